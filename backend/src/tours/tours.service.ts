import { ConflictException, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { Types, type Model, type mongo } from 'mongoose';
import { Batch } from '../database/batch';
import { errorsByDocument, isDuplicate } from '../database/database-errors';
import { FieldsException } from '../http/problem';
import type { OwnedList } from '../owner/owned-lists';
import type { Owner } from '../owner/owner';
import {
  DAYS_AHEAD,
  addDays,
  isCalendarDate,
  monthsBefore,
  newYorkDate,
  nextDate,
  weekdayOf,
  type Day,
} from './calendar';
import {
  NOBODYS_KEY,
  RESTORABLE_MINUTES,
  SOMEBODYS_KEYS,
  deletedKey,
  deletedKeys,
} from './deletion';
import { REQUEST_KEY_HEADER } from './request-key';
import type { TourInput, TourRecord } from './tour.dto';
import type { Tour } from './tour.schema';

/** What of a stored booking its owner sees. */
const RECORD = { place: 1, day: 1, people: 1, date: 1 } as const;

/** More than a batch ever finds: by default MongoDB wants to be asked again after 101. */
const ONE_ANSWER = 100_000;

const MINUTE_MS = 60 * 1000;
/** So many bookings are made nobody's at once: more of them would keep the others waiting. */
const DISOWNED_AT_ONCE = 1000;
/** Nobody books as much; who signs in as one guest after the other could fill the memory with one list. */
const MOST_TAKEN_ALONG = 1000;

type StoredRecord = Pick<Tour, '_id' | keyof typeof RECORD>;

/**
 * One list of bookings. Each list provides this class with a collection of its own. Whatever is not the
 * owner's does not exist for the owner: reading and changing it end in the same 404.
 */
export class ToursService implements OwnedList {
  private readonly lists = new Batch((owners: string[]) => this.listsOf(owners));
  private readonly slots = new Batch((owners: string[]) => this.slotsOf(owners));
  private readonly insertions = new Batch((tours: Tour[]) => this.insertAll(tours));

  constructor(private readonly tours: Model<Tour>) {}

  /** The owner's bookings, oldest first. */
  async list(owner: Owner): Promise<TourRecord[]> {
    return (await this.lists.get(owner.key)) ?? [];
  }

  /**
   * Adds a booking; none if the owner has one with that key, which is the answer then.
   *
   * @param requestKey the caller's name for this call, the same when it is repeated
   * @throws FieldsException if the date can't be booked
   * @throws ConflictException if the owner has as many bookings in this list as are allowed
   * @throws UnprocessableEntityException if the key's booking is another one than this
   */
  async create(owner: Owner, input: TourInput, requestKey?: string): Promise<TourRecord> {
    const now = Date.now();
    for (;;) {
      // In this order: if the booking of a call that races fills the list, it is found.
      const used = await this.usedSlots(owner.key);
      const earlier = requestKey === undefined ? null : await this.madeBy(owner, requestKey);
      if (earlier) return sameAs(input, earlier);
      const tour: Tour = {
        _id: new Types.ObjectId(),
        owner: owner.key,
        place: input.place,
        day: input.day,
        people: input.people,
        date: dateToBook(input.day, input.date),
        createdAt: new Date(now),
        slot: pickSlot(used, owner.maxBookings),
        ...(owner.keepMs !== undefined && { expiresAt: new Date(now + owner.keepMs) }),
        ...(requestKey !== undefined && { requestKey }),
      };
      try {
        await this.insert(tour);
        return toRecord(tour);
      } catch (error) {
        // Somebody took the slot or used the key meanwhile: the unique indexes decide every race.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /**
   * Replaces a booking's place, day, date and people. A booking whose day stays keeps the date it has if
   * none is given, and may keep it in any case, also when it has gone by.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws FieldsException if the date can't be booked
   */
  async update(owner: Owner, id: string, input: TourInput): Promise<TourRecord> {
    const which = bookingOf(owner, id);
    const date = await this.dateFor(which, input);
    const tour = await this.tours
      .findOneAndUpdate(
        which,
        { place: input.place, day: input.day, people: input.people, date },
        { returnDocument: 'after', runValidators: true, projection: RECORD },
      )
      .lean<StoredRecord>();
    return toRecord(found(tour));
  }

  /**
   * Deletes a booking: for the owner at once, from the database when it can't be restored any more.
   *
   * @throws NotFoundException if the owner has no such booking
   */
  async remove(owner: Owner, id: string): Promise<void> {
    const which = bookingOf(owner, id);
    const until = new Date(Date.now() + RESTORABLE_MINUTES * MINUTE_MS);
    const deletion = {
      owner: deletedBookingOf(which).owner,
      keptUntil: '$expiresAt',
      expiresAt: { $min: ['$expiresAt', until] },
    };
    const { matchedCount } = await this.tours.updateOne(which, [{ $set: deletion }], {
      updatePipeline: true,
    });
    found(matchedCount || null);
  }

  /**
   * Brings a deleted booking back as it was, whether or not it could be booked now. One that is back, or
   * was never deleted, stays as it is, so that this can be repeated.
   *
   * @throws NotFoundException if the owner has no such booking and deleted none, or too long ago
   * @throws ConflictException if the owner has as many bookings in this list as are allowed
   */
  async restore(owner: Owner, id: string): Promise<TourRecord> {
    const which = bookingOf(owner, id);
    // MongoDB may be late to delete what has expired.
    const deleted = { ...deletedBookingOf(which), expiresAt: { $gt: new Date() } };
    const dropped = ['keptUntil'];
    for (;;) {
      // In this order: if a call that races brings it back, and so fills the list, it is found.
      const used = await this.usedSlots(owner.key);
      const stored = found(
        await this.tours
          .findOne({ $or: [which, deleted] }, { ...RECORD, owner: 1 })
          .lean<StoredRecord & Pick<Tour, 'owner'>>(),
      );
      if (stored.owner === owner.key) return toRecord(stored);
      const slot = pickSlot(used, owner.maxBookings);
      try {
        const tour = await this.tours
          .findOneAndUpdate(
            deleted,
            [{ $set: { owner: owner.key, slot, expiresAt: '$keptUntil' } }, { $unset: dropped }],
            { updatePipeline: true, returnDocument: 'after', projection: RECORD },
          )
          .lean<StoredRecord>();
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
            $unset: { expiresAt: 1, requestKey: 1 },
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
      [{ $set: { owner } }, { $unset: ['keptUntil', 'requestKey'] }],
      { updatePipeline: true },
    );
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
    await this.tours.deleteMany({ owner: deletedKeys(ownerKey) });
    await this.makeNobodys({ owner: ownerKey });
  }

  async disown(months: number, signal: AbortSignal): Promise<void> {
    const date = { $lt: monthsBefore(newYorkDate(new Date()), months) };
    for (const owner of SOMEBODYS_KEYS) {
      for (;;) {
        signal.throwIfAborted();
        const tours = await this.tours
          .find({ date, owner }, { _id: 1 })
          .hint({ date: 1, owner: 1 })
          .limit(DISOWNED_AT_ONCE)
          .lean();
        if (tours.length === 0) break;
        await this.makeNobodys({ _id: { $in: tours.map(({ _id }) => _id) }, date, owner });
      }
    }
  }

  /** Takes from bookings all that tells whose they were. */
  private async makeNobodys(which: object): Promise<void> {
    await this.tours.updateMany(
      which,
      [{ $set: { owner: NOBODYS_KEY } }, { $unset: ['keptUntil', 'requestKey'] }],
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

  private madeBy(owner: Owner, requestKey: string): Promise<StoredRecord | null> {
    return this.tours.findOne({ owner: owner.key, requestKey }, RECORD).lean<StoredRecord>().exec();
  }

  private async dateFor(which: object, { day, date }: TourInput): Promise<string> {
    if (date !== undefined && isBookable(day, date)) return date;
    const stored = found(
      await this.tours.findOne(which, { day: 1, date: 1 }).lean<Pick<Tour, 'day' | 'date'>>(),
    );
    const kept = stored.day === day && (date ?? stored.date) === stored.date;
    return kept ? stored.date : dateToBook(day, date);
  }
}

type Which = Pick<Tour, '_id' | 'owner'>;

/** Filters for one booking of one owner; an id that can't be one is as unknown as any other. */
function bookingOf(owner: Owner, id: string): Which {
  if (!/^[0-9a-f]{24}$/i.test(id)) found(null);
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

function toRecord({ _id, place, day, people, date }: StoredRecord): TourRecord {
  return { _id: String(_id), place, day, people, date };
}

/** The date asked for, if it can be booked; the next one of its weekday if none was asked for. */
function dateToBook(day: Day, date: string | undefined): string {
  if (date === undefined) return nextDate(day, newYorkDate(new Date()));
  if (isBookable(day, date)) return date;
  throw new FieldsException([
    {
      field: 'date',
      message: isCalendarDate(date)
        ? `Date must be a ${day} after today and at most ${String(DAYS_AHEAD)} days ahead.`
        : 'Date must be a date, written as YYYY-MM-DD.',
    },
  ]);
}

/** Asked on each write, so without listing every date there is. */
function isBookable(day: Day, date: string): boolean {
  if (!isCalendarDate(date) || weekdayOf(date) !== day) return false;
  const today = newYorkDate(new Date());
  return date > today && date <= addDays(today, DAYS_AHEAD);
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
