import { EventEmitter, once } from 'node:events';
import { addDays, newYorkInstant } from 'shared/new-york';
import { hashEmail } from '../src/bookings/contact';
import type { StoredOwner } from '../src/bookings/owner';
import type { Message } from '../src/mail/message';
import { PlannerService } from '../src/mail/planner.service';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureOn, PLACE, setDeparture, storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer, type ReceivedMail } from './support/mail-server';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import type { Answer, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const SITE = 'https://tours.example.com';
const OFTEN = '1';

const { server, settings } = useMailServer({ CONFIRM: 'off' });

const app = useApp(settings);
let guide: Visitor;
let visitor: Visitor;
let address: string;
let serial = 0;

beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
  address = `visitor-${String(++serial)}@example.com`;
  visitor = app.visitor();
  await visitor.becomeGuest();
});

const messages = () => app.database.collection<Message>('messages').find().toArray();
const contact = (overrides: object = {}) => ({ name: 'Ada Walker', email: address, ...overrides });
const book = (overrides: object = {}): Promise<Answer> =>
  visitor.post('/api/tours/day.empire-state-building/bookings', {
    date: DATE,
    people: 2,
    contact: contact(),
    ...overrides,
  });
const idOf = ({ text }: Answer) => (JSON.parse(text) as { id: string }).id;
const status = async () => (await messages()).map((message) => message.status);
/** Makes all retries due now. */
const retryNow = () =>
  app.database
    .collection('messages')
    .updateMany({ status: 'retrying' }, { $set: { dueAt: new Date() } });
/** Sends updates immediately that wait to be combined. */
const sendUpdates = () =>
  eventually(async () => {
    expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    await app.database
      .collection('messages')
      .updateMany({ kind: 'update', status: 'queued' }, { $set: { dueAt: new Date() } });
  });
/** Confirms the visitor's address, like the link in an earlier mail. */
const confirm = async () => {
  const [booking] = await app.database.collection('day_tours').find().toArray();
  await app.database
    .collection<StoredOwner>('owners')
    .updateOne({ _id: String(booking?.owner) }, { $set: { confirmed: [hashEmail(address)] } });
};
const mailState = async () =>
  JSON.parse((await guide.get('/api/guide/mail')).text) as Record<string, unknown> & {
    troubled: { id: string; answer: string; canBeSentAgain: boolean }[];
  };
const linkIn = ({ text = '' }: ReceivedMail) =>
  /https:\/\/tours\.example\.com\/booking\/([0-9a-f]{24})#([\w-]{22})/.exec(text);

describe('a booking', () => {
  it('is mailed as a ticket, whose link opens it', async () => {
    const booked = await book();
    expect(booked.status).toBe(201);
    const [mail] = await server.to(address);
    expect(mail?.subject).toContain(PLACE);
    expect(mail?.from?.value).toEqual([{ name: 'New York on Foot', address: 'hello@example.com' }]);
    // The address isn't confirmed, so it may be a stranger's.
    expect(mail?.to).toMatchObject({ value: [{ name: '', address }] });
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@example\.com>$/);
    // The mail loads nothing, so that nobody can track when it is read.
    expect(mail?.html).not.toMatch(/<img|url\(|<link|src=/i);

    const [, id, secret] = (mail && linkIn(mail)) ?? [];
    expect(id).toBe(idOf(booked));
    expect(mail?.html).toContain(`${SITE}/booking/${String(id)}#${String(secret)}`);
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toBe('text/calendar');
    const calendar = file?.content.toString() ?? '';
    expect(calendar).toContain(`UID:${String(id)}@new-york-on-foot`);
    expect(calendar).not.toContain(String(secret));

    const stranger = app.visitor();
    const opened = await stranger.post(`/api/bookings/${String(id)}/access`, { secret });
    expect(opened.status).toBe(200);
    expect(await stranger.get(`/api/bookings/${String(id)}`)).toMatchObject({ status: 200 });
    expect(await messages()).toMatchObject([{ status: 'sent', tries: 1 }]);
    // The link is made from the key, so the database doesn't contain it.
    expect(
      JSON.stringify(await app.database.collection('day_tours').find().toArray()),
    ).not.toContain(secret);
    expect(JSON.stringify(await messages())).not.toContain(secret);
  });

  it('keeps the link in its mail, however many links are made on the ticket’s page', async () => {
    const at = `/api/bookings/${idOf(await book())}`;
    const [mail] = await server.to(address);
    const [, , secret] = (mail && linkIn(mail)) ?? [];
    const reader = app.visitor();
    expect((await reader.post(`${at}/access`, { secret })).status).toBe(200);
    for (let count = 0; count < 6; count++) {
      expect((await visitor.post(`${at}/link`)).status).toBe(201);
    }
    expect((await reader.get(at)).status).toBe(200);
    expect((await app.visitor().post(`${at}/access`, { secret })).status).toBe(200);
    // Mails to a different address have a different link, and the earlier link stays valid.
    const other = `other-${address}`;
    await visitor.put(`${at}/contact`, contact({ email: other }));
    const [mailed] = await server.to(other);
    expect((mailed && linkIn(mailed))?.[2]).not.toBe(secret);
    expect((await app.visitor().post(`${at}/access`, { secret })).status).toBe(200);
  });

  it('of an account is mailed to the account’s address', async () => {
    const { email } = await visitor.signUp();
    await visitor.post(DAY_LIST.create, { place: PLACE, day: 'Monday', people: 1 });
    expect(await server.to(email)).toHaveLength(1);
  });

  it('without an address is mailed only once there is one', async () => {
    const id = idOf(await book({ contact: { name: 'Ada', phone: '+12125550100' } }));
    await eventually(async () => {
      expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    });
    expect(await messages()).toEqual([]);
    await visitor.put(`/api/bookings/${id}/contact`, contact());
    await server.to(address);
  });

  it('can have any name, and only harmless names are in the mail’s header', async () => {
    const name = '"Ada" O’Hara, 🗽 =?utf-8?q?x?=';
    await book();
    await server.to(address);
    await confirm();
    await book({ contact: contact({ name }), overlapping: true });
    const [, mail] = await server.to(address, 2);
    expect(mail?.to).toMatchObject({ value: [{ name, address }] });
  });
});

describe('a mail about a booking', () => {
  const sheet = async (date = DATE) => {
    const { text } = await guide.get(`/api/guide/days/${date}`);
    const { departures } = JSON.parse(text) as {
      departures: { id: string; revision: number; parties: { id: string; revision: number }[] }[];
    };
    const found = departures.find(({ id }) => id === departureOn(DAY_LIST, date));
    if (!found) throw new Error('There is no such departure.');
    return found;
  };
  const changeDeparture = async (settings: object) => {
    const { id, revision } = await sheet();
    const answer = await guide.patch(`/api/guide/departures/${id}`, { ...settings, revision });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 204 });
  };
  let id: string;
  beforeEach(async () => {
    id = idOf(await book());
    await server.to(address);
    server.mails.length = 0;
  });

  it('shows what its visitor changed, before and after', async () => {
    const date = addDays(DATE, 7);
    await visitor.put(`/api/bookings/${id}`, { date, people: 3 });
    await sendUpdates();
    const [mail] = await server.to(address);
    expect(mail?.text).toContain('3 people');
    expect(mail?.text).toContain('2 people');
  });

  it('shows that its visitor canceled it, and then restored it', async () => {
    await confirm();
    await visitor.delete(`/api/bookings/${id}`);
    const [mail] = await server.to(address);
    expect(mail?.subject).toMatch(/cancel/i);
    await visitor.post(`/api/bookings/${id}/restore`);
    const [, back] = await server.to(address, 2);
    expect(back?.subject).toMatch(/booked/i);
  });

  it('shows that the guide changed the meeting point, why, and from where', async () => {
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road works' });
    const [mail] = await server.to(address);
    expect(mail?.text).toContain('The other corner');
    expect(mail?.text).toContain('Road works');
    const [file] = mail?.attachments ?? [];
    expect(file?.content.toString()).toMatch(/SEQUENCE:[1-9]/);
  });

  it('shows that the guide canceled the tour, and that it takes place after all', async () => {
    await changeDeparture({ state: 'cancelled', reason: 'A storm' });
    const [mail] = await server.to(address);
    expect(mail?.subject).toMatch(/cancel/i);
    expect(mail?.text).toContain('A storm');
    await changeDeparture({ state: 'open' });
    const [, back] = await server.to(address, 2);
    expect(back?.text).toContain(PLACE);
  });

  it('shows that the guide canceled this booking alone', async () => {
    const { parties } = await sheet();
    const [party] = parties;
    const path = `/api/guide/parties/day/${party?.id ?? ''}/cancellation`;
    const answer = await guide.put(path, {
      reason: 'The minibus is small',
      revision: party?.revision,
    });
    expect(answer.status).toBe(200);
    const [mail] = await server.to(address);
    expect(mail?.text).toContain('The minibus is small');
  });

  it('shows that the tour was moved', async () => {
    const { id: from, revision } = await sheet();
    const to = addDays(DATE, 7);
    const answer = await guide.put(`/api/guide/departures/${from}/date`, {
      date: to,
      reason: 'A parade',
      revision,
    });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 204 });
    const [mail] = await server.to(address);
    expect(mail?.text).toContain('A parade');
  });

  it('isn’t sent if the change keeps all promises', async () => {
    const { meetingPoint } = (
      JSON.parse((await visitor.get(`/api/bookings/${id}`)).text) as {
        departure: { meetingPoint: string };
      }
    ).departure;
    await changeDeparture({ meetingPoint, capacity: 40 });
    await eventually(async () => {
      expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    });
    expect(await messages()).toHaveLength(1);
  });
});

describe('the guide', () => {
  let email: string;
  const choose = (bookings: string, evening = false) =>
    guide.put('/api/guide/mail/choice', { bookings, evening });
  beforeAll(async () => {
    const { text } = await guide.get('/api/guide');
    ({ email } = (JSON.parse(text) as { user: { email: string } }).user);
  });
  afterEach(() => choose('none'));

  it('gets a mail for each booking, and one when a tour is full', async () => {
    await choose('each');
    await book({ contact: contact({ note: 'A stroller' }) });
    const [mail] = await server.to(email);
    expect(mail?.text).toContain('A stroller');
    expect(mail?.text).toContain(address);
    expect(mail?.replyTo).toBeUndefined();
  });

  it('is mailed once that a tour is full', async () => {
    await choose('daily');
    await setDeparture(app, DAY_LIST, DATE, { capacity: 3 });
    await book();
    await book({ people: 1, contact: contact({ name: 'Grace' }), overlapping: true });
    const [mail] = await server.to(email);
    expect(mail?.subject).toContain(PLACE);
    expect((await messages()).filter(({ kind }) => kind === 'full')).toHaveLength(1);
  });

  it('gets the bookings of a day in the morning after', async () => {
    await choose('daily');
    const id = idOf(await book());
    await book({ contact: contact({ name: 'Grace Hopper' }), overlapping: true });
    await visitor.delete(`/api/bookings/${id}`);
    await eventually(async () => {
      expect((await messages()).find(({ kind }) => kind === 'digest')?.news).toHaveLength(3);
    });
    await app.database
      .collection('messages')
      .updateOne({ kind: 'digest' }, { $set: { dueAt: new Date() } });
    const [mail] = await server.to(email);
    expect(mail?.text).toContain('Grace Hopper');
    expect(server.mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });

  it('gets one mail about all delivery problems, with other contact data', async () => {
    await choose('daily');
    server.toRecipient = (to) =>
      to === email ? undefined : { code: 550, text: '5.1.1 No such user' };
    const phone = { phone: '+12125550100' };
    const graces = idOf(await book({ contact: contact({ name: 'Grace', ...phone }) }));
    const rosas = idOf(await book({ contact: contact({ name: 'Rosa' }), overlapping: true }));
    const to = async (id: string) =>
      (await messages()).find(({ booking }) => String(booking?.id) === id)?._id;
    const problemMail = async () => (await messages()).find(({ kind }) => kind === 'mail-fails');
    await eventually(async () => {
      expect((await problemMail())?.mails).toEqual(
        expect.arrayContaining([await to(graces), await to(rosas)]),
      );
    });
    const hurryGuides = () =>
      app.database
        .collection('messages')
        .updateOne({ kind: 'mail-fails' }, { $set: { dueAt: new Date() } });
    await app.database
      .collection<Message>('messages')
      .updateOne({ _id: (await to(rosas)) ?? '' }, { $set: { status: 'told' } });
    await hurryGuides();
    const [mail] = await server.to(email);
    expect(mail?.subject).toBe('One email didn’t arrive');
    expect(mail?.text).toContain('No such user');
    expect(mail?.text).toContain('+1');
    expect(mail?.text).toContain('Grace');
    expect(mail?.text).not.toContain('Rosa');
  });

  it('isn’t mailed about failed mails that became obsolete, or about the guide’s own', async () => {
    await choose('each');
    server.toRecipient = () => ({ code: 550, text: 'No' });
    await book();
    await eventually(async () => {
      expect((await status()).filter((each) => each === 'failed')).toHaveLength(2);
    });
    const problemMails = () =>
      app.database.collection<Message>('messages').find({ kind: 'mail-fails' });
    await eventually(async () => {
      expect(await problemMails().toArray()).toMatchObject([{ mails: [expect.any(String)] }]);
    });
    await app.database
      .collection<Message>('messages')
      .updateMany({ status: 'failed' }, { $set: { status: 'told' } });
    await app.database
      .collection('messages')
      .updateOne({ kind: 'mail-fails' }, { $set: { dueAt: new Date() } });
    await eventually(async () => {
      expect(await problemMails().toArray()).toMatchObject([
        { status: 'withheld', answer: 'All of them know by now.' },
      ]);
    });
  });

  it('can choose from the given options only', async () => {
    expectFieldErrors(await choose('hourly'), 400, ['bookings']);
    expectFieldErrors(await guide.put('/api/guide/mail/choice', { bookings: 'none' }), 400, [
      'evening',
    ]);
    expect((await choose('daily', true)).status).toBe(204);
    expect((await mailState()).choice).toEqual({ bookings: 'daily', evening: true });
  });
});

describe('the day before', () => {
  const planner = () => app.app.get(PlannerService);
  const at = (time: string) => newYorkInstant(addDays(DATE, -1), time);
  const party = (overrides: object = {}) => ({
    date: DATE,
    owner: 'guest:a',
    people: 2,
    createdAt: at('14:59'),
    contact: contact(),
    ...overrides,
  });

  it('visitors are reminded once, at the hour of their tour', async () => {
    await storeBookings(app, DAY_LIST, [party()]);
    await planner().plan(at('16:59'));
    expect(await messages()).toEqual([]);
    await planner().plan(at('17:00'));
    await planner().plan(at('18:30'));
    expect(await messages()).toMatchObject([{ kind: 'reminder' }]);
    const [mail] = await server.to(address);
    expect(mail?.subject).toContain(PLACE);
  });

  it('parties that have just booked, canceled, or have no email aren’t reminded', async () => {
    await storeBookings(app, DAY_LIST, [
      party({ createdAt: at('15:00') }),
      party({ status: 'cancelled' }),
      party({ contact: { name: 'Ada', phone: '+12125550100' } }),
      party({ date: addDays(DATE, 1) }),
    ]);
    await planner().plan(at('17:00'));
    expect(await messages()).toEqual([]);
  });

  it('the guide gets tomorrow’s tours, or that there are none', async () => {
    const { text } = await guide.get('/api/guide');
    const { email } = (JSON.parse(text) as { user: { email: string } }).user;
    await planner().plan(at('18:00'));
    expect(await messages()).toEqual([]);
    await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: true });
    await storeBookings(app, DAY_LIST, [party({ contact: undefined, people: 7 })]);
    await planner().plan(at('18:00'));
    const [mail] = await server.to(email);
    expect(mail?.text).toContain('7');
    await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
  });
});

describe('a mail server', () => {
  it('that is down is tried again, and the guide sees why', async () => {
    await server.stop();
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['retrying']);
    });
    const { failing, queued } = await mailState();
    expect(failing).toMatchObject({ answer: expect.stringContaining('ECONNREFUSED') as unknown });
    expect(queued).toBe(1);
    await server.start();
    await eventually(async () => {
      await retryNow();
      expect(await status()).toEqual(['sent']);
    }, 20_000);
    await server.to(address);
    expect(await mailState()).toMatchObject({ failing: null, queued: 0 });
  });

  it('that never responds blocks no other mail, until sending fails for good', async () => {
    const wakeUp = await server.hang();
    try {
      const [first, second] = [await book(), await book({ overlapping: true })];
      expect([first.status, second.status]).toEqual([201, 201]);
      await eventually(async () => {
        expect((await mailState()).failing).toMatchObject({
          answer: expect.stringMatching(/greeting/i) as unknown,
        });
      }, 20_000);
      expect((await visitor.get('/api/bookings')).status).toBe(200);
    } finally {
      await wakeUp();
    }
    await eventually(async () => {
      await retryNow();
      expect(await status()).toEqual(['sent', 'sent']);
    }, 20_000);
    await server.to(address, 2);
  }, 60_000);

  it('that is busy is tried again, but not too soon', async () => {
    server.toRecipient = () => ({ code: 451, text: '4.7.1 Greylisted,\r\n please try again' });
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['retrying']);
    });
    const [message] = await messages();
    expect(message?.answer).toContain('451 4.7.1 Greylisted');
    expect(message?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect((await mailState()).failing).toBeNull();
    server.reset();
    await retryNow();
    await server.to(address);
  });

  it('that rejects an address for good isn’t tried again, unless the guide asks', async () => {
    server.toRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['failed']);
    });
    const { troubled, failed } = await mailState();
    expect(failed).toBe(1);
    expect(troubled).toMatchObject([{ status: 'failed', canBeSentAgain: true }]);
    expect(troubled[0]?.answer).toContain('No such user');
    server.reset();
    const sendAgain = () => guide.post(`/api/guide/mail/messages/${troubled[0]?.id ?? ''}/again`);
    expect((await sendAgain()).status).toBe(204);
    await server.to(address);
    await eventually(async () => {
      expect(await status()).toEqual(['sent']);
    });
    expectProblem(await sendAgain(), 409);
    expectProblem(await visitor.post(`/api/guide/mail/messages/x/again`), 404);
  });

  it('that breaks off after receiving a mail may have it, so it isn’t sent again automatically', async () => {
    server.toData = () => 'cut';
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['unknown']);
    });
    server.toData = () => undefined;
    await retryNow();
    expect(await mailState()).toMatchObject({ unknown: 1, queued: 0 });
    expect(server.tries).toBe(1);
  });

  it('that breaks off before receiving a mail gets it later', async () => {
    server.toRecipient = () => 'cut';
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['retrying']);
    });
    server.reset();
    await eventually(async () => {
      await retryNow();
      expect(server.mails).toHaveLength(1);
    }, 20_000);
  });

  it('blocks no other mail by rejecting one', async () => {
    server.toRecipient = (to) => (to === address ? { code: 550, text: 'No' } : undefined);
    await book();
    await book({ contact: contact({ email: 'other@example.com' }), overlapping: true });
    await server.to('other@example.com');
  });
});

describe('a canceled day', () => {
  it('is mailed to each of its 500 visitors once, while others book', async () => {
    const parties = Array.from({ length: 500 }, (_, index) => ({
      owner: `guest:${String(index)}`,
      date: DATE,
      people: 1,
      contact: { name: 'Walker', email: `walker-${String(index)}@example.com` },
    }));
    await storeBookings(app, DAY_LIST, parties);
    const cancelled = { state: 'cancelled', reason: 'Snow', revision: 0 };
    const departure = `/api/guide/departures/${departureOn(DAY_LIST, DATE)}`;
    expect((await guide.patch(departure, cancelled)).status).toBe(204);
    const elsewhere = await visitor.post('/api/tours/day.central-park/bookings', {
      date: DATE,
      people: 2,
      contact: contact(),
    });
    expect(elsewhere.status).toBe(201);
    // A mail that was being sent may still arrive.
    const notifiedRecipients = () =>
      server.mails
        .map(({ recipient }) => recipient)
        .filter((to) => to === address || to.startsWith('walker-'));
    await eventually(() => {
      expect(notifiedRecipients()).toHaveLength(501);
    }, 100_000);
    expect(new Set(notifiedRecipients()).size).toBe(501);
  }, 150_000);
});

describe('a message', () => {
  const expireLease = (phase: 'claimed' | 'sending') =>
    app.database
      .collection('messages')
      .updateOne({}, { $set: { status: phase, leaseUntil: new Date(Date.now() - 1) } });

  it('is sent again if its sender died before the mail server had any of it', async () => {
    server.toRecipient = () => ({ code: 451, text: 'Later' });
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['retrying']);
    });
    server.reset();
    await expireLease('claimed');
    await server.to(address);
    await eventually(async () => {
      expect(await status()).toEqual(['sent']);
    });
    expect(await mailState()).toMatchObject({ unknown: 0 });
  });

  it('isn’t sent again automatically if its sender died while the mail server got it', async () => {
    await book();
    await server.to(address);
    await eventually(async () => {
      expect(await status()).toEqual(['sent']);
    });
    await expireLease('sending');
    await eventually(async () => {
      expect(await status()).toEqual(['unknown']);
    });
    expect(await server.to(address)).toHaveLength(1);
  });

  describe('that somebody waits for', () => {
    let email: string;
    beforeEach(async () => {
      ({ email } = await app.visitor().signUp());
      await app.database.collection('messages').deleteMany({});
    });
    const askForReset = async () => {
      expect((await app.visitor().post('/api/password-reset', { email })).status).toBe(204);
    };

    it('is sent again after the connection broke, whether or not the server has it', async () => {
      server.toData = () => 'cut';
      await askForReset();
      await eventually(async () => {
        expect(await status()).toEqual(['retrying']);
      });
      server.reset();
      await eventually(async () => {
        await retryNow();
        expect(await status()).toEqual(['sent']);
      }, 20_000);
      await server.to(email);
    });

    it('is sent again after its sender died', async () => {
      await askForReset();
      await server.to(email);
      await eventually(async () => {
        expect(await status()).toEqual(['sent']);
      });
      const to = { name: '', address: email };
      await app.database.collection('messages').updateOne({}, { $set: { to } });
      await expireLease('sending');
      await server.to(email, 2);
      await eventually(async () => {
        expect(await status()).toEqual(['sent']);
      });
    });

    it('isn’t sent again forever', async () => {
      server.toData = () => 'cut';
      await askForReset();
      await eventually(async () => {
        expect(await status()).toEqual(['retrying']);
      });
      await app.database.collection('messages').updateOne({}, { $set: { tries: 5 } });
      await eventually(async () => {
        await retryNow();
        expect(await status()).toEqual(['unknown']);
      }, 20_000);
      server.reset();
    });
  });

  it('is withheld if it is too late', async () => {
    server.toRecipient = () => ({ code: 451, text: 'Later' });
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['retrying']);
    });
    server.reset();
    await app.database.collection('messages').updateOne({}, { $set: { until: new Date() } });
    await retryNow();
    await eventually(async () => {
      expect(await status()).toEqual(['withheld']);
    });
    expect(server.tries).toBe(0);
  });

  it('is withheld if its booking was deleted', async () => {
    server.toRecipient = () => ({ code: 451, text: 'Later' });
    await book();
    await eventually(async () => {
      expect(await status()).toEqual(['retrying']);
    });
    await app.database.collection('day_tours').deleteMany({});
    await retryNow();
    await eventually(async () => {
      expect(await status()).toEqual(['withheld']);
    });
  });
});

describe('a test mail', () => {
  it('reports each step, and only the guide can send it', async () => {
    const { text, status: code } = await guide.post('/api/guide/mail/test');
    expect(code).toBe(200);
    const answer = JSON.parse(text) as {
      isSent: boolean;
      exchange: { from: string; text: string }[];
    };
    expect(answer.isSent).toBe(true);
    expect(answer.exchange).toContainEqual({
      from: 'site',
      text: expect.stringMatching(/^MAIL FROM:/) as unknown,
    });
    expect(answer.exchange).toContainEqual({
      from: 'server',
      text: expect.stringMatching(/^354 /) as unknown,
    });
    expectProblem(await guide.post('/api/guide/mail/test'), 429);
    expectProblem(await visitor.post('/api/guide/mail/test'), 404);
    expectProblem(await app.visitor().get('/api/guide/mail'), 404);
  });
});

describe('several replicas', () => {
  const replica = useReplica(() => app.mongodbUri, {
    JOB_CHECK_SECONDS: OFTEN,
    SITE_URL: SITE,
    get SMTP_URL() {
      return server.url;
    },
  });

  it('send each mail once', async () => {
    const other = replica().visitor();
    await other.becomeGuest();
    const parties = Array.from({ length: 15 }, (_, i) => `party-${String(i)}@example.com`);
    const answers = await Promise.all(
      parties.map((email, i) =>
        (i % 2 === 0 ? visitor : other).post('/api/tours/day.empire-state-building/bookings', {
          date: addDays(DATE, i % 3 === 0 ? 0 : 7),
          people: 1,
          overlapping: true,
          contact: { name: 'Ada', email },
        }),
      ),
    );
    for (const answer of answers) expect(answer.status).toBe(201);
    for (const party of parties) await server.to(party);
    await eventually(async () => {
      expect(new Set(await status())).toEqual(new Set(['sent']));
    });
    expect(server.mails).toHaveLength(parties.length);
  });

  it('send a mail once if its first sender hangs until another replica took over', async () => {
    const gate = new EventEmitter();
    const stuck = once(gate, 'open').then(() => undefined);
    server.toRecipient = () => (server.tries === 1 ? stuck : undefined);
    await book();
    await eventually(() => {
      expect(server.tries).toBe(1);
    });
    expect(await status()).toEqual(['claimed']);
    await app.database
      .collection('messages')
      .updateOne({}, { $set: { leaseUntil: new Date(Date.now() - 1) } });
    await server.to(address);
    await eventually(async () => {
      expect(await status()).toEqual(['sent']);
    });
    gate.emit('open');
    await eventually(() => {
      expect(server.interrupted).toBe(1);
    });
    expect(await server.to(address)).toHaveLength(1);
    expect(await messages()).toMatchObject([{ status: 'sent', tries: 2 }]);
  });
});
