import type { mongo } from 'mongoose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FatalError } from '../../database/fatal-error';
import type { StoredTour } from '../stored-tour';
import {
  TRANSLATED_LANGUAGES,
  translationId,
  type TranslatedText,
  type Translation,
} from '../translations/translation';
import { loadSeedTours } from './seed-tours';

/** The texts of a seed tour in another language, in the same order as in English. */
interface SeedTexts {
  /** The tour's short name; missing if it is the same as in English. */
  place?: string;
  title: string;
  shortDescription: string;
  description: string;
  locations: { title: string; shortDescription?: string }[];
  features: string[];
  faqs: { question: string; answer: string }[];
  access: { detour?: string; restrooms?: string };
}

/**
 * Returns the translations that a new site starts with.
 *
 * @throws FatalError if a file is missing, or lacks a text
 */
export function loadSeedTranslations(folder = __dirname): Translation[] {
  const tours = loadSeedTours(join(folder, 'en'));
  return TRANSLATED_LANGUAGES.flatMap((language) =>
    tours.map((tour) => ({
      _id: translationId(tour._id, language),
      tour: tour._id,
      language,
      texts: pairTexts(tour, join(folder, language, `${tour._id}.json`)),
    })),
  );
}

/** Stores the translations of the seed's tours, except those that are already stored. */
export async function insertSeedTranslations(
  db: mongo.Db,
  session?: mongo.ClientSession,
): Promise<void> {
  await db.collection<Translation>('translations').bulkWrite(
    loadSeedTranslations().map(({ _id, ...translation }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: translation }, upsert: true },
    })),
    session ? { session } : {},
  );
}

function pairTexts(tour: StoredTour, file: string): TranslatedText[] {
  const texts = readTexts(file);
  const pairs: [source: string | undefined, text: string | undefined][] = [
    ...(texts.place === undefined ? [] : [[tour.place, texts.place] as [string, string]]),
    [tour.title, texts.title],
    [tour.shortDescription, texts.shortDescription],
    [tour.description, texts.description],
    ...tour.locations.flatMap(({ title, shortDescription }, index): typeof pairs => [
      [title, texts.locations[index]?.title],
      [shortDescription, texts.locations[index]?.shortDescription],
    ]),
    ...tour.features.map(({ shortDescription }, index): (typeof pairs)[number] => [
      shortDescription,
      texts.features[index],
    ]),
    ...tour.faqs.flatMap(({ question, answer }, index): typeof pairs => [
      [question, texts.faqs[index]?.question],
      [answer, texts.faqs[index]?.answer],
    ]),
    [tour.access?.detour, texts.access.detour],
    [tour.access?.restrooms, texts.access.restrooms],
  ];
  return pairs.flatMap(([source, text]) => {
    if (source === undefined && text === undefined) return [];
    if (source === undefined || text === undefined || text === '') {
      throw new FatalError(
        `The seed file ${file} can't be used: it lacks "${source ?? text ?? ''}".`,
      );
    }
    return [{ source, text }];
  });
}

function readTexts(file: string): SeedTexts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SeedTexts;
  } catch (error) {
    throw new FatalError(`The seed file ${file} can't be used: ${(error as Error).message}`);
  }
}
