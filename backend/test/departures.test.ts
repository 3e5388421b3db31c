import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { resetTours, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  setTour,
  bookingInputOn,
} from './support/departures';
import { eventually } from './support/eventually';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors } from './support/problems';

interface Departure {
  id: string;
  place: string;
  date: string;
  localDateTimeStart: string;
  localDateTimeEnd: string;
  utcCutoffAt: string;
  status: string;
  vacancies: number | null;
  capacity: number | null;
  meetingPoint: string;
  cancelled: boolean;
  reason?: string;
}

const DATE = dateAhead(10);
const HOUR_MS = 60 * 60 * 1000;

describe.each(LISTS)('departures of $name', (list) => {
  const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
  beforeEach(async () => {
    await app.database.collection('departures').deleteMany({});
    await resetTours(app);
  });

  const fetchDepartures = async (query: string) => {
    const response = await app.visitor().get(`/api/departures?list=${list.id}${query}`);
    return { ...response, departures: response.list as unknown as Departure[] };
  };
  const placeQuery = `&place=${encodeURIComponent(PLACE)}`;
  /** Returns the departure as visitors see it. */
  const fetchPublicDeparture = async () =>
    (await fetchDepartures(`${placeQuery}&from=${DATE}&to=${DATE}`)).departures[0];

  it('exist for every place from today to 90 days ahead, except on Sundays', async () => {
    const { status, departures, headers } = await fetchDepartures('');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0');
    expect(new Set(departures.map(({ place }) => place))).toEqual(new Set(list.places));
    const today = newYorkDate(new Date());
    const dates = [...new Set(departures.map(({ date }) => date))];
    expect(dates.every((date) => date >= today && date <= addDays(today, 90))).toBe(true);
    expect(dates.map(weekdayOf)).not.toContain('Sunday');
    expect(departures).toHaveLength(dates.length * list.places.length);
  });

  it('show when and where they start, and have no capacity by default', async () => {
    const { departures } = await fetchDepartures(`${placeQuery}&from=${DATE}&to=${DATE}`);
    expect(departures).toHaveLength(1);
    const [departure] = departures;
    const time = list.id === 'day' ? '10:00' : '19:30';
    expect(departure).toMatchObject({
      id: departureIdOn(list, DATE),
      place: PLACE,
      date: DATE,
      localDateTimeStart: expect.stringMatching(
        new RegExp(`^${DATE}T${time}:00-0[45]:00$`),
      ) as string,
      status: 'AVAILABLE',
      vacancies: null,
      capacity: null,
      cancelled: false,
      meetingPoint: expect.stringContaining('Fifth Avenue') as string,
    });
    expect(Date.parse(departure?.utcCutoffAt ?? '')).toBe(
      Date.parse(departure?.localDateTimeStart ?? '') - 2 * HOUR_MS,
    );
  });

  it('show how many spots are left, but not who has booked', async () => {
    await setTour(app, list, { capacity: 10 });
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const { body } = await visitor.post(list.create, bookingInputOn(DATE, 3));
    expect(await fetchPublicDeparture()).toMatchObject({
      status: 'AVAILABLE',
      vacancies: 7,
      capacity: 10,
    });
    await visitor.post(list.create, bookingInputOn(DATE, 2));
    expect(await fetchPublicDeparture()).toMatchObject({ status: 'LIMITED', vacancies: 5 });
    await visitor.post(list.create, bookingInputOn(DATE, 5));
    expect(await fetchPublicDeparture()).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 });
    const { text } = await fetchDepartures('');
    expect(text).not.toContain(account.username);
    expect(text).not.toContain(body._id);
    await visitor.delete(`${list.remove}/${String(body._id)}`);
    expect(await fetchPublicDeparture()).toMatchObject({ status: 'LIMITED', vacancies: 3 });
  });

  it('show the guide’s settings for a date', async () => {
    await setDeparture(app, list, DATE, {
      startTime: '08:15',
      lengthMinutes: 60,
      meetingPoint: 'The corner',
      cutoffMinutes: 90,
    });
    const departure = await fetchPublicDeparture();
    expect(departure?.localDateTimeStart).toContain('T08:15:00-');
    expect(departure?.localDateTimeEnd).toContain('T09:15:00-');
    expect(departure?.meetingPoint).toBe('The corner');
    const start = Date.parse(departure?.localDateTimeStart ?? '');
    expect(start - Date.parse(departure?.utcCutoffAt ?? '')).toBe(90 * 60_000);
  });

  it('show that they are canceled, and why', async () => {
    await setDeparture(app, list, DATE, { state: 'cancelled', reason: 'Snow' });
    expect(await fetchPublicDeparture()).toMatchObject({
      status: 'CLOSED',
      cancelled: true,
      reason: 'Snow',
    });
  });

  it('are closed on weekdays without tours, unless the guide opens them', async () => {
    const otherWeekday = weekdayOf(DATE) === 'Monday' ? 'Tuesday' : 'Monday';
    await setTour(app, list, { weekdays: [otherWeekday] });
    expect(await fetchPublicDeparture()).toMatchObject({ status: 'CLOSED', cancelled: false });
    await setDeparture(app, list, DATE, { state: 'open' });
    expect(await fetchPublicDeparture()).toMatchObject({ status: 'AVAILABLE' });
  });

  it.each([
    ['', 'list'],
    ['list=noon', 'list'],
    ['list=day&list=night', 'list'],
    ['list=day&place=Atlantis', 'place'],
    ['list=day&from=tomorrow', 'from'],
    ['list=day&from=2026-99-99', 'from'],
    ['list=day&to=2026-02-30', 'to'],
    ['list=day&to=2026-02-03T00:00', 'to'],
    ['list=day&from[$gt]=', ''],
  ])('can’t be read with the query %j', async (query, field) => {
    const response = await app.visitor().get(`/api/departures?${query}`);
    if (field === '') expect([200, 400]).toContain(response.status);
    else expectFieldErrors(response, 400, [field]);
  });

  it('aren’t returned for a range without bookable dates', async () => {
    expect((await fetchDepartures('&from=2999-01-01')).departures).toEqual([]);
    expect((await fetchDepartures('&to=2001-01-01')).departures).toEqual([]);
    expect((await fetchDepartures('&from=1000-01-01&to=2001-01-01')).departures).toEqual([]);
    expect((await fetchDepartures('&from=9999-12-31&to=0010-02-01')).departures).toEqual([]);
  });

  it('are limited to the bookable dates if the range is wider', async () => {
    const { departures } = await fetchDepartures('');
    expect(departures.length).toBeGreaterThan(0);
    for (const range of ['&from=0000-01-01&to=9999-12-31', '&from=0001-01-01', '&to=9999-12-31']) {
      expect((await fetchDepartures(range)).departures.map(({ id }) => id)).toEqual(
        departures.map(({ id }) => id),
      );
    }
  });
});

describe('the public departures', () => {
  const app = useApp();
  const fetchDepartures = () =>
    app.visitor().get(`/api/departures?list=day&from=${DATE}&to=${DATE}`);

  it('are cached for two seconds', async () => {
    const { headers, text } = await fetchDepartures();
    expect(headers.get('cache-control')).toBe('public, max-age=2');
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Snow' });
    expect((await fetchDepartures()).text).toBe(text);
    await eventually(async () => {
      expect((await fetchDepartures()).text).toContain('Snow');
    });
  });
});
