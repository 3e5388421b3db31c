import 'reflect-metadata';
import { createConnection } from 'mongoose';
import { ANY_CASE, named, userSchema } from '../auth/auth.schemas';
import { readConfig } from '../config';

/**
 * Makes an account the guide's, or takes that away again: node grant.js NAME [on|off], with the settings of
 * the API. NAME is the account's username or email.
 */
const USAGE = 'Say whose account it is, as in make guide NAME=walker; ROLE=off takes it away.';
/** As long as somebody at a terminal likes to wait. */
const PATIENCE_MS = 5000;

async function main([name = '', role = 'on']: string[]): Promise<string> {
  if (name === '' || !['on', 'off'].includes(role)) throw new Error(USAGE);
  const username = await setRole(name, role === 'on');
  if (username === undefined) {
    throw new Error(`There is no account called ${name}: sign up on the site first.`);
  }
  return role === 'on' ? `${username} is the guide now.` : `${username} is no longer the guide.`;
}

/** The username of whose role it is now; undefined where there is no such account. */
async function setRole(name: string, guide: boolean): Promise<string | undefined> {
  const connection = await createConnection(readConfig(process.env).mongodbUri, {
    w: 'majority',
    journal: true,
    serverSelectionTimeoutMS: PATIENCE_MS,
    autoIndex: false,
    autoCreate: false,
  }).asPromise();
  try {
    const user = await connection
      .model('User', userSchema)
      .findOneAndUpdate(
        named(name),
        // Who is made the guide again later gets a new calendar address, too.
        guide ? { $set: { guide: true } } : { $unset: { guide: 1, calendarAddress: 1 } },
        { collation: ANY_CASE },
      )
      .lean();
    return user?.username;
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
