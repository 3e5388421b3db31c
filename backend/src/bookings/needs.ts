import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import { scheduleOn } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { canCloseOn } from '../departures/departure';
import { networkId, type Owner } from './owner';
import type { State } from './state';

/** Identifies a booking. */
export interface BookingRef {
  list: ListName;
  id: string;
}

/** The documents and counts that must be loaded to decide a command. */
export interface Needs {
  /**
   * Departures that the command may change, or whose number of people may change. Their tours are loaded, too. The
   * departures are written, so that concurrent transactions conflict, and their waitlists are settled.
   */
  departures?: string[];
  /** Departures whose booked people are counted even if the departure has no capacity. */
  departuresWithPeopleCounts?: string[];
  /** Owners that bookings may be added to. */
  owners?: string[];
  bookings?: BookingRef[];
  /** Bookings that were made by calls with these request keys. */
  requests?: { list: ListName; owner: string; key: string }[];
  /** Payments that are loaded by their ids, with their reversals. */
  payments?: string[];
  /** The ids of bookings whose payments are all loaded. */
  bookingsWithPayments?: string[];
  /** Owners whose bookings are all loaded, from both lists. */
  ownersWithBookings?: string[];
  /**
   * Departures whose possible clashes are all loaded. For other departures, possible clashes are loaded only if the
   * departure may get its first party.
   */
  departuresWithClashes?: string[];
  /** Departures whose bookings are all loaded. */
  departuresWithBookings?: string[];
  /** Owners whose lists are counted, unless the stored version shows that no list can have reached `max` bookings. */
  listSizes?: { owner: string; max: number }[];
  /** Guests whose booked people are counted at each of `departures`. */
  guests?: string[];
  /** Networks whose guests' booked people are counted. */
  networks?: string[];
  /**
   * Tours that are loaded together with their stored departures from today on, and with all bookings of those
   * departures.
   */
  toursWithDepartures?: string[];
  /** Tours for which the command checks whether anybody has ever booked or waited. */
  toursToCheck?: string[];
}

/** The needs of all commands in a batch. Only `tours` has no duplicates. */
export type BatchNeeds = { [Need in keyof Needs]-?: NonNullable<Needs[Need]> } & {
  tours: string[];
};

/** The needs shared by all visitor commands that book spots. */
export function bookingNeeds({ key, guestLimits }: Owner) {
  return {
    owners: [key],
    ...(guestLimits && { guests: [key], networks: [guestLimits.network] }),
  };
}

export function combineNeeds(allNeeds: Needs[]): BatchNeeds {
  const collect = <Name extends keyof Needs>(name: Name) =>
    allNeeds.flatMap((needs): unknown[] => needs[name] ?? []) as BatchNeeds[Name];
  const departures = collect('departures');
  const toursWithDepartures = collect('toursWithDepartures');
  const toursToCheck = collect('toursToCheck');
  return {
    tours: [...new Set([...departures.map(tourIdOf), ...toursWithDepartures, ...toursToCheck])],
    departures,
    departuresWithPeopleCounts: collect('departuresWithPeopleCounts'),
    owners: collect('owners'),
    bookings: collect('bookings'),
    requests: collect('requests'),
    payments: collect('payments'),
    bookingsWithPayments: collect('bookingsWithPayments'),
    ownersWithBookings: collect('ownersWithBookings'),
    departuresWithClashes: collect('departuresWithClashes'),
    departuresWithBookings: collect('departuresWithBookings'),
    listSizes: collect('listSizes'),
    guests: collect('guests'),
    networks: collect('networks'),
    toursWithDepartures,
    toursToCheck,
  };
}

/** The ids of the documents for the owners and networks that the commands need. */
export function ownerIdsOf({ owners, networks }: BatchNeeds): string[] {
  return [...new Set([...owners, ...networks.map(networkId)])];
}

/** Counts how many times each id is in a list. */
export function countOccurrences(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The departures and owners whose bookings are counted or loaded, by id. */
export interface CountSelection {
  /** Departures whose people are counted. */
  departures: string[];
  /** Departures whose waitlists are loaded. */
  waitlists: string[];
  /** Owners whose lists are counted. */
  owners: string[];
}

/**
 * Selects the departures and owners' lists that must be counted. A departure's or owner's `version` is never less than
 * its number of bookings, so most departures without a capacity, and most owners' lists, needn't be counted.
 */
export function selectCounts(needs: BatchNeeds, state: State, maxParties: number): CountSelection {
  const departureIds = [...new Set(needs.departures)];
  const waitlists = departureIds.filter((id) => state.departures.get(id)?.hasLine);
  const departures = departureIds.filter((id) => {
    const { capacity, version = 0, hasLine, isPromised } = state.departures.get(id) ?? {};
    const tour = state.tours.get(tourIdOf(id));
    const date = parseDepartureId(id)?.date;
    const tourCapacity = tour && scheduleOn(tour, date ?? '').capacity;
    const effectiveCapacity = capacity === undefined ? tourCapacity : capacity;
    const isLimited = effectiveCapacity != null;
    const hasFirstCutoff = tour?.firstBookingCutoffMinutes !== undefined;
    // A command in the batch may set a capacity.
    const mayGetCapacity =
      needs.departuresWithPeopleCounts.includes(id) ||
      needs.toursWithDepartures.includes(tourIdOf(id));
    const { guides } = state;
    // A rule closes a departure only if it has no party. Unless `isPromised` is set, the departure was never booked, so
    // it has no people to count.
    const mayClose =
      isPromised === true && guides !== undefined && date !== undefined && canCloseOn(date, guides);
    const needsCount = isLimited || hasFirstCutoff || mayGetCapacity || mayClose;
    return needsCount || hasLine === true || version > maxParties;
  });
  const addedBookings = countOccurrences(needs.owners);
  const owners = needs.listSizes.filter(({ owner, max }) => {
    const storedOwner = state.owners.get(owner);
    return !storedOwner || storedOwner.version + (addedBookings.get(owner) ?? 0) > max;
  });
  return { departures, waitlists, owners: [...new Set(owners.map(({ owner }) => owner))] };
}
