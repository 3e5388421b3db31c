import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLACEHOLDERS } from 'shared/placeholders';
import { localizedPath, SITE_LANGUAGE_CODES } from 'shared/site-languages';
import { useApp } from './support/app';
import { expectProblem } from './support/problems';
import { sendRaw } from './support/raw';

const NOT_FOUND_PAGE = 'no such page<style>p { margin: 0 }</style>';
const parentFolder = mkdtempSync(join(tmpdir(), 'site-'));
const siteFolder = join(parentFolder, 'site');
mkdirSync(join(siteFolder, 'assets', 'places'), { recursive: true });
mkdirSync(join(siteFolder, 'guide', 'assets'), { recursive: true });
for (const language of SITE_LANGUAGE_CODES) {
  const languageFolder = join(siteFolder, localizedPath(language, '/'));
  mkdirSync(join(languageFolder, 'booking'), { recursive: true });
  if (language === 'en') continue;
  writeFileSync(join(languageFolder, 'index.html'), `the home page in ${language}`);
  writeFileSync(join(languageFolder, 'about.html'), `the about page in ${language}`);
  writeFileSync(join(languageFolder, '404.html'), `no such page in ${language}`);
  writeFileSync(join(languageFolder, 'booking', 'index.html'), `the ticket in ${language}`);
}
writeFileSync(join(parentFolder, 'secret.txt'), 'outside the site');
for (const [file, text] of Object.entries({
  'index.html': 'the home page',
  'about.html': 'the about page',
  'gallery.html': '<style>p { margin: 0 }</style>the gallery<style>a { margin: 0 }</style>',
  'contact.html': Object.values(PLACEHOLDERS).join(' | '),
  '404.html': NOT_FOUND_PAGE,
  'robots.txt': `Sitemap: ${PLACEHOLDERS.origin}/sitemap.xml`,
  'sitemap.xml': `<loc>${PLACEHOLDERS.origin}/about</loc>`,
  'assets/app-1234.js': 'start()',
  'booking/index.html': 'the ticket',
  'guide/index.html': 'the console',
  'guide/worker.js': 'addEventListener()',
  'guide/assets/index-1234.js': 'console()',
  'guide/console.webmanifest': '{}',
  'site.webmanifest': `{"name":"${PLACEHOLDERS.siteName}"}`,
  'assets/places/soho-1234.svg': '<svg/>',
  'assets/hero-1234-800.avif': 'a photograph',
  'assets/hero-1234-800.webp': 'a photograph',
  'assets/hero-1234-800.jpeg': 'a photograph',
  'social.png': 'a preview',
})) {
  writeFileSync(join(siteFolder, file), text);
}
afterAll(() => {
  rmSync(parentFolder, { recursive: true });
});

describe('the built site, served by the API itself', () => {
  const app = useApp({ SITE_DIR: siteFolder });

  it.each([
    ['/', 'the home page', 'text/html'],
    ['/about', 'the about page', 'text/html'],
    ['/about?from=home', 'the about page', 'text/html'],
    ['/de/', 'the home page in de', 'text/html'],
    ['/zh/about', 'the about page in zh', 'text/html'],
    ['/zh/booking/65f0c0ffee0123456789abcd', 'the ticket in zh', 'text/html'],
    ['/assets/app-1234.js', 'start()', 'javascript'],
    ['/booking/65f0c0ffee0123456789abcd', 'the ticket', 'text/html'],
    ['/booking/65f0c0ffee0123456789abcd?from=mail', 'the ticket', 'text/html'],
    ['/guide/', 'the console', 'text/html'],
    ['/guide/?date=2026-11-23', 'the console', 'text/html'],
    ['/guide/days/2026-11-23', 'the console', 'text/html'],
    ['/guide/days/', 'the console', 'text/html'],
    ['/guide/tours/day.soho', 'the console', 'text/html'],
    ['/guide/assets', 'the console', 'text/html'],
    ['/guide/worker.js', 'addEventListener()', 'javascript'],
    ['/guide/console.webmanifest', '{}', 'application/manifest+json'],
    ['/site.webmanifest', '{"name":"New York on Foot"}', 'application/manifest+json'],
    ['/guide/assets/index-1234.js', 'console()', 'javascript'],
  ])('responds to %s with the text "%s" as %s', async (path, text, type) => {
    const response = await app.visitor().get(path);
    expect(response).toMatchObject({ status: 200, text });
    expect(response.headers.get('content-type')).toContain(type);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    // Each style's hash appears once. It is computed like this:
    // printf 'p { margin: 0 }' | openssl dgst -sha256 -binary | base64
    const [, hashes] = /style-src 'self' ([^;]*);/.exec(policy ?? '') ?? [];
    expect(hashes?.split(' ').toSorted()).toEqual([
      "'sha256-7IWhgxoOGTB5NQzjGk9OPt0FwhVeBvZGoWgF9xLLh8c='",
      "'sha256-yClh5PP/mLPbQGfaAGgaFeSoebke8qw8eJCdaipUuLQ='",
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/assets/places/soho-1234.svg', 'image/svg+xml'],
    ['/assets/hero-1234-800.avif', 'image/avif'],
    ['/assets/hero-1234-800.webp', 'image/webp'],
    ['/assets/hero-1234-800.jpeg', 'image/jpeg'],
    ['/social.png', 'image/png'],
  ])('serves the picture %s as %s', async (path, type) => {
    const response = await app.visitor().get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('lets browsers cache files with a hash in their names permanently, and revalidate others', async () => {
    for (const path of ['/assets/app-1234.js', '/guide/assets/index-1234.js']) {
      const asset = await app.visitor().get(path);
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/about', '/guide/', '/guide/days', '/guide/worker.js']) {
      const response = await app.visitor().get(path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each([
    '/nothing',
    '/about/more',
    '/assets',
    '/assets/',
    '/index.html.bak',
    '/404',
    '/404.html',
    '/booking',
    '/booking/',
    '/booking/index.html',
    '/booking/65f0c0ffee0123456789abc',
    '/booking/65F0C0FFEE0123456789ABCD',
    '/booking/65f0c0ffee0123456789abcd/more',
    '/guide.html',
    '/xx',
    '/xx/',
    '/xx/about',
    '/en/about',
    '/DE/about',
    '/guides/',
    '/guide/index.html',
    '/guide/days.html',
    '/guide/other.js',
    '/guide/assets/',
    '/guide/assets/index-5678.js',
    '/guide/assets/index-5678.png',
  ])('has a "not found" page for %s', async (path) => {
    const response = await app.visitor().get(path);
    expect(response).toMatchObject({ status: 404, text: NOT_FOUND_PAGE });
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it.each([
    ['/de/nothing', 'de'],
    ['/de/404', 'de'],
    ['/de/booking/', 'de'],
    ['/de/de/about', 'de'],
    ['/de/guide/', 'de'],
    ['/zh/about/more', 'zh'],
  ])('has a "not found" page for %s, in the language %s', async (path, language) => {
    const response = await app.visitor().get(path);
    expect(response).toMatchObject({ status: 404, text: `no such page in ${language}` });
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?from=paper', '/about?from=paper'],
    ['/de', '/de/'],
    ['/de/about/', '/de/about'],
    ['/de?from=paper', '/de/?from=paper'],
  ])('redirects %s to the canonical URL of the page', async (path, location) => {
    const response = await app.visitor().get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each([
    ['/guide', '/guide/'],
    ['/guide?date=2026-11-23&from=//example.com/', '/guide/?date=2026-11-23&from=//example.com/'],
    ['/%67uide?a', '/guide/?a'],
  ])('redirects %s to the console', async (path, location) => {
    const response = await app.visitor().get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each([
    '/guide//',
    '/guide//example.com/',
    '/guide/../secret.txt',
    '/guide/%2e%2e%2fsecret.txt',
  ])('shows the console for %s, without a redirect', async (path) => {
    const response = await sendRaw(app.port, rawRequest(path, 'Host: localhost'));
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/\r\n\r\nthe console$/);
  });

  it('fills in the site’s origin as the visitor sees it, and the contact data', async () => {
    const { port } = app;
    const contactPage = await app.visitor().get('/contact');
    expect(contactPage.text).toBe(
      `http://127.0.0.1:${String(port)} | New York on Foot | +1 212 555 0142 | hello@example.com | +12125550142 | 30`,
    );
    for (const [path, text, type] of [
      ['/robots.txt', `Sitemap: http://127.0.0.1:${String(port)}/sitemap.xml`, 'text/plain'],
      ['/sitemap.xml', `<loc>http://127.0.0.1:${String(port)}/about</loc>`, 'text/xml'],
    ] as const) {
      const response = await app.visitor().get(path);
      expect(response).toMatchObject({ status: 200, text });
      expect(response.headers.get('content-type')).toContain(type);
    }
  });

  it.each([
    ['tours.example.com', 'tours.example.com'],
    ['Tours.EXAMPLE.com:8443', 'tours.example.com:8443'],
    ['tours.example.com.', 'tours.example.com'],
    ['my_server', 'my_server'],
    ['192.0.2.7:80', '192.0.2.7:80'],
    ['[2001:DB8::7]', '[2001:db8::7]'],
    ['[::1]:8080', '[::1]:8080'],
  ])('accepts the host %s', async (host, origin) => {
    const response = await sendRaw(app.port, rawRequest('/robots.txt', `Host: ${host}`));
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toContain(`\r\n\r\nSitemap: http://${origin}/sitemap.xml`);
  });

  it.each([
    '',
    'example.com"><script>alert(1)</script>',
    "example.com'",
    'example.com/path',
    'user@example.com',
    'example.com, example.org',
    'example.com example.org',
    'example..com',
    '.example.com',
    'example.com:port',
    'example.com:123456',
    'exämple.com',
    '::1',
    '[::1',
    '[::1"]',
    '{{email}}',
    '$host',
    'example.com\r\nHost: example.org',
  ])('rejects the host %j', async (host) => {
    for (const path of ['/', '/about', '/guide/', '/robots.txt', '/nothing']) {
      const response = await sendRaw(app.port, rawRequest(path, `Host: ${host}`));
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toContain('\r\ncontent-type: application/problem+json');
      expect(response).toContain('"errorMessage":"The server can’t read this request."');
      expect(response).not.toContain('example');
    }
  });

  it('ignores headers about a different host or scheme', async () => {
    const { text } = await app.visitor().get('/robots.txt', {
      'X-Forwarded-Host': 'example.org',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=example.org;proto=https',
    });
    expect(text).toBe(`Sitemap: http://127.0.0.1:${String(app.port)}/sitemap.xml`);
  });

  it('sends a page again only if it has changed', async () => {
    const { headers } = await app.visitor().get('/contact');
    const etag = headers.get('etag') ?? '';
    for (const etags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await app.visitor().get('/contact', { 'If-None-Match': etags });
      expect(response).toMatchObject({ status: 304, text: '' });
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    const requestToOtherHost = rawRequest(
      '/contact',
      `Host: example.com\r\nIf-None-Match: ${etag}`,
    );
    expect(await sendRaw(app.port, requestToOtherHost)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('doesn’t serve pages at the API’s paths', async () => {
    expectProblem(await app.visitor().get('/api'), 404);
    expect((await app.visitor().get('/api/all')).status).toBe(200);
    expectProblem(await app.visitor().get('/api/nothing'), 404);
    expectProblem(await app.visitor().post('/about', {}), 404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
    'doesn’t serve %s, which is outside its folder',
    async (path) => {
      const response = await sendRaw(app.port, rawRequest(path, 'Host: localhost'));
      expect(response).toMatch(/^HTTP\/1\.1 404 /);
      expect(response).not.toContain('outside the site');
    },
  );
});

describe('the built site behind a proxy, with custom settings', () => {
  const app = useApp({
    SITE_DIR: siteFolder,
    TRUST_PROXY: '1',
    SITE_NAME: 'Mom’s Walks',
    CONTACT_PHONE: '(646) 555-0199',
    CONTACT_EMAIL: 'walks+site@tours.example.com',
    GUEST_DAYS: '7',
  });

  it.each([
    ['https', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
  ])(
    'treats the scheme %s from the proxy as %s, and ignores the forwarded host',
    async (forwardedScheme, scheme) => {
      const { text } = await app.visitor().get('/contact', {
        'X-Forwarded-Proto': forwardedScheme,
        'X-Forwarded-Host': 'example.org',
        'X-Forwarded-For': '192.0.2.7',
      });
      expect(text).toBe(
        `${scheme}://127.0.0.1:${String(app.port)} | Mom’s Walks | (646) 555-0199 | walks+site@tours.example.com | 6465550199 | 7`,
      );
    },
  );
});

function rawRequest(path: string, headers: string): string {
  return `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;
}
