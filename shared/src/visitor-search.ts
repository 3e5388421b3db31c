/** A visitor's searchable data. */
export interface SearchableVisitor {
  /** Names and usernames. */
  names: readonly (string | undefined)[];
  emails: readonly (string | undefined)[];
  phone?: string | undefined;
}

/** Replacements for letters that Unicode doesn't decompose into a plain letter and accents, and for curly quotes. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '‘': "'",
  '’': "'",
  ʼ: "'",
};
const REPLACED_CHARACTERS = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');
/** Matches a phone number or any part of it. */
const PHONE_NUMBER = /^[\d\s+()./-]+$/;

/** The guide's search query. */
export interface VisitorQuery {
  /** The query in lower case, without accents. */
  text: string;
  /** The digits of the query; empty if it can't be part of a phone number. */
  digits: string;
}

/** Normalizes a query, so that it can be compared with visitors' data. */
export function parseVisitorQuery(query: string): VisitorQuery {
  const text = toPlain(query).trim();
  return { text, digits: PHONE_NUMBER.test(text) ? digitsOf(text) : '' };
}

/**
 * Returns a function that returns whether a visitor matches a query. The query can be any part of a name or an email
 * address, ignoring case and accents, or any part of a phone number, with any separators.
 */
export function visitorMatcher(query: string): (visitor: SearchableVisitor) => boolean {
  const { text, digits } = parseVisitorQuery(query);
  return ({ names, emails, phone }) =>
    [...names, ...emails].some((each) => each !== undefined && toPlain(each).includes(text)) ||
    (digits !== '' && phone !== undefined && digitsOf(phone).includes(digits));
}

/** Returns a text in lower case, without accents. */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(REPLACED_CHARACTERS, (character) => REPLACEMENTS[character] ?? character)
    .replace(/\s+/g, ' ');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
