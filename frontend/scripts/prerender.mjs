// Writes an HTML file for each page that the API doesn't render, so that visitors can read pages before scripts load,
// or without JavaScript. Also writes the files that the API needs to render the other pages.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const DIST = new URL('../dist/', import.meta.url);
const PAGES = new URL('../dist-pages/', import.meta.url);
const NGINX = new URL('../dist-nginx/', import.meta.url);
const { nginxHeaders, renderFiles, shellsOf } = createRequire(import.meta.url)(
  fileURLToPath(new URL('render.cjs', PAGES)),
);
const MANIFEST = new URL('.vite/', DIST);
/** @param {string} file */
const readBuiltFile = (file) => readFileSync(new URL(file, DIST), 'utf8');
const build = {
  template: readBuiltFile('index.html'),
  manifest: JSON.parse(readFileSync(new URL('manifest.json', MANIFEST), 'utf8')),
  read: readBuiltFile,
};

const rendered = await renderFiles(build);
const files = Object.entries(rendered);
for (const [name, text] of files) {
  const file = new URL(name, DIST);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
mkdirSync(NGINX, { recursive: true });
writeFileSync(new URL('site-headers.conf', NGINX), nginxHeaders(Object.values(rendered)));
writeFileSync(new URL('shells.json', PAGES), JSON.stringify(shellsOf(build)));
for (const name of ['404.html', 'unavailable.html']) {
  copyFileSync(new URL(name, DIST), new URL(name, PAGES));
}
rmSync(MANIFEST, { recursive: true });
console.log(`Rendered ${files.length} files.`);
