import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { withDatabase } from './database';
import { bookTicket, type Ticket } from './tickets';

/** A tour that other tests rarely book. */
const TOUR = 'day.walk-through-les';
let startsUsed = 0;

/**
 * Books a departure that starts in a number of minutes, and that no other test uses.
 *
 * @param worker the index of the worker process that runs the test
 */
export async function bookStartingSoon(
  request: APIRequestContext,
  minutes: number,
  worker: number,
): Promise<Ticket> {
  const ticket = await bookTicket(request, { tour: TOUR });
  const startsAt = new Date(Date.now() + minutes * 60_000);
  const date = newYorkDate(startsAt);
  // The departure's id contains its scheduled start, which is at night, when there are no tours. `startTime` is its
  // actual start.
  const start = `0${String(worker % 6)}:${String(10 + (startsUsed++ % 50))}`;
  const departure = `${TOUR}.${date}.${start.replace(':', '')}`;
  await withDatabase(async (database) => {
    const { place, meetingPoint } = ticket.departure;
    await database.collection('departures').deleteMany({ _id: departure });
    await database.collection('day_tours').deleteMany({ departure });
    await database.collection('departures').updateOne(
      { _id: departure },
      {
        $set: {
          tour: TOUR,
          list: 'day',
          place,
          date,
          start,
          startTime: newYorkTime(startsAt),
          meetingPoint,
          lengthMinutes: 120,
          cutoffMinutes: 0,
          changeCutoffMinutes: 0,
          isPromised: true,
          revision: 0,
          version: 1,
        },
      },
      { upsert: true },
    );
    const filter = { $expr: { $eq: [{ $toString: '$_id' }, ticket.id] } };
    const { matchedCount } = await database.collection('day_tours').updateOne(filter, {
      $set: { date, departure },
    });
    expect(matchedCount).toBe(1);
  });
  const response = await request.get(`/api/bookings/${ticket.id}`);
  return (await response.json()) as Ticket;
}

/** Sets the phone's position, in meters north and east of the ticket's meeting point. */
export async function setPhonePosition(
  context: BrowserContext,
  request: APIRequestContext,
  { tour }: Ticket,
  { north = 0, east = 0, accuracy = 10 },
): Promise<void> {
  const response = await request.get(`/api/tours/${tour}`);
  const { locations } = (await response.json()) as {
    locations: { place: { latitude: number; longitude: number } }[];
  };
  const { latitude = 0, longitude = 0 } = locations[0]?.place ?? {};
  const metersPerDegree = 111_195;
  // Granting any permission revokes the permission for the compass, which is granted by default.
  await context.grantPermissions(['geolocation', 'accelerometer', 'gyroscope', 'magnetometer']);
  await context.setGeolocation({
    latitude: latitude + north / metersPerDegree,
    longitude: longitude + east / (metersPerDegree * Math.cos((latitude * Math.PI) / 180)),
    accuracy,
  });
}

/** Turns the phone to a heading, in degrees clockwise from true north, as Android reports it. */
export async function turnPhone(page: Page, heading: number): Promise<void> {
  await page.evaluate((alpha) => {
    const orientation = { alpha, beta: 30, gamma: 0, absolute: true };
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', orientation));
  }, toMagnetic(-heading));
}

/** Converts an angle from true to magnetic north, because compasses in New York point 13 degrees too far west. */
function toMagnetic(counterclockwise: number): number {
  return (counterclockwise - 13 + 720) % 360;
}
