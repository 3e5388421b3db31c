import type { Locator, Page } from '@playwright/test';
import { alternatesOf } from 'shared/alternates';
import { localizedPath, SITE_LANGUAGE_CODES, splitLanguage } from 'shared/site-languages';
import { builtPages, expectSignedOut, openMenu, pages } from './support/site';
import { expect, test } from './support/test';

interface StructuredData {
  '@type': string;
  '@id': string;
  name: string;
  telephone?: string;
  email?: string;
  url?: string;
  inLanguage?: string;
  itemListElement?: { url: string }[];
}

/** The tours' social preview images. All other pages share one image. */
const SOCIAL_IMAGES: Record<string, string> = {
  '/tours/brooklyn-bridge': '/social/brooklyn-bridge.png',
  '/tours/times-square-by-night': '/social/times-square-by-night.png',
};

test('every page opens with a title, a description, a canonical URL, Open Graph tags, and structured data', async ({
  page,
  baseURL,
}) => {
  const uniqueTexts = new Set<string>();
  for (const { path, title, text } of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectSignedOut(page);
    const html = (await response?.text()) ?? '';
    expect(html, path).not.toContain('{{');
    const url = new URL(path, baseURL).href;
    const description = await contentOf(page, 'meta[name="description"]');
    expect(description.length, path).toBeGreaterThan(20);
    await expectCanonical(page, url);
    expect(await openGraphOf(page), path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:type': 'website',
      'og:image': new URL(SOCIAL_IMAGES[path] ?? '/social.png', baseURL).href,
      'og:image:alt': expect.stringMatching(/ walk /),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:site_name': 'New York on Foot',
      'og:locale': 'en_US',
    });
    expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const image = await page.request.get(await contentOf(page, 'meta[property="og:image"]'));
    expect(image.headers()['content-type'], path).toBe('image/png');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    uniqueTexts.add(title).add(description);

    const [business, webPage, ...others] = await structuredDataOf(page);
    expect(business, path).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'New York on Foot',
      telephone: await page.locator('html').getAttribute('data-phone'),
      email: await page.locator('html').getAttribute('data-email'),
      url: new URL('/', baseURL).href,
      address: { addressLocality: 'New York', addressCountry: 'US' },
    });
    expect(webPage, path).toMatchObject({ '@type': 'WebPage', inLanguage: 'en' });
    // Prerendered pages can't list the tours, because the guide can change the tours.
    if (builtPages.some((built) => built.path === path)) expect(others, path).toEqual([]);
  }
  expect(uniqueTexts.size).toBe(2 * pages.length);
});

test('the structured data of the list of tours describes each tour', async ({ page }) => {
  // A test that runs at the same time may add a tour.
  await expect(async () => {
    const tours = (await (await page.request.get('/api/tours')).json()) as { title: string }[];
    await page.goto('/tours');
    const [, , list] = await structuredDataOf(page);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: tours.length,
      itemListElement: tours.map(({ title }) => ({ '@type': 'ListItem', name: title })),
    });
    for (const { url } of list?.itemListElement ?? []) {
      await expect(await page.request.get(url)).toBeOK();
    }
  }).toPass();
});

for (const [language, tag, openGraphLocale] of [
  ['de', 'de', 'de_DE'],
  ['zh', 'zh-Hans', 'zh_CN'],
] as const) {
  test(`the heads of pages in ${language} have the language, and links to the other languages`, async ({
    page,
    baseURL,
  }) => {
    for (const path of ['/', '/about', '/tours', '/tours/brooklyn-bridge']) {
      await page.goto(localizedPath('en', path));
      const [englishTitle, englishAlternates] = [await page.title(), await alternatesOn(page)];
      await page.goto(localizedPath(language, path));
      const url = new URL(localizedPath(language, path), baseURL).href;
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      if (path !== '/') expect(await page.title()).not.toBe(englishTitle);
      await expectCanonical(page, url);
      expect(await openGraphOf(page), path).toMatchObject({
        'og:url': url,
        'og:locale': openGraphLocale,
      });
      const alternates = await alternatesOn(page);
      expect(alternates).toEqual(
        alternatesOf('', path).map(({ hrefLang, href }) => [hrefLang, new URL(href, baseURL).href]),
      );
      expect(alternates).toEqual(englishAlternates);
      const [business, webPage, ...others] = await structuredDataOf(page);
      expect(business?.url).toBe(new URL(localizedPath(language, '/'), baseURL).href);
      expect(webPage).toMatchObject({ '@type': 'WebPage', url, inLanguage: tag });
      for (const { url: link } of others[0]?.itemListElement ?? []) {
        expect(splitLanguage(new URL(link).pathname).language).toBe(language);
      }
    }
  });

  test(`pages in ${language} that don’t exist are in ${language}, and aren’t indexed`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/404/);
    for (const path of ['/nowhere', '/tours/nowhere']) {
      const response = await page.goto(localizedPath(language, path));
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
        'href',
        localizedPath(language, '/'),
      );
    }
  });
}

test('navigation updates the page’s head', async ({ page, expectErrors, baseURL }) => {
  expectErrors(/404/);
  await page.goto('/nowhere');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expectCanonical(page, new URL('/', baseURL).href);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  const homeDescription = await contentOf(page, 'meta[name="description"]');
  await openMenu(page);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expectCanonical(page, new URL('/contact', baseURL).href);
  const description = await contentOf(page, 'meta[name="description"]');
  expect(description).not.toBe(homeDescription);
  // A fresh load of the page has the same description.
  await page.reload();
  expect(await contentOf(page, 'meta[name="description"]')).toBe(description);

  await page.goBack();
  await expectCanonical(page, new URL('/', baseURL).href);
});

test('the phone, the email, and the city are links after a load and after navigation', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const readLinks = () =>
    main
      .locator('dd a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  await page.goto('/contact');
  const linksAfterLoad = await readLinks();
  await page.goto('/about');
  await openMenu(page);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expect(main.getByText('New York, USA', { exact: true })).toBeVisible();
  expect(await readLinks()).toEqual(linksAfterLoad);
  expect(linksAfterLoad).toEqual([
    [expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^[\d ().+-]+$/)],
    [expect.stringMatching(/^mailto:[^@]+@[^@]+$/), expect.stringMatching(/^[^@]+@[^@]+$/)],
    [expect.stringMatching(/^https:.*New%20York%2C%20USA$/), 'New York, USA'],
  ]);
  // The transition between pages covers the links at first.
  await expect(async () => {
    for (const link of await main.locator('dd a').all()) await expectLargeTarget(link);
  }).toPass({ timeout: 5000 });
});

test('robots.txt excludes the API, and links to sitemaps that list every indexed page', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect((await robots.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseURL).href}`,
    `Sitemap: ${new URL('/tours/sitemap.xml', baseURL).href}`,
    '',
  ]);
  const urlsIn = async (sitemap: string) => {
    const response = await request.get(sitemap);
    expect(response.headers()['content-type']).toContain('text/xml');
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  };
  const paths = builtPages.map(({ path }) => path).filter((path) => !path.startsWith('/sign'));
  const inAllLanguages = (path: string) =>
    SITE_LANGUAGE_CODES.map((code) => new URL(localizedPath(code, path), baseURL).href);
  expect(await urlsIn('/sitemap.xml')).toEqual(paths.flatMap(inAllLanguages));
  const tours = await urlsIn('/tours/sitemap.xml');
  expect(tours).toHaveLength(16 * SITE_LANGUAGE_CODES.length);
  for (const url of tours) await expect(await request.get(url ?? '')).toBeOK();
});

test('search engines don’t index the console', async ({ page }) => {
  await page.goto('/guide/', { waitUntil: 'networkidle' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
});

async function expectCanonical(page: Page, url: string): Promise<void> {
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', url);
}

/** Expects taps 21 pixels above and below the link's center to hit the link. */
async function expectLargeTarget(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const hits = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [-21, 0, 21].map((offset) =>
      element.contains(document.elementFromPoint(x + width / 2, y + height / 2 + offset)),
    );
  });
  expect(hits).toEqual([true, true, true]);
}

/** Returns the languages and URLs of a page's alternate links. */
function alternatesOn(page: Page): Promise<(string | null)[][]> {
  return page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
}

async function contentOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('content')) ?? '';
}

async function openGraphOf(page: Page): Promise<Record<string, string>> {
  const tags = await page
    .locator('meta[property]')
    .evaluateAll((all) =>
      all.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')] as const),
    );
  return Object.fromEntries(tags) as Record<string, string>;
}

async function structuredDataOf(page: Page): Promise<StructuredData[]> {
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const data = JSON.parse(text) as { '@context': string; '@graph': StructuredData[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
