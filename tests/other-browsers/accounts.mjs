// @ts-check
import { randomBytes } from 'node:crypto';

/** @typedef {{ username: string, email: string, password: string }} Account */

/** @returns {Account} an account that hasn't been signed up yet */
export function newAccount() {
  const username = `walker-${randomBytes(6).toString('hex')}`;
  const password = randomBytes(8).toString('hex');
  return { username, email: `${username}@example.com`, password };
}
