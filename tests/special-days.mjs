// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from '../scripts/project.mjs';

const fromBackend = createRequire(join(BACKEND, 'package.json'));
/** @type {{ SPECIAL_DAYS: string[] }} */
const { SPECIAL_DAYS } = fromBackend('shared/special-days');

/**
 * Keeps special days from closing departures, so that tests that book upcoming dates pass on any day of the year.
 * @param {string} mongodbUri
 */
export async function makeSpecialDaysBookable(mongodbUri) {
  /** @type {import('mongodb').MongoClient} */
  const client = await new (fromBackend('mongodb').MongoClient)(mongodbUri).connect();
  await client
    .db()
    .collection('settings')
    .updateOne(
      /** @type {object} */ ({ _id: 'site' }),
      { $set: { openSpecialDays: SPECIAL_DAYS } },
      { upsert: true },
    );
  await client.close();
}
