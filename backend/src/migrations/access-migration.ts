import type { mongo } from 'mongoose';
import type { TourAccess } from 'shared/tour-access';
import { SEED_ACCESS, type SeedAccess } from './seed-access';

interface StoredTour extends TourTexts {
  _id: string;
  revision: number;
  access?: TourAccess;
}

/** The texts of a tour that may describe how easy the route is to walk. */
interface TourTexts {
  description: string;
  features: { shortDescription: string }[];
  faqs: { question: string; answer: string }[];
}

/**
 * Adds the field `access` (how easy a route is to walk) to the seed tours, and removes the texts that it replaces.
 * Skips tours that already have the field. Also skips a tour if the guide has changed one of these texts, because the
 * field could contradict the changed text.
 */
export async function storeSeedAccess(db: mongo.Db): Promise<void> {
  const tours = db.collection<StoredTour>('tours');
  const ids = Object.keys(SEED_ACCESS);
  const toursWithoutAccess = await tours
    .find({ _id: { $in: ids }, access: { $exists: false } })
    .toArray();
  for (const tour of toursWithoutAccess) {
    const { _id, revision } = tour;
    const seed = SEED_ACCESS[_id];
    const texts = seed && replaceTexts(tour, seed);
    if (!texts) continue;
    await tours.updateOne(
      // Skips the tour if the guide changes it at the same time, in a process of the previous version.
      { _id, revision },
      { $set: { ...texts, access: seed.access }, $inc: { revision: 1 } },
    );
  }
}

/** Returns a tour's texts without those that `access` replaces; undefined if the guide has changed one of them. */
function replaceTexts(
  { description, features, faqs }: TourTexts,
  { texts, description: descriptionChange }: SeedAccess,
): TourTexts | undefined {
  const currentTexts = new Set([
    ...features.map(({ shortDescription }) => shortDescription),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ]);
  if (!Object.keys(texts).every((text) => currentTexts.has(text))) return undefined;
  const replace = (text: string) => texts[text] ?? text;
  return {
    description: descriptionChange ? description.replace(...descriptionChange) : description,
    features: features
      .map((feature) => ({ ...feature, shortDescription: replace(feature.shortDescription) }))
      .filter(({ shortDescription }) => shortDescription !== ''),
    faqs: faqs
      .map(({ question, answer }) => ({ question: replace(question), answer: replace(answer) }))
      .filter(({ answer }) => answer !== ''),
  };
}
