import { tourIdOf } from 'shared/departure-id';
import type { Command, Needs } from './commands';
import { needsOf } from './decide';
import { networkId } from './owner';
import type { State } from './state';

/** What all commands of a batch need; what several of them need is in it as often. */
export type BatchNeeds = { [Need in keyof Needs]-?: NonNullable<Needs[Need]> };

/** What all of a batch's commands need. */
export function needsOfAll(commands: Command[]): BatchNeeds {
  const all = commands.map(needsOf);
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

/** The documents of owners, and of networks. */
export function ownersOf({ owners, networks }: BatchNeeds): string[] {
  return [...new Set([...owners, ...networks.map(networkId)])];
}

/** How often each is in a list. */
export function countEach(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The departures whose people, and the owners whose lists are to be counted. */
export interface ToCount {
  departures: string[];
  /** Those whose lines are to be loaded. */
  lined: string[];
  owners: string[];
}

/**
 * What is to be counted, and only where it matters: a version is never less than what would be counted, so
 * that most departures without a limit, and most owners' lists, need no counting.
 */
export function whatToCount(needs: BatchNeeds, state: State, maxParties: number): ToCount {
  const named = [...new Set(needs.departures)];
  const lined = named.filter((id) => state.departures.get(id)?.hasLine);
  const departures = named.filter((id) => {
    const { capacity, version = 0, hasLine } = state.departures.get(id) ?? {};
    const tour = state.tours.get(tourIdOf(id));
    const isLimited = (capacity === undefined ? tour?.capacity : capacity) != null;
    // Who books after the first may book later.
    const isFirstEarlier = tour?.firstBookingCutoffMinutes !== undefined;
    // Another command of the batch may be about to limit it.
    const isChanging = needs.countedAt.includes(id) || needs.departuresOf.includes(tourIdOf(id));
    return isLimited || isFirstEarlier || isChanging || hasLine === true || version > maxParties;
  });
  const adding = countEach(needs.owners);
  const owners = needs.listSizes.filter(({ owner, most }) => {
    const stored = state.owners.get(owner);
    return !stored || stored.version + (adding.get(owner) ?? 0) > most;
  });
  return { departures, lined, owners: [...new Set(owners.map(({ owner }) => owner))] };
}
