import { departureId } from 'shared/departure-id';
import { addDays, newYorkDate, nextDate, type Weekday } from 'shared/new-york';
import { defaultSettings, tourId, type TourSettings } from 'shared/tour-settings';
import type { DepartureInput } from '../../api/schema';
import { withDatabase } from './database';
import { lists, type List } from './lists';

interface Which {
  list?: List;
  place: string;
  date: string;
  /** When it was scheduled to start; when the list's tours usually do, if nothing else is said. */
  start?: string;
}

/** What is stored of a departure: what the guide can set, and what its bookings leave there. */
interface Change extends Which, Partial<DepartureInput> {
  /** Whether somebody has ever booked it. */
  isPromised?: true;
}

/** The settings that a tour need not have. */
const OPTIONAL = ['capacity', 'maxPartySize', 'minPeople', 'firstBookingCutoffMinutes'] as const;

/** The date of a weekday, a number of weeks after its next one. */
export function dateOn(day: Weekday, weeksLater: number): string {
  return addDays(nextDate(day, newYorkDate(new Date())), 7 * weeksLater);
}

/** Changes departures as the guide would; visitors get to know it at once: DEPARTURES_FRESH_SECONDS is 0. */
export async function setDepartures(...changes: Change[]): Promise<void> {
  await withDatabase(async (database) => {
    const departures = database.collection('departures');
    for (const { list = lists[0], place, date, start = usualStart(list), ...settings } of changes) {
      const key = { list: list.id, place, date, start };
      await departures.updateOne(
        { _id: departureId(key) },
        {
          $set: settings,
          $setOnInsert: {
            ...{ tour: tourId(key), ...key, version: 1 },
            ...(settings.revision === undefined && { revision: 0 }),
          },
        },
        { upsert: true },
      );
    }
  });
}

/** Changes what holds for a tour as the guide would; it is for the test to have it for itself. */
export async function setTour(
  { list, place }: Pick<Which, 'place'> & { list: List },
  settings: Partial<TourSettings>,
): Promise<void> {
  const key = { list: list.id, place };
  const all = { ...key, ...defaultSettings(key), ...settings };
  const none = OPTIONAL.filter((name) => all[name] === undefined);
  await withDatabase(async (database) => {
    await database.collection('tours').updateOne(
      { _id: tourId(key) },
      {
        ...{ $set: all, $inc: { revision: 1 } },
        $unset: Object.fromEntries(none.map((name) => [name, 1])),
      },
      { upsert: true },
    );
  });
}

/** Has a date as if nobody had ever booked or changed anything on it. */
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
