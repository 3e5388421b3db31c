import { Types } from 'mongoose';
import type { User } from '../src/auth/auth.schemas';
import { createMailToken } from '../src/auth/mail-token';
import type { Booking } from '../src/bookings/booking';
import { WaitlistsService } from '../src/bookings/waitlists.service';
import { BookingFactsService } from '../src/mail/booking-facts.service';
import { MailServerService } from '../src/mail/mail-server.service';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  setDeparture,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectProblem } from './support/problems';
import { SECRET } from './support/secret';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
/** A date whose departure has no capacity. */
const UNLIMITED_DATE = dateAhead(14);
const DEPARTURE = departureIdOn(DAY_LIST, DATE);
const TOUR = 'day.empire-state-building';
const ADA = { name: 'Ada Walker', email: 'ada@example.com' };
const LEE = { name: 'Lee Walker', email: 'lee@example.com' };
const PHONE_ONLY_CONTACT = { name: 'Mo', phone: '+12125550100' };
const CAPACITY = 4;
const MINUTE_MS = 60_000;

interface Ticket {
  id: string;
  status: string;
  wait?: { utcHeldUntil?: string; unconfirmed?: true; confirmable?: true };
}

const { server, settings } = useMailServer();

const app = useApp(settings);
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  await guide.put('/api/guide/mail/choice', { bookings: 'each', evening: false });
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
  await setDeparture(app, DAY_LIST, DATE, { capacity: CAPACITY });
});

const ticketOf = (response: ApiResponse): Ticket => JSON.parse(response.text) as Ticket;
const firstErrorCodeOf = ({ body }: ApiResponse) =>
  (body.errors as { code: string }[] | undefined)?.[0]?.code;
const bookings = () => app.database.collection<Booking>('day_tours');
const countPeople = () => countBookedPeople(app, DAY_LIST, DATE);

/** Creates a guest with a separate session. */
async function createGuest(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  return visitor;
}

function book(visitor: Visitor, input: object = {}): Promise<ApiResponse> {
  return visitor.post(`/api/tours/${TOUR}/bookings`, {
    date: DATE,
    people: 2,
    contact: ADA,
    ...input,
  });
}

/** Books as a new guest, and expects the booking to be on hold. */
async function bookOnHold(input: object = {}) {
  const visitor = await createGuest();
  const response = await book(visitor, input);
  expect([response.status, ticketOf(response).status]).toEqual([201, 'ON_HOLD']);
  const { id } = ticketOf(response);
  return { visitor, id, url: `/api/bookings/${id}` };
}

/** Opens the link in the last email to an address, in a new session. */
async function openMailedLink(email = ADA.email, subject = /confirm/i) {
  let secret: string | undefined,
    id = '';
  await eventually(() => {
    const emails = server.emails.filter(
      ({ recipient, subject: subjectLine = '' }) =>
        recipient === email && subject.test(subjectLine),
    );
    [, id = '', secret] =
      /https:\/\/tours\.example\.com\/booking\/([0-9a-f]{24})#([\w-]{22})/.exec(
        emails.at(-1)?.text ?? '',
      ) ?? [];
    expect(secret).toBeDefined();
  });
  const visitor = app.visitor();
  const url = `/api/bookings/${id}`;
  const response = await visitor.post(`${url}/access`, { secret });
  expect(response.status).toBe(200);
  return { visitor, url, ticket: ticketOf(response) };
}

/** Confirms an account's email address, as opening a mailed link would. */
async function confirmAccount(email: string): Promise<void> {
  const user = await app.database.collection<User>('users').findOne({ email });
  if (!user) throw new Error(`No user has the email ${email}.`);
  const token = createMailToken('confirm email', user, new Date(Date.now() + MINUTE_MS), SECRET);
  expect((await app.visitor().put('/api/email-confirmation', { token })).status).toBe(204);
}

/** Signs up, and confirms the email address. */
async function signUpConfirmed(visitor: Visitor): Promise<void> {
  const { email } = await visitor.signUp();
  await confirmAccount(email);
}

async function expireOffer(id: string): Promise<void> {
  const offeredUntil = new Date(Date.now() - 1);
  await bookings().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { 'turn.offeredUntil': offeredUntil } },
  );
  await app.app.get(WaitlistsService).offerVacantSpots(new AbortController().signal);
}

const waitForEmptyOutbox = () =>
  eventually(async () => {
    expect(await app.database.collection('outbox').countDocuments()).toBe(0);
  });
const listMessageKinds = async () =>
  (
    await app.database
      .collection<Message>('messages')
      .find({ booking: { $exists: true } })
      .toArray()
  ).map(({ kind }) => kind);

describe('a guest’s booking at a departure with a capacity', () => {
  it('has its link mailed again if the connection breaks during the first attempt', async () => {
    server.onData = () => 'cut';
    const { visitor, url } = await bookOnHold();
    const messages = app.database.collection<Message>('messages');
    await eventually(async () => {
      expect(await messages.findOne({ kind: 'confirm' })).toMatchObject({ status: 'retrying' });
    });
    server.reset();
    await eventually(async () => {
      await messages.updateOne({ status: 'retrying' }, { $set: { dueAt: new Date() } });
      expect(await messages.findOne({ kind: 'confirm' })).toMatchObject({ status: 'sent' });
    }, 20_000);
    const { visitor: linkVisitor } = await openMailedLink();
    expect((await linkVisitor.post(`${url}/confirm`)).status).toBe(200);
    expect(ticketOf(await visitor.get(url)).status).toBe('CONFIRMED');
  });

  it('is held for 30 minutes, and is confirmed through the mailed link', async () => {
    const { visitor, url, id } = await bookOnHold();
    const { wait } = ticketOf(await visitor.get(url));
    expect(wait).toMatchObject({ unconfirmed: true });
    expect(wait?.confirmable).toBeUndefined();
    const heldMs = Date.parse(wait?.utcHeldUntil ?? '') - Date.now();
    expect(heldMs).toBeGreaterThan(29 * MINUTE_MS);
    expect(heldMs).toBeLessThanOrEqual(30 * MINUTE_MS);
    expect(await countPeople()).toBe(0);
    // Other guests can't book the held spots.
    expectProblem(await book(await createGuest(), { people: 3, contact: LEE }), 409);

    const [mail] = await server.waitForEmails(ADA.email);
    expect(mail?.subject).toMatch(/^Please confirm your booking: Empire State Building/);
    expect(mail?.text).not.toContain(ADA.name);
    const { visitor: linkVisitor, ticket } = await openMailedLink();
    expect(ticket.id).toBe(id);
    expect(ticket.wait).toMatchObject({ unconfirmed: true, confirmable: true });
    for (let attempt = 0; attempt < 2; attempt++) {
      const confirmResponse = await linkVisitor.post(`${url}/confirm`);
      expect([confirmResponse.status, ticketOf(confirmResponse).status]).toEqual([
        200,
        'CONFIRMED',
      ]);
    }
    expect(await countPeople()).toBe(2);
    expect(ticketOf(await visitor.get(url))).toMatchObject({ id, status: 'CONFIRMED' });
    expect((await openMailedLink(ADA.email, /booked/)).ticket.status).toBe('CONFIRMED');
    expect(await listMessageKinds()).toEqual(['confirm', 'booked', 'news']);
  });

  it('can only be confirmed through the mailed link', async () => {
    const { visitor, url, id } = await bookOnHold();
    await waitForEmptyOutbox();
    for (const action of ['accept', 'confirm']) {
      const response = await visitor.post(`${url}/${action}`);
      expectProblem(response, 409);
      expect(response.body.errorMessage).toMatch(/open the link in our email/i);
    }
    // A link that the visitor created doesn't prove access to the inbox.
    const { path } = JSON.parse((await visitor.post(`${url}/link`)).text) as { path: string };
    const friend = app.visitor();
    await friend.post(`${url}/access`, { secret: path.split('#')[1] });
    expectProblem(await friend.post(`${url}/confirm`), 409);
    expectProblem(await visitor.put(url, { date: UNLIMITED_DATE, people: 1 }), 409);
    expectProblem(await visitor.put(`${DAY_LIST.update}/${id}`, bookingInputOn(DATE, 1)), 409);
    expectProblem(await visitor.get(`${url}/calendar`), 404);
    expectProblem(await app.visitor().post(`${url}/confirm`), 401);
    const otherGuest = await createGuest();
    expectProblem(await otherGuest.post(`${url}/confirm`), 404);
    expect(await countPeople()).toBe(0);
  });

  it('frees its spots when its hold expires, and sends no further mail', async () => {
    const { visitor, url, id } = await bookOnHold({ people: CAPACITY });
    const { visitor: linkVisitor } = await openMailedLink();
    await expireOffer(id);
    expect(ticketOf(await visitor.get(url)).status).toBe('EXPIRED');
    const response = await linkVisitor.post(`${url}/confirm`);
    expectProblem(response, 409);
    expect(response.body.errorMessage).toMatch(/book again/);
    const otherUser = app.visitor();
    await signUpConfirmed(otherUser);
    expect((await book(otherUser, { people: CAPACITY, contact: LEE })).status).toBe(201);
    await waitForEmptyOutbox();
    expect((await listMessageKinds()).filter((kind) => kind !== 'news' && kind !== 'full')).toEqual(
      ['confirm', 'booked'],
    );
  });

  it('requires an email address', async () => {
    const visitor = await createGuest();
    for (const response of [
      await book(visitor, { contact: PHONE_ONLY_CONTACT }),
      await visitor.post(DAY_LIST.create, bookingInputOn(DATE, 1)),
    ]) {
      expectProblem(response, 409);
      expect(response.body.errors).toMatchObject([
        { field: 'contact.email', code: 'email-needed' },
      ]);
    }
    expect(
      (await book(visitor, { contact: PHONE_ONLY_CONTACT, date: UNLIMITED_DATE })).status,
    ).toBe(201);
  });

  it('is shown as held on the guest’s list, and can be canceled', async () => {
    const visitor = await createGuest();
    const bookingResponse = await visitor.post(DAY_LIST.create, {
      ...bookingInputOn(DATE, 2),
      contact: ADA,
    });
    expect(bookingResponse.status).toBe(201);
    const [listedBooking] = (await visitor.get(DAY_LIST.all)).list;
    expect(listedBooking).toEqual(bookingResponse.body);
    const { heldUntil } = JSON.parse(bookingResponse.text) as { heldUntil?: string };
    expect(Date.parse(heldUntil ?? '')).toBeGreaterThan(Date.now());
    const { visitor: linkVisitor, url } = await openMailedLink();
    await linkVisitor.post(`${url}/confirm`);
    const [confirmedBooking] = (await visitor.get(DAY_LIST.all)).list;
    expect(confirmedBooking).not.toHaveProperty('heldUntil');

    const secondHold = await bookOnHold({ contact: LEE });
    expect((await secondHold.visitor.delete(secondHold.url)).status).toBe(204);
    expect((await secondHold.visitor.get(DAY_LIST.all)).list).toEqual([]);
  });

  it('can’t be confirmed through a link that was mailed to a wrong address before the correction', async () => {
    const { visitor, url } = await bookOnHold({ contact: { ...ADA, email: 'ada@exmaple.com' } });
    const { visitor: oldEmailVisitor } = await openMailedLink('ada@exmaple.com');
    expect((await visitor.put(`${url}/contact`, ADA)).status).toBe(200);
    expectProblem(await oldEmailVisitor.post(`${url}/confirm`), 409);
    expectProblem(await visitor.put(`${url}/contact`, PHONE_ONLY_CONTACT), 409);
    const { visitor: newEmailVisitor } = await openMailedLink();
    expect(ticketOf(await newEmailVisitor.post(`${url}/confirm`)).status).toBe('CONFIRMED');
  });

  it('is held until it is confirmed, even on the open list', async () => {
    const anonymousCaller = app.visitor();
    const bookingResponse = await anonymousCaller.post(DAY_LIST.create, {
      ...bookingInputOn(DATE, 2),
      contact: ADA,
    });
    expect(bookingResponse.status).toBe(201);
    expect(await countPeople()).toBe(0);
    const { visitor, url } = await openMailedLink();
    expect((await visitor.post(`${url}/confirm`)).status).toBe(200);
    expect(await countPeople()).toBe(2);
    // The next booking on the open list has to be confirmed, too.
    const nextResponse = await anonymousCaller.post(DAY_LIST.create, {
      ...bookingInputOn(DATE, 1),
      contact: ADA,
    });
    expect(nextResponse.body).toHaveProperty('heldUntil');
  });
});

describe('an account', () => {
  it('can’t book a departure with a capacity until its email address is confirmed', async () => {
    const visitor = app.visitor();
    const { email } = await visitor.signUp();
    for (const response of [
      await book(visitor, { contact: PHONE_ONLY_CONTACT }),
      await book(visitor, { people: 2, contact: ADA }),
      await visitor.post(DAY_LIST.create, bookingInputOn(DATE, 2)),
    ]) {
      expectProblem(response, 409);
      expect(response.body.code).toBe('account-unconfirmed');
    }
    const unlimitedBooking = ticketOf(
      await book(visitor, { contact: PHONE_ONLY_CONTACT, date: UNLIMITED_DATE }),
    );
    expect(unlimitedBooking.status).toBe('CONFIRMED');
    expectProblem(
      await visitor.put(`/api/bookings/${unlimitedBooking.id}`, { date: DATE, people: 1 }),
      409,
    );
    await confirmAccount(email);
    const bookingResponse = await visitor.post(DAY_LIST.create, bookingInputOn(DATE, 2));
    expect([bookingResponse.status, await countPeople()]).toEqual([201, 2]);
    const moveResponse = await visitor.put(`/api/bookings/${unlimitedBooking.id}`, {
      date: DATE,
      people: 1,
    });
    expect(moveResponse.status).toBe(200);
  });

  it('has its email address confirmed by the link for a hold that was made before signing up', async () => {
    const { visitor, url } = await bookOnHold();
    await visitor.signUp();
    expect(ticketOf(await visitor.get(url)).wait).toMatchObject({ unconfirmed: true });
    expectProblem(await visitor.post(`${url}/accept`), 409);
    const { visitor: linkVisitor } = await openMailedLink();
    expect(ticketOf(await linkVisitor.post(`${url}/confirm`)).status).toBe('CONFIRMED');
    // The link has confirmed the account's email address, too.
    const nextResponse = await book(visitor, { contact: PHONE_ONLY_CONTACT, overlapping: true });
    expect(ticketOf(nextResponse).status).toBe('CONFIRMED');
  });

  it('gets a working link for a booking that it takes over while the email is being written', async () => {
    const { visitor, id, url } = await bookOnHold();
    const facts = app.app.get(BookingFactsService);
    const bookingWithDeparture = await facts.find({ list: 'day', id: new Types.ObjectId(id) });
    if (!bookingWithDeparture) throw new Error('The booking is missing.');
    await visitor.signUp();
    const booking = { ...bookingWithDeparture.booking, mailedLinks: [] };
    const { ticketUrl } = await facts.load(
      { ...bookingWithDeparture, booking },
      { name: '', language: 'en' },
      {
        createdAt: new Date(),
        until: bookingWithDeparture.departure.startsAt,
      },
    );
    const secret = ticketUrl.split('#')[1];
    expect((await app.visitor().post(`${url}/access`, { secret })).status).toBe(200);
  });
});

describe('an unconfirmed hold', () => {
  it('still counts toward the guest’s limit after it expires or is canceled', async () => {
    const { visitor, id } = await bookOnHold({ people: CAPACITY });
    await expireOffer(id);
    const secondTicket = ticketOf(await book(visitor, { people: CAPACITY }));
    expect((await visitor.delete(`/api/bookings/${secondTicket.id}`)).status).toBe(204);
    const { id: thirdId } = ticketOf(await book(visitor, { people: CAPACITY }));
    await expireOffer(thirdId);
    const response = await book(visitor, { people: CAPACITY });
    expectProblem(response, 409);
    expect(response.body.errors).toMatchObject([{ code: 'guest-limit' }]);
  });

  it('counts toward the limit for guests on the same network', async () => {
    const { db } = app.database;
    let refusalCode: string | undefined;
    for (let count = 0; count < 20 && refusalCode === undefined; count++) {
      const response = await book(await createGuest(), { people: CAPACITY });
      if (response.status === 201) await expireOffer(ticketOf(response).id);
      else refusalCode = firstErrorCodeOf(response);
    }
    expect(refusalCode).toBe('network-limit');
    expect(await db?.collection('day_tours').countDocuments({ status: 'left' })).toBe(15);
  });

  it('still counts toward the network’s limit after the guest signs in, signs up, or deletes the account', async () => {
    const account = await app.visitor().signUp();
    const waysToStopBeingGuest = [
      async (visitor: Visitor) => visitor.post('/api/login', account),
      async (visitor: Visitor) => visitor.signUp(),
      async (visitor: Visitor) => {
        const { password } = await visitor.signUp();
        expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
      },
    ];
    let people = 0;
    let refusalCode: string | undefined;
    for (let count = 0; count < 20 && refusalCode === undefined; count++) {
      const visitor = await createGuest();
      const response = await book(visitor, { people: CAPACITY });
      if (response.status !== 201) {
        refusalCode = firstErrorCodeOf(response);
        continue;
      }
      people += CAPACITY;
      await waysToStopBeingGuest[count % waysToStopBeingGuest.length]?.(visitor);
      // Deleting the account has already ended its hold.
      const isHeld = (await bookings().countDocuments({ status: 'offered' })) > 0;
      if (isHeld) await expireOffer(ticketOf(response).id);
    }
    expect([refusalCode, people]).toEqual(['network-limit', 60]);
    const anonymousHolds = await bookings().find({ owner: 'nobody' }).toArray();
    expect(anonymousHolds).toHaveLength(5);
    for (const each of anonymousHolds) expect(each).not.toHaveProperty('contact');
  });

  it('causes one email per address, to at most three addresses', async () => {
    const { visitor, url } = await bookOnHold();
    const changeEmail = (email: string) => visitor.put(`${url}/contact`, { name: 'Ada', email });
    const spellingsOfSameEmail = ['ADA@example.com', 'ada@example.com'];
    for (const email of [
      ...spellingsOfSameEmail,
      'other@example.com',
      ADA.email,
      'third@example.com',
    ]) {
      expect((await changeEmail(email)).status).toBe(200);
      await waitForEmptyOutbox();
    }
    const confirmationMessages = await app.database
      .collection<Message>('messages')
      .find({ kind: 'confirm' })
      .toArray();
    expect(confirmationMessages).toHaveLength(3);
    const response = await changeEmail('many@example.com');
    expectProblem(response, 409);
    expect(response.body.code).toBe('corrected-too-often');
  });

  it('can be confirmed without the link while mail doesn’t work', async () => {
    const { visitor, url } = await bookOnHold();
    expectProblem(await visitor.post(`${url}/confirm`), 409);
    // The email has to arrive first, because its delivery marks mail as working.
    await openMailedLink();
    const mailServer = app.app.get(MailServerService);
    await mailServer.markAsFailing('Connection refused');
    expect(ticketOf(await visitor.get(url)).wait).toMatchObject({ confirmable: true });
    expect(ticketOf(await visitor.post(`${url}/confirm`)).status).toBe('CONFIRMED');
    await mailServer.markAsWorking();
    // Confirming the booking without the link doesn't confirm the email address.
    const nextResponse = await book(visitor, { people: 1, overlapping: true });
    expect(ticketOf(nextResponse).status).toBe('ON_HOLD');
  });
});

describe('a confirmation', () => {
  it('isn’t required for an email address that the guest has confirmed before', async () => {
    const { visitor } = await bookOnHold();
    const { visitor: linkVisitor, url } = await openMailedLink();
    await linkVisitor.post(`${url}/confirm`);
    const contactInOtherCase = { ...ADA, email: 'Ada@Example.com' };
    const secondResponse = await book(visitor, {
      people: 1,
      contact: contactInOtherCase,
      overlapping: true,
    });
    expect(ticketOf(secondResponse).status).toBe('CONFIRMED');
    // A different guest still has to confirm the same email address.
    expect(ticketOf(await book(await createGuest(), { people: 1 })).status).toBe('ON_HOLD');
  });

  it('isn’t required from an account with a confirmed email address, even for its earlier holds', async () => {
    const { visitor, url } = await bookOnHold();
    await signUpConfirmed(visitor);
    expect(ticketOf(await visitor.get(url)).wait).not.toHaveProperty('unconfirmed');
    expect(ticketOf(await visitor.post(`${url}/accept`)).status).toBe('CONFIRMED');
    expect(
      ticketOf(await book(visitor, { contact: PHONE_ONLY_CONTACT, overlapping: true })).status,
    ).toBe('CONFIRMED');
  });

  it('isn’t required again after signing up', async () => {
    const { visitor } = await bookOnHold();
    const { visitor: linkVisitor, url } = await openMailedLink();
    await linkVisitor.post(`${url}/confirm`);
    await visitor.signUp();
    const secondResponse = await book(visitor, { contact: PHONE_ONLY_CONTACT, overlapping: true });
    expect(ticketOf(secondResponse).status).toBe('CONFIRMED');
  });

  it('isn’t required for a departure without a capacity', async () => {
    const response = await book(await createGuest(), {
      date: UNLIMITED_DATE,
      contact: PHONE_ONLY_CONTACT,
    });
    expect(ticketOf(response).status).toBe('CONFIRMED');
  });

  it('isn’t required while mail doesn’t work', async () => {
    const mailServer = app.app.get(MailServerService);
    await mailServer.markAsFailing('Connection refused');
    const response = await book(await createGuest(), { contact: PHONE_ONLY_CONTACT });
    expect(ticketOf(response).status).toBe('CONFIRMED');
    await mailServer.markAsWorking();
    await bookOnHold();
  });
});

describe('an unconfirmed booking at a departure without a capacity', () => {
  it('can’t move to a departure with a capacity, except through the mailed link', async () => {
    const visitor = await createGuest();
    const { id } = ticketOf(await book(visitor, { date: UNLIMITED_DATE }));
    const url = `/api/bookings/${id}`;
    const response = await visitor.put(url, { date: DATE, people: 2 });
    expectProblem(response, 409);
    expect(response.body.code).toBe('change-by-link');
    expect(await countPeople()).toBe(0);
    const { visitor: linkVisitor } = await openMailedLink(ADA.email, /booked/);
    expect((await linkVisitor.put(url, { date: DATE, people: 2 })).status).toBe(200);
    expect(await countPeople()).toBe(2);
    // Once the booking has moved to the departure, its email address counts as confirmed.
    for (const people of [1, 3]) {
      expect((await visitor.put(url, { date: DATE, people })).status).toBe(200);
    }
  });
});

it('a confirmed booking can be restored after a cancellation, even if its email address has changed', async () => {
  const { visitor, url } = await bookOnHold();
  const { visitor: linkVisitor } = await openMailedLink();
  await linkVisitor.post(`${url}/confirm`);
  expect((await visitor.put(`${url}/contact`, LEE)).status).toBe(200);
  expect((await visitor.delete(url)).status).toBe(204);
  expect(ticketOf(await visitor.post(`${url}/restore`)).status).toBe('CONFIRMED');
});

describe('a waitlist with unconfirmed email addresses', () => {
  let bookedVisitor: Visitor;
  beforeEach(async () => {
    bookedVisitor = app.visitor();
    await signUpConfirmed(bookedVisitor);
    const response = await book(bookedVisitor, { people: CAPACITY, contact: PHONE_ONLY_CONTACT });
    expect(response.status).toBe(201);
  });
  const cancelFullBooking = async () => {
    const [booking] = JSON.parse((await bookedVisitor.get('/api/bookings')).text) as Ticket[];
    expect((await bookedVisitor.delete(`/api/bookings/${booking?.id ?? ''}`)).status).toBe(204);
  };
  const joinWaitlist = async (contact: object = ADA) => {
    const visitor = await createGuest();
    const response = await book(visitor, { contact, waiting: true });
    expect([response.status, ticketOf(response).status]).toEqual([201, 'WAITING']);
    return { visitor, url: `/api/bookings/${ticketOf(response).id}` };
  };
  interface SheetParty {
    name: string;
    unconfirmed?: true;
  }
  const readWaitlist = async () => {
    const sheet = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as {
      departures: { id: string; waiting: SheetParty[] }[];
    };
    return sheet.departures.find(({ id }) => id === DEPARTURE)?.waiting ?? [];
  };

  it('makes no offer to an unconfirmed party, and doesn’t let it block later parties', async () => {
    const firstParty = await joinWaitlist();
    const secondParty = await joinWaitlist(LEE);
    const { visitor: linkVisitor, url, ticket } = await openMailedLink(LEE.email, /waiting list/);
    expect(ticket).toMatchObject({ status: 'WAITING', wait: { confirmable: true } });
    expect((await linkVisitor.post(`${url}/confirm`)).status).toBe(200);
    expect(await readWaitlist()).toMatchObject([
      { name: ADA.name, unconfirmed: true },
      { name: LEE.name },
    ]);
    expect((await readWaitlist())[1]).not.toHaveProperty('unconfirmed');
    await cancelFullBooking();
    expect(ticketOf(await firstParty.visitor.get(firstParty.url)).status).toBe('WAITING');
    const { visitor: secondVisitor, url: secondUrl } = secondParty;
    expect(ticketOf(await secondVisitor.get(secondUrl)).status).toBe('ON_HOLD');
    expect(ticketOf(await secondVisitor.post(`${secondUrl}/accept`)).status).toBe('CONFIRMED');

    const { visitor: adaVisitor, url: adaUrl } = await openMailedLink(ADA.email, /waiting list/);
    await adaVisitor.post(`${adaUrl}/confirm`);
    expect(ticketOf(await firstParty.visitor.get(firstParty.url)).status).toBe('ON_HOLD');
  });

  it('requires an email address to join, and lets the guide confirm a party’s hold', async () => {
    const response = await book(await createGuest(), {
      contact: PHONE_ONLY_CONTACT,
      waiting: true,
    });
    expectProblem(response, 409);
    await cancelFullBooking();
    const { id } = await bookOnHold();
    expect(await readWaitlist()).toMatchObject([{ name: ADA.name, unconfirmed: true }]);
    expect((await guide.post(`/api/guide/waiting/day/${id}/accept`)).status).toBe(204);
    expect(await countPeople()).toBe(2);
  });
});

it('guests can’t sell out a departure with made-up email addresses', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, createGuest));
  const responses = await Promise.all(
    guests.map((guest, index) =>
      book(guest, { people: 1, contact: { name: 'X', email: `x${String(index)}@example.com` } }),
    ),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, 201, 409, 409]);
  expect(await countPeople()).toBe(0);
  await bookings().updateMany(
    { status: 'offered' },
    { $set: { 'turn.offeredUntil': new Date(Date.now() - 1) } },
  );
  const otherUser = app.visitor();
  await signUpConfirmed(otherUser);
  const response = await book(otherUser, { people: CAPACITY });
  expect([response.status, ticketOf(response).status]).toEqual([201, 'CONFIRMED']);
});
