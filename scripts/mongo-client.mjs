// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const PATIENCE_MS = 10_000;

/**
 * A client of MongoDB's, by the driver of the API.
 * @param {string} uri
 * @param {number} [patienceMs]
 */
export function newClient(uri, patienceMs = PATIENCE_MS) {
  // Not when this is loaded: what needs no mongod needs no packages.
  const require = createRequire(join(BACKEND, 'package.json'));
  const { MongoClient } = /** @type {typeof import('mongodb')} */ (require('mongodb'));
  return new MongoClient(uri, { serverSelectionTimeoutMS: patienceMs });
}

/**
 * Does something with a client of its own.
 * @template T
 * @param {string} uri
 * @param {(client: import('mongodb').MongoClient) => Promise<T>} job
 */
export async function withClient(uri, job) {
  const client = newClient(uri);
  try {
    await client.connect();
    return await job(client);
  } finally {
    await client.close();
  }
}
