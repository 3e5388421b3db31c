/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Matches the places where a formula could begin: before its sign, even after invisible characters, and before
 * full-width signs. Also matches inside a cell, since some spreadsheets separate cells at other characters than
 * commas, depending on their language, or ignore quotes.
 */
const FORMULAS =
  /(^|\r\n|[,;|\t\n\v\f\r\u0085\u2028\u2029])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;
/**
 * A phone number in E.164 format. A spreadsheet reads it as a positive number and runs nothing: without an
 * operator, a letter, or punctuation, it can call no function, refer to no cell, and start no program.
 */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Returns a line of a CSV file (RFC 4180) without formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  if (PHONE_NUMBER.test(text)) return text;
  const escaped = text.replace(FORMULAS, "$1'");
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
