import { tourIdOf } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import { networkId } from './owner';
import type { State } from './state';

/** A booking of a list. */
export interface BookingRef {
  list: ListName;
  id: string;
}

/** The documents and counts that must be loaded to decide a command. */
export interface Needs {
  tours?: string[];
  /**
   * Departures that the command may change, add people to, or take people from. They are written, so that
   * concurrent transactions conflict, and their waitlists are settled.
   */
  departures?: string[];
  /** Departures that are only read. */
  readOnlyDepartures?: string[];
  /** Departures whose people are counted even if there is no capacity. */
  countedDepartures?: string[];
  /** Owners that bookings may be added to. */
  owners?: string[];
  bookings?: BookingRef[];
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

/** The needs of a batch. Documents that several commands need are repeated. */
export type BatchNeeds = { [Need in keyof Needs]-?: NonNullable<Needs[Need]> };

export function combineNeeds(all: Needs[]): BatchNeeds {
  const collect = <Item>(itemsOf: (needs: Needs) => Item[] | undefined) =>
    all.flatMap((needs) => itemsOf(needs) ?? []);
  return {
    tours: [...new Set(collect(({ tours }) => tours))],
    departures: collect(({ departures }) => departures),
    readOnlyDepartures: collect(({ readOnlyDepartures }) => readOnlyDepartures),
    countedDepartures: collect(({ countedDepartures }) => countedDepartures),
    owners: collect(({ owners }) => owners),
    bookings: collect(({ bookings }) => bookings),
    requests: collect(({ requests }) => requests),
    ownersWithBookings: collect(({ ownersWithBookings }) => ownersWithBookings),
    departuresWithBookings: collect(({ departuresWithBookings }) => departuresWithBookings),
    listSizes: collect(({ listSizes }) => listSizes),
    guests: collect(({ guests }) => guests),
    networks: collect(({ networks }) => networks),
    toursWithDepartures: collect(({ toursWithDepartures }) => toursWithDepartures),
    everBookedTours: collect(({ everBookedTours }) => everBookedTours),
  };
}

/** The ids of the documents of owners and networks. */
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
