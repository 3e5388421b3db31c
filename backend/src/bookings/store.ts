import { Types, type mongo } from 'mongoose';
import { newYorkDate } from 'shared/new-york';
import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { COLLECTIONS } from '../database/collections';
import type { StoredDeparture } from '../departures/departure';
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
import { toOutboxRow, type OutboxRow } from './outbox.schema';
import type { StoredOwner } from './owner';
import { listOf, State } from './state';
import { without } from '../without';

/* eslint @typescript-eslint/no-unnecessary-type-parameters: off -- they type the rows of a collection */

/** A tour's optional settings. */
const OPTIONAL_SETTINGS = [
  'capacity',
  'maxPartySize',
  'minPeople',
  'firstBookingCutoffMinutes',
] as const;

/** Loads and writes the state of a batch within one transaction. */
export class Store {
  constructor(
    private readonly db: mongo.Db,
    private readonly session: mongo.ClientSession,
  ) {}

  /**
   * Writes the departures that concurrent transactions may write, first of all, so that conflicts are found before
   * any work is done. New departures conflict when they are inserted.
   *
   * @param isContested whether to write the owners first, too: their conflicts are rare
   */
  async touch(needs: BatchNeeds, isContested: boolean): Promise<void> {
    await touch(this.db, 'departures', countOccurrences(needs.departures), this.options);
    if (isContested)
      await touch(this.db, 'owners', countOccurrences(ownerIdsOf(needs)), this.options);
  }

  /** Loads the commands' needs with at most two queries, and a few more if all bookings of an owner are needed. */
  async load(needs: BatchNeeds, { now, maxParties }: Rules): Promise<State> {
    const state = new State();
    const upcoming = await this.findUpcomingDepartures(needs.toursWithDepartures, now);
    await this.loadAllBookings(state, needs, upcoming);
    await this.find(state, documentLookups(needs, upcoming));
    await this.find(state, countLookups(needs, state, maxParties, now));
    return state;
  }

  private async find(state: State, parts: Lookup[]): Promise<void> {
    if (parts.length === 0) return;
    const lookups = parts.map(({ from, pipeline }, index) => ({
      $lookup: { from, pipeline, as: String(index) },
    }));
    const [found] = await this.db
      .aggregate<Record<number, object[]>>([{ $documents: [{}] }, ...lookups], {
        session: this.session,
      })
      .toArray();
    for (const [index, { add }] of parts.entries()) {
      for (const row of found?.[index] ?? []) add(state, row);
    }
  }

  /** Writes each document that the commands changed, once. */
  async write(state: State): Promise<void> {
    const { departures, owners, events } = state.changed;
    for (const list of LISTS) await this.writeBookings(list, state);
    await this.writeDocuments('departures', pickValues(state.departures, departures));
    await this.writeDocuments('owners', pickValues(state.owners, owners), state.addedBookings);
    await this.writeTours(state);
    if (events.length === 0) return;
    const rows = events.map((event) => toOutboxRow(event));
    await this.db.collection<OutboxRow>('outbox').insertMany(rows, { session: this.session });
  }

  private async writeBookings(list: ListName, state: State): Promise<void> {
    type Writes = mongo.AnyBulkWriteOperation<Booking>[];
    const [deletions, replacements, insertions]: [Writes, Writes, Writes] = [[], [], []];
    for (const [id, booking] of state.changed.bookings) {
      if (booking === null)
        deletions.push({ deleteOne: { filter: { _id: new Types.ObjectId(id) } } });
      else if (listOf(booking) !== list) continue;
      else if (state.isStored(id)) replacements.push(toReplacement(booking));
      else insertions.push({ insertOne: { document: booking } });
    }
    // The driver sends consecutive writes of one kind together.
    const writes = [...deletions, ...replacements, ...insertions];
    if (writes.length === 0) return;
    await this.db.collection<Booking>(COLLECTIONS[list]).bulkWrite(writes, this.options);
  }

  /** @param added the numbers to add to documents' versions, even if the documents don't change otherwise */
  private async writeDocuments<Stored extends Versioned>(
    collection: string,
    documents: Stored[],
    added = new Map<string, number>(),
  ): Promise<void> {
    const others = new Map(added);
    for (const { _id } of documents) others.delete(_id);
    const writes = [...versionUpdates(others), ...documents.map((each) => toReplacement(each))];
    if (writes.length === 0) return;
    await this.db
      .collection<Stored>(collection)
      .bulkWrite(writes as mongo.AnyBulkWriteOperation<Stored>[], this.options);
  }

  private async writeTours(state: State): Promise<void> {
    const { tours, deletedTours, touchedTours } = state.changed;
    const deleted = [...deletedTours];
    const writes = [
      ...deleted.map((_id) => ({ deleteOne: { filter: { _id } } })),
      ...pickValues(state.tours, tours).map((tour) => ({
        // The ledger doesn't own the tour's content and order.
        updateOne: { filter: { _id: tour.id }, update: settingsUpdate(tour) },
      })),
      ...[...touchedTours]
        .filter((id) => !tours.has(id))
        .map((_id) => ({
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

  /** Ordered, so that the first error ends the transaction and no later error hides it. */
  private get options() {
    return { session: this.session, ordered: true };
  }

  /** Loads every booking of some owners and departures. */
  private async loadAllBookings(
    state: State,
    { ownersWithBookings, departuresWithBookings }: BatchNeeds,
    upcoming: string[],
  ): Promise<void> {
    const departures = [...departuresWithBookings, ...upcoming];
    if (ownersWithBookings.length + departures.length === 0) return;
    const which = {
      $or: [{ owner: { $in: ownersWithBookings } }, { departure: { $in: departures } }],
    };
    for (const list of LISTS) {
      const bookings = await this.db
        .collection<Booking>(COLLECTIONS[list])
        .find(which, { session: this.session })
        .toArray();
      for (const booking of bookings) state.addStored(booking);
    }
  }

  private async findUpcomingDepartures(tours: string[], now: Date): Promise<string[]> {
    if (tours.length === 0) return [];
    const date = { $gte: newYorkDate(now) };
    const found = await this.db
      .collection<StoredDeparture>('departures')
      .find({ tour: { $in: tours }, date }, { session: this.session, projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }
}

/** Writes a tour's settings, and removes the optional ones that it doesn't have. */
function settingsUpdate(tour: Tour): mongo.UpdateFilter<StoredTour> {
  const settings = without(tour, 'id', 'list', 'place');
  const missing = OPTIONAL_SETTINGS.filter((name) => settings[name] === undefined);
  return {
    $set: settings,
    ...(missing.length > 0 && { $unset: Object.fromEntries(missing.map((name) => [name, 1])) }),
  };
}

/** A document that is written so that concurrent transactions conflict. */
interface Versioned {
  _id: string;
  version: number;
}

/** Increments the version of each document by a number, without other changes. */
export async function touch(
  db: mongo.Db,
  collection: string,
  versions: Map<string, number>,
  options: mongo.BulkWriteOptions,
): Promise<void> {
  if (versions.size === 0) return;
  await db.collection<Versioned>(collection).bulkWrite(versionUpdates(versions), options);
}

/** One write for all documents whose versions are raised by the same number. */
function versionUpdates(versions: Map<string, number>): mongo.AnyBulkWriteOperation<Versioned>[] {
  const numbers = [...new Set(versions.values())];
  return numbers.map((number) => {
    const ids = [...versions.keys()].filter((id) => versions.get(id) === number);
    return {
      updateMany: { filter: { _id: { $in: ids } }, update: { $inc: { version: number } } },
    };
  });
}

function toReplacement<Id, Stored extends { _id: Id }>(document: Stored) {
  const { _id, ...replacement } = document;
  return { replaceOne: { filter: { _id }, replacement, upsert: true } };
}

function pickValues<Value>(all: Map<string, Value>, ids: Set<string>): Value[] {
  return [...ids].flatMap((id) => all.get(id) ?? []);
}

/** One of the lookups that a query combines: a pipeline, and the function that adds its rows to the state. */
interface Lookup {
  from: string;
  pipeline: object[];
  add: (state: State, row: object) => void;
}

function toLookup<Row extends object>(
  from: string,
  pipeline: object[],
  add: (state: State, row: Row) => void,
): Lookup {
  return { from, pipeline, add: add as Lookup['add'] };
}

/** The lookups of the documents that the commands need by id. */
function documentLookups(needs: BatchNeeds, upcomingDepartures: string[]): Lookup[] {
  const departures = [...new Set([...needs.departures, ...upcomingDepartures])];
  const owners = ownerIdsOf(needs);
  const byId = (ids: string[]) => [{ $match: { _id: { $in: ids } } }];
  return [
    departures.length > 0 &&
      toLookup<StoredDeparture>('departures', byId(departures), (state, departure) => {
        state.departures.set(departure._id, departure);
      }),
    needs.tours.length > 0 &&
      toLookup<StoredTourSettings>(
        'tours',
        [...byId(needs.tours), { $project: SETTINGS_PROJECTION }],
        (state, tour) => {
          state.tours.set(tour._id, tourOf(tour));
        },
      ),
    owners.length > 0 &&
      toLookup<StoredOwner>('owners', byId(owners), (state, owner) => {
        state.owners.set(owner._id, owner);
      }),
    needs.everBookedTours.length > 0 &&
      toLookup<{ _id: string }>(
        'departures',
        everBookedPipeline(needs.everBookedTours),
        (state, { _id }) => {
          state.everBookedTours.add(_id);
        },
      ),
    ...LISTS.map((list) => bookingsLookup(list, needs)),
    ...needs.everBookedTours.map(anyBookingLookup),
  ].filter((each) => each !== false);
}

/** Finds departures that were ever booked, even if their bookings were deleted. */
function everBookedPipeline(tours: string[]): object[] {
  return [
    { $match: { tour: { $in: tours }, $or: [{ isPromised: true }, { hasLine: true }] } },
    { $group: { _id: '$tour' } },
  ];
}

/** Finds a booking of any status. A departure's id begins with its tour's. */
function anyBookingLookup(tour: string): Lookup {
  const departure = { $gte: `${tour}.`, $lt: `${tour}/` };
  const pipeline = [{ $match: { departure } }, { $limit: 1 }, { $project: { _id: 1 } }];
  return toLookup(COLLECTIONS[listOfId(tour)], pipeline, (state) => {
    state.everBookedTours.add(tour);
  });
}

function bookingsLookup(list: ListName, needs: BatchNeeds): Lookup | false {
  const named = [
    ...needs.bookings
      .filter((ref) => ref.list === list)
      .map(({ id }) => ({ _id: new Types.ObjectId(id) })),
    ...needs.requests
      .filter((request) => request.list === list)
      .map(({ owner, key }) => ({ owner, requestKey: key })),
  ];
  if (named.length === 0) return false;
  return toLookup<Booking>(COLLECTIONS[list], [{ $match: { $or: named } }], (state, booking) => {
    state.addStored(booking);
  });
}

function countLookups(needs: BatchNeeds, state: State, maxParties: number, now: Date): Lookup[] {
  const counted = selectCounts(needs, state, maxParties);
  return LISTS.flatMap((list) => countLookupsOfList(list, needs, counted, now));
}

function countLookupsOfList(
  list: ListName,
  needs: BatchNeeds,
  { departures: all, waitlists: allWaitlists, owners }: CountSelection,
  now: Date,
): Lookup[] {
  const from = COLLECTIONS[list];
  const departures = all.filter((id) => listOfId(id) === list);
  const waitlists = allWaitlists.filter((id) => listOfId(id) === list);
  const booked = { departure: { $in: departures }, status: 'booked' };
  const people = { $sum: '$people' };
  return [
    departures.length > 0 &&
      toLookup<{ _id: string; people: number; parties: number }>(
        from,
        [{ $match: booked }, { $group: { _id: '$departure', people, parties: { $sum: 1 } } }],
        (state, { _id, ...sum }) => {
          state.setBooked(_id, sum);
        },
      ),
    waitlists.length > 0 &&
      toLookup<Booking>(
        from,
        [{ $match: { departure: { $in: waitlists }, ...ON_WAITLIST } }],
        (state, booking) => {
          state.addStored(booking);
        },
      ),
    departures.length > 0 &&
      needs.guests.length > 0 &&
      toLookup<{ _id: { owner: string; departure: string }; people: number }>(
        from,
        [
          {
            $match: {
              departure: { $in: departures },
              owner: { $in: needs.guests },
              ...COUNTS_TOWARD_LIMITS,
            },
          },
          { $group: { _id: { owner: '$owner', departure: '$departure' }, people } },
        ],
        (state, { _id: { owner, departure }, people: sum }) => {
          state.setPeopleOfOwner(owner, departure, sum);
        },
      ),
    // A network's bookings in both lists count together.
    all.length > 0 &&
      needs.networks.length > 0 &&
      toLookup<{ _id: string; people: number }>(
        from,
        [
          {
            $match: {
              network: { $in: needs.networks },
              date: { $gte: newYorkDate(now) },
              ...COUNTS_TOWARD_LIMITS,
            },
          },
          { $group: { _id: '$network', people } },
        ],
        (state, { _id, people: sum }) => {
          state.addPeopleOfNetwork(_id, sum);
        },
      ),
    owners.length > 0 &&
      toLookup<{ _id: string; bookings: number }>(
        from,
        [
          { $match: { owner: { $in: owners }, isListed: true } },
          { $group: { _id: '$owner', bookings: { $sum: 1 } } },
        ],
        (state, { _id, bookings }) => {
          state.setListSize(list, _id, bookings);
        },
      ),
  ].filter((each) => each !== false);
}
