import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { departureIdPrefix, parseDepartureId, tourIdOf } from 'shared/departure-id';
import { addDays, datesBetween, newYorkDate } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import { BatchLoader } from '../database/batch-loader';
import { ToursService } from '../tours/tours.service';
import {
  closeIfUnavailable,
  departuresOn,
  hasEarlierFirstCutoff,
  isClosedWithoutParty,
  NO_BOOKINGS,
  toDeparture,
  vacanciesOf,
  type BookedCounts,
  type Departure,
  type StoredDeparture,
} from './departure';
import { GuideAvailabilityService } from './guide-availability';
import { hasOffer, planOffers, type WaitingParty } from './waitlist';

/** A departure with its vacancies. */
export interface DepartureWithVacancies {
  departure: Departure;
  /** The number of vacant spots; null if there is no limit. */
  vacancies: number | null;
  /**
   * Whether the departure has bookings; false if they weren't counted. By default, bookings are only counted if the
   * departure has a capacity or an earlier cutoff for first bookings, or if a rule could close it.
   */
  isBooked: boolean;
  /** How many people have booked the departure; 0 if the bookings weren't counted. */
  people: number;
}

/** A departure that has a party and isn't canceled. */
export interface DepartureWithParty {
  departure: Departure;
  /** How many people have booked the departure. */
  people: number;
}

/** Selects the given tours' departures between two dates, inclusive. */
export interface DepartureFilter {
  tours: readonly Tour[];
  from: string;
  to: string;
}

/**
 * Reads departures' bookings. The bookings module implements this class, because the departures module can't import
 * from it.
 */
export abstract class BookingReader {
  /** How many people and parties have booked, by departure id. Omits departures without bookings. */
  abstract countBooked(departures: string[]): Promise<Map<string, BookedCounts>>;
  /** The parties on the waitlists, in any order, by departure id. */
  abstract waitlistsAt(departures: string[]): Promise<Map<string, WaitingParty[]>>;
}

/** Matches the stored departures that may have bookings, or spots held for parties. */
const MAY_HAVE_PARTY = { $or: [{ isPromised: true as const }, { hasLine: true as const }] };
/** The maximum size of the cache: several times the number of dates that can be booked. */
const MAX_CACHED_DATES = 10_000;

/** Finds departures and their vacancies. */
@Injectable()
export class DeparturesService {
  private readonly idCache = new Map<string, string[]>();
  private readonly storedLoader = new BatchLoader((prefixes: string[]) =>
    this.loadStoredDepartures(prefixes),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly tours: ToursService,
    private readonly bookings: BookingReader,
    private readonly availability: GuideAvailabilityService,
  ) {}

  /** The departure with this id, or null. */
  async get(id: string): Promise<Departure | null> {
    const key = parseDepartureId(id);
    if (!key) return null;
    const tour = await this.tours.get(key.tour);
    const departures = tour ? await this.findOnDate(tour, key.date) : [];
    return departures.find((each) => each.id === id) ?? null;
  }

  /** The departures with these ids, by id. Omits departures that don't exist. */
  async getMany(ids: Iterable<string>): Promise<Map<string, Departure>> {
    const departures = await Promise.all([...new Set(ids)].map((id) => this.get(id)));
    return new Map(
      departures.flatMap((departure) => (departure ? [[departure.id, departure]] : [])),
    );
  }

  /** The id of the departure that this one's bookings were moved to, or `id` itself if they weren't moved. */
  async followMove(id: string): Promise<string> {
    const departure = await this.get(id);
    if (departure?.movedTo === undefined) return id;
    const tour = await this.tours.get(tourIdOf(id));
    if (!tour) return id;
    return (
      findCorresponding(departure.start, await this.findOnDate(tour, departure.movedTo))?.id ?? id
    );
  }

  /** A tour's departures on this date, sorted by start time. */
  async findOnDate(tour: Tour, date: string): Promise<Departure[]> {
    const stored = await this.storedLoader.get(departureIdPrefix(tour.id, date));
    return departuresOn(tour, date, stored ?? []);
  }

  /**
   * The ids of a tour's departures on this date. They are cached until the tour's settings change.
   *
   * @param skipCache whether to load the ids even if they are cached
   */
  async findIdsOnDate(tour: Tour, date: string, skipCache: boolean): Promise<string[]> {
    const key = `${departureIdPrefix(tour.id, date)}${String(tour.revision)}`;
    const cachedIds = skipCache ? undefined : this.idCache.get(key);
    if (cachedIds) return cachedIds;
    const ids = (await this.findOnDate(tour, date)).map(({ id }) => id);
    if (this.idCache.size >= MAX_CACHED_DATES) this.idCache.clear();
    this.idCache.set(key, ids);
    return ids;
  }

  /** The given tours' departures, sorted by date and start time. */
  async findBetween({ tours, from, to }: DepartureFilter): Promise<Departure[]> {
    const stored = await this.departures
      .find({ date: { $gte: from, $lte: to }, tour: { $in: tours.map(({ id }) => id) } })
      .toArray();
    const storedByTourAndDate = groupByTourAndDate(stored);
    return datesBetween(from, to).flatMap((date) =>
      tours
        .flatMap((tour) =>
          departuresOn(tour, date, storedByTourAndDate.get(departureIdPrefix(tour.id, date)) ?? []),
        )
        .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    );
  }

  /**
   * The given tours' departures with their vacancies, sorted by date and start time.
   *
   * @param options `countAll`: whether to count the bookings of all departures
   */
  async findWithVacancies(
    filter: DepartureFilter,
    options: { countAll?: boolean } = {},
  ): Promise<DepartureWithVacancies[]> {
    return this.addVacancies(await this.findBetween(filter), options);
  }

  /**
   * Returns the departures with their vacancies. Spots that are held for the waitlist aren't vacant. Departures
   * that have no party are closed if a rule applies.
   */
  async addVacancies(
    departures: Departure[],
    { countAll = false }: { countAll?: boolean } = {},
  ): Promise<DepartureWithVacancies[]> {
    const availability = await this.availability.get();
    const hasTourLimit = availability.toursAtOnce !== undefined;
    const dates = [...new Set(departures.map(({ date }) => date))];
    const allDepartures = hasTourLimit ? await this.addNearby(departures, dates) : departures;
    // The bookings of all other departures have no effect on vacancies, on cutoffs, or on whether a guide is free.
    const departuresToCount = allDepartures.filter(
      (departure) =>
        countAll ||
        hasTourLimit ||
        departure.capacity !== undefined ||
        hasEarlierFirstCutoff(departure) ||
        isClosedWithoutParty(departure, availability),
    );
    const { countsOf, waitlistOf, needsGuide, now } = await this.loadParties(
      allDepartures,
      departuresToCount,
    );
    const departuresWithPartyByDate = groupBy(allDepartures.filter(needsGuide), ({ date }) => date);
    const departuresWithPartyAroundDate = new Map(
      dates.map((date) => [
        date,
        datesAround(date).flatMap((each) => departuresWithPartyByDate.get(each) ?? []),
      ]),
    );
    const applyClosure = (departure: Departure) => {
      if (needsGuide(departure)) return departure;
      const others = departuresWithPartyAroundDate.get(departure.date) ?? [];
      return closeIfUnavailable(departure, others, availability);
    };
    return departures.map(applyClosure).map((departure) => {
      const counts = countsOf(departure);
      const { heldPeople } = planOffers(waitlistOf(departure), departure, counts, now);
      const vacancies = vacanciesOf(departure, counts.people + heldPeople);
      return { departure, vacancies, isBooked: counts.parties > 0, people: counts.people };
    });
  }

  /** The departures from this date on that have a party and aren't canceled, earliest first. */
  async findWithParty(from: string): Promise<DepartureWithParty[]> {
    return (await this.findWithPartyOrGuide(from)).filter(({ hasParty }) => hasParty);
  }

  /**
   * The departures between two dates, inclusive, that have a party or a guide and aren't canceled, earliest first.
   *
   * @param to the last date; all later dates if missing
   */
  async findWithPartyOrGuide(
    from: string,
    to?: string,
  ): Promise<(DepartureWithParty & { hasParty: boolean })[]> {
    const stored = await this.departures
      .find({
        date: { $gte: from, ...(to !== undefined && { $lte: to }) },
        $or: [...MAY_HAVE_PARTY.$or, { ledBy: { $exists: true } }],
      })
      .toArray();
    const departures = toDepartures(stored, await this.tours.getAll());
    const { countsOf, needsGuide } = await this.loadParties(departures, departures);
    return departures
      .map((departure) => ({
        departure,
        people: countsOf(departure).people,
        hasParty: needsGuide(departure),
      }))
      .filter(
        ({ departure: { ledBy, state }, hasParty }) =>
          hasParty || (ledBy !== undefined && state !== 'cancelled'),
      )
      .sort((one, other) => one.departure.startsAt.getTime() - other.departure.startsAt.getTime());
  }

  /** Loads the waitlists of all the departures, and counts the parties and people of those in `departuresToCount`. */
  private async loadParties(
    departures: readonly Departure[],
    departuresToCount: readonly Departure[],
  ) {
    const idsToCount = departuresToCount.filter(({ isPromised }) => isPromised).map(({ id }) => id);
    const departuresWithWaitlist = departures.filter(({ hasLine }) => hasLine);
    const [countsById, waitlistsById] = await Promise.all([
      this.bookings.countBooked(idsToCount),
      this.bookings.waitlistsAt(departuresWithWaitlist.map(({ id }) => id)),
    ]);
    const now = new Date();
    const countsOf = ({ id }: Departure) => countsById.get(id) ?? NO_BOOKINGS;
    const waitlistOf = ({ id }: Departure) => waitlistsById.get(id) ?? [];
    /** Whether a departure has a party, and isn't canceled. */
    const needsGuide = (departure: Departure) =>
      departure.state !== 'cancelled' &&
      (countsOf(departure).parties > 0 ||
        waitlistOf(departure).some((party) => hasOffer(party, now)));
    return { countsOf, waitlistOf, needsGuide, now };
  }

  /**
   * Returns the given departures, and all other departures that may need the same guides.
   *
   * @param dates the departures' dates
   */
  private async addNearby(departures: Departure[], dates: string[]): Promise<Departure[]> {
    const nearbyDates = [...new Set(dates.flatMap(datesAround))];
    const [stored, tours] = await Promise.all([
      this.departures.find({ date: { $in: nearbyDates }, ...MAY_HAVE_PARTY }).toArray(),
      this.tours.getAllCached(),
    ]);
    const ids = new Set(departures.map(({ id }) => id));
    const others = stored.filter(({ _id }) => !ids.has(_id));
    return [...departures, ...toDepartures(others, [...tours.values()])];
  }

  /** The departures that anyone has ever booked, even if all bookings were canceled. */
  async findEverBooked(filter: DepartureFilter): Promise<Departure[]> {
    const stored = await this.departures.find(toEverBookedQuery(filter)).toArray();
    return toDepartures(stored, filter.tours);
  }

  /** The ids of the departures that anyone has ever booked, even if all bookings were canceled. */
  findEverBookedIds(filter: DepartureFilter): Promise<string[]> {
    return this.findIds(toEverBookedQuery(filter));
  }

  /** The ids of the canceled departures between two dates, inclusive. */
  async findCanceledIds(from: string, to: string): Promise<Set<string>> {
    return new Set(await this.findIds({ date: { $gte: from, $lte: to }, state: 'cancelled' }));
  }

  /** The ids of the departures between two dates, inclusive, that a guide leads. */
  async findIdsLedBy(guide: string, from: string, to: string): Promise<Set<string>> {
    return new Set(await this.findIds({ date: { $gte: from, $lte: to }, ledBy: guide }));
  }

  /** The ids of the guides who lead the departures between two dates, inclusive, by departure id. */
  async findLeaders(from: string, to: string): Promise<Map<string, string>> {
    const stored = await this.departures
      .find({ date: { $gte: from, $lte: to }, ledBy: { $exists: true } })
      .project<{ _id: string; ledBy: string }>({ ledBy: 1 })
      .toArray();
    return new Map(stored.map(({ _id, ledBy }) => [_id, ledBy]));
  }

  /** Departures from today on that may have parties on their waitlists. */
  async findUpcomingWithWaitlist(): Promise<Departure[]> {
    const date = { $gte: newYorkDate(new Date()) };
    const stored = await this.departures.find({ hasLine: true, date }).toArray();
    return toDepartures(stored, await this.tours.getAll());
  }

  /** The ids of the departures before this date whose bookings aren't anonymized yet. */
  findIdsToAnonymize(date: string): Promise<string[]> {
    return this.findIds({
      date: { $lt: date },
      isPromised: true,
      anonymizedAt: { $exists: false },
    });
  }

  private async findIds(query: mongo.Filter<StoredDeparture>): Promise<string[]> {
    const stored = await this.departures.find(query, { projection: { _id: 1 } }).toArray();
    return stored.map(({ _id }) => _id);
  }

  private async loadStoredDepartures(prefixes: string[]): Promise<Map<string, StoredDeparture[]>> {
    // MongoDB can use the index on `_id` because the patterns are anchored at the beginning.
    const patterns = prefixes.map((prefix) => new RegExp(`^${prefix.replaceAll('.', '\\.')}`));
    const stored = await this.departures.find({ _id: { $in: patterns } }).toArray();
    return groupByTourAndDate(stored);
  }

  private get departures(): mongo.Collection<StoredDeparture> {
    return this.connection.collection<StoredDeparture>('departures');
  }
}

/**
 * Returns the departure that was originally scheduled at `start`. If there is none, returns a departure that isn't
 * canceled, preferably one that now starts at that time, or else a canceled departure.
 */
export function findCorresponding(start: string, departures: Departure[]): Departure | undefined {
  const notCanceled = departures.filter(({ state }) => state !== 'cancelled');
  return (
    departures.find((each) => each.start === start) ??
    notCanceled.find((each) => each.startTime === start) ??
    notCanceled[0] ??
    departures[0]
  );
}

/** Adds the tours' settings to stored departures. Omits departures of deleted tours. */
function toDepartures(stored: StoredDeparture[], tours: readonly Tour[]): Departure[] {
  return stored.flatMap((each) => {
    const tour = tours.find(({ id }) => id === each.tour);
    return tour ? [toDeparture(each, tour)] : [];
  });
}

function toEverBookedQuery({ tours, from, to }: DepartureFilter) {
  const ids = tours.map(({ id }) => id);
  return { date: { $gte: from, $lte: to }, tour: { $in: ids }, isPromised: true as const };
}

/** Returns a date, the date before it, and the date after it. Departures on these dates may need the same guide. */
function datesAround(date: string): string[] {
  return datesBetween(addDays(date, -1), addDays(date, 1));
}

function groupByTourAndDate(stored: StoredDeparture[]): Map<string, StoredDeparture[]> {
  return groupBy(stored, ({ tour, date }) => departureIdPrefix(tour, date));
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
