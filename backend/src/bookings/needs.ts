import { tourIdOf } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import { networkId } from './owner';
import type { State } from './state';

/** A booking of a list. */
export interface BookingRef {
  list: ListName;
  id: string;
}

/** The documents and counts that a command is decided on. */
export interface Needs {
  tours?: string[];
  /**
   * Departures that the command may change, add people to, or take people from. They are written, so that
   * concurrent transactions conflict, and their waitlists are settled.
   */
  departures?: string[];
  /** Departures that are only read. */
  departuresRead?: string[];
  /** Departures whose people are counted even if there is no capacity. */
  countedAt?: string[];
  /** Owners that bookings may be added to. */
  owners?: string[];
  bookings?: BookingRef[];
  requests?: { list: ListName; owner: string; key: string }[];
  /** Owners all of whose bookings are needed, in both lists. */
  bookingsOf?: string[];
  /** Departures all of whose bookings are needed. */
  bookingsAt?: string[];
  /** Owners whose lists are counted if they may have reached a size. */
  listSizes?: { owner: string; max: number }[];
  /** Guests whose people at the departures are counted. */
  guests?: string[];
  /** Networks whose guests' people are counted. */
  networks?: string[];
  /** Tours whose stored departures from today on are needed, with all bookings there. */
  departuresOf?: string[];
  /** Tours of which the command needs to know whether anybody has ever booked or waited there. */
  everBooked?: string[];
}

/** The needs of a batch. Documents that several commands need are repeated. */
export type BatchNeeds = { [Need in keyof Needs]-?: NonNullable<Needs[Need]> };

export function combineNeeds(all: Needs[]): BatchNeeds {
  const each = <Item>(itemsOf: (needs: Needs) => Item[] | undefined) =>
    all.flatMap((needs) => itemsOf(needs) ?? []);
  return {
    tours: [...new Set(each(({ tours }) => tours))],
    departures: each(({ departures }) => departures),
    departuresRead: each(({ departuresRead }) => departuresRead),
    countedAt: each(({ countedAt }) => countedAt),
    owners: each(({ owners }) => owners),
    bookings: each(({ bookings }) => bookings),
    requests: each(({ requests }) => requests),
    bookingsOf: each(({ bookingsOf }) => bookingsOf),
    bookingsAt: each(({ bookingsAt }) => bookingsAt),
    listSizes: each(({ listSizes }) => listSizes),
    guests: each(({ guests }) => guests),
    networks: each(({ networks }) => networks),
    departuresOf: each(({ departuresOf }) => departuresOf),
    everBooked: each(({ everBooked }) => everBooked),
  };
}

/** The ids of the documents of owners and networks. */
export function ownerIdsOf({ owners, networks }: BatchNeeds): string[] {
  return [...new Set([...owners, ...networks.map(networkId)])];
}

/** How many times each id is in a list. */
export function countEach(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export interface ToCount {
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
export function selectCounts(needs: BatchNeeds, state: State, maxParties: number): ToCount {
  const named = [...new Set(needs.departures)];
  const waitlists = named.filter((id) => state.departures.get(id)?.hasLine);
  const departures = named.filter((id) => {
    const { capacity, version = 0, hasLine } = state.departures.get(id) ?? {};
    const tour = state.tours.get(tourIdOf(id));
    const isLimited = (capacity === undefined ? tour?.capacity : capacity) != null;
    const hasFirstCutoff = tour?.firstBookingCutoffMinutes !== undefined;
    // A command of the batch may set a capacity.
    const isChanging = needs.countedAt.includes(id) || needs.departuresOf.includes(tourIdOf(id));
    return isLimited || hasFirstCutoff || isChanging || hasLine === true || version > maxParties;
  });
  const adding = countEach(needs.owners);
  const owners = needs.listSizes.filter(({ owner, max }) => {
    const stored = state.owners.get(owner);
    return !stored || stored.version + (adding.get(owner) ?? 0) > max;
  });
  return { departures, waitlists, owners: [...new Set(owners.map(({ owner }) => owner))] };
}
