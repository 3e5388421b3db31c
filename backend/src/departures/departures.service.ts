import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { CONFIG, type Config } from '../config';
import { Batch } from '../database/batch';
import { addDays, datesBetween, hasTours } from '../tours/calendar';
import { PLACES, type ListName } from '../tours/tour-options';
import {
  departureOf,
  vacanciesOf,
  type Departure,
  type DepartureOverride,
  type PlaceSettings,
} from './departure';
import { departureId, placeId, type DepartureKey } from './departure-id';
import type { StoredDeparture, StoredPlace } from './departure.schema';
import { PartyLists } from './party-lists';
import { defaultsOf } from './place-defaults';

/** A departure, and how many more people it has room for; null for any number. */
export interface Listed {
  departure: Departure;
  vacancies: number | null;
}

/** For how long it is good enough to know how many parties a departure had. */
const COUNTED_MS = 1000;

/** What a departure is, without what is noted of its holds. */
const OVERRIDE = { holds: 0, version: 0 } as const;

/** What departures there are, and how much room they have. */
@Injectable()
export class DeparturesService {
  /** How many parties had booked a departure, and how many asked for it since. */
  private readonly counted = new Map<
    string,
    { at: number; parties: Promise<number>; since: number }
  >();
  private readonly settings = new Batch((ids: string[]) => this.settingsOf(ids));
  private readonly overrides = new Batch((ids: string[]) => this.overridesOf({ $in: ids }));

  constructor(
    @InjectModel('Place') private readonly places: Model<StoredPlace>,
    @InjectModel('Departure') private readonly departures: Model<StoredDeparture>,
    private readonly lists: PartyLists,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get(key: DepartureKey): Promise<Departure> {
    const [settings, override] = await Promise.all([
      this.settingsFor(key.list, key.place),
      this.overrides.get(departureId(key)),
    ]);
    return departureOf(key, settings, override);
  }

  /** A place's settings: the guide's, or else its defaults. */
  async settingsFor(list: ListName, place: string): Promise<PlaceSettings> {
    return (await this.settings.get(placeId({ list, place }))) ?? defaultsOf(list, place);
  }

  /**
   * The departures of some places of a list, by date and then by place, with their vacancies.
   *
   * @param from the first date
   * @param to the last date
   */
  async between(
    list: ListName,
    places: readonly string[],
    from: string,
    to: string,
  ): Promise<Listed[]> {
    const departures = await this.plannedBetween(list, places, from, to);
    // Only where there is a capacity it matters how many come: by default, nothing is counted.
    const limited = departures.filter(({ capacity }) => capacity !== undefined);
    const taken = await this.takenAt(list, limited);
    return departures.map((departure) => ({
      departure,
      vacancies: vacanciesOf(departure, taken.get(departureId(departure)) ?? 0),
    }));
  }

  /** The same departures, whoever has booked them. */
  async plannedBetween(
    list: ListName,
    places: readonly string[],
    from: string,
    to: string,
  ): Promise<Departure[]> {
    const dates = datesBetween(from, to).filter(hasTours);
    const [settings, overrides] = await Promise.all([
      Promise.all(places.map((place) => this.settingsFor(list, place))),
      this.overridesOf(namesBetween(list, from, to)),
    ]);
    return dates.flatMap((date) =>
      places.map((place, index) => {
        const key = { list, place, date };
        const own = settings[index] ?? defaultsOf(list, place);
        return departureOf(key, own, overrides.get(departureId(key)));
      }),
    );
  }

  /**
   * Whether so many parties have booked a departure that one more has to be counted in. Remembered for a
   * moment: until half of those have come that may, nobody has to be asked each time.
   */
  async isCrowded({ list, place, date }: DepartureKey): Promise<boolean> {
    const half = Math.floor(this.config.maxParties / 2);
    const id = departureId({ list, place, date });
    const now = performance.now();
    let counted = this.counted.get(id);
    if (!counted || now - counted.at > COUNTED_MS) {
      const parties = this.lists.get(list).partyCount(place, date, half);
      counted = { at: now, parties, since: 0 };
      this.counted.set(id, counted);
      // A failure is nobody else's answer.
      parties.catch(() => this.counted.delete(id));
    }
    // Whoever asks is about to book.
    counted.since++;
    return (await counted.parties) + counted.since > half;
  }

  /** The names of the departures of a list that the guide has cancelled, both dates included. */
  async cancelledBetween(list: ListName, from: string, to: string): Promise<Set<string>> {
    const stored = await this.departures
      .find({ _id: namesBetween(list, from, to), state: 'cancelled' }, { _id: 1 })
      .lean();
    return new Set(stored.map(({ _id }) => _id));
  }

  private async takenAt(list: ListName, departures: Departure[]): Promise<Map<string, number>> {
    const dates = departures.map(({ date }) => date);
    const [from, to] = [dates[0], dates.at(-1)];
    if (from === undefined || to === undefined) return new Map();
    const places = [...new Set(departures.map(({ place }) => place))];
    const taken = await this.lists.get(list).takenBetween(places, from, to);
    return new Map(
      taken.map(({ place, date, people }) => [departureId({ list, place, date }), people]),
    );
  }

  private async settingsOf(ids: string[]): Promise<Map<string, PlaceSettings>> {
    const stored = await this.places.find({ _id: { $in: ids } }).lean();
    return new Map(stored.map(({ _id, ...settings }) => [_id, settings]));
  }

  /** @param _id which departures, by their names */
  private async overridesOf(
    _id: QueryFilter<StoredDeparture>['_id'],
  ): Promise<Map<string, DepartureOverride>> {
    const stored = await this.departures.find({ _id }, OVERRIDE).lean();
    return new Map(stored.map((departure) => [departure._id, departure]));
  }
}

/** All places of a list, or the one that is asked for. */
export function placesOf(list: ListName, place?: string): readonly string[] {
  const places: readonly string[] = PLACES[list];
  return place === undefined ? places : places.filter((name) => name === place);
}

/** Matches the names of a list's departures from a date to a date. */
function namesBetween(list: ListName, from: string, to: string) {
  return { $gte: `${list}.${from}`, $lt: `${list}.${addDays(to, 1)}` };
}
