import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { listOfId } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { ANY_CASE, startingWith } from '../database/any-case';
import { inChunks } from '../database/chunks';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';
import { BY_DEPARTURE, type Booking } from './booking.schema';
import { OPEN_LIST } from './owner';

/** What the guide sees of a booking. */
const PARTY = {
  place: 1,
  date: 1,
  departure: 1,
  owner: 1,
  people: 1,
  createdAt: 1,
  attendance: 1,
  contact: 1,
  walkIn: 1,
  status: 1,
  cancelledAt: 1,
  reason: 1,
  moved: 1,
} as const;

/** A booking as far as the guide sees it on the day. */
export type Party = Pick<Booking, '_id' | keyof typeof PARTY>;

/** All who have booked a departure. */
export interface Total {
  parties: number;
  people: number;
}

/** Matches what the guide sees: what its owner has canceled is gone, what the guide has canceled is not. */
export const ON_SHEET: mongo.Filter<Booking>[] = [
  { status: 'booked' },
  { status: 'cancelled', isListed: true },
];

/** Of so many bookings for each owner that is wanted, no owner has all, as a rule. */
const BOOKINGS_EACH = 10;

/** How many of a party come: no one, once it is canceled. */
const COMING = { $cond: [{ $eq: ['$status', 'booked'] }, '$people', 0] };

/** Who has booked the departures, as the guide sees it on the day. */
@Injectable()
export class PartiesService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Who has booked a departure, first come first and the canceled last: some at a time, and no more than `most`. */
  async *at(departure: string, most?: number): AsyncGenerator<Party[]> {
    const parties = this.of(departure)
      .find<Party>({ departure, $or: ON_SHEET })
      .project<Party>(PARTY)
      .hint(BY_DEPARTURE)
      .sort({ cancelledAt: 1, createdAt: 1, _id: 1 });
    // With a limit of 0, which is none, the driver asks for batches that grow.
    if (most !== undefined) parties.limit(most);
    yield* inChunks(parties);
  }

  async totalAt(departure: string): Promise<Total> {
    const [total] = await this.of(departure)
      .aggregate<Total>([
        { $match: { departure, $or: ON_SHEET } },
        { $group: { _id: null, parties: { $sum: 1 }, people: { $sum: COMING } } },
      ])
      .toArray();
    return total ?? { parties: 0, people: 0 };
  }

  /** Another text whenever something has changed of who has booked some departures, or waits there. */
  async stateAt(departures: string[]): Promise<string> {
    const states = await Promise.all(
      LISTS.map((list) =>
        this.collection(list)
          .aggregate<{ parties: number; hashes: unknown }>([
            {
              $match: {
                departure: { $in: departures },
                $or: [...ON_SHEET, { status: { $in: ['waiting', 'offered'] } }],
              },
            },
            { $project: { ...PARTY, turn: 1 } },
            {
              $group: {
                _id: null,
                parties: { $sum: 1 },
                // The same in whatever order they are found.
                hashes: { $sum: { $toHashedIndexKey: '$$ROOT' } },
              },
            },
          ])
          .toArray(),
      ),
    );
    return states
      .map(([state]) => (state ? `${String(state.parties)}:${String(state.hashes)}` : ''))
      .join(' ');
  }

  async get(list: ListName, id: string): Promise<Party | null> {
    if (!isObjectId(id)) return null;
    return this.collection(list).findOne<Party>(
      { _id: new Types.ObjectId(id), $or: ON_SHEET },
      { projection: PARTY },
    );
  }

  /** What an owner has booked in a list, also what is off the owner's list since its tour is over. */
  ofOwner(list: ListName, owner: string): Promise<Party[]> {
    return this.collection(list)
      .find<Party>({ owner, $or: ON_SHEET })
      .project<Party>(PARTY)
      .toArray();
  }

  /**
   * Of each owner a party with a contact whose name, email, or phone begins with a text, whatever its case. The
   * open list has no owner to speak of.
   *
   * @param most how many owners at most
   */
  async reachedBy(text: string, most: number): Promise<Pick<Party, 'owner' | 'contact'>[]> {
    const found = await Promise.all(
      LISTS.flatMap((list) =>
        contactsFrom(text).map(([field, start]) =>
          this.collection(list)
            .find<Party>({ [field]: startingWith(start), owner: { $ne: OPEN_LIST }, $or: ON_SHEET })
            .project<Pick<Party, 'owner' | 'contact'>>({ _id: 0, owner: 1, contact: 1 })
            .collation(ANY_CASE)
            .sort({ [field]: 1 })
            .limit(most * BOOKINGS_EACH)
            .toArray(),
        ),
      ),
    );
    const owners = new Set<string>();
    const firsts = found.flat().filter(({ owner }) => !owners.has(owner) && owners.add(owner));
    return firsts.slice(0, most);
  }

  private of(departure: string): mongo.Collection<Booking> {
    return this.collection(listOfId(departure));
  }

  private collection(list: ListName): mongo.Collection<Booking> {
    return this.connection.collection<Booking>(COLLECTIONS[list]);
  }
}

/** The fields that a text may be the beginning of, each with how it is kept there. */
function contactsFrom(text: string): [field: string, start: string][] {
  const number = text.replace(/[\s().-]/g, '');
  const isDigits = /^\d{3,}$/.test(number);
  // As Americans dial it, or with a country's code.
  const numbers = isDigits ? [`+1${number}`, `+${number}`] : number.startsWith('+') ? [number] : [];
  return [
    ['contact.name', text],
    ['contact.email', text],
    ...numbers.map((start): [string, string] => ['contact.phone', start]),
  ];
}
