// @ts-check
// A pseudo-language: English texts that are accented, longer, and in brackets. It reveals texts that aren't translatable,
// and layouts that can't hold longer texts.

const LETTERS = 'aàcçeéiîlłnñoöuüyýAÀCÇEÉIÎLŁNÑOÖUÜYÝ';
const ACCENTED = new Map(
  Array.from({ length: LETTERS.length / 2 }, (_, index) => [
    LETTERS[2 * index],
    LETTERS[2 * index + 1],
  ]),
);
/** Matches the parts of a text that aren't translated: placeholders, links, and email addresses. */
const UNTRANSLATED_PART = /(\{\{[\w-]+\}\}|https?:\/\/\S+|\S+@\S+)/;
/** The number of extra characters per letter. Texts also contain other characters, so they become about 40% longer. */
const EXTRA_PER_LETTER = 0.55;

/**
 * Translates a text, the texts in a list or object, or the texts that a function returns.
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
    // An argument that is a function renders a part of the text.
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
  // A React element is a part that was rendered, and whose text is already translated.
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translate(each)]));
}

/** @param {Function} render */
function translateParts(render) {
  return (/** @type {unknown[]} */ ...texts) => render(...texts.map(translate));
}

/** @param {string} text */
function translateText(text) {
  const parts = text.split(UNTRANSLATED_PART);
  // Letters in placeholders don't count, because the page shows the placeholders' values instead.
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
    .slice(0, Math.ceil(letters * EXTRA_PER_LETTER))
    .trim();
  return `[${words.join('')} ${extra}]`;
}
