import { HttpException, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { departureTime } from 'shared/departure-id';
import { newYorkDate, weekdayOf } from 'shared/new-york';
import type { SiteLanguage } from 'shared/site-languages';
import type { Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { BatchLoader } from '../database/batch-loader';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';
import type { Departure } from '../departures/departure';
import { LeadersService } from '../departures/leaders.service';
import { DeparturesService } from '../departures/departures.service';
import { FieldsException } from '../http/problem';
import { SettingsService } from '../settings/settings.service';
import { ToursService } from '../tours/tours.service';
import { TranslationsService } from '../tours/translations/translations.service';
import { calendarOf } from './booking-calendar';
import type { BookingInput, BookingRecord, NewBookingInput } from './booking.dto';
import { isOnWaitlist, languageOf, VISIBLE_TO_OWNER, type Booking } from './booking';
import { RECORD_PROJECTION, toRecord, type BookingForRecord } from './booking-record';
import {
  CandidatesService,
  mayFitOnLaterDate,
  noDayWithRoomException,
  type DepartureChoice,
} from './candidates.service';
import type { Command } from './commands/index';
import type { AddManageLink } from './commands/add-manage-link';
import { isSameRequest } from './commands/reserve';
import { toContact, type Contact } from './contact';
import { Ledger, type Attempt, type Outcome } from './ledger';
import type { Owner } from './owner';
import { isShortage, toException } from './refusal-exceptions';

/**
 * Larger than any result, so that MongoDB returns each result in one response. By default, the first response has at
 * most 101 documents.
 */
const BATCH_SIZE = 100_000;

/** A booking as it is stored, together with its record for the owner. */
export interface BookingToExport {
  booking: Booking;
  record: ReturnType<typeof toRecord>;
}

interface ReserveOptions {
  /** The language of the request. The booking gets this language if the input has none. */
  requestLanguage: SiteLanguage;
  /** The call's idempotency key. A retry of the call has the same key. */
  requestKey: string | undefined;
  /** Whether the party joins the waitlist if the departure is full. */
  mayWait?: boolean;
}

type BookingKind = 'reserve' | 'change';

/** A visitor's choice of departures, and the command that books the first of them with room. */
interface Plan {
  tour: Tour;
  choice: DepartureChoice;
  command: Command<BookingKind>;
}

type MakePlan = (owner: Owner, skipCache: boolean) => Promise<Plan>;

/**
 * Reads and changes bookings for their owners. The id of a different owner's booking causes the same 404 as an unknown
 * id.
 */
@Injectable()
export class BookingsService {
  private readonly listLoaders: Record<ListName, BatchLoader<string, BookingForRecord[]>>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly settings: SettingsService,
    private readonly ledger: Ledger,
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly candidates: CandidatesService,
    private readonly leaders: LeadersService,
    private readonly translations: TranslationsService,
  ) {
    const createLoader = (list: ListName) =>
      new BatchLoader((owners: string[]) => this.loadLists(list, owners));
    this.listLoaders = { day: createLoader('day'), night: createLoader('night') };
  }

  /** The bookings on the owner's list, oldest first. */
  async list(list: ListName, owner: Owner): Promise<BookingRecord[]> {
    const bookings = (await this.listLoaders[list].get(owner.key)) ?? [];
    const tours = await this.tours.getAllCached();
    return bookings.map((booking) => toRecord(booking, tours));
  }

  /**
   * Books a tour. If the owner has already made a call with the same key, returns the booking from that call.
   *
   * @throws FieldsException 400 if the date can't be booked at all; 409, with other dates, if there is no room
   * @throws ConflictException if the owner's list is full
   * @throws UnprocessableEntityException if the key was used for a different call
   */
  async reserve(
    list: ListName,
    owner: Owner,
    input: NewBookingInput,
    { requestKey, mayWait = false, requestLanguage }: ReserveOptions,
  ): Promise<BookingRecord> {
    const id = new Types.ObjectId().toHexString();
    const { place, day, people, date, time, contact, ages, expectedCents } = input;
    const { language = requestLanguage } = input;
    const request = requestKey && { key: requestKey, place, people, day, date, time };
    try {
      return await this.book(owner, async (currentOwner, skipCache) => {
        const tour = await this.candidates.findTour(list, place, skipCache);
        const command: Command<'reserve'> = {
          kind: 'reserve',
          list,
          id,
          owner: currentOwner,
          people,
          ...(ages && { ages }),
          ...(expectedCents !== undefined && { expectedCents }),
          ...(contact && { contact: toContact(contact) }),
          language,
          ...(mayWait && { mayWait }),
          ...(request && { request }),
          ...(await this.candidates.findCandidates(tour, input, skipCache)),
        };
        return { tour, choice: input, command };
      });
    } catch (error) {
      if (!request || !(error instanceof HttpException)) throw error;
      // The tour may have been bookable when the owner first made this call.
      const earlierBooking = await this.collection(list).findOne({ owner: owner.key, requestKey });
      if (earlierBooking && isSameRequest(request, earlierBooking)) {
        return this.toRecord(earlierBooking);
      }
      throw error;
    }
  }

  /**
   * Changes a booking's departure and number of people. If the input has no date, keeps the booking's date unless the
   * weekday changes.
   *
   * @throws NotFoundException if the owner has no booking with this id
   * @throws ConflictException if it is too late to change it, or the guide has canceled it
   * @throws FieldsException as {@link reserve} does
   */
  change(list: ListName, owner: Owner, id: string, input: BookingInput): Promise<BookingRecord> {
    return this.book(owner, async (currentOwner, skipCache) => {
      const { place, day, people, contact, ages, expectedCents } = input;
      const before = await this.get(list, currentOwner, id);
      const tour = await this.candidates.findTour(list, place, skipCache, before);
      const choice: DepartureChoice = { place, day, people, ...resolveDateAndTime(input, before) };
      const { departure, revision } = before;
      const candidates = isAtChosenDeparture(before, tour, choice)
        ? { tour: tour.id, tourRevision: tour.revision, departures: [departure] }
        : await this.candidates.findCandidates(tour, choice, skipCache);
      const command: Command<'change'> = {
        kind: 'change',
        list,
        id,
        owner: currentOwner,
        people,
        ...(ages && { ages }),
        ...(expectedCents !== undefined && { expectedCents }),
        ...(contact && { contact: toContact(contact) }),
        basedOn: { departure, revision },
        ...candidates,
      };
      return { tour, choice, command };
    });
  }

  /**
   * Cancels a booking and removes it from its owner's list. A booking whose tour is over is only removed from the list.
   *
   * @throws NotFoundException if the owner has no booking with this id
   * @throws ConflictException if it is too late to cancel it
   */
  async cancel(list: ListName, owner: Owner, id: string): Promise<void> {
    await this.carryOutOnBooking('cancel', list, owner, id);
  }

  /**
   * Restores a canceled booking unchanged if there is room, even after booking has closed. Safe to repeat.
   *
   * @throws NotFoundException if the owner has no booking with this id, or canceled it too long ago
   * @throws ConflictException if the list or the departure is full by now, or the guide has canceled the departure
   */
  async restore(list: ListName, owner: Owner, id: string): Promise<BookingRecord> {
    return this.toRecord(await this.carryOutOnBooking('restore', list, owner, id));
  }

  /**
   * Books the spots that the owner's party was offered. Safe to repeat.
   *
   * @throws NotFoundException if the owner has no booking with this id
   * @throws ConflictException if the offer has expired
   */
  async acceptOffer(list: ListName, owner: Owner, id: string): Promise<void> {
    await this.carryOutOnBooking('acceptOffer', list, owner, id);
  }

  /**
   * Confirms the email address of the owner's party, and books the spots that are held for the party. Safe to repeat.
   *
   * @throws NotFoundException if the owner has no booking with this id
   * @throws ConflictException if the owner didn't open a link mailed to that address, or the hold has expired
   */
  async confirm(list: ListName, owner: Owner, id: string): Promise<void> {
    await this.carryOutOnBooking('confirm', list, owner, id);
  }

  /**
   * Replaces the contact of a booking's party.
   *
   * @throws NotFoundException if the owner has no booking with this id
   * @throws ConflictException if the guide has canceled it, or its tour is over
   */
  async setContact(list: ListName, owner: Owner, id: string, contact: Contact): Promise<void> {
    const { refusal } = await this.ledger.carryOut({
      kind: 'setContact',
      list,
      id,
      owner,
      contact,
    });
    if (refusal) throw toException(refusal);
  }

  /**
   * Adds a link with which anyone can manage a booking.
   *
   * @throws NotFoundException if there is no booking with this id, or if the given owner doesn't own it
   */
  async addManageLink(link: AddManageLink): Promise<void> {
    const { refusal } = await this.ledger.carryOut({ kind: 'addManageLink', ...link });
    if (refusal) throw toException(refusal);
  }

  /**
   * A stored booking on the owner's list.
   *
   * @throws NotFoundException if the owner's list has no booking with this id
   */
  async get(list: ListName, owner: Owner, id: string): Promise<Booking> {
    const booking = await this.find(list, owner, id);
    if (!booking?.isListed) throw notFoundException();
    return booking;
  }

  /**
   * A booking as a calendar file, in the booking's language.
   *
   * @throws NotFoundException if the owner has no booking with this id
   */
  async exportCalendar(list: ListName, owner: Owner, id: string): Promise<string> {
    const booking = await this.get(list, owner, id);
    const departure = await this.departures.get(booking.departure);
    if (!departure || isOnWaitlist(booking)) throw notFoundException();
    const [guides, dictionaryOf, { siteName }] = await Promise.all([
      this.leaders.findPublicProfiles([departure]),
      this.translations.loadDictionaries(languageOf(booking)),
      this.settings.get(),
    ]);
    return calendarOf(booking, departure, {
      siteName,
      guide: guides.get(departure.id),
      dictionary: dictionaryOf(booking.tour),
    });
  }

  /** All bookings of an owner, oldest first, keyed by the name of the list's collection. */
  async export(owner: string): Promise<Record<string, BookingToExport[]>> {
    const tours = await this.tours.getAllCached();
    const entries = await Promise.all(
      LISTS.map(async (list) => {
        const bookings = await this.collection(list)
          .find({ owner })
          .sort({ createdAt: 1, _id: 1 })
          .toArray();
        const bookingsToExport = bookings.map((booking) => ({
          booking,
          record: toRecord(booking, tours),
        }));
        return [COLLECTIONS[list], bookingsToExport] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  /** Carries out a plan. If the visitor chose no date, and the next date has no room, tries later dates. */
  private async book(owner: Owner, makePlan: MakePlan): Promise<BookingRecord> {
    const { plan, outcome } = await this.carryOutPlan(owner, makePlan);
    const { booking, refusal } = outcome;
    if (!refusal) return this.toRecord(booking);
    const { tour, choice, command } = plan;
    if (isShortage(refusal) && choice.date !== undefined) {
      throw await this.candidates.createNoRoomException(tour, choice, refusal);
    }
    if (isShortage(refusal) || mayFitOnLaterDate(refusal, choice)) {
      return this.bookOnLaterDate(command, makePlan);
    }
    throw toException(refusal);
  }

  /** Carries out a plan on the next later date that falls on the same weekday and has room. */
  private async bookOnLaterDate(
    { owner, departures: triedDepartures }: Command<BookingKind>,
    makePlan: MakePlan,
  ): Promise<BookingRecord> {
    let departuresWithRoom: Departure[] = [];
    const { plan, outcome } = await this.carryOutPlan(owner, async (currentOwner, skipCache) => {
      const { tour, choice, command } = await makePlan(currentOwner, skipCache);
      departuresWithRoom = await this.candidates.findWithRoom(tour, choice.people);
      const today = newYorkDate(new Date());
      const laterDepartures = departuresWithRoom.filter(
        ({ id, date }) =>
          weekdayOf(date) === choice.day && date > today && !triedDepartures.includes(id),
      );
      if (laterDepartures.length === 0) {
        throw noDayWithRoomException(tour, choice, departuresWithRoom);
      }
      const departures = laterDepartures.map(({ id }) => id);
      return { tour, choice, command: { ...command, departures } };
    });
    const { booking, refusal } = outcome;
    if (!refusal) return this.toRecord(booking);
    if (isShortage(refusal) || refusal.code === 'guest-limit') {
      throw noDayWithRoomException(plan.tour, plan.choice, departuresWithRoom);
    }
    throw toException(refusal);
  }

  /** Makes a plan and carries it out. Makes a new plan if the first one is outdated. Returns the last plan. */
  private async carryOutPlan(
    owner: Owner,
    makePlan: MakePlan,
  ): Promise<{ plan: Plan; outcome: Outcome<BookingKind> }> {
    let plan!: Plan;
    const outcome = await this.ledger.carryOut<BookingKind>(async (attempt) => {
      const currentOwner = await this.resolveOwner(attempt, owner);
      plan = await makePlan(currentOwner, attempt.skipCache).catch((error: unknown) => {
        // Valid input may look invalid under outdated settings.
        const isInvalidInput = error instanceof FieldsException && error.getStatus() === 400;
        if (attempt.skipCache || !isInvalidInput) throw error;
        return makePlan(currentOwner, true);
      });
      return plan.command;
    });
    return { plan, outcome };
  }

  /** Carries out a command on a booking, with the id of the booking's current departure. */
  private async carryOutOnBooking(
    kind: 'cancel' | 'restore' | 'acceptOffer' | 'confirm',
    list: ListName,
    owner: Owner,
    id: string,
  ): Promise<Booking | undefined> {
    const { booking, refusal } = await this.ledger.carryOut<typeof kind>(async (attempt) => {
      const currentOwner = await this.resolveOwner(attempt, owner);
      const before = await this.find(list, currentOwner, id);
      if (!before) throw notFoundException();
      return { kind, list, id, owner: currentOwner, departure: before.departure };
    });
    if (refusal) throw toException(refusal);
    return booking;
  }

  /** The caller, or the account that the calling guest was merged into. */
  private async resolveOwner({ mergedInto }: Attempt, owner: Owner): Promise<Owner> {
    if (mergedInto === undefined) return owner;
    const { callerNetwork } = owner;
    const { maxBookings } = await this.settings.get();
    return { key: mergedInto, maxBookings, callerNetwork };
  }

  /** One of the owner's bookings, even if it's no longer listed. */
  private async find(list: ListName, { key }: Owner, id: string): Promise<Booking | null> {
    if (!isObjectId(id)) return null;
    return this.collection(list).findOne({ _id: new Types.ObjectId(id), owner: key });
  }

  private async toRecord(booking: BookingForRecord | undefined): Promise<BookingRecord> {
    if (!booking) throw new Error('The command returned no booking.');
    return toRecord(booking, await this.tours.getAllCached());
  }

  private async loadLists(
    list: ListName,
    owners: string[],
  ): Promise<Map<string, BookingForRecord[]>> {
    const bookings = await this.collection(list)
      .find({ owner: { $in: owners }, ...VISIBLE_TO_OWNER })
      .project<BookingForRecord & Pick<Booking, 'owner'>>({ ...RECORD_PROJECTION, owner: 1 })
      .sort({ owner: 1, createdAt: 1, _id: 1 })
      .batchSize(BATCH_SIZE)
      .toArray();
    const lists = new Map(owners.map((owner) => [owner, [] as BookingForRecord[]]));
    for (const booking of bookings) lists.get(booking.owner)?.push(booking);
    return lists;
  }

  private collection(list: ListName): mongo.Collection<Booking> {
    return this.connection.collection<Booking>(COLLECTIONS[list]);
  }
}

/**
 * Returns the chosen date and time. If no date is chosen, keeps the booking's date unless the weekday changes. If no
 * time is chosen, keeps the booking's time if the date stays the same.
 */
function resolveDateAndTime(
  { day, date, time }: DepartureChoice,
  before: Booking,
): Pick<DepartureChoice, 'date' | 'time'> {
  const newDate = date ?? (before.day === day ? before.date : undefined);
  const isSameDate = newDate === before.date;
  return {
    date: newDate,
    time: time ?? (isSameDate ? departureTime(before.departure) : undefined),
  };
}

/** Whether a booking is already at the chosen departure. */
function isAtChosenDeparture(
  { tour, date, day, departure }: Booking,
  chosenTour: Tour,
  choice: DepartureChoice,
): boolean {
  const isSameTour = tour === chosenTour.id;
  const isSameTime = choice.time === departureTime(departure);
  return isSameTour && date === choice.date && day === choice.day && isSameTime;
}

/** The response if the owner has no booking with an id. The ledger's refusal causes the same response. */
function notFoundException(): HttpException {
  return toException({ code: 'not-found' });
}
