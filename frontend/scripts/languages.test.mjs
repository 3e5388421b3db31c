// @ts-check
// Compares the texts of each language with the English ones: the texts of the site, the words that the backend and the
// frontend share, and the letters.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { MAY_LACK_ARGUMENTS, SAME_AS_ENGLISH } from '../languages/exceptions.mjs';
import { findMisprint } from './misprints.mjs';
import { FORMAT_MODULE, translationOf } from './site-language.mjs';
import { BROKEN_TEXT, MARKER, sampleTexts } from './sample-texts.mjs';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const FRONTEND = join(PROJECT, 'frontend');
const WORDS = join(PROJECT, 'shared/src/words');
const LETTERS = join(PROJECT, 'backend/src/mail/words');
/** Matches what a missing value leaves in a text, such as double spaces. */
const MISSING_VALUE = /\$\{|\{\{|\}\}| {2}|\(\)|^\s|\s$/;
/** Names and samples that are the same in all languages. */
const LITERALS =
  /WhatsApp|Venmo|PayPal|Cash App|Zelle|JavaScript|JSON|Do Not Track|Global Privacy Control|Idempotency-Key|@example\.com|✅|_ \. -|00:00|23:59|https?:\/\/\S+/g;

const server = await createServer({
  configFile: false,
  root: PROJECT,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['shared-source'] }, noExternal: ['shared'] },
});
after(() => server.close());

/** @type {typeof import('../../shared/src/site-languages.ts')} */
const { SITE_LANGUAGE_CODES } = await load(join(PROJECT, 'shared/src/site-languages.ts'));
const LANGUAGES = SITE_LANGUAGE_CODES.filter((code) => code !== 'en');

const siteFiles = ['api', 'ui', 'site'].flatMap((folder) =>
  filesIn(join(FRONTEND, folder)).filter((file) => file.endsWith('.en.ts')),
);
const wordFiles = filesIn(join(WORDS, 'en'));
const files = [...siteFiles, ...wordFiles, join(LETTERS, 'en.ts')];
const textFiles = files.filter(
  (file) => !FORMAT_MODULE.test(file) && basename(file) !== 'index.ts',
);
const englishModules = await Promise.all(
  textFiles.map(async (file) => ({ file, module: await load(file) })),
);
const samples = sampleTexts(englishModules);

const translations = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, texts: await translatedTexts(language) })),
);

test('there are texts to compare', () => {
  const counts = [...samples.values()].map((fileSamples) => fileSamples.length);
  assert.ok(counts.length > 40);
  assert.ok(counts.reduce((sum, count) => sum + count, 0) > 1500);
});

for (const { language, texts } of translations) {
  describe(`the texts in ${language}`, () => {
    test('name their language', async () => {
      const { LANGUAGE } = await load(
        join(FRONTEND, 'languages', language, 'site/texts/locale.ts'),
      );
      assert.equal(LANGUAGE, language);
    });

    test('have a file for each English file, and no other files', () => {
      const expectedFiles = files.map((file) => translatedFileOf(file, language));
      assert.deepEqual(expectedFiles.filter((file) => !existsSync(file)).map(projectPath), []);
      const existingFiles = [
        ...filesIn(join(FRONTEND, 'languages', language)),
        ...filesIn(join(WORDS, language)),
      ];
      const sources = existingFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
      const additionalFiles = existingFiles.filter((file) => !expectedFiles.includes(file));
      // A helper has no English counterpart, but a different file imports it.
      const unused = additionalFiles.filter(
        (file) => !sources.includes(`/${basename(file, '.ts')}`),
      );
      assert.deepEqual(unused.map(projectPath), []);
    });

    /**
     * Adds a test that fails if any text has a problem.
     *
     * @param {string} title
     * @param {(text: { text: string, english: string, name: string }) => string | false | undefined} findProblem
     */
    const check = (title, findProblem) =>
      test(title, () => {
        const problems = texts.flatMap((each) => {
          const problem = findProblem(each);
          return problem ? [`${each.name}: ${problem}: ${each.text} (${each.english})`] : [];
        });
        assert.deepEqual([...new Set(problems)], []);
      });

    check('have values for all their placeholders', ({ text, english }) => {
      if (BROKEN_TEXT.test(text)) return 'a value is missing';
      if (text.trim() === '' && english.trim() !== '') return 'the text is missing';
      return MISSING_VALUE.test(text) && !MISSING_VALUE.test(english) && 'a part is missing';
    });

    check('contain their arguments', ({ text, english, name }) => {
      if (Object.values(MAY_LACK_ARGUMENTS).some((pattern) => pattern.test(name))) return undefined;
      const missing = argumentsIn(english).filter((part) => !argumentsIn(text).includes(part));
      return missing.length > 0 && `lacks ${missing.join(', ')}`;
    });

    check('keep literal names', ({ text, english }) => {
      const lower = text.toLowerCase();
      const literals = english.match(LITERALS) ?? [];
      const missing = literals.filter((part) => !lower.includes(part.toLowerCase()));
      return missing.length > 0 && `lacks ${missing.join(', ')}`;
    });

    check('are translated', ({ text, english }) => {
      const words = wordsOf(text);
      if (text !== english || !/\p{L}{2}/u.test(words)) return undefined;
      const allowed = Object.values({ ...SAME_AS_ENGLISH.all, ...SAME_AS_ENGLISH[language] });
      return !allowed.flat().includes(words) && 'is English';
    });

    check('have the quotes and spaces of their language', ({ text }) =>
      findMisprint(language, text),
    );
  });
}

/**
 * Returns each text in a language, with its English text.
 *
 * @param {string} language
 */
async function translatedTexts(language) {
  const texts = [];
  for (const [file, fileSamples] of samples) {
    const translatedFile = translatedFileOf(file, language);
    if (!existsSync(translatedFile)) continue;
    const exports = await load(translatedFile);
    // The modules for letters export their texts under the language's code, such as `de` instead of `en`.
    const module = language in exports ? { en: exports[language] } : exports;
    for (const { name, english, read } of fileSamples) {
      texts.push({ name: `${projectPath(file)} ${name}`, english, text: read(module) });
    }
  }
  return texts;
}

/**
 * Returns the sample arguments in a text: markers, and the numbers 5 and 1,000,000.
 *
 * @param {string} text
 */
function argumentsIn(text) {
  // Removes times, because languages write them differently.
  const numbers = text
    .replaceAll(/\d+:\d\d/g, '')
    .replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .match(/\d+/g);
  const markers = text.toLowerCase().match(new RegExp(MARKER, 'gi')) ?? [];
  return [
    ...(numbers ?? []).filter((number) => number === '5' || number === '1000000'),
    ...markers,
  ];
}

/**
 * Returns a text without numbers, arguments, and names that aren't translated.
 *
 * @param {string} text
 */
function wordsOf(text) {
  const words = text.replaceAll(LITERALS, '').replaceAll(new RegExp(`${MARKER}|Qx`, 'gi'), '');
  return words
    .replaceAll(/[\d\s,.;()·:*]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * @param {string} file
 * @param {string} language
 */
function translatedFileOf(file, language) {
  if (file.startsWith(LETTERS)) return join(LETTERS, `${language}.ts`);
  const translatedFile = translationOf(file, language);
  if (translatedFile === undefined) throw new Error(`${file} has no texts.`);
  return translatedFile;
}

/** @param {string} file */
function projectPath(file) {
  return relative(PROJECT, file);
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * @param {string} file
 * @returns {Promise<any>}
 */
function load(file) {
  return server.ssrLoadModule(file);
}
