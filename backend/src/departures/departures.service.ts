import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { datePrefix, parseDepartureId, tourIdOf } from 'shared/departure-id';
import { datesBetween } from 'shared/new-york';
import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { Batch } from '../database/batch';
import { COLLECTIONS } from '../database/collections';
import { ToursService } from '../tours/tours.service';
import {
  departureOf,
  departuresOn,
  hasEarlierFirstCutoff,
  NO_BOOKINGS,
  vacanciesOf,
  type BookedAt,
  type Departure,
  type StoredDeparture,
} from './departure';
import { planOffers, type WaitingParty } from './waitlist';

/** A departure, and what its bookings leave of it. */
export interface DepartureWithVacancies {
  departure: Departure;
  /** How many more people it has room for; null for any number. */
  vacancies: number | null;
  /** Whether anybody has booked it; known where it matters to who books next. */
  isBooked: boolean;
}

/** Which departures of a range of dates, both of them included. */
export interface DateRange {
  tours: readonly Tour[];
  from: string;
  to: string;
}

/** Several times the departures that can be booked. */
const MAX_CACHED_DATES = 10_000;

/** What departures there are, and who has booked them. */
@Injectable()
export class DeparturesService {
  private readonly ids = new Map<string, string[]>();
  private readonly stored = new Batch((prefixes: string[]) => this.storedUnder(prefixes));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly tours: ToursService,
  ) {}

  /** The departure of an id; null if there is none. */
  async get(id: string): Promise<Departure | null> {
    const key = parseDepartureId(id);
    if (!key) return null;
    const tour = await this.tours.get(key.tour);
    const departures = tour ? await this.on(tour, key.date) : [];
    return departures.find((each) => each.id === id) ?? null;
  }

  /** Where a departure's parties were moved; the same departure if they weren't. */
  async followMove(id: string): Promise<string> {
    const departure = await this.get(id);
    if (departure?.movedTo === undefined) return id;
    const tour = await this.tours.get(tourIdOf(id));
    if (!tour) return id;
    return departureLike(departure.start, await this.on(tour, departure.movedTo))?.id ?? id;
  }

  /** A tour's departures on a date, earliest first. */
  async on(tour: Tour, date: string): Promise<Departure[]> {
    const stored = await this.stored.get(datePrefix(tour.id, date));
    return departuresOn(tour, date, stored ?? []);
  }

  /**
   * The ids of a tour's departures on a date. Only a change of the tour's settings changes them, so they are
   * remembered with its revision.
   *
   * @param skipCache whether to look again, since what was remembered didn't do
   */
  async idsOn(tour: Tour, date: string, skipCache: boolean): Promise<string[]> {
    const key = `${datePrefix(tour.id, date)}${String(tour.revision)}`;
    const known = skipCache ? undefined : this.ids.get(key);
    if (known) return known;
    const ids = (await this.on(tour, date)).map(({ id }) => id);
    if (this.ids.size >= MAX_CACHED_DATES) this.ids.clear();
    this.ids.set(key, ids);
    return ids;
  }

  /** The departures of some tours, by date and then by start. */
  async between({ tours, from, to }: DateRange): Promise<Departure[]> {
    const stored = await this.departures
      .find({ date: { $gte: from, $lte: to }, tour: { $in: tours.map(({ id }) => id) } })
      .toArray();
    const byDate = byTourAndDate(stored);
    return datesBetween(from, to).flatMap((date) =>
      tours
        .flatMap((tour) => departuresOn(tour, date, byDate.get(datePrefix(tour.id, date)) ?? []))
        .sort((one, other) => one.starts.getTime() - other.starts.getTime()),
    );
  }

  /** The same departures with their vacancies. */
  async withVacanciesBetween(range: DateRange): Promise<DepartureWithVacancies[]> {
    return this.withVacancies(await this.between(range));
  }

  /** Departures with their vacancies. What is held for those in line isn't vacant. */
  async withVacancies(departures: Departure[]): Promise<DepartureWithVacancies[]> {
    // By default, it doesn't matter how many come, and nothing is counted.
    const counted = departures.filter(
      (departure) => departure.capacity !== undefined || hasEarlierFirstCutoff(departure),
    );
    const lined = departures.filter(({ hasLine }) => hasLine);
    const [booked, lines] = await Promise.all([
      this.bookedAt(counted.map(({ id }) => id)),
      this.linesAt(lined.map(({ id }) => id)),
    ]);
    const now = new Date();
    return departures.map((departure) => {
      const there = booked.get(departure.id) ?? NO_BOOKINGS;
      const { heldPeople } = planOffers(lines.get(departure.id) ?? [], departure, there, now);
      const vacancies = vacanciesOf(departure, there.people + heldPeople);
      return { departure, vacancies, isBooked: there.parties > 0 };
    });
  }

  /** The departures of some tours that somebody has ever booked. */
  async promisedBetween(range: DateRange): Promise<Departure[]> {
    const stored = await this.departures.find(promised(range)).toArray();
    return stored.flatMap((each) => {
      const tour = range.tours.find(({ id }) => id === each.tour);
      return tour ? [departureOf(each, tour, each)] : [];
    });
  }

  /** The ids of the same departures. */
  async promisedIdsBetween(range: DateRange): Promise<string[]> {
    const stored = await this.departures
      .find(promised(range), { projection: { _id: 1 } })
      .toArray();
    return stored.map(({ _id }) => _id);
  }

  /** The ids of the departures that the guide has canceled, both dates included. */
  async cancelledBetween(from: string, to: string): Promise<Set<string>> {
    const cancelled = await this.departures
      .find({ date: { $gte: from, $lte: to }, state: 'cancelled' }, { projection: { _id: 1 } })
      .toArray();
    return new Set(cancelled.map(({ _id }) => _id));
  }

  /** Who has booked each of some departures; those that nobody has are missing. */
  async bookedAt(ids: string[]): Promise<Map<string, BookedAt>> {
    const found = await Promise.all(LISTS.map((list) => this.bookedOfList(list, ids)));
    return new Map(found.flat().map(({ _id, ...booked }) => [_id, booked]));
  }

  /** Who waits in line or has an offer at each of some departures. */
  private async linesAt(ids: string[]): Promise<Map<string, WaitingParty[]>> {
    const lines = new Map<string, WaitingParty[]>();
    for (const list of LISTS) {
      const ofList = ids.filter((id) => listOfId(id) === list);
      if (ofList.length === 0) continue;
      const found = await this.connection
        .collection(COLLECTIONS[list])
        .find({ departure: { $in: ofList }, status: { $in: ['waiting', 'offered'] } })
        .project<WaitingParty & { departure: string }>({
          departure: 1,
          status: 1,
          people: 1,
          turn: 1,
        })
        .toArray();
      for (const party of found) {
        lines.set(party.departure, [...(lines.get(party.departure) ?? []), party]);
      }
    }
    return lines;
  }

  private async bookedOfList(
    list: ListName,
    ids: string[],
  ): Promise<(BookedAt & { _id: string })[]> {
    const ofList = ids.filter((id) => listOfId(id) === list);
    if (ofList.length === 0) return [];
    return this.connection
      .collection(COLLECTIONS[list])
      .aggregate<BookedAt & { _id: string }>([
        { $match: { departure: { $in: ofList }, status: 'booked' } },
        { $group: { _id: '$departure', people: { $sum: '$people' }, parties: { $sum: 1 } } },
      ])
      .toArray();
  }

  private async storedUnder(prefixes: string[]): Promise<Map<string, StoredDeparture[]>> {
    // A pattern with a fixed beginning is a range of the index.
    const patterns = prefixes.map((prefix) => new RegExp(`^${prefix.replaceAll('.', '\\.')}`));
    const stored = await this.departures.find({ _id: { $in: patterns } }).toArray();
    return byTourAndDate(stored);
  }

  private get departures(): mongo.Collection<StoredDeparture> {
    return this.connection.collection<StoredDeparture>('departures');
  }
}

/** The one of a date's departures that starts at the same time as another date's, or else the first. */
export function departureLike(start: string, departures: Departure[]): Departure | undefined {
  const open = departures.filter(({ state }) => state !== 'cancelled');
  return (
    departures.find((each) => each.start === start) ??
    open.find((each) => each.startTime === start) ??
    open[0] ??
    departures[0]
  );
}

function promised({ tours, from, to }: DateRange) {
  const ids = tours.map(({ id }) => id);
  return { date: { $gte: from, $lte: to }, tour: { $in: ids }, isPromised: true as const };
}

function byTourAndDate(stored: StoredDeparture[]): Map<string, StoredDeparture[]> {
  const groups = new Map<string, StoredDeparture[]>();
  for (const departure of stored) {
    const prefix = datePrefix(departure.tour, departure.date);
    groups.set(prefix, [...(groups.get(prefix) ?? []), departure]);
  }
  return groups;
}
