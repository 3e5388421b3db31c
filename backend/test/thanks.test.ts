import { Types } from 'mongoose';
import { addDays, newYorkInstant } from 'shared/new-york';
import type { PaymentMethod } from 'shared/payment-methods';
import type { Attendance, Booking } from '../src/bookings/booking';
import { WALK_IN } from '../src/bookings/owner';
import { DeliveryProblemsService } from '../src/mail/delivery-problems.service';
import { LettersService } from '../src/mail/letters.service';
import type { Message } from '../src/mail/message';
import { ThanksService } from '../src/mail/thanks.service';
import { resetBookings, useApp } from './support/app';
import { stopClock } from './support/clock';
import { dateAhead, setDeparture, storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST, NIGHT_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import type { Visitor } from './support/visitor';

/** On this date, the day tour ends at 12:30 PM, and the night tour at 9:30 PM. */
const DATE = dateAhead(10);
const REVIEW_URL = 'https://reviews.example/ana?lang=en';
const PAYMENT_METHODS: PaymentMethod[] = [
  { kind: 'CASH', uses: ['FARE', 'TIP'] },
  { kind: 'VENMO', uses: ['TIP'], url: 'https://venmo.com/u/ana' },
  { kind: 'PAYPAL', uses: ['FARE'], url: 'https://paypal.me/ana' },
];

const { server, settings } = useMailServer({ CONFIRM: 'off' });
const app = useApp(settings);
let guide: Visitor;

beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  await guide.put('/api/guide/payment-methods', { methods: PAYMENT_METHODS });
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
  await setReviewUrl(REVIEW_URL);
});
afterEach(() => vi.useRealTimers());

async function setReviewUrl(reviewUrl: string): Promise<void> {
  const { text } = await guide.get('/api/guide/settings');
  const { revision } = JSON.parse(text) as { revision: number };
  expect((await guide.patch('/api/guide/settings', { reviewUrl, revision })).status).toBe(200);
}

const instantAt = (time: string, date = DATE) => newYorkInstant(date, time);
const planThanks = (now: Date) => app.app.get(ThanksService).plan(now);
const messages = () => app.database.collection<Message>('messages');
const findMessages = () => messages().find().sort({ _id: 1 }).toArray();
const findThankedBookings = async () =>
  (await findMessages()).map(({ booking }) => String(booking?.id)).sort();
const idsOf = (bookings: Booking[]) => bookings.map(({ _id }) => String(_id)).sort();
const makeAttendance = (arrived = 2): Attendance => ({
  arrived,
  noShow: false,
  note: '',
  revision: 1,
});

let addressCount = 0;
/** Returns a party that was checked in, with a unique email address. */
function makeParty(overrides: Partial<Booking> = {}): Partial<Booking> {
  const email = `party-${String(++addressCount)}@example.com`;
  return {
    date: DATE,
    attendance: makeAttendance(),
    contact: { name: 'Ada Walker', email },
    owner: `guest:${String(addressCount)}`,
    ...overrides,
  };
}

/** Writes a message's letter, or returns the reason why it isn't needed anymore. */
async function writeLetter(message: Message | undefined) {
  if (!message) throw new Error('There is no message.');
  return app.app.get(LettersService).write(message);
}

describe('two hours after a tour', () => {
  it('each party that was checked in is thanked once, and no other party', async () => {
    const checkedInParties = await storeBookings(app, DAY_LIST, [
      makeParty(),
      makeParty({ people: 3, attendance: { ...makeAttendance(1), noShow: true } }),
      makeParty({ owner: WALK_IN, walkIn: '' }),
    ]);
    await storeBookings(app, DAY_LIST, [
      makeParty({ attendance: { ...makeAttendance(0), noShow: true } }),
      makeParty({ attendance: undefined }),
      makeParty({ status: 'cancelled' }),
      makeParty({ contact: { name: 'Bo', phone: '+12125550100' } }),
      makeParty({ date: addDays(DATE, 1) }),
    ]);
    await planThanks(instantAt('14:29'));
    expect(await findMessages()).toEqual([]);
    await planThanks(instantAt('14:30'));
    await planThanks(instantAt('15:30'));
    expect(await findThankedBookings()).toEqual(idsOf(checkedInParties));
    expect((await findMessages()).map(({ kind }) => kind)).toEqual(['thanks', 'thanks', 'thanks']);
  });

  it('no party is thanked if the guide has canceled the departure after all', async () => {
    await storeBookings(app, DAY_LIST, [makeParty()]);
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled' });
    await planThanks(instantAt('14:30'));
    expect(await findMessages()).toEqual([]);
  });

  it('a party that is checked in late is thanked, but not after two days', async () => {
    const thankedBookings = await storeBookings(app, DAY_LIST, [makeParty()]);
    await planThanks(instantAt('12:29', addDays(DATE, 2)));
    expect(await findThankedBookings()).toEqual(idsOf(thankedBookings));
    await storeBookings(app, DAY_LIST, [makeParty()]);
    await planThanks(instantAt('12:30', addDays(DATE, 2)));
    expect(await findThankedBookings()).toEqual(idsOf(thankedBookings));
  });

  it('no party is thanked until the guide has set a link for reviews', async () => {
    await storeBookings(app, DAY_LIST, [makeParty()]);
    await setReviewUrl('');
    await planThanks(instantAt('14:30'));
    expect(await findMessages()).toEqual([]);
    await setReviewUrl(REVIEW_URL);
    await planThanks(instantAt('14:30'));
    expect(await findMessages()).toHaveLength(1);
  });

  it('each party gets the same letter, with ways to tip and the review link', async () => {
    const [firstBooking, secondBooking] = await storeBookings(app, DAY_LIST, [
      makeParty({ price: { kind: 'PERSON', cents: 4000 } }),
      makeParty({ people: 5, price: { kind: 'TIPS' }, attendance: makeAttendance(1) }),
    ]);
    stopClock(instantAt('14:30'));
    await planThanks(new Date());
    const emails = [];
    for (const booking of [firstBooking, secondBooking]) {
      emails.push(...(await server.waitForEmails(booking?.contact?.email ?? '')));
    }
    const [firstMail, secondMail] = emails;
    expect(firstMail?.subject).toContain('Thank you for walking with us');
    expect(firstMail?.text).toContain('Venmo: venmo.com');
    expect(firstMail?.text).toContain('https://venmo.com/u/ana');
    expect(firstMail?.text).toContain(REVIEW_URL);
    expect(firstMail?.html).toContain('Write a review on reviews.example');
    expect(firstMail?.text).not.toMatch(/cash|paypal|\$|Ada|undefined/i);
    expect([secondMail?.subject, secondMail?.text]).toEqual([firstMail?.subject, firstMail?.text]);
    await eventually(async () => {
      expect((await findMessages()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    });
  });
});

describe('an email address', () => {
  const contact = { name: 'Ada', email: 'ada@example.com' };
  const dateAfter89Days = addDays(DATE, 89);
  const dateAfter91Days = addDays(DATE, 91);

  it('is thanked only once in 90 days, no matter who booked', async () => {
    const [firstBooking] = await storeBookings(app, DAY_LIST, [
      makeParty({ contact }),
      makeParty({
        date: dateAfter89Days,
        contact: { name: 'A', email: 'Ada@Example.com' },
        owner: WALK_IN,
      }),
      makeParty({ date: dateAfter91Days, contact }),
    ]);
    await planThanks(instantAt('14:30'));
    await planThanks(instantAt('14:30', dateAfter89Days));
    expect(await findThankedBookings()).toEqual([String(firstBooking?._id)]);
    await planThanks(instantAt('14:30', dateAfter91Days));
    expect(await findMessages()).toHaveLength(2);
  });

  it('is stored only as a hash, for 90 days', async () => {
    await storeBookings(app, DAY_LIST, [makeParty({ contact })]);
    await planThanks(instantAt('14:30'));
    const storedAddresses = await app.database.collection('thanked_addresses').find().toArray();
    expect(storedAddresses).toEqual([
      {
        _id: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        message: expect.any(String) as unknown,
        expiresAt: new Date(instantAt('14:30').getTime() + 90 * 24 * 60 * 60 * 1000),
      },
    ]);
  });

  it('is thanked once even if several replicas plan at the same time', async () => {
    await storeBookings(app, DAY_LIST, [makeParty({ contact }), makeParty({ contact })]);
    await storeBookings(app, NIGHT_LIST, [makeParty({ contact, date: addDays(DATE, -1) })]);
    await Promise.all([1, 2, 3].map(() => planThanks(instantAt('14:30'))));
    expect(await findMessages()).toHaveLength(1);
  });

  it('is thanked even if the process is killed before it has queued the letter', async () => {
    await storeBookings(app, DAY_LIST, [makeParty({ contact })]);
    await planThanks(instantAt('14:30'));
    const [message] = await findMessages();
    await messages().deleteMany({});
    await planThanks(instantAt('14:31'));
    expect(await findMessages()).toMatchObject([{ _id: message?._id, status: 'queued' }]);
  });

  it('is deleted with its account', async () => {
    const visitor = app.visitor();
    const { password, username, email } = await visitor.signUp();
    const user = await app.database.collection('users').findOne({ username });
    const owner = `user:${String(user?._id)}`;
    await storeBookings(app, DAY_LIST, [
      makeParty({ owner, contact: undefined }),
      makeParty({ owner, contact }),
      makeParty({ contact: { name: 'Bo', email: 'bo@example.com' } }),
    ]);
    await planThanks(instantAt('14:30'));
    const thankedAddresses = app.database.collection('thanked_addresses');
    expect(await thankedAddresses.countDocuments()).toBe(3);
    expect(email).not.toBe(contact.email);
    expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
    expect(await thankedAddresses.countDocuments()).toBe(1);
  });
});

describe('a letter of thanks', () => {
  it('isn’t sent at night', async () => {
    await storeBookings(app, NIGHT_LIST, [makeParty()]);
    await planThanks(instantAt('23:30'));
    const morning = instantAt('09:00', addDays(DATE, 1));
    expect(await findMessages()).toMatchObject([{ dueAt: morning }]);
    // Makes the letter due at night, as after a mail outage in the evening.
    stopClock(instantAt('23:30'));
    await messages().updateMany({}, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect(await findMessages()).toMatchObject([{ status: 'retrying', dueAt: morning }]);
    });
    expect(server.attempts).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'The party isn’t checked in anymore.',
      () =>
        app.database
          .collection('day_tours')
          .updateMany({}, { $set: { attendance: makeAttendance(0) } }),
    ],
    [
      'The booking has been canceled since.',
      () => app.database.collection('day_tours').updateMany({}, { $set: { status: 'cancelled' } }),
    ],
    ['The review link has been removed.', () => setReviewUrl('')],
    [
      'The address was corrected.',
      () =>
        app.database
          .collection('day_tours')
          .updateMany({}, { $set: { 'contact.email': 'corrected@example.com' } }),
    ],
  ])('is withheld with the reason “%s”', async (reason, change) => {
    await storeBookings(app, DAY_LIST, [makeParty()]);
    await planThanks(instantAt('14:30'));
    await change();
    const [message] = await findMessages();
    expect(await writeLetter(message)).toBe(reason);
  });

  it('isn’t shown to the guide as a delivery problem if it can’t be delivered', async () => {
    const [booking] = await storeBookings(app, DAY_LIST, [makeParty()]);
    server.onRecipient = () => ({ code: 550, text: 'No such user' });
    stopClock(instantAt('14:30'));
    await planThanks(new Date());
    await eventually(async () => {
      expect(await messages().find({ kind: 'thanks' }).toArray()).toMatchObject([
        { status: 'failed' },
      ]);
    });
    const problems = app.app.get(DeliveryProblemsService);
    const parties = booking ? [{ booking, name: 'Ada', email: booking.contact?.email }] : [];
    expect(await problems.findByParties(parties)).toEqual(new Map());
    await messages().updateMany({}, { $set: { status: 'limited' } });
    expect(await problems.isLimited(booking?._id ?? new Types.ObjectId())).toBe(false);
    expect(await messages().countDocuments({ kind: 'mail-fails' })).toBe(0);
  });
});

it('the ticket of a party that was checked in has the link for reviews', async () => {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const { text } = await visitor.post('/api/tours/day.empire-state-building/bookings', {
    date: DATE,
    people: 2,
    contact: { name: 'Ada', email: 'ada@example.com' },
  });
  const { id } = JSON.parse(text) as { id: string };
  const fetchReviewUrl = async () =>
    (JSON.parse((await visitor.get(`/api/bookings/${id}`)).text) as { reviewUrl?: string })
      .reviewUrl;
  expect(await fetchReviewUrl()).toBeUndefined();
  const bookings = app.database.collection('day_tours');
  await bookings.updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { attendance: makeAttendance() } },
  );
  expect(await fetchReviewUrl()).toBe(REVIEW_URL);
  await setReviewUrl('');
  expect(await fetchReviewUrl()).toBeUndefined();
});
