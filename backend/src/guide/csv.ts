/** Excel takes a file for UTF-8 only if it begins so. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheets take for a formula, also after what can't be seen and in the wide letters of the East. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Some spreadsheets, by their language, part cells at semicolons and tabs, too. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A line of a file of comma-separated values (RFC 4180); no cell of it is a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
