import { ConflictException, NotFoundException } from '@nestjs/common';
import { Types, type Model } from 'mongoose';
import { duplicateFields } from '../database/database-errors';
import { FieldsException } from '../http/problem';
import type { OwnedList } from '../owner/owned-lists';
import type { Owner } from '../owner/owner';
import {
  DAYS_AHEAD,
  bookableDates,
  isCalendarDate,
  newYorkDate,
  nextDate,
  type Day,
} from './calendar';
import type { TourInput, TourRecord } from './tour.dto';
import type { Tour } from './tour.schema';

/** What of a stored booking its owner sees. */
const RECORD = { place: 1, day: 1, people: 1, date: 1 } as const;

type StoredRecord = Pick<Tour, '_id' | keyof typeof RECORD>;

/**
 * One list of bookings. Each list provides this class with a collection of its own. Whatever is not the
 * owner's does not exist for the owner: reading and changing it end in the same 404.
 */
export class ToursService implements OwnedList {
  constructor(private readonly tours: Model<Tour>) {}

  /** The owner's bookings, oldest first. */
  async list(owner: Owner): Promise<TourRecord[]> {
    const tours = await this.tours
      .find({ owner: owner.key }, RECORD)
      .sort({ createdAt: 1, _id: 1 })
      .lean<StoredRecord[]>();
    return tours.map(toRecord);
  }

  /**
   * Adds a booking.
   *
   * @throws FieldsException if the date can't be booked
   * @throws ConflictException if the owner has as many bookings in this list as are allowed
   */
  async create(owner: Owner, input: TourInput): Promise<TourRecord> {
    const date = dateToBook(input.day, input.date);
    const now = Date.now();
    const tour = await this.inFreeSlot(owner.key, (used) => {
      const free = freeSlots(used, owner.maxBookings - used.size);
      const slot = free[Math.floor(Math.random() * free.length)];
      if (slot === undefined) {
        throw new ConflictException(
          `This list is full: it holds ${String(owner.maxBookings)} bookings at most. Delete one to make room.`,
        );
      }
      return this.tours.create({
        owner: owner.key,
        slot,
        place: input.place,
        day: input.day,
        people: input.people,
        date,
        createdAt: new Date(now),
        ...(owner.keepMs !== undefined && { expiresAt: new Date(now + owner.keepMs) }),
      });
    });
    return toRecord(tour);
  }

  /**
   * Replaces a booking's place, day, date and people. Without a date, a booking whose day stays keeps
   * the date it has, as long as that lies ahead.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws FieldsException if the date can't be booked
   */
  async update(owner: Owner, id: string, input: TourInput): Promise<TourRecord> {
    const which = bookingOf(owner, id);
    const date = dateToBook(input.day, input.date ?? (await this.dateToKeep(which, input.day)));
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
   * Deletes a booking.
   *
   * @throws NotFoundException if the owner has no such booking
   */
  async remove(owner: Owner, id: string): Promise<void> {
    const { deletedCount } = await this.tours.deleteOne(bookingOf(owner, id));
    found(deletedCount || null);
  }

  /** Nothing is lost, so the cap does not hold here: the new owner may end up above it. */
  async moveAll(fromKey: string, toKey: string): Promise<void> {
    const tours = await this.tours
      .find({ owner: fromKey }, { _id: 1 })
      .sort({ createdAt: 1 })
      .lean();
    if (tours.length === 0) return;
    for (const { _id } of tours) {
      await this.inFreeSlot(toKey, (used) => {
        const slot = freeSlots(used, 1)[0];
        return this.tours.updateOne(
          { _id, owner: fromKey },
          { $set: { owner: toKey, slot }, $unset: { expiresAt: 1 } },
        );
      });
    }
  }

  /**
   * Writes a booking into a slot that is free as far as can be seen, and looks again where somebody else
   * was faster: the unique index on owner and slot decides, however many calls race for the last one.
   */
  private async inFreeSlot<T>(
    ownerKey: string,
    write: (used: Set<number>) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const tours = await this.tours.find({ owner: ownerKey }, { _id: 0, slot: 1 }).lean();
      try {
        return await write(new Set(tours.map(({ slot }) => slot)));
      } catch (error) {
        if (duplicateFields(error).length === 0) throw error;
      }
    }
  }

  private async dateToKeep(which: object, day: Day): Promise<string | undefined> {
    const stored = found(
      await this.tours.findOne(which, { day: 1, date: 1 }).lean<Pick<Tour, 'day' | 'date'>>(),
    );
    const ahead = stored.date > newYorkDate(new Date());
    return stored.day === day && ahead ? stored.date : undefined;
  }
}

/** Filters for one booking of one owner; an id that can't be one is as unknown as any other. */
function bookingOf(owner: Owner, id: string): { _id: Types.ObjectId; owner: string } {
  if (!/^[0-9a-f]{24}$/i.test(id)) found(null);
  return { _id: new Types.ObjectId(id), owner: owner.key };
}

function found<T>(value: T | null): T {
  if (value === null) throw new NotFoundException('There is no such booking in your list.');
  return value;
}

function toRecord({ _id, place, day, people, date }: StoredRecord): TourRecord {
  return { _id: String(_id), place, day, people, date };
}

/** The date asked for, if it can be booked; the next one of its weekday if none was asked for. */
function dateToBook(day: Day, date: string | undefined): string {
  const today = newYorkDate(new Date());
  if (date === undefined) return nextDate(day, today);
  if (!isCalendarDate(date)) throw badDate('Date must be a date, written as YYYY-MM-DD.');
  if (!bookableDates(day, today).includes(date)) {
    throw badDate(
      `Date must be a ${day} after today and at most ${String(DAYS_AHEAD)} days ahead.`,
    );
  }
  return date;
}

function badDate(message: string): FieldsException {
  return new FieldsException([{ field: 'date', message }]);
}

/** The lowest free slots: callers who race choose from the same few, so never more than fit get one. */
function freeSlots(used: Set<number>, count: number): number[] {
  const free: number[] = [];
  for (let slot = 0; free.length < count; slot++) if (!used.has(slot)) free.push(slot);
  return free;
}
