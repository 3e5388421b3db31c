// @ts-check
import { newClient } from './mongo-client.mjs';
import { PlainError } from './plain-error.mjs';

const PATIENCE_MS = 2000;

/**
 * Refuses a server that is no replica set, as the API does. One that can't be reached is for others to report.
 * @param {string} uri
 */
export async function refuseStandalone(uri) {
  let standalone = false;
  const client = newClient(uri, PATIENCE_MS);
  // The answers themselves: the driver leaves such a server out where the address names a set.
  client.on('serverHeartbeatSucceeded', ({ reply }) => {
    standalone ||= !reply.setName && !reply.isreplicaset && reply.msg !== 'isdbgrid';
  });
  await client.connect().catch(() => {});
  await client.close();
  if (standalone) {
    throw new PlainError(
      'MONGODB_URI names a standalone server, but the site needs a replica set, if only of one member: start that mongod with --replSet rs0, and run rs.initiate() in mongosh once.',
    );
  }
}
