// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../', import.meta.url));
const ENGLISH_TEXTS = /\.en\.ts$/;
const ENGLISH_WORDS = /\/shared\/src\/words\/en\//;

/**
 * Replaces the English texts with those of another language: `site/tours/texts.en.ts` with
 * `languages/de/site/tours/texts.ts`, and `shared/src/words/en/` with `shared/src/words/de/`.
 *
 * @param {string} language a key of SITE_LANGUAGES
 * @returns {import('vite').Plugin}
 */
export function siteLanguage(language) {
  return {
    name: 'site-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !importer || !/\.en$|\/en\//.test(source)) return null;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = english && translationOf(english.id, language);
      if (!file) return null;
      if (!existsSync(file)) this.error(`The language ${language} lacks ${file}.`);
      return file;
    },
  };
}

/**
 * @param {string} file the path of a module
 * @param {string} language
 */
function translationOf(file, language) {
  if (ENGLISH_WORDS.test(file)) return file.replace('/words/en/', `/words/${language}/`);
  if (!file.startsWith(FRONTEND) || !ENGLISH_TEXTS.test(file)) return undefined;
  const name = file.slice(FRONTEND.length).replace(ENGLISH_TEXTS, '.ts');
  return `${FRONTEND}languages/${language}/${name}`;
}
