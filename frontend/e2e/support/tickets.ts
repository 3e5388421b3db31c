import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import type { TicketRecord } from '../../api/schema';
import { withDatabase } from './database';

export type Ticket = TicketRecord;

export const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };

interface Booking {
  tour?: string;
  /** The first date with room from so many days ahead on. */
  ahead?: number;
  people?: number;
  contact?: object;
}

/** Books for whoever the request's cookies belong to; makes a guest where there are none. */
export async function bookTicket(
  request: APIRequestContext,
  { tour = 'day.central-park', ahead = 3, people = 2, contact = CONTACT }: Booking = {},
): Promise<Ticket> {
  const { cookies } = await request.storageState();
  if (cookies.length === 0) await expect(await request.post('/api/guest')).toBeOK();
  const [list = ''] = tour.split('.');
  const { place } = (await (await request.get(`/api/tours/${tour}`)).json()) as { place: string };
  const query = { list, place, from: addDays(newYorkDate(new Date()), ahead) };
  const departures = await request.get('/api/departures', { params: query });
  const all = (await departures.json()) as { date: string; status: string }[];
  const date = all.find(({ status }) => status === 'AVAILABLE')?.date;
  const data = { date, people, contact, overlapping: true };
  const answer = await request.post(`/api/tours/${tour}/bookings`, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as Ticket;
}

/** A booking's manage link: its address on the site. */
async function linkOf(request: APIRequestContext, { id }: Ticket): Promise<string> {
  const answer = await request.post(`/api/bookings/${id}/link`);
  return ((await answer.json()) as { path: string }).path;
}

/** Has the booking of somebody whom the page's browser doesn't know; their own calls are made by what it gives. */
export async function bookElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  booking?: Booking,
): Promise<{ ticket: Ticket; link: string; request: APIRequestContext }> {
  const { request } = await browser.newContext({ baseURL });
  const ticket = await bookTicket(request, booking);
  return { ticket, link: await linkOf(request, ticket), request };
}

/** Has the time be over for which spots are held. */
export async function endHold({ id, list }: Ticket): Promise<void> {
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

/** Ends the time in which a canceled booking can be restored. */
export async function endUndo({ id, list }: Pick<Ticket, 'id' | 'list'>): Promise<void> {
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

/** Has the tour of a booking be over, as on a Monday long ago. */
export async function makePast({ id, list, tour }: Ticket): Promise<void> {
  const date = '2026-01-05';
  const departure = `${tour}.${date}.${list === 'day' ? '1000' : '1930'}`;
  await withDatabase(async (database) => {
    const bookings = database.collection(`${list}_tours`);
    const found = await bookings.updateOne(
      { $expr: { $eq: [{ $toString: '$_id' }, id] } },
      { $set: { date, day: 'Monday', departure } },
    );
    expect(found.matchedCount).toBe(1);
  });
}

/** Has a booking's page show another state of it, without anybody else being concerned. */
export async function showTicket(page: Page, ticket: Ticket): Promise<void> {
  await page.route(`/api/bookings/${ticket.id}`, (route) => route.fulfill({ json: ticket }));
  await page.goto(`/booking/${ticket.id}`);
}
