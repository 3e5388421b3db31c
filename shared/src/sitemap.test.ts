import { SITE_LANGUAGE_CODES, SITE_LANGUAGES } from './site-languages.ts';
import { toSitemap } from './sitemap.ts';

it('lists each page in each language, with links to all its languages', () => {
  const sitemap = toSitemap(['/', '/about']);
  const urls = [...sitemap.matchAll(/<url>.*<\/url>/g)].map(([url]) => url);
  const locations = urls.map((url) => /<loc>\{\{origin\}\}([^<]*)<\/loc>/.exec(url)?.[1]);
  const otherCodes = SITE_LANGUAGE_CODES.filter((code) => code !== 'en');
  expect(locations).toEqual([
    '/',
    ...otherCodes.map((code) => `/${code}/`),
    '/about',
    ...otherCodes.map((code) => `/${code}/about`),
  ]);
  for (const url of urls.slice(SITE_LANGUAGE_CODES.length)) {
    const links = [...url.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(links.map(([, tag, href]) => [tag, href])).toEqual([
      ...Object.values(SITE_LANGUAGES).map(({ tag }, index) => [
        tag,
        `{{origin}}${locations[SITE_LANGUAGE_CODES.length + index] ?? ''}`,
      ]),
      ['x-default', '{{origin}}/about'],
    ]);
  }
});
