import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DepartureOverride } from '../../../backend/src/departures/departure';
import { departureId } from '../../../backend/src/departures/departure-id';
import { addDays, bookableDates, newYorkDate, type Day } from '../../../backend/src/new-york';
import { lists, type List } from './lists';

/** For as long everybody who asks gets the same answer, and a browser keeps what it got. */
const SHARED_MS = 2 * 2000;

interface Mongo {
  MongoClient: new (uri: string) => {
    db: () => {
      collection: (name: string) => {
        updateOne: (filter: object, update: object, options: object) => Promise<unknown>;
        deleteMany: (filter: object) => Promise<unknown>;
      };
    };
    close: () => Promise<void>;
  };
}

/** The backend's driver: the site has none. */
const backend = createRequire(join(process.cwd(), '..', 'backend', 'package.json'));

interface Which {
  list?: List;
  place: string;
  date: string;
}

/** The date of a weekday, a number of weeks after its next one. */
export function dateOn(day: Day, weeksLater: number): string {
  const [first = ''] = bookableDates(day, newYorkDate(new Date()));
  return addDays(first, 7 * weeksLater);
}

/** Changes departures as the guide would; visitors get to know it. */
export async function setDepartures(...changes: (Which & DepartureOverride)[]): Promise<void> {
  await withDepartures(async (departures) => {
    for (const { list = lists[0], place, date, ...override } of changes) {
      const key = { list: list.id, place, date };
      await departures.updateOne(
        { _id: departureId(key) },
        { $set: override, $setOnInsert: { ...key, version: 1, holds: [] } },
        { upsert: true },
      );
    }
  });
  await new Promise((resolve) => setTimeout(resolve, SHARED_MS));
}

/** Has a date's departures as if nobody had ever changed them. */
export function forgetDepartures(date: string): Promise<void> {
  return withDepartures(async (departures) => {
    await departures.deleteMany({ date });
  });
}

type Departures = ReturnType<ReturnType<InstanceType<Mongo['MongoClient']>['db']>['collection']>;

async function withDepartures(act: (departures: Departures) => Promise<void>): Promise<void> {
  const { MongoClient } = (backend('mongoose') as { mongo: Mongo }).mongo;
  const client = new MongoClient(String(process.env.MONGODB_URI));
  try {
    await act(client.db().collection('departures'));
  } finally {
    await client.close();
  }
}
