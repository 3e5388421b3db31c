import { readFileSync } from 'node:fs';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Of the guide's, behind whose password everybody's names and bookings are. */
export const GUIDE_PASSWORD_MIN = 12;

const MOST_COMMON = 10_000;
/** The most common first, in small letters. Not imported: the module would keep all of it in memory. */
const LIST = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');

const common = new Set(
  (JSON.parse(readFileSync(LIST, 'utf8')) as string[])
    .filter((password) => password.length >= PASSWORD_MIN)
    .slice(0, MOST_COMMON),
);

/** Whether it is one of those that are tried first, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

/** Whether one of the names is all that it says, whatever its case. */
export function isNameForPassword(password: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === password.toLowerCase());
}

/** Whether it has the length that the guide's must have. */
export function isLongEnoughForGuide(password: string): boolean {
  return Array.from(password).length >= GUIDE_PASSWORD_MIN;
}
