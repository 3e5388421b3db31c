// Builds the site once for each language, and writes an HTML file for each page that the API doesn't render, so that
// visitors can read pages before scripts load, or without JavaScript. Also writes the files that the API needs to render
// the other pages.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const FRONTEND = new URL('../', import.meta.url);
const SITE = fileURLToPath(new URL('site/', FRONTEND));
const DIST = new URL('dist/', FRONTEND);
const PAGES = new URL('dist-pages/', FRONTEND);
const NGINX = new URL('dist-nginx/', FRONTEND);
/** The build of one language. Its scripts, styles, and pictures move to DIST. */
const PART = new URL('dist-language/', FRONTEND);
const requireBuilt = createRequire(import.meta.url);

/** @type {{ module: typeof import('../../shared/src/site-languages.ts') }} */
const { module: languages } = await runnerImport(
  fileURLToPath(new URL('../shared/src/site-languages.ts', FRONTEND)),
);

// Importing a module made Vite choose development.
process.env.NODE_ENV = 'production';
for (const folder of [DIST, PAGES, NGINX, PART]) rmSync(folder, { recursive: true, force: true });
const pages = [];
for (const language of languages.SITE_LANGUAGE_CODES) {
  process.env.SITE_LANGUAGE = language;
  await build({ root: SITE, logLevel: 'warn' });
  await build({ root: SITE, logLevel: 'warn', build: { ssr: 'rendering/render.tsx' } });
  const rendered = await renderPages(language);
  pages.push(...Object.values(rendered));
  console.log(`Rendered ${Object.keys(rendered).length} files in the language ${language}.`);
}
mkdirSync(NGINX, { recursive: true });
const { nginxHeaders } = requireBuilt(fileURLToPath(new URL('en/render.cjs', PAGES)));
writeFileSync(new URL('site-headers.conf', NGINX), nginxHeaders(pages));

/**
 * Renders the pages of a language, and moves its files to DIST.
 *
 * @param {string} language
 */
async function renderPages(language) {
  /** @param {string} file */
  const read = (file) => readFileSync(new URL(file, PART), 'utf8');
  const output = {
    template: read('index.html'),
    manifest: JSON.parse(read('.vite/manifest.json')),
    read,
  };
  const folder = new URL(`${language}/`, PAGES);
  const { renderFiles, shellsOf } = requireBuilt(fileURLToPath(new URL('render.cjs', folder)));
  /** @type {Record<string, string>} */
  const rendered = await renderFiles(output);
  writeFileSync(new URL('shells.json', folder), JSON.stringify(shellsOf(output)));
  for (const name of ['.vite', 'index.html']) rmSync(new URL(name, PART), { recursive: true });
  // Files that the languages share have the same name and content.
  cpSync(PART, DIST, { recursive: true });
  rmSync(PART, { recursive: true });
  for (const [name, text] of Object.entries(rendered)) {
    const file = new URL(name, DIST);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
  const root = language === 'en' ? DIST : new URL(`${language}/`, DIST);
  for (const name of ['404.html', 'unavailable.html']) {
    copyFileSync(new URL(name, root), new URL(name, folder));
  }
  return rendered;
}
