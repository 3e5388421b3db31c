import { EventEmitter, once } from 'node:events';
import { addDays, newYorkInstant } from 'shared/new-york';
import { hashEmail } from '../src/bookings/contact';
import type { StoredOwner } from '../src/bookings/owner';
import type { Message } from '../src/mail/message';
import { PlannerService } from '../src/mail/planner.service';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, PLACE, setDeparture, storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer, type ReceivedMail } from './support/mail-server';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { useReplica } from './support/process';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const SITE = 'https://tours.example.com';

const { server, settings } = useMailServer({ CONFIRM: 'off' });

const app = useApp(settings);
let guide: Visitor;
let visitor: Visitor;
let visitorEmail: string;
let visitorCount = 0;

beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
  visitorEmail = `visitor-${String(++visitorCount)}@example.com`;
  visitor = app.visitor();
  await visitor.becomeGuest();
});

const fetchMessages = () => app.database.collection<Message>('messages').find().toArray();
const makeContact = (overrides: object = {}) => ({
  name: 'Ada Walker',
  email: visitorEmail,
  ...overrides,
});
const book = (overrides: object = {}): Promise<ApiResponse> =>
  visitor.post('/api/tours/day.empire-state-building/bookings', {
    date: DATE,
    people: 2,
    contact: makeContact(),
    ...overrides,
  });
const bookingIdOf = ({ text }: ApiResponse) => (JSON.parse(text) as { id: string }).id;
const fetchStatuses = async () => (await fetchMessages()).map((message) => message.status);
const makeRetriesDue = () =>
  app.database
    .collection('messages')
    .updateMany({ status: 'retrying' }, { $set: { dueAt: new Date() } });
/** Makes queued updates due now. Normally, they wait a few minutes so that later changes can be merged. */
const makeUpdatesDue = () =>
  eventually(async () => {
    expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    await app.database
      .collection('messages')
      .updateMany({ kind: 'update', status: 'queued' }, { $set: { dueAt: new Date() } });
  });
/** Confirms the visitor's email address, as opening a mailed link would. */
const confirmEmail = async () => {
  const [booking] = await app.database.collection('day_tours').find().toArray();
  await app.database
    .collection<StoredOwner>('owners')
    .updateOne({ _id: String(booking?.owner) }, { $set: { confirmed: [hashEmail(visitorEmail)] } });
};
const getMailState = async () =>
  JSON.parse((await guide.get('/api/guide/mail')).text) as Record<string, unknown> & {
    troubled: { id: string; answer: string; canBeSentAgain: boolean }[];
  };
const matchBookingLink = ({ text = '' }: ReceivedMail) =>
  /https:\/\/tours\.example\.com\/booking\/([0-9a-f]{24})#([\w-]{22})/.exec(text);

describe('a booking', () => {
  it('is mailed as a ticket with a working manage link', async () => {
    const bookingResponse = await book();
    expect(bookingResponse.status).toBe(201);
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.subject).toContain(PLACE);
    expect(mail?.from?.value).toEqual([{ name: 'New York on Foot', address: 'hello@example.com' }]);
    // The email address isn't confirmed, so it may belong to somebody else.
    expect(mail?.to).toMatchObject({ value: [{ name: '', address: visitorEmail }] });
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@example\.com>$/);
    // The email loads no images, which could track when it is read.
    expect(mail?.html).not.toMatch(/<img|url\(|<link|src=/i);

    const [, id, secret] = (mail && matchBookingLink(mail)) ?? [];
    expect(id).toBe(bookingIdOf(bookingResponse));
    expect(mail?.html).toContain(`${SITE}/booking/${String(id)}#${String(secret)}`);
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toBe('text/calendar');
    const calendar = file?.content.toString() ?? '';
    expect(calendar).toContain(`UID:${String(id)}@new-york-on-foot`);
    expect(calendar).not.toContain(String(secret));

    const stranger = app.visitor();
    const accessResponse = await stranger.post(`/api/bookings/${String(id)}/access`, { secret });
    expect(accessResponse.status).toBe(200);
    expect(await stranger.get(`/api/bookings/${String(id)}`)).toMatchObject({ status: 200 });
    await eventually(async () => {
      expect(await fetchMessages()).toMatchObject([{ status: 'sent', tries: 1 }]);
    });
    // The link's secret is derived from the signing key, so the database doesn't contain it.
    expect(
      JSON.stringify(await app.database.collection('day_tours').find().toArray()),
    ).not.toContain(secret);
    expect(JSON.stringify(await fetchMessages())).not.toContain(secret);
  });

  it('has a mailed link that stays valid when more links are created', async () => {
    const url = `/api/bookings/${bookingIdOf(await book())}`;
    const [mail] = await server.waitForEmails(visitorEmail);
    const [, , secret] = (mail && matchBookingLink(mail)) ?? [];
    const reader = app.visitor();
    expect((await reader.post(`${url}/access`, { secret })).status).toBe(200);
    for (let count = 0; count < 6; count++) {
      expect((await visitor.post(`${url}/link`)).status).toBe(201);
    }
    expect((await reader.get(url)).status).toBe(200);
    expect((await app.visitor().post(`${url}/access`, { secret })).status).toBe(200);
    // An email to a different address has a different link, and the earlier link stays valid.
    const otherEmail = `other-${visitorEmail}`;
    await visitor.put(`${url}/contact`, makeContact({ email: otherEmail }));
    const [otherMail] = await server.waitForEmails(otherEmail);
    expect((otherMail && matchBookingLink(otherMail))?.[2]).not.toBe(secret);
    expect((await app.visitor().post(`${url}/access`, { secret })).status).toBe(200);
  });

  it('is mailed to the account’s email address if the visitor is signed in', async () => {
    const { email } = await visitor.signUp();
    await visitor.post(DAY_LIST.create, { place: PLACE, day: 'Monday', people: 1 });
    expect(await server.waitForEmails(email)).toHaveLength(1);
  });

  it('is mailed when an email address is added', async () => {
    const id = bookingIdOf(await book({ contact: { name: 'Ada', phone: '+12125550100' } }));
    await eventually(async () => {
      expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    });
    expect(await fetchMessages()).toEqual([]);
    await visitor.put(`/api/bookings/${id}/contact`, makeContact());
    await server.waitForEmails(visitorEmail);
  });

  it('is mailed with the contact’s name in the To header once the email address is confirmed', async () => {
    const name = '"Ada" O’Hara, 🗽 =?utf-8?q?x?=';
    await book();
    await server.waitForEmails(visitorEmail);
    await confirmEmail();
    await book({ contact: makeContact({ name }), overlapping: true });
    const [, mail] = await server.waitForEmails(visitorEmail, 2);
    expect(mail?.to).toMatchObject({ value: [{ name, address: visitorEmail }] });
  });
});

describe('an email about a booking', () => {
  const fetchDepartureOnSheet = async (date = DATE) => {
    const { text } = await guide.get(`/api/guide/days/${date}`);
    const { departures } = JSON.parse(text) as {
      departures: { id: string; revision: number; parties: { id: string; revision: number }[] }[];
    };
    const departure = departures.find(({ id }) => id === departureIdOn(DAY_LIST, date));
    if (!departure) throw new Error(`The day sheet for ${date} doesn’t include the departure.`);
    return departure;
  };
  const changeDeparture = async (settings: object) => {
    const { id, revision } = await fetchDepartureOnSheet();
    const response = await guide.patch(`/api/guide/departures/${id}`, { ...settings, revision });
    expect({ status: response.status, text: response.text }).toMatchObject({ status: 204 });
  };
  let id: string;
  beforeEach(async () => {
    id = bookingIdOf(await book());
    await server.waitForEmails(visitorEmail);
    server.emails.length = 0;
  });

  it('shows the party size before and after the visitor’s change', async () => {
    const date = addDays(DATE, 7);
    await visitor.put(`/api/bookings/${id}`, { date, people: 3 });
    await makeUpdatesDue();
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.text).toContain('3 people');
    expect(mail?.text).toContain('2 people');
  });

  it('reports that the visitor canceled the booking, and a second one that they restored it', async () => {
    await confirmEmail();
    await visitor.delete(`/api/bookings/${id}`);
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.subject).toMatch(/cancel/i);
    await visitor.post(`/api/bookings/${id}/restore`);
    const [, restoredMail] = await server.waitForEmails(visitorEmail, 2);
    expect(restoredMail?.subject).toMatch(/booked/i);
  });

  it('shows the guide’s new meeting point and the reason', async () => {
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road work' });
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.text).toContain('The other corner');
    expect(mail?.text).toContain('Road work');
    const [file] = mail?.attachments ?? [];
    expect(file?.content.toString()).toMatch(/SEQUENCE:[1-9]/);
  });

  it('reports that the guide canceled the departure, and a second one that they reopened it', async () => {
    await changeDeparture({ state: 'cancelled', reason: 'A storm' });
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.subject).toMatch(/cancel/i);
    expect(mail?.text).toContain('A storm');
    await changeDeparture({ state: 'open' });
    const [, restoredMail] = await server.waitForEmails(visitorEmail, 2);
    expect(restoredMail?.text).toContain(PLACE);
  });

  it('reports that the guide canceled only this booking', async () => {
    const { parties } = await fetchDepartureOnSheet();
    const [bookedParty] = parties;
    const path = `/api/guide/parties/day/${bookedParty?.id ?? ''}/cancellation`;
    const response = await guide.put(path, {
      reason: 'The minibus is small',
      revision: bookedParty?.revision,
    });
    expect(response.status).toBe(200);
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.text).toContain('The minibus is small');
  });

  it('gives the reason why the guide moved the departure', async () => {
    const { id: departureId, revision } = await fetchDepartureOnSheet();
    const newDate = addDays(DATE, 7);
    const response = await guide.put(`/api/guide/departures/${departureId}/date`, {
      date: newDate,
      reason: 'A parade',
      revision,
    });
    expect({ status: response.status, text: response.text }).toMatchObject({ status: 204 });
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.text).toContain('A parade');
  });

  it('isn’t sent for a change that doesn’t affect visitors', async () => {
    const { meetingPoint } = (
      JSON.parse((await visitor.get(`/api/bookings/${id}`)).text) as {
        departure: { meetingPoint: string };
      }
    ).departure;
    await changeDeparture({ meetingPoint, capacity: 40 });
    await eventually(async () => {
      expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    });
    expect(await fetchMessages()).toHaveLength(1);
  });
});

describe('the guide', () => {
  let email: string;
  const chooseMail = (bookings: string, evening = false) =>
    guide.put('/api/guide/mail/choice', { bookings, evening });
  beforeAll(async () => {
    const { text } = await guide.get('/api/guide');
    ({ email } = (JSON.parse(text) as { user: { email: string } }).user);
  });
  afterEach(() => chooseMail('none'));

  it('gets an email for each booking', async () => {
    await chooseMail('each');
    await book({ contact: makeContact({ note: 'A stroller' }) });
    const [mail] = await server.waitForEmails(email);
    expect(mail?.text).toContain('A stroller');
    expect(mail?.text).toContain(visitorEmail);
    expect(mail?.replyTo).toBeUndefined();
  });

  it('gets one email when a departure becomes full', async () => {
    await chooseMail('daily');
    await setDeparture(app, DAY_LIST, DATE, { capacity: 3 });
    await book();
    await book({ people: 1, contact: makeContact({ name: 'Grace' }), overlapping: true });
    const [mail] = await server.waitForEmails(email);
    expect(mail?.subject).toContain(PLACE);
    expect((await fetchMessages()).filter(({ kind }) => kind === 'full')).toHaveLength(1);
  });

  it('gets a digest of all bookings if they chose a daily email', async () => {
    await chooseMail('daily');
    const id = bookingIdOf(await book());
    await book({ contact: makeContact({ name: 'Grace Hopper' }), overlapping: true });
    await visitor.delete(`/api/bookings/${id}`);
    await eventually(async () => {
      expect((await fetchMessages()).find(({ kind }) => kind === 'digest')?.news).toHaveLength(3);
    });
    await app.database
      .collection('messages')
      .updateOne({ kind: 'digest' }, { $set: { dueAt: new Date() } });
    const [mail] = await server.waitForEmails(email);
    expect(mail?.text).toContain('Grace Hopper');
    expect(server.emails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });

  it('gets one email about all unresolved delivery problems of current bookings, with the parties’ phone numbers', async () => {
    await chooseMail('daily');
    server.onRecipient = (recipient) =>
      recipient === email ? undefined : { code: 550, text: '5.1.1 No such user' };
    const phone = { phone: '+12125550100' };
    const graceId = bookingIdOf(await book({ contact: makeContact({ name: 'Grace', ...phone }) }));
    const rosaId = bookingIdOf(
      await book({ contact: makeContact({ name: 'Rosa' }), overlapping: true }),
    );
    const idaId = bookingIdOf(
      await book({ contact: makeContact({ name: 'Ida' }), overlapping: true }),
    );
    const messageIdFor = async (id: string) =>
      (await fetchMessages()).find(({ booking }) => String(booking?.id) === id)?._id;
    const findProblemEmail = async () =>
      (await fetchMessages()).find(({ kind }) => kind === 'mail-fails');
    await eventually(async () => {
      expect((await findProblemEmail())?.mails).toEqual(
        expect.arrayContaining(await Promise.all([graceId, rosaId, idaId].map(messageIdFor))),
      );
    });
    const sendProblemEmailNow = () =>
      app.database
        .collection('messages')
        .updateOne({ kind: 'mail-fails' }, { $set: { dueAt: new Date() } });
    // Rosa has been notified in another way, and Ida cancels.
    await app.database
      .collection<Message>('messages')
      .updateOne({ _id: (await messageIdFor(rosaId)) ?? '' }, { $set: { status: 'told' } });
    await visitor.delete(`/api/bookings/${idaId}`);
    await sendProblemEmailNow();
    const [mail] = await server.waitForEmails(email);
    expect(mail?.subject).toBe('One email didn’t arrive');
    expect(mail?.text).toContain('No such user');
    expect(mail?.text).toContain('+1');
    expect(mail?.text).toContain('Grace');
    expect(mail?.text).not.toMatch(/Rosa|Ida/);
  });

  it('gets no email about delivery problems that are resolved or that concern mail to the guide', async () => {
    await chooseMail('each');
    server.onRecipient = () => ({ code: 550, text: 'No' });
    await book();
    await eventually(async () => {
      expect((await fetchStatuses()).filter((status) => status === 'failed')).toHaveLength(2);
    });
    const findProblemEmails = () =>
      app.database.collection<Message>('messages').find({ kind: 'mail-fails' });
    await eventually(async () => {
      expect(await findProblemEmails().toArray()).toMatchObject([{ mails: [expect.any(String)] }]);
    });
    await app.database
      .collection<Message>('messages')
      .updateMany({ status: 'failed' }, { $set: { status: 'told' } });
    await app.database
      .collection('messages')
      .updateOne({ kind: 'mail-fails' }, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect(await findProblemEmails().toArray()).toMatchObject([
        { status: 'withheld', answer: 'All of these visitors have been notified.' },
      ]);
    });
  });

  it('can only choose one of the documented options', async () => {
    expectFieldErrors(await chooseMail('hourly'), 400, ['bookings']);
    expectFieldErrors(await guide.put('/api/guide/mail/choice', { bookings: 'none' }), 400, [
      'evening',
    ]);
    expect((await chooseMail('daily', true)).status).toBe(204);
    expect((await getMailState()).choice).toEqual({ bookings: 'daily', evening: true });
  });
});

describe('on the day before a departure', () => {
  const getPlanner = () => app.app.get(PlannerService);
  const dayBeforeAt = (time: string) => newYorkInstant(addDays(DATE, -1), time);
  const makeParty = (overrides: object = {}) => ({
    date: DATE,
    owner: 'guest:a',
    people: 2,
    createdAt: dayBeforeAt('14:59'),
    contact: makeContact(),
    ...overrides,
  });

  it('parties get one reminder, at 5 PM', async () => {
    await storeBookings(app, DAY_LIST, [makeParty()]);
    await getPlanner().plan(dayBeforeAt('16:59'));
    expect(await fetchMessages()).toEqual([]);
    await getPlanner().plan(dayBeforeAt('17:00'));
    await getPlanner().plan(dayBeforeAt('18:30'));
    expect(await fetchMessages()).toMatchObject([{ kind: 'reminder' }]);
    const [mail] = await server.waitForEmails(visitorEmail);
    expect(mail?.subject).toContain(PLACE);
  });

  it('parties that booked after 3 PM, canceled, gave no email address, or come on a later day aren’t reminded', async () => {
    await storeBookings(app, DAY_LIST, [
      makeParty({ createdAt: dayBeforeAt('15:00') }),
      makeParty({ status: 'cancelled' }),
      makeParty({ contact: { name: 'Ada', phone: '+12125550100' } }),
      makeParty({ date: addDays(DATE, 1) }),
    ]);
    await getPlanner().plan(dayBeforeAt('17:00'));
    expect(await fetchMessages()).toEqual([]);
  });

  it('the guide gets an email with tomorrow’s departures if they chose the evening email', async () => {
    const { text } = await guide.get('/api/guide');
    const { email } = (JSON.parse(text) as { user: { email: string } }).user;
    await getPlanner().plan(dayBeforeAt('18:00'));
    expect(await fetchMessages()).toEqual([]);
    await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: true });
    await storeBookings(app, DAY_LIST, [makeParty({ contact: undefined, people: 7 })]);
    await getPlanner().plan(dayBeforeAt('18:00'));
    const [mail] = await server.waitForEmails(email);
    expect(mail?.text).toContain('7');
    await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
  });
});

describe('sending an email', () => {
  it('is retried while the mail server is down, and the error is shown to the guide', async () => {
    await server.stop();
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['retrying']);
    });
    const { failing, queued } = await getMailState();
    expect(failing).toMatchObject({ answer: expect.stringContaining('ECONNREFUSED') as unknown });
    expect(queued).toBe(1);
    await server.start();
    await eventually(async () => {
      await makeRetriesDue();
      expect(await fetchStatuses()).toEqual(['sent']);
    }, 20_000);
    await server.waitForEmails(visitorEmail);
    expect(await getMailState()).toMatchObject({ failing: null, queued: 0 });
  });

  it('is retried after the mail server hangs, and doesn’t delay bookings', async () => {
    const restartServer = await server.hang();
    try {
      const [firstResponse, secondResponse] = [await book(), await book({ overlapping: true })];
      expect([firstResponse.status, secondResponse.status]).toEqual([201, 201]);
      await eventually(async () => {
        expect((await getMailState()).failing).toMatchObject({
          answer: expect.stringMatching(/greeting/i) as unknown,
        });
      }, 20_000);
      expect((await visitor.get('/api/bookings')).status).toBe(200);
    } finally {
      await restartServer();
    }
    await eventually(async () => {
      await makeRetriesDue();
      expect(await fetchStatuses()).toEqual(['sent', 'sent']);
    }, 20_000);
    await server.waitForEmails(visitorEmail, 2);
  }, 60_000);

  it('is retried about a minute after a temporary rejection', async () => {
    server.onRecipient = () => ({ code: 451, text: '4.7.1 Greylisted,\r\n please try again' });
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['retrying']);
    });
    const [message] = await fetchMessages();
    expect(message?.answer).toContain('451 4.7.1 Greylisted');
    expect(message?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect((await getMailState()).failing).toBeNull();
    server.reset();
    await makeRetriesDue();
    await server.waitForEmails(visitorEmail);
  });

  it('isn’t retried after a permanent rejection, unless the guide requests it', async () => {
    server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['failed']);
    });
    const { troubled, failed } = await getMailState();
    expect(failed).toBe(1);
    expect(troubled).toMatchObject([{ status: 'failed', canBeSentAgain: true }]);
    expect(troubled[0]?.answer).toContain('No such user');
    server.reset();
    const sendAgain = () => guide.post(`/api/guide/mail/messages/${troubled[0]?.id ?? ''}/again`);
    expect((await sendAgain()).status).toBe(204);
    await server.waitForEmails(visitorEmail);
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['sent']);
    });
    expectRefusal(await sendAgain(), 409, 'mail-not-repeatable');
    // Withheld emails can't be sent again either, because they are too late or outdated.
    await app.database.collection('messages').updateOne({}, { $set: { status: 'withheld' } });
    expectRefusal(await sendAgain(), 409, 'mail-not-repeatable');
    expectProblem(await visitor.post(`/api/guide/mail/messages/x/again`), 404);
  });

  it('isn’t retried if the connection breaks after DATA, because the server may have received the email', async () => {
    server.onData = () => 'cut';
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['unknown']);
    });
    server.onData = () => undefined;
    await makeRetriesDue();
    expect(await getMailState()).toMatchObject({ unknown: 1, queued: 0 });
    expect(server.attempts).toBe(1);
  });

  it('is retried if the connection breaks before DATA', async () => {
    server.onRecipient = () => 'cut';
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['retrying']);
    });
    server.reset();
    await eventually(async () => {
      await makeRetriesDue();
      expect(server.emails).toHaveLength(1);
    }, 20_000);
  });

  it('isn’t blocked by an earlier email that the server rejected', async () => {
    server.onRecipient = (recipient) =>
      recipient === visitorEmail ? { code: 550, text: 'No' } : undefined;
    await book();
    await book({ contact: makeContact({ email: 'other@example.com' }), overlapping: true });
    await server.waitForEmails('other@example.com');
  });
});

describe('canceling a departure', () => {
  it('sends one email to each of 500 parties, while others can book', async () => {
    const parties = Array.from({ length: 500 }, (_, index) => ({
      owner: `guest:${String(index)}`,
      date: DATE,
      people: 1,
      contact: { name: 'Walker', email: `walker-${String(index)}@example.com` },
    }));
    await storeBookings(app, DAY_LIST, parties);
    const cancellation = { state: 'cancelled', reason: 'Snow', revision: 0 };
    const departurePath = `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}`;
    expect((await guide.patch(departurePath, cancellation)).status).toBe(204);
    const otherBooking = await visitor.post('/api/tours/day.central-park/bookings', {
      date: DATE,
      people: 2,
      contact: makeContact(),
    });
    expect(otherBooking.status).toBe(201);
    // Emails from earlier tests may still arrive, so they are ignored.
    const notifiedAddresses = () =>
      server.emails
        .map(({ recipient }) => recipient)
        .filter((email) => email === visitorEmail || email.startsWith('walker-'));
    await eventually(() => {
      expect(notifiedAddresses()).toHaveLength(501);
    }, 100_000);
    expect(new Set(notifiedAddresses()).size).toBe(501);
  }, 150_000);
});

describe('a message', () => {
  const expireLease = (status: 'claimed' | 'sending') =>
    app.database
      .collection('messages')
      .updateOne({}, { $set: { status, leaseUntil: new Date(Date.now() - 1) } });

  it('is sent again if the API crashed before the transfer', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['retrying']);
    });
    server.reset();
    await expireLease('claimed');
    await server.waitForEmails(visitorEmail);
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['sent']);
    });
    expect(await getMailState()).toMatchObject({ unknown: 0 });
  });

  it('isn’t sent again if the API crashed during the transfer', async () => {
    await book();
    await server.waitForEmails(visitorEmail);
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['sent']);
    });
    await expireLease('sending');
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['unknown']);
    });
    expect(await server.waitForEmails(visitorEmail)).toHaveLength(1);
  });

  describe('with a link to reset the password', () => {
    let email: string;
    beforeEach(async () => {
      ({ email } = await app.visitor().signUp());
      await app.database.collection('messages').deleteMany({});
    });
    const requestReset = async () => {
      expect((await app.visitor().post('/api/password-reset', { email })).status).toBe(204);
    };

    it('is sent again if the connection broke, even if the server may have received it', async () => {
      server.onData = () => 'cut';
      await requestReset();
      await eventually(async () => {
        expect(await fetchStatuses()).toEqual(['retrying']);
      });
      server.reset();
      await eventually(async () => {
        await makeRetriesDue();
        expect(await fetchStatuses()).toEqual(['sent']);
      }, 20_000);
      await server.waitForEmails(email);
    });

    it('is sent again if the API crashed during the transfer', async () => {
      await requestReset();
      await server.waitForEmails(email);
      await eventually(async () => {
        expect(await fetchStatuses()).toEqual(['sent']);
      });
      // Sending removed the recipient, which would still be stored after a crash during the transfer.
      const to = { name: '', address: email };
      await app.database.collection('messages').updateOne({}, { $set: { to } });
      await expireLease('sending');
      await server.waitForEmails(email, 2);
      await eventually(async () => {
        expect(await fetchStatuses()).toEqual(['sent']);
      });
    });

    it('is sent at most 5 times', async () => {
      server.onData = () => 'cut';
      await requestReset();
      await eventually(async () => {
        expect(await fetchStatuses()).toEqual(['retrying']);
      });
      await app.database.collection('messages').updateOne({}, { $set: { tries: 5 } });
      await eventually(async () => {
        await makeRetriesDue();
        expect(await fetchStatuses()).toEqual(['unknown']);
      }, 20_000);
      server.reset();
    });
  });

  it('is withheld after its expiry', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['retrying']);
    });
    server.reset();
    await app.database.collection('messages').updateOne({}, { $set: { until: new Date() } });
    await makeRetriesDue();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['withheld']);
    });
    expect(server.attempts).toBe(0);
  });

  it('is withheld if its booking was deleted', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await book();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['retrying']);
    });
    await app.database.collection('day_tours').deleteMany({});
    await makeRetriesDue();
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['withheld']);
    });
  });
});

describe('a test email', () => {
  it('can be sent only by the guide, who gets all lines of the exchange', async () => {
    const { text, status } = await guide.post('/api/guide/mail/test');
    expect(status).toBe(200);
    const response = JSON.parse(text) as {
      isSent: boolean;
      exchange: { from: string; text: string }[];
    };
    expect(response.isSent).toBe(true);
    expect(response.exchange).toContainEqual({
      from: 'site',
      text: expect.stringMatching(/^MAIL FROM:/) as unknown,
    });
    expect(response.exchange).toContainEqual({
      from: 'server',
      text: expect.stringMatching(/^354 /) as unknown,
    });
    expectRefusal(await guide.post('/api/guide/mail/test'), 429, 'mail-just-tried');
    expectProblem(await visitor.post('/api/guide/mail/test'), 404);
    expectProblem(await app.visitor().get('/api/guide/mail'), 404);
  });
});

describe('several replicas', () => {
  const replica = useReplica(() => app.mongodbUri, {
    JOB_CHECK_SECONDS: '1',
    SITE_URL: SITE,
    get SMTP_URL() {
      return server.url;
    },
  });

  it('send each email once', async () => {
    const replicaVisitor = replica().visitor();
    await replicaVisitor.becomeGuest();
    const recipients = Array.from(
      { length: 15 },
      (_, index) => `party-${String(index)}@example.com`,
    );
    const responses = await Promise.all(
      recipients.map((email, index) =>
        (index % 2 === 0 ? visitor : replicaVisitor).post(
          '/api/tours/day.empire-state-building/bookings',
          {
            date: addDays(DATE, index % 3 === 0 ? 0 : 7),
            people: 1,
            overlapping: true,
            contact: { name: 'Ada', email },
          },
        ),
      ),
    );
    for (const response of responses) expect(response.status).toBe(201);
    for (const recipient of recipients) await server.waitForEmails(recipient);
    await eventually(async () => {
      expect(new Set(await fetchStatuses())).toEqual(new Set(['sent']));
    });
    expect(server.emails).toHaveLength(recipients.length);
  });

  it('send an email only once, even if one replica hangs and a second one takes over', async () => {
    const gate = new EventEmitter();
    const gateOpened = once(gate, 'open').then(() => undefined);
    server.onRecipient = () => (server.attempts === 1 ? gateOpened : undefined);
    await book();
    await eventually(() => {
      expect(server.attempts).toBe(1);
    });
    expect(await fetchStatuses()).toEqual(['claimed']);
    await app.database
      .collection('messages')
      .updateOne({}, { $set: { leaseUntil: new Date(Date.now() - 1) } });
    await server.waitForEmails(visitorEmail);
    await eventually(async () => {
      expect(await fetchStatuses()).toEqual(['sent']);
    });
    gate.emit('open');
    await eventually(() => {
      expect(server.interruptedEmails).toBe(1);
    });
    expect(await server.waitForEmails(visitorEmail)).toHaveLength(1);
    expect(await fetchMessages()).toMatchObject([{ status: 'sent', tries: 2 }]);
  });
});
