import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setTour,
  START_TIMES,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectFieldErrors } from './support/problems';
import { useReplica } from './support/process';
import type { Booking, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const OTHER_DATE = dateAhead(17);

/** Jobs run rarely, so that the tests can read the outbox before a job empties it. */
const RARE_JOB_SETTINGS = { JOB_CHECK_SECONDS: '60' };
const app = useApp(RARE_JOB_SETTINGS);
const replica = useReplica(() => app.mongodbUri, RARE_JOB_SETTINGS);
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

interface Settings {
  startTimes: string[];
  capacity: number | null;
  meetingPoint: string;
  weekdays: string[];
  daysAhead: number;
  cutoffMinutes: number;
  bookedDepartures: 'keep' | 'change';
}

describe.each(LISTS)('a booked departure on the list of $name', (list) => {
  const path = `/api/guide/places/${list.id}.empire-state-building`;
  const defaultStart = START_TIMES[list.id];
  const fetchSettings = async () => {
    const places = JSON.parse((await guide.get('/api/guide/places')).text) as (Settings & {
      id: string;
    })[];
    const place = places.find(({ id }) => path.endsWith(id));
    if (!place) throw new Error('The tour isn’t listed.');
    return place;
  };
  const changeTour = async (changes: Partial<Settings>) =>
    guide.patch(path, { ...(await fetchSettings()), ...changes });
  const signUpVisitor = async (api: { visitor(): Visitor } = app) => {
    const visitor = api.visitor();
    await visitor.signUp();
    return visitor;
  };
  const fetchCalendar = async (visitor: Visitor, { _id }: Pick<Booking, '_id'>) => {
    const { text } = await visitor.get(`${list.calendar}/${_id}`);
    return {
      start: /DTSTART;TZID=America\/New_York:\d{8}T(\d{4})/.exec(text)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
    };
  };
  const fetchStarts = async (date: string) => {
    const { text } = await guide.get(`/api/guide/days/${date}`);
    const { departures } = JSON.parse(text) as {
      departures: { list: string; place: string; startTime: string; state: string; id: string }[];
    };
    return departures
      .filter((each) => each.list === list.id && each.place === PLACE)
      .map(({ startTime }) => startTime);
  };
  /** Returns the events in the outbox that the guide caused. */
  const findGuideEvents = async () =>
    (
      await app.database
        .collection('outbox')
        .find({ kind: /^departure-/ })
        .toArray()
    ).map(({ kind, booking }) => ({
      kind: kind as string,
      booking: String(booking),
    }));

  it('keeps its terms when the tour’s settings change, unless the guide chooses otherwise', async () => {
    const visitor = await signUpVisitor();
    const booking = (await visitor.post(list.create, bookingInputOn(DATE, 2))).body as Booking;
    const calendarBefore = await fetchCalendar(visitor, booking);

    const refusal = await changeTour({ startTimes: ['08:00'] });
    expectFieldErrors(refusal, 409, ['bookedDepartures']);
    expect(refusal.body.errorMessage).toMatch(/^Visitors have already booked 1 departure\./);
    expect((await fetchSettings()).startTimes).toEqual([defaultStart]);

    expect((await changeTour({ startTimes: ['08:00'], bookedDepartures: 'keep' })).status).toBe(
      200,
    );
    expect(await fetchCalendar(visitor, booking)).toEqual(calendarBefore);
    expect(await fetchStarts(DATE)).toEqual([defaultStart]);
    expect(await fetchStarts(OTHER_DATE)).toEqual(['08:00']);
    expect(await findGuideEvents()).toEqual([]);
  });

  it('gets the tour’s new settings if the guide chooses to change it, and each visitor is notified', async () => {
    const visitor = await signUpVisitor();
    const booking = (await visitor.post(list.create, bookingInputOn(DATE, 2))).body as Booking;
    const calendarBefore = await fetchCalendar(visitor, booking);

    const changeResponse = await changeTour({ startTimes: ['08:00'], bookedDepartures: 'change' });
    expect(changeResponse.status).toBe(200);
    const calendarAfter = await fetchCalendar(visitor, booking);
    expect(calendarAfter.start).toBe('0800');
    expect(calendarAfter.sequence).toBeGreaterThan(calendarBefore.sequence);
    expect(await fetchStarts(DATE)).toEqual(['08:00']);
    expect(await findGuideEvents()).toEqual([{ kind: 'departure-changed', booking: booking._id }]);
    // The booking itself is unchanged.
    const { list: listedBookings } = await visitor.get(list.all);
    expect(listedBookings).toMatchObject([{ _id: booking._id, date: DATE, people: 2 }]);
    expect((await visitor.post(list.create, bookingInputOn(DATE, 1))).status).toBe(201);
    expect(await fetchStarts(DATE)).toEqual(['08:00']);
  });

  it('doesn’t prevent changes to settings that weren’t promised to visitors', async () => {
    const visitor = await signUpVisitor();
    await visitor.post(list.create, bookingInputOn(DATE, 2));
    const unpromisedSettings = { capacity: 20, weekdays: ['Monday'], daysAhead: 60 };
    expect((await changeTour(unpromisedSettings)).status).toBe(200);
    const [booking] = (await visitor.get(list.all)).list;
    await visitor.delete(`${list.remove}/${booking?._id ?? ''}`);
    expect((await changeTour({ startTimes: ['09:00'] })).status).toBe(200);
  });

  it('notifies all its parties when it is canceled, including those that book at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      await app.database.collection('departures').deleteMany({});
      await app.database.collection('outbox').deleteMany({});
      await app.database.collection(list.collection).deleteMany({});
      const visitors = await Promise.all(
        Array.from({ length: 6 }, (_, index) => signUpVisitor(index % 2 === 0 ? app : replica())),
      );
      const cancellation = guide.patch(`/api/guide/departures/${departureIdOn(list, DATE)}`, {
        state: 'cancelled',
        reason: 'Snow',
        revision: 0,
      });
      const responses = await Promise.all(
        visitors.map((visitor) => visitor.post(list.create, bookingInputOn(DATE, 1))),
      );
      expect((await cancellation).status).toBe(204);
      const bookedIds = responses
        .filter(({ status }) => status === 201)
        .map(({ body }) => body._id);
      const notifiedIds = (await findGuideEvents()).map(({ booking }) => booking);
      expect(notifiedIds.sort()).toEqual(bookedIds.sort());
      for (const { status } of responses) expect([201, 409]).toContain(status);
      // The canceled departure can't be booked anymore.
      expect((await visitors[0]?.post(list.create, bookingInputOn(DATE, 1)))?.status).toBe(409);
    }
  });

  it('can be changed by the guide while its first visitor books', async () => {
    for (let round = 0; round < 5; round++) {
      const date = dateAhead(20 + 7 * round);
      const visitor = await signUpVisitor(replica());
      const [bookingResponse, changeResponse] = await Promise.all([
        visitor.post(list.create, bookingInputOn(date, 1)),
        guide.patch(`/api/guide/departures/${departureIdOn(list, date)}`, {
          meetingPoint: 'The fountain',
          revision: 0,
        }),
      ]);
      expect([bookingResponse.status, changeResponse.status]).toEqual([201, 204]);
    }
  });
});

describe.each(LISTS)('a tour on the list of $name that starts twice a day', (list) => {
  const TWO_STARTS = ['09:00', '15:30'];
  let visitor: Visitor;
  beforeEach(async () => {
    await setTour(app, list, { startTimes: TWO_STARTS, capacity: 4 });
    visitor = app.visitor();
    await visitor.signUp();
  });
  const book = (people: number, time?: string) =>
    visitor.post(list.create, { ...bookingInputOn(DATE, people), ...(time && { time }) });

  it('is booked at the requested time', async () => {
    const lateBooking = await book(2, '15:30');
    expect(lateBooking.body).toMatchObject({ date: DATE, time: '15:30' });
    const earlyBooking = await book(3);
    expect(earlyBooking.body).toMatchObject({ date: DATE, time: '09:00' });
    const { text } = await visitor.get(`${list.calendar}/${String(lateBooking.body._id)}`);
    expect(text).toContain(`${DATE.replaceAll('-', '')}T153000`);
    expectFieldErrors(await book(1, '12:00'), 400, ['time']);
    expectFieldErrors(await book(1, '25:00'), 400, ['time']);
  });

  it('has separate vacancies at each time, and is booked at the later time if the first is full', async () => {
    expect((await book(4)).body).toMatchObject({ time: '09:00' });
    expect((await book(3)).body).toMatchObject({ time: '15:30' });
    expectFieldErrors(await book(2, '15:30'), 409, ['date']);
    expectFieldErrors(await book(2), 409, ['date']);
  });

  it('keeps a booking’s time when the booking changes, unless a different time is requested', async () => {
    const { body } = await book(2, '15:30');
    const path = `${list.update}/${String(body._id)}`;
    expect((await visitor.put(path, bookingInputOn(DATE, 3))).body).toMatchObject({
      time: '15:30',
    });
    const moveResponse = await visitor.put(path, { ...bookingInputOn(DATE, 3), time: '09:00' });
    expect(moveResponse.body).toMatchObject({ time: '09:00', people: 3 });
    expect((await book(4, '15:30')).status).toBe(201);
  });

  it('lets the guide move a departure from one time to the other', async () => {
    const { body } = await book(2, '09:00');
    const id = departureIdOn(list, DATE, '09:00');
    const move = { date: DATE, time: '15:30', reason: 'Rain until noon', revision: 0 };
    expect((await guide.put(`/api/guide/departures/${id}/date`, move)).status).toBe(204);
    const [booking] = (await visitor.get(list.all)).list;
    expect(booking).toMatchObject({ _id: body._id, date: DATE, time: '15:30' });
  });

  it('is listed as two departures', async () => {
    const { text } = await app
      .visitor()
      .get(`/api/departures?list=${list.id}&from=${DATE}&to=${DATE}`);
    const departures = JSON.parse(text) as { id: string; place: string }[];
    expect(departures.filter(({ place }) => place === PLACE).map(({ id }) => id)).toEqual(
      TWO_STARTS.map((start) => departureIdOn(list, DATE, start)),
    );
  });
});

describe.each(LISTS)('the dates on which $name can be booked', (list) => {
  const today = newYorkDate(new Date());
  const sunday = [...Array(7).keys()]
    .map((ahead) => addDays(today, ahead + 1))
    .find((date) => weekdayOf(date) === 'Sunday');
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = app.visitor();
    await visitor.signUp();
  });

  it('include a Sunday once the guide offers it, whether it is requested by weekday or by date', async () => {
    const bookingOnSunday = { place: PLACE, day: 'Sunday', people: 1 };
    expectFieldErrors(await visitor.post(list.create, bookingOnSunday), 400, ['day']);
    await setTour(app, list, { weekdays: ['Sunday', 'Monday'] });
    expect((await visitor.post(list.create, bookingOnSunday)).body).toMatchObject({ date: sunday });
    const responseByDate = await visitor.post(list.create, { ...bookingOnSunday, date: sunday });
    expect(responseByDate.status).toBe(201);
  });

  it('reach as far ahead as the guide allows', async () => {
    await setTour(app, list, { daysAhead: 8 });
    expectFieldErrors(await visitor.post(list.create, bookingInputOn(DATE)), 400, ['date']);
    const dateInRange = dateAhead(5);
    expect((await visitor.post(list.create, bookingInputOn(dateInRange))).status).toBe(201);
  });

  it('include today until the cutoff, if the request gives a date instead of a weekday', async () => {
    if (weekdayOf(today) === 'Sunday') return;
    await setTour(app, list, { startTimes: ['00:00'], cutoffMinutes: 0 });
    expectFieldErrors(await visitor.post(list.create, bookingInputOn(today)), 409, ['date']);
    await setTour(app, list, { startTimes: ['23:59'], cutoffMinutes: 0 });
    expect((await visitor.post(list.create, bookingInputOn(today))).body).toMatchObject({
      date: today,
    });
    const inputByWeekday = { place: PLACE, day: weekdayOf(today), people: 1 };
    expect((await visitor.post(list.create, inputByWeekday)).body).toMatchObject({
      date: addDays(today, 7),
    });
  });
});
