import { departureId } from 'shared/departure-id';
import type { OutboxRow } from '../src/bookings/outbox.schema';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { useMailServer } from './support/mail-server';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const PLACES = { 'day.central-park': 'Central Park', 'day.brooklyn-bridge': 'Brooklyn Bridge' };
const TOURS = Object.keys(PLACES);

const { server, settings } = useMailServer({ CONFIRM: 'off' });
const app = useApp(settings);
let guide: Visitor;
let email: string;
let count = 0;

beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
  email = `family-${String(++count)}@example.com`;
});

const outbox = () => app.database.collection<OutboxRow>('outbox');
const messages = () => app.database.collection<Message>('messages');
const waitUntilQueued = () =>
  eventually(async () => {
    expect(await outbox().countDocuments()).toBe(0);
  });
/** Makes the queued messages due. Normally, they wait for the visitors' other bookings. */
const sendNow = async () => {
  await waitUntilQueued();
  await messages().updateMany({ status: 'queued' }, { $set: { dueAt: new Date() } });
};
const book = async (tour: string, contactEmail: string) => {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const contact = { name: 'Ada Walker', email: contactEmail };
  const response = await visitor.post(`/api/tours/${tour}/bookings`, {
    date: DATE,
    people: 2,
    contact,
  });
  expect(response.status).toBe(201);
};
const selectDepartures = () =>
  TOURS.map((tour) => ({
    id: departureId({
      list: 'day',
      place: PLACES[tour as keyof typeof PLACES],
      date: DATE,
      start: '10:00',
    }),
    revision: 0,
  }));
const changeDepartures = async (id: string, body: object) => {
  const response = await guide.put(`/api/guide/planning/changes/${id}`, {
    departures: selectDepartures(),
    ...body,
  });
  expect(response.status).toBe(200);
};
/**
 * Books both tours for one visitor, and one of them for a second visitor. Waits for the emails with their tickets, and
 * returns the second visitor's email address.
 */
const bookAll = async () => {
  const otherEmail = `other-${String(count)}@example.com`;
  for (const tour of TOURS) await book(tour, email);
  await book('day.central-park', otherEmail);
  await server.waitForEmails(email, 2);
  await server.waitForEmails(otherEmail, 1);
  server.emails.length = 0;
  return otherEmail;
};

describe('a visitor with two bookings in a bulk change', () => {
  it('gets one email that lists both, with the reason', async () => {
    const otherEmail = await bookAll();
    await changeDepartures('cancel', { state: 'cancelled', reason: 'A blizzard' });
    await sendNow();
    const [mail] = await server.waitForEmails(email);
    expect(mail?.subject).toBe('Canceled: your 2 tours');
    for (const text of [...Object.values(PLACES), 'A blizzard']) expect(mail?.text).toContain(text);
    const [otherMail] = await server.waitForEmails(otherEmail);
    expect(otherMail?.subject).toMatch(/^Canceled: Central Park, /);
    expect(otherMail?.text).not.toContain('Brooklyn Bridge');
    expect(server.emails).toHaveLength(2);
  });

  it('gets one email with the new times and both tickets', async () => {
    await bookAll();
    await changeDepartures('shift', { shiftMinutes: 30 });
    await sendNow();
    const [mail] = await server.waitForEmails(email);
    expect(mail?.subject).toBe('Something has changed: your 2 tours');
    expect(mail?.text?.match(/10:30 AM to/g)?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mail?.text?.match(/\/booking\/[0-9a-f]{24}#/g)).size).toBe(2);
  });

  it('gets a second email after a crash only about events that the first one didn’t cover', async () => {
    await bookAll();
    await changeDepartures('crash', { state: 'cancelled', reason: 'A blizzard' });
    await waitUntilQueued();
    const message = await messages().findOne({
      kind: 'cancelled',
      'bookings.1': { $exists: true },
    });
    await sendNow();
    await server.waitForEmails(email);
    const rows = (message?.bookings ?? []).map(({ row, booking, departure }) => ({
      _id: row,
      kind: 'departure-cancelled' as const,
      list: booking.list,
      booking: booking.id,
      departure,
      revision: 0,
      bulkChange: 'crash',
      at: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    }));
    expect(rows).toHaveLength(2);
    // The crash came before the last batch, so one row is new. Its booking gets the second email.
    const [firstRow, secondRow] = rows;
    await outbox().insertMany([firstRow, { ...secondRow, _id: 'later' }] as never[]);
    await sendNow();
    const [, secondMail] = await server.waitForEmails(email, 2);
    expect(secondMail?.subject).toMatch(/^Canceled: (Central Park|Brooklyn Bridge), /);
  });

  it('has a delivery problem at both bookings if the email is refused', async () => {
    await bookAll();
    server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await changeDepartures('refused', { state: 'cancelled', reason: 'A blizzard' });
    await sendNow();
    await eventually(async () => {
      const { text } = await guide.get(`/api/guide/days/${DATE}`);
      expect(text.match(/"contents":"that you canceled"/g)).toHaveLength(3);
    });
  });
});
