import type { Model } from 'mongoose';
import { isDuplicate } from '../database/database-errors';
import type { Claim } from '../departures/holds.service';
import type { Party, PartyList, Taken } from '../departures/party-lists';
import { deletedKey, NOT_DELETED } from './deletion';
import { atRevision } from './revision';
import { BY_DEPARTURE, ONE_ANSWER, type Tour } from './tour.schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One list's bookings, as far as they take places of departures. */
export class PartiesService implements PartyList {
  constructor(private readonly tours: Model<Tour>) {}

  async partiesAt(place: string, date: string): Promise<Party[]> {
    return this.tours
      .find({ place, date, owner: NOT_DELETED }, { people: 1 })
      .hint(BY_DEPARTURE)
      .batchSize(ONE_ANSWER)
      .lean<Party[]>();
  }

  async takenBetween(places: string[], from: string, to: string): Promise<Taken[]> {
    return this.tours
      .aggregate<Taken>([
        { $match: { place: { $in: places }, date: { $gte: from, $lte: to }, owner: NOT_DELETED } },
        {
          $group: { _id: { place: '$place', date: '$date' }, people: { $sum: '$people' } },
        },
        { $project: { _id: 0, place: '$_id.place', date: '$_id.date', people: 1 } },
      ])
      .hint(BY_DEPARTURE);
  }

  async fence({ booking, revision }: Pick<Claim, 'booking' | 'revision'>): Promise<void> {
    if (revision !== undefined) {
      await this.tours.updateOne(
        { _id: booking, ...atRevision(revision) },
        { $inc: { revision: 1 } },
      );
      return;
    }
    const _id = booking;
    const now = Date.now();
    try {
      // What nobody owns and no departure has: it takes the booking's place in the collection alone.
      await this.tours.collection.insertOne({
        _id,
        owner: deletedKey('void', String(_id)),
        slot: 0,
        createdAt: new Date(now),
        expiresAt: new Date(now + DAY_MS),
      });
    } catch (error) {
      // It is stored already.
      if (!isDuplicate(error)) throw error;
    }
  }
}
