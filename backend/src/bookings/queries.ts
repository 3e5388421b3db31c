import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { departureIdPrefix } from 'shared/departure-id';
import { newYorkDate } from 'shared/new-york';
import type { Price } from 'shared/price';
import { listOfId } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { visitorMatcher } from 'shared/visitor-search';
import { ANY_CASE } from '../database/any-case';
import { BatchLoader } from '../database/batch-loader';
import { inChunks, takeMatching } from '../database/chunks';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';
import type { BookingReader } from '../departures/departures.service';
import type { BookedCounts } from '../departures/departure';
import type { WaitingParty } from '../departures/waitlist';
import { visitorFilter } from '../database/visitor-filter';
import { DEPARTURE_INDEX, ON_WAITLIST, VISIBLE_TO_GUIDE, type Booking } from './booking';
import type { Contact } from './contact';
import { OPEN_LIST, type StoredOwner } from './owner';

/** The fields of a booking that the guide sees. */
const PARTY_PROJECTION = {
  place: 1,
  date: 1,
  departure: 1,
  owner: 1,
  people: 1,
  ages: 1,
  price: 1,
  payments: 1,
  createdAt: 1,
  attendance: 1,
  contact: 1,
  language: 1,
  walkIn: 1,
  status: 1,
  cancelledAt: 1,
  cancelledBy: 1,
  reason: 1,
  moved: 1,
} as const;

/** A booking as the guide sees it. */
export type Party = Pick<Booking, '_id' | keyof typeof PARTY_PROJECTION>;

/** The owner and the contact of a booking. */
export type PartyWithContact = Pick<Party, 'owner'> & { contact: Contact };

/** The number of a tour's parties that were promised a price. `price` is null for parties without a promised price. */
export interface PromisedPrice {
  tour: string;
  price: Price | null;
  bookings: number;
}

/** The numbers of parties and people on a departure's day sheet. `parties` includes canceled ones; `people` doesn't. */
export interface DaySheetTotal {
  parties: number;
  people: number;
}

const CONTACT_FIELDS = { texts: ['contact.name', 'contact.email'], phone: 'contact.phone' };

/** The number of people expected from a party; 0 if it canceled. */
const EXPECTED_PEOPLE = { $cond: [{ $eq: ['$status', 'booked'] }, '$people', 0] };

const WITHOUT_ATTENDANCE_AND_PAYMENTS = withoutField(
  'payments',
  withoutField('attendance', '$$ROOT'),
);

function withoutField(field: string, input: unknown) {
  return { $setField: { field, input, value: '$$REMOVE' } };
}

/** Reads bookings for other modules, and checks whether guests were merged into accounts. */
@Injectable()
export class BookingQueries implements BookingReader {
  private readonly mergedGuests = new BatchLoader((keys: string[]) => this.findMergedGuests(keys));

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * The parties on a departure's day sheet, in chunks, in the order in which they booked. Canceled ones come last.
   *
   * @param maxParties the maximum number of parties; if missing, all are returned
   */
  async *partiesAt(departure: string, maxParties?: number): AsyncGenerator<Party[]> {
    const parties = this.collectionOf(departure)
      .find<Party>({ departure, ...VISIBLE_TO_GUIDE })
      .project<Party>(PARTY_PROJECTION)
      .hint(DEPARTURE_INDEX)
      .sort({ cancelledAt: 1, createdAt: 1, _id: 1 });
    if (maxParties !== undefined) parties.limit(maxParties);
    yield* inChunks(parties);
  }

  async totalAt(departure: string): Promise<DaySheetTotal> {
    const [total] = await this.collectionOf(departure)
      .aggregate<DaySheetTotal>([
        { $match: { departure, ...VISIBLE_TO_GUIDE } },
        { $group: { _id: null, parties: { $sum: 1 }, people: { $sum: EXPECTED_PEOPLE } } },
      ])
      .toArray();
    return total ?? { parties: 0, people: 0 };
  }

  /**
   * Returns a fingerprint of the parties at the given departures, including waitlists. `state` changes whenever
   * anything about a party changes, except its attendance and payments. `revisions` is the sum of all attendance
   * revisions, plus the number of payments.
   */
  async fingerprintAt(departures: string[]): Promise<{ state: string; revisions: number }> {
    const rowsByList = await Promise.all(
      LISTS.map((list) =>
        this.collection(list)
          .aggregate<{ parties: number; hashes: unknown; revisions: number }>([
            {
              $match: {
                departure: { $in: departures },
                $or: [VISIBLE_TO_GUIDE, ON_WAITLIST],
              },
            },
            { $project: { ...PARTY_PROJECTION, turn: 1 } },
            {
              $group: {
                _id: null,
                parties: { $sum: 1 },
                // A sum doesn't depend on the order of the parties.
                hashes: { $sum: { $toHashedIndexKey: WITHOUT_ATTENDANCE_AND_PAYMENTS } },
                revisions: {
                  $sum: {
                    $add: [{ $ifNull: ['$attendance.revision', 0] }, { $ifNull: ['$payments', 0] }],
                  },
                },
              },
            },
          ])
          .toArray(),
      ),
    );
    const totals = rowsByList.map(([total]) => total);
    return {
      state: totals
        .map((total) => (total ? `${String(total.parties)}:${String(total.hashes)}` : ''))
        .join(' '),
      revisions: totals.reduce((sum, total) => sum + (total?.revisions ?? 0), 0),
    };
  }

  async get(list: ListName, id: string): Promise<Party | null> {
    if (!isObjectId(id)) return null;
    return this.collection(list).findOne<Party>(
      { _id: new Types.ObjectId(id), ...VISIBLE_TO_GUIDE },
      { projection: PARTY_PROJECTION },
    );
  }

  /** An owner's bookings in a list, including past ones that the owner has removed from it. */
  findByOwner(list: ListName, owner: string): Promise<Party[]> {
    return this.collection(list)
      .find<Party>({ owner, ...VISIBLE_TO_GUIDE })
      .project<Party>(PARTY_PROJECTION)
      .toArray();
  }

  /**
   * Finds owners by their contacts, and returns one party of each, sorted by name. Omits the open list, because its
   * bookings belong to different people.
   */
  async searchByContact(query: string, maxOwners: number): Promise<PartyWithContact[]> {
    const matchesQuery = visitorMatcher(query);
    const partiesByList = await Promise.all(
      LISTS.map((list) => {
        const isFirstOfOwner = firstPartyFilter();
        const contacts = this.collection(list)
          .find<PartyWithContact>({
            // Lets MongoDB use the index on contacts, which omits bookings without a contact.
            'contact.name': { $gte: '' },
            owner: { $ne: OPEN_LIST },
            $and: [VISIBLE_TO_GUIDE, visitorFilter(query, CONTACT_FIELDS)],
          })
          .project<PartyWithContact>({ _id: 0, owner: 1, contact: 1 })
          .collation(ANY_CASE)
          .sort({ 'contact.name': 1 });
        return takeMatching(
          contacts,
          (party) => {
            const { name, email, phone } = party.contact;
            return matchesQuery({ names: [name], emails: [email], phone }) && isFirstOfOwner(party);
          },
          maxOwners,
        );
      }),
    );
    return partiesByList
      .flat()
      .sort((one, other) => one.contact.name.localeCompare(other.contact.name, 'en'))
      .filter(firstPartyFilter())
      .slice(0, maxOwners);
  }

  /** Finds bookings in both lists. */
  async findAll(filter: mongo.Filter<Booking>): Promise<Booking[]> {
    const lists = LISTS.map((list) => this.collection(list).find(filter).toArray());
    return (await Promise.all(lists)).flat();
  }

  /** Finds a booking that may be in either list. */
  async findById(id: string): Promise<Booking | undefined> {
    if (!isObjectId(id)) return undefined;
    return (await this.findAll({ _id: new Types.ObjectId(id) }))[0];
  }

  /** The parties on a departure's waitlist, by position. */
  waitlistAt(departure: string): Promise<Booking[]> {
    return this.collectionOf(departure)
      .find({ departure, ...ON_WAITLIST })
      .sort({ 'turn.place': 1 })
      .toArray();
  }

  async countBooked(departures: string[]): Promise<Map<string, BookedCounts>> {
    const rows = await this.queryAtDepartures(departures, (bookings, filter) =>
      bookings.aggregate<BookedCounts & { _id: string }>([
        { $match: { ...filter, status: 'booked' } },
        { $group: { _id: '$departure', people: { $sum: '$people' }, parties: { $sum: 1 } } },
      ]),
    );
    return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
  }

  async waitlistsAt(departures: string[]): Promise<Map<string, WaitingParty[]>> {
    const parties = await this.queryAtDepartures(departures, (bookings, filter) =>
      bookings.find({ ...filter, ...ON_WAITLIST }).project<WaitingParty & { departure: string }>({
        departure: 1,
        status: 1,
        people: 1,
        turn: 1,
      }),
    );
    const waitlists = new Map<string, WaitingParty[]>();
    for (const party of parties) {
      const waitlist = waitlists.get(party.departure);
      if (waitlist) waitlist.push(party);
      else waitlists.set(party.departure, [party]);
    }
    return waitlists;
  }

  /**
   * Returns the prices that were promised to upcoming parties of the given tours, including waiting parties. The price
   * that most parties were promised comes first.
   */
  async findPromisedPrices(tours: readonly string[]): Promise<PromisedPrice[]> {
    const today = newYorkDate(new Date());
    const pricesByList = LISTS.map(async (list) => {
      const departureRanges = tours
        .filter((tour) => listOfId(tour) === list)
        // The ids of a tour's departures sort by date. `a` sorts after every date, since dates begin with digits.
        .map((tour) => ({ departure: { $gte: departureIdPrefix(tour, today), $lt: `${tour}.a` } }));
      if (departureRanges.length === 0) return [];
      return this.collection(list)
        .aggregate<PromisedPrice>([
          { $match: { $or: departureRanges, status: { $in: ['booked', 'waiting', 'offered'] } } },
          {
            $group: {
              _id: { tour: '$tour', price: { $ifNull: ['$price', null] } },
              bookings: { $sum: 1 },
            },
          },
          { $project: { _id: 0, tour: '$_id.tour', price: '$_id.price', bookings: 1 } },
        ])
        .toArray();
    });
    return (await Promise.all(pricesByList)).flat().sort((a, b) => b.bookings - a.bookings);
  }

  /** Whether a guest was merged into an account. */
  async isMerged(guest: string): Promise<boolean> {
    return (await this.mergedGuests.get(guest)) ?? false;
  }

  private async findMergedGuests(keys: string[]): Promise<Map<string, true>> {
    const owners = await this.connection
      .collection<StoredOwner>('owners')
      .find({ _id: { $in: keys } }, { projection: { mergedInto: 1 } })
      .toArray();
    const merged = owners.filter(({ mergedInto }) => mergedInto !== undefined);
    return new Map(merged.map(({ _id }) => [_id, true]));
  }

  /** Queries the bookings at the given departures. Skips a list if none of the departures are on it. */
  private async queryAtDepartures<Row>(
    departures: string[],
    query: (
      bookings: mongo.Collection<Booking>,
      filter: { departure: { $in: string[] } },
    ) => { toArray: () => Promise<Row[]> },
  ): Promise<Row[]> {
    const rows = LISTS.map(async (list) => {
      const ids = departures.filter((id) => listOfId(id) === list);
      if (ids.length === 0) return [];
      return query(this.collection(list), { departure: { $in: ids } }).toArray();
    });
    return (await Promise.all(rows)).flat();
  }

  private collectionOf(departure: string): mongo.Collection<Booking> {
    return this.collection(listOfId(departure));
  }

  private collection(list: ListName): mongo.Collection<Booking> {
    return this.connection.collection<Booking>(COLLECTIONS[list]);
  }
}

/** Returns a filter function that accepts only the first party of each owner. */
function firstPartyFilter(): (party: PartyWithContact) => boolean {
  const owners = new Set<string>();
  return ({ owner }) => {
    if (owners.has(owner)) return false;
    owners.add(owner);
    return true;
  };
}
