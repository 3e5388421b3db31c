/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Matches each position where a formula could begin: before =, +, -, @, or a full-width form of these, with or without
 * invisible characters in between. Also matches inside a cell, because some spreadsheet programs ignore quotes, and some
 * don't separate cells with commas.
 */
const FORMULA_POSITIONS =
  /(^|\r\n|[,;|\t\n\v\f\r\u0085\u2028\u2029])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;
/**
 * A phone number in E.164 format. A spreadsheet program reads it as a positive number. Only digits follow the +, so it
 * can't call a function, refer to a cell, or start a program.
 */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
/** A negative amount. A spreadsheet program reads it as a number, which it can sum. */
const NEGATIVE_AMOUNT = /^-\d{1,9}[.,]\d\d$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** The separators of columns. In a file with semicolons, amounts have decimal commas. */
export const CSV_SEPARATORS = ['comma', 'semicolon'] as const;

export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Returns a line of a CSV file (RFC 4180). Escapes cells that a spreadsheet program would read as formulas. */
export function csvLine(cells: readonly string[], separator: CsvSeparator): string {
  return `${cells.map(csvCell).join(separator === 'comma' ? ',' : ';')}\r\n`;
}

function csvCell(text: string): string {
  const isNumber = PHONE_NUMBER.test(text) || NEGATIVE_AMOUNT.test(text);
  const escaped = isNumber ? text : text.replace(FORMULA_POSITIONS, "$1'");
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Writes cents as dollars for {@link csvLine}: "80.00", "-12.50", or "80,00" in a file with semicolons. */
export function amountCell(cents: number, separator: CsvSeparator): string {
  const amount = (cents / 100).toFixed(2);
  return separator === 'comma' ? amount : amount.replace('.', ',');
}
