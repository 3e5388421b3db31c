import type { mongo } from 'mongoose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORDS } from 'shared/words';
import { FatalError } from '../../database/fatal-error';
import type { StoredTour } from '../stored-tour';
import {
  TRANSLATED_LANGUAGES,
  translationId,
  type TranslatedText,
  type Translation,
} from '../translations/translation';
import { loadSeedTours } from './seed-tours';

/** The texts of a seed tour in a language other than English, in the same order as in English. */
interface SeedTexts {
  meetingPoint: string;
  title: string;
  shortDescription: string;
  description: string;
  locations: { title: string; shortDescription?: string | undefined }[];
  features: string[];
  faqs: { question: string; answer: string }[];
  access: { detour?: string | undefined; restrooms?: string | undefined };
}

/**
 * Returns the translations that a new site starts with.
 *
 * @throws FatalError if a file is missing, or its texts don't match the English ones
 */
export function loadSeedTranslations(folder = __dirname): Translation[] {
  const tours = loadSeedTours(join(folder, 'en'));
  return TRANSLATED_LANGUAGES.flatMap((language) =>
    tours.map((tour) => ({
      _id: translationId(tour._id, language),
      tour: tour._id,
      language,
      texts: pairTexts(
        tour,
        WORDS[language].placeNames[tour.place],
        join(folder, language, `${tour._id}.json`),
      ),
    })),
  );
}

/** Stores the translations of a new site's tours. */
export async function insertSeedTranslations(
  db: mongo.Db,
  session: mongo.ClientSession,
): Promise<void> {
  const translations = db.collection<Translation>('translations');
  await translations.insertMany(loadSeedTranslations(), { session });
}

/** Stores the translations of an older site's tours, except those that are already stored. */
export async function addSeedTranslations(db: mongo.Db): Promise<void> {
  await db.collection<Translation>('translations').bulkWrite(
    loadSeedTranslations().map(({ _id, ...translation }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: translation }, upsert: true },
    })),
  );
}

function pairTexts(
  tour: StoredTour,
  placeName: string | undefined,
  file: string,
): TranslatedText[] {
  const createError = (reason: string) =>
    new FatalError(`The seed file ${file} can't be used: ${reason}`);
  const texts = new Map(listTexts(readTexts(file)));
  const translatedTexts = listTexts(englishTexts(tour)).map(([field, source]) => {
    const text = texts.get(field);
    if (typeof text !== 'string' || text.trim() === '')
      throw createError(`it lacks the text ${field}.`);
    texts.delete(field);
    return { source: String(source), text };
  });
  const [extraField] = texts.keys();
  if (extraField !== undefined) throw createError(`English has no text ${extraField}.`);
  return [
    ...(placeName === undefined ? [] : [{ source: tour.place, text: placeName }]),
    ...translatedTexts,
  ];
}

/** Returns a tour's texts in the format of the other languages' files. */
function englishTexts({
  meetingPoint,
  title,
  shortDescription,
  description,
  locations,
  features,
  faqs,
  access,
}: StoredTour): SeedTexts {
  return {
    meetingPoint,
    title,
    shortDescription,
    description,
    locations: locations.map((location) => ({
      title: location.title,
      shortDescription: location.shortDescription,
    })),
    features: features.map((feature) => feature.shortDescription),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    access: { detour: access?.detour, restrooms: access?.restrooms },
  };
}

/** Lists the values in a tree with their paths, such as "locations.2.title". */
function listTexts(tree: object, parent = ''): [field: string, value: unknown][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined) return [];
    return typeof value === 'object' && value !== null
      ? listTexts(value, `${parent}${key}.`)
      : [[parent + key, value]];
  });
}

function readTexts(file: string): SeedTexts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SeedTexts;
  } catch (error) {
    throw new FatalError(`The seed file ${file} can't be used: ${(error as Error).message}`);
  }
}
