import { Types } from 'mongoose';
import type { User } from '../src/auth/auth.schemas';
import { mailToken } from '../src/auth/mail-token';
import type { Booking } from '../src/bookings/booking';
import { WaitlistsService } from '../src/bookings/waitlists.service';
import { MailServerService } from '../src/mail/mail-server.service';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureOn, setDeparture, takenOn, tourOn } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectProblem } from './support/problems';
import { SECRET } from './support/secret';
import type { Answer, Visitor } from './support/visitor';

const DATE = dateAhead(10);
/** A date without a capacity. */
const OPEN_DATE = dateAhead(14);
const DEPARTURE = departureOn(DAY_LIST, DATE);
const TOUR = 'day.empire-state-building';
const ADA = { name: 'Ada Walker', email: 'ada@example.com' };
const LEE = { name: 'Lee Walker', email: 'lee@example.com' };
const PHONE = { name: 'Mo', phone: '+12125550100' };
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

const ticketOf = (answer: Answer): Ticket => JSON.parse(answer.text) as Ticket;
const bookings = () => app.database.collection<Booking>('day_tours');
const taken = () => takenOn(app, DAY_LIST, DATE);

/** A guest in a browser of their own. */
async function newGuest(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  return visitor;
}

function call(by: Visitor, input: object = {}): Promise<Answer> {
  return by.post(`/api/tours/${TOUR}/bookings`, { date: DATE, people: 2, contact: ADA, ...input });
}

/** A guest whose booking is held. */
async function hold(input: object = {}) {
  const visitor = await newGuest();
  const answer = await call(visitor, input);
  expect([answer.status, ticketOf(answer).status]).toEqual([201, 'ON_HOLD']);
  const { id } = ticketOf(answer);
  return { visitor, id, at: `/api/bookings/${id}` };
}

/** Opens the link in the last mail to an address, in another browser. */
async function openByMail(address = ADA.email, subject = /confirm/i) {
  let secret: string | undefined,
    id = '';
  await eventually(() => {
    const mails = server.mails.filter(
      ({ recipient, subject: of = '' }) => recipient === address && subject.test(of),
    );
    [, id = '', secret] =
      /https:\/\/tours\.example\.com\/booking\/([0-9a-f]{24})#([\w-]{22})/.exec(
        mails.at(-1)?.text ?? '',
      ) ?? [];
    expect(secret).toBeDefined();
  });
  const visitor = app.visitor();
  const at = `/api/bookings/${id}`;
  const opened = await visitor.post(`${at}/access`, { secret });
  expect(opened.status).toBe(200);
  return { visitor, at, opened: ticketOf(opened) };
}

/** Confirms the address of an account, like the link in a mail. */
async function confirmAccount(email: string): Promise<void> {
  const user = await app.database.collection<User>('users').findOne({ email });
  if (!user) throw new Error('There is no such user.');
  const token = mailToken('confirm email', user, new Date(Date.now() + MINUTE_MS), SECRET);
  expect((await app.visitor().put('/api/email-confirmation', { token })).status).toBe(204);
}

/** Creates an account whose address is confirmed. */
async function signUp(visitor: Visitor): Promise<void> {
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

const untilOutboxIsEmpty = () =>
  eventually(async () => {
    expect(await app.database.collection('outbox').countDocuments()).toBe(0);
  });
const messageKinds = async () =>
  (
    await app.database
      .collection<Message>('messages')
      .find({ booking: { $exists: true } })
      .toArray()
  ).map(({ kind }) => kind);

describe('a guest’s booking of a departure with a limit', () => {
  it('is mailed its link again if the connection broke during the first mail', async () => {
    server.toData = () => 'cut';
    const { visitor, at } = await hold();
    const messages = app.database.collection<Message>('messages');
    await eventually(async () => {
      expect(await messages.findOne({ kind: 'confirm' })).toMatchObject({ status: 'retrying' });
    });
    server.reset();
    await eventually(async () => {
      await messages.updateOne({ status: 'retrying' }, { $set: { dueAt: new Date() } });
      expect(await messages.findOne({ kind: 'confirm' })).toMatchObject({ status: 'sent' });
    }, 20_000);
    const { visitor: confirming } = await openByMail();
    expect((await confirming.post(`${at}/confirm`)).status).toBe(200);
    expect(ticketOf(await visitor.get(at)).status).toBe('CONFIRMED');
  });

  it('is held for half an hour, and booked with the link in a mail', async () => {
    const { visitor, at, id } = await hold();
    const { wait } = ticketOf(await visitor.get(at));
    expect(wait).toMatchObject({ unconfirmed: true });
    expect(wait?.confirmable).toBeUndefined();
    const heldMs = Date.parse(wait?.utcHeldUntil ?? '') - Date.now();
    expect(heldMs).toBeGreaterThan(29 * MINUTE_MS);
    expect(heldMs).toBeLessThanOrEqual(30 * MINUTE_MS);
    expect(await taken()).toBe(0);
    // The spots stay reserved until then.
    expectProblem(await call(await newGuest(), { people: 3, contact: LEE }), 409);

    const mail = (await server.to(ADA.email))[0];
    expect(mail?.subject).toMatch(/^Please confirm your booking: Empire State Building/);
    expect(mail?.text).not.toContain(ADA.name);
    const { visitor: elsewhere, opened } = await openByMail();
    expect(opened.id).toBe(id);
    expect(opened.wait).toMatchObject({ unconfirmed: true, confirmable: true });
    for (let times = 0; times < 2; times++) {
      const confirmed = await elsewhere.post(`${at}/confirm`);
      expect([confirmed.status, ticketOf(confirmed).status]).toEqual([200, 'CONFIRMED']);
    }
    expect(await taken()).toBe(2);
    expect(ticketOf(await visitor.get(at))).toMatchObject({ id, status: 'CONFIRMED' });
    expect((await openByMail(ADA.email, /booked/)).opened.status).toBe('CONFIRMED');
    expect(await messageKinds()).toEqual(['confirm', 'booked', 'news']);
  });

  it('is confirmed by nothing but the link in a mail', async () => {
    const { visitor, at, id } = await hold();
    await untilOutboxIsEmpty();
    for (const way of ['accept', 'confirm']) {
      const answer = await visitor.post(`${at}/${way}`);
      expectProblem(answer, 409);
      expect(answer.body.errorMessage).toMatch(/open the link in our email/i);
    }
    // A link that the visitor made doesn't prove that they read mail there.
    const { path } = JSON.parse((await visitor.post(`${at}/link`)).text) as { path: string };
    const friend = app.visitor();
    await friend.post(`${at}/access`, { secret: path.split('#')[1] });
    expectProblem(await friend.post(`${at}/confirm`), 409);
    expectProblem(await visitor.put(at, { date: OPEN_DATE, people: 1 }), 409);
    expectProblem(await visitor.put(`${DAY_LIST.update}/${id}`, tourOn(DATE, 1)), 409);
    expectProblem(await visitor.get(`${at}/calendar`), 404);
    expectProblem(await app.visitor().post(`${at}/confirm`), 401);
    expectProblem(await (await newGuest()).post(`${at}/confirm`), 404);
    expect(await taken()).toBe(0);
  });

  it('frees its spots if it isn’t confirmed in time, without another mail', async () => {
    const { visitor, at, id } = await hold({ people: CAPACITY });
    const { visitor: late } = await openByMail();
    await expireOffer(id);
    expect(ticketOf(await visitor.get(at)).status).toBe('EXPIRED');
    const answer = await late.post(`${at}/confirm`);
    expectProblem(answer, 409);
    expect(answer.body.errorMessage).toMatch(/book again/);
    const other = app.visitor();
    await signUp(other);
    expect((await call(other, { people: CAPACITY, contact: LEE })).status).toBe(201);
    await untilOutboxIsEmpty();
    expect((await messageKinds()).filter((kind) => kind !== 'news' && kind !== 'full')).toEqual([
      'confirm',
      'booked',
    ]);
  });

  it('needs an email', async () => {
    const visitor = await newGuest();
    for (const answer of [
      await call(visitor, { contact: PHONE }),
      await visitor.post(DAY_LIST.create, tourOn(DATE, 1)),
    ]) {
      expectProblem(answer, 409);
      expect(answer.body.errors).toMatchObject([{ field: 'contact.email', code: 'email-needed' }]);
    }
    expect((await call(visitor, { contact: PHONE, date: OPEN_DATE })).status).toBe(201);
  });

  it('is on its list as held, and can be canceled', async () => {
    const visitor = await newGuest();
    const added = await visitor.post(DAY_LIST.create, { ...tourOn(DATE, 2), contact: ADA });
    expect(added.status).toBe(201);
    const [listed] = (await visitor.get(DAY_LIST.all)).list;
    expect(listed).toEqual(added.body);
    const { heldUntil } = JSON.parse(added.text) as { heldUntil?: string };
    expect(Date.parse(heldUntil ?? '')).toBeGreaterThan(Date.now());
    const { visitor: byMail, at } = await openByMail();
    await byMail.post(`${at}/confirm`);
    const [booked] = (await visitor.get(DAY_LIST.all)).list;
    expect(booked).not.toHaveProperty('heldUntil');

    const again = await hold({ contact: LEE });
    expect((await again.visitor.delete(again.at)).status).toBe(204);
    expect((await again.visitor.get(DAY_LIST.all)).list).toEqual([]);
  });

  it('is confirmed at the address that it has when the link is opened', async () => {
    const { visitor, at } = await hold({ contact: { ...ADA, email: 'ada@exmaple.com' } });
    const { visitor: wrong } = await openByMail('ada@exmaple.com');
    expect((await visitor.put(`${at}/contact`, ADA)).status).toBe(200);
    expectProblem(await wrong.post(`${at}/confirm`), 409);
    expectProblem(await visitor.put(`${at}/contact`, PHONE), 409);
    const { visitor: right } = await openByMail();
    expect(ticketOf(await right.post(`${at}/confirm`)).status).toBe('CONFIRMED');
  });

  it('is held on the open list, too', async () => {
    const anybody = app.visitor();
    const added = await anybody.post(DAY_LIST.create, { ...tourOn(DATE, 2), contact: ADA });
    expect(added.status).toBe(201);
    expect(await taken()).toBe(0);
    const { visitor, at } = await openByMail();
    expect((await visitor.post(`${at}/confirm`)).status).toBe(200);
    expect(await taken()).toBe(2);
    // Another booking of the open list has to be confirmed, too.
    const next = await anybody.post(DAY_LIST.create, { ...tourOn(DATE, 1), contact: ADA });
    expect(next.body).toHaveProperty('heldUntil');
  });
});

describe('an account', () => {
  it('confirms its address before it books a departure with a limit, or joins its waitlist', async () => {
    const visitor = app.visitor();
    const { email } = await visitor.signUp();
    for (const answer of [
      await call(visitor, { contact: PHONE }),
      await call(visitor, { people: 2, contact: ADA }),
      await visitor.post(DAY_LIST.create, tourOn(DATE, 2)),
    ]) {
      expectProblem(answer, 409);
      expect(answer.body.code).toBe('account-unconfirmed');
    }
    const open = ticketOf(await call(visitor, { contact: PHONE, date: OPEN_DATE }));
    expect(open.status).toBe('CONFIRMED');
    expectProblem(await visitor.put(`/api/bookings/${open.id}`, { date: DATE, people: 1 }), 409);
    await confirmAccount(email);
    const added = await visitor.post(DAY_LIST.create, tourOn(DATE, 2));
    expect([added.status, await taken()]).toEqual([201, 2]);
    const moved = await visitor.put(`/api/bookings/${open.id}`, { date: DATE, people: 1 });
    expect(moved.status).toBe(200);
  });

  it('confirms its earlier holds as a guest with the link in the same mail', async () => {
    const { visitor, at } = await hold();
    await visitor.signUp();
    expect(ticketOf(await visitor.get(at)).wait).toMatchObject({ unconfirmed: true });
    expectProblem(await visitor.post(`${at}/accept`), 409);
    const { visitor: byMail } = await openByMail();
    expect(ticketOf(await byMail.post(`${at}/confirm`)).status).toBe('CONFIRMED');
    // From now on, the address is confirmed.
    const next = await call(visitor, { contact: PHONE, overlapping: true });
    expect(ticketOf(next).status).toBe('CONFIRMED');
  });
});

describe('an unconfirmed hold', () => {
  it('still counts after it ended, so that nobody holds a departure again and again', async () => {
    const { visitor, id } = await hold({ people: CAPACITY });
    await expireOffer(id);
    const again = ticketOf(await call(visitor, { people: CAPACITY }));
    expect((await visitor.delete(`/api/bookings/${again.id}`)).status).toBe(204);
    const { id: third } = ticketOf(await call(visitor, { people: CAPACITY }));
    await expireOffer(third);
    const answer = await call(visitor, { people: CAPACITY });
    expectProblem(answer, 409);
    expect(answer.body.errors).toMatchObject([{ code: 'guest-limit' }]);
  });

  it('counts for all guests of a network', async () => {
    const { db } = app.database;
    let code: unknown;
    for (let count = 0; count < 20 && code === undefined; count++) {
      const answer = await call(await newGuest(), { people: CAPACITY });
      if (answer.status === 201) await expireOffer(ticketOf(answer).id);
      else code = (answer.body.errors as { code: string }[] | undefined)?.[0]?.code;
    }
    expect(code).toBe('network-limit');
    expect(await db?.collection('day_tours').countDocuments({ status: 'left' })).toBe(15);
  });

  it('counts for the network after signing in, signing up, and deleting the account', async () => {
    const account = await app.visitor().signUp();
    const holdAndLeave = [
      async (visitor: Visitor) => visitor.post('/api/login', account),
      async (visitor: Visitor) => visitor.signUp(),
      async (visitor: Visitor) => {
        const { password } = await visitor.signUp();
        expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
      },
    ];
    let people = 0;
    let code: unknown;
    for (let count = 0; count < 20 && code === undefined; count++) {
      const visitor = await newGuest();
      const answer = await call(visitor, { people: CAPACITY });
      if (answer.status !== 201) {
        code = (answer.body.errors as { code: string }[] | undefined)?.[0]?.code;
        continue;
      }
      people += CAPACITY;
      await holdAndLeave[count % holdAndLeave.length]?.(visitor);
      // Deleting an account has ended its hold.
      const isHeld = (await bookings().countDocuments({ status: 'offered' })) > 0;
      if (isHeld) await expireOffer(ticketOf(answer).id);
    }
    expect([code, people]).toEqual(['network-limit', 60]);
    const kept = await bookings().find({ owner: 'nobody' }).toArray();
    expect(kept).toHaveLength(5);
    for (const hold of kept) expect(hold).not.toHaveProperty('contact');
  });

  it('is mailed to an address once, and can’t be mailed to many', async () => {
    const { visitor, at } = await hold();
    const correct = (email: string) => visitor.put(`${at}/contact`, { name: 'Ada', email });
    const same = ['ADA@example.com', 'ada@example.com'];
    for (const email of [...same, 'other@example.com', ADA.email, 'third@example.com']) {
      expect((await correct(email)).status).toBe(200);
      await untilOutboxIsEmpty();
    }
    const sent = await app.database
      .collection<Message>('messages')
      .find({ kind: 'confirm' })
      .toArray();
    expect(sent).toHaveLength(3);
    const answer = await correct('many@example.com');
    expectProblem(answer, 409);
    expect(answer.body.code).toBe('corrected-too-often');
  });

  it('can be confirmed by its visitor when mail stops working', async () => {
    const { visitor, at } = await hold();
    expectProblem(await visitor.post(`${at}/confirm`), 409);
    const mailServer = app.app.get(MailServerService);
    await mailServer.noteFailing('Away');
    expect(ticketOf(await visitor.get(at)).wait).toMatchObject({ confirmable: true });
    expect(ticketOf(await visitor.post(`${at}/confirm`)).status).toBe('CONFIRMED');
    await mailServer.noteWorking();
    // That didn't confirm the address.
    const next = await call(visitor, { people: 1, overlapping: true });
    expect(ticketOf(next).status).toBe('ON_HOLD');
  });
});

describe('no confirmation', () => {
  it('is needed for an address that was confirmed before', async () => {
    const { visitor } = await hold();
    const { visitor: byMail, at } = await openByMail();
    await byMail.post(`${at}/confirm`);
    const typed = { ...ADA, email: 'Ada@Example.com' };
    const again = await call(visitor, { people: 1, contact: typed, overlapping: true });
    expect(ticketOf(again).status).toBe('CONFIRMED');
    // A different guest may have typed the address.
    expect(ticketOf(await call(await newGuest(), { people: 1 })).status).toBe('ON_HOLD');
  });

  it('is needed from an account with a confirmed address, which can accept its earlier holds', async () => {
    const { visitor, at } = await hold();
    await signUp(visitor);
    expect(ticketOf(await visitor.get(at)).wait).not.toHaveProperty('unconfirmed');
    expect(ticketOf(await visitor.post(`${at}/accept`)).status).toBe('CONFIRMED');
    expect(ticketOf(await call(visitor, { contact: PHONE, overlapping: true })).status).toBe(
      'CONFIRMED',
    );
  });

  it('is needed again after signing up', async () => {
    const { visitor } = await hold();
    const { visitor: byMail, at } = await openByMail();
    await byMail.post(`${at}/confirm`);
    await visitor.signUp();
    const again = await call(visitor, { contact: PHONE, overlapping: true });
    expect(ticketOf(again).status).toBe('CONFIRMED');
  });

  it('is needed for a departure without a limit', async () => {
    const answer = await call(await newGuest(), { date: OPEN_DATE, contact: PHONE });
    expect(ticketOf(answer).status).toBe('CONFIRMED');
  });

  it('is needed while mail doesn’t work', async () => {
    const mailServer = app.app.get(MailServerService);
    await mailServer.noteFailing('Away');
    const answer = await call(await newGuest(), { contact: PHONE });
    expect(ticketOf(answer).status).toBe('CONFIRMED');
    await mailServer.noteWorking();
    await hold();
  });
});

describe('an unconfirmed booking of a departure without a limit', () => {
  it('can’t move to a departure with a limit, unless its visitor opened the link in a mail', async () => {
    const visitor = await newGuest();
    const { id } = ticketOf(await call(visitor, { date: OPEN_DATE }));
    const at = `/api/bookings/${id}`;
    const answer = await visitor.put(at, { date: DATE, people: 2 });
    expectProblem(answer, 409);
    expect(answer.body.code).toBe('change-by-link');
    expect(await taken()).toBe(0);
    const { visitor: byMail } = await openByMail(ADA.email, /booked/);
    expect((await byMail.put(at, { date: DATE, people: 2 })).status).toBe(200);
    expect(await taken()).toBe(2);
    // After one booking there, the address counts as confirmed.
    for (const people of [1, 3]) {
      expect((await visitor.put(at, { date: DATE, people })).status).toBe(200);
    }
  });
});

it('restores a canceled booking even if its address has changed', async () => {
  const { visitor, at } = await hold();
  const { visitor: byMail } = await openByMail();
  await byMail.post(`${at}/confirm`);
  expect((await visitor.put(`${at}/contact`, LEE)).status).toBe(200);
  expect((await visitor.delete(at)).status).toBe(204);
  expect(ticketOf(await visitor.post(`${at}/restore`)).status).toBe('CONFIRMED');
});

describe('on the waitlist', () => {
  let holder: Visitor;
  beforeEach(async () => {
    holder = app.visitor();
    await signUp(holder);
    const answer = await call(holder, { people: CAPACITY, contact: PHONE });
    expect(answer.status).toBe(201);
  });
  const cancelHolder = async () => {
    const [own] = JSON.parse((await holder.get('/api/bookings')).text) as Ticket[];
    expect((await holder.delete(`/api/bookings/${own?.id ?? ''}`)).status).toBe(204);
  };
  const join = async (contact: object = ADA) => {
    const visitor = await newGuest();
    const answer = await call(visitor, { contact, waiting: true });
    expect([answer.status, ticketOf(answer).status]).toEqual([201, 'WAITING']);
    return { visitor, at: `/api/bookings/${ticketOf(answer).id}` };
  };
  interface SheetParty {
    name: string;
    unconfirmed?: true;
  }
  const waitlistOnSheet = async () => {
    const sheet = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as {
      departures: { id: string; waiting: SheetParty[] }[];
    };
    return sheet.departures.find(({ id }) => id === DEPARTURE)?.waiting ?? [];
  };

  it('an unconfirmed party is offered nothing, and later parties aren’t held up', async () => {
    const first = await join();
    const second = await join(LEE);
    const { visitor: byMail, at, opened } = await openByMail(LEE.email, /waiting list/);
    expect(opened).toMatchObject({ status: 'WAITING', wait: { confirmable: true } });
    expect((await byMail.post(`${at}/confirm`)).status).toBe(200);
    expect(await waitlistOnSheet()).toMatchObject([
      { name: ADA.name, unconfirmed: true },
      { name: LEE.name },
    ]);
    expect((await waitlistOnSheet())[1]).not.toHaveProperty('unconfirmed');
    await cancelHolder();
    expect(ticketOf(await first.visitor.get(first.at)).status).toBe('WAITING');
    const { status } = ticketOf(await second.visitor.get(second.at));
    expect(status).toBe('ON_HOLD');
    expect(ticketOf(await second.visitor.post(`${second.at}/accept`)).status).toBe('CONFIRMED');

    const { visitor: ada, at: adas } = await openByMail(ADA.email, /waiting list/);
    await ada.post(`${adas}/confirm`);
    expect(ticketOf(await first.visitor.get(first.at)).status).toBe('ON_HOLD');
  });

  it('a party needs an email, and the guide can book a held one', async () => {
    const answer = await call(await newGuest(), { contact: PHONE, waiting: true });
    expectProblem(answer, 409);
    await cancelHolder();
    const { id } = await hold();
    expect(await waitlistOnSheet()).toMatchObject([{ name: ADA.name, unconfirmed: true }]);
    expect((await guide.post(`/api/guide/waiting/day/${id}/accept`)).status).toBe(204);
    expect(await taken()).toBe(2);
  });
});

it('guests can’t sell out a departure with made-up addresses', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, newGuest));
  const answers = await Promise.all(
    guests.map((guest, index) =>
      call(guest, { people: 1, contact: { name: 'X', email: `x${String(index)}@example.com` } }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, 201, 409, 409]);
  expect(await taken()).toBe(0);
  await bookings().updateMany(
    { status: 'offered' },
    { $set: { 'turn.offeredUntil': new Date(Date.now() - 1) } },
  );
  const other = app.visitor();
  await signUp(other);
  const answer = await call(other, { people: CAPACITY });
  expect([answer.status, ticketOf(answer).status]).toEqual([201, 'CONFIRMED']);
});
