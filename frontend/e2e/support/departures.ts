import { departureId } from 'shared/departure-id';
import { addDays, newYorkDate, nextDate, type Weekday } from 'shared/new-york';
import { defaultSettings, tourId, type TourSettings } from 'shared/tour-settings';
import type { DepartureInput } from '../../api/schema';
import { withDatabase } from './database';
import { lists, type List } from './lists';

interface DepartureKey {
  list?: List;
  place: string;
  date: string;
  /** The scheduled start, by default the usual start of the list's tours. */
  start?: string;
}

/** A departure to store. */
interface StoredDeparture extends DepartureKey, Partial<DepartureInput> {
  /** Whether the departure was ever booked. */
  isPromised?: true;
}

const OPTIONAL_SETTINGS = [
  'capacity',
  'maxPartySize',
  'minPeople',
  'firstBookingCutoffMinutes',
] as const;

/** Returns the next date of a weekday, plus a number of weeks. */
export function dateOfWeekday(day: Weekday, weeksLater: number): string {
  return addDays(nextDate(day, newYorkDate(new Date())), 7 * weeksLater);
}

/**
 * Stores departures as the guide's changes would. Visitors see them at once, because
 * DEPARTURES_FRESH_SECONDS is 0.
 */
export async function setDepartures(...departures: StoredDeparture[]): Promise<void> {
  await withDatabase(async (database) => {
    const collection = database.collection('departures');
    for (const stored of departures) {
      const { list = lists[0], place, date, start = usualStart(list), ...settings } = stored;
      const key = { list: list.id, place, date, start };
      await collection.updateOne(
        { _id: departureId(key) },
        {
          $set: settings,
          $setOnInsert: {
            tour: tourId(key),
            ...key,
            version: 1,
            ...(settings.revision === undefined && { revision: 0 }),
          },
        },
        { upsert: true },
      );
    }
  });
}

/** Stores a tour's settings as the guide's changes would. No other test may use that tour. */
export async function setTourSettings(
  { list, place }: Pick<DepartureKey, 'place'> & { list: List },
  settings: Partial<TourSettings>,
): Promise<void> {
  const key = { list: list.id, place };
  const all = { ...key, ...defaultSettings(key), ...settings };
  const unset = OPTIONAL_SETTINGS.filter((name) => all[name] === undefined);
  await withDatabase(async (database) => {
    await database.collection('tours').updateOne(
      { _id: tourId(key) },
      {
        $set: all,
        $inc: { revision: 1 },
        $unset: Object.fromEntries(unset.map((name) => [name, 1])),
      },
      { upsert: true },
    );
  });
}

/** Deletes a date's bookings and departures. */
export async function clearDate(date: string): Promise<void> {
  await withDatabase(async (database) => {
    for (const name of ['day_tours', 'night_tours', 'departures']) {
      await database.collection(name).deleteMany({ date });
    }
  });
}

function usualStart({ id }: List): string {
  return id === 'day' ? '10:00' : '19:30';
}
