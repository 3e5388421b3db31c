// @ts-check
// Renders the pages of a build of the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const requireBuilt = createRequire(import.meta.url);

/**
 * Renders the pages that the API doesn't render, and writes `shells.json`, which the API needs to render the others.
 *
 * @param {string} site the folder with the build's scripts, styles, and template
 * @param {string} pages the folder with the build's renderer
 * @returns {Promise<Record<string, string>>} the pages, keyed by file name
 */
export async function renderBuild(site, pages) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(site, file), 'utf8');
  const build = {
    template: read('index.html'),
    manifest: JSON.parse(read('.vite/manifest.json')),
    read,
  };
  const { renderFiles, shellsOf } = requireBuilt(join(pages, 'render.cjs'));
  writeFileSync(join(pages, 'shells.json'), JSON.stringify(shellsOf(build)));
  return renderFiles(build);
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files keyed by name
 */
export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
