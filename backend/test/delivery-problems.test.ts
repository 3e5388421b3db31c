import { addDays } from 'shared/new-york';
import { DaySheetService } from '../src/day-sheet/day-sheet.service';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, setDeparture } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureIdOn(DAY_LIST, DATE);
const ADA = { name: 'Ada', email: 'ada@example.com', phone: '+12125550100' };
const BO = { name: 'Bo', phone: '+12125550101' };
const MAIL_SETTINGS = {
  JOB_CHECK_SECONDS: '1',
  SITE_URL: 'https://tours.example.com',
  CONFIRM: 'off',
};

interface DeliveryProblem {
  mail: string;
  kind: string;
  why: string;
  answer?: string;
  reason?: string;
  canBeSentAgain: boolean;
}

interface Sheet {
  departures: {
    id: string;
    revision: number;
    parties: { id: string; name: string; revision: number; untold?: DeliveryProblem }[];
    waiting: { name: string; untold?: DeliveryProblem }[];
  }[];
}

const { server, settings } = useMailServer(MAIL_SETTINGS);

/** Signs up a guide, and returns functions to make bookings and to read the day sheet. */
function useSheet(app: ReturnType<typeof useApp>) {
  let guide: Visitor;
  beforeAll(async () => {
    ({ guide } = await signUpGuide(app));
    await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
  });
  beforeEach(async () => {
    await resetBookings(app);
  });
  const fetchDeparture = async (date = DATE) => {
    const sheet = JSON.parse((await guide.get(`/api/guide/days/${date}`)).text) as Sheet;
    const departure = sheet.departures.find(({ id }) => id === departureIdOn(DAY_LIST, date));
    if (!departure) throw new Error(`The day sheet for ${date} doesn’t include the departure.`);
    return departure;
  };
  return {
    guide: () => guide,
    fetchDeparture,
    /** Books as a new guest. */
    book: async (contact: object, overrides: object = {}) => {
      const visitor = app.visitor();
      await visitor.becomeGuest();
      const input = { date: DATE, people: 2, contact, ...overrides };
      const response = await visitor.post('/api/tours/day.empire-state-building/bookings', input);
      expect(response.status).toBe(201);
      return { visitor, url: `/api/bookings/${(JSON.parse(response.text) as { id: string }).id}` };
    },
    changeDeparture: async (change: object) => {
      const { revision } = await fetchDeparture();
      const path = `/api/guide/departures/${DEPARTURE}`;
      expect((await guide.patch(path, { ...change, revision })).status).toBe(204);
    },
    /** Waits until the outbox is empty, and returns the departure's delivery problems. */
    listProblems: async (date = DATE) => {
      await eventually(async () => {
        expect(await app.database.collection('outbox').countDocuments()).toBe(0);
      });
      const { parties } = await fetchDeparture(date);
      return parties.flatMap(({ name, untold }) => (untold ? [{ name, ...untold }] : []));
    },
  };
}

describe('with a mail server', () => {
  const app = useApp(settings);
  const { guide, book, changeDeparture, listProblems, fetchDeparture } = useSheet(app);
  const readStatuses = async () =>
    (await app.database.collection<Message>('messages').find().toArray()).map(
      ({ status }) => status,
    );
  const makeRetriesDue = () =>
    app.database
      .collection('messages')
      .updateMany({ status: 'retrying' }, { $set: { dueAt: new Date() } });

  beforeEach(() => {
    server.reset();
  });

  it('parties without an email address have a delivery problem after the guide changes a departure', async () => {
    await book(ADA);
    await book(BO);
    await server.waitForEmails(ADA.email);
    expect(await listProblems()).toEqual([]);
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road work' });
    await server.waitForEmails(ADA.email, 2);
    await eventually(async () => {
      expect(await listProblems()).toEqual([
        {
          name: 'Bo',
          kind: 'changed-by-guide',
          why: 'no-address',
          contents: 'what you changed',
          message: expect.stringContaining('We meet here: The other corner.') as string,
          mail: expect.any(String) as string,
          canBeSentAgain: false,
        },
      ]);
    });
    await changeDeparture({ state: 'cancelled', reason: 'A storm' });
    await eventually(async () => {
      expect(await listProblems()).toMatchObject([{ name: 'Bo', kind: 'cancelled' }]);
    });
  });

  it('parties without an email address have a delivery problem, with the guide’s reason, after the guide moves a departure', async () => {
    await book(BO);
    const date = addDays(DATE, 7);
    const { revision } = await fetchDeparture();
    const move = { date, reason: 'A parade', revision };
    await guide().put(`/api/guide/departures/${DEPARTURE}/date`, move);
    expect(await listProblems(date)).toMatchObject([
      { name: 'Bo', kind: 'moved', reason: 'A parade' },
    ]);
  });

  it('parties without an email address have a delivery problem after the guide cancels their booking', async () => {
    await book(BO);
    const [party] = (await fetchDeparture()).parties;
    await guide().put(`/api/guide/parties/day/${party?.id ?? ''}/cancellation`, {
      reason: 'The minibus is small',
      revision: party?.revision,
    });
    expect(await listProblems()).toMatchObject([
      { name: 'Bo', kind: 'cancelled', why: 'no-address' },
    ]);
  });

  it('parties without an email address have no delivery problem after their own changes', async () => {
    const { visitor, url } = await book(BO);
    await visitor.put(url, { date: DATE, people: 3 });
    expect(await listProblems()).toEqual([]);
  });

  it('parties whose mail was rejected have a delivery problem with the mail server’s response', async () => {
    server.onRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await book(ADA);
    await eventually(async () => {
      expect(await listProblems()).toMatchObject([
        { name: 'Ada', kind: 'booked', why: 'failed', canBeSentAgain: true },
      ]);
    });
    const [adasProblem] = await listProblems();
    expect(adasProblem?.answer).toContain('5.1.1 No such user');
    server.reset();
    await guide().post(`/api/guide/mail/messages/${adasProblem?.mail ?? ''}/again`);
    await server.waitForEmails(ADA.email);
    await eventually(async () => {
      expect(await listProblems()).toEqual([]);
    });
  });

  it('parties whose mail is delayed or may be lost have a delivery problem', async () => {
    await book(ADA);
    await server.waitForEmails(ADA.email);
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road work' });
    await eventually(async () => {
      expect(await listProblems()).toMatchObject([{ name: 'Ada', why: 'delayed' }]);
    });
    server.reset();
    server.onData = () => 'cut';
    await makeRetriesDue();
    await eventually(async () => {
      expect(await listProblems()).toMatchObject([{ name: 'Ada', why: 'unknown' }]);
    });
  });

  it('the day sheet’s fingerprint changes when an email can’t be delivered', async () => {
    await book(ADA);
    await server.waitForEmails(ADA.email);
    const readFingerprint = () => app.app.get(DaySheetService).computeFingerprint(DATE);
    server.onRecipient = () => ({ code: 550, text: 'No' });
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road work' });
    const oldFingerprint = await readFingerprint();
    await eventually(async () => {
      expect(await readStatuses()).toContain('failed');
    });
    expect(await readFingerprint()).not.toBe(oldFingerprint);
  });

  it('marking a party as notified removes the delivery problem, and stops only the email about it', async () => {
    server.onRecipient = () => ({ code: 451, text: 'Later' });
    await book(ADA);
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road work' });
    await eventually(async () => {
      expect(await readStatuses()).toEqual(['retrying', 'retrying']);
    });
    const [adasProblem] = await listProblems();
    const path = `/api/guide/mail/messages/${adasProblem?.mail ?? ''}/told`;
    expectProblem(await app.visitor().post(path), 404);
    expect((await guide().post(path)).status).toBe(204);
    expect(await listProblems()).toEqual([]);
    server.reset();
    await makeRetriesDue();
    await server.waitForEmails(ADA.email);
    await eventually(async () => {
      expect((await readStatuses()).sort()).toEqual(['sent', 'told']);
    });
    expectRefusal(await guide().post(path), 409, 'mail-on-its-way');
  });

  it('a waiting party without an email address has a delivery problem when it gets an offer', async () => {
    await setDeparture(app, DAY_LIST, DATE, { capacity: 2 });
    const { visitor, url } = await book(ADA);
    await book(BO, { waiting: true });
    await visitor.delete(url);
    await eventually(async () => {
      expect((await fetchDeparture()).waiting).toMatchObject([
        { name: 'Bo', untold: { kind: 'offer', why: 'no-address' } },
      ]);
    });
  });

  it('a delivery problem disappears when its message expires', async () => {
    await book(BO);
    await changeDeparture({ meetingPoint: 'The other corner', reason: 'Road work' });
    expect(await listProblems()).toHaveLength(1);
    await app.database.collection('messages').updateMany({}, { $set: { until: new Date() } });
    expect(await listProblems()).toEqual([]);
  });
});

describe('without a mail server', () => {
  const app = useApp(MAIL_SETTINGS);
  const { book, changeDeparture, listProblems } = useSheet(app);

  it('all parties have a delivery problem after the guide’s changes, but not after booking', async () => {
    await book(ADA);
    await book(BO);
    expect(await listProblems()).toEqual([]);
    await changeDeparture({ state: 'cancelled', reason: 'A storm' });
    expect(await listProblems()).toMatchObject([
      { name: 'Ada', kind: 'cancelled', why: 'no-mail' },
      { name: 'Bo', kind: 'cancelled', why: 'no-address' },
    ]);
  });
});
