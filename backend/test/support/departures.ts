import { countOccurrences } from '../../src/bookings/needs';
import { Types } from 'mongoose';
import { departureId } from 'shared/departure-id';
import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { defaultSettings, tourId, type Tour, type TourSettings } from 'shared/tour-settings';
import { termsOf } from '../../src/departures/departure';
import { loadSeedTours } from '../../src/tours/seed/seed-tours';
import type { Booking } from '../../src/bookings/booking';
import type { DepartureSettings, StoredDeparture } from '../../src/departures/departure';
import type { RunningApp } from './app';
import type { BookingInput } from './factories';
import type { List } from './lists';

/** A place with both a day tour and a night tour. */
export const PLACE = 'Empire State Building';

/** The default start time of each list's tours. */
export const START_TIMES = { day: '10:00', night: '19:30' };

/** Returns the first date with tours, at least this many days ahead. */
export function dateAhead(days: number): string {
  const date = addDays(newYorkDate(new Date()), days);
  return weekdayOf(date) === 'Sunday' ? addDays(date, 1) : date;
}

/** Returns the body of a request to book the tour of {@link PLACE} on a date. */
export function bookingInputOn(date: string, people: unknown = 1): BookingInput {
  return { place: PLACE, day: weekdayOf(date), people, date };
}

/** Returns the id of the departure of {@link PLACE}'s tour on a date. */
export function departureIdOn(list: List, date: string, start = START_TIMES[list.id]): string {
  return departureId({ list: list.id, place: PLACE, date, start });
}

/** The revision that setTour() stored last. Each call stores a new one, so that caches reload the tour. */
let lastRevision = 0;

/** Changes the settings of {@link PLACE}'s tour directly in the database. Other settings are those of a new site. */
export async function setTour(
  app: RunningApp,
  list: List,
  settings: Partial<TourSettings & Pick<Tour, 'isHidden' | 'price'>>,
): Promise<void> {
  const key = { list: list.id, place: PLACE };
  const [seedTour] = loadSeedTours().filter(({ _id }) => _id === tourId(key));
  const tour = { ...seedTour, ...settings, revision: ++lastRevision };
  await app.database
    .collection<{ _id: string }>('tours')
    .replaceOne({ _id: tourId(key) }, tour, { upsert: true });
}

/** Changes a departure of {@link PLACE}'s tour directly in the database. */
export async function setDeparture(
  app: RunningApp,
  list: List,
  date: string,
  settings: DepartureSettings & Partial<StoredDeparture>,
): Promise<void> {
  const key = { list: list.id, place: PLACE, date, start: START_TIMES[list.id] };
  const insertedFields = { tour: tourId(key), ...key, version: 1 };
  await app.database
    .collection<{ _id: string }>('departures')
    .updateOne(
      { _id: departureId(key) },
      { $set: { revision: 0, ...settings }, $setOnInsert: insertedFields },
      { upsert: true },
    );
}

/** Stores bookings for any date, and their departures, directly in the database. */
export async function storeBookings(
  app: Pick<RunningApp, 'database'>,
  list: List,
  bookings: Partial<Booking>[],
): Promise<Booking[]> {
  const storedBookings = bookings.map((booking): Booking => {
    const { place = PLACE, date = dateAhead(10) } = booking;
    const key = { list: list.id, place, date, start: START_TIMES[list.id] };
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
  if (storedBookings.length === 0) return storedBookings;
  await app.database.collection<Booking>(list.collection).insertMany(storedBookings);
  const bookingsPerDeparture = countOccurrences(storedBookings.map(({ departure }) => departure));
  await app.database.collection<StoredDeparture>('departures').bulkWrite(
    [...bookingsPerDeparture].map(([_id, count]) => {
      const { place = PLACE, date = '' } =
        storedBookings.find(({ departure }) => departure === _id) ?? {};
      const key = { list: list.id, place, date, start: START_TIMES[list.id] };
      const terms = termsOf({ ...defaultSettings(key), startTime: key.start });
      const insertedFields = { tour: tourId(key), ...key, ...terms, revision: 0 };
      return {
        updateOne: {
          filter: { _id },
          update: {
            $set: { isPromised: true as const },
            $setOnInsert: insertedFields,
            $inc: { version: count },
          },
          upsert: true,
        },
      };
    }),
  );
  return storedBookings;
}

/** Returns how many people have booked {@link PLACE}'s tour on a date, according to the database. */
export async function countBookedPeople(
  app: RunningApp,
  list: List,
  date: string,
): Promise<number> {
  const bookings = await app.database
    .collection<Booking>(list.collection)
    .find({ place: PLACE, date, status: 'booked' })
    .toArray();
  return bookings.reduce((sum, { people }) => sum + people, 0);
}
