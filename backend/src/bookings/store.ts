import { Types, type mongo } from 'mongoose';
import { newYorkDate } from 'shared/new-york';
import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { COLLECTIONS } from '../database/collections';
import type { StoredDeparture } from '../departures/departure';
import { TERMS, tourOf, type StoredTour, type TourTerms } from '../tours/stored-tour';
import { COUNTS_TOWARD_LIMITS, ON_WAITLIST, type Booking } from './booking';
import { countEach, ownerIdsOf, selectCounts, type BatchNeeds, type ToCount } from './needs';
import type { Rules } from './decision';
import { toRow, type OutboxRow } from './outbox.schema';
import type { StoredOwner } from './owner';
import { listOf, State } from './state';
import { without } from '../without';

/* eslint @typescript-eslint/no-unnecessary-type-parameters: off -- they type the rows of a collection */

/** A tour's optional settings. */
const OPTIONAL = ['capacity', 'maxPartySize', 'minPeople', 'firstBookingCutoffMinutes'] as const;

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
    await touch(this.db, 'departures', countEach(needs.departures), this.options);
    if (isContested) await touch(this.db, 'owners', countEach(ownerIdsOf(needs)), this.options);
  }

  /** Loads the commands' needs with at most two queries, and a few more if all bookings of an owner are needed. */
  async load(needs: BatchNeeds, { now, maxParties }: Rules): Promise<State> {
    const state = new State();
    const ahead = await this.departuresAhead(needs.departuresOf, now);
    await this.loadAll(state, needs, ahead);
    const departuresRead = [...needs.departuresRead, ...ahead];
    await this.find(state, documentParts({ ...needs, departuresRead }));
    await this.find(state, sumParts(needs, state, maxParties, now));
    return state;
  }

  private async find(state: State, parts: Part[]): Promise<void> {
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
    await this.put('departures', valuesOf(state.departures, departures));
    await this.put('owners', valuesOf(state.owners, owners), state.added);
    await this.writeTours(state);
    if (events.length === 0) return;
    const rows = events.map((event) => toRow(event));
    await this.db.collection<OutboxRow>('outbox').insertMany(rows, { session: this.session });
  }

  private async writeBookings(list: ListName, state: State): Promise<void> {
    type Writes = mongo.AnyBulkWriteOperation<Booking>[];
    const [deletions, replacements, insertions]: [Writes, Writes, Writes] = [[], [], []];
    for (const [id, booking] of state.changed.bookings) {
      if (booking === null)
        deletions.push({ deleteOne: { filter: { _id: new Types.ObjectId(id) } } });
      else if (listOf(booking) !== list) continue;
      else if (state.isStored(id)) replacements.push(replace(booking));
      else insertions.push({ insertOne: { document: booking } });
    }
    // The driver sends consecutive writes of one kind together.
    const writes = [...deletions, ...replacements, ...insertions];
    if (writes.length === 0) return;
    await this.db.collection<Booking>(COLLECTIONS[list]).bulkWrite(writes, this.options);
  }

  /** @param added the numbers to add to documents' versions, even if the documents don't change otherwise */
  private async put<Stored extends Versioned>(
    collection: string,
    documents: Stored[],
    added = new Map<string, number>(),
  ): Promise<void> {
    const others = new Map(added);
    for (const { _id } of documents) others.delete(_id);
    const writes = [...touches(others), ...documents.map((each) => replace(each))];
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
      ...valuesOf(state.tours, tours).map((tour) => ({
        // The ledger doesn't own the tour's content and order.
        updateOne: { filter: { _id: tour.id }, update: settingsOf(tour) },
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
  private async loadAll(
    state: State,
    { bookingsOf, bookingsAt }: BatchNeeds,
    ahead: string[],
  ): Promise<void> {
    const departures = [...bookingsAt, ...ahead];
    if (bookingsOf.length + departures.length === 0) return;
    const which = { $or: [{ owner: { $in: bookingsOf } }, { departure: { $in: departures } }] };
    for (const list of LISTS) {
      const bookings = await this.db
        .collection<Booking>(COLLECTIONS[list])
        .find(which, { session: this.session })
        .toArray();
      for (const booking of bookings) state.addStored(booking);
    }
  }

  private async departuresAhead(tours: string[], now: Date): Promise<string[]> {
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
function settingsOf(tour: Tour): mongo.UpdateFilter<StoredTour> {
  const settings = without(tour, 'id', 'list', 'place');
  const missing = OPTIONAL.filter((name) => settings[name] === undefined);
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

/** Raises the version of each document by a number, without changing it otherwise. */
export async function touch(
  db: mongo.Db,
  collection: string,
  versions: Map<string, number>,
  options: mongo.BulkWriteOptions,
): Promise<void> {
  if (versions.size === 0) return;
  await db.collection<Versioned>(collection).bulkWrite(touches(versions), options);
}

/** One write for all documents whose versions are raised by the same number. */
function touches(versions: Map<string, number>): mongo.AnyBulkWriteOperation<Versioned>[] {
  const numbers = [...new Set(versions.values())];
  return numbers.map((number) => {
    const ids = [...versions.keys()].filter((id) => versions.get(id) === number);
    return {
      updateMany: { filter: { _id: { $in: ids } }, update: { $inc: { version: number } } },
    };
  });
}

function replace<Id, Stored extends { _id: Id }>(document: Stored) {
  const { _id, ...replacement } = document;
  return { replaceOne: { filter: { _id }, replacement, upsert: true } };
}

function valuesOf<Value>(all: Map<string, Value>, ids: Set<string>): Value[] {
  return [...ids].flatMap((id) => all.get(id) ?? []);
}

/** A part of the one query: a pipeline on a collection, and the function that adds its rows to the state. */
interface Part {
  from: string;
  pipeline: object[];
  add: (state: State, row: object) => void;
}

function part<Row extends object>(
  from: string,
  pipeline: object[],
  add: (state: State, row: Row) => void,
): Part {
  return { from, pipeline, add: add as Part['add'] };
}

/** The documents that the commands name. */
function documentParts(needs: BatchNeeds): Part[] {
  const departures = [...new Set([...needs.departures, ...needs.departuresRead])];
  const owners = ownerIdsOf(needs);
  const byId = (ids: string[]) => [{ $match: { _id: { $in: ids } } }];
  return [
    departures.length > 0 &&
      part<StoredDeparture>('departures', byId(departures), (state, departure) => {
        state.departures.set(departure._id, departure);
      }),
    needs.tours.length > 0 &&
      part<TourTerms>('tours', [...byId(needs.tours), { $project: TERMS }], (state, tour) => {
        state.tours.set(tour._id, tourOf(tour));
      }),
    owners.length > 0 &&
      part<StoredOwner>('owners', byId(owners), (state, owner) => {
        state.owners.set(owner._id, owner);
      }),
    needs.everBooked.length > 0 &&
      part<{ _id: string }>('departures', everBookedAt(needs.everBooked), (state, { _id }) => {
        state.everBooked.add(_id);
      }),
    ...LISTS.map((list) => namedPart(list, needs)),
    ...needs.everBooked.map(bookedPart),
  ].filter((each) => each !== false);
}

/** Finds departures that were ever booked, even if their bookings were deleted. */
function everBookedAt(tours: string[]): object[] {
  return [
    { $match: { tour: { $in: tours }, $or: [{ isPromised: true }, { hasLine: true }] } },
    { $group: { _id: '$tour' } },
  ];
}

/** Finds a booking of any status. A departure's id begins with its tour's. */
function bookedPart(tour: string): Part {
  const departure = { $gte: `${tour}.`, $lt: `${tour}/` };
  const pipeline = [{ $match: { departure } }, { $limit: 1 }, { $project: { _id: 1 } }];
  return part(COLLECTIONS[listOfId(tour)], pipeline, (state) => {
    state.everBooked.add(tour);
  });
}

function namedPart(list: ListName, needs: BatchNeeds): Part | false {
  const named = [
    ...needs.bookings
      .filter((ref) => ref.list === list)
      .map(({ id }) => ({ _id: new Types.ObjectId(id) })),
    ...needs.requests
      .filter((request) => request.list === list)
      .map(({ owner, key }) => ({ owner, requestKey: key })),
  ];
  if (named.length === 0) return false;
  return part<Booking>(COLLECTIONS[list], [{ $match: { $or: named } }], (state, booking) => {
    state.addStored(booking);
  });
}

function sumParts(needs: BatchNeeds, state: State, maxParties: number, now: Date): Part[] {
  const counted = selectCounts(needs, state, maxParties);
  return LISTS.flatMap((list) => sumPartsOf(list, needs, counted, now));
}

function sumPartsOf(
  list: ListName,
  needs: BatchNeeds,
  { departures: all, waitlists: allWaitlists, owners }: ToCount,
  now: Date,
): Part[] {
  const from = COLLECTIONS[list];
  const departures = all.filter((id) => listOfId(id) === list);
  const waitlists = allWaitlists.filter((id) => listOfId(id) === list);
  const booked = { departure: { $in: departures }, status: 'booked' };
  const people = { $sum: '$people' };
  return [
    departures.length > 0 &&
      part<{ _id: string; people: number; parties: number }>(
        from,
        [{ $match: booked }, { $group: { _id: '$departure', people, parties: { $sum: 1 } } }],
        (state, { _id, ...sum }) => {
          state.setBooked(_id, sum);
        },
      ),
    waitlists.length > 0 &&
      part<Booking>(
        from,
        [{ $match: { departure: { $in: waitlists }, ...ON_WAITLIST } }],
        (state, booking) => {
          state.addStored(booking);
        },
      ),
    departures.length > 0 &&
      needs.guests.length > 0 &&
      part<{ _id: { owner: string; departure: string }; people: number }>(
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
          state.setPeopleOf(owner, departure, sum);
        },
      ),
    // A network's bookings in both lists count together.
    all.length > 0 &&
      needs.networks.length > 0 &&
      part<{ _id: string; people: number }>(
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
          state.addPeopleFrom(_id, sum);
        },
      ),
    owners.length > 0 &&
      part<{ _id: string; bookings: number }>(
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
