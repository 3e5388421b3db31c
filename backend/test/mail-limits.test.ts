import { addDays } from 'shared/new-york';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectProblem } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureIdOn(DAY_LIST, DATE);
/** The IP address of a stranger who abuses the victim's email address. */
const ATTACKER_IP = '203.0.113.7';
const VICTIM_IP = '198.51.100.20';

const { server, settings } = useMailServer({ TRUST_PROXY: '1' });
server.ignoredSubjects = undefined;

const app = useApp(settings);
let guide: Visitor;
let guideEmail: string;
let victimEmail: string;
let victimCount = 0;

beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  const { text } = await guide.get('/api/guide');
  ({ email: guideEmail } = (JSON.parse(text) as { user: { email: string } }).user);
});
beforeEach(async () => {
  await resetBookings(app);
  await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
  server.reset();
  victimEmail = `victim-${String(++victimCount)}@example.com`;
});

const makeIpHeader = (ip: string) => ({ 'X-Forwarded-For': ip });
const ATTACKER_HEADER = makeIpHeader(ATTACKER_IP);
const createGuest = async () => {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  return visitor;
};
const requestBooking = (visitor: Visitor, overrides: object = {}, ip = ATTACKER_IP) =>
  visitor.post(
    '/api/tours/day.empire-state-building/bookings',
    {
      date: DATE,
      people: 2,
      overlapping: true,
      contact: { name: 'Cheap pills', email: victimEmail, note: 'Buy at pills.example' },
      ...overrides,
    },
    makeIpHeader(ip),
  );
/** Creates a booking, and returns its path. */
const book = async (visitor: Visitor, overrides: object = {}, ip = ATTACKER_IP) => {
  const response = await requestBooking(visitor, overrides, ip);
  expect(response.status).toBe(201);
  return `/api/bookings/${bookingIdOf(response)}`;
};
const bookingIdOf = ({ text }: ApiResponse) => (JSON.parse(text) as { id: string }).id;
const waitUntilMailIsSent = () =>
  eventually(async () => {
    expect(await app.database.collection('outbox').countDocuments()).toBe(0);
    const status = { $in: ['queued' as const, 'claimed' as const, 'sending' as const] };
    expect(await messages().countDocuments({ status, dueAt: { $lte: new Date() } })).toBe(0);
  }, 30_000);
const messages = () => app.database.collection<Message>('messages');
/** Sends queued updates now. Normally, they wait a few minutes so that later changes can be merged. */
const sendUpdates = async () => {
  await waitUntilMailIsSent();
  await messages().updateMany({ status: 'queued' }, { $set: { dueAt: new Date() } });
  await waitUntilMailIsSent();
};
/** Allows another link to the same address right away. Earlier emails still count toward the limits. */
const clearLinkLimit = async () => {
  await waitUntilMailIsSent();
  await messages().deleteMany({});
  await app.database.collection('failed_sign_ins').deleteMany({});
  const $map = { input: '$messages', as: 'id', in: { $concat: ['$$id', '.before'] } };
  await app.database.collection('mail_counts').updateMany({}, [{ $set: { messages: { $map } } }]);
};
const emailsTo = (address: string) =>
  server.emails.filter(({ recipient }) => recipient === address.toLowerCase());
const fetchTicket = async (visitor: Visitor, path: string) =>
  JSON.parse((await visitor.get(path)).text) as { status: string; unmailed?: true };

describe('a booking', () => {
  it('causes emails to only a few addresses, no matter how many times its email address is corrected', async () => {
    const visitor = await createGuest();
    const path = await book(visitor);
    const statuses: number[] = [];
    for (let count = 0; count < 150; count++) {
      const contact = { name: 'Cheap pills', email: `stranger-${String(count)}@example.com` };
      statuses.push((await visitor.put(`${path}/contact`, contact, ATTACKER_HEADER)).status);
    }
    await waitUntilMailIsSent();
    expect(server.emails.length).toBeLessThanOrEqual(4);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const correction = { name: 'Ada', email: 'last@example.com' };
    const refusal = await visitor.put(`${path}/contact`, correction, ATTACKER_HEADER);
    expectProblem(refusal, 409);
    expect(refusal.body.code).toBe('corrected-too-often');
    // Changing the case of the address or adding a phone number doesn't count as a correction.
    const email = 'STRANGER-2@example.com';
    const sameEmailResponse = await visitor.put(`${path}/contact`, {
      name: 'Ada',
      email,
      phone: '+12125550100',
    });
    expect(sameEmailResponse.status).toBe(200);
  });

  it('causes emails to only a few addresses, even if its email address changes together with other fields', async () => {
    const visitor = await createGuest();
    const id = bookingIdOf(await requestBooking(visitor));
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const contact = { name: 'Cheap pills', email: `stranger-${String(count)}@example.com` };
      const input = { place: 'Empire State Building', day: 'Monday', people: 1 + (count % 2) };
      const response = await visitor.put(`${DAY_LIST.update}/${id}`, { ...input, contact });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    await sendUpdates();
    expect(server.emails.length).toBeLessThanOrEqual(4);
  });

  it('causes only two or three emails, the last with its final state, if it is changed, canceled, and restored 40 times', async () => {
    await guide.put('/api/guide/mail/choice', { bookings: 'each', evening: false });
    const visitor = await createGuest();
    const path = await book(visitor);
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(1);
    for (let count = 0; count < 40; count++) {
      const people = 3 + (count % 4);
      expect((await visitor.put(path, { date: DATE, people }, ATTACKER_HEADER)).status).toBe(200);
      expect((await visitor.delete(path, ATTACKER_HEADER)).status).toBe(204);
      const restoreResponse = await visitor.post(`${path}/restore`, undefined, ATTACKER_HEADER);
      expect(restoreResponse.status).toBe(200);
      if (count % 10 === 0) await waitUntilMailIsSent();
    }
    await sendUpdates();
    const emails = emailsTo(victimEmail);
    expect(emails.length).toBeGreaterThanOrEqual(2);
    // There is a third email if the time window for merging changes ended during the loop.
    expect(emails.length).toBeLessThanOrEqual(3);
    expect(emails.at(-1)?.text).toContain('6 people');
    const emailsToGuide = emailsTo(guideEmail);
    expect(emailsToGuide.length).toBeGreaterThanOrEqual(2);
    expect(emailsToGuide.length).toBeLessThanOrEqual(3);
    expect(emailsToGuide.at(-1)?.text).toContain('6 people');
  }, 60_000);

  it('causes no more emails if it is canceled and restored right away', async () => {
    await guide.put('/api/guide/mail/choice', { bookings: 'each', evening: false });
    const visitor = await createGuest();
    const path = await book(visitor);
    await waitUntilMailIsSent();
    await visitor.delete(path);
    await visitor.post(`${path}/restore`);
    await sendUpdates();
    expect(emailsTo(victimEmail)).toHaveLength(1);
    expect(emailsTo(guideEmail)).toHaveLength(1);
  });

  it('causes an email a few minutes after it is canceled', async () => {
    const visitor = await createGuest();
    const path = await book(visitor);
    await waitUntilMailIsSent();
    await visitor.delete(path);
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(1);
    await sendUpdates();
    expect(emailsTo(victimEmail)[1]?.subject).toMatch(/^Canceled, as you asked/);
  });

  it('with an unconfirmed address causes emails without text that the visitor typed', async () => {
    const visitor = await createGuest();
    const path = await book(visitor);
    await waitUntilMailIsSent();
    await visitor.put(path, { date: addDays(DATE, 7), people: 5 });
    await sendUpdates();
    const emails = emailsTo(victimEmail);
    expect(emails).toHaveLength(2);
    for (const { text = '', html, to, subject, attachments } of emails) {
      const wholeEmail = [
        text,
        html,
        JSON.stringify(to),
        subject,
        ...attachments.map(String),
      ].join();
      expect(wholeEmail).not.toMatch(/pills/i);
    }
    expect(emails[1]?.text).toContain('5 people');
  });

  it('with a confirmed address causes emails right away, with the visitor’s name', async () => {
    const { visitor, path } = await createConfirmedBooking();
    server.emails.length = 0;
    await visitor.put(path, { date: DATE, people: 3 });
    await waitUntilMailIsSent();
    const [changeMail] = emailsTo(victimEmail);
    expect(changeMail?.text).toContain('Hi Ada,');
    await visitor.delete(path);
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(2);
  });
});

/** Creates a booking by a user who has confirmed the victim's address, from the victim's network. */
async function createConfirmedBooking() {
  const visitor = app.visitor();
  await visitor.signUp({ email: victimEmail });
  const [mail] = await server.waitForEmails(victimEmail);
  const [, token] = /\/account#(\S+)/.exec(mail?.text ?? '') ?? [];
  expect((await visitor.put('/api/email-confirmation', { token })).status).toBe(204);
  const contact = { name: 'Ada', email: victimEmail };
  const path = await book(visitor, { contact }, VICTIM_IP);
  await waitUntilMailIsSent();
  return { visitor, path };
}

describe('an address', () => {
  it('gets few emails about bookings by strangers, whose tickets show that no mail was sent', async () => {
    const visitor = await createGuest();
    const paths: string[] = [];
    for (let count = 0; count < 15; count++) paths.push(await book(visitor));
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(10);
    expect((await fetchTicket(visitor, paths[0] ?? '')).unmailed).toBeUndefined();
    expect((await fetchTicket(visitor, paths[14] ?? '')).unmailed).toBe(true);
    // Calls from other networks at most double the number of emails.
    for (const lastByte of [21, 22, 23]) {
      for (let count = 0; count < 8; count++) {
        await book(visitor, {}, `203.0.113.${String(lastByte)}`);
      }
    }
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(20);
  });

  it('has the same limits regardless of its case', async () => {
    const visitor = await createGuest();
    for (let count = 0; count < 12; count++) {
      const email = count % 2 === 0 ? victimEmail : `V${victimEmail.slice(1)}`;
      await book(visitor, { contact: { name: 'Ada', email } });
    }
    await waitUntilMailIsSent();
    const emails = server.emails.filter(({ recipient }) => recipient.toLowerCase() === victimEmail);
    expect(emails).toHaveLength(10);
  });

  it('gets few emails from an account whose email address is changed back and forth', async () => {
    const visitor = app.visitor();
    const { password } = await visitor.signUp();
    const otherAddress = `other-${victimEmail}`;
    for (let count = 0; count < 16; count++) {
      const email = count % 2 === 0 ? victimEmail : otherAddress;
      const response = await visitor.put(
        '/api/account/email',
        { password, email },
        ATTACKER_HEADER,
      );
      expect(response.status).toBe(200);
      await clearLinkLimit();
    }
    for (const address of [victimEmail, otherAddress]) {
      expect(emailsTo(address)).toHaveLength(10);
      for (const { text, to } of emailsTo(address)) {
        expect(text).not.toMatch(/walker-\d|victim-/);
        expect(to).toMatchObject({ value: [{ name: '', address }] });
      }
    }
    const refusal = await visitor.post(
      '/api/account/email/confirmation',
      undefined,
      ATTACKER_HEADER,
    );
    expectProblem(refusal, 429);
    expect(refusal.body.code).toBe('too-many-mails');
  });

  it('gets at most 10 links to reset a password from one network, which then gets a 429', async () => {
    await app.visitor().signUp({ email: victimEmail });
    await clearLinkLimit();
    await app.database.collection('mail_counts').deleteMany({});
    server.emails.length = 0;
    const requestReset = (email: string, ip: string) =>
      app.visitor().post('/api/password-reset', { email }, makeIpHeader(ip));
    for (let count = 0; count < 10; count++) {
      expect((await requestReset(victimEmail, ATTACKER_IP)).status).toBe(204);
      await clearLinkLimit();
    }
    expectProblem(await requestReset(victimEmail, ATTACKER_IP), 429);
    expect(emailsTo(victimEmail)).toHaveLength(10);
    // The address's owner can still request a link from a different network.
    expect((await requestReset(victimEmail, VICTIM_IP)).status).toBe(204);
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(11);
  });

  it('without an account has the same limit for password reset requests', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const response = await app.visitor().post('/api/password-reset', { email: victimEmail });
      statuses.push(response.status);
      await clearLinkLimit();
    }
    expect(statuses.slice(-2)).toEqual([204, 429]);
    expect(server.emails).toEqual([]);
  });
});

describe('a network', () => {
  it('can cause at most 60 emails to strangers, and doesn’t use up the limits of other networks', async () => {
    const visitor = await createGuest();
    for (let count = 0; count < 65; count++) {
      await book(visitor, { contact: { name: 'A', email: `s${String(count)}.${victimEmail}` } });
    }
    await waitUntilMailIsSent();
    expect(server.emails).toHaveLength(60);
    await book(await createGuest(), {}, VICTIM_IP);
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(1);
  }, 90_000);
});

describe('a departure that the guide cancels', () => {
  const cancelDeparture = async () => {
    const { departures } = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as Sheet;
    const { revision } = departures.find(({ id }) => id === DEPARTURE) ?? { revision: 0 };
    const change = { state: 'cancelled', reason: 'A storm', revision };
    expect((await guide.patch(`/api/guide/departures/${DEPARTURE}`, change)).status).toBe(204);
    await waitUntilMailIsSent();
  };
  interface Sheet {
    departures: {
      id: string;
      revision: number;
      parties: { id: string; untold?: { why: string; kind: string; mail: string } }[];
    }[];
  }
  const makeSpamBookings = async (bookingCount: number) => {
    const stranger = await createGuest();
    for (let count = 0; count < bookingCount; count++) await book(stranger);
    await waitUntilMailIsSent();
    server.emails.length = 0;
  };

  it('causes an email to an address whose limit strangers have used up', async () => {
    const visitor = await createGuest();
    const path = await book(visitor, { date: DATE }, VICTIM_IP);
    await makeSpamBookings(14);
    expect((await fetchTicket(visitor, path)).status).toBe('CONFIRMED');
    await cancelDeparture();
    const [mail] = emailsTo(victimEmail);
    expect(mail?.subject).toMatch(/^Canceled: /);
  });

  it('always causes an email to a confirmed address', async () => {
    await makeSpamBookings(24);
    await createConfirmedBooking();
    server.emails.length = 0;
    await cancelDeparture();
    const names = emailsTo(victimEmail).map(({ text }) => /^Hi( Ada)?,/m.exec(text ?? '')?.[0]);
    expect(names.filter((name) => name === 'Hi Ada,')).toHaveLength(1);
    expect(names.filter((name) => name === 'Hi,')).toHaveLength(20);
  });

  it('shows the guide which emails a limit has stopped, and the guide can send them anyway', async () => {
    await makeSpamBookings(24);
    await cancelDeparture();
    expect(emailsTo(victimEmail)).toHaveLength(20);
    const listProblems = async () => {
      const { departures } = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as Sheet;
      return departures.flatMap(({ parties }) => parties.flatMap((party) => party.untold ?? []));
    };
    const problems = await listProblems();
    expect(problems).toHaveLength(4);
    expect(problems[0]).toMatchObject({ why: 'limited', kind: 'cancelled', canBeSentAgain: true });
    const againPath = `/api/guide/mail/messages/${problems[0]?.mail ?? ''}/again`;
    expect((await guide.post(againPath)).status).toBe(204);
    await waitUntilMailIsSent();
    expect(emailsTo(victimEmail)).toHaveLength(21);
    expect(await listProblems()).toHaveLength(3);
  });
});
