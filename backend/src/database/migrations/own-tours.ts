import type { mongo } from 'mongoose';
import { seedTours } from '../../tours/seed/seed-tours';

/**
 * From version 2 to 3: the tours, whose texts had been in the code and whose collection had what the guide had
 * set, are in the database whole. What had been set stays; a site that is new begins with all that is missing.
 * The deadline for changes, which had been the one for booking, is one of its own.
 */
export async function toOwnTours(db: mongo.Db): Promise<void> {
  const tours = db.collection<{ _id: string }>('tours');
  for (const tour of seedTours()) {
    const changeCutoffMinutes = {
      $ifNull: ['$changeCutoffMinutes', '$cutoffMinutes', tour.changeCutoffMinutes],
    };
    await tours.updateOne(
      { _id: tour._id },
      [
        {
          $replaceWith: {
            $mergeObjects: [{ $literal: tour }, '$$ROOT', { changeCutoffMinutes }],
          },
        },
      ],
      { upsert: true },
    );
  }
  // Settings of what was no longer offered, and never will be.
  await tours.deleteMany({ place: { $exists: false } });
  await db
    .collection('departures')
    .updateMany({ cutoffMinutes: { $exists: true }, changeCutoffMinutes: { $exists: false } }, [
      { $set: { changeCutoffMinutes: '$cutoffMinutes' } },
    ]);
}
