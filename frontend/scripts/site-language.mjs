// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../', import.meta.url));
const ENGLISH_TEXT_FILE = /\.en\.ts$/;
const ENGLISH_WORD_FILE = /\/shared\/src\/words\/en\//;
/** A language for tests. It has no files: its texts are generated from the English ones. */
export const PSEUDO = 'pseudo';
const PSEUDO_PREFIX = '\0pseudo:';
/** Matches modules with formats instead of texts. They stay English in the pseudo-language. */
export const FORMAT_MODULE = /\/site\/texts\/(format|locale)\.en\.ts$/;

/**
 * Replaces the English texts with those of a different language: `site/tours/texts.en.ts` with
 * `languages/de/site/tours/texts.ts`, and `shared/src/words/en/` with `shared/src/words/de/`.
 *
 * @param {string} language a key of SITE_LANGUAGES, or PSEUDO
 * @returns {import('vite').Plugin}
 */
export function siteLanguage(language) {
  return {
    name: 'site-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !importer || !/\.en$|\/en\//.test(source)) return null;
      if (importer.startsWith(PSEUDO_PREFIX)) return null;
      const englishModule = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (englishModule && language === PSEUDO) return pseudoModuleId(englishModule.id, importer);
      const file = englishModule && translationOf(englishModule.id, language);
      if (!file) return null;
      if (!existsSync(file)) this.error(`The language ${language} lacks ${file}.`);
      return file;
    },
    load(id) {
      return id.startsWith(PSEUDO_PREFIX) ? pseudoCode(id.slice(PSEUDO_PREFIX.length)) : null;
    },
  };
}

/**
 * Returns the id of the pseudo-language's version of an English module; null if the importer gets the English module.
 *
 * @param {string} file the path of a module
 * @param {string} importer
 */
function pseudoModuleId(file, importer) {
  // English modules import each other untranslated, so that no part of a text is translated twice.
  const isText = (/** @type {string} */ path) =>
    ENGLISH_TEXT_FILE.test(path) || ENGLISH_WORD_FILE.test(path);
  return isText(file) && !isText(importer) && !FORMAT_MODULE.test(file)
    ? PSEUDO_PREFIX + file
    : null;
}

/**
 * Returns the code of a module that exports the translated texts of an English module.
 *
 * @param {string} file
 */
function pseudoCode(file) {
  const names = readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm);
  const exports = Array.from(
    names,
    ([, name]) => `export const ${name} = toPseudo(english.${name});`,
  );
  return [
    `import * as english from ${JSON.stringify(file)};`,
    `import { toPseudo } from ${JSON.stringify(`${FRONTEND}scripts/pseudo.mjs`)};`,
    ...exports,
  ].join('\n');
}

/**
 * Returns the path of the module that replaces an English one in a language; undefined if the module isn't replaced.
 *
 * @param {string} file the path of the English module
 * @param {string} language
 */
export function translationOf(file, language) {
  if (ENGLISH_WORD_FILE.test(file)) return file.replace('/words/en/', `/words/${language}/`);
  if (!file.startsWith(FRONTEND) || !ENGLISH_TEXT_FILE.test(file)) return undefined;
  const name = file.slice(FRONTEND.length).replace(ENGLISH_TEXT_FILE, '.ts');
  return `${FRONTEND}languages/${language}/${name}`;
}
