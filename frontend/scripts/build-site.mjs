// Builds the site once for each language, and writes an HTML file for each page that the API doesn't render, so that
// visitors can read pages before scripts load, or without JavaScript. Also writes the files that the API needs to render
// the other pages.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { renderBuild, writeFiles } from './render-build.mjs';

const FRONTEND = fileURLToPath(new URL('../', import.meta.url));
const SITE = join(FRONTEND, 'site');
const DIST = join(FRONTEND, 'dist');
const PAGES = join(FRONTEND, 'dist-pages');
const NGINX = join(FRONTEND, 'dist-nginx');
/** The build of one language, until its scripts, styles, and pictures move to DIST. */
const LANGUAGE_DIST = join(FRONTEND, 'dist-language');

/** @type {{ module: typeof import('../../shared/src/site-languages.ts') }} */
const { module: languages } = await runnerImport(
  join(FRONTEND, 'node_modules/shared/src/site-languages.ts'),
);

// runnerImport() has set NODE_ENV to development.
process.env.NODE_ENV = 'production';
for (const folder of [DIST, PAGES, NGINX, LANGUAGE_DIST])
  rmSync(folder, { recursive: true, force: true });
const pages = [];
for (const language of languages.SITE_LANGUAGE_CODES) {
  process.env.SITE_LANGUAGE = language;
  await build({ root: SITE, logLevel: 'warn' });
  await build({ root: SITE, logLevel: 'warn', build: { ssr: 'rendering/render.tsx' } });
  const renderedFiles = await renderPages(language);
  pages.push(...Object.values(renderedFiles));
  console.log(`Rendered ${Object.keys(renderedFiles).length} files in the language ${language}.`);
}
mkdirSync(NGINX, { recursive: true });
const { nginxHeaders } = createRequire(import.meta.url)(join(PAGES, 'en/render.cjs'));
writeFileSync(join(NGINX, 'site-headers.conf'), nginxHeaders(pages));

/**
 * Renders the pages of a language, and moves the language's files to DIST.
 *
 * @param {string} language
 */
async function renderPages(language) {
  const folder = join(PAGES, language);
  const renderedFiles = await renderBuild(LANGUAGE_DIST, folder);
  for (const name of ['.vite', 'index.html'])
    rmSync(join(LANGUAGE_DIST, name), { recursive: true });
  // Files that the languages share have the same name and content.
  cpSync(LANGUAGE_DIST, DIST, { recursive: true });
  rmSync(LANGUAGE_DIST, { recursive: true });
  writeFiles(DIST, renderedFiles);
  const root = language === 'en' ? DIST : join(DIST, language);
  for (const name of ['404.html', 'unavailable.html']) {
    copyFileSync(join(root, name), join(folder, name));
  }
  return renderedFiles;
}
