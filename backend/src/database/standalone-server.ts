import type { mongo } from 'mongoose';

/** The server has no transactions and no change streams, which only a replica set has. */
export class StandaloneServerError extends Error {
  constructor() {
    super(
      'MONGODB_URI names a standalone server, but the site needs a replica set, if only of one member: start that mongod with --replSet rs0, and run rs.initiate() in mongosh once.',
    );
  }
}

/** Whether a server is neither in a set, nor to be, nor the router of a sharded cluster, by its answer to `hello`. */
export function isStandalone(hello: mongo.Document): boolean {
  return hello.setName === undefined && hello.isreplicaset !== true && hello.msg !== 'isdbgrid';
}
