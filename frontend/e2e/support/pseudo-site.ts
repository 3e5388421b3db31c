import type { Page, Route } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toPseudo } from '../../scripts/pseudo.mjs';

interface Renderer {
  renderPage: (shells: unknown, name: string, path: string, data: unknown) => Promise<string>;
}

/** The fields of the API's responses with the guide's texts. */
const TEXT_FIELDS =
  /^(title|shortDescription|description|question|answer|detour|restrooms|meetingPoint|note|reason|name)$/;

/** The site in the pseudo-language, with the running site's data. */
export class PseudoSite {
  private readonly folder = mkdtempSync(join(tmpdir(), 'pseudo-'));
  private renderer: Renderer | undefined;
  private shells: unknown;

  async build(): Promise<void> {
    // npm runs Playwright in the frontend's folder.
    await promisify(execFile)(process.execPath, ['scripts/build-pseudo.mjs', this.folder]);
    const bundle = (await import(join(this.folder, 'pages/render.cjs'))) as { default: Renderer };
    this.renderer = bundle.default;
    this.shells = JSON.parse(readFileSync(join(this.folder, 'pages/shells.json'), 'utf8'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Shows the site's pages in the pseudo-language. */
  async open(page: Page): Promise<void> {
    await page.route('**/*', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) await this.respond(route);
      else if (request.resourceType() === 'document') await this.showPage(route, pathname);
      else if (existsSync(join(this.folder, 'site', pathname))) {
        await route.fulfill({ path: join(this.folder, 'site', pathname) });
      } else await route.continue();
    });
  }

  /** Sends a response of the API with the guide's texts in the pseudo-language. */
  private async respond(route: Route): Promise<void> {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!isJson) await route.fulfill({ response });
    else await route.fulfill({ response, json: translateData(await response.json()) });
  }

  private async showPage(route: Route, path: string): Promise<void> {
    const response = await route.fetch();
    const html = await response.text();
    const [, data] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    const text =
      data === undefined || data === 'null'
        ? this.read(response.status() === 404 ? '404.html' : fileOf(path))
        : await this.render(path, JSON.parse(data));
    const filled = text
      .replaceAll('{{origin}}', new URL(route.request().url()).origin)
      // The English page has the other placeholders' values as attributes.
      .replaceAll(/\{\{([\w-]+)\}\}/g, (placeholder, name: string) => {
        const [, value = placeholder] = new RegExp(`data-${name}="([^"]*)"`).exec(html) ?? [];
        return value;
      });
    await route.fulfill({ response, body: filled });
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, 'site', file), 'utf8');
  }

  private render(path: string, data: unknown): Promise<string> {
    if (!this.renderer) throw new Error('The pseudo-language isn’t built yet.');
    const name = path === '/tours' ? 'tours' : 'tour';
    return this.renderer.renderPage(this.shells, name, path, translateData(data));
  }
}

/** Returns the built file of a page. */
function fileOf(path: string): string {
  if (path.startsWith('/booking/')) return 'booking/index.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Translates the guide's texts in a response. A tour's short name is its place. */
function translateData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(translateData);
  if (data === null || typeof data !== 'object') return data;
  const entries = Object.entries(data).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && TEXT_FIELDS.test(key)
      ? value.split('\n\n').map(toPseudo).join('\n\n')
      : translateData(value),
  ]);
  const translated = Object.fromEntries(entries) as Record<string, unknown>;
  const { place } = translated;
  return typeof place === 'string' ? { ...translated, placeName: toPseudo(place) } : translated;
}
