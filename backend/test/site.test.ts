import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useApp } from './support/app';
import { expectProblem } from './support/problems';
import { sendRaw } from './support/raw';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(folder, 'site');
mkdirSync(join(site, 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'not of the site');
for (const [file, text] of Object.entries({
  'index.html': 'the home page',
  'about.html': 'the about page',
  '404.html': 'no such page',
  'robots.txt': 'User-agent: *',
  'assets/app-1234.js': 'start()',
})) {
  writeFileSync(join(site, file), text);
}
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the built site, served by the API itself', () => {
  const app = useApp({ SITE_DIR: site });

  it.each([
    ['/', 'the home page', 'text/html'],
    ['/about', 'the about page', 'text/html'],
    ['/about?from=home', 'the about page', 'text/html'],
    ['/robots.txt', 'User-agent: *', 'text/plain'],
    ['/assets/app-1234.js', 'start()', 'javascript'],
  ])('%s is "%s"', async (path, text, type) => {
    const answer = await app.visitor().get(path);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps what has a name of its own for good, and asks for the rest each time', async () => {
    const asset = await app.visitor().get('/assets/app-1234.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await app.visitor().get('/about')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/nothing', '/about/more', '/assets', '/assets/', '/index.html.bak'])(
    'has a page for %s, where nothing is',
    async (path) => {
      const answer = await app.visitor().get(path);
      expect(answer).toMatchObject({ status: 404, text: 'no such page' });
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  it('has one address for a page', async () => {
    const answer = await app.visitor().get('/about/');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/about');
  });

  it('leaves the API as it is', async () => {
    expectProblem(await app.visitor().get('/api'), 404);
    expect((await app.visitor().get('/api/all')).status).toBe(200);
    expectProblem(await app.visitor().get('/api/nothing'), 404);
    expectProblem(await app.visitor().post('/about', {}), 404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
    'reaches nothing outside its folder: %s',
    async (path) => {
      const answer = await sendRaw(
        app.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toContain('not of the site');
    },
  );
});
