import ICAL from 'ical.js';
import { Types } from 'mongoose';
import { createHash } from 'node:crypto';
import { addDays, newYorkDate, newYorkInstant, weekdayOf } from 'shared/new-york';
import { AccountLookup } from '../src/auth/account-lookup';
import type { Booking as StoredBooking } from '../src/bookings/booking';
import { ANONYMOUS, WALK_IN } from '../src/bookings/owner';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  storeBookings,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS, NIGHT_LIST, UNKNOWN_ID, type List } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { useReplica } from './support/process';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
/** The fields of a booking that its owner removed from the list after the tour. */
const REMOVED_FIELDS = { isListed: false, restorableUntil: new Date(0) };
/** The fields of a booking that its owner canceled. */
const CANCELED_FIELDS = { isListed: false, status: 'cancelled', cancelledBy: 'owner' } as const;
const ADDRESS_PATH = '/api/guide/calendar-address';
const CSV_HEADER =
  'Date,Start,List,Place,Name,Email,Phone,WhatsApp,People,Arrived,No-show,Booked at (New York),Note,Message,Canceled,Ages,Price,Due (USD),Paid (USD),Tips (USD),Language\r\n';

const app = useApp();
const replica = useReplica(() => app.mongodbUri);
let guide: Visitor;
let guideName: string;
let guidePassword: string;
beforeAll(async () => {
  ({ guide, username: guideName, password: guidePassword } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

const parseJson = (response: ApiResponse): unknown => {
  expect(response).toMatchObject({ status: 200 });
  return JSON.parse(response.text);
};

/** Stores a booking directly in the database, so that it can have any date and any fields. */
async function storeBooking(
  list: List,
  fields: Partial<StoredBooking> = {},
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const owner = fields.walkIn === undefined ? `guest:${String(_id)}` : WALK_IN;
  await storeBookings(app, list, [{ _id, owner, date: DATE, ...fields }]);
  return _id;
}

async function findUserId(username: string): Promise<string> {
  const user = await app.database.collection('users').findOne({ username });
  return String(user?._id);
}

describe('searching for visitors', () => {
  const search = async (query: string) =>
    parseJson(await guide.get(`/api/guide/visitors?query=${encodeURIComponent(query)}`)) as {
      id: string;
      username?: string;
    }[];
  const searchNames = async (query: string) =>
    (await search(query)).map(({ username }) => username);

  beforeAll(async () => {
    await app.visitor().signUp({ username: 'Zora', email: 'harlem@example.com' });
    await app.visitor().signUp({ username: 'zora.n', email: 'z.n@example.com' });
    await app.visitor().signUp({ username: 'azora', email: 'zoo@example.com' });
  });

  it('finds accounts by any part of their username or email address, ignoring case', async () => {
    expect(await searchNames('zora')).toEqual(['azora', 'Zora', 'zora.n']);
    expect(await searchNames('ZO')).toEqual(['azora', 'Zora', 'zora.n']);
    expect(await searchNames('lem@EXAMPLE')).toEqual(['Zora']);
    expect(await search('zora.n')).toEqual([
      {
        id: await findUserId('zora.n'),
        username: 'zora.n',
        email: 'z.n@example.com',
        since: expect.stringMatching(/^\d{4}-.+Z$/) as unknown,
      },
    ]);
  });

  it.each(['.*', '^z', 'z.ra', '(', '[a-z]', '$ne', '\\', '{"$gt":""}', 'zora zora'])(
    'treats %s as plain text',
    async (query) => {
      expect(await searchNames(query)).toEqual([]);
    },
  );

  it.each(['', '?query=', '?query[$ne]=a', '?query=a&query=b', '?query=a%0Ab', '?query=%00'])(
    'is rejected with the query string "%s"',
    async (query) => {
      expectFieldErrors(await guide.get(`/api/guide/visitors${query}`), 400, ['query']);
    },
  );

  it('finds visitors who left a contact, with or without an account, by name, email, or phone', async () => {
    const member = app.visitor();
    const { username, email } = await member.signUp();
    const guest = app.visitor();
    await guest.post('/api/guest');
    const contact = {
      name: 'Ántonia Shimerda',
      email: 'Tony@nebraska.example',
      note: 'Black Hawk',
    };
    await member.post(DAY_LIST.create, { ...bookingInputOn(DATE, 2), contact });
    const phone = '(212) 555-0187';
    for (const list of LISTS) {
      await guest.post(list.create, {
        ...bookingInputOn(DATE, 2),
        contact: { name: 'antonia the guest', phone },
      });
    }
    const foundVisitors = await search('antonia');
    expect(foundVisitors).toEqual([
      {
        id: await findUserId(username),
        username,
        email,
        since: expect.stringMatching(/^\d{4}-.+Z$/) as unknown,
        contact,
      },
      {
        id: expect.stringMatching(/^guest:/) as unknown,
        contact: { name: 'antonia the guest', phone: '+12125550187' },
      },
    ]);
    const [memberRecord, guestRecord] = foundVisitors;
    for (const query of ['+12125550187', '212 555 0187', '(212) 555-0187', '5550187', '0187']) {
      expect(await search(query)).toEqual([guestRecord]);
    }
    for (const query of ['tony@NEBRASKA', '@nebraska', 'Shimérda']) {
      expect(await search(query)).toEqual([memberRecord]);
    }
    for (const query of ['Black Hawk', 'Shimerda Antonia', '+44', '$gt', '()']) {
      expect(await search(query)).toEqual([]);
    }
    // An account is returned only once, even if several fields match.
    await member.post(NIGHT_LIST.create, {
      ...bookingInputOn(DATE),
      contact: { ...contact, name: username },
    });
    expect(await search(username)).toMatchObject([{ id: memberRecord?.id }]);

    const history = parseJson(
      await guide.get(`/api/guide/visitors/${String(guestRecord?.id)}/bookings`),
    );
    expect(history).toMatchObject([{ people: 2 }, { people: 2 }]);
  });

  it('doesn’t find visitors by the contact in a canceled booking, or in one on the open list', async () => {
    const contact = { name: 'Lena Lingard', phone: '212 555 0188' };
    const guest = app.visitor();
    await guest.post('/api/guest');
    const { body } = await guest.post(DAY_LIST.create, { ...bookingInputOn(DATE), contact });
    await app.visitor().post(DAY_LIST.create, { ...bookingInputOn(DATE), contact });
    expect(await search('Lena')).toHaveLength(1);
    await guest.delete(`${DAY_LIST.remove}/${(body as { _id: string })._id}`);
    expect(await search('Lena')).toEqual([]);
  });

  it('uses an index to read only bookings with a contact', async () => {
    await storeBooking(DAY_LIST, { contact: { name: 'Zelda', email: 'zelda@example.com' } });
    await storeBooking(NIGHT_LIST, { contact: { name: 'Amory', email: 'amory@example.com' } });
    for (const list of LISTS) for (let n = 0; n < 20; n++) await storeBooking(list);
    const operations = await profileQueries(/(day|night)_tours$/, () => search('elda@'));
    expect(operations).toHaveLength(2);
    for (const { planSummary, docsExamined, hasSortStage } of operations) {
      expect(planSummary).toMatch(/^IXSCAN/);
      expect(docsExamined).toBe(1);
      expect(hasSortStage).toBeUndefined();
    }
  });

  it('finds the first twenty visitors by name, on both lists', async () => {
    for (let n = 0; n < 20; n++) {
      await storeBooking(DAY_LIST, {
        contact: { name: `Otto ${String(n)}`, email: 'o@fair.test' },
      });
    }
    await storeBooking(NIGHT_LIST, { contact: { name: 'anna', email: 'a@fair.test' } });
    const foundVisitors = await search('@fair.test');
    expect(foundVisitors).toHaveLength(20);
    expect(foundVisitors[0]).toMatchObject({ contact: { name: 'anna' } });
  });

  it('returns at most twenty visitors', async () => {
    const users = Array.from({ length: 30 }, (_, n) => ({
      username: `many-${String(n).padStart(2, '0')}`,
      email: `many-${String(n)}@example.com`,
      createdAt: new Date(),
      passwordHash: 'none',
    }));
    await app.database.collection('users').insertMany(users);
    const names = await searchNames('any-');
    expect(names).toHaveLength(20);
    expect(names[0]).toBe('many-00');
    await app.database.collection('users').deleteMany({ username: /^many-/ });
  });

  it('reads accounts with the index on usernames, and stops after twenty matches', async () => {
    const users = Array.from({ length: 1000 }, (_, n) => ({
      username: `all-${String(n).padStart(3, '0')}`,
      email: `all-${String(n)}@example.com`,
      createdAt: new Date(),
      passwordHash: 'none',
    }));
    await app.database.collection('users').insertMany(users);
    const operations = await profileQueries(/users$/, () => search('all-'));
    await app.database.collection('users').deleteMany({ username: /^all-/ });
    const reads = operations.filter(({ planSummary }) => planSummary === 'IXSCAN { username: 1 }');
    expect(reads).toHaveLength(1);
    expect(reads[0]?.docsExamined).toBeLessThanOrEqual(200);
    expect(reads[0]?.hasSortStage).toBeUndefined();
  });

  /** Returns the profiled queries that a call makes on the given collections. */
  async function profileQueries(namespaces: RegExp, call: () => Promise<unknown>) {
    const { db } = app.database;
    await db?.command({ profile: 2 });
    await call();
    await db?.command({ profile: 0 });
    const profile = db?.collection('system.profile');
    const operations = await profile?.find({ op: 'query', ns: namespaces }).toArray();
    await profile?.drop();
    return operations ?? [];
  }
});

describe('a visitor’s history', () => {
  it('contains bookings on both lists with their attendance, with the latest date first', async () => {
    const visitor = app.visitor();
    const { username } = await visitor.signUp();
    const id = await findUserId(username);
    const owner = `user:${id}`;
    const pastDate = addDays(newYorkDate(new Date()), -20);
    for (const list of LISTS) await visitor.post(list.create, bookingInputOn(DATE, 3));
    const attendance = { arrived: 1, noShow: true, note: 'One ill', revision: 1 };
    await storeBooking(DAY_LIST, { owner, date: pastDate, attendance });
    const removedId = await storeBooking(DAY_LIST, {
      owner,
      date: addDays(pastDate, -1),
      ...REMOVED_FIELDS,
    });
    await storeBooking(DAY_LIST, { owner, ...CANCELED_FIELDS });
    await storeBooking(DAY_LIST, { owner: `user:${UNKNOWN_ID}` });

    const history = parseJson(await guide.get(`/api/guide/visitors/${id}/bookings`)) as object[];
    expect(history).toHaveLength(4);
    expect(history.slice(2)).toEqual([
      expect.objectContaining({
        list: 'day',
        date: pastDate,
        arrived: 1,
        noShow: true,
        note: 'One ill',
      }),
      expect.objectContaining({ id: String(removedId), date: addDays(pastDate, -1), arrived: 0 }),
    ]);
    expect(history.slice(0, 2)).toEqual(
      expect.arrayContaining(
        LISTS.map(({ id: list }): unknown =>
          expect.objectContaining({ list, date: DATE, people: 3 }),
        ),
      ),
    );
  });

  const unknownIds = [UNKNOWN_ID, `guest:${UNKNOWN_ID}`, 'guest:', 'open', 'walk-in', 'nobody'];
  it.each([...unknownIds, 'nonsense', '%00', '%7B%22$ne%22:1%7D'])(
    'doesn’t exist for %s',
    async (id) => {
      expectProblem(await guide.get(`/api/guide/visitors/${id}/bookings`), 404);
    },
  );
});

describe('the bookings’ CSV file', () => {
  const fetchFile = async (from = DATE, to = DATE) => {
    const { status, headers } = await guide.get(`/api/guide/bookings.csv?from=${from}&to=${to}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    // Reads bytes, since text() removes the byte order mark.
    const response = await fetch(`${app.url}/api/guide/bookings.csv?from=${from}&to=${to}`, {
      headers: { Authorization: guide.cookie ?? '' },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    return bytes.subarray(3).toString();
  };

  it('has a row for each party, with times in New York', async () => {
    const visitor = app.visitor();
    const { username, email } = await visitor.signUp();
    await visitor.post(DAY_LIST.create, bookingInputOn(DATE, 3));
    const createdAt = newYorkInstant('2026-07-01', '23:30');
    await app.database
      .collection('day_tours')
      .updateMany({}, { $set: { createdAt, attendance: { arrived: 2, noShow: true, note: '' } } });
    await setDeparture(app, DAY_LIST, DATE, { startTime: '08:15', revision: 1 });
    const walkIn = newYorkInstant('2026-01-02', '09:05');
    await storeBooking(NIGHT_LIST, { walkIn: 'Mo', createdAt: walkIn });
    expect(await fetchFile()).toBe(
      `${CSV_HEADER}${DATE},08:15,day,${PLACE},${username},${email},,,3,2,yes,2026-07-01 23:30,,,,,,,,,English\r\n` +
        `${DATE},19:30,night,${PLACE},Mo,,,,2,0,no,2026-01-02 09:05,,,,,,,,,\r\n`,
    );
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `"'\t=1"`],
    ['\r\n=1', `"'\r\n'=1"`],
    ['=HYPERLINK("http://a.b","c")', `"'=HYPERLINK(""http://a.b"",""c"")"`],
    ['a,"b"', `"a,""b"""`],
    ['a;=1', `"a;'=1"`],
    ['a\r\nb', `"a\r\nb"`],
    [' =1+1', `' =1+1`],
    ['\u00a0@SUM(A1)', `'\u00a0@SUM(A1)`],
    ['\u202e=1+1', `'\u202e=1+1`],
    ['\ufeff\u200b-1', `'\ufeff\u200b-1`],
    ['＝1+1', `'＝1+1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    [`=cmd|' /C calc'!A0`, `'=cmd|' /C calc'!A0`],
    ['"=1+1"', `"'""=1+1"""`],
    ['\u202egnp.exe', '\u202egnp.exe'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['Zoë 🗽', 'Zoë 🗽'],
  ])('turns %j into a cell that no spreadsheet program runs as a formula', async (text, cell) => {
    const attendance = { arrived: 0, noShow: false, note: text, revision: 1 };
    await storeBooking(DAY_LIST, { walkIn: text, attendance, createdAt: new Date(0) });
    expect(await fetchFile()).toBe(
      `${CSV_HEADER}${DATE},10:00,day,${PLACE},${cell},,,,2,0,no,1969-12-31 19:00,${cell},,,,,,,,\r\n`,
    );
  });

  it('contains phone numbers unchanged', async () => {
    const contact = { name: 'Ada Walker', phone: '+12125550100' };
    await storeBooking(DAY_LIST, { contact, createdAt: new Date(0) });
    expect(await fetchFile()).toBe(
      `${CSV_HEADER}${DATE},10:00,day,${PLACE},Ada Walker,,+12125550100,,2,0,no,1969-12-31 19:00,,,,,,,,,\r\n`,
    );
  });

  it('includes both its first and its last date, and deleted bookings only if they were deleted after the tour', async () => {
    const dates = [-1, 0, 8, 20, 21].map((days) => addDays(DATE, days));
    for (const date of dates) await storeBooking(DAY_LIST, { date });
    await storeBooking(DAY_LIST, { ...REMOVED_FIELDS, people: 7 });
    await storeBooking(DAY_LIST, { ...CANCELED_FIELDS, people: 9 });
    await storeBooking(DAY_LIST, { owner: ANONYMOUS, people: 8 });
    const rows = (await fetchFile(DATE, addDays(DATE, 20))).split('\r\n').slice(1, -1);
    const datesAndPeople = rows.map((row) => row.split(',')).map((cells) => [cells[0], cells[8]]);
    expect(datesAndPeople).toEqual([
      [DATE, '2'],
      [DATE, '7'],
      [DATE, '8'],
      [dates[2], '2'],
      [dates[3], '2'],
    ]);
  });

  it('can have thousands of rows', async () => {
    const bookings = Array.from({ length: 5000 }, (_, i) => ({ date: addDays(DATE, i % 60) }));
    await storeBookings(app, DAY_LIST, bookings);
    expect((await fetchFile(DATE, addDays(DATE, 59))).split('\r\n')).toHaveLength(5002);
  });

  it('closes the connection if the bookings can’t all be read', async () => {
    await storeBooking(DAY_LIST);
    const findAccounts = vi
      .spyOn(app.app.get(AccountLookup), 'findByOwnerKeys')
      .mockRejectedValue(new Error('The connection was lost.'));
    const response = guide.get(`/api/guide/bookings.csv?from=${DATE}&to=${DATE}`);
    await expect(response).rejects.toThrow();
    findAccounts.mockRestore();
    expect(await fetchFile()).toContain(DATE);
  });
});

it.each(['bookings.csv', 'figures', 'visits', 'reports/money', 'reports/payments.csv'])(
  'GET /api/guide/%s accepts a range of at most two years',
  async (call) => {
    const pathFor = (from: string, to: string) => `/api/guide/${call}?from=${from}&to=${to}`;
    expect((await guide.get(pathFor(DATE, addDays(DATE, 730)))).status).toBe(200);
    expectRefusal(await guide.get(pathFor(DATE, addDays(DATE, 731))), 400, 'range-invalid', {
      most: 731,
    });
    expectFieldErrors(await guide.get(pathFor(DATE, addDays(DATE, -1))), 400, ['to']);
    expectFieldErrors(await guide.get(pathFor('2030-02-30', DATE)), 400, ['from']);
    expectFieldErrors(await guide.get(pathFor('1026-01-01', '9999-12-31')), 400, ['to']);
    expectFieldErrors(await guide.get(pathFor('9999-12-31', '9999-12-30')), 400, ['to']);
    expectFieldErrors(await guide.get(`/api/guide/${call}`), 400, ['from', 'to']);
    // The day after this range isn't a valid date.
    expectFieldErrors(await guide.get(pathFor('9999-12-31', '9999-12-31')), 400, ['to']);
  },
);

describe('figures', () => {
  interface Figures {
    weeks: { week: string; day: number; night: number }[];
    places: {
      list: string;
      place: string;
      people: number;
      parties: number;
      noShow: number;
      noted: number;
    }[];
    cancelled: { departures: number; parties: number; people: number };
    noShowRate: number | null;
    leadTime: number | null;
  }
  const fetchFigures = async (from: string, to: string) =>
    parseJson(await guide.get(`/api/guide/figures?from=${from}&to=${to}`)) as Figures;

  it('count people by week, tour, and list', async () => {
    // October 29 is a Thursday. Clocks go back on November 1.
    const attendance = { arrived: 3, noShow: false, note: '', revision: 1 };
    const createdAtField = (date: string, time: string) => ({
      createdAt: newYorkInstant(date, time),
    });
    await storeBooking(DAY_LIST, {
      date: '2026-10-29',
      people: 3,
      attendance,
      ...createdAtField('2026-10-28', '23:59'),
    });
    await storeBooking(DAY_LIST, {
      date: '2026-11-02',
      people: 5,
      attendance: { ...attendance, arrived: 4, noShow: true },
      ...createdAtField('2026-10-31', '00:01'),
    });
    await storeBooking(NIGHT_LIST, {
      date: '2026-11-02',
      people: 4,
      owner: ANONYMOUS,
      ...createdAtField('2026-10-23', '12:00'),
    });
    const deletedBooking = { date: '2026-11-03', people: 1 };
    await storeBooking(NIGHT_LIST, {
      ...deletedBooking,
      ...REMOVED_FIELDS,
      ...createdAtField('2026-11-01', '12:00'),
    });
    await storeBooking(NIGHT_LIST, { ...deletedBooking, ...CANCELED_FIELDS });
    await storeBooking(NIGHT_LIST, { date: '2026-11-04', walkIn: '', people: 6, attendance });

    const figures = await fetchFigures('2026-10-28', '2026-11-11');
    expect(figures.weeks).toEqual([
      { week: '2026-10-26', day: 3, night: 0 },
      { week: '2026-11-02', day: 5, night: 11 },
      { week: '2026-11-09', day: 0, night: 0 },
    ]);
    expect(figures.places).toHaveLength(LISTS.flatMap((list) => list.places).length);
    expect(figures.places.filter(({ people }) => people > 0)).toEqual([
      { list: 'day', place: PLACE, people: 8, parties: 2, noShow: 1, noted: 8 },
      { list: 'night', place: PLACE, people: 11, parties: 3, noShow: 0, noted: 0 },
    ]);
    expect(figures.cancelled).toEqual({ departures: 0, parties: 0, people: 0 });
    expect(figures.noShowRate).toBe(1 / 8);
    // The parties booked 1, 2, 2, and 10 days ahead.
    expect(figures.leadTime).toBe(2);
  });

  it('calculate the no-show rate only from people who were checked in or marked as no-shows', async () => {
    const attendanceField = (arrived: number, noShow = false) => ({
      attendance: { arrived, noShow, note: '', revision: 1 },
    });
    await storeBooking(DAY_LIST, { people: 4 });
    await storeBooking(DAY_LIST, { people: 4, ...attendanceField(0) });
    expect(await fetchFigures(DATE, DATE)).toMatchObject({ noShowRate: null });
    // Two of eight are checked in. The others may still come, so they aren't counted.
    await storeBooking(DAY_LIST, { people: 8, ...attendanceField(2) });
    await storeBooking(DAY_LIST, { people: 3, ...attendanceField(1, true) });
    const figures = await fetchFigures(DATE, DATE);
    expect(figures.noShowRate).toBe(2 / 5);
    expect(figures.places.find(({ people }) => people > 0)).toMatchObject({ noShow: 2, noted: 5 });
  });

  it('leave out canceled departures, but count the people they affected', async () => {
    const noShow = { attendance: { arrived: 0, noShow: true, note: '', revision: 1 } };
    await storeBooking(DAY_LIST, { people: 3, ...noShow });
    await storeBooking(DAY_LIST, { people: 2 });
    await storeBooking(DAY_LIST, { date: addDays(DATE, 1), people: 4 });
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Snow', revision: 1 });
    const figures = await fetchFigures(DATE, addDays(DATE, 1));
    expect(figures.cancelled).toEqual({ departures: 1, parties: 2, people: 5 });
    expect(figures.places.filter(({ people }) => people > 0)).toEqual([
      { list: 'day', place: PLACE, people: 4, parties: 1, noShow: 0, noted: 0 },
    ]);
    expect(figures.weeks.reduce((sum, { day }) => sum + day, 0)).toBe(4);
    expect(figures.noShowRate).toBeNull();
  });

  it('leave canceled departures out of the lead time', async () => {
    const createdDaysAhead = (days: number) => ({
      createdAt: newYorkInstant(addDays(DATE, -days), '12:00'),
    });
    await storeBooking(DAY_LIST, createdDaysAhead(30));
    await storeBooking(DAY_LIST, { date: addDays(DATE, 1), ...createdDaysAhead(3) });
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Snow', revision: 1 });
    expect(await fetchFigures(DATE, addDays(DATE, 1))).toMatchObject({ leadTime: 4 });
  });

  it('are empty if there are no bookings', async () => {
    const figures = await fetchFigures(DATE, DATE);
    expect(figures).toMatchObject({ noShowRate: null, leadTime: null });
    expect(figures.weeks).toHaveLength(1);
  });

  it('are read with the index on departures', async () => {
    await storeBooking(DAY_LIST);
    await storeBooking(DAY_LIST, { date: '2020-01-06' });
    const { db } = app.database;
    await db?.command({ profile: 2 });
    await fetchFigures(DATE, addDays(DATE, 20));
    await db?.command({ profile: 0 });
    const profile = db?.collection('system.profile');
    const operations = await profile?.find({ ns: /_tours$/ }).toArray();
    await profile?.drop();
    expect(operations).toHaveLength(4);
    for (const { planSummary, keysExamined } of operations ?? []) {
      expect(planSummary).toMatch(/^IXSCAN \{ departure: 1, status: 1/);
      expect(keysExamined).toBeLessThanOrEqual(1);
    }
  });
});

function parseEvents(response: ApiResponse): ICAL.Event[] {
  expect(response).toMatchObject({ status: 200 });
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(response.text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('a departure’s calendar file', () => {
  it('contains its time and the number of parties and people', async () => {
    await storeBooking(DAY_LIST, { people: 3 });
    await storeBooking(DAY_LIST, { people: 2 });
    const path = `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}/calendar`;
    const response = await guide.get(path);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const [event, ...otherEvents] = parseEvents(response);
    expect(otherEvents).toEqual([]);
    expect(event?.uid).toBe(`${departureIdOn(DAY_LIST, DATE)}@new-york-on-foot`);
    expect(event?.startDate.toJSDate()).toEqual(newYorkInstant(DATE, '10:00'));
    expect(event?.description).toContain('2 parties, 5 people.');
    const [emptyEvent] = parseEvents(
      await guide.get(`/api/guide/departures/${departureIdOn(NIGHT_LIST, DATE)}/calendar`),
    );
    expect(emptyEvent?.description).toContain('0 parties, 0 people.');
  });

  it.each(['nonsense', 'day.central-park.2030-02-30.1000', `day.atlantis.${DATE}.1000`])(
    'doesn’t exist for %s',
    async (id) => {
      expectProblem(await guide.get(`/api/guide/departures/${id}/calendar`), 404);
    },
  );
});

describe('with special characters in texts,', () => {
  const TEXTS = [
    '<script>alert(1)</script>',
    '=HYPERLINK("http://a.b","c")',
    '\u202eeroM \u200b',
    'a,b;c:d\\n"e"\\',
    'END:VEVENT',
    'x;VALUE=URI:http://a.b',
    '🗽'.repeat(100),
    `${'é'.repeat(60)},;\\${'字'.repeat(60)}`,
  ];
  const TEXT_WITH_LINE_BREAKS = 'Snow\r\nATTENDEE:mailto:a@b.c\nEND:VEVENT\u2028X:y\u0085Z:z\u0000';
  const id = departureIdOn(DAY_LIST, DATE);
  const files: [string, () => Promise<ApiResponse>][] = [
    ['a departure’s calendar file', () => guide.get(`/api/guide/departures/${id}/calendar`)],
    [
      'the calendar feed',
      async () => {
        const { path } = JSON.parse(
          (await guide.post(ADDRESS_PATH, { password: guidePassword })).text,
        ) as { path: string };
        return app.visitor().get(path);
      },
    ],
  ];
  afterAll(() => guide.delete(ADDRESS_PATH));

  describe.each(files)('%s', (_, fetchFile) => {
    /** Returns the only event of the file, after checking the lengths of its lines. */
    const fetchEvent = async (): Promise<ICAL.Event> => {
      const response = await fetchFile();
      const lines = response.text.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line).toMatch(/^( |[A-Z-]+[;:])/);
        expect(line).not.toMatch(/[\n\r\0]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      const [event, ...otherEvents] = parseEvents(response);
      expect(otherEvents).toEqual([]);
      if (!event) throw new Error('There is no event.');
      return event;
    };

    it.each(TEXTS)('keeps all characters of %s', async (text) => {
      await storeBooking(DAY_LIST, { walkIn: text });
      const change = { meetingPoint: text, state: 'cancelled', reason: text, revision: 0 };
      expect((await guide.patch(`/api/guide/departures/${id}`, change)).status).toBe(204);
      const event = await fetchEvent();
      expect(event.location).toBe(`${text}, New York`);
      expect(event.description).toContain(text);
      expect(event.summary).toMatch(/^Canceled: /);
    });

    it('doesn’t let a line break add a property', async () => {
      await storeBooking(DAY_LIST);
      const settings = {
        meetingPoint: TEXT_WITH_LINE_BREAKS,
        reason: TEXT_WITH_LINE_BREAKS,
        state: 'cancelled',
        revision: 1,
      };
      await setDeparture(app, DAY_LIST, DATE, settings as object);
      const event = await fetchEvent();
      expect(event.location).toBe('Snow ATTENDEE:mailto:a@b.c END:VEVENT X:y Z:z, New York');
      expect(event.attendees).toEqual([]);
      expect(event.component.getAllProperties('x')).toEqual([]);
    });
  });
});

describe('the calendar feed', () => {
  const createAddress = async () => {
    const response = await guide.post(ADDRESS_PATH, { password: guidePassword });
    expect(response.status).toBe(201);
    return (JSON.parse(response.text) as { path: string; since: string }).path;
  };
  const fetchSince = async () =>
    (parseJson(await guide.get(ADDRESS_PATH)) as { since: string | null }).since;
  const fetchFeed = async (path: string) => parseEvents(await app.visitor().get(path));
  afterEach(() => guide.delete(ADDRESS_PATH));

  it('can be read with its address until the address is deleted', async () => {
    expect(await fetchSince()).toBeNull();
    const path = await createAddress();
    expect(path).toMatch(/^\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
    expect(Date.parse((await fetchSince()) ?? '')).toBeCloseTo(Date.now(), -5);
    expect(await fetchFeed(path)).toEqual([]);
    expect((await guide.delete(ADDRESS_PATH)).status).toBe(204);
    expect((await guide.delete(ADDRESS_PATH)).status).toBe(204);
    expectProblem(await app.visitor().get(path), 404);
    expect(await fetchSince()).toBeNull();
  });

  it('has an address that is stored only as a hash, and the downloaded account data omits even the hash', async () => {
    const secret = /(\S{43})\.ics/.exec(await createAddress())?.[1] ?? '';
    const user = await app.database.collection('users').findOne({ username: guideName });
    expect(JSON.stringify(user)).not.toContain(secret);
    const hash = createHash('sha256').update(secret).digest('base64url');
    expect(user?.calendarAddress).toMatchObject({ hash });
    expect((await guide.get('/api/account/data')).text).not.toContain(hash);
  });

  it('is unavailable after the guide loses the role', async () => {
    const path = await createAddress();
    const users = app.database.collection('users');
    await users.updateOne({ username: guideName }, { $unset: { guide: 1 } });
    expectProblem(await app.visitor().get(path), 404);
    await users.updateOne({ username: guideName }, { $set: { guide: true } });
    expect((await app.visitor().get(path)).status).toBe(200);
  });

  it('is unavailable on every replica after the account is deleted', async () => {
    const reader = replica().visitor();
    const { guide: visitor, username, password } = await signUpGuide(app);
    const users = app.database.collection('users');
    const { path } = JSON.parse((await visitor.post(ADDRESS_PATH, { password })).text) as {
      path: string;
    };
    expect((await reader.get(path)).status).toBe(200);
    expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
    expectProblem(await reader.get(path), 404);
    expect(await users.countDocuments({ username })).toBe(0);
  });

  it('has an address that can be created only with the password', async () => {
    const { guide: visitor } = await signUpGuide(app);
    for (const body of [{}, { password: 'short' }]) {
      expectFieldErrors(await visitor.post(ADDRESS_PATH, body), 400, ['password']);
    }
    const wrongPassword = { password: 'not that one' };
    for (let i = 0; i < 10; i++) {
      expectFieldErrors(await visitor.post(ADDRESS_PATH, wrongPassword), 403, ['password']);
    }
    expectProblem(await visitor.post(ADDRESS_PATH, wrongPassword), 429);
    expect(parseJson(await visitor.get(ADDRESS_PATH))).toEqual({ since: null });
  });

  it.each<[string, (visitor: Visitor, password: string) => Promise<ApiResponse>]>([
    [
      'a change of the password',
      (visitor, password) =>
        visitor.put('/api/account/password', { password, newPassword: `${password}, again` }),
    ],
    [
      'a change of the email address',
      (visitor, password) =>
        visitor.put('/api/account/email', { password, email: 'uptown@example.com' }),
    ],
    ['the end of all other sessions', (visitor) => visitor.delete('/api/account/sessions')],
  ])('is unavailable on every replica after %s', async (_, change) => {
    const reader = replica().visitor();
    const { guide: visitor, password } = await signUpGuide(app);
    const { path } = JSON.parse((await visitor.post(ADDRESS_PATH, { password })).text) as {
      path: string;
    };
    expect((await reader.get(path)).status).toBe(200);
    expect((await change(visitor, password)).status).toBeLessThan(300);
    expectProblem(await reader.get(path), 404);
    expect(parseJson(await visitor.get(ADDRESS_PATH))).toEqual({ since: null });
  });

  it('is unavailable on every replica as soon as its address is renewed or deleted', async () => {
    const reader = replica().visitor();
    const firstPath = await createAddress();
    expect((await reader.get(firstPath)).status).toBe(200);
    const secondPath = await createAddress();
    expectProblem(await reader.get(firstPath), 404);
    expect((await reader.get(secondPath)).status).toBe(200);
    await guide.delete(ADDRESS_PATH);
    expectProblem(await reader.get(secondPath), 404);
  });

  it.each([
    'A'.repeat(43) + '.ics',
    'A'.repeat(43),
    '.ics',
    'A'.repeat(10_000) + '.ics',
    '%00.ics',
    'undefined.ics',
    '%7B%22$ne%22:1%7D.ics',
  ])('returns the same response for the unknown address $0', async (file) => {
    const path = await createAddress();
    const bodies = new Set<string>();
    for (const wrongPath of [`/api/calendar/feed/${file}`, path.replace(/.\.ics$/, '.ics')]) {
      const response = await app.visitor().get(wrongPath);
      expectProblem(response, 404);
      bodies.add(response.text);
    }
    expect(bodies.size).toBe(1);
  });

  it('doesn’t hide the day list’s endpoint for calendar files', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await visitor.post(DAY_LIST.create, bookingInputOn(DATE));
    expect((await visitor.get(`/api/calendar/${String(body._id)}`)).status).toBe(200);
    expectProblem(await visitor.get('/api/calendar/feed'), 404);
    expectProblem(await visitor.post('/api/calendar/feed/a.ics'), 405);
  });

  it('contains booked departures since 30 days ago, without the visitors’ names and email addresses', async () => {
    const today = newYorkDate(new Date());
    const visitor = app.visitor();
    const { username, email } = await visitor.signUp();
    for (const list of LISTS) await visitor.post(list.create, bookingInputOn(DATE, 3));
    const recentDate = firstDateWithTours(addDays(today, -29));
    await storeBooking(DAY_LIST, { date: recentDate });
    await storeBooking(DAY_LIST, { date: addDays(today, -31) });
    await storeBooking(DAY_LIST, { date: addDays(DATE, 7), ...CANCELED_FIELDS });
    const path = await createAddress();
    const { text } = await app.visitor().get(path);
    expect(text).not.toContain(email);
    expect(text).not.toContain(username);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect((await fetchFeed(path)).map(({ uid }) => uid).sort()).toEqual(
      [
        departureIdOn(DAY_LIST, recentDate),
        departureIdOn(DAY_LIST, DATE),
        departureIdOn(NIGHT_LIST, DATE),
      ].map((id) => `${id}@new-york-on-foot`),
    );
    // While nothing changes, the file stays exactly the same.
    expect((await app.visitor().get(path)).text).toBe(text);
  });

  it('gives a changed departure a higher SEQUENCE, and never a lower one', async () => {
    const path = await createAddress();
    const fetchSequence = async () => {
      const [event] = await fetchFeed(path);
      return event?.sequence ?? NaN;
    };
    const firstId = await storeBooking(DAY_LIST, { people: 2 });
    const bookings = app.database.collection('day_tours');
    const changes = [
      () => storeBooking(DAY_LIST, { people: 3 }),
      () => bookings.updateOne({ _id: firstId }, { $set: { people: 4 }, $inc: { revision: 1 } }),
      // Deletes a booking directly, so that the outbox gets no event.
      () => bookings.deleteOne({ _id: firstId }),
      () => setDeparture(app, DAY_LIST, DATE, { startTime: '08:15', revision: 1 }),
      () => setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Snow', revision: 2 }),
    ];
    const sequences = [await fetchSequence()];
    for (const change of changes) {
      await change();
      sequences.push(await fetchSequence());
      expect(await fetchSequence()).toBe(sequences.at(-1));
    }
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    const [event] = await fetchFeed(path);
    expect(event?.summary).toMatch(/^Canceled: /);
    expect(Math.max(...sequences)).toBeLessThan(2 ** 31);
    // The SEQUENCE continues to rise after the departure has lost all its parties and gets a new one.
    await bookings.deleteMany({});
    expect(await fetchFeed(path)).toEqual([]);
    await storeBooking(DAY_LIST, { people: 7 });
    expect(await fetchSequence()).toBeGreaterThan(Math.max(...sequences));
  });

  it('returns the same file to simultaneous calls', async () => {
    for (const list of LISTS) {
      for (let day = 0; day < 12; day++)
        await storeBooking(list, { date: firstDateWithTours(addDays(DATE, day)) });
    }
    const path = await createAddress();
    const responses = await Promise.all(Array.from({ length: 8 }, () => app.visitor().get(path)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('has an address that a different site can’t create or delete', async () => {
    const crossSiteHeaders = { 'Sec-Fetch-Site': 'cross-site' };
    expectProblem(await guide.post(ADDRESS_PATH, undefined, crossSiteHeaders), 403);
    expectProblem(await guide.delete(ADDRESS_PATH, crossSiteHeaders), 403);
  });
});

/** Returns the date, or the next day if the date is a Sunday, because Sundays have no tours. */
function firstDateWithTours(date: string): string {
  return weekdayOf(date) === 'Sunday' ? addDays(date, 1) : date;
}
