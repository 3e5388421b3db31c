// Writes an HTML file for each page, so that pages can be read before, and without, any script.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const RENDERER = new URL('../node_modules/.prerender/', import.meta.url);
const { renderFiles } = await import(new URL('prerender.mjs', RENDERER).href);
const template = readFileSync(new URL('index.html', DIST), 'utf8');
const MANIFEST = new URL('.vite/', DIST);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', MANIFEST), 'utf8'));

const files = Object.entries(await renderFiles(template, manifest));
for (const [name, text] of files) writeFileSync(new URL(name, DIST), text);
for (const folder of [RENDERER, MANIFEST]) rmSync(folder, { recursive: true });
console.log(`Rendered ${files.length} files.`);
