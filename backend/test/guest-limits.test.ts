import { useApp } from './support/app';
import { dateAhead, PLACE, setPlace, takenOn, tourOn } from './support/departures';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors } from './support/problems';
import { useReplica } from './support/process';
import type { Booking, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const OTHER_DATE = dateAhead(17);
/** As many as the default settings allow one guest, and one address's guests. */
const OF_ONE = 12;
const OF_ADDRESS = 60;

const SIGN_UP = /Sign up to book for more, or write to the guide\.$/;

describe.each(LISTS)('at departures of $name with a limit', (list) => {
  // The proxy's word tells addresses apart.
  const app = useApp({ TRUST_PROXY: '1', OPEN_LIST_MAX: '500' });
  const replica = useReplica(() => app.mongodbUri, { TRUST_PROXY: '1' });
  beforeEach(async () => {
    for (const name of ['departures', 'owners', list.collection]) {
      await app.database.collection(name).deleteMany({});
    }
    await setPlace(app, list, { capacity: 100 });
  });

  /** A guest at an address; all those of one test share it, if not told otherwise. */
  const guestAt = async (address = '192.0.2.1', url: { visitor(): Visitor } = app) => {
    const visitor = url.visitor();
    await visitor.becomeGuest();
    return callsOf(visitor, address);
  };

  const callsOf = (visitor: Visitor, address: string) => {
    const from = { 'X-Forwarded-For': address };
    return {
      visitor,
      book: (people: number, date = DATE) => visitor.post(list.create, tourOn(date, people), from),
      change: (id: unknown, people: number, date = DATE) =>
        visitor.put(`${list.update}/${String(id)}`, tourOn(date, people), from),
      remove: (id: unknown) => visitor.delete(`${list.remove}/${String(id)}`, from),
      restore: (id: unknown) => visitor.post(`${list.restore}/${String(id)}`, undefined, from),
    };
  };

  it('a guest has no more than twelve people, however they are booked', async () => {
    const guest = await guestAt();
    const first = (await guest.book(8)).body;
    expect((await guest.book(4)).status).toBe(201);
    const refused = await guest.book(1);
    expectFieldErrors(refused, 409, ['people']);
    expect(refused.body.detail).toMatch(SIGN_UP);
    expectFieldErrors(await guest.change(first._id, 9), 409, ['people']);
    expect((await guest.change(first._id, 8)).status).toBe(200);

    // Neither by moving there, nor by bringing back.
    const elsewhere = (await guest.book(1, OTHER_DATE)).body;
    expectFieldErrors(await guest.change(elsewhere._id, 1, DATE), 409, ['people']);
    await guest.remove(first._id);
    expect((await guest.book(8)).status).toBe(201);
    expectFieldErrors(await guest.restore(first._id), 409, ['people']);
    expect(await takenOn(app, list, DATE)).toBe(OF_ONE);
  });

  it('a guest who calls many times at once has no more either', async () => {
    const guest = await guestAt();
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.book(5)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await takenOn(app, list, DATE)).toBe(10);
  });

  it('a guest’s day alone stands for the next date that has room for them', async () => {
    const guest = await guestAt();
    const { day } = tourOn(DATE);
    const next = () => guest.visitor.post(list.create, { place: PLACE, day, people: 7 });
    const dates = [(await next()).body.date, (await next()).body.date];
    expect(new Set(dates).size).toBe(2);
    const refused = await guest.visitor.post(list.create, { place: PLACE, day, people: 13 });
    expectFieldErrors(refused, 409, ['people']);
  });

  it('guests of one address have no more than sixty in all, on whatever replica they call', async () => {
    const dates = [10, 17, 24, 31, 38].map(dateAhead);
    const others = [await guestAt(undefined, replica()), await guestAt()];
    const booked: Booking[] = [];
    for (const [index, date] of dates.entries()) {
      const answer = await others[index % 2]?.book(OF_ONE, date);
      expect(answer?.status).toBe(201);
      booked.push(answer?.body as Booking);
    }
    const refused = await others[0]?.book(1, dateAhead(45));
    if (!refused) throw new Error('Nobody has booked.');
    expectFieldErrors(refused, 409, ['people']);
    expect(refused.body.detail).toMatch(SIGN_UP);
    // Somebody elsewhere is not concerned.
    expect((await (await guestAt('192.0.2.2')).book(2)).status).toBe(201);
    // What is given back can be booked again at once.
    expect((await others[0]?.remove(booked[0]?._id))?.status).toBe(204);
    expect((await others[1]?.book(OF_ONE, dateAhead(45)))?.status).toBe(201);
    expect((await others[1]?.book(1, dateAhead(52)))?.status).toBe(409);
  });

  it('a guest who restores a booking from another address is counted at that one', async () => {
    const guest = await guestAt();
    const { body } = await guest.book(OF_ONE);
    await guest.remove(body._id);
    for (const date of [17, 24, 31, 38, 45].map(dateAhead)) {
      expect((await (await guestAt()).book(OF_ONE, date)).status).toBe(201);
    }
    expectFieldErrors(await guest.restore(body._id), 409, ['people']);
    const elsewhere = callsOf(guest.visitor, '192.0.2.2');
    expect((await elsewhere.restore(body._id)).status).toBe(200);
    for (const date of [17, 24, 31, 38].map(dateAhead)) {
      expect((await (await guestAt('192.0.2.2')).book(OF_ONE, date)).status).toBe(201);
    }
    expectFieldErrors(await (await guestAt('192.0.2.2')).book(1), 409, ['people']);
  });

  it('guests who call from one address at once have no more than sixty either', async () => {
    const dates = Array.from({ length: 10 }, (_, week) => dateAhead(10 + 7 * week));
    const guests = await Promise.all(
      dates.map((_, index) => guestAt('192.0.2.9', index % 2 === 0 ? app : replica())),
    );
    const answers = await Promise.all(
      guests.map((guest, index) => guest.book(OF_ONE, dates[index])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(OF_ADDRESS / OF_ONE);
    const taken = await Promise.all(dates.map((date) => takenOn(app, list, date)));
    expect(taken.reduce((sum, each) => sum + each)).toBe(OF_ADDRESS);
  });

  it('an IPv6 network is one address', async () => {
    const dates = [10, 17, 24, 31, 38].map(dateAhead);
    for (const [index, date] of dates.entries()) {
      const guest = await guestAt(`2001:db8:1:2::${String(index + 1)}`);
      expect((await guest.book(OF_ONE, date)).status).toBe(201);
    }
    expectFieldErrors(await (await guestAt('2001:db8:1:2:9::9')).book(1), 409, ['people']);
    expect((await (await guestAt('2001:db8:1:3::1')).book(1)).status).toBe(201);
  });

  it('whoever signs up is bound by neither, and leaves room to other guests', async () => {
    const guest = await guestAt();
    expect((await guest.book(OF_ONE)).status).toBe(201);
    await guest.visitor.signUp();
    expect((await guest.book(30)).status).toBe(201);
    for (const date of [10, 17, 24, 31, 38].map(dateAhead)) {
      expect((await (await guestAt()).book(OF_ONE, date)).status).toBe(201);
    }
  });

  it('callers with neither token nor cookie share a guest’s share', async () => {
    const nobody = app.visitor();
    expect((await nobody.post(list.create, tourOn(DATE, OF_ONE))).status).toBe(201);
    expectFieldErrors(await nobody.post(list.create, tourOn(DATE, 1)), 409, ['people']);
  });

  it('nobody is bound where there is no limit', async () => {
    await setPlace(app, list, {});
    const guest = await guestAt();
    expect((await guest.book(70)).status).toBe(201);
    expect((await guest.book(70)).status).toBe(201);
  });
});

describe('a departure that as many parties have booked as it may have', () => {
  const list = DAY_LIST;
  const app = useApp({ MAX_PARTIES: '20' });
  const replica = useReplica(() => app.mongodbUri, { MAX_PARTIES: '20' });
  let visitor: Visitor;
  beforeEach(async () => {
    for (const name of ['departures', list.collection]) {
      await app.database.collection(name).deleteMany({});
    }
    await setPlace(app, list, {});
    visitor = app.visitor();
    await visitor.signUp();
  });

  const book = (people = 1) => visitor.post(list.create, tourOn(DATE, people));

  it('takes no more, says so, and takes one again when one goes', async () => {
    const made: unknown[] = [];
    for (let party = 0; party < 20; party++) made.push((await book()).body._id);
    const refused = await book();
    expectFieldErrors(refused, 409, ['date']);
    expect(refused.body.detail).toMatch(/^The tour on \w+, \w+ \d+ is full\./);
    expect((await visitor.put(`${list.update}/${String(made[1])}`, tourOn(DATE, 9))).status).toBe(
      200,
    );
    await visitor.delete(`${list.remove}/${String(made[0])}`);
    expect((await book()).status).toBe(201);
    expectFieldErrors(await book(), 409, ['date']);
  });

  it('takes no more when many book at once, by two processes', async () => {
    const other = replica().visitor();
    await other.signUp();
    for (let party = 0; party < 8; party++) await book();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? visitor : other).post(list.create, tourOn(DATE)),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(12);
    const stored = await app.database.collection(list.collection).countDocuments({ date: DATE });
    expect(stored).toBe(20);
  });
});
