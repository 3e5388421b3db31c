import { Types, type mongo } from 'mongoose';
import { newYorkDate } from 'shared/new-york';
import { listOfId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { COLLECTIONS } from '../database/collections';
import type { StoredDeparture } from '../departures/departure';
import { TERMS, tourOf, type StoredTour, type TourTerms } from '../tours/stored-tour';
import { COUNTS_TOWARD_LIMITS, type Booking } from './booking';
import { countEach, ownersOf, whatToCount, type BatchNeeds, type ToCount } from './needs';
import type { Rules } from './decide';
import { toRow, type OutboxRow } from './outbox.schema';
import type { StoredOwner } from './owner';
import { listOf, State } from './state';
import { without } from '../without';

/* eslint @typescript-eslint/no-unnecessary-type-parameters: off -- they say what the rows of a collection are */

/** What a tour need not have. */
const OPTIONAL = ['capacity', 'maxPartySize', 'minPeople', 'firstBookingCutoffMinutes'] as const;

/** Reads and writes what batches of commands are decided on, within one transaction. */
export class Store {
  constructor(
    private readonly db: mongo.Db,
    private readonly session: mongo.ClientSession,
  ) {}

  /**
   * Writes the departures that others may change or add to, first of all: whoever meets another transaction
   * there learns it before any work is done. Those that aren't stored yet meet when they are.
   *
   * @param isContested whether to write the owners first, too: mostly, no one else writes them
   */
  async touch(needs: BatchNeeds, isContested: boolean): Promise<void> {
    await touch(this.db, 'departures', countEach(needs.departures), this.options);
    if (isContested) await touch(this.db, 'owners', countEach(ownersOf(needs)), this.options);
  }

  /** Loads what the commands need, with two queries at most, and a few more for many bookings at once. */
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

  /** Writes what the commands changed, each document once. */
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
    // By kind: the driver sends those of a kind together.
    const writes = [...deletions, ...replacements, ...insertions];
    if (writes.length === 0) return;
    await this.db.collection<Booking>(COLLECTIONS[list]).bulkWrite(writes, this.options);
  }

  /** @param added to which documents' versions something is added, whether or not they change otherwise */
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
    const { tours, deletedTours, toursSeen } = state.changed;
    const gone = [...deletedTours];
    const writes = [
      ...gone.map((_id) => ({ deleteOne: { filter: { _id } } })),
      ...valuesOf(state.tours, tours).map((tour) => ({
        // What visitors read of it, and where it stands, is not the ledger's.
        updateOne: { filter: { _id: tour.id }, update: settingsOf(tour) },
      })),
      ...[...toursSeen]
        .filter((id) => !tours.has(id))
        .map((_id) => ({
          updateOne: { filter: { _id }, update: { $inc: { seen: 1 } } },
        })),
    ];
    if (writes.length === 0) return;
    await this.db.collection<StoredTour>('tours').bulkWrite(writes, this.options);
    if (gone.length === 0) return;
    await this.db
      .collection<StoredDeparture>('departures')
      .deleteMany({ tour: { $in: gone } }, { session: this.session });
  }

  /** The first error ends the transaction: what is sent after it would only hide it. */
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

/** Writes a tour's settings; those that it has none of are taken away. */
function settingsOf(tour: Tour): mongo.UpdateFilter<StoredTour> {
  const settings = without(tour, 'id', 'list', 'place');
  const gone = OPTIONAL.filter((name) => settings[name] === undefined);
  return {
    $set: settings,
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((name) => [name, 1])) }),
  };
}

/** What is written so that two transactions conflict. */
interface Versioned {
  _id: string;
  version: number;
}

/** Writes documents without a change of what they say, raising the version of each by a number. */
export async function touch(
  db: mongo.Db,
  collection: string,
  versions: Map<string, number>,
  options: mongo.BulkWriteOptions,
): Promise<void> {
  if (versions.size === 0) return;
  await db.collection<Versioned>(collection).bulkWrite(touches(versions), options);
}

/** One write for all that are raised by the same number. */
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

/** A part of the one query: what is found in a collection, and where it goes. */
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
  const owners = ownersOf(needs);
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

/** Departures keep that they were booked when the bookings themselves are deleted. */
function everBookedAt(tours: string[]): object[] {
  return [
    { $match: { tour: { $in: tours }, $or: [{ isPromised: true }, { hasLine: true }] } },
    { $group: { _id: '$tour' } },
  ];
}

/** Bookings of whatever status, also of parties that only waited: a departure's id begins with its tour's. */
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
  const counted = whatToCount(needs, state, maxParties);
  return LISTS.flatMap((list) => sumPartsOf(list, needs, counted, now));
}

function sumPartsOf(
  list: ListName,
  needs: BatchNeeds,
  { departures: all, lined: allLined, owners }: ToCount,
  now: Date,
): Part[] {
  const from = COLLECTIONS[list];
  const departures = all.filter((id) => listOfId(id) === list);
  const lined = allLined.filter((id) => listOfId(id) === list);
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
    lined.length > 0 &&
      part<Booking>(
        from,
        [{ $match: { departure: { $in: lined }, status: { $in: ['waiting', 'offered'] } } }],
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
    // Those of both lists count together.
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
