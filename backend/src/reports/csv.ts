/** Excel takes a file for UTF-8 only if it begins so. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Where a formula would begin: before its sign, also after what can't be seen and in the wide letters of the
 * East. Within a cell too, since some spreadsheets, by their language, part cells elsewhere than at commas,
 * and those that were not asked to read quotes part them within these.
 */
const FORMULAS =
  /(^|\r\n|[,;|\t\n\v\f\r\u0085\u2028\u2029])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;
/**
 * A phone number in E.164 format. A spreadsheet reads it as a positive number and runs nothing: without an
 * operator, a letter, or punctuation, it can call no function, refer to no cell, and start no program.
 */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A line of a file of comma-separated values (RFC 4180); no cell of it is a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  if (PHONE_NUMBER.test(text)) return text;
  const harmless = text.replace(FORMULAS, "$1'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
