import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { datePrefix, parseDepartureId, tourIdOf } from 'shared/departure-id';
import { datesBetween, newYorkDate } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import { Batch } from '../database/batch';
import { ToursService } from '../tours/tours.service';
import {
  departureOf,
  departuresOn,
  hasEarlierFirstCutoff,
  NO_BOOKINGS,
  vacanciesOf,
  type BookedCounts,
  type Departure,
  type StoredDeparture,
} from './departure';
import { planOffers, type WaitingParty } from './waitlist';

/** A departure, and the spots that its bookings leave. */
export interface DepartureWithVacancies {
  departure: Departure;
  /** The number of vacant spots; null if there is no limit. */
  vacancies: number | null;
  /** Whether anybody has booked it. Only reliable if there is a capacity, or first bookings have an earlier cutoff. */
  isBooked: boolean;
}

/** The departures of some tours between two dates, both included. */
export interface DepartureFilter {
  tours: readonly Tour[];
  from: string;
  to: string;
}

/** Counts the bookings at departures. The bookings provide it, since departures don't import them. */
export abstract class BookingReader {
  /** The people and parties that have booked each departure. Departures without bookings are missing. */
  abstract countBooked(departures: string[]): Promise<Map<string, BookedCounts>>;
  /** The parties on each departure's waitlist, in any order. */
  abstract waitlistsAt(departures: string[]): Promise<Map<string, WaitingParty[]>>;
}

/** Several times the number of dates that can be booked. */
const MAX_CACHED_DATES = 10_000;

/** Finds departures, and their vacancies. */
@Injectable()
export class DeparturesService {
  private readonly idCache = new Map<string, string[]>();
  private readonly storedLoader = new Batch((prefixes: string[]) => this.loadStored(prefixes));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly tours: ToursService,
    private readonly bookings: BookingReader,
  ) {}

  /** The departure with an id; null if it doesn't exist. */
  async get(id: string): Promise<Departure | null> {
    const key = parseDepartureId(id);
    if (!key) return null;
    const tour = await this.tours.get(key.tour);
    const departures = tour ? await this.findOnDate(tour, key.date) : [];
    return departures.find((each) => each.id === id) ?? null;
  }

  /** The departures with these ids that exist, by id. */
  async getMany(ids: Iterable<string>): Promise<Map<string, Departure>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.get(id)));
    return new Map(found.flatMap((departure) => (departure ? [[departure.id, departure]] : [])));
  }

  /** The id of the departure that a departure's parties were moved to, or its own. */
  async followMove(id: string): Promise<string> {
    const departure = await this.get(id);
    if (departure?.movedTo === undefined) return id;
    const tour = await this.tours.get(tourIdOf(id));
    if (!tour) return id;
    return (
      findCorresponding(departure.start, await this.findOnDate(tour, departure.movedTo))?.id ?? id
    );
  }

  /** A tour's departures on a date, earliest first. */
  async findOnDate(tour: Tour, date: string): Promise<Departure[]> {
    const stored = await this.storedLoader.get(datePrefix(tour.id, date));
    return departuresOn(tour, date, stored ?? []);
  }

  /**
   * The ids of a tour's departures on a date. They only change with the tour's settings, so they are cached with
   * the tour's revision.
   *
   * @param skipCache whether the cached ids may be outdated
   */
  async findIdsOnDate(tour: Tour, date: string, skipCache: boolean): Promise<string[]> {
    const key = `${datePrefix(tour.id, date)}${String(tour.revision)}`;
    const cachedIds = skipCache ? undefined : this.idCache.get(key);
    if (cachedIds) return cachedIds;
    const ids = (await this.findOnDate(tour, date)).map(({ id }) => id);
    if (this.idCache.size >= MAX_CACHED_DATES) this.idCache.clear();
    this.idCache.set(key, ids);
    return ids;
  }

  /** The departures of some tours, by date and then by start. */
  async findBetween({ tours, from, to }: DepartureFilter): Promise<Departure[]> {
    const stored = await this.departures
      .find({ date: { $gte: from, $lte: to }, tour: { $in: tours.map(({ id }) => id) } })
      .toArray();
    const byDate = groupByTourAndDate(stored);
    return datesBetween(from, to).flatMap((date) =>
      tours
        .flatMap((tour) => departuresOn(tour, date, byDate.get(datePrefix(tour.id, date)) ?? []))
        .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    );
  }

  /** The departures of some tours with their vacancies, by date and then by start. */
  async findWithVacancies(range: DepartureFilter): Promise<DepartureWithVacancies[]> {
    return this.addVacancies(await this.findBetween(range));
  }

  /** Departures with their vacancies. Spots that are held for the waitlist aren't vacant. */
  async addVacancies(departures: Departure[]): Promise<DepartureWithVacancies[]> {
    // Without a capacity, nothing has to be counted.
    const counted = departures.filter(
      (departure) => departure.capacity !== undefined || hasEarlierFirstCutoff(departure),
    );
    const withWaitlist = departures.filter(({ hasLine }) => hasLine);
    const [booked, waitlists] = await Promise.all([
      this.bookings.countBooked(counted.map(({ id }) => id)),
      this.bookings.waitlistsAt(withWaitlist.map(({ id }) => id)),
    ]);
    const now = new Date();
    return departures.map((departure) => {
      const counts = booked.get(departure.id) ?? NO_BOOKINGS;
      const { heldPeople } = planOffers(waitlists.get(departure.id) ?? [], departure, counts, now);
      const vacancies = vacanciesOf(departure, counts.people + heldPeople);
      return { departure, vacancies, isBooked: counts.parties > 0 };
    });
  }

  /** The departures that anybody has ever booked. */
  async findEverBooked(range: DepartureFilter): Promise<Departure[]> {
    const stored = await this.departures.find(everBookedFilter(range)).toArray();
    return toDepartures(stored, range.tours);
  }

  /** The ids of the departures that anybody has ever booked. */
  findEverBookedIds(range: DepartureFilter): Promise<string[]> {
    return this.findIds(everBookedFilter(range));
  }

  /** The ids of the departures that the guide has canceled, both dates included. */
  async findCanceledIds(from: string, to: string): Promise<Set<string>> {
    return new Set(await this.findIds({ date: { $gte: from, $lte: to }, state: 'cancelled' }));
  }

  /** The upcoming departures that may have parties on their waitlists. */
  async findUpcomingWithWaitlist(): Promise<Departure[]> {
    const date = { $gte: newYorkDate(new Date()) };
    const stored = await this.departures.find({ hasLine: true, date }).toArray();
    return toDepartures(stored, await this.tours.getAll());
  }

  /** The ids of the departures before a date whose bookings may still have owners. */
  findIdsToAnonymize(date: string): Promise<string[]> {
    return this.findIds({
      date: { $lt: date },
      isPromised: true,
      anonymizedAt: { $exists: false },
    });
  }

  private async findIds(filter: mongo.Filter<StoredDeparture>): Promise<string[]> {
    const stored = await this.departures.find(filter, { projection: { _id: 1 } }).toArray();
    return stored.map(({ _id }) => _id);
  }

  private async loadStored(prefixes: string[]): Promise<Map<string, StoredDeparture[]>> {
    // MongoDB finds a pattern with a fixed beginning as a range of the index.
    const patterns = prefixes.map((prefix) => new RegExp(`^${prefix.replaceAll('.', '\\.')}`));
    const stored = await this.departures.find({ _id: { $in: patterns } }).toArray();
    return groupByTourAndDate(stored);
  }

  private get departures(): mongo.Collection<StoredDeparture> {
    return this.connection.collection<StoredDeparture>('departures');
  }
}

/** Finds the departure with a start time, preferring the scheduled time, or else the first that isn't canceled. */
export function findCorresponding(start: string, departures: Departure[]): Departure | undefined {
  const open = departures.filter(({ state }) => state !== 'cancelled');
  return (
    departures.find((each) => each.start === start) ??
    open.find((each) => each.startTime === start) ??
    open[0] ??
    departures[0]
  );
}

/** Stored departures as they take place, without those of deleted tours. */
function toDepartures(stored: StoredDeparture[], tours: readonly Tour[]): Departure[] {
  return stored.flatMap((each) => {
    const tour = tours.find(({ id }) => id === each.tour);
    return tour ? [departureOf(each, tour, each)] : [];
  });
}

function everBookedFilter({ tours, from, to }: DepartureFilter) {
  const ids = tours.map(({ id }) => id);
  return { date: { $gte: from, $lte: to }, tour: { $in: ids }, isPromised: true as const };
}

function groupByTourAndDate(stored: StoredDeparture[]): Map<string, StoredDeparture[]> {
  const groups = new Map<string, StoredDeparture[]>();
  for (const departure of stored) {
    const prefix = datePrefix(departure.tour, departure.date);
    groups.set(prefix, [...(groups.get(prefix) ?? []), departure]);
  }
  return groups;
}
