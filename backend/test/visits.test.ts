import { addDays } from 'shared/new-york';
import { tourPath } from 'shared/tour-page';
import { OTHER_REFERRERS } from 'shared/visits';
import { MAX_REFERRERS, VisitsService } from '../src/visits/visits.service';
import type { StoredVisits } from '../src/visits/visit.schema';
import type { VisitReport } from '../src/reports/visit-report.dto';
import { makeDatabaseUri, useApp, waitUntilReady } from './support/app';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { expectFieldErrors } from './support/problems';
import { spawnApi, STARTUP_TIMEOUT_MS, useReplica } from './support/process';
import { SECRET } from './support/secret';
import type { Visitor } from './support/visitor';

const app = useApp({ JOB_CHECK_SECONDS: '1' });
const replica = useReplica(() => app.mongodbUri, { JOB_CHECK_SECONDS: '1' });
const PAGE_PATH = tourPath('day.central-park');
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await Promise.all(
    ['visits', 'visit_referrers'].map((name) => app.database.collection(name).deleteMany({})),
  );
});

const visitInput = (overrides: object = {}) => ({
  page: PAGE_PATH,
  step: 'SEEN',
  language: 'en',
  ...overrides,
});
const countVisit = async (
  overrides?: object,
  headers?: Record<string, string>,
  visitor?: Visitor,
) => {
  const caller = visitor ?? app.visitor();
  const response = await caller.post('/api/visits', visitInput(overrides), headers);
  expect(response).toMatchObject({ status: 204, text: '' });
  expect(response.headers.getSetCookie()).toEqual([]);
};
const findVisits = () => app.database.collection<StoredVisits>('visits').find().toArray();
/** Waits until the processes have saved this many visits, and returns the stored documents. */
const waitForVisits = async (expectedCount: number): Promise<StoredVisits[]> => {
  await eventually(async () => {
    const counts = (await findVisits()).flatMap((storedVisits) =>
      Object.values(storedVisits.counts),
    );
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(expectedCount);
  });
  return findVisits();
};
const loadReport = async (from: string, to: string): Promise<VisitReport> => {
  const { status, text } = await guide.get(`/api/guide/visits?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return JSON.parse(text) as VisitReport;
};

it('visits are stored as counts, without data about the visitor', async () => {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const referrer = 'www.Example.com';
  await countVisit({ referrer, visitor: 'ada' }, { 'User-Agent': 'Mozilla/5.0' }, visitor);
  await countVisit({ referrer });
  await countVisit({ referrer, step: 'BOOKED' });
  const storedVisits = await waitForVisits(3);
  expect(storedVisits).toEqual([
    {
      _id: expect.stringContaining('example.com') as string,
      date: storedVisits[0]?.date,
      page: PAGE_PATH,
      language: 'en',
      referrer: 'example.com',
      counts: { SEEN: 2, BOOKED: 1 },
      expiresAt: new Date(`${addDays(storedVisits[0]?.date ?? '', 730)}T00:00:00Z`),
    },
  ]);
});

it.each(['DNT', 'Sec-GPC'])('visits with the header %s: 1 are not counted', async (header) => {
  await countVisit({}, { [header]: '1' });
  await countVisit({ step: 'BOOKED' });
  expect(await waitForVisits(1)).toMatchObject([{ counts: { BOOKED: 1 } }]);
});

it('visits to pages of tours that don’t exist are not counted', async () => {
  await countVisit({ page: '/tours/no-such-tour' });
  await countVisit({ page: '/booking/*' });
  expect(await waitForVisits(1)).toMatchObject([{ page: '/booking/*' }]);
});

it('the site itself isn’t counted as a referrer', async () => {
  await countVisit({ referrer: '127.0.0.1' });
  expect(await waitForVisits(1)).toMatchObject([{ referrer: '' }]);
});

it.each([
  ['page', '/serviceone#central-park'],
  ['page', '/booking/65f0c0ffee0123456789abcd'],
  ['page', ['/']],
  ['step', 'LEFT'],
  ['language', 'tlh'],
  ['referrer', 'https://example.com/?q=walks'],
  ['referrer', { $ne: '' }],
  ['referrer', null],
])('the API refuses a visit with the %s %j', async (field, value) => {
  const response = await app.visitor().post('/api/visits', visitInput({ [field]: value }));
  expectFieldErrors(response, 400, [field]);
});

it('counts of all replicas add up, and only the first referrers of each day are counted by name', async () => {
  const callers = [app.visitor(), replica().visitor()];
  const hosts = Array.from({ length: MAX_REFERRERS }, (_, index) => `host-${String(index)}.org`);
  await Promise.all(
    callers.flatMap((visitor, index) =>
      hosts.map((host) => countVisit({ referrer: `${String(index)}.${host}` }, {}, visitor)),
    ),
  );
  await Promise.all(callers.map((visitor) => countVisit({}, {}, visitor)));
  const totalCount = 2 * (MAX_REFERRERS + 1);
  const storedVisits = await waitForVisits(totalCount);
  for (const date of new Set(storedVisits.map((each) => each.date))) {
    const visits = storedVisits.filter((each) => each.date === date);
    const namedVisits = visits.filter(({ referrer }) => !['', OTHER_REFERRERS].includes(referrer));
    expect(namedVisits.length).toBeLessThanOrEqual(MAX_REFERRERS);
  }
  expect(storedVisits.find(({ referrer }) => referrer === '')?.counts.SEEN).toBeGreaterThanOrEqual(
    1,
  );
  // A referrer that was counted before is still counted by name, although the day's limit is reached.
  const { referrer, date } = storedVisits.find((each) => each.referrer.endsWith('.org')) ?? {};
  await countVisit({ referrer });
  await countVisit({ referrer: 'new.example' });
  const visitsAfter = await waitForVisits(totalCount + 2);
  if (visitsAfter.every((each) => each.date === date)) {
    expect(visitsAfter.find((each) => each.referrer === referrer)?.counts.SEEN).toBe(2);
    expect(visitsAfter.some((each) => each.referrer === 'new.example')).toBe(false);
  }
});

it('visits without a referrer are counted as such, even if more hosts refer visitors than are counted by name', async () => {
  const visits = app.app.get(VisitsService);
  const visit = { page: PAGE_PATH, language: 'en', step: 'SEEN' } as const;
  for (let index = 0; index <= MAX_REFERRERS; index++) {
    visits.count({ ...visit, referrer: `host-${String(index)}.org` });
  }
  visits.count({ ...visit, referrer: '' });
  await visits.save();
  const storedVisits = await findVisits();
  expect(storedVisits.find(({ referrer }) => referrer === '')?.counts.SEEN).toBe(1);
  expect(storedVisits.find(({ referrer }) => referrer === OTHER_REFERRERS)?.counts.SEEN).toBe(1);
});

it('a process saves its last counts when it stops', async () => {
  const uri = makeDatabaseUri();
  const api = await spawnApi({ MONGODB_URI: uri, JWT_SECRET: SECRET, JOB_CHECK_SECONDS: '60' });
  await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
  await countVisit({}, {}, api.visitor());
  await api.stop();
  const databaseName = new URL(uri).pathname.slice(1);
  const database = app.database.useDb(databaseName);
  const storedVisits = await database.collection<StoredVisits>('visits').find().toArray();
  await database.dropDatabase();
  expect(storedVisits).toMatchObject([{ page: PAGE_PATH, counts: { SEEN: 1 } }]);
});

it('counts that couldn’t be written are dropped, so that no visit is counted twice', async () => {
  const { db } = app.database;
  await countVisit({});
  await waitForVisits(1);
  const visits = app.app.get(VisitsService);
  await db?.command({ collMod: 'visits', validator: { page: 'none' } });
  visits.count({ page: PAGE_PATH, language: 'en', referrer: '', step: 'SEEN' });
  await expect(visits.save()).rejects.toThrow();
  await db?.command({ collMod: 'visits', validator: {} });
  await countVisit({ step: 'BOOKED' });
  expect(await waitForVisits(2)).toMatchObject([{ counts: { SEEN: 1, BOOKED: 1 } }]);
});

it('the report sums up a range of dates by page, referrer, and language', async () => {
  const makeStoredVisits = (
    date: string,
    page: string,
    referrer: string,
    counts: object,
    language = 'en',
  ) => ({
    _id: [date, page, language, referrer].join(' ') as never,
    date,
    page,
    language,
    referrer,
    counts,
  });
  await app.database.collection('visits').insertMany([
    makeStoredVisits('2029-12-31', PAGE_PATH, '', { SEEN: 100 }),
    makeStoredVisits('2030-01-01', PAGE_PATH, '', {
      SEEN: 5,
      DATE_CHOSEN: 3,
      CONTACT_GIVEN: 2,
      BOOKED: 1,
    }),
    makeStoredVisits('2030-01-02', PAGE_PATH, 'example.com', { SEEN: 2, DATE_CHOSEN: 1 }, 'es'),
    makeStoredVisits('2030-01-02', '/', 'example.com', { SEEN: 9 }),
    makeStoredVisits('2030-01-02', '/tours/deleted', '', { CANCELLED: 1 }),
    makeStoredVisits('2030-01-03', PAGE_PATH, '', { SEEN: 100 }),
  ]);
  const makeFigures = (
    seen: number,
    dateChosen = 0,
    contactGiven = 0,
    booked = 0,
    cancelled = 0,
  ) => ({
    seen,
    dateChosen,
    contactGiven,
    booked,
    cancelled,
  });
  expect(await loadReport('2030-01-01', '2030-01-02')).toEqual({
    pages: [
      { page: '/', ...makeFigures(9) },
      { page: PAGE_PATH, list: 'day', place: 'Central Park', ...makeFigures(7, 4, 2, 1) },
      { page: '/tours/deleted', ...makeFigures(0, 0, 0, 0, 1) },
    ],
    referrers: [
      { host: 'example.com', ...makeFigures(11, 1) },
      { host: '', ...makeFigures(5, 3, 2, 1, 1) },
    ],
    languages: [
      { language: 'en', ...makeFigures(14, 3, 2, 1, 1) },
      { language: 'es', ...makeFigures(2, 1) },
    ],
  });
  expect(await loadReport('2031-01-01', '2031-01-01')).toEqual({
    pages: [],
    referrers: [],
    languages: [],
  });
});
