/** The data by which a search finds a visitor. */
export interface Findable {
  /** Names and usernames. */
  names: readonly (string | undefined)[];
  emails: readonly (string | undefined)[];
  phone?: string | undefined;
}

/** Letters that Unicode doesn't decompose into plain ones and marks, and the quotes that phones type. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
  ...{ '‘': "'", '’': "'", ʼ: "'" },
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const PHONE_NUMBER = /^[\d\s+()./-]+$/;

/** A search by the guide. */
export interface VisitorQuery {
  /** In lower case, without accents. */
  text: string;
  /** The digits of what may be a phone number; empty if it can't be one. */
  digits: string;
}

export function parseVisitorQuery(typed: string): VisitorQuery {
  const text = toPlain(typed).trim();
  return { text, digits: PHONE_NUMBER.test(text) ? digitsOf(text) : '' };
}

/**
 * Returns a function that tells whether a visitor is found by what was typed: any part of a name or an email,
 * ignoring case and accents, or any digits of a phone number, however they are grouped.
 */
export function visitorMatcher(typed: string): (visitor: Findable) => boolean {
  const { text, digits } = parseVisitorQuery(typed);
  return ({ names, emails, phone }) =>
    [...names, ...emails].some((each) => each !== undefined && toPlain(each).includes(text)) ||
    (digits !== '' && phone !== undefined && digitsOf(phone).includes(digits));
}

function toPlain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(NOT_PLAIN, (character) => PLAIN[character] ?? character)
    .replace(/\s+/g, ' ');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
