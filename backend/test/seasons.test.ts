import { addDays, newYorkDate, weekdayOf, WEEKDAYS } from 'shared/new-york';
import type { Season } from 'shared/tour-settings';
import { resetBookings, useApp } from './support/app';
import { bookingInputOn, dateAhead, PLACE, setDeparture } from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectFieldErrors, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
let guide: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
  visitor = app.visitor();
  await visitor.signUp();
});

interface Place extends Record<string, unknown> {
  id: string;
  revision: number;
}

interface Departure {
  date: string;
  localDateTimeStart: string;
  capacity: number | null;
  status: string;
}

/** A weekday other than Sunday, and the dates before and after it. */
const DATE = dateAhead(14);
const DAY_BEFORE = addDays(DATE, -1);
const DAY_AFTER = addDays(DATE, 1);

/** Returns a season of one date, on which the tour starts at 08:00 and 18:00. `changes` can override this. */
const makeSeason = (changes: Partial<Season> = {}): Season => ({
  name: 'Summer evenings',
  from: DATE,
  to: DATE,
  startTimes: ['08:00', '18:00'],
  weekdays: [...WEEKDAYS],
  capacity: 5,
  ...changes,
});

describe.each(LISTS)('a season of $name', (list) => {
  const id = `${list.id}.empire-state-building`;
  const path = `/api/guide/places/${id}`;
  const fetchPlace = async (placeId = id) => {
    const places = JSON.parse((await guide.get('/api/guide/places')).text) as Place[];
    return places.find((each) => each.id === placeId);
  };
  const changeTour = async (changes: object) =>
    guide.patch(path, { revision: (await fetchPlace())?.revision, ...changes });
  const setSeasons = async (...seasons: Season[]) => {
    const response = await changeTour({ seasons });
    expect(response.status).toBe(200);
    return response.body as unknown as Place;
  };
  const fetchDepartures = async (from: string, to = from) => {
    const query = `list=${list.id}&place=${encodeURIComponent(PLACE)}&from=${from}&to=${to}`;
    return (await visitor.get(`/api/departures?${query}`)).list as unknown as Departure[];
  };
  /** Returns a date's start times, with the status of each. */
  const fetchStarts = async (date: string) =>
    (await fetchDepartures(date)).map(
      ({ localDateTimeStart: start, status }) => `${start.slice(11, 16)} ${status}`,
    );
  /** Returns the first start time on a date, such as 10:00. */
  const fetchFirstStart = async (date: string) => (await fetchStarts(date))[0]?.split(' ')[0] ?? '';
  const book = (input: object) => visitor.post(list.create, { place: PLACE, people: 1, ...input });

  it('changes the start times and the capacity of only its own dates', async () => {
    const usualStarts = await Promise.all([DAY_BEFORE, DATE, DAY_AFTER].map(fetchStarts));
    expect((await fetchPlace())?.seasons).toEqual([]);

    const season = makeSeason({ startTimes: ['18:00', '08:00'] });
    const sortedSeason = { ...season, startTimes: ['08:00', '18:00'] };
    expect((await setSeasons(season)).seasons).toEqual([sortedSeason]);
    expect(await fetchStarts(DAY_BEFORE)).toEqual(usualStarts[0]);
    expect(await fetchStarts(DATE)).toEqual(['08:00 LIMITED', '18:00 LIMITED']);
    expect(await fetchDepartures(DATE)).toMatchObject([{ capacity: 5 }, { capacity: 5 }]);
    expect(await fetchStarts(DAY_AFTER)).toEqual(usualStarts[2]);
    expect((await book(bookingInputOn(DATE, 6))).status).toBe(409);
    const bookingResponse = await book({ ...bookingInputOn(DATE, 4), time: '18:00' });
    expect(bookingResponse.body).toMatchObject({ date: DATE, time: '18:00' });
    expectFieldErrors(await book({ ...bookingInputOn(DAY_BEFORE), time: '18:00' }), 400, ['time']);

    expect((await setSeasons()).seasons).toEqual([]);
    expect((await fetchStarts(DATE)).join()).toContain(String(usualStarts[1]));
  });

  it('doesn’t change booked departures', async () => {
    const { _id } = (await book(bookingInputOn(DATE, 2))).body;
    const start = await fetchFirstStart(DATE);
    await setSeasons(makeSeason({ weekdays: [] }));
    expect((await visitor.get(list.all)).list).toMatchObject([{ _id, date: DATE, people: 2 }]);
    const calendar = await visitor.get(`${list.calendar}/${String(_id)}`);
    expect(calendar.text).toContain(`DTSTART;TZID=America/New_York:${DATE.replaceAll('-', '')}T`);
    expect(calendar.text).toContain(`T${start.replace(':', '')}00`);
    const sheet = (await guide.get(`/api/guide/days/${DATE}`)).text;
    expect(sheet).toContain('"taken":2');
    // The date can't be booked anymore.
    const starts = [...new Set(['08:00', '18:00', start])].sort();
    expect(await fetchStarts(DATE)).toEqual(starts.map((each) => `${each} CLOSED`));
    expectFieldErrors(await book({ ...bookingInputOn(DATE), time: start }), 409, ['date']);
  });

  it('keeps the start time of a departure with its own settings, even if the tour’s usual start time changes', async () => {
    const usualStart = await fetchFirstStart(DATE);
    await setDeparture(app, list, DATE, { meetingPoint: 'The corner' });
    await setSeasons(makeSeason({ startTimes: [usualStart] }));
    expect((await changeTour({ startTimes: ['07:00'] })).status).toBe(200);
    expect(await fetchStarts(DATE)).toEqual([`${usualStart} LIMITED`]);
    expect(await fetchDepartures(DATE)).toMatchObject([{ meetingPoint: 'The corner' }]);
    expect((await fetchStarts(DAY_AFTER)).join()).not.toContain(usualStart);
  });

  it('restores the start time of a departure with its own settings if the season lacks the tour’s new start time', async () => {
    const usualStart = await fetchFirstStart(DATE);
    await setDeparture(app, list, DATE, { meetingPoint: 'The corner' });
    expect((await changeTour({ startTimes: ['07:00'] })).status).toBe(200);
    expect(await fetchStarts(DATE)).toEqual(['07:00 AVAILABLE']);
    await setSeasons(makeSeason({ startTimes: [usualStart] }));
    expect(await fetchStarts(DATE)).toEqual([`${usualStart} LIMITED`]);
    expect((await book(bookingInputOn(DATE))).status).toBe(201);
    await setSeasons();
    expect((await fetchStarts(DATE))[0]).toContain(usualStart);
  });

  it('without weekdays is skipped by requests that give only a weekday', async () => {
    const today = newYorkDate(new Date());
    const to = addDays(today, 20);
    await setSeasons(makeSeason({ from: today, to, weekdays: [] }));
    for (const day of WEEKDAYS.slice(1)) {
      const { status, body } = await book({ day });
      expect(status).toBe(201);
      expect(String(body.date) > to).toBe(true);
    }
    expect(await fetchStarts(DATE)).toEqual(['08:00 CLOSED', '18:00 CLOSED']);
  });

  it('can add Sundays to a tour that has none', async () => {
    const sunday = [DATE, ...[1, 2, 3, 4, 5, 6].map((days) => addDays(DATE, days))].find(
      (date) => weekdayOf(date) === 'Sunday',
    );
    const input = { day: 'Sunday' };
    await setSeasons(makeSeason({ from: DATE, to: addDays(DATE, 6) }));
    expect((await book(input)).body).toMatchObject({ date: sunday });
    expect((await book({ ...input, date: sunday })).status).toBe(201);
    const earlierSunday = addDays(String(sunday), -7);
    expectFieldErrors(await book({ ...input, date: earlierSunday }), 400, ['day']);
    expect(await fetchStarts(earlierSunday)).toEqual([]);
    expect(await fetchStarts(String(sunday))).toHaveLength(2);

    // Without the season, the tour has no departures on Sundays, except for the booked one.
    await setSeasons();
    expectFieldErrors(await book(input), 400, ['day']);
    expect(await fetchStarts(String(sunday))).toEqual(['08:00 CLOSED']);
  });
});

describe('seasons', () => {
  const path = '/api/guide/places/day.empire-state-building';
  const setSeasons = (seasons: unknown) => guide.patch(path, { revision: 0, seasons });
  const LATER_DATE = addDays(DATE, 365);

  it('can follow each other without gaps, and last up to a year', async () => {
    const days = Array.from({ length: 18 }, (_, index) => addDays(DATE, index + 1));
    const seasons = [
      ...days.map((date) => makeSeason({ name: date, from: date, to: date })),
      makeSeason({ from: LATER_DATE, to: addDays(LATER_DATE, 365) }),
    ];
    const response = await setSeasons([...seasons, makeSeason()]);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ seasons: [makeSeason(), ...seasons] });
  });

  it.each([
    ['if they aren’t in a list', 'Summer', 'seasons'],
    ['if they aren’t objects', ['Summer'], 'seasons.0'],
    ['without a name', [makeSeason({ name: ' ' })], 'seasons.0.name'],
    ['with a long name', [makeSeason({ name: 'x'.repeat(41) })], 'seasons.0.name'],
    ['on dates that don’t exist', [makeSeason({ from: '2030-02-30' })], 'seasons.0.from'],
    ['without a last date', [{ ...makeSeason(), to: undefined }], 'seasons.0.to'],
    ['if they end before they begin', [makeSeason({ to: DAY_BEFORE })], 'seasons.0.to'],
    ['if they are longer than a year', [makeSeason({ to: addDays(DATE, 366) })], 'seasons.0.to'],
    ['without start times', [makeSeason({ startTimes: [] })], 'seasons.0.startTimes'],
    ['with invalid start times', [makeSeason({ startTimes: ['6 PM'] })], 'seasons.0.startTimes'],
    ['on unknown weekdays', [{ ...makeSeason(), weekdays: ['Someday'] }], 'seasons.0.weekdays'],
    ['without room for anyone', [makeSeason({ capacity: 0 })], 'seasons.0.capacity'],
    ['without a capacity', [{ ...makeSeason(), capacity: undefined }], 'seasons.0.capacity'],
    ['if there are too many', Array(21).fill(makeSeason()), 'seasons'],
  ])('can’t be saved %s', async (_, seasons, field) => {
    expectFieldErrors(await setSeasons(seasons), 400, [field]);
  });

  it('can’t overlap', async () => {
    const [firstSeason, secondSeason] = [
      makeSeason(),
      makeSeason({ name: 'July', from: DAY_BEFORE, to: DAY_AFTER }),
    ];
    const response = await setSeasons([firstSeason, secondSeason]);
    expectFieldErrors(response, 400, ['seasons.0.from', 'seasons.1.to']);
    expectRefusal(response, 400, 'seasons-overlap', { name: 'July' });
    expect((await setSeasons([firstSeason, { ...secondSeason, to: DAY_BEFORE }])).status).toBe(200);
  });

  it('are on the tour’s page from a year before they begin until they end', async () => {
    const today = newYorkDate(new Date());
    const makeSeasonDaysAhead = (from: number, to: number) =>
      makeSeason({ from: addDays(today, from), to: addDays(today, to) });
    // Leaves a day of leeway, in case the date changes during the test.
    const shownSeasons = [makeSeasonDaysAhead(-10, 10), makeSeasonDaysAhead(300, 310)];
    const hiddenSeasons = [makeSeasonDaysAhead(-30, -20), makeSeasonDaysAhead(370, 380)];
    expect((await setSeasons([...shownSeasons, ...hiddenSeasons])).status).toBe(200);
    const { body } = await visitor.get('/api/tours/day.empire-state-building');
    const { name, startTimes, weekdays } = makeSeason();
    const expectedSeasons = shownSeasons.map(({ from, to }) => ({
      name,
      from,
      to,
      startTimes,
      weekdays,
    }));
    expect(body).toMatchObject({ seasons: expectedSeasons });
  });

  it('can be saved for a second tour as the API returned them', async () => {
    const otherPath = '/api/guide/places/night.times-square';
    const { body } = await setSeasons([makeSeason()]);
    const { seasons } = body as { seasons?: Season[] };
    expect((await guide.patch(otherPath, { revision: 0, seasons })).body).toMatchObject({
      seasons,
    });
  });
});
