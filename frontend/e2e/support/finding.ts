import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { withDatabase } from './database';
import { bookTicket, type Ticket } from './tickets';

/** What others book less. */
const TOUR = 'day.walk-through-les';
let used = 0;

/**
 * Books a departure that starts in so many minutes, one of the test's own.
 *
 * @param worker the number of the process that runs the test
 */
export async function bookSoon(
  request: APIRequestContext,
  minutes: number,
  worker: number,
): Promise<Ticket> {
  const ticket = await bookTicket(request, { tour: TOUR });
  const starts = new Date(Date.now() + minutes * 60_000);
  const date = newYorkDate(starts);
  // Scheduled for some minute at night, as no tour is, and then put off.
  const start = `0${String(worker % 6)}:${String(10 + (used++ % 50))}`;
  const departure = `${TOUR}.${date}.${start.replace(':', '')}`;
  await withDatabase(async (database) => {
    const { place, meetingPoint } = ticket.departure;
    await database.collection('departures').deleteMany({ _id: departure });
    await database.collection('day_tours').deleteMany({ departure });
    await database.collection('departures').updateOne(
      { _id: departure },
      {
        $set: {
          ...{ tour: TOUR, list: 'day', place, date, start, startTime: newYorkTime(starts) },
          ...{ meetingPoint, lengthMinutes: 120, cutoffMinutes: 0, changeCutoffMinutes: 0 },
          ...{ isPromised: true, revision: 0, version: 1 },
        },
      },
      { upsert: true },
    );
    const which = { $expr: { $eq: [{ $toString: '$_id' }, ticket.id] } };
    const moved = await database.collection('day_tours').updateOne(which, {
      $set: { date, departure },
    });
    expect(moved.matchedCount).toBe(1);
  });
  const answer = await request.get(`/api/bookings/${ticket.id}`);
  return (await answer.json()) as Ticket;
}

/** Has the phone be somewhere, so many meters north and east of where a ticket's party meets. */
export async function standAt(
  context: BrowserContext,
  request: APIRequestContext,
  { tour }: Ticket,
  { north = 0, east = 0, accuracy = 10 },
): Promise<void> {
  const answer = await request.get(`/api/tours/${tour}`);
  const { locations } = (await answer.json()) as {
    locations: { place: { latitude: number; longitude: number } }[];
  };
  const { latitude = 0, longitude = 0 } = locations[0]?.place ?? {};
  const degree = 111_195;
  // Chromium has the compass by itself, unless a test grants something else.
  await context.grantPermissions(['geolocation', 'accelerometer', 'gyroscope', 'magnetometer']);
  await context.setGeolocation({
    latitude: latitude + north / degree,
    longitude: longitude + east / (degree * Math.cos((latitude * Math.PI) / 180)),
    accuracy,
  });
}

/** Turns the phone, as Android tells it: so many degrees clockwise from true north. */
export async function turnTo(page: Page, heading: number): Promise<void> {
  await page.evaluate((alpha) => {
    const orientation = { alpha, beta: 30, gamma: 0, absolute: true };
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', orientation));
  }, magnetic(-heading));
}

/** As compasses in New York have it, which point 13 degrees too far west. */
function magnetic(counterclockwise: number): number {
  return (counterclockwise - 13 + 720) % 360;
}
