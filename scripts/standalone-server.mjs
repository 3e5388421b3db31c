// @ts-check
import { newClient } from './mongo-client.mjs';
import { PlainError } from './plain-error.mjs';

const TIMEOUT_MS = 2000;

/**
 * Throws if a server isn't a replica set, because the API would reject it. Ignores unreachable servers, which callers
 * report themselves.
 * @param {string} uri
 */
export async function rejectStandalone(uri) {
  let isStandalone = false;
  const client = newClient(uri, TIMEOUT_MS);
  // Reads the raw responses, because the driver ignores a standalone server if the URI names a replica set.
  client.on('serverHeartbeatSucceeded', ({ reply }) => {
    isStandalone ||= !reply.setName && !reply.isreplicaset && reply.msg !== 'isdbgrid';
  });
  await client.connect().catch(() => {});
  await client.close();
  if (isStandalone) {
    throw new PlainError(
      'MONGODB_URI points to a standalone server, but the site needs a replica set, which can have one member: start that mongod with --replSet rs0, and run rs.initiate() in mongosh once.',
    );
  }
}
