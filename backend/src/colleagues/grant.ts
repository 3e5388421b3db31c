import 'reflect-metadata';
import { createConnection, type Connection, type mongo, type QueryFilter } from 'mongoose';
import { newYorkDate } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import { nameFilter, userSchema, type User } from '../auth/auth.schemas';
import { GUIDE_PASSWORD_MIN_LENGTH } from '../auth/password-rules';
import { hasOtherOwner } from '../auth/roles';
import { readConfig } from '../config';
import { ANY_CASE } from '../database/any-case';
import { toDeparture, type StoredDeparture } from '../departures/departure';
import {
  SETTINGS_PROJECTION,
  tourOf,
  type StoredTour,
  type StoredTourSettings,
} from '../tours/stored-tour';

/**
 * Grants or revokes the owner role, which is stored as `guide`. Reads the API's settings to find the database.
 *
 * Usage: node grant.js NAME [on|off]. NAME is the account's username or email address.
 */

const USAGE = 'Specify an account, as in make guide NAME=walker. Add ROLE=off to revoke the role.';
/** Short, because somebody is waiting at a terminal. */
const CONNECT_TIMEOUT_MS = 5000;

type Grantee = Pick<User, 'username' | 'longPassword' | 'guide' | 'colleague'>;

async function main([name = '', role = 'on']: string[]): Promise<string> {
  if (name === '' || !['on', 'off'].includes(role)) throw new Error(USAGE);
  const user = await setRole(name, role === 'on');
  if (user === null) {
    throw new Error(`There is no account called ${name}: sign up on the site first.`);
  }
  if (role === 'off') {
    if (user.guide) throw new Error(lastOwnerMessage(user));
    if (user.colleague) throw new Error(colleagueMessage(user));
    return `${user.username} is no longer a guide.`;
  }
  if (!user.longPassword) throw new Error(tooShortMessage(user));
  return `${user.username} is now a guide.`;
}

/**
 * Returns the message for an account whose password isn't known to be long enough. A hash doesn't reveal the
 * password's length, so the API can check it only when the user signs in.
 */
function tooShortMessage({ username }: Grantee): string {
  return `${username} needs a password of at least ${String(GUIDE_PASSWORD_MIN_LENGTH)} characters first. Sign in on the site, change it on the account page if it’s shorter, and run this again.`;
}

function lastOwnerMessage({ username }: Grantee): string {
  return `${username} is the only owner, and a site needs one. Make somebody else an owner first: make guide NAME=walker`;
}

function colleagueMessage({ username }: Grantee): string {
  return `${username} is a colleague. Owners remove colleagues in the console, under More › Colleagues.`;
}

/**
 * Grants the role if the password is long enough, or revokes it unless this is the only owner. Returns the account as it
 * is afterward, or null if it doesn't exist.
 */
async function setRole(name: string, shouldGrant: boolean): Promise<Grantee | null> {
  const connection = await createConnection(readConfig(process.env).mongodbUri, {
    w: 'majority',
    journal: true,
    serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
    autoIndex: false,
    autoCreate: false,
  }).asPromise();
  try {
    const users = connection.model('User', userSchema);
    const filter = nameFilter(name);
    if (shouldGrant) {
      const eligibleFilter = { ...filter, longPassword: true as const };
      const grant = { $set: { guide: true as const }, $unset: { colleague: 1 } };
      await users.updateOne(eligibleFilter, grant).collation(ANY_CASE);
    } else {
      await connection.transaction((session) => revokeRole(connection, filter, session));
    }
    return await users.findOne(filter).collation(ANY_CASE).lean();
  } finally {
    await connection.close();
  }
}

/**
 * Revokes an owner's role, unless this is the only owner. Takes the owner off the departures that haven't started, and
 * deletes their time off, as the console does when a colleague is removed.
 */
async function revokeRole(
  connection: Connection,
  filter: QueryFilter<User>,
  session: mongo.ClientSession,
): Promise<void> {
  const users = connection.model<User>('User', userSchema);
  const owner = await users
    .findOne({ ...filter, guide: true }, null, { session })
    .collation(ANY_CASE)
    .lean();
  if (!owner || !(await hasOtherOwner(users, owner._id, session))) return;
  // The calendar address is deleted, too, so that it doesn't work again if the role is granted again later.
  const revocation = { $unset: { guide: 1, calendarAddress: 1 } };
  await users.updateOne({ _id: owner._id }, revocation, { session });
  const now = new Date();
  const guideId = String(owner._id);
  const departures = connection.collection<StoredDeparture>('departures');
  const ledDepartures = await departures
    .find({ ledBy: guideId, date: { $gte: newYorkDate(now) } }, { session })
    .toArray();
  const tours = await findTours(
    connection,
    ledDepartures.map(({ tour }) => tour),
    session,
  );
  const upcoming = ledDepartures.filter((stored) => {
    const tour = tours.get(stored.tour);
    return !tour || toDeparture(stored, tour).startsAt > now;
  });
  await departures.updateMany(
    { _id: { $in: upcoming.map(({ _id }) => _id) } },
    { $unset: { ledBy: 1 }, $inc: { version: 1 } },
    { session },
  );
  await connection.collection('time_off').deleteMany({ guide: guideId }, { session });
}

async function findTours(
  connection: Connection,
  ids: string[],
  session: mongo.ClientSession,
): Promise<Map<string, Tour>> {
  const tours = await connection
    .collection<StoredTour>('tours')
    .find<StoredTourSettings>({ _id: { $in: ids } }, { projection: SETTINGS_PROJECTION, session })
    .toArray();
  return new Map(tours.map((tour) => [tour._id, tourOf(tour)]));
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
