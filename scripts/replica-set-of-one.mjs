// @ts-check
// Makes a mongod a replica set of one member, since a standalone server has no transactions or change streams.
import { withClient } from './mongo-client.mjs';

const NAME = 'site';
const ALREADY_INITIALIZED = 23;

/** Options for mongod. By default, its oplog could grow to 5% of the disk, and no other member reads it. */
export const SET_OPTIONS = [
  '--replSet',
  NAME,
  '--oplogSize',
  '256',
  // A dead process's transaction blocks others for at most this long.
  ...['--setParameter', 'transactionLifetimeLimitSeconds=3'],
];

/**
 * Initiates the replica set unless it exists already, whatever data there are.
 * @param {string} uri of this mongod, with a direct connection
 * @param {string} host the address at which the mongod reaches itself, also at later starts
 * @returns {Promise<boolean>} whether it accepts writes now
 */
export async function makePrimary(uri, host) {
  return withClient(uri, async (client) => {
    const admin = client.db('admin');
    const isPrimary = async () => (await admin.command({ hello: 1 })).isWritablePrimary === true;
    if (await isPrimary()) return true;
    // The call returns once mongod has checked whether its data belong to a set already.
    await admin
      .command({ replSetInitiate: { _id: NAME, members: [{ _id: 0, host }] } })
      .catch((error) => {
        if (error.code !== ALREADY_INITIALIZED) throw error;
      });
    return isPrimary();
  });
}
