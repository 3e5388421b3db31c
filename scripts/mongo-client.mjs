// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const TIMEOUT_MS = 10_000;

/**
 * Creates a MongoDB client with the API's driver.
 * @param {string} uri
 * @param {number} [timeoutMs]
 */
export function newClient(uri, timeoutMs = TIMEOUT_MS) {
  // The driver is loaded only here, because scripts that don't use MongoDB have to run without installed packages, too.
  const require = createRequire(join(BACKEND, 'package.json'));
  const { MongoClient } = /** @type {typeof import('mongodb')} */ (require('mongodb'));
  return new MongoClient(uri, { serverSelectionTimeoutMS: timeoutMs });
}

/**
 * Runs a job with a new client, and closes the client afterward.
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
