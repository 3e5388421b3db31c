import { Types, type mongo } from 'mongoose';
import { newYorkDate } from 'shared/new-york';
import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { COLLECTIONS } from '../database/collections';
import { datesToLock, lockExpiry, type DayLock } from '../departures/day-lock';
import type { BookedCounts, StoredDeparture } from '../departures/departure';
import type { NewHistoryEntry } from '../history/history-entry';
import {
  SETTINGS_PROJECTION,
  tourOf,
  type StoredTour,
  type StoredTourSettings,
} from '../tours/stored-tour';
import { COUNTS_TOWARD_LIMITS, ON_WAITLIST, type Booking } from './booking';
import {
  countOccurrences,
  ownerIdsOf,
  selectCounts,
  type BatchNeeds,
  type CountSelection,
} from './needs';
import type { Rules } from './decision';
import { findNearbyStarts, includesRange, startFilter, type StartRange } from './nearby-starts';
import { toOutboxRow, type OutboxRow } from './outbox.schema';
import type { StoredOwner } from './owner';
import type { Payment } from './payment';
import { findDeparture } from './rules/departures';
import { listOf, State } from './state';
import { without } from '../without';

/* eslint @typescript-eslint/no-unnecessary-type-parameters: off -- type parameters name the types of rows */

/** A tour's optional settings. */
const OPTIONAL_SETTINGS = [
  'capacity',
  'maxPartySize',
  'minPeople',
  'firstBookingCutoffMinutes',
  'seasons',
] as const;

/** The accumulators for {@link BookedCounts}. */
const BOOKED_COUNTS = { people: { $sum: '$people' }, parties: { $sum: 1 } };

/**
 * Conditions for departures that may need a guide. Each departure that may have a party, or has a guide, meets at least
 * one.
 */
const MAY_NEED_GUIDE_CONDITIONS = [
  { isPromised: true },
  { hasLine: true },
  { ledBy: { $exists: true } },
];

/** Loads and writes the state of a batch within one transaction. */
export class Store {
  /** Whether no departure of the batch is stored yet. Set by {@link touch}. */
  private areDeparturesNew = false;
  /** The departures that may need the same guide as the batch's departures. */
  private readonly nearbyDepartures: StoredDeparture[] = [];
  /** The loaded dates that have a {@link DayLock}. */
  private readonly datesWithLock = new Set<string>();

  constructor(
    private readonly db: mongo.Db,
    private readonly session: mongo.ClientSession,
  ) {}

  /**
   * Increments the departures' versions before anything else, so that the transaction detects a conflict with another
   * transaction before it does any work. New departures conflict when they are inserted.
   *
   * @param includeOwners whether to increment the owners' versions, too; owners rarely conflict
   */
  async touch(needs: BatchNeeds, includeOwners: boolean): Promise<void> {
    const departures = countOccurrences(needs.departures);
    const storedCount = await incrementVersions(this.db, 'departures', departures, this.options);
    this.areDeparturesNew = storedCount === 0;
    if (!includeOwners) return;
    const owners = countOccurrences(ownerIdsOf(needs));
    await incrementVersions(this.db, 'owners', owners, this.options);
  }

  /**
   * Loads the documents and counts that the commands need, usually with one or two queries. Call {@link touch} first.
   */
  async load(needs: BatchNeeds, { now, maxParties, guides, tours }: Rules): Promise<State> {
    const state = new State();
    if (guides) state.guides = { ...guides, now };
    const upcoming = await this.findUpcomingDepartures(needs.toursWithDepartures, now);
    await this.loadAllBookings(state, needs, upcoming);
    // If all departures are new, none of them has a party, so the first query can load the nearby departures without
    // waiting for counts.
    const isFirstBooking = this.areDeparturesNew && upcoming.length === 0;
    const loadedStarts = isFirstBooking ? findNearbyStarts(needs, state, tours) : [];
    await this.loadDocuments(state, needs, upcoming, loadedStarts);
    await this.loadCounts(state, needs, selectCounts(needs, state, maxParties), now);
    const starts = findNearbyStarts(needs, state);
    await this.loadNearbyDepartures(
      state,
      starts.filter((range) => !includesRange(loadedStarts, range)),
    );
    await this.loadNearbyDetails(state, tours);
    return state;
  }

  /** Writes the documents that the commands changed, each only once. */
  async write(state: State): Promise<void> {
    const { departures, owners, payments, events, history } = state.changed;
    for (const list of LISTS) await this.writeBookings(list, state);
    await this.writeDocuments('departures', pickValues(state.departures, departures));
    await this.writeDocuments('owners', pickValues(state.owners, owners), state.addedBookings);
    await this.writeTours(state);
    await this.writeDayLocks(state);
    await this.insert<Payment>('payments', payments);
    await this.insert<OutboxRow>(
      'outbox',
      events.map((event) => toOutboxRow(event)),
    );
    await this.insert<NewHistoryEntry>('history', history);
  }

  private async writeBookings(list: ListName, state: State): Promise<void> {
    type Writes = mongo.AnyBulkWriteOperation<Booking>[];
    const deletions: Writes = [];
    const replacements: Writes = [];
    const insertions: Writes = [];
    for (const [id, booking] of state.changed.bookings) {
      if (booking === null) {
        // A deleted booking's list is unknown here, so delete it from both.
        deletions.push({ deleteOne: { filter: { _id: new Types.ObjectId(id) } } });
      } else if (listOf(booking) === list) {
        if (state.isBookingStored(id)) replacements.push(toReplacement(booking));
        else insertions.push({ insertOne: { document: booking } });
      }
    }
    // The driver sends consecutive writes of one kind together.
    const writes = [...deletions, ...replacements, ...insertions];
    if (writes.length === 0) return;
    await this.db.collection<Booking>(COLLECTIONS[list]).bulkWrite(writes, this.options);
  }

  /**
   * @param increments how much to raise the versions of documents that don't change otherwise; `documents` already
   * contain their new versions
   */
  private async writeDocuments<Stored extends Versioned>(
    collection: string,
    documents: Stored[],
    increments = new Map<string, number>(),
  ): Promise<void> {
    const otherIncrements = new Map(increments);
    for (const { _id } of documents) otherIncrements.delete(_id);
    const writes = [
      ...versionUpdates(otherIncrements),
      ...documents.map((each) => toReplacement(each)),
    ];
    if (writes.length === 0) return;
    await this.db
      .collection<Stored>(collection)
      .bulkWrite(writes as mongo.AnyBulkWriteOperation<Stored>[], this.options);
  }

  private async insert<Row extends object>(
    collection: string,
    rows: mongo.OptionalUnlessRequiredId<Row>[],
  ): Promise<void> {
    if (rows.length === 0) return;
    await this.db.collection<Row>(collection).insertMany(rows, { session: this.session });
  }

  private async writeTours(state: State): Promise<void> {
    const { tours, deletedTours, touchedTours } = state.changed;
    const deleted = [...deletedTours];
    const touched = [...touchedTours].filter((id) => !tours.has(id));
    const writes: mongo.AnyBulkWriteOperation<StoredTour>[] = [
      ...deleted.map((_id) => ({ deleteOne: { filter: { _id } } })),
      ...pickValues(state.tours, tours).map((tour) => ({
        // Writes only the settings, because other services write the tour's content and order.
        updateOne: { filter: { _id: tour.id }, update: settingsUpdate(tour) },
      })),
      ...touched.map((_id) => ({
        updateOne: { filter: { _id }, update: { $inc: { seen: 1 } } },
      })),
    ];
    if (writes.length === 0) return;
    await this.db.collection<StoredTour>('tours').bulkWrite(writes, this.options);
    if (deleted.length === 0) return;
    await this.db
      .collection<StoredDeparture>('departures')
      .deleteMany({ tour: { $in: deleted } }, { session: this.session });
  }

  /**
   * Writes the lock of each day on which a departure needs a guide or gets one, so that concurrent transactions
   * conflict.
   */
  private async writeDayLocks(state: State): Promise<void> {
    const departures = [...state.changed.guidedDepartures].flatMap(
      (id) => findDeparture(state, id) ?? [],
    );
    const dates = [...new Set(departures.flatMap((departure) => datesToLock(departure)))];
    if (dates.length === 0) return;
    const update = { $inc: { version: 1 } };
    const datesWithLock = dates.filter((date) => this.datesWithLock.has(date));
    const datesWithoutLock = dates.filter((date) => !this.datesWithLock.has(date));
    await this.db.collection<DayLock>('day_locks').bulkWrite(
      [
        ...(datesWithLock.length > 0
          ? [{ updateMany: { filter: { _id: { $in: datesWithLock } }, update } }]
          : []),
        ...datesWithoutLock.map((_id) => ({
          updateOne: {
            filter: { _id },
            update: { ...update, $setOnInsert: { deleteAt: lockExpiry(_id) } },
            upsert: true,
          },
        })),
      ],
      this.options,
    );
  }

  /** Bulk writes are ordered, so that each stops at its first error and no later error hides it. */
  private get options() {
    return { session: this.session, ordered: true };
  }

  /** Loads all bookings of the owners and departures that need them. */
  private async loadAllBookings(
    state: State,
    { ownersWithBookings, departuresWithBookings }: BatchNeeds,
    upcoming: string[],
  ): Promise<void> {
    const departures = [...departuresWithBookings, ...upcoming];
    if (ownersWithBookings.length + departures.length === 0) return;
    const filter = {
      $or: [{ owner: { $in: ownersWithBookings } }, { departure: { $in: departures } }],
    };
    for (const list of LISTS) {
      const bookings = await this.db
        .collection<Booking>(COLLECTIONS[list])
        .find(filter, { session: this.session })
        .toArray();
      for (const booking of bookings) state.addStoredBooking(booking);
    }
  }

  /** Loads the documents that the commands need by id, and the departures that start in `nearbyStarts`. */
  private async loadDocuments(
    state: State,
    needs: BatchNeeds,
    upcomingDepartures: string[],
    nearbyStarts: StartRange[],
  ): Promise<void> {
    const query = new CombinedQuery();
    const addById = <Row extends { _id: string }>(
      collection: string,
      ids: string[],
      add: (row: Row) => unknown,
      projection: object[] = [],
    ) => {
      if (ids.length === 0) return;
      query.add(collection, [{ $match: { _id: { $in: ids } } }, ...projection], add);
    };
    const departures = [...new Set([...needs.departures, ...upcomingDepartures])];
    addById('departures', departures, (departure: StoredDeparture) =>
      state.departures.set(departure._id, departure),
    );
    addById(
      'tours',
      needs.tours,
      (tour: StoredTourSettings) => state.tours.set(tour._id, tourOf(tour)),
      [{ $project: SETTINGS_PROJECTION }],
    );
    addById('owners', ownerIdsOf(needs), (owner: StoredOwner) =>
      state.owners.set(owner._id, owner),
    );
    for (const list of LISTS) {
      const filters = bookingFilters(list, needs);
      if (filters.length === 0) continue;
      query.add(COLLECTIONS[list], [{ $match: { $or: filters } }], (booking: Booking) => {
        state.addStoredBooking(booking);
      });
    }
    const payments = paymentFilters(needs);
    if (payments.length > 0) {
      query.add('payments', [{ $match: { $or: payments } }], (payment: Payment) =>
        state.payments.set(payment._id, payment),
      );
    }
    for (const tour of needs.toursToCheck) {
      for (const [collection, filter] of everBookedFilters(tour)) {
        const pipeline = [{ $match: filter }, { $limit: 1 }, { $project: { _id: 1 } }];
        query.add(collection, pipeline, () => state.everBookedTours.add(tour));
      }
    }
    this.addNearbyDepartures(query, state, nearbyStarts);
    await query.run(this.db, this.session);
  }

  private async loadCounts(
    state: State,
    needs: BatchNeeds,
    { departures: allDepartures, waitlists: allWaitlists, owners }: CountSelection,
    now: Date,
  ): Promise<void> {
    const query = new CombinedQuery();
    for (const list of LISTS) {
      const collection = COLLECTIONS[list];
      const isInList = (departure: string) => listOfId(departure) === list;
      const departures = allDepartures.filter(isInList);
      const waitlists = allWaitlists.filter(isInList);
      const countPeople = <Id>(
        filter: object,
        groupBy: unknown,
        onCount: (id: Id, counts: BookedCounts) => void,
      ) => {
        query.add(
          collection,
          [{ $match: filter }, { $group: { _id: groupBy, ...BOOKED_COUNTS } }],
          ({ _id, ...counts }: BookedCounts & { _id: Id }) => {
            onCount(_id, counts);
          },
        );
      };
      const departure = { $in: departures };
      if (departures.length > 0) {
        countPeople({ departure, status: 'booked' }, '$departure', (id: string, counts) => {
          state.setBookedCounts(id, counts);
        });
      }
      if (waitlists.length > 0) {
        const filter = { departure: { $in: waitlists }, ...ON_WAITLIST };
        query.add(collection, [{ $match: filter }], (booking: Booking) => {
          state.addStoredBooking(booking);
        });
      }
      if (departures.length > 0 && needs.guests.length > 0) {
        countPeople(
          { departure, owner: { $in: needs.guests }, ...COUNTS_TOWARD_LIMITS },
          { owner: '$owner', departure: '$departure' },
          (id: { owner: string; departure: string }, { people }) => {
            state.setPeopleOfOwner(id.owner, id.departure, people);
          },
        );
      }
      // One limit applies to a network's bookings in both lists, so count both lists even if the commands' departures
      // are all in one list.
      if (allDepartures.length > 0 && needs.networks.length > 0) {
        const date = { $gte: newYorkDate(now) };
        countPeople(
          { network: { $in: needs.networks }, date, ...COUNTS_TOWARD_LIMITS },
          '$network',
          (network: string, { people }) => {
            state.addPeopleOfNetwork(network, people);
          },
        );
      }
      if (owners.length > 0) {
        // Leaving out the people lets MongoDB count with the index alone.
        query.add(
          collection,
          [
            { $match: { owner: { $in: owners }, isListed: true } },
            { $group: { _id: '$owner', bookings: { $sum: 1 } } },
          ],
          ({ _id, bookings }: { _id: string; bookings: number }) => {
            state.setListSize(list, _id, bookings);
          },
        );
      }
    }
    await query.run(this.db, this.session);
  }

  private async loadNearbyDepartures(state: State, starts: StartRange[]): Promise<void> {
    const query = new CombinedQuery();
    this.addNearbyDepartures(query, state, starts);
    await query.run(this.db, this.session);
  }

  /** Loads the departures that start in the ranges and may need a guide, with their counts and their dates' locks. */
  private addNearbyDepartures(query: CombinedQuery, state: State, starts: StartRange[]): void {
    if (starts.length === 0) return;
    const loaded = [...state.departures.keys()];
    const filter = {
      $and: [startFilter(starts), { $or: MAY_NEED_GUIDE_CONDITIONS }],
      _id: { $nin: loaded },
    };
    const pipeline = [{ $match: filter }];
    const result = query.add('departures', pipeline, (departure: StoredDeparture) => {
      state.departures.set(departure._id, departure);
      this.nearbyDepartures.push(departure);
    });
    for (const list of LISTS) {
      query.add(
        COLLECTIONS[list],
        [{ $match: { status: 'booked' } }, { $group: { _id: '$departure', ...BOOKED_COUNTS } }],
        ({ _id, ...counts }: BookedCounts & { _id: string }) => {
          state.setBookedCounts(_id, counts);
        },
        { localField: `${result}._id`, foreignField: 'departure' },
      );
    }
    const dates = { _id: { $in: starts.map(({ date }) => date) } };
    query.add('day_locks', [{ $match: dates }], ({ _id }: DayLock) => this.datesWithLock.add(_id));
  }

  /** Loads the nearby departures' offers, and their tours unless this replica has cached them. */
  private async loadNearbyDetails(state: State, cachedTours: Rules['tours']): Promise<void> {
    const query = new CombinedQuery();
    const missingTours = new Set<string>();
    for (const { tour: id } of this.nearbyDepartures) {
      const tour = state.tours.get(id) ?? cachedTours?.get(id);
      if (tour) state.tours.set(id, tour);
      else missingTours.add(id);
    }
    if (missingTours.size > 0) {
      query.add(
        'tours',
        [{ $match: { _id: { $in: [...missingTours] } } }, { $project: SETTINGS_PROJECTION }],
        (tour: StoredTourSettings) => state.tours.set(tour._id, tourOf(tour)),
      );
    }
    for (const list of LISTS) {
      const departuresWithWaitlist = this.nearbyDepartures.filter(
        (each) => each.hasLine && each.list === list,
      );
      if (departuresWithWaitlist.length === 0) continue;
      const departure = { $in: departuresWithWaitlist.map(({ _id }) => _id) };
      // Waiting parties need no guide.
      const offers = { $match: { departure, status: 'offered' } };
      query.add(COLLECTIONS[list], [offers], (booking: Booking) => {
        state.addStoredBooking(booking);
      });
    }
    await query.run(this.db, this.session);
  }

  private async findUpcomingDepartures(tours: string[], now: Date): Promise<string[]> {
    if (tours.length === 0) return [];
    const date = { $gte: newYorkDate(now) };
    const departures = await this.db
      .collection<StoredDeparture>('departures')
      .find({ tour: { $in: tours }, date }, { session: this.session, projection: { _id: 1 } })
      .toArray();
    return departures.map(({ _id }) => _id);
  }
}

/** Returns the update that writes a tour's settings and removes the optional settings that the tour doesn't have. */
function settingsUpdate(tour: Tour): mongo.UpdateFilter<StoredTour> {
  const settings = without(tour, 'id', 'list', 'place', 'stops', 'price');
  const missingSettings = OPTIONAL_SETTINGS.filter((name) => settings[name] === undefined);
  return {
    $set: settings,
    ...(missingSettings.length > 0 && {
      $unset: Object.fromEntries(missingSettings.map((name) => [name, 1])),
    }),
  };
}

/** A document whose version changes with each write, so that concurrent transactions conflict. */
interface Versioned {
  _id: string;
  version: number;
}

/** Raises documents' versions, without other changes. Returns how many of the documents exist. */
export async function incrementVersions(
  db: mongo.Db,
  collection: string,
  increments: Map<string, number>,
  options: mongo.BulkWriteOptions,
): Promise<number> {
  if (increments.size === 0) return 0;
  const documents = db.collection<Versioned>(collection);
  const { matchedCount } = await documents.bulkWrite(versionUpdates(increments), options);
  return matchedCount;
}

/** Returns one update for each distinct increment. */
function versionUpdates(increments: Map<string, number>): mongo.AnyBulkWriteOperation<Versioned>[] {
  return [...new Set(increments.values())].map((increment) => {
    const ids = [...increments.keys()].filter((id) => increments.get(id) === increment);
    return {
      updateMany: { filter: { _id: { $in: ids } }, update: { $inc: { version: increment } } },
    };
  });
}

function toReplacement<Id, Stored extends { _id: Id }>(document: Stored) {
  const { _id, ...replacement } = document;
  return { replaceOne: { filter: { _id }, replacement, upsert: true } };
}

function pickValues<Value>(valuesById: Map<string, Value>, ids: Set<string>): Value[] {
  return [...ids].flatMap((id) => valuesById.get(id) ?? []);
}

/** Several queries that are sent as one. */
class CombinedQuery {
  private readonly parts: { stage: object; onRow: (row: never) => unknown }[] = [];

  /**
   * @param onRow called with each row of the result
   * @param join matches the rows with those of an earlier query
   * @returns the name of the result, for `join`
   */
  add<Row extends object>(
    collection: string,
    pipeline: object[],
    onRow: (row: Row) => unknown,
    join = {},
  ): string {
    const name = resultName(this.parts.length);
    const stage = { $lookup: { from: collection, ...join, pipeline, as: name } };
    this.parts.push({ stage, onRow });
    return name;
  }

  async run(db: mongo.Db, session: mongo.ClientSession): Promise<void> {
    if (this.parts.length === 0) return;
    const stages = this.parts.map(({ stage }) => stage);
    const [result] = await db
      .aggregate<Record<string, never[]>>([{ $documents: [{}] }, ...stages], { session })
      .toArray();
    for (const [index, { onRow }] of this.parts.entries()) {
      for (const row of result?.[resultName(index)] ?? []) onRow(row);
    }
  }
}

/**
 * Returns the name of the field for a query's result. The name can't be a number, because MongoDB would read that as an
 * array index.
 */
function resultName(index: number): string {
  return `result${String(index)}`;
}

/** The filters of the bookings that commands need by id or request key. */
function bookingFilters(list: ListName, { bookings, requests }: BatchNeeds): object[] {
  return [
    ...bookings
      .filter((ref) => ref.list === list)
      .map(({ id }) => ({ _id: new Types.ObjectId(id) })),
    ...requests
      .filter((request) => request.list === list)
      .map(({ owner, key }) => ({ owner, requestKey: key })),
  ];
}

/** The filters of the payments that commands need. */
function paymentFilters({ payments, bookingsWithPayments }: BatchNeeds): object[] {
  const filters = [
    { field: '_id', values: payments },
    { field: 'reverses', values: payments },
    { field: 'party', values: bookingsWithPayments },
  ];
  return filters
    .filter(({ values }) => values.length > 0)
    .map(({ field, values }) => ({ [field]: { $in: values } }));
}

/** Returns the collections that show whether a tour was ever booked, each with the filter to search it with. */
function everBookedFilters(tour: string): [string, object][] {
  return [
    // Departures keep these fields even after their bookings are deleted.
    ['departures', { tour, $or: [{ isPromised: true }, { hasLine: true }] }],
    // A departure's id is its tour's id, a period, and more. `/` is the character after the period.
    [COLLECTIONS[listOfId(tour)], { departure: { $gte: `${tour}.`, $lt: `${tour}/` } }],
  ];
}
