import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import type { Tour } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { BatchLoader } from '../database/batch-loader';
import { CachedValue } from '../database/cached-value';
import {
  sortTours,
  SUMMARY_PROJECTION,
  SETTINGS_PROJECTION,
  tourOf,
  type StoredTour,
  type TourWithSummary,
  type StoredTourSettings,
} from './stored-tour';
import { without } from '../without';
import type { Price } from 'shared/price';
import type { TourContent, TourLocation } from './tour-content';

/** Optional content fields. They are unset in the database if the new content omits them. */
const OPTIONAL_FIELDS = ['durationMinutesFrom', 'access', 'price'] as const;

/** How long tours are cached. Stale tours do no harm, because the ledger checks them again in its transaction. */
const CACHE_TTL_MS = 1000;

/** Reads and writes the tours, including hidden ones. */
@Injectable()
export class ToursService {
  private readonly batchLoader = new BatchLoader((ids: string[]) =>
    this.loadSettings({ _id: { $in: ids } }),
  );
  private readonly cache = new CachedValue(() => this.loadSettings({}), CACHE_TTL_MS);

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns a tour's current settings; undefined if the tour doesn't exist. */
  async get(id: string): Promise<Tour | undefined> {
    return this.batchLoader.get(id);
  }

  /** Returns the current settings of all tours, day tours first, in the guide's order. */
  async getAll(): Promise<Tour[]> {
    return [...(await this.loadSettings({})).values()];
  }

  /** Returns the settings of all tours, keyed by id, in the guide's order. The settings may be up to a second old. */
  getAllCached(): Promise<Map<string, Tour>> {
    return this.cache.get();
  }

  /** Returns the current settings of the visible tours, in the guide's order. */
  async findVisible(list?: ListName): Promise<Tour[]> {
    return (await this.getAll()).filter(
      (tour) => !tour.isHidden && (list === undefined || tour.list === list),
    );
  }

  /** Returns a tour with its content; null if the tour doesn't exist. */
  getWithContent(id: string, session?: mongo.ClientSession): Promise<StoredTour | null> {
    return this.collection.findOne({ _id: id }, session ? { session } : {});
  }

  /** Returns the summaries of all tours, or only of the visible ones, in the guide's order. */
  async findSummaries(filter: { isHidden?: false }): Promise<TourWithSummary[]> {
    const tours = await this.collection
      .find(filter)
      .project<TourWithSummary>({ ...SETTINGS_PROJECTION, ...SUMMARY_PROJECTION })
      .toArray();
    return sortTours(tours);
  }

  /** Returns the visible tours with their content, in the guide's order. */
  async findVisibleWithContent(): Promise<StoredTour[]> {
    return sortTours(await this.collection.find({ isHidden: false }).toArray());
  }

  /**
   * Adds a tour at the end of the guide's order.
   *
   * @throws MongoServerError if the id is taken
   */
  async insert(tour: Omit<StoredTour, 'position'>, session: mongo.ClientSession): Promise<void> {
    const position = 1 + Math.max(-1, ...(await this.findPositions()));
    await this.collection.insertOne({ ...tour, position }, { session });
  }

  /** Replaces a tour's content. Returns false if the tour has changed since this revision. */
  async replaceContent(
    id: string,
    revision: number,
    content: TourContent,
    session: mongo.ClientSession,
  ): Promise<boolean> {
    const missingFields = OPTIONAL_FIELDS.filter((name) => content[name] === undefined);
    const { matchedCount } = await this.collection.updateOne(
      { _id: id, revision },
      {
        $set: content,
        $inc: { revision: 1 },
        ...(missingFields.length > 0 && {
          $unset: Object.fromEntries(missingFields.map((name) => [name, 1])),
        }),
      },
      { session },
    );
    return matchedCount === 1;
  }

  /**
   * Sets the price of several tours, in a transaction. Returns the tours with their previous prices.
   *
   * @param price undefined to show no price
   */
  async setPrices(
    ids: string[],
    price: Price | undefined,
    session: mongo.ClientSession,
  ): Promise<Pick<StoredTour, '_id' | 'place' | 'price'>[]> {
    const filter = { _id: { $in: ids } };
    const previousTours = await this.collection.find(filter, { session }).toArray();
    const update = price ? { $set: { price } } : { $unset: { price: 1 as const } };
    await this.collection.updateMany(filter, { ...update, $inc: { revision: 1 } }, { session });
    return previousTours;
  }

  /**
   * Replaces the text about a tour's meeting point, in the transaction that changes the tour's settings.
   *
   * @param text explains how visitors find the guide at the meeting point
   * @returns the route before and after; undefined if the tour doesn't exist
   */
  async setMeetingPointText(
    id: string,
    meetingPoint: string,
    text: string,
    session: mongo.ClientSession,
  ): Promise<Record<'before' | 'after', TourLocation[]> | undefined> {
    const tour = await this.collection.findOne({ _id: id }, { session });
    if (!tour) return undefined;
    const locations = withStart(tour, meetingPoint, text);
    const changes = { locations, writtenFor: meetingPoint };
    await this.collection.updateOne({ _id: id }, { $set: changes }, { session });
    return { before: tour.locations, after: locations };
  }

  /** Stores the tours' positions, in the order of these ids. */
  async setOrder(ids: string[], session: mongo.ClientSession): Promise<void> {
    await this.collection.bulkWrite(
      ids.map((_id, position) => ({
        updateOne: { filter: { _id }, update: { $set: { position } } },
      })),
      { session },
    );
  }

  private async findPositions(): Promise<number[]> {
    const tours = await this.collection.find({}, { projection: { position: 1 } }).toArray();
    return tours.map(({ position }) => position);
  }

  private async loadSettings(filter: mongo.Filter<StoredTour>): Promise<Map<string, Tour>> {
    const storedTours = await this.collection
      .find(filter)
      .project<StoredTourSettings>(SETTINGS_PROJECTION)
      .toArray();
    return new Map(sortTours(storedTours).map((each) => [each._id, tourOf(each)]));
  }

  private get collection(): mongo.Collection<StoredTour> {
    return this.connection.collection<StoredTour>('tours');
  }
}

/** Returns a tour's route with a new text for the start. Keeps the coordinates if the meeting point hasn't changed. */
function withStart(
  { locations, writtenFor: meetingPointOfText }: StoredTour,
  meetingPoint: string,
  text: string,
): TourLocation[] {
  const newStart: TourLocation = {
    types: ['START'],
    title: meetingPoint,
    minutesTo: 0,
    minutesAt: 0,
  };
  const isStart = ({ types }: TourLocation) => types.includes('START');
  const route = locations.some(isStart) ? locations : [newStart, ...locations];
  return route.map((location) => {
    if (!isStart(location)) return location;
    if (meetingPointOfText === meetingPoint) return { ...location, shortDescription: text };
    return { ...without(location, 'place'), title: meetingPoint, shortDescription: text };
  });
}
