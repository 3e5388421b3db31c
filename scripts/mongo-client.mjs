// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const PATIENCE_MS = 10_000;

/**
 * Does something with a client of its own, by the driver of the API.
 * @template T
 * @param {string} uri
 * @param {(client: import('mongodb').MongoClient) => Promise<T>} job
 */
export async function withClient(uri, job) {
  // Not when this is loaded: what needs no mongod needs no packages.
  const require = createRequire(join(BACKEND, 'package.json'));
  const { MongoClient } = /** @type {typeof import('mongodb')} */ (require('mongodb'));
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE_MS });
  try {
    await client.connect();
    return await job(client);
  } finally {
    await client.close();
  }
}
