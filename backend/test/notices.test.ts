import { addDays } from 'shared/new-york';
import { DaySheetService } from '../src/day-sheet/day-sheet.service';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, setDeparture } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const OTHER_DATE = addDays(DATE, 7);
const DEPARTURE = departureIdOn(DAY_LIST, DATE);
const NOTICE_PATH = `/api/guide/departures/${DEPARTURE}/notice`;
const ADA = { name: 'Ada', email: 'ada@example.com' };
const BO = { name: 'Bo', phone: '+12125550101' };

const { server, settings } = useMailServer({ CONFIRM: 'off' });

const app = useApp(settings);
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
});

async function book(contact: object, date = DATE, waiting = false) {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const input = { date, people: 2, contact, waiting };
  const response = await visitor.post('/api/tours/day.empire-state-building/bookings', input);
  expect(response.status).toBe(201);
  const { id } = JSON.parse(response.text) as { id: string };
  return { visitor, path: `/api/bookings/${id}` };
}
const fetchNotice = async ({ visitor, path }: { visitor: Visitor; path: string }) =>
  (JSON.parse((await visitor.get(path)).text) as { notice?: { text: string } }).notice?.text;
const announce = async (text: string) => {
  expect((await guide.put(NOTICE_PATH, { text })).status).toBe(204);
};
const fetchDeparture = async () => {
  const { departures } = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as {
    departures: {
      id: string;
      notice?: { text: string };
      parties: { name: string; untold?: { kind: string; why: string } }[];
    }[];
  };
  return departures.find(({ id }) => id === DEPARTURE);
};
const fetchMessages = () =>
  app.database.collection<Message>('messages').find({ kind: 'from-guide' }).toArray();

describe('an announcement for a departure', () => {
  it('is on all tickets for the departure, including later ones, but not on other tickets', async () => {
    const earlierTicket = await book(ADA);
    const ticketOnOtherDate = await book(ADA, OTHER_DATE);
    await announce('Bring gloves.');
    const laterTicket = await book(BO);
    expect(await fetchNotice(earlierTicket)).toBe('Bring gloves.');
    expect(await fetchNotice(laterTicket)).toBe('Bring gloves.');
    expect(await fetchNotice(ticketOnOtherDate)).toBeUndefined();
    expect((await fetchDeparture())?.notice).toMatchObject({ text: 'Bring gloves.' });
    const response = await app.visitor().get(`/api/departures?list=day&from=${DATE}&to=${DATE}`);
    expect(response.text).toContain(DEPARTURE);
    expect(response.text).not.toContain('gloves');
  });

  it('isn’t shown to a party on the waitlist', async () => {
    await setDeparture(app, DAY_LIST, DATE, { capacity: 2 });
    await book(ADA);
    const waitingParty = await book(BO, DATE, true);
    await announce('Bring gloves.');
    expect(await fetchNotice(waitingParty)).toBeUndefined();
  });

  it('is mailed to parties with an email address, and parties without one are listed for the guide to notify', async () => {
    await book(ADA);
    await book(BO);
    await book({ ...ADA, email: 'other@example.com' }, OTHER_DATE);
    await server.waitForEmails(ADA.email);
    await server.waitForEmails('other@example.com');
    await announce('Bring gloves.');
    const [, mail] = await server.waitForEmails(ADA.email, 2);
    expect(mail?.subject).toContain('From your guide');
    expect(mail?.text).toContain('Bring gloves.');
    expect((await fetchDeparture())?.parties).toMatchObject([
      { name: 'Ada' },
      { name: 'Bo', untold: { kind: 'from-guide', why: 'no-address' } },
    ]);
    await eventually(async () => {
      expect((await fetchMessages()).map(({ status }) => status).sort()).toEqual([
        'sent',
        'withheld',
      ]);
    });
    expect(server.emails).toHaveLength(3);
  });

  it('is in the ticket email of later bookings', async () => {
    await announce('Bring gloves.');
    await book(ADA);
    const [mail] = await server.waitForEmails(ADA.email);
    expect(mail?.subject).toContain('You’re booked');
    expect(mail?.text).toContain('Bring gloves.');
  });

  it('is mailed again if it changes, but causes no mail if it is deleted', async () => {
    const adasTicket = await book(ADA);
    await server.waitForEmails(ADA.email);
    await announce('Bring gloves.');
    await server.waitForEmails(ADA.email, 2);
    await announce('Bring gloves.');
    await announce('Bring hats.');
    const emails = await server.waitForEmails(ADA.email, 3);
    expect(emails[2]?.text).toContain('Bring hats.');
    expect(await fetchNotice(adasTicket)).toBe('Bring hats.');
    expect((await guide.delete(NOTICE_PATH)).status).toBe(204);
    expect(await fetchNotice(adasTicket)).toBeUndefined();
    expect((await fetchDeparture())?.notice).toBeUndefined();
    expect(await fetchMessages()).toHaveLength(2);
  });

  it('isn’t mailed anymore after it was changed or deleted', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await book(ADA);
    const waitForRetryingMessages = (count: number) =>
      eventually(async () => {
        const messages = await fetchMessages();
        expect(messages.map(({ status }) => status)).toEqual(Array(count).fill('retrying'));
      });
    await announce('Bring gloves.');
    await waitForRetryingMessages(1);
    await announce('Bring hats.');
    await waitForRetryingMessages(2);
    await guide.delete(NOTICE_PATH);
    server.reset();
    await app.database.collection('messages').updateMany({}, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect((await fetchMessages()).map(({ status, answer }) => [status, answer])).toEqual([
        ['withheld', 'The guide has deleted the announcement.'],
        ['withheld', 'The guide has deleted the announcement.'],
      ]);
    });
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await app.database.collection('messages').deleteMany({});
    await announce('Bring scarves.');
    await waitForRetryingMessages(1);
    await announce('Bring boots.');
    await waitForRetryingMessages(2);
    server.reset();
    await app.database.collection('messages').updateMany({}, { $set: { dueAt: new Date() } });
    const emails = await server.waitForEmails(ADA.email, 1);
    expect(emails[0]?.text).toContain('Bring boots.');
    await eventually(async () => {
      expect((await fetchMessages()).map(({ status }) => status).sort()).toEqual([
        'sent',
        'withheld',
      ]);
    });
  });

  it('is shown as plain text with line breaks, even if it contains markup or mail headers', async () => {
    const text = 'Bring:\n<b>gloves</b> & a hat\nBcc: evil@example.com\nSubject: x';
    const adasTicket = await book(ADA);
    await server.waitForEmails(ADA.email);
    await announce(`  ${text}\n`);
    expect(await fetchNotice(adasTicket)).toBe(text);
    const [, mail] = await server.waitForEmails(ADA.email, 2);
    expect(mail?.subject).toContain('From your guide');
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).not.toContain('Subject');
    expect(mail?.html).toContain('&lt;b&gt;gloves&lt;/b&gt; &amp; a hat');
    expect(mail?.html).not.toContain('<b>gloves');
    expect(mail?.text).toContain('<b>gloves</b> & a hat');
    expect(server.emails.map(({ recipient }) => recipient)).toEqual([ADA.email, ADA.email]);
  });

  it('has a maximum length, and can’t be blank', async () => {
    await announce('x'.repeat(1000));
    for (const text of ['x'.repeat(1001), '', ' \n ', 'a\u0000b', 'a\r\nb', undefined, 7]) {
      expectFieldErrors(await guide.put(NOTICE_PATH, { text }), 400, ['text']);
    }
  });

  it('can be written only by the guide, and only for an existing departure', async () => {
    for (const id of ['day.central-park.2030-01-06.1000', 'nowhere', `${DEPARTURE}7`]) {
      const path = `/api/guide/departures/${id}/notice`;
      expectProblem(await guide.put(path, { text: 'Hello' }), 404);
      expectProblem(await guide.delete(path), 404);
    }
    const { visitor } = await book(ADA);
    expectProblem(await visitor.put(NOTICE_PATH, { text: 'Hello' }), 404);
    expectProblem(await visitor.delete(NOTICE_PATH), 404);
    expectProblem(await app.visitor().put(NOTICE_PATH, { text: 'Hello' }), 404);
    expect((await fetchDeparture())?.notice).toBeUndefined();
  });

  it('changes the day sheet’s fingerprint, so that other devices load the sheet again', async () => {
    const readFingerprint = () => app.app.get(DaySheetService).computeFingerprint(DATE);
    const oldFingerprint = await readFingerprint();
    await announce('Bring gloves.');
    expect(await readFingerprint()).not.toBe(oldFingerprint);
  });

  it('can be written after the tour, and is mailed then', async () => {
    await book(ADA);
    await server.waitForEmails(ADA.email);
    const yesterday = addDays(DATE, -12);
    const id = departureIdOn(DAY_LIST, yesterday);
    const pastDeparture = { departure: id, date: yesterday };
    await app.database.collection('day_tours').updateMany({}, { $set: pastDeparture });
    await setDeparture(app, DAY_LIST, yesterday, { isPromised: true });
    const path = `/api/guide/departures/${id}/notice`;
    expect((await guide.put(path, { text: 'Thank you!' })).status).toBe(204);
    const [, mail] = await server.waitForEmails(ADA.email, 2);
    expect(mail?.text).toContain('Thank you!');
    expect(mail?.text).not.toContain('See you');
  });
});
