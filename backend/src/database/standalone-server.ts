import type { mongo } from 'mongoose';
import { FatalError } from './fatal-error';

/** Refuses a server that is not a replica set, since only those have transactions and change streams. */
export class StandaloneServerError extends FatalError {
  constructor() {
    super(
      'MONGODB_URI names a standalone server, but the site needs a replica set, if only of one member: start that mongod with --replSet rs0, and run rs.initiate() in mongosh once.',
    );
  }
}

/**
 * Returns whether a server is not in a replica set, won't be, and doesn't route to a sharded cluster.
 *
 * @param hello its response to `hello`
 */
export function isStandalone(hello: mongo.Document): boolean {
  return hello.setName === undefined && hello.isreplicaset !== true && hello.msg !== 'isdbgrid';
}
