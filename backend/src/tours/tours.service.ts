import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import type { Tour } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { Batch } from '../database/batch';
import { isDuplicate } from '../database/database-errors';
import {
  inOrder,
  SUMMARY,
  TERMS,
  tourOf,
  type StoredTour,
  type TourSummaryTexts,
  type TourTerms,
} from './stored-tour';
import { without } from '../without';
import type { TourContent, TourLocation } from './tour-content';

/** Content fields that are removed from the stored tour if they are missing. */
const OPTIONAL_FIELDS = ['durationMinutesFrom', 'price'] as const;

/** The age up to which tours may be cached for a call whose ledger checks them again. */
const MAX_AGE_MS = 1000;

/** Reads and writes the tours, hidden ones included. */
@Injectable()
export class ToursService {
  private readonly batch = new Batch((ids: string[]) => this.find({ _id: { $in: ids } }));
  private remembered?: { at: number; tours: Promise<Map<string, Tour>> };

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns a tour's current settings; undefined if there is no such tour. */
  async get(id: string): Promise<Tour | undefined> {
    return this.batch.get(id);
  }

  /** Returns the current settings of all tours, day first, in the guide's order. */
  async all(): Promise<Tour[]> {
    return [...(await this.find({})).values()];
  }

  /** Returns the settings of all tours by id, at most a second old, in the same order. */
  allCached(): Promise<Map<string, Tour>> {
    const now = performance.now();
    if (!this.remembered || now - this.remembered.at > MAX_AGE_MS) {
      const tours = this.find({});
      this.remembered = { at: now, tours };
      // A failure isn't cached.
      tours.catch(() => (this.remembered = undefined));
    }
    return this.remembered.tours;
  }

  /** Returns the current settings of the tours that aren't hidden, in the same order. */
  async offered(list?: ListName): Promise<Tour[]> {
    return (await this.all()).filter(
      (tour) => !tour.isHidden && (list === undefined || tour.list === list),
    );
  }

  /** Returns a tour with its content. */
  whole(id: string): Promise<StoredTour | null> {
    return this.collection.findOne({ _id: id });
  }

  /** Returns the summaries of all tours, or of those that aren't hidden, in the same order. */
  async summaries(filter: { isHidden?: false }): Promise<TourSummaryTexts[]> {
    const found = await this.collection
      .find(filter)
      .project<TourSummaryTexts>({ ...TERMS, ...SUMMARY })
      .toArray();
    return inOrder(found);
  }

  /** Returns the tours that aren't hidden with their content, in the same order. */
  async offeredWhole(): Promise<StoredTour[]> {
    return inOrder(await this.collection.find({ isHidden: false }).toArray());
  }

  /** Adds a tour to the end of its list; false if its id is taken. */
  async insert(tour: Omit<StoredTour, 'position'>): Promise<boolean> {
    const position = 1 + Math.max(-1, ...(await this.positions()));
    try {
      await this.collection.insertOne({ ...tour, position });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Replaces a tour's content; false if the tour has changed since the revision. */
  async write(id: string, revision: number, content: TourContent): Promise<boolean> {
    const removed = OPTIONAL_FIELDS.filter((name) => content[name] === undefined);
    const { matchedCount } = await this.collection.updateOne(
      { _id: id, revision },
      {
        $set: content,
        $inc: { revision: 1 },
        ...(removed.length > 0 && {
          $unset: Object.fromEntries(removed.map((name) => [name, 1])),
        }),
      },
    );
    return matchedCount === 1;
  }

  /**
   * Replaces the text of a tour's start, in a transaction that changes its settings.
   *
   * @param text describes how visitors find the guide at the meeting point
   */
  async writeStart(
    id: string,
    meetingPoint: string,
    text: string,
    session: mongo.ClientSession,
  ): Promise<void> {
    const tour = await this.collection.findOne({ _id: id }, { session });
    if (!tour) return;
    const locations = withStart(tour, meetingPoint, text);
    const start = { locations, writtenFor: meetingPoint };
    await this.collection.updateOne({ _id: id }, { $set: start }, { session });
  }

  /** Stores the order of the tours. */
  async order(ids: string[]): Promise<void> {
    await this.collection.bulkWrite(
      ids.map((_id, position) => ({
        updateOne: { filter: { _id }, update: { $set: { position } } },
      })),
    );
  }

  private async positions(): Promise<number[]> {
    const all = await this.collection.find({}, { projection: { position: 1 } }).toArray();
    return all.map(({ position }) => position);
  }

  private async find(filter: mongo.Filter<StoredTour>): Promise<Map<string, Tour>> {
    const stored = await this.collection.find(filter).project<TourTerms>(TERMS).toArray();
    return new Map(inOrder(stored).map((each) => [each._id, tourOf(each)]));
  }

  private get collection(): mongo.Collection<StoredTour> {
    return this.connection.collection<StoredTour>('tours');
  }
}

/** Returns a tour's route with a new text of its start. Coordinates stay if they are the meeting point's. */
function withStart(
  { locations, writtenFor }: StoredTour,
  meetingPoint: string,
  text: string,
): TourLocation[] {
  const first: TourLocation = { types: ['START'], title: meetingPoint, minutesTo: 0, minutesAt: 0 };
  const isStart = ({ types }: TourLocation) => types.includes('START');
  const route = locations.some(isStart) ? locations : [first, ...locations];
  return route.map((location) => {
    if (!isStart(location)) return location;
    if (writtenFor === meetingPoint) return { ...location, shortDescription: text };
    return { ...without(location, 'place'), title: meetingPoint, shortDescription: text };
  });
}
