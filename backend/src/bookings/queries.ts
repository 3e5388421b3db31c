import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { listOfId } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { visitorMatcher } from 'shared/visitor-search';
import { ANY_CASE } from '../database/any-case';
import { inChunks, takeMatching } from '../database/chunks';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';
import { visitorFilter } from '../database/visitor-filter';
import { BY_DEPARTURE, ON_WAITLIST, VISIBLE_TO_GUIDE, type Booking } from './booking';
import type { Contact } from './contact';
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

/** A booking with whom the guide is to ask for. */
export type PartyWithContact = Pick<Party, 'owner'> & { contact: Contact };

/** All who have booked a departure. */
export interface Total {
  parties: number;
  people: number;
}

const CONTACT_FIELDS = { texts: ['contact.name', 'contact.email'], phone: 'contact.phone' };

/** How many of a party come: no one, once it is canceled. */
const COMING = { $cond: [{ $eq: ['$status', 'booked'] }, '$people', 0] };

/** Who has booked the departures, as the guide sees it on the day. */
@Injectable()
export class BookingQueries {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Who has booked a departure, first come first and the canceled last: some at a time, and no more than `most`. */
  async *at(departure: string, most?: number): AsyncGenerator<Party[]> {
    const parties = this.of(departure)
      .find<Party>({ departure, ...VISIBLE_TO_GUIDE })
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
        { $match: { departure, ...VISIBLE_TO_GUIDE } },
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
                $or: [VISIBLE_TO_GUIDE, ON_WAITLIST],
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
      { _id: new Types.ObjectId(id), ...VISIBLE_TO_GUIDE },
      { projection: PARTY },
    );
  }

  /** What an owner has booked in a list, also what is off the owner's list since its tour is over. */
  ofOwner(list: ListName, owner: string): Promise<Party[]> {
    return this.collection(list)
      .find<Party>({ owner, ...VISIBLE_TO_GUIDE })
      .project<Party>(PARTY)
      .toArray();
  }

  /**
   * One party of each owner whom a query finds by a contact, by the contact's name. Leaves out the open list,
   * since its bookings belong to no one in particular.
   *
   * @param most the maximum number of owners
   */
  async searchByContact(query: string, most: number): Promise<PartyWithContact[]> {
    const matches = visitorMatcher(query);
    const owners = new Set<string>();
    const isFirst = ({ owner, contact: { name, email, phone } }: PartyWithContact) => {
      if (owners.has(owner) || !matches({ names: [name], emails: [email], phone })) return false;
      owners.add(owner);
      return true;
    };
    const found = await Promise.all(
      LISTS.map((list) => {
        const contacts = this.collection(list)
          .find<PartyWithContact>({
            // The index on contacts has no other bookings.
            'contact.name': { $gte: '' },
            owner: { $ne: OPEN_LIST },
            $and: [VISIBLE_TO_GUIDE, visitorFilter(query, CONTACT_FIELDS)],
          })
          .project<PartyWithContact>({ _id: 0, owner: 1, contact: 1 })
          .collation(ANY_CASE)
          .sort({ 'contact.name': 1 });
        return takeMatching(contacts, isFirst, most);
      }),
    );
    return found.flat().slice(0, most);
  }

  private of(departure: string): mongo.Collection<Booking> {
    return this.collection(listOfId(departure));
  }

  private collection(list: ListName): mongo.Collection<Booking> {
    return this.connection.collection<Booking>(COLLECTIONS[list]);
  }
}
