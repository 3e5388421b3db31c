/**
 * Functions that clean text before it is inserted into an email, because visitors may have typed it.
 *
 * Control characters are removed, and so are bidi controls, which could make the rest of a line run backward. Text is
 * readable without them in every script.
 */

const LINE_BREAK = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const INVISIBLE_CHARACTERS = /(?!\n)\p{Cc}|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const MAX_NAME_CHARACTERS = 60;
/** Matches text that mail programs turn into a link. Advertisements contain links, but people's names don't. */
const LINK = /[/@:]|www[.。]|[.。]\p{L}{2}/iu;
/** Zero-width characters could hide a link, or make two names look alike. */
const ZERO_WIDTH_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cleans text and puts it on one line. */
export function toOneLine(text: string): string {
  return cleanLines(text).replace(/\s+/gu, ' ').trim();
}

/** Cleans text, keeps its line breaks, and replaces consecutive empty lines with one. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/\n\s*\n/g, '\n\n')
    .trim();
}

/** Truncates text to a number of characters (grapheme clusters), with an ellipsis at the end. */
export function shorten(text: string, maxCharacters = MAX_NAME_CHARACTERS): string {
  const characters = Array.from(graphemes.segment(toOneLine(text)), ({ segment }) => segment);
  if (characters.length <= maxCharacters) return characters.join('');
  const beginning = characters.slice(0, maxCharacters - 1).join('');
  return `${beginning.trimEnd()}…`;
}

/**
 * Returns a name for greetings and address headers; undefined if it is empty, too long, or contains a link.
 * Visitors type both their name and the recipient's address, so they could otherwise make the site send advertisements
 * to strangers.
 */
export function safeName(name = ''): string | undefined {
  const line = toOneLine(name.replace(ZERO_WIDTH_CHARACTERS, ''));
  // Mail programs and browsers treat some characters alike, such as a full-width period and a period.
  const isLink = LINK.test(line.normalize('NFKC'));
  return line === '' || isLink || shorten(line) !== line ? undefined : line;
}
