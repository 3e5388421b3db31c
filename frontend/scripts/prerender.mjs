// Writes an HTML file for each page, so that pages can be read before, and without, any script.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const RENDERER = new URL('../node_modules/.prerender/', import.meta.url);
const { renderFiles } = await import(new URL('prerender.mjs', RENDERER).href);
const template = readFileSync(new URL('index.html', DIST), 'utf8');

const files = Object.entries(renderFiles(template));
for (const [name, text] of files) writeFileSync(new URL(name, DIST), text);
rmSync(RENDERER, { recursive: true });
console.log(`Rendered ${files.length} files.`);
