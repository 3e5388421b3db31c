import type { MockInstance } from 'vitest';
import { departureId } from 'shared/departure-id';
import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { FetchError } from '../src/http/fetch-text';
import { CalendarReader } from '../src/planning/busy-calendar/calendar-reader';
import { resetBookings, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Visitor } from './support/visitor';

const PATH = '/api/guide/busy-calendar';
const CALENDAR_URL = 'https://calendar.example/private-5ecre7/basic.ics';
const DATE = dateAhead(10);
const PARK = 'Central Park';
const PARK_DEPARTURE = {
  id: departureId({ list: 'day', place: PARK, date: DATE, start: '10:00' }),
  list: 'day',
  place: PARK,
  date: DATE,
  startTime: '10:00',
  people: 2,
  isKept: false,
};
const DISCONNECTED_STATE = {
  host: null,
  readAt: null,
  failingSince: null,
  error: null,
  busyTimes: 0,
  booked: [],
};

/** Returns a calendar file with an appointment at these times in New York. */
function makeCalendar(start = '09:00', end = '17:00', date = DATE): string {
  const toLocalTime = (time: string) => `${date}T${time}00`.replace(/[-:]/g, '');
  return [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:one',
    'SUMMARY:A secret appointment',
    `DTSTART;TZID=America/New_York:${toLocalTime(start)}`,
    `DTEND;TZID=America/New_York:${toLocalTime(end)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

describe('the guide’s own calendar', () => {
  const app = useApp({ DEPARTURES_FRESH_SECONDS: '0', JOB_CHECK_SECONDS: '1' });
  let guide: Visitor;
  let visitor: Visitor;
  /** Responds instead of the calendar's server. */
  let fetchMock: MockInstance<CalendarReader['fetch']>;

  beforeEach(async () => {
    await resetBookings(app);
    ({ guide } = await signUpGuide(app));
    await guide.delete(PATH);
    visitor = app.visitor();
    await visitor.post('/api/guest');
    fetchMock = vi.spyOn(app.app.get(CalendarReader), 'fetch').mockResolvedValue(makeCalendar());
    fetchMock.mockClear();
  });

  const connect = async (url = CALENDAR_URL) => {
    const { status, body } = await guide.put(PATH, { url });
    expect(status).toBe(200);
    return body as unknown as typeof DISCONNECTED_STATE;
  };
  const fetchState = async () =>
    (await guide.get(PATH)).body as unknown as typeof DISCONNECTED_STATE;
  const book = () =>
    visitor.post(DAY_LIST.create, { place: PARK, people: 2, date: DATE, day: weekdayOf(DATE) });
  const fetchStatus = async (place: string) => {
    const { body } = await visitor.get(`/api/departures?list=day&from=${DATE}&to=${DATE}`);
    const departures = body as unknown as { place: string; status: string }[];
    return departures.find((each) => each.place === place)?.status;
  };
  const findStored = () =>
    app.database.collection<{ _id: string }>('settings').findOne({ _id: 'busy-calendar' });
  const makeJobDue = () =>
    app.database
      .collection<{ _id: string }>('jobs')
      .updateOne({ _id: 'busy-calendar' }, { $set: { due: new Date(0) } });

  it('closes departures without bookings until it is disconnected', async () => {
    expect(await fetchState()).toEqual(DISCONNECTED_STATE);
    expect(await connect()).toEqual({
      ...DISCONNECTED_STATE,
      host: 'calendar.example',
      readAt: expect.any(String) as string,
      busyTimes: 1,
    });
    expect(await fetchStatus(PARK)).toBe('CLOSED');
    const refusal = await book();
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toMatch(/isn’t offered at this time/);
    expect((await guide.delete(PATH)).status).toBe(204);
    expect(await fetchState()).toEqual(DISCONNECTED_STATE);
    expect(await fetchStatus(PARK)).toBe('AVAILABLE');
    expect((await book()).status).toBe(201);
  });

  it('lists booked departures instead of closing them, until the appointment is moved', async () => {
    await book();
    expect((await connect()).booked).toEqual([PARK_DEPARTURE]);
    expect(await fetchStatus(PARK)).toBe('AVAILABLE');
    await guide.put(`/api/guide/planning/kept/busy-calendar/${PARK_DEPARTURE.id}`);
    expect((await fetchState()).booked).toEqual([{ ...PARK_DEPARTURE, isKept: true }]);
    fetchMock.mockResolvedValue(makeCalendar('12:30', '13:00'));
    const { body } = await guide.post(`${PATH}/read`);
    expect(body).toMatchObject({ busyTimes: 1, booked: [] });
  });

  it('is stored without titles, and its address is never returned', async () => {
    const responses: unknown[] = [
      await connect(`webcal://${CALENDAR_URL.slice('https://'.length)}`),
      await fetchState(),
    ];
    fetchMock.mockRejectedValue(new FetchError('unreachable'));
    responses.push((await guide.post(`${PATH}/read`)).body, await fetchState());
    expect(JSON.stringify(responses)).not.toContain('5ecre7');
    expect(await findStored()).toMatchObject({ url: CALENDAR_URL });
    expect(JSON.stringify(await findStored())).not.toContain('secret appointment');
    for (const [url] of fetchMock.mock.calls) expect(url).toBe(CALENDAR_URL);
  });

  it('doesn’t count busy times that have passed', async () => {
    const yesterday = addDays(newYorkDate(new Date()), -1);
    fetchMock.mockResolvedValue(makeCalendar('00:00', '00:01', yesterday));
    expect(await connect()).toMatchObject({ busyTimes: 0 });
    expect(await findStored()).toMatchObject({ busyTimes: [{ from: expect.any(Date) as Date }] });
  });

  it('is read again by a job, and keeps its busy times while it can’t be read', async () => {
    await connect();
    fetchMock.mockRejectedValue(new FetchError('status', 404));
    await makeJobDue();
    await eventually(async () => {
      expect(await fetchState()).toMatchObject({
        failingSince: expect.any(String) as string,
        error: expect.stringMatching(/error 404/) as string,
        busyTimes: 1,
      });
    });
    expect(await fetchStatus(PARK)).toBe('CLOSED');
    const { failingSince } = await fetchState();
    await guide.post(`${PATH}/read`);
    expect(await fetchState()).toMatchObject({ failingSince });
    fetchMock.mockResolvedValue(makeCalendar('18:00', '19:00'));
    await makeJobDue();
    await eventually(async () => {
      expect(await fetchState()).toMatchObject({ failingSince: null, error: null, busyTimes: 1 });
    });
    expect(await fetchStatus(PARK)).toBe('AVAILABLE');
  });

  it('isn’t restored by a read that ends after it was disconnected or replaced', async () => {
    await connect();
    for (const change of [() => guide.delete(PATH), () => connect('https://other.example/')]) {
      let respond: (text: string) => void = () => undefined;
      fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
      const callCount = fetchMock.mock.calls.length;
      const readCall = guide.post(`${PATH}/read`);
      await eventually(() => {
        expect(fetchMock.mock.calls.length).toBeGreaterThan(callCount);
      });
      await change();
      const storedBefore = await findStored();
      respond(makeCalendar('01:00', '02:00'));
      await readCall;
      expect(await findStored()).toEqual(storedBefore);
      await connect();
    }
  });

  it.each([
    ['', /1 to 2000 characters/],
    ['my calendar', /secret address/],
    ['http://calendar.example/basic.ics', /secret address/],
    ['https://user:password@calendar.example/', /secret address/],
    ['https://calendar.example:8080/', /secret address/],
  ])('can’t have the address “%s”', async (url, message) => {
    const refusal = await guide.put(PATH, { url });
    expectFieldErrors(refusal, 400, ['url']);
    expect(refusal.body.detail).toMatch(message);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each<[string, string | Error, RegExp]>([
    ['isn’t a calendar', '<!DOCTYPE html>', /something other than a calendar/],
    ['can’t be reached', new FetchError('unreachable'), /can’t be reached/],
    ['has moved', new FetchError('status', 410), /error 410/],
    ['is too large', new FetchError('too-large'), /larger than 2 MB/],
    [
      'has too many events',
      makeCalendar().replace('SUMMARY', 'RRULE:FREQ=SECONDLY\r\nSUMMARY'),
      /too many/,
    ],
    [
      'is the site’s own',
      'BEGIN:VCALENDAR\r\nPRODID:-//New York on Foot//Tours//EN\r\nEND:VCALENDAR',
      /own tours/,
    ],
  ])('isn’t connected if it %s', async (_, response, message) => {
    await connect();
    const storedBefore = await findStored();
    if (typeof response === 'string') fetchMock.mockResolvedValue(response);
    else fetchMock.mockRejectedValue(response);
    const refusal = await guide.put(PATH, { url: 'https://new.example/5ecre7' });
    expectFieldErrors(refusal, 400, ['url']);
    expect(refusal.body.detail).toMatch(message);
    expect(refusal.text).not.toContain('5ecre7');
    expect(await findStored()).toEqual(storedBefore);
  });

  it('can be seen and changed only by the guide', async () => {
    expectProblem(await visitor.get(PATH), 404);
    expectProblem(await visitor.put(PATH, { url: CALENDAR_URL }), 404);
    expectProblem(await visitor.post(`${PATH}/read`), 404);
    expectProblem(await visitor.delete(PATH), 404);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('can’t be read unless it is connected', async () => {
    expectProblem(await guide.post(`${PATH}/read`), 404);
    expect((await guide.delete(PATH)).status).toBe(204);
  });
});

describe('an address on a private network', () => {
  const app = useApp();

  it('gets the same error as an unreachable server, and 429 after 20 attempts', async () => {
    const { guide } = await signUpGuide(app);
    const hosts = ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', '[fd00:ec2::254]'];
    const maxFailures = 20;
    const details = new Set<string>();
    for (let attempt = 0; attempt < maxFailures; attempt++) {
      const host = hosts[attempt % hosts.length] ?? '';
      const refusal = await guide.put(PATH, { url: `https://${host}/` });
      expectFieldErrors(refusal, 400, ['url']);
      details.add(String(refusal.body.detail));
    }
    expect(details).toEqual(
      new Set([
        'The calendar’s server can’t be reached. Check the address, or try again in a few minutes.',
      ]),
    );
    const refusal = await guide.put(PATH, { url: 'https://10.0.0.2/' });
    expectProblem(refusal, 429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
