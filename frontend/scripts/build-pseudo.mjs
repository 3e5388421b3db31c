// @ts-check
// Builds the site in the pseudo-language, for tests: build-pseudo.mjs FOLDER.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { renderBuild, writeFiles } from './render-build.mjs';
import { PSEUDO } from './site-language.mjs';

const [, , folderName] = process.argv;
if (folderName === undefined) throw new Error('Usage: build-pseudo.mjs FOLDER');
const folder = resolve(folderName);
const root = fileURLToPath(new URL('../site/', import.meta.url));
process.env.NODE_ENV = 'production';
process.env.SITE_LANGUAGE = PSEUDO;

await build({ root, logLevel: 'warn', build: { outDir: join(folder, 'site') } });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'rendering/render.tsx', outDir: join(folder, 'pages') },
});

const site = join(folder, 'site');
writeFiles(site, await renderBuild(site, join(folder, 'pages')));
