import type { mongo } from 'mongoose';
import type { TourAccess } from 'shared/tour-access';
import { SEED_ACCESS, type SeedAccess } from './seed-access';

interface StoredTour extends TourTexts {
  _id: string;
  revision: number;
  access?: TourAccess;
}

/** The texts of a tour that may state how easy it is to walk. */
interface TourTexts {
  description: string;
  features: { shortDescription: string }[];
  faqs: { question: string; answer: string }[];
}

/**
 * Stores how easy the seed's tours are to walk as facts, and removes the texts that stated it. Skips tours that have
 * facts, and tours whose texts about it the guide has changed, since the facts could contradict them.
 */
export async function storeSeedAccess(db: mongo.Db): Promise<void> {
  const tours = db.collection<StoredTour>('tours');
  const ids = Object.keys(SEED_ACCESS);
  const stored = await tours.find({ _id: { $in: ids }, access: { $exists: false } }).toArray();
  for (const tour of stored) {
    const { _id, revision } = tour;
    const seed = SEED_ACCESS[_id];
    const texts = seed && replaceTexts(tour, seed);
    if (!texts) continue;
    await tours.updateOne(
      // The guide may be changing the tour with the app's previous version.
      { _id, revision },
      { $set: { ...texts, access: seed.access }, $inc: { revision: 1 } },
    );
  }
}

/** Returns a tour's texts without the facts; undefined if any of the seed's texts about them is missing. */
function replaceTexts(
  { description, features, faqs }: TourTexts,
  { texts, ...seed }: SeedAccess,
): TourTexts | undefined {
  const current = new Set([
    ...features.map(({ shortDescription }) => shortDescription),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ]);
  if (!Object.keys(texts).every((text) => current.has(text))) return undefined;
  const replace = (text: string) => texts[text] ?? text;
  return {
    description: seed.description ? description.replace(...seed.description) : description,
    features: features
      .map((feature) => ({ ...feature, shortDescription: replace(feature.shortDescription) }))
      .filter(({ shortDescription }) => shortDescription !== ''),
    faqs: faqs
      .map(({ question, answer }) => ({ question: replace(question), answer: replace(answer) }))
      .filter(({ answer }) => answer !== ''),
  };
}
