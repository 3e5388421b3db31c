// @ts-check
// Tests the tours of a new site in all languages: they state the same facts as in English, and have correct punctuation.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { NUMBER_REPLACEMENTS } from '../languages/exceptions.mjs';
import { findMisprint } from './misprints.mjs';

const SEED = new URL('../../backend/src/tours/seed/', import.meta.url);
/** The maximum lengths of the paragraphs in each field, in characters. Only descriptions have several paragraphs. */
const MAX_LENGTHS = {
  title: 70,
  meetingPoint: 150,
  shortDescription: 190,
  description: 540,
  'locations.title': 100,
  'locations.shortDescription': 420,
  features: 300,
  'faqs.question': 150,
  'faqs.answer': 600,
  'access.detour': 300,
  'access.restrooms': 300,
};
/** Matches subway lines with a letter, but not initials or the article “A”. */
const SUBWAY_LINES = /(?<![\w’.])(?:[B-HJ-Z]|A(?=, |(?: and \w)? trains?\b))(?![\w’.])/g;
const LANGUAGES = readdirSync(SEED, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

/**
 * @typedef {object} Text
 * @property {string} name the text's file and field
 * @property {string} field the field's path without positions in lists
 * @property {string} text
 * @property {string} english
 */

for (const language of LANGUAGES) {
  const texts = readdirSync(new URL('en/', SEED)).flatMap((file) => pairTexts(language, file));
  describe(`the tours in ${language}`, () => {
    /**
     * @param {string} title
     * @param {(text: Text) => string | false | undefined} findProblem
     */
    const check = (title, findProblem) =>
      test(title, () => {
        const problems = texts.flatMap((each) => {
          const problem = findProblem(each);
          return problem ? [`${each.name}: ${problem}: ${each.text} (${each.english})`] : [];
        });
        assert.deepEqual(problems, []);
      });

    check('stay within the length limits', ({ field, text }) => {
      const max = /** @type {Record<string, number>} */ (MAX_LENGTHS)[field];
      if (max === undefined) return 'has no limit';
      return text.split('\n\n').some((part) => part.length > max) && `over ${max} characters`;
    });

    check(
      'have as many paragraphs as in English',
      ({ text, english }) =>
        text.split('\n\n').length !== english.split('\n\n').length &&
        'a different number of paragraphs',
    );

    check('have the same numbers and times', ({ text, english }) => {
      const replacements = NUMBER_REPLACEMENTS[language] ?? {};
      const numbers = numbersIn(text);
      const missing = numbersIn(english).filter(
        (number) =>
          !numbers.includes(number) && !replacements[number]?.some((word) => text.includes(word)),
      );
      return missing.length > 0 && `lacks ${missing.join(', ')}`;
    });

    check('name the same subway lines', ({ text, english }) => {
      if (!/\btrains?\b|station/i.test(english)) return undefined;
      const missing = (english.match(SUBWAY_LINES) ?? []).filter(
        (line) => !new RegExp(`(?<!\\w)${line}(?!\\w)`).test(text),
      );
      return missing.length > 0 && `lacks ${missing.join(', ')}`;
    });

    // Most stops keep their English names, which are on their signs.
    check(
      'are translated',
      ({ field, text, english }) => text === english && field !== 'locations.title' && 'is English',
    );

    check('have the quotes and spaces of their language', ({ text }) =>
      findMisprint(language, text),
    );
  });
}

/**
 * Returns each text of a tour in a language, with its English text. The API refuses files with missing or extra texts.
 *
 * @param {string} language
 * @param {string} file
 * @returns {Text[]}
 */
function pairTexts(language, file) {
  /** @param {string} folder */
  const read = (folder) => JSON.parse(readFileSync(new URL(`${folder}/${file}`, SEED), 'utf8'));
  const english = read('en');
  return listTexts(read(language)).map(({ path, text }) => {
    const value = path.reduce((part, key) => part?.[key], english);
    return {
      name: `${language}/${file} ${path.join('.')}`,
      field: path.filter((key) => Number.isNaN(Number(key))).join('.'),
      text,
      // An English feature is an object, because it also has a type.
      english: value?.shortDescription ?? value ?? '',
    };
  });
}

/**
 * @param {any} tree
 * @param {string[]} path
 * @returns {{ path: string[], text: string }[]}
 */
function listTexts(tree, path = []) {
  if (typeof tree === 'string') return [{ path, text: tree }];
  return Object.keys(tree).flatMap((key) => listTexts(tree[key], [...path, key]));
}

/**
 * Returns the numbers in a text. A time counts as its hour, from 0 to 23, and as its minutes unless they are 0.
 *
 * @param {string} text
 * @returns {string[]}
 */
function numbersIn(text) {
  return (
    text
      .replaceAll(/(\d+)(?::(\d\d))?\s(AM|PM)/g, (_, hour, minute, period) => {
        const hours = (Number(hour) % 12) + (period === 'PM' ? 12 : 0);
        return minute === undefined ? String(hours) : `${hours}:${minute}`;
      })
      .replaceAll(
        /\b0?(\d+)[:h](\d\d)\b/g,
        (_, hour, minute) => `${hour} ${minute === '00' ? '' : Number(minute)}`,
      )
      // Removes the separators of thousands, in any language.
      .replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
      .match(/\d+(\.\d+)?/g) ?? []
  );
}
