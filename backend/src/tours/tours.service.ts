import {
  ConflictException,
  HttpException,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { Types, type Model, type mongo } from 'mongoose';
import { Batch } from '../database/batch';
import { errorsByDocument, isDuplicate } from '../database/database-errors';
import { isObjectId } from '../database/object-id';
import type { Claim } from '../departures/holds.service';
import type { ListDepartures } from '../departures/list-departures';
import type { Party, PartyList, Taken } from '../departures/party-lists';
import { toICalendar } from '../icalendar/icalendar';
import type { OwnedList } from '../owner/owned-lists';
import type { Owner } from '../owner/owner';
import { COUNTED } from './attendance.service';
import { addDays, monthsBefore, newYorkDate } from './calendar';
import {
  NOBODYS_KEY,
  NOT_DELETED,
  RESTORABLE_MINUTES,
  SOMEBODYS,
  deletedKey,
  deletedKeys,
} from './deletion';
import { REQUEST_KEY_HEADER } from './request-key';
import { atRevision } from './revision';
import type { TourInput, TourRecord } from './tour.dto';
import { BY_DEPARTURE, BY_EXPIRY, type Tour } from './tour.schema';
import { underHold } from './under-hold';

/** What of a stored booking its owner sees. */
const RECORD = { place: 1, day: 1, people: 1, date: 1, moved: 1 } as const;

/** More than a batch ever finds: by default MongoDB wants to be asked again after 101. */
const ONE_ANSWER = 100_000;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So many bookings are made nobody's at once: more of them would keep the others waiting. */
const DISOWNED_AT_ONCE = 1000;
/** For how long bookings outlast their time, should nothing run meanwhile that makes numbers of them. */
const GRACE_MS = 7 * DAY_MS;
/** How much too early that is for a booking without such a grace: longer than from one turn to the next. */
const EARLY_MS = 10 * MINUTE_MS;
/** Nobody books as much; who signs in as one guest after the other could fill the memory with one list. */
const MOST_TAKEN_ALONG = 1000;

/** Of a party that came without a booking: that it did, and no more. */
const NO_NAME = { $cond: [{ $eq: [{ $type: '$walkIn' }, 'missing'] }, '$$REMOVE', ''] };

/** What of a booking is about its owner, besides whose it is. */
const ABOUT_OWNER = [
  'expiresAt',
  'keptUntil',
  'ownedUntil',
  'requestKey',
  'restorableUntil',
  'attendance.note',
];

/** The days from a date's midnight in Greenwich until it is another day everywhere. */
const OVER_AFTER_DAYS = 2;
const GRACE = { $set: { expiresAt: { $add: ['$ownedUntil', GRACE_MS] } } };

/** For a booking that needs no room. */
const NOTHING_HELD = {
  date: undefined,
  release: () => Promise.resolve(),
  abandon: () => Promise.resolve(),
};

type StoredRecord = Pick<Tour, '_id' | keyof typeof RECORD>;
type Revised = StoredRecord & Pick<Tour, 'revision'>;

/**
 * One list of bookings. Each list provides this class with a collection of its own. Whatever is not the
 * owner's does not exist for the owner: reading and changing it end in the same 404.
 */
export class ToursService implements OwnedList, PartyList {
  private readonly lists = new Batch((owners: string[]) => this.listsOf(owners));
  private readonly slots = new Batch((owners: string[]) => this.slotsOf(owners));
  private readonly insertions = new Batch((tours: Tour[]) => this.insertAll(tours));

  constructor(
    private readonly tours: Model<Tour>,
    private readonly departures: ListDepartures,
  ) {}

  /** The owner's bookings, oldest first. */
  async list(owner: Owner): Promise<TourRecord[]> {
    return (await this.lists.get(owner.key)) ?? [];
  }

  /**
   * Adds a booking; none if the owner has one with that key, which is the answer then.
   *
   * @param requestKey the caller's name for this call, the same when it is repeated
   * @throws FieldsException if the date can't be booked, or there is no room
   * @throws ConflictException if the owner has as many bookings in this list as are allowed
   * @throws UnprocessableEntityException if the key's booking is another one than this
   */
  async create(owner: Owner, input: TourInput, requestKey?: string): Promise<TourRecord> {
    const now = Date.now();
    for (;;) {
      const _id = new Types.ObjectId();
      // In this order: if the booking of a call that races fills the list, it is found.
      const used = await this.usedSlots(owner.key);
      const earlier = await this.madeBy(owner, requestKey);
      if (earlier) return sameAs(input, earlier);
      const slot = pickSlot(used, owner.maxBookings);
      try {
        const held = await this.departures.take(input, { booking: _id });
        const { date } = held;
        const tour: Tour = {
          _id,
          owner: owner.key,
          place: input.place,
          day: input.day,
          people: input.people,
          date,
          createdAt: new Date(now),
          slot,
          ...expiryOf(owner, now, date),
          ...(requestKey !== undefined && { requestKey }),
        };
        await underHold(held, () => this.insert(tour));
        return toRecord(tour);
      } catch (error) {
        // Somebody took the slot or used the key meanwhile.
        if (isDuplicate(error)) continue;
        // Its twin may have got the last places.
        const twin = error instanceof HttpException && (await this.madeBy(owner, requestKey));
        if (twin) return sameAs(input, twin);
        throw error;
      }
    }
  }

  /**
   * Replaces a booking's place, day, date and people. A booking whose day stays keeps the date it has if
   * none is given; one that stays at its departure and is no larger needs no room there.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws ConflictException if it is too late to change it
   * @throws FieldsException if the date can't be booked, or there is no room
   */
  async update(owner: Owner, id: string, input: TourInput): Promise<TourRecord> {
    const which = bookingOf(owner, id);
    const { place, day, people } = input;
    for (;;) {
      const stored = found(
        await this.tours.findOne(which, { ...RECORD, revision: 1 }).lean<Revised>(),
      );
      await this.departures.refuseLate(stored.place, stored.date);
      const date = input.date ?? (stored.day === day ? stored.date : undefined);
      const stays = stored.place === place && stored.date === date && stored.day === day;
      const { revision } = stored;
      const held =
        stays && people <= stored.people
          ? NOTHING_HELD
          : await this.departures.take(
              { place, day, date, people, keeps: stays },
              { booking: stored._id, revision: revision ?? 0 },
            );
      const change = { place, day, people, date: held.date ?? stored.date };
      const tour = await underHold(held, () =>
        this.tours
          .findOneAndUpdate(
            { ...which, ...atRevision(revision) },
            {
              $set: change,
              // Whoever chooses another date knows of it.
              ...(!stays && { $unset: { moved: 1 } }),
              $inc: { revision: 1 },
            },
            { returnDocument: 'after', runValidators: true, projection: RECORD },
          )
          .lean<StoredRecord>()
          .exec(),
      );
      // Otherwise it was changed, or is gone, meanwhile.
      if (tour) return toRecord(tour);
    }
  }

  /**
   * Deletes a booking: for the owner at once, from the database when it can't be restored any more. One
   * whose tour was before today is deleted for the owner alone.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws ConflictException if it is too late to cancel it
   */
  async remove(owner: Owner, id: string): Promise<void> {
    const which = bookingOf(owner, id);
    const { place, date } = found(
      await this.tours.findOne(which, { place: 1, date: 1 }).lean<Pick<Tour, 'place' | 'date'>>(),
    );
    const over = date < newYorkDate(new Date());
    if (!over) await this.departures.refuseLate(place, date);
    const until = new Date(Date.now() + RESTORABLE_MINUTES * MINUTE_MS);
    const deletion = {
      owner: deletedBookingOf(which).owner,
      keptUntil: '$expiresAt',
      ...(over ? { restorableUntil: until } : { expiresAt: { $min: ['$expiresAt', until] } }),
    };
    const { matchedCount } = await this.tours.updateOne(
      { ...which, place, date },
      [{ $set: deletion }],
      { updatePipeline: true },
    );
    // Where it was moved meanwhile, it may be another matter.
    if (matchedCount === 0) await this.remove(owner, id);
  }

  /**
   * Brings a deleted booking back as it was, also where it could not be booked now, if there is room. One
   * that is back, or was never deleted, stays as it is, so that this can be repeated.
   *
   * @throws NotFoundException if the owner has no such booking and deleted none, or too long ago
   * @throws ConflictException if the owner has as many bookings in this list as are allowed, or others
   * have its places
   */
  async restore(owner: Owner, id: string): Promise<TourRecord> {
    const which = bookingOf(owner, id);
    // MongoDB may be late to delete what has expired.
    const now = new Date();
    const deleted = {
      ...deletedBookingOf(which),
      $or: [{ restorableUntil: { $gt: now } }, { restorableUntil: null, expiresAt: { $gt: now } }],
    };
    const dropped = ['keptUntil', 'restorableUntil'];
    for (;;) {
      // In this order: if a call that races brings it back, and so fills the list, it is found.
      const used = await this.usedSlots(owner.key);
      const stored = found(
        await this.tours
          .findOne({ $or: [which, deleted] }, { ...RECORD, owner: 1, revision: 1 })
          .lean<Revised & Pick<Tour, 'owner'>>(),
      );
      if (stored.owner === owner.key) return toRecord(stored);
      const slot = pickSlot(used, owner.maxBookings);
      const { place, date, people, revision } = stored;
      const held = await this.departures.takeBack(place, date, people, {
        booking: stored._id,
        revision: revision ?? 0,
      });
      const change = {
        owner: owner.key,
        slot,
        revision: (revision ?? 0) + 1,
        expiresAt: { $ifNull: ['$keptUntil', '$$REMOVE'] },
      };
      try {
        const tour = await underHold(held, () =>
          this.tours
            .findOneAndUpdate(
              { ...deleted, ...atRevision(revision) },
              [{ $set: change }, { $unset: dropped }],
              { updatePipeline: true, returnDocument: 'after', projection: RECORD },
            )
            .lean<StoredRecord>()
            .exec(),
        );
        if (tour) return toRecord(tour);
      } catch (error) {
        // Somebody took the slot meanwhile.
        if (!isDuplicate(error)) throw error;
        // Or the call that made it was repeated: its key belongs to what that booked.
        if ('requestKey' in (error.keyPattern as object)) dropped.push('requestKey');
      }
    }
  }

  /**
   * A booking as a file for calendars.
   *
   * @throws NotFoundException if the owner has no such booking
   */
  async calendar(owner: Owner, id: string): Promise<string> {
    const which = bookingOf(owner, id);
    const booking = found(
      await this.tours.findOne(which, { ...RECORD, revision: 1 }).lean<Revised>(),
    );
    return toICalendar([await this.departures.event(booking)]);
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
      const used = await this.usedSlots(toKey);
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

  /** The owner's bookings, oldest first, with the moment when each was made. */
  export(ownerKey: string): Promise<object[]> {
    return this.tours
      .find({ owner: ownerKey }, { ...RECORD, createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<object[]>()
      .exec();
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
    const others = { expiresAt: { $lte: new Date(now + EARLY_MS) }, ownedUntil: null };
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
      const lapsed = { ...due, date: { $lt: today }, $or: COUNTED };
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

  private async listsOf(owners: string[]): Promise<Map<string, TourRecord[]>> {
    const tours = await this.tours
      .find({ owner: { $in: owners } }, { ...RECORD, owner: 1 })
      .sort({ owner: 1, createdAt: 1, _id: 1 })
      .batchSize(ONE_ANSWER)
      .lean<(StoredRecord & Pick<Tour, 'owner'>)[]>();
    const lists = new Map(owners.map((owner) => [owner, [] as TourRecord[]]));
    for (const tour of tours) lists.get(tour.owner)?.push(toRecord(tour));
    return lists;
  }

  /** Stores a booking once it agrees with the schema. */
  private async insert(tour: Tour): Promise<void> {
    await this.tours.validate(tour);
    const error = await this.insertions.get(tour);
    if (error) throw error;
  }

  private async insertAll(tours: Tour[]): Promise<Map<Tour, mongo.MongoServerError>> {
    try {
      // Lean: no documents are made of what is validated already.
      await this.tours.insertMany(tours, { ordered: false, lean: true });
      return new Map();
    } catch (error) {
      return errorsByDocument(error, tours);
    }
  }

  private async usedSlots(ownerKey: string): Promise<Set<number>> {
    return (await this.slots.get(ownerKey)) ?? new Set();
  }

  private async slotsOf(owners: string[]): Promise<Map<string, Set<number>>> {
    const tours = await this.tours
      .find({ owner: { $in: owners } }, { _id: 0, owner: 1, slot: 1 })
      .hint({ owner: 1, slot: 1 })
      .batchSize(ONE_ANSWER)
      .lean();
    const slots = new Map(owners.map((owner) => [owner, new Set<number>()]));
    for (const { owner, slot } of tours) slots.get(owner)?.add(slot);
    return slots;
  }

  private async madeBy(owner: Owner, requestKey?: string): Promise<StoredRecord | null> {
    if (requestKey === undefined) return null;
    return this.tours.findOne({ owner: owner.key, requestKey }, RECORD).lean<StoredRecord>();
  }
}

type Which = Pick<Tour, '_id' | 'owner'>;

/** Filters for one booking of one owner; an id that can't be one is as unknown as any other. */
function bookingOf(owner: Owner, id: string): Which {
  if (!isObjectId(id)) found(null);
  return { _id: new Types.ObjectId(id), owner: owner.key };
}

/** Filters for that booking once its owner has deleted it. */
function deletedBookingOf({ _id, owner }: Which): Which {
  return { _id, owner: deletedKey(owner, String(_id)) };
}

function found<T>(value: T | null): T {
  if (value === null) throw new NotFoundException('There is no such booking in your list.');
  return value;
}

/** The booking that a call made when it came before, if this is that call. */
function sameAs({ place, day, people, date }: TourInput, earlier: StoredRecord): TourRecord {
  const same =
    earlier.place === place &&
    earlier.day === day &&
    earlier.people === people &&
    (date === undefined || earlier.date === date);
  if (same) return toRecord(earlier);
  throw new UnprocessableEntityException(
    `This ${REQUEST_KEY_HEADER} was used before, for another booking. Please book with a new one.`,
  );
}

function toRecord({ _id, place, day, people, date, moved }: StoredRecord): TourRecord {
  return {
    _id: String(_id),
    place,
    day,
    people,
    date,
    ...(moved && { moved: { ...moved, at: moved.at.toISOString() } }),
  };
}

/** When a booking is gone by itself, if it will be. */
function expiryOf(owner: Owner, now: number, date: string): Pick<Tour, 'expiresAt' | 'ownedUntil'> {
  if (owner.keepMs === undefined) return {};
  const due = now + owner.keepMs;
  if (!owner.keepsUntilOver) return { expiresAt: new Date(due) };
  const until = Math.max(due, Date.parse(addDays(date, OVER_AFTER_DAYS)));
  return { ownedUntil: new Date(until), expiresAt: new Date(until + GRACE_MS) };
}

/** A free slot for one more booking. Those who race for the last ones choose from the same few. */
function pickSlot(used: Set<number>, maxBookings: number): number {
  const free = freeSlots(used, maxBookings - used.size);
  const slot = free[Math.floor(Math.random() * free.length)];
  if (slot === undefined) {
    throw new ConflictException(
      `This list is full: it holds ${String(maxBookings)} bookings at most. Delete one to make room.`,
    );
  }
  return slot;
}

/** The lowest slots that are not in use. */
function freeSlots(used: Set<number>, count: number): number[] {
  const free: number[] = [];
  for (let slot = 0; free.length < count; slot++) if (!used.has(slot)) free.push(slot);
  return free;
}
