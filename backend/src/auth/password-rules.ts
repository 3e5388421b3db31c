import { readFileSync } from 'node:fs';
import { countCharacters } from 'shared/characters';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** The minimum length for guides, which is higher because guides can see all names and bookings. */
export const GUIDE_PASSWORD_MIN_LENGTH = 12;

const MAX_COMMON_PASSWORDS = 10_000;
/**
 * The file with common passwords: lowercase, most frequent first. Not imported as a module, because that would keep the
 * whole list in memory.
 */
const COMMON_PASSWORDS_PATH = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');

const commonPasswords = new Set(
  (JSON.parse(readFileSync(COMMON_PASSWORDS_PATH, 'utf8')) as string[])
    .filter((password) => password.length >= PASSWORD_MIN_LENGTH)
    .slice(0, MAX_COMMON_PASSWORDS),
);

/** Whether a password is one of the most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/** Whether a password equals one of the names, ignoring case. */
export function matchesName(password: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === password.toLowerCase());
}

export function isLongEnoughForGuide(password: string): boolean {
  return countCharacters(password) >= GUIDE_PASSWORD_MIN_LENGTH;
}
