import type { mongo } from 'mongoose';
import { FatalError } from './fatal-error';

/** The error for a server outside a replica set, which has no transactions or change streams. */
export class StandaloneServerError extends FatalError {
  constructor() {
    super(
      'MONGODB_URI points to a standalone server, but the site needs a replica set, which can have one member: start that mongod with --replSet rs0, and run rs.initiate() in mongosh once.',
    );
  }
}

/**
 * Returns whether a server is standalone: it isn't in a replica set or waiting to be, and isn't a cluster's router.
 *
 * @param hello its response to `hello`
 */
export function isStandalone(hello: mongo.Document): boolean {
  return hello.setName === undefined && hello.isreplicaset !== true && hello.msg !== 'isdbgrid';
}
