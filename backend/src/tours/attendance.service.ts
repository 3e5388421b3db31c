import { Types, type Model } from 'mongoose';
import { inChunks } from '../database/chunks';
import { isDuplicate } from '../database/database-errors';
import { isObjectId } from '../database/object-id';
import type { ListDepartures } from '../departures/list-departures';
import type { Marks, SheetList, SheetParty, Total } from '../departures/party-lists';
import { weekdayOf, type Day } from './calendar';
import { NOT_DELETED } from './deletion';
import { atRevision } from './revision';
import { BY_DEPARTURE, type Tour } from './tour.schema';
import { underHold } from './under-hold';

/** What the guide sees of a booking. */
export const SHEET = {
  place: 1,
  date: 1,
  owner: 1,
  people: 1,
  createdAt: 1,
  attendance: 1,
  walkIn: 1,
  cancelledAt: 1,
  cancelReason: 1,
} as const;

export type StoredParty = Pick<Tour, '_id' | keyof typeof SHEET>;

/** Matches what the guide sees: whoever takes a tour that is over off the list has been there all the same. */
export const ON_SHEET = [{ owner: NOT_DELETED }, { restorableUntil: { $ne: null } }];

/** Matches what the guide counts. */
export const COUNTED = { cancelledAt: null, $or: ON_SHEET };

/** How many of a party come: nobody, once the guide has cancelled it. */
const COMING = { $cond: [{ $gt: ['$cancelledAt', null] }, 0, '$people'] };

/** What was noted of a party is not so any more; the note is. Whoever goes by what was noted is refused. */
export const NOTHING_NOTED = {
  arrived: 0,
  noShow: false,
  note: { $ifNull: ['$attendance.note', ''] },
  revision: { $add: [{ $ifNull: ['$attendance.revision', 0] }, 1] },
};

/** Matches what the guide can cancel: whoever came without a booking has none. */
const CANCELLABLE = { owner: NOT_DELETED, cancelledAt: null, walkIn: null };

const ONCE_MORE = { $add: [{ $ifNull: ['$revision', 0] }, 1] };

/** Whose booking it is, before and after it was deleted: deleted:OWNER:ID. */
const DELETED = /^deleted:(.*):[0-9a-f]{24}$/;

/** One list's parties on the day: who came, who did not, and who came without a booking. */
export class AttendanceService implements SheetList {
  constructor(
    private readonly tours: Model<Tour>,
    private readonly departures: ListDepartures,
  ) {}

  async *partiesAt(place: string, date: string, most?: number): AsyncGenerator<SheetParty[]> {
    const parties = this.tours.collection
      .find<StoredParty>({ place, date, $or: ON_SHEET })
      .project<StoredParty>(SHEET)
      .hint(BY_DEPARTURE)
      .sort({ cancelledAt: 1, createdAt: 1, _id: 1 });
    // With a limit of 0, which is none, the driver asks for batches that grow.
    if (most !== undefined) parties.limit(most);
    for await (const some of inChunks(parties)) yield some.map(toParty);
  }

  async totalAt(place: string, date: string): Promise<Total> {
    const [total] = await this.tours
      .aggregate<Total>([
        { $match: { place, date, $or: ON_SHEET } },
        { $group: { _id: null, parties: { $sum: 1 }, people: { $sum: COMING } } },
      ])
      .hint(BY_DEPARTURE);
    return total ?? { parties: 0, people: 0 };
  }

  async stateOn(date: string): Promise<string> {
    const [state] = await this.tours
      .aggregate<{ parties: number; hashes: unknown }>([
        { $match: { date, $or: ON_SHEET } },
        { $project: SHEET },
        {
          $group: {
            _id: null,
            parties: { $sum: 1 },
            // The same in whatever order they are found.
            hashes: { $sum: { $toHashedIndexKey: '$$ROOT' } },
          },
        },
      ])
      .hint(BY_DEPARTURE);
    return state ? `${String(state.parties)}:${String(state.hashes)}` : '';
  }

  async party(id: string): Promise<SheetParty | null> {
    const party = isObjectId(id) ? await this.tours.findById(id, SHEET).lean<StoredParty>() : null;
    return party && toParty(party);
  }

  async mark(id: string, marks: Marks, revision: number): Promise<SheetParty | null> {
    if (!isObjectId(id)) return null;
    const { arrived, noShow, note } = marks;
    const party = await this.tours
      .findOneAndUpdate(
        { _id: id, cancelledAt: null, ...notedAt(revision) },
        { $set: { attendance: { arrived, noShow, note, revision: revision + 1 } } },
        { returnDocument: 'after', projection: SHEET },
      )
      .lean<StoredParty>();
    return party && toParty(party);
  }

  async cancel(id: string, reason: string, revision: number): Promise<SheetParty | null> {
    if (!isObjectId(id)) return null;
    const party = await this.tours
      .findOneAndUpdate(
        { _id: id, ...CANCELLABLE, ...notedAt(revision) },
        [
          {
            $set: {
              cancelledAt: '$$NOW',
              cancelReason: { $literal: reason },
              revision: ONCE_MORE,
              attendance: NOTHING_NOTED,
            },
          },
        ],
        { updatePipeline: true, returnDocument: 'after', projection: SHEET },
      )
      .lean<StoredParty>();
    return party && toParty(party);
  }

  async uncancel(id: string): Promise<SheetParty | null> {
    if (!isObjectId(id)) return null;
    const cancelled = { _id: id, owner: NOT_DELETED, cancelledAt: { $ne: null } };
    for (;;) {
      const stored = await this.tours
        .findOne(cancelled, { ...SHEET, revision: 1 })
        .lean<StoredParty & Pick<Tour, 'revision'>>();
      if (!stored) return null;
      const { _id, owner, place, date, people, revision = 0 } = stored;
      const held = await this.departures.takeBack(place, date, people, {
        booking: _id,
        owner,
        revision,
      });
      const party = await underHold(held, () =>
        this.tours
          .findOneAndUpdate(
            { ...cancelled, ...atRevision(revision) },
            [
              { $set: { revision: ONCE_MORE, attendance: NOTHING_NOTED } },
              { $unset: ['cancelledAt', 'cancelReason'] },
            ],
            { updatePipeline: true, returnDocument: 'after', projection: SHEET },
          )
          .lean<StoredParty>()
          .exec(),
      );
      // Otherwise it was deleted, or somebody else was faster, meanwhile.
      if (party) return toParty(party);
    }
  }

  async walkIn(
    place: string,
    date: string,
    { name, people }: { name: string; people: number },
    requestKey?: string,
  ): Promise<SheetParty> {
    const _id = new Types.ObjectId();
    const tour: Tour = {
      _id,
      // An owner of its own, or several would have one number. The call's name makes a repeat clash.
      owner: `walk-in:${requestKey ?? String(_id)}`,
      slot: 0,
      place,
      date,
      day: weekdayOf(date) as Day,
      people,
      createdAt: new Date(),
      walkIn: name,
      attendance: { arrived: people, noShow: false, note: '', revision: 1 },
    };
    try {
      await this.tours.create(tour);
      return toParty(tour);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const { owner } = tour;
      const earlier = await this.tours.findOne({ owner }, SHEET).lean<StoredParty>();
      if (!earlier) throw error;
      return toParty(earlier);
    }
  }

  async removeWalkIn(id: string): Promise<boolean> {
    if (!isObjectId(id)) return false;
    const { deletedCount } = await this.tours.deleteOne({ _id: id, walkIn: { $exists: true } });
    return deletedCount > 0;
  }
}

/** Matches a booking of which something was noted as often, and no more. */
function notedAt(revision: number) {
  return { 'attendance.revision': revision === 0 ? null : revision };
}

/** A stored booking as the guide sees it. */
export function toParty({ attendance, owner, ...party }: StoredParty): SheetParty {
  const { arrived, noShow, note, revision } = attendance ?? {
    arrived: 0,
    noShow: false,
    note: '',
    revision: 0,
  };
  return { ...party, owner: DELETED.exec(owner)?.[1] ?? owner, arrived, noShow, note, revision };
}
