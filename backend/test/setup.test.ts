import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resetBookings, resetTours, useApp } from './support/app';
import { bookingInputOn, dateAhead, setTour } from './support/departures';
import { signUpGuide } from './support/guide';
import { makeJpeg } from './support/photos';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Visitor } from './support/visitor';

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
const backupFile = join(folder, 'new-york-on-foot-2030-01-07T08-30-00Z.archive.gz');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const app = useApp({ BACKUP_DIR: folder });
const DATE = dateAhead(10);
const DAY_TOUR = 'day.central-park';
const NIGHT_TOUR = 'night.times-square';

interface Tour {
  id: string;
  revision: number;
  startTimes: string[];
  weekdays: string[];
  capacity: number | null;
}

let guide: Visitor;
beforeEach(async () => {
  await resetBookings(app);
  await resetTours(app);
  await app.database.collection('users').deleteMany({});
  await app.database.collection('settings').deleteMany({});
  rmSync(backupFile, { force: true });
  ({ guide } = await signUpGuide(app));
});

const parseJson = ({ text }: { text: string }) => JSON.parse(text) as unknown;
const fetchSetup = async () =>
  parseJson(await guide.get('/api/guide/setup')) as {
    steps: { name: string; isDone: boolean }[];
    isDue: boolean;
  };
const fetchDoneSteps = async () =>
  (await fetchSetup()).steps.filter(({ isDone }) => isDone).map(({ name }) => name);
const fetchTours = async () => parseJson(await guide.get('/api/guide/places')) as Tour[];
const fetchTour = async (id: string) => (await fetchTours()).find((tour) => tour.id === id);
const revisionsOf = async (...ids: string[]) =>
  (await fetchTours())
    .filter(({ id }) => ids.includes(id))
    .map(({ id, revision }) => ({ id, revision }));

describe('setting up', () => {
  it('completes each step once the stored data shows that it is done', async () => {
    expect(await fetchSetup()).toMatchObject({ isDue: true });
    expect(await fetchDoneSteps()).toEqual([]);

    const { src } = parseJson(
      await guide.send('POST', '/api/guide/profile/photos', {
        headers: { 'Content-Type': 'image/jpeg' },
        body: new Uint8Array(makeJpeg()),
      }),
    ) as { src: string };
    const profile = { name: 'Dana Rivera', languages: ['en'] };
    await guide.put('/api/guide/profile', profile);
    expect(await fetchDoneSteps()).toEqual([]);
    await guide.put('/api/guide/profile', { ...profile, photo: src });
    // Choosing no limit completes the step, too.
    await guide.put('/api/guide/planning', { toursAtOnce: null });
    const tours = await revisionsOf(DAY_TOUR);
    const usualStartTimes = (await fetchTour(DAY_TOUR))?.startTimes;
    await guide.patch('/api/guide/places', { tours, dayStartTimes: usualStartTimes });
    expect(await fetchDoneSteps()).toEqual(['profile', 'tours-at-once', 'hours']);

    await guide.patch('/api/guide/places', { tours: await revisionsOf(DAY_TOUR), capacity: null });
    await guide.put('/api/guide/tours/prices', { tours: [DAY_TOUR], price: null });
    writeFileSync(backupFile, '');
    expect(await fetchDoneSteps()).toEqual([
      'profile',
      'tours-at-once',
      'hours',
      'spots',
      'prices',
      'backup',
    ]);
  });

  it('completes the trial step once the guide has made and canceled a booking', async () => {
    const { body } = await guide.post(DAY_LIST.create, bookingInputOn(DATE));
    expect(await fetchDoneSteps()).not.toContain('trial');
    expect((await guide.delete(`${DAY_LIST.remove}/${String(body._id)}`)).status).toBe(204);
    expect(await fetchDoneSteps()).toContain('trial');
  });

  it('is no longer due once visitors have booked and the guide has changed a setting', async () => {
    await app.visitor().post(DAY_LIST.create, bookingInputOn(DATE));
    expect(await fetchDoneSteps()).toEqual(['trial']);
    expect((await fetchSetup()).isDue).toBe(true);
    await setTour(app, DAY_LIST, { capacity: 12 });
    expect(await fetchDoneSteps()).toEqual(['spots', 'trial']);
    expect((await fetchSetup()).isDue).toBe(false);
  });
});

describe('the settings of several tours', () => {
  it('change together, with separate start times for day and night tours', async () => {
    const response = await guide.patch('/api/guide/places', {
      tours: await revisionsOf(DAY_TOUR, NIGHT_TOUR),
      weekdays: ['Saturday', 'Sunday'],
      dayStartTimes: ['14:00', '09:00'],
      nightStartTimes: ['20:00'],
      capacity: 8,
    });
    expect(response.status).toBe(200);
    const changedSettings = { weekdays: ['Saturday', 'Sunday'], capacity: 8 };
    expect(parseJson(response)).toMatchObject([
      { id: DAY_TOUR, ...changedSettings, startTimes: ['09:00', '14:00'] },
      { id: NIGHT_TOUR, ...changedSettings, startTimes: ['20:00'] },
    ]);
    expect(await fetchTour('day.brooklyn-bridge')).toMatchObject({ revision: 0, capacity: null });
  });

  it.each(LISTS)('don’t change for booked departures on the list of $name', async (list) => {
    const input = bookingInputOn(DATE);
    const visitor = app.visitor();
    await visitor.post(list.create, input);
    const bookedTour = (await fetchTours()).find(({ id }) => id.startsWith(list.id));
    const change = {
      tours: await revisionsOf(...(await fetchTours()).map(({ id }) => id)),
      [`${list.id}StartTimes`]: ['08:00'],
    };
    const refusal = await guide.patch('/api/guide/places', change);
    expectFieldErrors(refusal, 409, ['bookedDepartures']);
    expect(refusal.body.errors?.[0]?.departures).toMatchObject([
      { date: DATE, people: input.people },
    ]);
    // Nothing was changed, not even tours without bookings.
    expect((await fetchTours()).filter(({ revision }) => revision > 0)).toEqual([]);
    expect(bookedTour).toBeDefined();
    expect(
      (await guide.patch('/api/guide/places', { ...change, bookedDepartures: 'keep' })).status,
    ).toBe(200);
    const { departures } = parseJson(await guide.get(`/api/guide/days/${DATE}`)) as {
      departures: { list: string; startTime: string; parties: object[] }[];
    };
    const bookedDepartures = departures.filter(({ parties }) => parties.length > 0);
    expect(bookedDepartures).toMatchObject([{ startTime: bookedTour?.startTimes[0] }]);
  });

  it('don’t change if one of the tours was changed in the meantime, or doesn’t exist', async () => {
    const tours = await revisionsOf(DAY_TOUR, NIGHT_TOUR);
    await guide.patch('/api/guide/places', { tours: [tours[1]], capacity: 9 });
    expectProblem(await guide.patch('/api/guide/places', { tours, capacity: 8 }), 409);
    expect(await fetchTour(DAY_TOUR)).toMatchObject({ capacity: null });
    const unknownTour = { id: 'day.nowhere', revision: 0 };
    expectProblem(
      await guide.patch('/api/guide/places', { tours: [unknownTour], capacity: 8 }),
      404,
    );
  });

  it('have an error at each invalid field', async () => {
    const input = {
      tours: [],
      weekdays: ['Someday'],
      dayStartTimes: ['25:00'],
      nightStartTimes: [],
      capacity: 0,
    };
    expectFieldErrors(await guide.patch('/api/guide/places', input), 400, Object.keys(input));
  });
});

describe('the prices of several tours', () => {
  const fetchPrice = async (id: string) =>
    (parseJson(await app.visitor().get(`/api/tours/${id}`)) as { price?: object }).price;

  it('are replaced, and the history has an entry for each tour', async () => {
    const price = { kind: 'PERSON', cents: 4000 };
    const tours = [DAY_TOUR, NIGHT_TOUR];
    expect((await guide.put('/api/guide/tours/prices', { tours, price })).status).toBe(204);
    for (const id of tours) expect(await fetchPrice(id)).toEqual(price);
    await guide.put('/api/guide/tours/prices', { tours: [NIGHT_TOUR], price: null });
    expect(await fetchPrice(NIGHT_TOUR)).toBeUndefined();
    const history = await app.database
      .collection('history')
      .find({ 'changes.field': 'price' }, { sort: { at: 1, subject: 1 } })
      .toArray();
    expect(history.map(({ subject, changes }) => [subject, changes] as unknown[])).toEqual([
      [DAY_TOUR, [{ field: 'price', to: '$40 each' }]],
      [NIGHT_TOUR, [{ field: 'price', to: '$40 each' }]],
      [NIGHT_TOUR, [{ field: 'price', from: '$40 each' }]],
    ]);
  });

  it('are refused without the amount that their kind needs', async () => {
    const price = { kind: 'PARTY' };
    expectFieldErrors(
      await guide.put('/api/guide/tours/prices', { tours: [DAY_TOUR], price }),
      400,
      ['price.cents'],
    );
  });
});
