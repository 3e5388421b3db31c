import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';

/** The files that the site's build provides to the API, with a fake renderer that returns its input. */
const filesIn = (language: SiteLanguage) => ({
  'render.cjs': `let count = 0;
    exports.renderPage = async (shells, name, pathname, data) => {
      if (JSON.stringify(data).includes('breaks the renderer')) throw new Error('broken');
      count += 1;
      return JSON.stringify({ language: '${language}', count, shell: shells[name].template, pathname, data, origin: '{{origin}}' });
    };
    exports.coverOf = ({ place }) => ({ src: '/cover.png', type: 'image/png', rel: 'COVER', title: place, width: 1200, height: 630 });
    exports.renderMap = ({ id }) => (id.startsWith('day.') ? '<svg id="' + id + '"/>' : undefined);
    exports.renderToursMap = (tours) => JSON.stringify(tours.map(({ locations: [start] }) => start));`,
  'shells.json': JSON.stringify({
    tours: { template: '<style>ul{}</style>' },
    tour: { template: '<style>ol{}</style>' },
  }),
  '404.html': `<style>a{}</style>no such page in ${language}`,
  'unavailable.html': `<style>a{}</style>back in a moment in ${language}`,
});

/**
 * Makes a folder for `PAGES_DIR`. The caller has to remove it.
 *
 * @param files the files of each language; by default, fake pages that name their language
 */
export function makePagesFolder(files?: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const language of SITE_LANGUAGE_CODES) {
    mkdirSync(join(folder, language));
    for (const [name, text] of Object.entries(files ?? filesIn(language))) {
      writeFileSync(join(folder, language, name), text);
    }
  }
  return folder;
}
