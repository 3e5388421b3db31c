import type { Model } from 'mongoose';
import { isDuplicate } from '../database/database-errors';
import { LAPSE_TIMES } from '../owner/lapse-times';
import type { OwnedList } from '../owner/owned-lists';
import type { ExportedBooking } from '../owner/exported-booking.dto';
import { COUNTED } from './attendance.service';
import { monthsBefore, newYorkDate } from './calendar';
import { NOBODYS_KEY, NOT_DELETED, SOMEBODYS, deletedKey, deletedKeys } from './deletion';
import { GRACE_MS, OVER_AFTER_DAYS } from './expiry';
import { freeSlots, Slots } from './slots';
import { RECORD, toRecord } from './tour-record';
import { BY_DEPARTURE, BY_EXPIRY, type Tour } from './tour.schema';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many bookings are made nobody's at once: more of them would keep the others waiting. */
const DISOWNED_AT_ONCE = 1000;
/** Nobody books as much; who signs in as one guest after the other could fill the memory with one list. */
const MOST_TAKEN_ALONG = 1000;

/** Of a party that came without a booking: that it did, and no more. */
const NO_NAME = { $cond: [{ $eq: [{ $type: '$walkIn' }, 'missing'] }, '$$REMOVE', ''] };

/** What of a booking is about its owner, besides whose it is. */
const ABOUT_OWNER = [
  'cancelReason',
  'expiresAt',
  'keptUntil',
  'ownedUntil',
  'requestKey',
  'restorableUntil',
  'attendance.note',
];

const EXPORTED = { ...RECORD, owner: 1, createdAt: 1, attendance: 1, expiresAt: 1 } as const;

type StoredExport = Pick<Tour, '_id' | keyof typeof EXPORTED>;

const GRACE = { $set: { expiresAt: { $add: ['$ownedUntil', GRACE_MS] } } };

/** One list's bookings, as they come to owners, and leave them in time. */
export class OwnedToursService implements OwnedList {
  private readonly slots: Slots;

  constructor(private readonly tours: Model<Tour>) {
    this.slots = new Slots(tours);
  }

  /**
   * Nothing is lost, so the cap does not hold here: the new owner may end up above it. What was deleted
   * comes along, too, to be restored there. Only an owner of {@link MOST_TAKEN_ALONG} gets no more.
   */
  async moveAll(fromKey: string, toKey: string): Promise<void> {
    for (;;) {
      const tours = await this.tours
        .find({ owner: fromKey }, { _id: 1 })
        .sort({ createdAt: 1 })
        .lean();
      if (tours.length === 0) break;
      const used = await this.slots.used(toKey);
      if (used.size >= MOST_TAKEN_ALONG) break;
      const slots = freeSlots(used, tours.length);
      const moves = tours.map(({ _id }, index) => ({
        updateOne: {
          filter: { _id, owner: fromKey },
          update: {
            $set: { owner: toKey, slot: slots[index] },
            // Both owners may have used a key: the clash would never pass.
            $unset: { expiresAt: 1, ownedUntil: 1, requestKey: 1 },
          },
        },
      }));
      try {
        await this.tours.bulkWrite(moves, { ordered: false });
      } catch (error) {
        // A slot was taken meanwhile: what is left gets another one.
        if (!isDuplicate(error)) throw error;
      }
    }
    const owner = { $concat: [deletedKey(toKey, ''), { $toString: '$_id' }] };
    await this.tours.updateMany(
      { owner: deletedKeys(fromKey) },
      [{ $set: { owner } }, { $unset: ['keptUntil', 'ownedUntil', 'requestKey'] }],
      { updatePipeline: true },
    );
  }

  /** The owner's bookings, oldest first, those included that are deleted and still kept. */
  async export(ownerKey: string): Promise<ExportedBooking[]> {
    const tours = await this.tours
      .find({ $or: [{ owner: ownerKey }, { owner: deletedKeys(ownerKey) }] }, EXPORTED)
      .sort({ createdAt: 1, _id: 1 })
      .lean<StoredExport[]>();
    return tours.map((tour) => toExport(tour, tour.owner !== ownerKey));
  }

  /** Bookings for days to come go, and those that were deleted. Today's walk may be on its way: it stays. */
  async forget(ownerKey: string): Promise<void> {
    const today = newYorkDate(new Date());
    await this.tours.deleteMany({ owner: ownerKey, date: { $gt: today } });
    await this.tours.deleteMany({ owner: deletedKeys(ownerKey), restorableUntil: null });
    await this.makeNobodys({ owner: ownerKey });
    // What was cancelled since expires, or it would count.
    await this.makeNobodys({ owner: deletedKeys(ownerKey), restorableUntil: { $ne: null } });
  }

  async disown(months: number, signal: AbortSignal): Promise<void> {
    const before = monthsBefore(newYorkDate(new Date()), months);
    // They come by date: those that were seen need not be looked at again.
    let from = '';
    for (;;) {
      signal.throwIfAborted();
      const tours = await this.tours
        .find({ date: { $gte: from, $lt: before }, owner: SOMEBODYS }, { date: 1 })
        .hint(BY_DEPARTURE)
        .limit(DISOWNED_AT_ONCE)
        .lean();
      const last = tours.at(-1);
      if (!last) break;
      await this.makeNobodys({ _id: { $in: tours.map(({ _id }) => _id) }, owner: SOMEBODYS });
      from = last.date;
    }
  }

  async lapse(signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const today = newYorkDate(new Date(now));
    const graced = {
      expiresAt: { $lte: new Date(now + GRACE_MS) },
      ownedUntil: { $lte: new Date(now) },
    };
    const early = new Date(now + LAPSE_TIMES.earlyMs);
    const others = { expiresAt: { $lte: early }, ownedUntil: null };
    // First those whose tour was put off: they are kept until it is over.
    await this.tours
      .updateMany(
        { ...graced, owner: NOT_DELETED, date: { $gte: today } },
        [
          { $set: { ownedUntil: { $add: [{ $toDate: '$date' }, OVER_AFTER_DAYS * DAY_MS] } } },
          GRACE,
        ],
        { updatePipeline: true },
      )
      .hint(BY_EXPIRY);
    for (const due of [graced, others]) {
      const lapsed = { ...due, date: { $lt: today }, ...COUNTED };
      for (;;) {
        signal.throwIfAborted();
        const tours = await this.tours
          .find(lapsed, { _id: 1 })
          .hint(BY_EXPIRY)
          .limit(DISOWNED_AT_ONCE)
          .lean();
        if (tours.length === 0) break;
        await this.makeNobodys({ ...lapsed, _id: { $in: tours.map(({ _id }) => _id) } });
      }
    }
  }

  /** Takes from bookings all that tells whose they were. They stay, as numbers. */
  private async makeNobodys(which: object): Promise<void> {
    await this.tours.updateMany(
      which,
      [{ $set: { owner: NOBODYS_KEY, walkIn: NO_NAME } }, { $unset: ABOUT_OWNER }],
      { updatePipeline: true },
    );
  }
}

function toExport(tour: StoredExport, deleted: boolean): ExportedBooking {
  const { createdAt, attendance, expiresAt } = tour;
  return {
    ...toRecord(tour),
    createdAt: createdAt.toISOString(),
    ...(attendance && {
      attendance: {
        arrived: attendance.arrived,
        noShow: attendance.noShow,
        note: attendance.note,
      },
    }),
    ...(deleted && { deleted }),
    ...(deleted && expiresAt && { keptUntil: expiresAt.toISOString() }),
  };
}
