import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import type { BookedAt, PromisedTerms, StoredDeparture } from '../departures/departure';
import { countsTowardLimits, type Booking } from './booking';
import { networkId, type StoredOwner } from './owner';

/** What a visitor knew of a booking before something happened to it. */
export interface BookingBefore extends Pick<Booking, 'place' | 'date' | 'people'> {
  /** What the departure promised. */
  terms: PromisedTerms;
  isCancelled: boolean;
}

/** Something that happened, for whoever tells visitors and the guide. */
export interface OutboxEvent {
  kind:
    | 'departure-changed'
    | 'departure-cancelled'
    | 'departure-moved'
    // What the guide said to all who come.
    | 'notice-written'
    // What the guide did to one booking.
    | 'booking-cancelled'
    | 'booking-restored'
    // What its owner did; brought back, it's made once more.
    | 'booking-made'
    // It keeps its places for a while, until its visitor has confirmed it.
    | 'booking-held'
    | 'booking-changed'
    | 'booking-withdrawn'
    | 'contact-given'
    // That somebody waits, and what becomes of it.
    | 'waiting-joined'
    | 'waiting-offered'
    | 'waiting-lapsed'
    // The guide canceled or moved what they wait for.
    | 'waiting-over';
  booking: Booking;
  /** Missing where there is no saying, or no need. */
  before?: BookingBefore;
  /** The network, hashed, of the visitor who did it; missing if it wasn't a visitor. */
  network?: string | undefined;
}

/** What a command makes of the state: the new versions of what it changes. */
export interface Changes {
  bookings?: Booking[];
  deleted?: Booking[];
  departures?: StoredDeparture[];
  owners?: StoredOwner[];
  tours?: Tour[];
  /** Tours that are deleted, with their departures. */
  deletedTours?: string[];
  /** Tours that are written without a change, so that who changes them meanwhile decides anew. */
  toursSeen?: string[];
  events?: OutboxEvent[];
}

/** The list that a booking is in. */
export function listOf({ tour }: Pick<Booking, 'tour'>): ListName {
  return listOfId(tour);
}

/**
 * What the commands of a batch see: the stored state, and what earlier commands of the batch made of it.
 * What was not loaded is missing.
 */
export class State {
  readonly tours = new Map<string, Tour>();
  readonly departures = new Map<string, StoredDeparture>();
  readonly owners = new Map<string, StoredOwner>();
  /** The tours that somebody has ever booked or waited for, among those that were asked about. */
  readonly everBooked = new Set<string>();
  /** By id. */
  readonly bookings = new Map<string, Booking>();
  /** What the commands changed so far, to be written in the end. */
  readonly changed = {
    /** Null where it is deleted. */
    bookings: new Map<string, Booking | null>(),
    departures: new Set<string>(),
    owners: new Set<string>(),
    tours: new Set<string>(),
    deletedTours: new Set<string>(),
    toursSeen: new Set<string>(),
    events: [] as OutboxEvent[],
  };
  /** How many bookings this batch has added to the lists of each owner, and to each network. */
  readonly added = new Map<string, number>();
  private readonly stored = new Set<string>();
  private readonly booked = new Map<string, BookedAt>();
  private readonly sums = new Map<string, number>();

  tour(id: string): Tour {
    const tour = this.tours.get(id);
    if (!tour) throw new Error(`The tour ${id} was not loaded.`);
    return tour;
  }

  /** Whether a booking of that id is stored. */
  isStored(id: string): boolean {
    return this.stored.has(id);
  }

  /** Notes a booking that is stored. */
  addStored(booking: Booking): void {
    const id = String(booking._id);
    this.stored.add(id);
    this.bookings.set(id, booking);
  }

  /** How many people and parties have booked a departure; where that can't matter, only those of this batch. */
  bookedAt(departure: string): BookedAt {
    return this.booked.get(departure) ?? { people: 0, parties: 0 };
  }

  /** Who waits in line or has an offer at a departure. */
  waitlistAt(departure: string): Booking[] {
    if (!this.departures.get(departure)?.hasLine) return [];
    return [...this.bookings.values()].filter(
      (each) =>
        each.departure === departure && (each.status === 'waiting' || each.status === 'offered'),
    );
  }

  /** How many bookings an owner has on a list; where that can't matter, only those of this batch. */
  listSize(list: ListName, owner: string): number {
    return this.sums.get(sizeKey(list, owner)) ?? 0;
  }

  /** How many an owner has on both lists. */
  listedOf(owner: string): number {
    return LISTS.reduce((sum, list) => sum + this.listSize(list, owner), 0);
  }

  /** How many people of an owner's come to a departure, or wait for it. */
  peopleOf(owner: string, departure: string): number {
    return this.sums.get(guestKey(owner, departure)) ?? 0;
  }

  /** How many people of a network's guests come to coming departures with a limit, or wait for them. */
  peopleFrom(network: string): number {
    return this.sums.get(networkKey(network)) ?? 0;
  }

  setBooked(departure: string, booked: BookedAt): void {
    this.booked.set(departure, booked);
  }

  setListSize(list: ListName, owner: string, bookings: number): void {
    this.sums.set(sizeKey(list, owner), bookings);
  }

  setPeopleOf(owner: string, departure: string, people: number): void {
    this.sums.set(guestKey(owner, departure), people);
  }

  /** Adds to what is known, since a network's bookings are in two lists. */
  addPeopleFrom(network: string, people: number): void {
    this.add(networkKey(network), people);
  }

  /** The booking that an owner's call with this key made. */
  requested(list: ListName, owner: string, key: string): Booking | undefined {
    for (const booking of this.bookings.values()) {
      const { requestKey } = booking;
      if (requestKey === key && booking.owner === owner && listOf(booking) === list) return booking;
    }
    return undefined;
  }

  /** Makes changes part of what the next command sees, and of what is written. */
  apply(changes: Changes): void {
    for (const departure of changes.departures ?? []) {
      this.departures.set(departure._id, departure);
      this.changed.departures.add(departure._id);
    }
    for (const owner of changes.owners ?? []) {
      this.owners.set(owner._id, owner);
      this.changed.owners.add(owner._id);
    }
    for (const booking of changes.bookings ?? []) {
      const id = String(booking._id);
      const before = this.bookings.get(id);
      this.count(before, -1);
      this.count(booking, 1);
      this.raiseVersions(before, booking);
      this.bookings.set(id, booking);
      this.changed.bookings.set(id, booking);
    }
    for (const booking of changes.deleted ?? []) {
      const id = String(booking._id);
      this.count(this.bookings.get(id), -1);
      this.bookings.delete(id);
      this.changed.bookings.set(id, null);
    }
    for (const tour of changes.tours ?? []) {
      this.tours.set(tour.id, tour);
      this.changed.tours.add(tour.id);
    }
    for (const tour of changes.deletedTours ?? []) {
      this.tours.delete(tour);
      this.changed.deletedTours.add(tour);
    }
    for (const tour of changes.toursSeen ?? []) this.changed.toursSeen.add(tour);
    this.changed.events.push(...(changes.events ?? []));
  }

  /** Raises the versions of what a booking is added to, so that they are never less than what there is. */
  private raiseVersions(before: Booking | undefined, booking: Booking): void {
    const { owner, departure, network, isListed, status, people } = booking;
    const wasThere = before?.status === 'booked' && before.departure === departure;
    // Stored departures have been raised already, by each command that names them.
    if (status === 'booked' && !wasThere && this.changed.departures.has(departure)) {
      raise(this.departures, departure);
    }
    if (isListed && !(before?.isListed && before.owner === owner)) this.addTo(owner);
    const counts = countsTowardLimits(booking) && network !== undefined;
    const wasCounted =
      before?.departure === departure &&
      countsTowardLimits(before) &&
      before.network === network &&
      before.people >= people;
    if (counts && !wasCounted) this.addTo(networkId(network));
  }

  private addTo(owner: string): void {
    // Only owners that a command adds to are loaded: walk-ins and what is nobody's have no limit.
    if (!this.owners.has(owner)) return;
    raise(this.owners, owner);
    this.added.set(owner, (this.added.get(owner) ?? 0) + 1);
  }

  private count(booking: Booking | undefined, times: 1 | -1): void {
    if (!booking) return;
    const { owner, departure, people, network } = booking;
    if (booking.isListed) this.add(sizeKey(listOf(booking), owner), times);
    if (!countsTowardLimits(booking)) return;
    const before = this.bookedAt(departure);
    if (booking.status === 'booked') {
      this.booked.set(departure, {
        people: before.people + times * people,
        parties: before.parties + times,
      });
    }
    this.add(guestKey(owner, departure), times * people);
    if (network !== undefined) this.add(networkKey(network), times * people);
  }

  private add(key: string, number: number): void {
    this.sums.set(key, (this.sums.get(key) ?? 0) + number);
  }
}

function raise<Stored extends { version: number }>(all: Map<string, Stored>, id: string): void {
  const stored = all.get(id);
  if (stored) all.set(id, { ...stored, version: stored.version + 1 });
}

function sizeKey(list: ListName, owner: string): string {
  return `list ${list} ${owner}`;
}

function guestKey(owner: string, departure: string): string {
  return `people ${owner} ${departure}`;
}

function networkKey(network: string): string {
  return `network ${network}`;
}
