import { addDays } from 'shared/new-york';
import { DaySheetService } from '../src/day-sheet/day-sheet.service';
import type { Message } from '../src/mail/message';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureOn, setDeparture } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import { expectProblem } from './support/problems';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureOn(DAY_LIST, DATE);
const ADA = { name: 'Ada', email: 'ada@example.com', phone: '+12125550100' };
const BO = { name: 'Bo', phone: '+12125550101' };
const OFTEN = { JOB_CHECK_SECONDS: '1', SITE_URL: 'https://tours.example.com', CONFIRM: 'off' };

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

const { server, settings } = useMailServer(OFTEN);

function useSheet(app: ReturnType<typeof useApp>) {
  let guide: Visitor;
  beforeAll(async () => {
    ({ guide } = await signUpGuide(app));
    await guide.put('/api/guide/mail/choice', { bookings: 'none', evening: false });
  });
  beforeEach(async () => {
    await resetBookings(app);
  });
  const departureOf = async (date = DATE) => {
    const sheet = JSON.parse((await guide.get(`/api/guide/days/${date}`)).text) as Sheet;
    const found = sheet.departures.find(({ id }) => id === departureOn(DAY_LIST, date));
    if (!found) throw new Error('There is no such departure.');
    return found;
  };
  return {
    guide: () => guide,
    departureOf,
    /** Books for somebody new. */
    book: async (contact: object, more: object = {}) => {
      const visitor = app.visitor();
      await visitor.becomeGuest();
      const input = { date: DATE, people: 2, contact, ...more };
      const answer = await visitor.post('/api/tours/day.empire-state-building/bookings', input);
      expect(answer.status).toBe(201);
      return { visitor, at: `/api/bookings/${(JSON.parse(answer.text) as { id: string }).id}` };
    },
    change: async (change: object) => {
      const { revision } = await departureOf();
      const path = `/api/guide/departures/${DEPARTURE}`;
      expect((await guide.patch(path, { ...change, revision })).status).toBe(204);
    },
    /** The departure's delivery problems, once its events have become mails. */
    untold: async (date = DATE) => {
      await eventually(async () => {
        expect(await app.database.collection('outbox').countDocuments()).toBe(0);
      });
      const { parties } = await departureOf(date);
      return parties.flatMap(({ name, untold }) => (untold ? [{ name, ...untold }] : []));
    },
  };
}

describe('with a mail server', () => {
  const app = useApp(settings);
  const { guide, book, change, untold, departureOf } = useSheet(app);
  const statuses = async () =>
    (await app.database.collection<Message>('messages').find().toArray()).map(
      ({ status }) => status,
    );
  const hurry = () =>
    app.database
      .collection('messages')
      .updateMany({ status: 'retrying' }, { $set: { dueAt: new Date() } });

  beforeEach(() => {
    server.reset();
  });

  it('the guide sees parties without an email that don’t know about a change', async () => {
    await book(ADA);
    await book(BO);
    await server.to(ADA.email);
    expect(await untold()).toEqual([]);
    await change({ meetingPoint: 'The other corner', reason: 'Road works' });
    await server.to(ADA.email, 2);
    await eventually(async () => {
      expect(await untold()).toEqual([
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
    await change({ state: 'cancelled', reason: 'A storm' });
    await eventually(async () => {
      expect(await untold()).toMatchObject([{ name: 'Bo', kind: 'cancelled' }]);
    });
  });

  it('the guide sees parties without an email that don’t know that they were moved, and why', async () => {
    await book(BO);
    const date = addDays(DATE, 7);
    const { revision } = await departureOf();
    const move = { date, reason: 'A parade', revision };
    await guide().put(`/api/guide/departures/${DEPARTURE}/date`, move);
    expect(await untold(date)).toMatchObject([{ name: 'Bo', kind: 'moved', reason: 'A parade' }]);
  });

  it('the guide sees parties without an email that don’t know that they were canceled', async () => {
    await book(BO);
    const [party] = (await departureOf()).parties;
    await guide().put(`/api/guide/parties/day/${party?.id ?? ''}/cancellation`, {
      reason: 'The minibus is small',
      revision: party?.revision,
    });
    expect(await untold()).toMatchObject([{ name: 'Bo', kind: 'cancelled', why: 'no-address' }]);
  });

  it('visitors aren’t listed for their own changes', async () => {
    const { visitor, at } = await book(BO);
    await visitor.put(at, { date: DATE, people: 3 });
    expect(await untold()).toEqual([]);
  });

  it('the guide sees whose mail the server rejects, and the reason', async () => {
    server.toRecipient = () => ({ code: 550, text: '5.1.1 No such user' });
    await book(ADA);
    await eventually(async () => {
      expect(await untold()).toMatchObject([
        { name: 'Ada', kind: 'booked', why: 'failed', canBeSentAgain: true },
      ]);
    });
    const [ada] = await untold();
    expect(ada?.answer).toContain('5.1.1 No such user');
    server.reset();
    await guide().post(`/api/guide/mail/messages/${ada?.mail ?? ''}/again`);
    await server.to(ADA.email);
    await eventually(async () => {
      expect(await untold()).toEqual([]);
    });
  });

  it('the guide sees whose mail may be lost, and whose is delayed', async () => {
    await book(ADA);
    await server.to(ADA.email);
    server.toRecipient = () => ({ code: 451, text: 'Later' });
    await change({ meetingPoint: 'The other corner', reason: 'Road works' });
    await eventually(async () => {
      expect(await untold()).toMatchObject([{ name: 'Ada', why: 'delayed' }]);
    });
    server.reset();
    server.toData = () => 'cut';
    await hurry();
    await eventually(async () => {
      expect(await untold()).toMatchObject([{ name: 'Ada', why: 'unknown' }]);
    });
  });

  it('the sheet changes as soon as a mail fails', async () => {
    await book(ADA);
    await server.to(ADA.email);
    const look = () => app.app.get(DaySheetService).fingerprint(DATE);
    server.toRecipient = () => ({ code: 550, text: 'No' });
    await change({ meetingPoint: 'The other corner', reason: 'Road works' });
    const before = await look();
    await eventually(async () => {
      expect(await statuses()).toContain('failed');
    });
    expect(await look()).not.toBe(before);
  });

  it('a party that the guide notified in person is done, and its mail isn’t sent', async () => {
    server.toRecipient = () => ({ code: 451, text: 'Later' });
    await book(ADA);
    await change({ meetingPoint: 'The other corner', reason: 'Road works' });
    await eventually(async () => {
      expect(await statuses()).toEqual(['retrying', 'retrying']);
    });
    const [ada] = await untold();
    const path = `/api/guide/mail/messages/${ada?.mail ?? ''}/told`;
    expectProblem(await app.visitor().post(path), 404);
    expect((await guide().post(path)).status).toBe(204);
    expect(await untold()).toEqual([]);
    server.reset();
    await hurry();
    await server.to(ADA.email);
    expect((await statuses()).sort()).toEqual(['sent', 'told']);
    expectProblem(await guide().post(path), 409);
  });

  it('a waiting party without an email has to be notified about an offer', async () => {
    await setDeparture(app, DAY_LIST, DATE, { capacity: 2 });
    const { visitor, at } = await book(ADA);
    await book(BO, { waiting: true });
    await visitor.delete(at);
    await eventually(async () => {
      expect((await departureOf()).waiting).toMatchObject([
        { name: 'Bo', untold: { kind: 'offer', why: 'no-address' } },
      ]);
    });
  });

  it('nobody has to be notified once it is too late', async () => {
    await book(BO);
    await change({ meetingPoint: 'The other corner', reason: 'Road works' });
    expect(await untold()).toHaveLength(1);
    await app.database.collection('messages').updateMany({}, { $set: { until: new Date() } });
    expect(await untold()).toEqual([]);
  });
});

describe('without a mail server', () => {
  const app = useApp(OFTEN);
  const { book, change, untold } = useSheet(app);

  it('everybody has to be notified about the guide’s changes, but not about new bookings', async () => {
    await book(ADA);
    await book(BO);
    expect(await untold()).toEqual([]);
    await change({ state: 'cancelled', reason: 'A storm' });
    expect(await untold()).toMatchObject([
      { name: 'Ada', kind: 'cancelled', why: 'no-mail' },
      { name: 'Bo', kind: 'cancelled', why: 'no-address' },
    ]);
  });
});
