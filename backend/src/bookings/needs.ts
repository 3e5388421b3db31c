import { tourIdOf } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import { networkId, type Owner } from './owner';
import type { State } from './state';

/** A booking of a list. */
export interface BookingRef {
  list: ListName;
  id: string;
}

/** The documents and counts that must be loaded to decide a command. */
export interface Needs {
  /**
   * Departures that the command may change, add people to, or take people from, with their tours. They are written,
   * so that concurrent transactions conflict, and their waitlists are settled.
   */
  departures?: string[];
  /** Departures whose people are counted even if there is no capacity. */
  countedDepartures?: string[];
  /** Owners that bookings may be added to. */
  owners?: string[];
  bookings?: BookingRef[];
  /** Bookings that were made by calls with these request keys. */
  requests?: { list: ListName; owner: string; key: string }[];
  /** Owners all of whose bookings are needed, in both lists. */
  ownersWithBookings?: string[];
  /** Departures all of whose bookings are needed. */
  departuresWithBookings?: string[];
  /** Owners whose lists are counted if they may have reached a size. */
  listSizes?: { owner: string; max: number }[];
  /** Guests whose people at the departures are counted. */
  guests?: string[];
  /** Networks whose guests' people are counted. */
  networks?: string[];
  /** Tours whose stored departures from today on are needed, with all bookings there. */
  toursWithDepartures?: string[];
  /** Tours for which the command checks whether anybody has ever booked or waited. */
  everBookedTours?: string[];
}

/** The needs of a batch. Documents that several commands need are repeated, except tours. */
export type BatchNeeds = { [Need in keyof Needs]-?: NonNullable<Needs[Need]> } & {
  tours: string[];
};

/** The needs of a visitor's command that books spots. */
export function bookingNeeds({ key, guestLimits }: Owner) {
  return {
    owners: [key],
    ...(guestLimits && { guests: [key], networks: [guestLimits.network] }),
  };
}

export function combineNeeds(all: Needs[]): BatchNeeds {
  const collect = <Name extends keyof Needs>(name: Name) =>
    all.flatMap((needs): unknown[] => needs[name] ?? []) as BatchNeeds[Name];
  const departures = collect('departures');
  const toursWithDepartures = collect('toursWithDepartures');
  const everBookedTours = collect('everBookedTours');
  return {
    tours: [...new Set([...departures.map(tourIdOf), ...toursWithDepartures, ...everBookedTours])],
    departures,
    countedDepartures: collect('countedDepartures'),
    owners: collect('owners'),
    bookings: collect('bookings'),
    requests: collect('requests'),
    ownersWithBookings: collect('ownersWithBookings'),
    departuresWithBookings: collect('departuresWithBookings'),
    listSizes: collect('listSizes'),
    guests: collect('guests'),
    networks: collect('networks'),
    toursWithDepartures,
    everBookedTours,
  };
}

/** The ids of the documents of the owners and networks that the commands need. */
export function ownerIdsOf({ owners, networks }: BatchNeeds): string[] {
  return [...new Set([...owners, ...networks.map(networkId)])];
}

/** How many times each id is in a list. */
export function countOccurrences(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export interface CountSelection {
  /** Departures whose people are counted. */
  departures: string[];
  /** Departures whose waitlists are loaded. */
  waitlists: string[];
  /** Owners whose lists are counted. */
  owners: string[];
}

/**
 * Selects what has to be counted. A version is never less than the count, so most departures without a capacity
 * and most owners' lists need no counting.
 */
export function selectCounts(needs: BatchNeeds, state: State, maxParties: number): CountSelection {
  const departureIds = [...new Set(needs.departures)];
  const waitlists = departureIds.filter((id) => state.departures.get(id)?.hasLine);
  const departures = departureIds.filter((id) => {
    const { capacity, version = 0, hasLine } = state.departures.get(id) ?? {};
    const tour = state.tours.get(tourIdOf(id));
    const isLimited = (capacity === undefined ? tour?.capacity : capacity) != null;
    const hasFirstCutoff = tour?.firstBookingCutoffMinutes !== undefined;
    // A command of the batch may set a capacity.
    const isChanging =
      needs.countedDepartures.includes(id) || needs.toursWithDepartures.includes(tourIdOf(id));
    return isLimited || hasFirstCutoff || isChanging || hasLine === true || version > maxParties;
  });
  const additions = countOccurrences(needs.owners);
  const owners = needs.listSizes.filter(({ owner, max }) => {
    const stored = state.owners.get(owner);
    return !stored || stored.version + (additions.get(owner) ?? 0) > max;
  });
  return { departures, waitlists, owners: [...new Set(owners.map(({ owner }) => owner))] };
}
