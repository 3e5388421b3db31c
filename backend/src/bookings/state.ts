import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import {
  NO_BOOKINGS,
  type BookedCounts,
  type PromisedTerms,
  type StoredDeparture,
} from '../departures/departure';
import type { GuideAvailability } from '../departures/guide-availability';
import { hasOffer } from '../departures/waitlist';
import { countsTowardLimits, isOnWaitlist, type Booking } from './booking';
import type { NewHistoryEntry } from '../history/history-entry';
import type { Originals } from './history';
import { networkId, type StoredOwner } from './owner';
import type { Payment } from './payment';

/** A booking as its visitor knew it before an event. */
export interface BookingBefore extends Pick<Booking, 'place' | 'date' | 'people'> {
  /** The terms that the departure promised. */
  terms: PromisedTerms;
  isCancelled: boolean;
}

/** An event that visitors and the guide may be notified of. */
export interface BookingEvent {
  kind:
    // The guide changed a departure.
    | 'departure-changed'
    | 'departure-cancelled'
    | 'departure-moved'
    | 'notice-written'
    // The guide changed one booking.
    | 'booking-cancelled'
    | 'booking-restored'
    // The owner changed a booking. Restoring a booking also emits `booking-made`.
    | 'booking-made'
    | 'booking-held'
    | 'booking-changed'
    | 'booking-withdrawn'
    | 'contact-given'
    // The party is on a waitlist.
    | 'waiting-joined'
    | 'waiting-offered'
    | 'waiting-lapsed'
    // The guide canceled or moved the departure that the party waits for.
    | 'waiting-over';
  booking: Booking;
  /** Missing if the event changed nothing that the visitor knew, or if the departure no longer exists. */
  before?: BookingBefore;
  /** The id of the bulk change that caused the event. */
  bulkChange?: string;
  /** The hash of the visitor's network; missing if the guide or a job caused the event. */
  network?: string | undefined;
}

/** The changes that a command makes to the state: documents with their new values, and events. */
export interface Changes {
  bookings?: Booking[];
  deletedBookings?: Booking[];
  departures?: StoredDeparture[];
  owners?: StoredOwner[];
  tours?: Tour[];
  /** Tours that are deleted, with their departures. */
  deletedTours?: string[];
  /** Tours that are written although they don't change, so that concurrent changes of their settings conflict. */
  touchedTours?: string[];
  /** New payments and reversals. */
  payments?: Payment[];
  events?: BookingEvent[];
}

/** The list that a booking is in. */
export function listOf({ tour }: Pick<Booking, 'tour'>): ListName {
  return listOfId(tour);
}

/** The documents that a batch's commands need. Each command sees the changes of earlier commands in the batch. */
export class State {
  readonly tours = new Map<string, Tour>();
  readonly departures = new Map<string, StoredDeparture>();
  readonly owners = new Map<string, StoredOwner>();
  /** The tours in `Needs.toursToCheck` that anybody has ever booked or waited for, by id. */
  readonly everBookedTours = new Set<string>();
  /** The bookings by id. */
  readonly bookings = new Map<string, Booking>();
  /** The payments by id. */
  readonly payments = new Map<string, Payment>();
  /** The changes so far, to be written after the last command. */
  readonly changed = {
    /** The bookings by id; null for deleted ones. */
    bookings: new Map<string, Booking | null>(),
    departures: new Set<string>(),
    owners: new Set<string>(),
    tours: new Set<string>(),
    deletedTours: new Set<string>(),
    touchedTours: new Set<string>(),
    /**
     * The ids of departures that this batch assigns a guide to, and of departures that need a guide for the first time,
     * or at a different time, because of this batch.
     */
    guidedDepartures: new Set<string>(),
    payments: [] as Payment[],
    events: [] as BookingEvent[],
    history: [] as NewHistoryEntry[],
  };
  /**
   * Collects the documents that the current command changes, as they were before. Missing if no guide made the command.
   */
  originals: Originals | undefined;
  /** The guides' availability, and the current time. Missing if guides can always lead tours. */
  guides?: GuideAvailability & { now: Date };
  /** How many bookings this batch has added to each owner and network. */
  readonly addedBookings = new Map<string, number>();
  private readonly storedBookingIds = new Set<string>();
  private readonly bookedCounts = new Map<string, BookedCounts>();
  private readonly totals = new Map<string, number>();

  /** @throws Error if the tour wasn't loaded */
  getTour(id: string): Tour {
    const tour = this.tours.get(id);
    if (!tour) throw new Error(`The tour ${id} was not loaded.`);
    return tour;
  }

  isBookingStored(id: string): boolean {
    return this.storedBookingIds.has(id);
  }

  /** Adds a booking that was loaded. */
  addStoredBooking(booking: Booking): void {
    const id = String(booking._id);
    this.storedBookingIds.add(id);
    this.bookings.set(id, booking);
  }

  /**
   * How many people and parties have booked a departure. If the bookings weren't counted, includes only this batch's
   * bookings.
   */
  bookedCountsAt(departure: string): BookedCounts {
    return this.bookedCounts.get(departure) ?? NO_BOOKINGS;
  }

  /** The parties on a departure's waitlist, with or without an offer, in any order. */
  waitlistAt(departure: string): Booking[] {
    if (!this.departures.get(departure)?.hasLine) return [];
    return [...this.bookings.values()].filter(
      (each) => each.departure === departure && isOnWaitlist(each),
    );
  }

  /** Whether a departure has a party: one that has booked it, or one for which spots are held. */
  hasParty(departure: string): boolean {
    const { now = new Date() } = this.guides ?? {};
    return (
      this.bookedCountsAt(departure).parties > 0 ||
      this.waitlistAt(departure).some((party) => hasOffer(party, now))
    );
  }

  /** The number of an owner's bookings on a list. If the list wasn't counted, includes only this batch's bookings. */
  listSize(list: ListName, owner: string): number {
    return this.totals.get(listSizeKey(list, owner)) ?? 0;
  }

  /** The number of an owner's bookings on both lists. */
  totalListSize(owner: string): number {
    return LISTS.reduce((sum, list) => sum + this.listSize(list, owner), 0);
  }

  /** The number of people in an owner's bookings and waitlist entries at a departure. */
  peopleOfOwner(owner: string, departure: string): number {
    return this.totals.get(peopleKey(owner, departure)) ?? 0;
  }

  /** The number of people in a network's bookings and waitlist entries at upcoming departures with a capacity. */
  peopleOfNetwork(network: string): number {
    return this.totals.get(networkKey(network)) ?? 0;
  }

  setBookedCounts(departure: string, counts: BookedCounts): void {
    this.bookedCounts.set(departure, counts);
  }

  setListSize(list: ListName, owner: string, bookings: number): void {
    this.totals.set(listSizeKey(list, owner), bookings);
  }

  setPeopleOfOwner(owner: string, departure: string, people: number): void {
    this.totals.set(peopleKey(owner, departure), people);
  }

  /** Adds people to the total instead of setting it, because each list's people are counted separately. */
  addPeopleOfNetwork(network: string, people: number): void {
    this.addToTotal(networkKey(network), people);
  }

  /** The payments of a party. */
  paymentsOf(party: string): Payment[] {
    return [...this.payments.values()].filter((payment) => payment.party === party);
  }

  /** The booking that was made by the call with this request key. */
  findByRequestKey(list: ListName, owner: string, key: string | undefined): Booking | undefined {
    if (key === undefined) return undefined;
    for (const booking of this.bookings.values()) {
      const { requestKey } = booking;
      if (requestKey === key && booking.owner === owner && listOf(booking) === list) return booking;
    }
    return undefined;
  }

  /**
   * Applies a command's changes.
   *
   * @param network the hash of the caller's network
   */
  apply(changes: Changes, network?: string): void {
    for (const departure of changes.departures ?? []) {
      const { _id, ledBy } = departure;
      const hasNewGuide = ledBy !== undefined && ledBy !== this.departures.get(_id)?.ledBy;
      if (hasNewGuide) this.changed.guidedDepartures.add(_id);
      recordOriginal(this.originals?.departures, _id, this.departures.get(_id));
      this.departures.set(_id, departure);
      this.changed.departures.add(_id);
    }
    for (const owner of changes.owners ?? []) {
      this.owners.set(owner._id, owner);
      this.changed.owners.add(owner._id);
    }
    if (this.guides?.toursAtOnce !== undefined) this.recordGuidedDepartures(changes);
    for (const booking of changes.bookings ?? []) {
      const id = String(booking._id);
      const before = this.bookings.get(id);
      recordOriginal(this.originals?.bookings, id, before);
      this.adjustTotals(before, -1);
      this.adjustTotals(booking, 1);
      this.incrementVersions(before, booking);
      this.bookings.set(id, booking);
      this.changed.bookings.set(id, booking);
    }
    for (const booking of changes.deletedBookings ?? []) {
      const id = String(booking._id);
      recordOriginal(this.originals?.bookings, id, this.bookings.get(id));
      this.adjustTotals(this.bookings.get(id), -1);
      this.bookings.delete(id);
      this.changed.bookings.set(id, null);
    }
    for (const tour of changes.tours ?? []) {
      recordOriginal(this.originals?.tours, tour.id, this.tours.get(tour.id));
      this.tours.set(tour.id, tour);
      this.changed.tours.add(tour.id);
    }
    for (const tour of changes.deletedTours ?? []) {
      recordOriginal(this.originals?.tours, tour, this.tours.get(tour));
      this.tours.delete(tour);
      this.changed.deletedTours.add(tour);
    }
    for (const tour of changes.touchedTours ?? []) this.changed.touchedTours.add(tour);
    for (const payment of changes.payments ?? []) {
      this.payments.set(payment._id, payment);
      this.changed.payments.push(payment);
    }
    for (const event of changes.events ?? []) {
      this.changed.events.push(network === undefined ? event : { ...event, network });
    }
  }

  private recordGuidedDepartures({ bookings = [], departures = [] }: Changes): void {
    const { guidedDepartures } = this.changed;
    for (const { status, departure } of bookings) {
      const needsGuide = status === 'booked' || status === 'offered';
      if (needsGuide && !this.hasParty(departure)) guidedDepartures.add(departure);
    }
    for (const { _id } of departures) if (this.hasParty(_id)) guidedDepartures.add(_id);
  }

  /**
   * Raises the versions of departures, owners, and networks that get a booking, so that no version is less than the
   * number of bookings.
   */
  private incrementVersions(before: Booking | undefined, booking: Booking): void {
    const { owner, departure, network, isListed, status, people } = booking;
    const wasBookedHere = before?.status === 'booked' && before.departure === departure;
    // `Store.touch` has already raised the versions of the other departures.
    if (status === 'booked' && !wasBookedHere && this.changed.departures.has(departure)) {
      incrementVersion(this.departures, departure);
    }
    if (isListed && !(before?.isListed && before.owner === owner)) this.recordAddedBooking(owner);
    const isCounted = countsTowardLimits(booking) && network !== undefined;
    const wasCounted =
      before?.departure === departure &&
      countsTowardLimits(before) &&
      before.network === network &&
      before.people >= people;
    if (isCounted && !wasCounted) this.recordAddedBooking(networkId(network));
  }

  private recordAddedBooking(id: string): void {
    // `WALK_IN` and `ANONYMOUS` have no document, because their bookings aren't limited.
    if (!this.owners.has(id)) return;
    incrementVersion(this.owners, id);
    this.addedBookings.set(id, (this.addedBookings.get(id) ?? 0) + 1);
  }

  private adjustTotals(booking: Booking | undefined, sign: 1 | -1): void {
    if (!booking) return;
    const { owner, departure, people, network } = booking;
    if (booking.isListed) this.addToTotal(listSizeKey(listOf(booking), owner), sign);
    if (!countsTowardLimits(booking)) return;
    if (booking.status === 'booked') {
      const before = this.bookedCountsAt(departure);
      this.bookedCounts.set(departure, {
        people: before.people + sign * people,
        parties: before.parties + sign,
      });
    }
    this.addToTotal(peopleKey(owner, departure), sign * people);
    if (network !== undefined) this.addToTotal(networkKey(network), sign * people);
  }

  private addToTotal(key: string, amount: number): void {
    this.totals.set(key, (this.totals.get(key) ?? 0) + amount);
  }
}

/** Stores a value, unless the map is missing or already has a value for this id. */
function recordOriginal<Value>(
  map: Map<string, Value> | undefined,
  id: string,
  value: Value,
): void {
  if (map && !map.has(id)) map.set(id, value);
}

function incrementVersion<Stored extends { version: number }>(
  documents: Map<string, Stored>,
  id: string,
): void {
  const document = documents.get(id);
  if (document) documents.set(id, { ...document, version: document.version + 1 });
}

function listSizeKey(list: ListName, owner: string): string {
  return `list ${list} ${owner}`;
}

function peopleKey(owner: string, departure: string): string {
  return `people ${owner} ${departure}`;
}

function networkKey(network: string): string {
  return `network ${network}`;
}
