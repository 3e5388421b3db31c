// Writes an HTML file for each page, so that pages can be read before, and without, any script.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const RENDERER = new URL('../node_modules/.prerender/', import.meta.url);
const { pages, renderPage } = await import(new URL('prerender.mjs', RENDERER).href);
const template = readFileSync(new URL('index.html', DIST), 'utf8');

for (const { path, file, title, description } of pages) {
  const html = await renderPage(path);
  const head = `<title>${escape(title)}</title>\n    <meta name="description" content="${escape(description)}" />`;
  writeFileSync(
    new URL(file, DIST),
    // Functions, since a text may hold what replace() takes for a placeholder.
    template.replace('<!--head-->', () => head).replace('<!--page-->', () => html),
  );
}
rmSync(RENDERER, { recursive: true });
console.log(`Rendered ${pages.length} pages to HTML.`);

function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
