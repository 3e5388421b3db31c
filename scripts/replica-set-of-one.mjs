// @ts-check
// Turns a mongod into a replica set with one member, because a standalone server has no transactions or change streams.
import { withClient } from './mongo-client.mjs';

const NAME = 'site';
const ALREADY_INITIALIZED = 23;

/** Options for mongod. By default, the oplog could take 5% of the disk, although no other member reads it. */
export const REPLICA_SET_OPTIONS = [
  '--replSet',
  NAME,
  '--oplogSize',
  '256',
  // A transaction of a dead process blocks other transactions for at most this long.
  ...['--setParameter', 'transactionLifetimeLimitSeconds=3'],
];

/**
 * Initiates the replica set unless it already exists. The mongod may already have data.
 * @param {string} uri of this mongod, with a direct connection
 * @param {string} host the host at which the mongod can reach itself, even after restarts
 * @returns {Promise<boolean>} whether the mongod accepts writes now
 */
export async function initiateReplicaSet(uri, host) {
  return withClient(uri, async (client) => {
    const admin = client.db('admin');
    const isPrimary = async () => (await admin.command({ hello: 1 })).isWritablePrimary === true;
    if (await isPrimary()) return true;
    // The call returns once mongod has checked whether its data already belongs to a set.
    await admin
      .command({ replSetInitiate: { _id: NAME, members: [{ _id: 0, host }] } })
      .catch((error) => {
        if (error.code !== ALREADY_INITIALIZED) throw error;
      });
    return isPrimary();
  });
}
