import type { mongo } from 'mongoose';
import { insertSeedTours } from './seed-tours';
import { insertSeedTranslations } from './seed-translations';

/**
 * Stores the tours that a new site starts with, in all languages.
 *
 * @throws FatalError if a seed file is missing or invalid
 */
export async function fillDatabase(db: mongo.Db, session: mongo.ClientSession): Promise<void> {
  await insertSeedTours(db, session);
  await insertSeedTranslations(db, session);
}
