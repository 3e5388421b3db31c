import { Types } from 'mongoose';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { Booking } from '../src/bookings/booking';
import { WaitlistsService } from '../src/bookings/waitlists.service';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, PLACE, setDeparture } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer, type ReceivedMail } from './support/mail-server';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureIdOn(DAY_LIST, DATE);
const ADA = 'ada@example.com';

const { server, settings } = useMailServer({ CONFIRM: 'off' });

const app = useApp(settings);
let guide: Visitor;
let guideEmail: string;
/** The booking that takes all spots. */
let bookingOfAllSpots: { visitor: Visitor; path: string };

beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  const { text } = await guide.get('/api/guide');
  ({ email: guideEmail } = (JSON.parse(text) as { user: { email: string } }).user);
});
beforeEach(async () => {
  await resetBookings(app);
  await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
  server.reset();
  await setDeparture(app, DAY_LIST, DATE, { capacity: 4 });
  bookingOfAllSpots = await book(4, { name: 'Holder', phone: '+12125550100' });
});

async function book(people: number, contact: object, waiting = false) {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const input = { date: DATE, people, contact, waiting };
  const response = await visitor.post('/api/tours/day.empire-state-building/bookings', input);
  expect(response.status).toBe(201);
  const { id } = JSON.parse(response.text) as { id: string };
  return { visitor, id, path: `/api/bookings/${id}` };
}
const joinWaitlist = (contact: object = { name: 'Ada Walker', email: ADA }) =>
  book(3, contact, true);
const freeSpots = async () => {
  expect((await bookingOfAllSpots.visitor.delete(bookingOfAllSpots.path)).status).toBe(204);
};
const bookings = () => app.database.collection<Booking>('day_tours');
/** Finds the emails of one kind. An `offer` email goes to the party, and an `offered` email goes to the guide. */
const findMessages = (kind: Message['kind']) =>
  app.database.collection<Message>('messages').find({ kind }).toArray();
const waitForOutbox = () =>
  eventually(async () => {
    expect(await app.database.collection('outbox').countDocuments()).toBe(0);
  });
const expireOffer = async (id: string) => {
  const offeredUntil = new Date(Date.now() - 1);
  await bookings().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { 'turn.offeredUntil': offeredUntil } },
  );
  await app.app.get(WaitlistsService).offerVacantSpots(new AbortController().signal);
};

/** Opens the ticket's link from an email in a new browser. */
async function openLinkIn(mail: ReceivedMail | undefined) {
  const [, id = '', secret] =
    /https:\/\/tours\.example\.com\/booking\/([0-9a-f]{24})#([\w-]{22})/.exec(mail?.text ?? '') ??
    [];
  const visitor = app.visitor();
  const path = `/api/bookings/${id}`;
  expect((await visitor.post(`${path}/access`, { secret })).status).toBe(200);
  return { visitor, path };
}

describe('a party on the waitlist', () => {
  it('gets a confirmation email whose link lets it leave the waitlist', async () => {
    const { id, visitor: waitingVisitor, path: ticketPath } = await joinWaitlist();
    expect((await waitingVisitor.get(ticketPath)).body).toMatchObject({ wait: { mailed: true } });
    const [mail] = await server.waitForEmails(ADA);
    expect(mail?.subject).toBe(
      `You’re on the waiting list: ${PLACE}, ${formatDayAndDate(DATE)}, 10:00 AM`,
    );
    expect(mail?.attachments).toEqual([]);
    const { visitor, path } = await openLinkIn(mail);
    expect((await visitor.delete(path)).status).toBe(204);
    expect(await bookings().countDocuments({ _id: new Types.ObjectId(id) })).toBe(0);
  });

  it('gets a confirmation email after adding an email address', async () => {
    const { visitor, path } = await joinWaitlist({ name: 'Ada', phone: '+12125550101' });
    expect((await visitor.get(path)).text).not.toContain('mailed');
    await waitForOutbox();
    expect(await findMessages('waiting')).toEqual([]);
    await visitor.put(`${path}/contact`, { name: 'Ada', email: ADA });
    const [mail] = await server.waitForEmails(ADA);
    expect(mail?.subject).toContain('waiting list');
  });

  it('gets no confirmation email if it already has an offer', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await joinWaitlist();
    await eventually(async () => {
      expect(await findMessages('waiting')).toMatchObject([{ status: 'retrying' }]);
    });
    server.reset();
    await freeSpots();
    await app.database
      .collection('messages')
      .updateMany({ kind: 'waiting' }, { $set: { dueAt: new Date() } });
    const [mail] = await server.waitForEmails(ADA);
    expect(mail?.subject).toContain('room for you');
    await eventually(async () => {
      expect(await findMessages('waiting')).toMatchObject([{ status: 'withheld' }]);
    });
  });
});

describe('a party on the waitlist of a changed departure', () => {
  const change = { reason: 'Snow', revision: 0 };

  it('gets an email with the guide’s reason if the departure is canceled', async () => {
    await joinWaitlist();
    await server.waitForEmails(ADA);
    const path = `/api/guide/departures/${DEPARTURE}`;
    expect((await guide.patch(path, { ...change, state: 'cancelled' })).status).toBe(204);
    const [, mail] = await server.waitForEmails(ADA, 2);
    expect(mail?.subject).toBe(
      `It won’t take place: ${PLACE}, ${formatDayAndDate(DATE)}, 10:00 AM`,
    );
    expect(mail?.text).toContain('Snow');
  });

  it('gets an email if the departure is moved', async () => {
    await joinWaitlist();
    await server.waitForEmails(ADA);
    const path = `/api/guide/departures/${DEPARTURE}/date`;
    const move = { ...change, date: dateAhead(24) };
    expect((await guide.put(path, move)).status).toBe(204);
    const [, mail] = await server.waitForEmails(ADA, 2);
    expect(mail?.subject).toContain('It won’t take place');
  });

  it('gets no mail if the departure is canceled and restored', async () => {
    await joinWaitlist();
    await server.waitForEmails(ADA);
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    const path = `/api/guide/departures/${DEPARTURE}`;
    expect((await guide.patch(path, { ...change, state: 'cancelled' })).status).toBe(204);
    await eventually(async () => {
      expect(await findMessages('waiting-over')).toMatchObject([{ status: 'retrying' }]);
    });
    const reopening = { state: 'open', capacity: 4, revision: 1 };
    expect((await guide.patch(path, reopening)).status).toBe(204);
    server.reset();
    await app.database
      .collection('messages')
      .updateMany({ kind: 'waiting-over' }, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect(await findMessages('waiting-over')).toMatchObject([{ status: 'withheld' }]);
    });
  });
});

describe('a party with an offer', () => {
  it('gets an email with the number of spots and the expiry in New York time, and can accept with the mailed link', async () => {
    const { id } = await joinWaitlist();
    await server.waitForEmails(ADA);
    await freeSpots();
    const [, mail] = await server.waitForEmails(ADA, 2);
    expect(mail?.subject).toBe(
      `There’s room for you: ${PLACE}, ${formatDayAndDate(DATE)}, 10:00 AM`,
    );
    const text = mail?.text?.replace(/\s+/g, ' ');
    expect(text).toContain('3 spots have opened up');
    const offeredUntil = (await bookings().findOne({ _id: new Types.ObjectId(id) }))?.turn
      ?.offeredUntil;
    const timeInNewYork = offeredUntil?.toLocaleString('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(text).toMatch(
      new RegExp(`Say yes by [^.]*, ${String(timeInNewYork)}, New York time\\.`),
    );
    const { visitor, path } = await openLinkIn(mail);
    expect((await visitor.post(`${path}/accept`)).status).toBe(200);
    const [, , ticketMail] = await server.waitForEmails(ADA, 3);
    expect(ticketMail?.subject).toContain('You’re booked');
  });

  it('gets no mail about the offer after it has expired', async () => {
    const { id } = await joinWaitlist();
    await server.waitForEmails(ADA);
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await freeSpots();
    await eventually(async () => {
      expect(await findMessages('offer')).toMatchObject([{ status: 'retrying' }]);
    });
    await expireOffer(id);
    server.reset();
    await app.database
      .collection('messages')
      .updateMany({ kind: 'offer' }, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect(await findMessages('offer')).toMatchObject([
        { status: 'withheld', answer: 'The offer has expired.' },
      ]);
    });
  });

  it('gets an email when its spots are no longer held', async () => {
    const { id } = await joinWaitlist();
    await server.waitForEmails(ADA);
    await freeSpots();
    await server.waitForEmails(ADA, 2);
    await expireOffer(id);
    const [, , mail] = await server.waitForEmails(ADA, 3);
    expect(mail?.subject).toContain('No longer held for you');
    expect(mail?.text).toContain('/tours/');
  });

  it('gets the same emails and ticket if the guide added it to the waitlist', async () => {
    const response = await guide.post(`/api/guide/departures/${DEPARTURE}/waiting`, {
      people: 2,
      contact: { name: 'Bo Jensen', email: ADA },
    });
    expect(response.status).toBe(204);
    await server.waitForEmails(ADA);
    await freeSpots();
    const [, mail] = await server.waitForEmails(ADA, 2);
    const { visitor, path } = await openLinkIn(mail);
    expect((await visitor.post(`${path}/accept`)).status).toBe(200);
    const [, , ticketMail] = await server.waitForEmails(ADA, 3);
    const confirmedBooking = await openLinkIn(ticketMail);
    expect((await confirmedBooking.visitor.get(confirmedBooking.path)).text).toContain(
      '"status":"CONFIRMED"',
    );
  });
});

describe('the guide', () => {
  beforeEach(() => guide.put('/api/guide/mail/choice', { bookings: 'each', evening: false }));

  it('gets an email about an offer to a party with an email address', async () => {
    await joinWaitlist();
    await freeSpots();
    await eventually(() => {
      expect(listSubjects()).toContain(
        `Room for Ada Walker, 3 people: ${PLACE}, ${formatDayAndDate(DATE)}, 10:00 AM`,
      );
    });
    expect(findOfferMail()?.text).toContain('There’s nothing to do');
  });

  it('gets the contact details of a party that has an offer but no email address', async () => {
    await joinWaitlist({ name: 'Ada', phone: '+12125550101', whatsApp: true });
    await freeSpots();
    await eventually(() => {
      expect(findOfferMail()?.text?.replace(/\s+/g, ' ')).toContain('Please let them know');
    });
    expect(findOfferMail()?.text).toContain('+12125550101');
    expect(findOfferMail()?.html).toContain('https://wa.me/12125550101');
  });

  it('gets no mail about an offer that the party has already accepted', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    const { visitor, path } = await joinWaitlist();
    await freeSpots();
    await eventually(async () => {
      expect(await findMessages('offered')).toMatchObject([{ status: 'retrying' }]);
    });
    await visitor.post(`${path}/accept`);
    server.reset();
    await app.database
      .collection('messages')
      .updateMany({ kind: 'offered' }, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect(await findMessages('offered')).toMatchObject([{ status: 'withheld' }]);
    });
  });

  const findOfferMail = () =>
    server.emails.find(
      ({ recipient, subject }) => recipient === guideEmail && subject?.startsWith('Room for'),
    );
  const listSubjects = () =>
    server.emails.filter(({ recipient }) => recipient === guideEmail).map(({ subject }) => subject);
});
