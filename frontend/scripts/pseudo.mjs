// @ts-check
// A pseudo-language: English texts that are accented, longer, and in brackets. It shows texts that aren't translated, and
// layouts that longer texts break.

const LETTERS = 'aàcçeéiîlłnñoöuüyýAÀCÇEÉIÎLŁNÑOÖUÜYÝ';
const ACCENTED = new Map(
  Array.from({ length: LETTERS.length / 2 }, (_, index) => [
    LETTERS[2 * index],
    LETTERS[2 * index + 1],
  ]),
);
/** Matches what stays as it is: placeholders, links, and addresses. */
const KEPT = /(\{\{[\w-]+\}\}|https?:\/\/\S+|\S+@\S+)/;
/** For each letter. Texts have other characters, too, so they become about 40 % longer. */
const EXTRA_LENGTH = 0.55;

/**
 * Translates texts, and the results of functions.
 *
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
export function toPseudo(value) {
  return /** @type {Value} */ (translate(value));
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function translate(value) {
  if (typeof value === 'string') return translateText(value);
  if (typeof value === 'function') {
    // Functions among the arguments render a part of the text.
    return (/** @type {unknown[]} */ ...values) =>
      translate(
        value(...values.map((each) => (typeof each === 'function' ? translateParts(each) : each))),
      );
  }
  if (Array.isArray(value)) return value.map(translate);
  if (
    value === null ||
    typeof value !== 'object' ||
    Object.getPrototypeOf(value) !== Object.prototype
  ) {
    return value;
  }
  // React's elements are what a part was rendered to.
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translate(each)]));
}

/** @param {Function} render */
function translateParts(render) {
  return (/** @type {unknown[]} */ ...texts) => render(...texts.map(translate));
}

/** @param {string} text */
function translateText(text) {
  const parts = text.split(KEPT);
  // Placeholders don't count, because the page has their values.
  const letters =
    parts
      .filter((_, index) => index % 2 === 0)
      .join('')
      .match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return text;
  const words = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => ACCENTED.get(letter) ?? letter),
  );
  const extra = 'éxtra '
    .repeat(letters)
    .slice(0, Math.ceil(letters * EXTRA_LENGTH))
    .trim();
  return `[${words.join('')} ${extra}]`;
}
