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

/** What a tour's content need not have. */
const MAY_BE_MISSING = ['durationMinutesFrom', 'price'] as const;

/** For how long it's good enough to know the tours where the ledger checks them again. */
const REMEMBERED_MS = 1000;

/** The tours: what is offered, and what was. */
@Injectable()
export class ToursService {
  private readonly batch = new Batch((ids: string[]) => this.find({ _id: { $in: ids } }));
  private remembered?: { at: number; tours: Promise<Map<string, Tour>> };

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** A tour as the database has it now, hidden or not; undefined if there is none. */
  async get(id: string): Promise<Tour | undefined> {
    return this.batch.get(id);
  }

  /** All tours as the database has them now, those by day first, as the guide has ordered them. */
  async all(): Promise<Tour[]> {
    return [...(await this.find({})).values()];
  }

  /** All tours as they were a moment ago, in the same order. */
  recent(): Promise<Map<string, Tour>> {
    const now = performance.now();
    if (!this.remembered || now - this.remembered.at > REMEMBERED_MS) {
      const tours = this.find({});
      this.remembered = { at: now, tours };
      // A failure is nobody else's answer.
      tours.catch(() => (this.remembered = undefined));
    }
    return this.remembered.tours;
  }

  /** The tours that anyone can book, as the database has them now, in the same order. */
  async offered(list?: ListName): Promise<Tour[]> {
    return (await this.all()).filter(
      (tour) => !tour.isHidden && (list === undefined || tour.list === list),
    );
  }

  /** A tour with all that visitors read of it; null if there is none. */
  whole(id: string): Promise<StoredTour | null> {
    return this.collection.findOne({ _id: id });
  }

  /** What lists of tours say of each tour, or of those that are offered, in the same order. */
  async summaries(which: { isHidden?: false }): Promise<TourSummaryTexts[]> {
    const found = await this.collection
      .find(which)
      .project<TourSummaryTexts>({ ...TERMS, ...SUMMARY })
      .toArray();
    return inOrder(found);
  }

  /** Everything about the tours that are offered, in the same order. */
  async offeredWhole(): Promise<StoredTour[]> {
    return inOrder(await this.collection.find({ isHidden: false }).toArray());
  }

  /** Adds a tour, the last of its list; false if there is one of its id. */
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

  /** Replaces what visitors read of a tour; false if it has been changed since that revision. */
  async write(id: string, revision: number, content: TourContent): Promise<boolean> {
    const gone = MAY_BE_MISSING.filter((name) => content[name] === undefined);
    const { matchedCount } = await this.collection.updateOne(
      { _id: id, revision },
      {
        $set: content,
        $inc: { revision: 1 },
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((name) => [name, 1])) }),
      },
    );
    return matchedCount === 1;
  }

  /**
   * Replaces what is written of a tour's start, in a transaction that changes its settings.
   *
   * @param text how visitors find the guide at the meeting point
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

  /** Gives the tours this order. */
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

  private async find(which: mongo.Filter<StoredTour>): Promise<Map<string, Tour>> {
    const stored = await this.collection.find(which).project<TourTerms>(TERMS).toArray();
    return new Map(inOrder(stored).map((each) => [each._id, tourOf(each)]));
  }

  private get collection(): mongo.Collection<StoredTour> {
    return this.connection.collection<StoredTour>('tours');
  }
}

/** A tour's way with another text of its start; coordinates stay if they are the meeting point's. */
function withStart(
  { locations, writtenFor }: StoredTour,
  meetingPoint: string,
  text: string,
): TourLocation[] {
  const first: TourLocation = { types: ['START'], title: meetingPoint, minutesTo: 0, minutesAt: 0 };
  const isStart = ({ types }: TourLocation) => types.includes('START');
  const way = locations.some(isStart) ? locations : [first, ...locations];
  return way.map((location) => {
    if (!isStart(location)) return location;
    if (writtenFor === meetingPoint) return { ...location, shortDescription: text };
    return { ...without(location, 'place'), title: meetingPoint, shortDescription: text };
  });
}
