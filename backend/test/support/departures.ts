import { countOccurrences } from '../../src/bookings/needs';
import { Types } from 'mongoose';
import { departureId } from 'shared/departure-id';
import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { defaultSettings, tourId, type Tour, type TourSettings } from 'shared/tour-settings';
import { termsOf } from '../../src/departures/departure';
import { seedTours } from '../../src/tours/seed/seed-tours';
import type { Booking } from '../../src/bookings/booking';
import type { DepartureSettings, StoredDeparture } from '../../src/departures/departure';
import type { RunningApp } from './app';
import type { TourInput } from './factories';
import type { List } from './lists';

/** A place that is on both lists. */
export const PLACE = 'Empire State Building';

/** The default start time of each list's tours. */
export const STARTS = { day: '10:00', night: '19:30' };

/** Returns the first date with tours, at least this many days ahead. */
export function dateAhead(days: number): string {
  const date = addDays(newYorkDate(new Date()), days);
  return weekdayOf(date) === 'Sunday' ? addDays(date, 1) : date;
}

/** Returns the body of a booking for a date. */
export function tourOn(date: string, people: unknown = 1): TourInput {
  return { place: PLACE, day: weekdayOf(date), people, date };
}

/** Returns the id of the place's departure on a date. */
export function departureOn(list: List, date: string, start = STARTS[list.id]): string {
  return departureId({ list: list.id, place: PLACE, date, start });
}

/** A serial number in each change, so that cached settings are detected as outdated. */
let serial = 0;

/** Changes the place's settings directly in the database. */
export async function setPlace(
  app: RunningApp,
  list: List,
  settings: Partial<TourSettings & Pick<Tour, 'isHidden'>>,
): Promise<void> {
  const key = { list: list.id, place: PLACE };
  const [first] = seedTours().filter(({ _id }) => _id === tourId(key));
  const all = { ...first, ...settings, revision: ++serial };
  await app.database
    .collection<{ _id: string }>('tours')
    .replaceOne({ _id: tourId(key) }, all, { upsert: true });
}

/** Changes one departure of the place directly in the database. */
export async function setDeparture(
  app: RunningApp,
  list: List,
  date: string,
  settings: DepartureSettings & Partial<StoredDeparture>,
): Promise<void> {
  const key = { list: list.id, place: PLACE, date, start: STARTS[list.id] };
  const first = { tour: tourId(key), ...key, version: 1 };
  await app.database
    .collection<{ _id: string }>('departures')
    .updateOne(
      { _id: departureId(key) },
      { $set: { revision: 0, ...settings }, $setOnInsert: first },
      { upsert: true },
    );
}

/** Stores bookings of any date, with their departures, directly in the database. */
export async function storeBookings(
  app: Pick<RunningApp, 'database'>,
  list: List,
  bookings: Partial<Booking>[],
): Promise<Booking[]> {
  const stored = bookings.map((booking): Booking => {
    const { place = PLACE, date = dateAhead(10) } = booking;
    const key = { list: list.id, place, date, start: STARTS[list.id] };
    return {
      _id: new Types.ObjectId(),
      owner: 'guest:somebody',
      isListed: true,
      status: 'booked',
      tour: tourId(key),
      departure: departureId(key),
      people: 2,
      revision: 0,
      createdAt: new Date(),
      ...booking,
      place,
      date,
      day: weekdayOf(date),
    };
  });
  if (stored.length === 0) return stored;
  await app.database.collection<Booking>(list.collection).insertMany(stored);
  const parties = countOccurrences(stored.map(({ departure }) => departure));
  await app.database.collection<StoredDeparture>('departures').bulkWrite(
    [...parties].map(([_id, version]) => {
      const { place = PLACE, date = '' } = stored.find(({ departure }) => departure === _id) ?? {};
      const key = { list: list.id, place, date, start: STARTS[list.id] };
      const terms = termsOf({ ...defaultSettings(key), startTime: key.start });
      const first = { tour: tourId(key), ...key, ...terms, revision: 0 };
      return {
        updateOne: {
          filter: { _id },
          update: {
            $set: { isPromised: true as const },
            $setOnInsert: first,
            $inc: { version },
          },
          upsert: true,
        },
      };
    }),
  );
  return stored;
}

/** Returns how many people have booked the place on a date, according to the database. */
export async function takenOn(app: RunningApp, list: List, date: string): Promise<number> {
  const bookings = await app.database
    .collection<Booking>(list.collection)
    .find({ place: PLACE, date, status: 'booked' })
    .toArray();
  return bookings.reduce((sum, { people }) => sum + people, 0);
}
