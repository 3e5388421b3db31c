import { Types, type mongo } from 'mongoose';
import type { StoredDeparture } from '../departures/departure';
import { newYorkDate } from '../new-york';
import { COLLECTIONS, LISTS, type ListName } from '../tours/tour-options';
import { tourOf, type StoredTour } from '../tours/tours.service';
import type { Booking } from './booking.schema';
import type { Needs } from './commands';
import { toRow, type OutboxRow } from './outbox.schema';
import { networkId, type StoredOwner } from './owner';
import { listOf, State } from './state';

/** What all commands of a batch need, each once. */
export type BatchNeeds = { [Need in keyof Needs]-?: NonNullable<Needs[Need]> };

/** A row of the one query that loads a state. */
type Row =
  | { kind: 'tour'; row: StoredTour }
  | { kind: 'departure'; row: StoredDeparture }
  | { kind: 'owner'; row: StoredOwner }
  | { kind: 'booking'; row: Booking }
  | { kind: 'booked'; row: { _id: string; people: number; parties: number } }
  | { kind: 'guest'; row: { _id: { owner: string; departure: string }; people: number } }
  | { kind: 'network'; row: { _id: string; people: number } }
  | { kind: 'size'; list: ListName; row: { _id: string; bookings: number } };

/** How many documents a query may find in one answer. */
const ONE_ANSWER = 100_000;

/** Reads and writes what batches of commands are decided on, within one transaction. */
export class LedgerStore {
  constructor(
    private readonly db: mongo.Db,
    private readonly session: mongo.ClientSession,
  ) {}

  /**
   * Writes the departures and owners that others may change or add to, first of all: whoever meets another
   * transaction there learns it before any work is done. Those that aren't stored yet meet when they are.
   */
  async touch(needs: BatchNeeds): Promise<void> {
    const { session } = this;
    await touch(this.db, 'departures', needs.departures, { session });
    await touch(this.db, 'owners', ownersOf(needs), { session });
  }

  /** Loads what the commands need: one query for most, and one more for what is found by what was loaded. */
  async load(needs: BatchNeeds, now: Date): Promise<State> {
    const state = new State();
    const ahead = await this.departuresAhead(needs.departuresOf, now);
    const parts = partsOf({
      ...needs,
      departuresRead: [...needs.departuresRead, ...ahead],
      bookingsAt: [...needs.bookingsAt, ...ahead],
    });
    for (const id of needs.tours) state.tours.set(id, tourOf(id));
    const [first, ...others] = parts;
    if (!first) return state;
    const rows = await this.db
      .collection(first.from)
      .aggregate<Row>(
        [
          ...first.pipeline,
          ...others.map(({ from, pipeline }) => ({ $unionWith: { coll: from, pipeline } })),
        ],
        { session: this.session, batchSize: ONE_ANSWER },
      )
      .toArray();
    for (const row of rows) addTo(state, row);
    return state;
  }

  /** Writes what the commands changed, each document once. */
  async write(state: State): Promise<void> {
    const { departures, owners, events } = state.changed;
    for (const list of LISTS) await this.writeBookings(list, state);
    await this.put('departures', valuesOf(state.departures, departures));
    await this.put('owners', valuesOf(state.owners, owners));
    await this.writeTours(state);
    if (events.length === 0) return;
    const rows = events.map(({ kind, booking }) => toRow(kind, booking));
    await this.db.collection<OutboxRow>('outbox').insertMany(rows, { session: this.session });
  }

  private async writeBookings(list: ListName, state: State): Promise<void> {
    const writes: mongo.AnyBulkWriteOperation<Booking>[] = [];
    for (const [id, booking] of state.changed.bookings) {
      if (booking === null) writes.push({ deleteOne: { filter: { _id: new Types.ObjectId(id) } } });
      else if (listOf(booking) !== list) continue;
      else if (state.isStored(id)) writes.push(replace(booking));
      else writes.push({ insertOne: { document: booking } });
    }
    if (writes.length === 0) return;
    await this.db
      .collection<Booking>(COLLECTIONS[list])
      .bulkWrite(writes, this.unordered);
  }

  private async put<Stored extends { _id: string }>(
    collection: string,
    documents: Stored[],
  ): Promise<void> {
    if (documents.length === 0) return;
    const writes = documents.map((each) => replace(each));
    await this.db
      .collection<Stored>(collection)
      .bulkWrite(writes as mongo.AnyBulkWriteOperation<Stored>[], this.unordered);
  }

  private async writeTours(state: State): Promise<void> {
    const { tours, toursSeen } = state.changed;
    const writes = [
      ...valuesOf(state.tours, tours).map(({ id, list: _, place: __, ...settings }) => ({
        replaceOne: { filter: { _id: id }, replacement: settings, upsert: true },
      })),
      ...[...toursSeen]
        .filter((id) => !tours.has(id))
        .map((_id) => ({
          updateOne: { filter: { _id }, update: { $inc: { seen: 1 } }, upsert: true },
        })),
    ];
    if (writes.length === 0) return;
    await this.db
      .collection<StoredTour>('tours')
      .bulkWrite(writes as mongo.AnyBulkWriteOperation<StoredTour>[], this.unordered);
  }

  private get unordered() {
    return { session: this.session, ordered: false };
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

/** Writes documents without a change of what they say. */
export async function touch(
  db: mongo.Db,
  collection: string,
  ids: string[],
  options: mongo.UpdateOptions,
): Promise<void> {
  if (ids.length === 0) return;
  const which = { _id: { $in: ids } };
  await db
    .collection<{ _id: string; version: number }>(collection)
    .updateMany(which, { $inc: { version: 1 } }, options);
}

function replace<Id, Stored extends { _id: Id }>(document: Stored) {
  const { _id, ...replacement } = document;
  return { replaceOne: { filter: { _id }, replacement, upsert: true } };
}

function valuesOf<Value>(all: Map<string, Value>, ids: Set<string>): Value[] {
  return [...ids].flatMap((id) => all.get(id) ?? []);
}

interface Part {
  from: string;
  pipeline: object[];
}

/** The documents of owners, and of networks. */
export function ownersOf({ owners, networks }: BatchNeeds): string[] {
  return [...owners, ...networks.map(networkId)];
}

/** The parts of the one query: what is found in each collection. */
function partsOf(needs: BatchNeeds): Part[] {
  const departures = [...needs.departures, ...needs.departuresRead];
  const byId = (kind: Row['kind'], from: string, ids: string[]): Part[] =>
    ids.length === 0 ? [] : [{ from, pipeline: tagged(kind, [{ $match: { _id: { $in: ids } } }]) }];
  return [
    ...byId('departure', 'departures', departures),
    ...byId('tour', 'tours', needs.tours),
    ...byId('owner', 'owners', ownersOf(needs)),
    ...LISTS.flatMap((list) => partsOfList(list, needs)),
  ];
}

/** The parts that are about the bookings of one list. */
function partsOfList(list: ListName, needs: BatchNeeds): Part[] {
  const isOfList = (id: string) => id.startsWith(`${list}.`);
  const departures = [...needs.departures, ...needs.departuresRead].filter(isOfList);
  const bookingsAt = needs.bookingsAt.filter(isOfList);
  const ids = needs.bookings.filter((ref) => ref.list === list).map(({ id }) => id);
  const requests = needs.requests.filter((request) => request.list === list);
  const named = [
    ...(ids.length > 0 ? [{ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }] : []),
    ...requests.map(({ owner, key }) => ({ owner, requestKey: key })),
    ...(needs.bookingsOf.length > 0 ? [{ owner: { $in: needs.bookingsOf } }] : []),
    ...(bookingsAt.length > 0 ? [{ departure: { $in: bookingsAt } }] : []),
  ];
  const booked = { departure: { $in: departures }, status: 'booked' };
  const people = { $sum: '$people' };
  const part = (kind: Row['kind'], stages: object[]): Part => ({
    from: COLLECTIONS[list],
    pipeline: tagged(kind, stages, list),
  });
  const isBooking = departures.length > 0;
  return [
    ...(named.length > 0 ? [part('booking', [{ $match: { $or: named } }])] : []),
    ...(isBooking
      ? [
          part('booked', [
            { $match: booked },
            { $group: { _id: '$departure', people, parties: { $sum: 1 } } },
          ]),
        ]
      : []),
    ...(isBooking && needs.guests.length > 0
      ? [
          part('guest', [
            { $match: { ...booked, owner: { $in: needs.guests } } },
            { $group: { _id: { owner: '$owner', departure: '$departure' }, people } },
          ]),
        ]
      : []),
    ...(needs.networks.length > 0
      ? [
          part('network', [
            {
              $match: {
                network: { $in: needs.networks },
                date: { $gte: newYorkDate(new Date()) },
                status: 'booked',
              },
            },
            { $group: { _id: '$network', people } },
          ]),
        ]
      : []),
    ...(needs.listSizes.length > 0
      ? [
          part('size', [
            { $match: { owner: { $in: needs.listSizes }, isListed: true } },
            { $group: { _id: '$owner', bookings: { $sum: 1 } } },
          ]),
        ]
      : []),
  ];
}

function tagged(kind: Row['kind'], stages: object[], list?: ListName): object[] {
  return [
    ...stages,
    { $project: { _id: 0, kind: { $literal: kind }, list: { $literal: list }, row: '$$ROOT' } },
  ];
}

function addTo(state: State, found: Row): void {
  switch (found.kind) {
    case 'tour':
      state.tours.set(found.row._id, tourOf(found.row._id, found.row));
      break;
    case 'departure':
      state.departures.set(found.row._id, found.row);
      break;
    case 'owner':
      state.owners.set(found.row._id, found.row);
      break;
    case 'booking':
      state.addStored(found.row);
      break;
    case 'booked':
      state.setBooked(found.row._id, found.row);
      break;
    case 'guest':
      state.setPeopleOf(found.row._id.owner, found.row._id.departure, found.row.people);
      break;
    case 'network':
      state.addPeopleFrom(found.row._id, found.row.people);
      break;
    case 'size':
      state.setListSize(found.list, found.row._id, found.row.bookings);
      break;
  }
}
