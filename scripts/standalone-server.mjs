// @ts-check
import { newClient } from './mongo-client.mjs';
import { PlainError } from './plain-error.mjs';

const TIMEOUT_MS = 2000;

/**
 * Refuses a server that isn't a replica set, as the API does. Unreachable servers are reported elsewhere.
 * @param {string} uri
 */
export async function refuseStandalone(uri) {
  let standalone = false;
  const client = newClient(uri, TIMEOUT_MS);
  // Reads the raw responses, since the driver ignores a standalone server if the URI names a replica set.
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
