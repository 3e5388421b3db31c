import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import type { TicketRecord } from '../../api/schema';
import { withDatabase } from './database';

export type Ticket = TicketRecord;

export const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };

interface Booking {
  tour?: string;
  /** The booking is for the first date with vacancies that is at least this many days ahead. */
  daysAhead?: number;
  people?: number;
  contact?: object;
}

/** Books for the owner of the request's cookies, or for a new guest. */
export async function bookTicket(
  request: APIRequestContext,
  { tour = 'day.central-park', daysAhead = 3, people = 2, contact = CONTACT }: Booking = {},
): Promise<Ticket> {
  const { cookies } = await request.storageState();
  if (cookies.length === 0) await expect(await request.post('/api/guest')).toBeOK();
  const [list = ''] = tour.split('.');
  const { place } = (await (await request.get(`/api/tours/${tour}`)).json()) as { place: string };
  const query = { list, place, from: addDays(newYorkDate(new Date()), daysAhead) };
  const departures = await request.get('/api/departures', { params: query });
  const candidates = (await departures.json()) as { date: string; status: string }[];
  const date = candidates.find(({ status }) => status === 'AVAILABLE')?.date;
  const data = { date, people, contact, overlapping: true };
  const response = await request.post(`/api/tours/${tour}/bookings`, { data });
  await expect(response).toBeOK();
  return (await response.json()) as Ticket;
}

/** Returns the path of a booking's manage link. */
async function createManageLink(request: APIRequestContext, { id }: Ticket): Promise<string> {
  const response = await request.post(`/api/bookings/${id}/link`);
  return ((await response.json()) as { path: string }).path;
}

/** Books as a guest of a different browser. The returned `request` makes that guest's calls. */
export async function bookInOtherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  booking?: Booking,
): Promise<{ ticket: Ticket; link: string; request: APIRequestContext }> {
  const { request } = await browser.newContext({ baseURL });
  const ticket = await bookTicket(request, booking);
  return { ticket, link: await createManageLink(request, ticket), request };
}

/** Changes an offer from the waitlist so that its hold has ended. */
export async function expireHold({ id, list }: Ticket): Promise<void> {
  await withDatabase(async (database) => {
    const { matchedCount } = await database
      .collection(`${list}_tours`)
      .updateOne(
        { $expr: { $eq: [{ $toString: '$_id' }, id] }, status: 'offered' },
        { $set: { 'turn.offeredUntil': new Date(Date.now() - 1000) } },
      );
    expect(matchedCount).toBe(1);
  });
}

/** Changes a canceled booking so that it is too late to restore it. */
export async function expireUndo({ id, list }: Pick<Ticket, 'id' | 'list'>): Promise<void> {
  await withDatabase(async (database) => {
    const { matchedCount } = await database
      .collection(`${list}_tours`)
      .updateOne(
        { $expr: { $eq: [{ $toString: '$_id' }, id] }, status: 'cancelled' },
        { $set: { restorableUntil: new Date(Date.now() - 1000) } },
      );
    expect(matchedCount).toBe(1);
  });
}

/** Moves a booking to a Monday in the past. */
export async function moveToPast({ id, list, tour }: Ticket): Promise<void> {
  const date = '2026-01-05';
  const departure = `${tour}.${date}.${list === 'day' ? '1000' : '1930'}`;
  await withDatabase(async (database) => {
    const bookings = database.collection(`${list}_tours`);
    const { matchedCount } = await bookings.updateOne(
      { $expr: { $eq: [{ $toString: '$_id' }, id] } },
      { $set: { date, day: 'Monday', departure } },
    );
    expect(matchedCount).toBe(1);
  });
}

/** Opens a booking's page, where the API's response is the given ticket. The stored booking doesn't change. */
export async function showTicket(page: Page, ticket: Ticket): Promise<void> {
  await page.route(`/api/bookings/${ticket.id}`, (route) => route.fulfill({ json: ticket }));
  await page.goto(`/booking/${ticket.id}`);
}
