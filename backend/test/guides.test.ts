import { setTimeout as wait } from 'node:timers/promises';
import { departureId } from 'shared/departure-id';
import { addDays, datesBetween, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, NIGHT_LIST, type List } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import { retryWhileBusy } from './support/retry-while-busy';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const PARK = 'Central Park';
const BRIDGE = 'Brooklyn Bridge';
const SOHO = 'SOHO AND VILLAGES';
/** How long replicas may cache settings. */
const CACHE_MS = 1100;

interface Departure {
  id: string;
  place: string;
  status: string;
  clashesWith?: string[];
  state: string;
  revision: number;
  tripMinutes?: number;
}

describe('with one guide', () => {
  const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
  const replica = useReplica(() => app.mongodbUri, { DEPARTURES_FRESH_SECONDS: '0' });
  let guide: Visitor;
  let visitor: Visitor;
  beforeAll(async () => {
    ({ guide } = await signUpGuide(app));
  });
  beforeEach(async () => {
    await resetBookings(app);
    visitor = app.visitor();
    await visitor.post('/api/guest');
    await setToursAtOnce(1);
  });

  const setToursAtOnce = async (toursAtOnce: number | null) => {
    expect((await guide.put('/api/guide/planning', { toursAtOnce })).status).toBe(204);
  };
  const book = (place: string, list: List = DAY_LIST, caller = visitor, date = DATE) =>
    caller.post(list.create, { place, people: 2, date, day: weekdayOf(date) });
  const departureIdOf = (place: string) =>
    departureId({ list: 'day', place, date: DATE, start: '10:00' });
  const fetchStatus = async (place: string, list: 'day' | 'night' = 'day') => {
    const { body } = await visitor.get(
      `/api/departures?list=${list}&from=${DATE}&to=${DATE}&place=${encodeURIComponent(place)}`,
    );
    return (body as Departure[])[0]?.status;
  };
  const findOnSheet = async (place: string) => {
    const { body } = await guide.get(`/api/guide/days/${DATE}`);
    return (body as { departures: Departure[] }).departures.find((each) => each.place === place);
  };

  it('the first booking closes the other tours at that time until it is canceled', async () => {
    expect(await fetchStatus(BRIDGE)).toBe('AVAILABLE');
    expect((await book(PARK)).status).toBe(201);
    expect([await fetchStatus(PARK), await fetchStatus(BRIDGE)]).toEqual(['AVAILABLE', 'CLOSED']);
    const refusal = await book(BRIDGE);
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toMatch(/isn’t offered at this time\. There is room on /);
    expect((await book(PARK)).status).toBe(201);
    for (const { _id } of (await visitor.get(DAY_LIST.all)).list) {
      await visitor.delete(`${DAY_LIST.remove}/${_id}`);
    }
    expect(await fetchStatus(BRIDGE)).toBe('AVAILABLE');
    expect((await book(BRIDGE)).status).toBe(201);
    expect(await fetchStatus(PARK)).toBe('CLOSED');
  });

  it('a tour stays open if the guide can get to it in time after leading the booked one', async () => {
    expect((await book(PARK)).status).toBe(201);
    expect((await book('Times Square', NIGHT_LIST)).status).toBe(201);
  });

  it('two guides can lead two tours at once, but not three', async () => {
    await setToursAtOnce(2);
    expect((await book(PARK)).status).toBe(201);
    expect((await book(BRIDGE)).status).toBe(201);
    expect((await book(SOHO)).status).toBe(409);
  });

  it('spots that are offered to a waiting party close the other tours at that time until the offer expires', async () => {
    await book(PARK);
    const offerSpotsUntil = async (offeredUntil: Date) => {
      const turn = { place: 1, offeredUntil };
      await app.database
        .collection(DAY_LIST.collection)
        .updateOne({ place: PARK }, { $set: { status: 'offered', turn } });
      await app.database
        .collection('departures')
        .updateOne({ place: PARK }, { $set: { hasLine: true } });
    };
    await offerSpotsUntil(new Date(Date.now() + 60 * 60 * 1000));
    expect((await book(BRIDGE)).status).toBe(409);
    await offerSpotsUntil(new Date(0));
    expect((await book(BRIDGE)).status).toBe(201);
  });

  it('a canceled booking can’t be restored if the guide leads a different tour at that time', async () => {
    const { body } = await book(PARK);
    const { _id } = body as { _id: string };
    await visitor.delete(`${DAY_LIST.remove}/${_id}`);
    expect((await book(BRIDGE)).status).toBe(201);
    const restoreResponse = await visitor.post(`${DAY_LIST.restore}/${_id}`);
    expectProblem(restoreResponse, 409);
    expect(restoreResponse.body.detail).toMatch(/isn’t offered at this time/);
  });

  it('the guide sees why a tour is closed, and can open it anyway', async () => {
    await book(PARK);
    const closedDeparture = await findOnSheet(BRIDGE);
    expect(closedDeparture).toMatchObject({ state: 'closed', clashesWith: [PARK] });
    const { revision = 0 } = closedDeparture ?? {};
    const openResponse = await guide.patch(`/api/guide/departures/${departureIdOf(BRIDGE)}`, {
      state: 'open',
      revision,
    });
    expect(openResponse.status).toBe(204);
    expect(await fetchStatus(BRIDGE)).toBe('AVAILABLE');
    expect((await book(BRIDGE)).status).toBe(201);
    const { body } = await guide.get('/api/guide/planning');
    expect(body).toEqual({
      toursAtOnce: 1,
      clashes: [
        expect.objectContaining({ place: PARK, date: DATE, people: 2, clashesWith: [BRIDGE] }),
        expect.objectContaining({ place: BRIDGE, clashesWith: [PARK], isKept: false }),
      ],
    });
    const keepResponse = await guide.put(`/api/guide/planning/kept/clash/${departureIdOf(BRIDGE)}`);
    expect(keepResponse.status).toBe(204);
    const { clashes } = (await guide.get('/api/guide/planning')).body as unknown as {
      clashes: { isKept: boolean }[];
    };
    expect(clashes.map(({ isKept }) => isKept)).toEqual([false, true]);
  });

  it('the guide can close a tour again after opening it anyway', async () => {
    await book(PARK);
    const change = async (state: string) => {
      const { revision = 0 } = (await findOnSheet(BRIDGE)) ?? {};
      await guide.patch(`/api/guide/departures/${departureIdOf(BRIDGE)}`, { state, revision });
    };
    await change('open');
    await change('closed');
    expect(await fetchStatus(BRIDGE)).toBe('CLOSED');
    const [booking] = (await visitor.get(DAY_LIST.all)).list;
    await visitor.delete(`${DAY_LIST.remove}/${booking?._id ?? ''}`);
    expect(await fetchStatus(BRIDGE)).toBe('CLOSED');
  });

  it('walk-ins can join any tour', async () => {
    await book(PARK);
    const walkIn = { name: 'Mo', people: 1 };
    const response = await guide.post(
      `/api/guide/departures/${departureIdOf(BRIDGE)}/walk-ins`,
      walkIn,
    );
    expect(response.status).toBe(201);
  });

  it.each(['0092-09-09', '9999-12-31'])('walk-ins can be added on %s', async (date) => {
    const id = departureId({ list: 'day', place: PARK, date, start: '10:00' });
    const response = await guide.post(`/api/guide/departures/${id}/walk-ins`, {
      name: 'Mo',
      people: 1,
    });
    expect(response.status).toBe(201);
  });

  it('the calendar shows each departure with its people and clashes', async () => {
    await book(PARK);
    const { body } = await guide.get(`/api/guide/planning/calendar?from=${DATE}&days=1`);
    const departures = body as Departure[];
    expect(departures.find(({ place }) => place === PARK)).toEqual({
      id: departureIdOf(PARK),
      list: 'day',
      place: PARK,
      date: DATE,
      startTime: '10:00',
      lengthMinutes: 150,
      state: 'open',
      capacity: null,
      vacancies: null,
      people: 2,
    });
    expect((await book('Times Square', NIGHT_LIST)).status).toBe(201);
    const { body: laterCalendar } = await guide.get(
      `/api/guide/planning/calendar?from=${DATE}&days=1`,
    );
    const eveningDeparture = (laterCalendar as Departure[]).find(
      ({ place }) => place === 'Times Square',
    );
    expect(eveningDeparture?.tripMinutes).toBe(21);
    expect(departures.filter(({ clashesWith }) => clashesWith).map(({ place }) => place)).toEqual(
      DAY_LIST.places.filter((place) => place !== PARK),
    );
  });

  it('without a limit, all tours can be booked at once', async () => {
    await setToursAtOnce(null);
    for (const place of [PARK, BRIDGE, SOHO]) expect((await book(place)).status).toBe(201);
    expect((await guide.get('/api/guide/planning')).body).toEqual({
      toursAtOnce: null,
      clashes: [],
    });
  });

  it('simultaneous first bookings at two replicas fill one tour on each date', async () => {
    await wait(CACHE_MS);
    const callers = [app.visitor(), replica().visitor()] as const;
    for (const caller of callers) await caller.post('/api/guest');
    for (const date of datesBetween(addDays(DATE, 1), addDays(DATE, 20))) {
      if (weekdayOf(date) === 'Sunday') continue;
      const responses = await Promise.all(
        callers.map((caller, index) =>
          retryWhileBusy(() => book(index === 0 ? PARK : BRIDGE, DAY_LIST, caller, date)),
        ),
      );
      const statuses = responses.map(({ status }) => status);
      expect(statuses.sort((one, other) => one - other)).toEqual([201, 409]);
    }
  });
});

describe('the planning endpoints', () => {
  const app = useApp();

  it('reject invalid dates and too many days for the calendar', async () => {
    const { guide } = await signUpGuide(app);
    for (const [query, field] of [
      ['from=2030-02-30&days=1', 'from'],
      ['from=2030-01-07&days=43', 'days'],
      ['from=2030-01-07', 'days'],
    ] as const) {
      const refusal = await guide.get(`/api/guide/planning/calendar?${query}`);
      expectFieldErrors(refusal, 400, [field]);
    }
    const { body } = await guide.get('/api/guide/planning/calendar?from=9999-12-31&days=42');
    expect(new Set((body as { date: string }[]).map(({ date }) => date))).toEqual(
      new Set(['9999-12-31']),
    );
  });

  it.each([0, 101, 1.5, '1', undefined])(
    'reject %j as the number of tours at once',
    async (toursAtOnce) => {
      const { guide } = await signUpGuide(app);
      const refusal = await guide.put('/api/guide/planning', { toursAtOnce });
      expectFieldErrors(refusal, 400, ['toursAtOnce']);
      expect(refusal.body.detail).toBe('Tours at once must be a whole number from 1 to 100.');
    },
  );
});
