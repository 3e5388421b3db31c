// @ts-check
// A mongod that is a replica set by itself: a standalone one has no transactions and no change streams.
import { withClient } from './mongo-client.mjs';

const NAME = 'site';
const ALREADY_INITIALIZED = 23;

/** What mongod is started with. By default, its oplog could grow to 5% of the disk, and nobody copies from it. */
export const SET_OPTIONS = [
  '--replSet',
  NAME,
  '--oplogSize',
  '256',
  // What a dead process had begun is in no one's way for long.
  ...['--setParameter', 'transactionLifetimeLimitSeconds=3'],
];

/**
 * Founds the set where there is none yet, over whatever data there are.
 * @param {string} uri of the mongod alone
 * @param {string} host where the mongod reaches itself, at every later start too
 * @returns {Promise<boolean>} whether it takes writes by now
 */
export async function makePrimary(uri, host) {
  return withClient(uri, async (client) => {
    const admin = client.db('admin');
    const isPrimary = async () => (await admin.command({ hello: 1 })).isWritablePrimary === true;
    if (await isPrimary()) return true;
    // It answers once it has read whether the data are of a set already.
    await admin
      .command({ replSetInitiate: { _id: NAME, members: [{ _id: 0, host }] } })
      .catch((error) => {
        if (error.code !== ALREADY_INITIALIZED) throw error;
      });
    return isPrimary();
  });
}
