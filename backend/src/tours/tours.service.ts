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
import type { Claimant, ListDepartures } from '../departures/list-departures';
import { toICalendar } from '../icalendar/icalendar';
import type { Owner } from '../owner/owner';
import { newYorkDate } from './calendar';
import { RESTORABLE_MS, deletedKey } from './deletion';
import { expiryOf } from './expiry';
import { REQUEST_KEY_HEADER } from './request-key';
import { atRevision } from './revision';
import { Slots, pickSlot } from './slots';
import type { TourInput, TourRecord } from './tour.dto';
import { RECORD, toRecord, type StoredRecord } from './tour-record';
import { ONE_ANSWER, type Tour } from './tour.schema';
import { underHold } from './under-hold';

const CANCELLED =
  'The guide canceled this booking, so it can’t be changed. Please book another tour.';

/** For a booking that needs no room. */
const NOTHING_HELD = {
  date: undefined,
  release: () => Promise.resolve(),
  abandon: () => Promise.resolve(),
};

type Revised = StoredRecord & Pick<Tour, 'revision'>;

/**
 * One list of bookings. Each list provides this class with a collection of its own. Whatever is not the
 * owner's does not exist for the owner: reading and changing it end in the same 404.
 */
export class ToursService {
  private readonly lists = new Batch((owners: string[]) => this.listsOf(owners));
  private readonly slots: Slots;
  private readonly insertions = new Batch((tours: Tour[]) => this.insertAll(tours));

  constructor(
    private readonly tours: Model<Tour>,
    private readonly departures: ListDepartures,
  ) {
    this.slots = new Slots(tours);
  }

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
      const used = await this.slots.used(owner.key);
      const earlier = await this.madeBy(owner, requestKey);
      if (earlier) return sameAs(input, earlier);
      const slot = pickSlot(used, owner.maxBookings);
      try {
        const held = await this.departures.take(input, { booking: _id, ...claimantOf(owner) });
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
   * @throws ConflictException if it is too late to change it, or the guide has cancelled it
   * @throws FieldsException if the date can't be booked, or there is no room
   */
  async update(owner: Owner, id: string, input: TourInput): Promise<TourRecord> {
    const which = bookingOf(owner, id);
    const { place, day, people } = input;
    for (;;) {
      const stored = found(
        await this.tours.findOne(which, { ...RECORD, revision: 1 }).lean<Revised>(),
      );
      if (stored.cancelledAt) throw new ConflictException(CANCELLED);
      await this.departures.refuseLate(stored.place, stored.date);
      const date = input.date ?? (stored.day === day ? stored.date : undefined);
      const stays = stored.place === place && stored.date === date && stored.day === day;
      const { revision } = stored;
      const held =
        stays && people <= stored.people
          ? NOTHING_HELD
          : await this.departures.take(
              { place, day, date, people, keeps: stays },
              { booking: stored._id, revision: revision ?? 0, ...claimantOf(owner) },
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
    const { place, date, cancelledAt } = found(
      await this.tours
        .findOne(which, { place: 1, date: 1, cancelledAt: 1 })
        .lean<Pick<Tour, 'place' | 'date' | 'cancelledAt'>>(),
    );
    const over = date < newYorkDate(new Date());
    if (!over && !cancelledAt) await this.departures.refuseLate(place, date);
    const until = new Date(Date.now() + RESTORABLE_MS);
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
   * @throws ConflictException if the list has been filled with others since, or others have its places
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
      const used = await this.slots.used(owner.key);
      const stored = found(
        await this.tours
          .findOne({ $or: [which, deleted] }, { ...RECORD, owner: 1, slot: 1, revision: 1 })
          .lean<Revised & Pick<Tour, 'owner' | 'slot'>>(),
      );
      if (stored.owner === owner.key) return toRecord(stored);
      // Its own slot, if that is still free: an owner above the cap gets back what was there, and no more.
      const slot = used.has(stored.slot) ? pickSlot(used, owner.maxBookings) : stored.slot;
      const { place, date, people, revision } = stored;
      const held = stored.cancelledAt
        ? NOTHING_HELD
        : await this.departures.takeBack(place, date, people, {
            booking: stored._id,
            revision: revision ?? 0,
            ...claimantOf(owner),
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

  private async madeBy(owner: Owner, requestKey?: string): Promise<StoredRecord | null> {
    if (requestKey === undefined) return null;
    return this.tours.findOne({ owner: owner.key, requestKey }, RECORD).lean<StoredRecord>();
  }
}

/** Whose places a booking of this owner's takes. */
function claimantOf({ key, placeLimits }: Owner): Pick<Claimant, 'owner' | 'limits'> {
  return { owner: key, limits: placeLimits };
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
    `This ${REQUEST_KEY_HEADER} was already used for another booking. Please use a new one.`,
  );
}
