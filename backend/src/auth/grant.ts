import 'reflect-metadata';
import { createConnection } from 'mongoose';
import { named, userSchema, type User } from './auth.schemas';
import { ANY_CASE } from '../database/any-case';
import { GUIDE_PASSWORD_MIN } from './password-rules';
import { readConfig } from '../config';

/**
 * Makes an account the guide's, or takes that away again: node grant.js NAME [on|off], with the settings of
 * the API. NAME is the account's username or email.
 */
const USAGE =
  'Say whose account it is, as in make guide NAME=walker. Add ROLE=off to take the role away.';
/** As long as somebody at a terminal likes to wait. */
const PATIENCE_MS = 5000;

/** What there is to know of whose role it is. */
type Grantee = Pick<User, 'username' | 'longPassword'>;

async function main([name = '', role = 'on']: string[]): Promise<string> {
  if (name === '' || !['on', 'off'].includes(role)) throw new Error(USAGE);
  const user = await setRole(name, role === 'on');
  if (user === null) {
    throw new Error(`There is no account called ${name}: sign up on the site first.`);
  }
  if (role === 'off') return `${user.username} is no longer the guide.`;
  if (!user.longPassword) throw new Error(tooShort(user));
  return `${user.username} is now the guide.`;
}

/** Its length can't be told from its hash: a sign-in notes whether it is long enough. */
function tooShort({ username }: Grantee): string {
  return `${username} needs a password of at least ${String(GUIDE_PASSWORD_MIN)} characters first. Sign in on the site, change it on the account page if it’s shorter, and run this again.`;
}

/** Whose role it is now, if the password allows it; null where there is no such account. */
async function setRole(name: string, guide: boolean): Promise<Grantee | null> {
  const connection = await createConnection(readConfig(process.env).mongodbUri, {
    w: 'majority',
    journal: true,
    serverSelectionTimeoutMS: PATIENCE_MS,
    autoIndex: false,
    autoCreate: false,
  }).asPromise();
  try {
    const users = connection.model('User', userSchema);
    const which = named(name);
    if (guide) {
      const longOnly = { ...which, longPassword: true as const };
      await users.updateOne(longOnly, { $set: { guide: true } }).collation(ANY_CASE);
    } else {
      // Who is made the guide again later gets a new calendar address, too.
      const nothing = { $unset: { guide: 1, calendarAddress: 1 } };
      await users.updateOne(which, nothing).collation(ANY_CASE);
    }
    return await users.findOne(which).collation(ANY_CASE).lean();
  } finally {
    await connection.close();
  }
}

main(process.argv.slice(2)).then(
  (sentence) => {
    console.log(sentence);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
