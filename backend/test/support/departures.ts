import type { DepartureOverride, PlaceSettings } from '../../src/departures/departure';
import { departureId, placeId } from '../../src/departures/departure-id';
import { defaultsOf } from '../../src/departures/place-defaults';
import { addDays, newYorkDate, weekdayOf } from '../../src/tours/calendar';
import type { RunningApp } from './app';
import type { TourInput } from './factories';
import type { List } from './lists';

/** A tour of both lists. */
export const PLACE = 'Empire State Building';

/** The first date, this many days ahead or later, on which there are tours. */
export function dateAhead(days: number): string {
  const date = addDays(newYorkDate(new Date()), days);
  return weekdayOf(date) === 'Sunday' ? addDays(date, 1) : date;
}

/** A booking of that date. */
export function tourOn(date: string, people: unknown = 1): TourInput {
  return { place: PLACE, day: weekdayOf(date), people, date };
}

/** Changes what holds for the place, as the guide would. */
export async function setPlace(
  app: RunningApp,
  list: List,
  settings: Partial<PlaceSettings>,
): Promise<void> {
  const all = { ...defaultsOf(list.id, PLACE), ...settings };
  await app.database
    .collection<{ _id: string }>('places')
    .replaceOne({ _id: placeId({ list: list.id, place: PLACE }) }, all, { upsert: true });
}

/** Changes one departure of the place, as the guide would. */
export async function setDeparture(
  app: RunningApp,
  list: List,
  date: string,
  override: DepartureOverride,
): Promise<void> {
  const key = { list: list.id, place: PLACE, date };
  await app.database
    .collection<{ _id: string }>('departures')
    .updateOne(
      { _id: departureId(key) },
      { $set: override, $setOnInsert: { ...key, version: 1, holds: [] } },
      { upsert: true },
    );
}

/** How many people have booked the place on a date, as the database has it. */
export async function takenOn(app: RunningApp, list: List, date: string): Promise<number> {
  const bookings = await app.database
    .collection<{ people: number }>(list.collection)
    .find({ place: PLACE, date, owner: { $not: /^deleted:/ } })
    .toArray();
  return bookings.reduce((sum, { people }) => sum + people, 0);
}
