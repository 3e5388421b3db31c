import { OmitType } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { mongo } from 'mongoose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings, TOURS } from 'shared/tour-settings';
import { FatalError } from '../../database/fatal-error';
import { toFieldErrors } from '../../http/body.pipe';
import type { StoredTour } from '../stored-tour';
import type { TourContent } from '../tour-content';
import type { AccessInput } from '../tour-access.dto';
import { ContentInput } from '../tour-content.dto';

const SEED_FOLDER = join(__dirname, 'en');

/** The fields of a seed file. They have the same format as in the database. */
class SeedInput extends OmitType(ContentInput, ['durationMinutesFrom', 'photos', 'price']) {
  declare access: AccessInput;
}

export type SeedContent = Pick<TourContent, keyof SeedInput>;

/** The error for a missing or invalid seed file. */
class BrokenSeedError extends FatalError {
  constructor(file: string, reason: string) {
    super(`The seed file ${file} can't be used: ${reason}`);
  }
}

/**
 * Returns the tours that a new site starts with.
 *
 * @throws BrokenSeedError
 */
export function loadSeedTours(folder = SEED_FOLDER): StoredTour[] {
  return TOURS.map(({ id, list, place }, position) => {
    const settings = defaultSettings({ list, place });
    return {
      _id: id,
      list,
      place,
      position,
      isHidden: false,
      revision: 0,
      ...settings,
      ...readContent(join(folder, `${id}.json`)),
      writtenFor: settings.meetingPoint,
    };
  });
}

/**
 * Stores the tours of a new site, in English.
 *
 * @throws BrokenSeedError
 */
export async function insertSeedTours(db: mongo.Db, session: mongo.ClientSession): Promise<void> {
  await db.collection<StoredTour>('tours').insertMany(loadSeedTours(), { session });
}

function readContent(file: string): SeedContent {
  const content = parseFile(file);
  const rules = { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true };
  const [error] = validateSync(plainToInstance(SeedInput, content), rules).flatMap(toFieldErrors);
  if (error) throw new BrokenSeedError(file, `${error.field}: ${error.message}`);
  return content;
}

function parseFile(file: string): SeedContent {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SeedContent;
  } catch (error) {
    throw new BrokenSeedError(file, (error as Error).message);
  }
}
