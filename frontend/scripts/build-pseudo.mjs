// @ts-check
// Builds the site in the pseudo-language, for tests: build-pseudo.mjs FOLDER.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PSEUDO } from './site-language.mjs';

const [, , name] = process.argv;
if (name === undefined) throw new Error('Name a folder.');
const folder = resolve(name);
const root = fileURLToPath(new URL('../site/', import.meta.url));
process.env.NODE_ENV = 'production';
process.env.SITE_LANGUAGE = PSEUDO;

await build({ root, logLevel: 'warn', build: { outDir: join(folder, 'site') } });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'rendering/render.tsx', outDir: join(folder, 'pages') },
});

/** @param {string} file */
const read = (file) => readFileSync(join(folder, 'site', file), 'utf8');
const output = {
  template: read('index.html'),
  manifest: JSON.parse(read('.vite/manifest.json')),
  read,
};
const { renderFiles, shellsOf } = createRequire(import.meta.url)(join(folder, 'pages/render.cjs'));
for (const [file, text] of Object.entries(await renderFiles(output))) {
  const path = join(folder, 'site', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
writeFileSync(join(folder, 'pages/shells.json'), JSON.stringify(shellsOf(output)));
