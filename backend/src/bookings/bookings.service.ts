import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { departureTime } from 'shared/departure-id';
import {
  addDays,
  isCalendarDate,
  newYorkDate,
  nextDate,
  weekdayOf,
  type Weekday,
} from 'shared/new-york';
import { tourId, type Tour } from 'shared/tour-settings';
import { DAYS, LISTS, type ListName } from 'shared/tours';
import { CONFIG, type Config } from '../config';
import { Batch } from '../database/batch';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';
import { isOpen } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { fieldError, FieldsException } from '../http/problem';
import { placeUnknown } from '../tours/place-rule';
import { ToursService } from '../tours/tours.service';
import { calendarOf } from './booking-calendar';
import { RECORD, toRecord, type StoredRecord } from './booking-record';
import type { BookingInput, BookingRecord } from './booking.dto';
import type { Booking } from './booking';
import { contactOf, type Contact } from './contact';
import type { AddManageLink, Command, Reserve } from './commands';
import { isInLine, isSameRequest } from './decide-bookings';
import { Ledger, tooBusy, type Outcome } from './ledger';
import type { Owner } from './owner';
import { lackOf, nearest, toException } from './refusals';

/** How often a call is tried before its caller is told to come back. */
const ATTEMPTS = 10;
/** More than a batch ever finds: by default MongoDB wants to be asked again after 101. */
const ONE_ANSWER = 100_000;

/** What a command goes by is to be read anew. */
const STALE: Outcome = { refusal: { code: 'stale' } };

/** What a visitor wants to book. */
type Wanted = Pick<BookingInput, 'place' | 'day' | 'people' | 'date' | 'time'>;

/** A booking as it is stored, and as its owner sees it. */
export interface ListedBooking {
  booking: Booking;
  record: ReturnType<typeof toRecord>;
}

/** The departures that would do, as commands name them. */
type Found = Pick<Reserve, 'tour' | 'tourRevision' | 'departures'>;

/**
 * The two lists of bookings, as their owners see them. Whatever isn't the owner's doesn't exist for the
 * owner: reading and changing it end in the same 404.
 */
@Injectable()
export class BookingsService {
  private readonly lists: Record<ListName, Batch<string, StoredRecord[]>>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ledger: Ledger,
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
  ) {
    const batchOf = (list: ListName) => new Batch((owners: string[]) => this.listsOf(list, owners));
    this.lists = { day: batchOf('day'), night: batchOf('night') };
  }

  /** The owner's bookings, oldest first. */
  async list(list: ListName, owner: Owner): Promise<BookingRecord[]> {
    const bookings = (await this.lists[list].get(owner.key)) ?? [];
    const tours = await this.tours.recent();
    return bookings.map((booking) => toRecord(booking, tours));
  }

  /**
   * Books a tour; nothing if the owner has made this call before, whose booking is the answer then.
   *
   * @param mayWait whether the party waits in line where the departure is full
   * @param requestKey the caller's name for this call, the same when it is repeated
   * @throws FieldsException 400 if the date can't be booked at all; 409 if there is no room, with other dates
   * @throws ConflictException if the owner has as many bookings in this list as are allowed
   * @throws UnprocessableEntityException if the key was another call's
   */
  async reserve(
    list: ListName,
    owner: Owner,
    input: BookingInput,
    { requestKey, mayWait = false }: { requestKey?: string | undefined; mayWait?: boolean } = {},
  ): Promise<BookingRecord> {
    const id = new Types.ObjectId().toHexString();
    const { place, day, people, date, time, contact } = input;
    const request = requestKey && { key: requestKey, place, people, day, date, time };
    try {
      return await this.decided(owner, async (asOwner, isFresh) => {
        const tour = await this.tourFor(list, place, isFresh);
        const command = {
          ...{ kind: 'reserve' as const, list, id, owner: asOwner, people },
          ...(contact && { contact: contactOf(contact) }),
          ...(mayWait && { mayWait }),
          ...(request && { request }),
        };
        return this.firstFitting(tour, input, isFresh, (found) => ({ ...command, ...found }));
      });
    } catch (error) {
      if (!request || !(error instanceof HttpException)) throw error;
      // What it wants may not be bookable anymore, but may have been when the call came first.
      const earlier = await this.collection(list).findOne({ owner: owner.key, requestKey });
      if (earlier && isSameRequest(request, earlier)) return this.record(earlier);
      throw error;
    }
  }

  /**
   * Replaces a booking's place, date, and people. A booking whose day stays keeps its date if none is given.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws ConflictException if it is too late to change it, or the guide has canceled it
   * @throws FieldsException as when a tour is booked
   */
  async change(
    list: ListName,
    owner: Owner,
    id: string,
    input: BookingInput,
  ): Promise<BookingRecord> {
    return this.decided(owner, async (asOwner, isFresh) => {
      const { place, day, people, contact } = input;
      const stored = await this.find(list, asOwner, id);
      const tour = await this.tourFor(list, place, isFresh, stored);
      const wanted: Wanted = { place, day, people, ...dateOf(input, stored) };
      const { departure, revision } = stored;
      const command = {
        kind: 'change' as const,
        ...{ list, id, owner: asOwner, people },
        ...(contact && { contact: contactOf(contact) }),
        seen: { departure, revision },
      };
      if (isAt(stored, tour, wanted)) {
        const stays = { tour: tour.id, tourRevision: tour.revision, departures: [departure] };
        const outcome = await this.ledger.carryOut({ ...command, ...stays });
        return outcome.refusal ? this.orElsewhere(tour, wanted, outcome) : outcome;
      }
      return this.firstFitting(tour, wanted, isFresh, (found) => ({ ...command, ...found }));
    });
  }

  /**
   * Cancels a booking and takes it off its owner's list; one whose tour is over is only taken off the list.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws ConflictException if it is too late to cancel it
   */
  async cancel(list: ListName, owner: Owner, id: string): Promise<void> {
    await this.outcome(owner, async (asOwner) => {
      const { departure } = await this.find(list, asOwner, id);
      return this.ledger.carryOut({ kind: 'cancel', list, id, owner: asOwner, departure });
    });
  }

  /**
   * Brings a canceled booking back as it was, also where it couldn't be booked now, if there is room. One that
   * is on the list stays as it is, so that this can be repeated.
   *
   * @throws NotFoundException if the owner has no such booking, or canceled it too long ago
   * @throws ConflictException if the list has been filled since, or the departure has
   */
  async restore(list: ListName, owner: Owner, id: string): Promise<BookingRecord> {
    return this.decided(owner, async (asOwner) => {
      const { departure } = await this.find(list, asOwner, id, {});
      return this.ledger.carryOut({ kind: 'restore', list, id, owner: asOwner, departure });
    });
  }

  /**
   * Books what the owner's party in line was offered. Safe to repeat.
   *
   * @throws NotFoundException if the owner has no such party
   * @throws ConflictException if the places are no longer held for it
   */
  async accept(list: ListName, owner: Owner, id: string): Promise<void> {
    await this.outcome(owner, async (asOwner) => {
      const { departure } = await this.find(list, asOwner, id, {});
      return this.ledger.carryOut({ kind: 'acceptOffer', list, id, owner: asOwner, departure });
    });
  }

  /**
   * Confirms the address of the owner's party, and books what is held for it. Safe to repeat.
   *
   * @throws NotFoundException if the owner has no such party
   * @throws ConflictException if the owner hasn't come by a link that was mailed there, or nothing is held
   */
  async confirm(list: ListName, owner: Owner, id: string): Promise<void> {
    await this.outcome(owner, async (asOwner) => {
      const { departure } = await this.find(list, asOwner, id, {});
      return this.ledger.carryOut({ kind: 'confirm', list, id, owner: asOwner, departure });
    });
  }

  /**
   * Says how the guide reaches a booking's party.
   *
   * @throws NotFoundException if the owner has no such booking
   * @throws ConflictException if the guide has canceled it, or its tour is over
   */
  async setContact(list: ListName, owner: Owner, id: string, contact: Contact): Promise<void> {
    await this.outcome(owner, (asOwner) =>
      this.ledger.carryOut({ kind: 'setContact', list, id, owner: asOwner, contact }),
    );
  }

  /**
   * Lets whoever has a secret manage a booking.
   *
   * @throws NotFoundException if the owner has no such booking
   */
  async addManageLink(
    list: ListName,
    owner: Owner,
    id: string,
    link: Pick<AddManageLink, 'link' | 'isMailed'>,
  ): Promise<void> {
    await this.outcome(owner, (asOwner) =>
      this.ledger.carryOut({ kind: 'addManageLink', list, id, owner: asOwner, ...link }),
    );
  }

  /**
   * A booking as it is stored.
   *
   * @throws NotFoundException if the owner has no such booking
   */
  get(list: ListName, owner: Owner, id: string): Promise<Booking> {
    return this.find(list, owner, id);
  }

  /**
   * A booking as a file for calendars.
   *
   * @throws NotFoundException if the owner has no such booking
   */
  async calendar(list: ListName, owner: Owner, id: string): Promise<string> {
    const booking = await this.find(list, owner, id);
    const departure = await this.departures.get(booking.departure);
    if (!departure || isInLine(booking)) throw notFound();
    return calendarOf(booking, departure);
  }

  /** Everything that an owner has, in both lists, oldest first. */
  async export(owner: string): Promise<Record<string, ListedBooking[]>> {
    const tours = await this.tours.recent();
    const lists = await Promise.all(
      LISTS.map(async (list) => {
        const bookings = await this.collection(list)
          .find({ owner })
          .sort({ createdAt: 1, _id: 1 })
          .toArray();
        const listed = bookings.map((booking) => ({
          booking,
          record: toRecord(booking, tours),
        }));
        return [COLLECTIONS[list], listed] as const;
      }),
    );
    return Object.fromEntries(lists);
  }

  /** The departures that a visitor wants are tried on the first date, and without a date on all later ones. */
  private async firstFitting(
    tour: Tour,
    wanted: Wanted,
    isFresh: boolean,
    commandFor: (found: Found) => Command,
  ): Promise<Outcome> {
    const found = await this.departuresFor(tour, wanted, isFresh);
    const outcome = await this.ledger.carryOut(commandFor(found));
    const { refusal } = outcome;
    const isLack = refusal && lackOf(refusal) !== undefined;
    const isTooMany = refusal?.code === 'guest-limit' && wanted.people <= refusal.most;
    if (!isLack && !(isTooMany && wanted.date === undefined)) return outcome;
    if (wanted.date !== undefined) return this.orElsewhere(tour, wanted, outcome);

    const withRoom = await this.departuresWithRoom(tour, wanted.people);
    const later = withRoom.filter(
      ({ id, date }) =>
        weekdayOf(date) === wanted.day &&
        date > newYorkDate(new Date()) &&
        !found.departures.includes(id),
    );
    if (later.length > 0) {
      const another = await this.ledger.carryOut(
        commandFor({ ...found, departures: later.map(({ id }) => id) }),
      );
      const isStillLack = another.refusal && lackOf(another.refusal) !== undefined;
      if (!isStillLack && another.refusal?.code !== 'guest-limit') return another;
    }
    const { place, day, people } = wanted;
    const others = nearest(
      withRoom.map(({ date }) => date),
      newYorkDate(new Date()),
    );
    const values = { place, day, people, daysAhead: tour.daysAhead, others };
    throw new FieldsException([fieldError('day', 'no-day-with-room', values)], HttpStatus.CONFLICT);
  }

  /** A refusal for want of room names other dates; any other is passed on. */
  private async orElsewhere(tour: Tour, wanted: Wanted, outcome: Outcome): Promise<Outcome> {
    const { refusal } = outcome;
    if (!refusal || !lackOf(refusal)) return outcome;
    const withRoom = await this.departuresWithRoom(tour, wanted.people);
    const others = nearest(
      withRoom.map(({ date }) => date),
      wanted.date ?? '',
    );
    const lack = { field: 'date', message: '', ...lackOf(refusal, others) };
    throw new FieldsException([lack], HttpStatus.CONFLICT);
  }

  /**
   * The departures on the date that is wanted, or on the weekday's next one.
   *
   * @throws FieldsException if there can be none
   */
  private async departuresFor(tour: Tour, wanted: Wanted, isFresh: boolean): Promise<Found> {
    const { day, time } = wanted;
    if (day === 'Sunday' && !tour.weekdays.includes('Sunday')) {
      throw new FieldsException([fieldError('day', 'day-invalid', { days: DAYS })]);
    }
    const today = newYorkDate(new Date());
    const date = wanted.date ?? nextDate(day, today);
    if (wanted.date !== undefined) refuseDate(wanted.date, day, today, tour.daysAhead);
    const ids =
      time === undefined
        ? await this.departures.idsOn(tour, date, isFresh)
        : await this.idsAt(tour, date, time);
    if (ids.length === 0) {
      const field = time === undefined ? 'date' : 'time';
      throw new FieldsException([fieldError(field, 'no-such-start')]);
    }
    return { tour: tour.id, tourRevision: tour.revision, departures: ids };
  }

  /** The departures that are scheduled at a time, or else start then. */
  private async idsAt(tour: Tour, date: string, time: string): Promise<string[]> {
    const departures = await this.departures.on(tour, date);
    const scheduled = departures.filter(({ start }) => start === time);
    const others = departures.filter(({ startTime }) => startTime === time);
    return (scheduled.length > 0 ? scheduled : others).map(({ id }) => id);
  }

  /** A tour's departures on any day that have room, soonest first. */
  private async departuresWithRoom(tour: Tour, people: number) {
    const now = new Date();
    const from = newYorkDate(now);
    const range = { tours: [tour], from, to: addDays(from, tour.daysAhead) };
    return (await this.departures.withVacanciesBetween(range))
      .filter(
        ({ departure, vacancies, isBooked }) =>
          isOpen(departure, isBooked, now) && (vacancies === null || vacancies >= people),
      )
      .map(({ departure }) => departure);
  }

  private async decided(
    owner: Owner,
    attempt: (owner: Owner, isFresh: boolean) => Promise<Outcome>,
  ): Promise<BookingRecord> {
    const { answer } = await this.outcome(owner, attempt);
    if (!answer) throw new Error('The command was about no booking.');
    return this.record(answer);
  }

  /** Asks anew as long as what a command was made by is no longer so when it is decided. */
  private async outcome(
    owner: Owner,
    attempt: (owner: Owner, isFresh: boolean) => Promise<Outcome>,
  ): Promise<Outcome> {
    let asOwner = owner;
    for (let count = 0; count < ATTEMPTS; count++) {
      const outcome = await attempt(asOwner, count > 0).catch((error: unknown) => {
        // By settings that were remembered, it may have been refused in vain.
        const isBadInput = error instanceof FieldsException && error.getStatus() < 409;
        if (count === 0 && isBadInput) return STALE;
        throw error;
      });
      const { refusal } = outcome;
      if (!refusal) return outcome;
      if (refusal.code === 'merged') {
        const { calledFrom } = owner;
        asOwner = { key: refusal.into, maxBookings: this.config.maxBookings, calledFrom };
      } else if (refusal.code !== 'stale') {
        throw toException(refusal);
      }
    }
    throw tooBusy();
  }

  /**
   * The tour of a place, if it is offered, or is the one that the booking has that is to be changed.
   *
   * @throws FieldsException if it isn't
   */
  private async tourFor(
    list: ListName,
    place: string,
    isFresh: boolean,
    booking?: Pick<Booking, 'tour'>,
  ): Promise<Tour> {
    const id = tourId({ list, place });
    const tour = isFresh ? await this.tours.get(id) : (await this.tours.recent()).get(id);
    // Other names may come to the same id.
    if (tour?.place === place && (!tour.isHidden || booking?.tour === id)) return tour;
    throw new FieldsException([placeUnknown(await this.tours.offered(list))]);
  }

  private async find(
    list: ListName,
    { key }: Owner,
    id: string,
    which: { isListed?: true } = { isListed: true },
  ): Promise<Booking> {
    const booking = isObjectId(id)
      ? await this.collection(list).findOne({
          _id: new Types.ObjectId(id),
          owner: key,
          ...which,
        })
      : null;
    if (!booking) throw notFound();
    return booking;
  }

  private async record(booking: StoredRecord) {
    return toRecord(booking, await this.tours.recent());
  }

  private async listsOf(list: ListName, owners: string[]): Promise<Map<string, StoredRecord[]>> {
    const bookings = await this.collection(list)
      .find({
        owner: { $in: owners },
        isListed: true,
        // Who only waits has booked nothing yet.
        $or: [
          { status: { $in: ['booked', 'cancelled'] } },
          { status: 'offered', 'turn.isUnconfirmed': true },
        ],
      })
      .project<StoredRecord & Pick<Booking, 'owner'>>({ ...RECORD, owner: 1 })
      .sort({ owner: 1, createdAt: 1, _id: 1 })
      .batchSize(ONE_ANSWER)
      .toArray();
    const lists = new Map(owners.map((owner) => [owner, [] as StoredRecord[]]));
    for (const booking of bookings) lists.get(booking.owner)?.push(booking);
    return lists;
  }

  private collection(list: ListName): mongo.Collection<Booking> {
    return this.connection.collection<Booking>(COLLECTIONS[list]);
  }
}

/** The date and time of a change: what isn't given stays, unless the day is another one. */
function dateOf({ day, date, time }: Wanted, stored: Booking): Pick<Wanted, 'date' | 'time'> {
  const at = date ?? (stored.day === day ? stored.date : undefined);
  const isSameDate = at === stored.date;
  return { date: at, time: time ?? (isSameDate ? departureTime(stored.departure) : undefined) };
}

/** Whether a booking is at the departure that is wanted. */
function isAt({ tour, date, day, departure }: Booking, wantedTour: Tour, wanted: Wanted): boolean {
  const isSameTour = tour === wantedTour.id;
  const isSameTime = wanted.time === departureTime(departure);
  return isSameTour && date === wanted.date && day === wanted.day && isSameTime;
}

/** @throws FieldsException if it is no date on which the day could be booked */
function refuseDate(date: string, day: Weekday, today: string, daysAhead: number): void {
  const isOnDay = isCalendarDate(date) && weekdayOf(date) === day;
  if (isOnDay && date >= today && date <= addDays(today, daysAhead)) return;
  const error = isOnDay
    ? fieldError('date', 'date-out-of-range', { most: daysAhead })
    : isCalendarDate(date)
      ? fieldError('date', 'date-not-on-day', { day, most: daysAhead })
      : fieldError('date', 'date-invalid');
  throw new FieldsException([error]);
}

/** For an id that is none of the owner's, as the ledger refuses it. */
function notFound(): HttpException {
  return toException({ code: 'not-found' });
}
