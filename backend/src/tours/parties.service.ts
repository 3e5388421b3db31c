import type { Model, Types } from 'mongoose';
import { isDuplicate } from '../database/database-errors';
import type { Claim } from '../departures/holds.service';
import type { GuestParty, Party, PartyList, Taken } from '../departures/party-lists';
import { deletedKey, TAKES_PLACES } from './deletion';
import { atRevision } from './revision';
import { BY_DEPARTURE, ONE_ANSWER, type Tour } from './tour.schema';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The keys of owners without an account. */
const GUESTS = /^(guest:|open$)/;

/** One list's bookings, as far as they take places of departures. */
export class PartiesService implements PartyList {
  constructor(private readonly tours: Model<Tour>) {}

  async partiesAt(place: string, date: string): Promise<Party[]> {
    return this.tours
      .find({ place, date, ...TAKES_PLACES }, { people: 1, owner: 1 })
      .hint(BY_DEPARTURE)
      .batchSize(ONE_ANSWER)
      .lean<Party[]>();
  }

  async partyCount(place: string, date: string, most: number): Promise<number> {
    return this.tours
      .countDocuments({ place, date, ...TAKES_PLACES }, { limit: most })
      .hint(BY_DEPARTURE);
  }

  async guestParties(ids: Types.ObjectId[]): Promise<GuestParty[]> {
    const parties = await this.tours
      .find({ _id: { $in: ids } }, { owner: 1, people: 1, cancelledAt: 1, revision: 1 })
      .lean<(Party & Pick<Tour, 'cancelledAt' | 'revision'>)[]>();
    return parties.map(({ _id, owner, people, cancelledAt, revision = 0 }) => ({
      _id,
      revision,
      people: cancelledAt === undefined && GUESTS.test(owner) ? people : 0,
    }));
  }

  async takenBetween(places: string[], from: string, to: string): Promise<Taken[]> {
    return this.tours
      .aggregate<Taken>([
        { $match: { place: { $in: places }, date: { $gte: from, $lte: to }, ...TAKES_PLACES } },
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
