// Writes an HTML file for each page, so that pages can be read before, and without, any script.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const RENDERER = new URL('../node_modules/.prerender/', import.meta.url);
const NGINX = new URL('../dist-nginx/', import.meta.url);
const { nginxHeaders, renderFiles } = await import(new URL('prerender.mjs', RENDERER).href);
const template = readFileSync(new URL('index.html', DIST), 'utf8');
const MANIFEST = new URL('.vite/', DIST);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', MANIFEST), 'utf8'));
// In the pages themselves: nothing can be seen before the styles are there.
const styles = new URL(manifest['style.css'].file, DIST);

const rendered = await renderFiles(template, readFileSync(styles, 'utf8').trim(), manifest);
const files = Object.entries(rendered);
for (const [name, text] of files) writeFileSync(new URL(name, DIST), text);
mkdirSync(NGINX, { recursive: true });
writeFileSync(new URL('site-headers.conf', NGINX), nginxHeaders(rendered['index.html']));
for (const source of [RENDERER, MANIFEST, styles]) rmSync(source, { recursive: true });
console.log(`Rendered ${files.length} files.`);
