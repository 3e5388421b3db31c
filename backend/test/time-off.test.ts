import { departureId } from 'shared/departure-id';
import { addDays, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, UNKNOWN_ID } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const PARK = 'Central Park';
const BRIDGE = 'Brooklyn Bridge';

interface TimeOff {
  id: string;
  booked: { id: string; place: string; date: string; people: number; isKept: boolean }[];
}

describe('time off', () => {
  const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
  let guide: Visitor;
  let visitor: Visitor;
  beforeEach(async () => {
    await resetBookings(app);
    ({ guide } = await signUpGuide(app));
    for (const { id } of await listTimeOff()) await guide.delete(`/api/guide/time-off/${id}`);
    visitor = app.visitor();
    await visitor.post('/api/guest');
  });

  const listTimeOff = async () =>
    (await guide.get('/api/guide/time-off')).body as unknown as TimeOff[];
  const timeOffInput = (details: object = {}) => ({ from: DATE, to: DATE, reason: '', ...details });
  const addTimeOff = async (details: object = {}) => {
    const response = await guide.post('/api/guide/time-off', timeOffInput(details));
    expect(response.status).toBe(201);
    return response.body as unknown as TimeOff;
  };
  const book = (place: string, date = DATE) =>
    visitor.post(DAY_LIST.create, { place, people: 2, date, day: weekdayOf(date) });
  const fetchStatuses = async (date = DATE) => {
    const { body } = await visitor.get(`/api/departures?list=day&from=${date}&to=${date}`);
    const departures = body as unknown as { place: string; status: string }[];
    return new Map(departures.map(({ place, status }) => [place, status]));
  };

  it('closes departures without bookings until it is deleted', async () => {
    const statusesBefore = await fetchStatuses();
    const { id, booked } = await addTimeOff({ reason: 'Dentist' });
    expect(booked).toEqual([]);
    expect([...(await fetchStatuses()).values()]).toEqual(DAY_LIST.places.map(() => 'CLOSED'));
    const refusal = await book(PARK);
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toMatch(/isn’t offered at this time/);
    expect(JSON.stringify(refusal.body)).not.toContain('Dentist');
    expect((await book(PARK, dateAhead(12))).status).toBe(201);
    expect((await guide.delete(`/api/guide/time-off/${id}`)).status).toBe(204);
    expect(await fetchStatuses()).toEqual(statusesBefore);
    expect((await book(PARK)).status).toBe(201);
  });

  it('lists booked departures instead of closing them', async () => {
    await book(PARK);
    const { booked } = await addTimeOff();
    expect(booked).toEqual([
      {
        id: departureId({ list: 'day', place: PARK, date: DATE, start: '10:00' }),
        list: 'day',
        place: PARK,
        date: DATE,
        startTime: '10:00',
        people: 2,
        isKept: false,
      },
    ]);
    expect((await fetchStatuses()).get(PARK)).toBe('AVAILABLE');
    expect((await book(PARK)).status).toBe(201);
    expect((await listTimeOff())[0]?.booked[0]?.people).toBe(4);
  });

  it.each([
    ['ends when the tour starts', { endTime: '10:00' }],
    ['begins when the tour ends', { startTime: '12:30' }],
    ['is for other tours', { tours: ['day.brooklyn-bridge'] }],
  ])('doesn’t close a tour if it %s', async (_, details) => {
    await addTimeOff(details);
    expect((await fetchStatuses()).get(PARK)).toBe('AVAILABLE');
  });

  it.each([
    ['ends a minute after the tour starts', { endTime: '10:01' }],
    ['begins a minute before the tour ends', { startTime: '12:29' }],
    ['is for that tour', { tours: ['day.central-park'] }],
    ['lasts from days before to days after', { from: addDays(DATE, -2), to: addDays(DATE, 2) }],
  ])('closes a tour if it %s', async (_, details) => {
    await addTimeOff(details);
    expect((await fetchStatuses()).get(PARK)).toBe('CLOSED');
  });

  it('can be for more than ten tours', async () => {
    const { body } = await guide.get('/api/guide/places');
    const ids = (body as unknown as { id: string }[]).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    await addTimeOff({ tours: ids });
    expect([...(await fetchStatuses()).values()]).toEqual(DAY_LIST.places.map(() => 'CLOSED'));
  });

  it('doesn’t close a departure that the guide opens', async () => {
    await addTimeOff();
    const id = departureId({ list: 'day', place: BRIDGE, date: DATE, start: '10:00' });
    await guide.patch(`/api/guide/departures/${id}`, { state: 'open', revision: 0 });
    const statuses = await fetchStatuses();
    expect([statuses.get(BRIDGE), statuses.get(PARK)]).toEqual(['AVAILABLE', 'CLOSED']);
  });

  it('remembers which booked departures the guide keeps, until it is deleted', async () => {
    await book(PARK);
    await book(BRIDGE);
    const { id, booked } = await addTimeOff();
    const otherTimeOff = await addTimeOff();
    const parkId = booked.find(({ place }) => place === PARK)?.id ?? '';
    const findKeptPlaces = async (timeOff: string) => {
      const entry = (await listTimeOff()).find((each) => each.id === timeOff);
      return entry?.booked.filter(({ isKept }) => isKept).map(({ place }) => place);
    };
    const path = `/api/guide/planning/kept/${id}/${parkId}`;
    for (let attempt = 0; attempt < 2; attempt++) expect((await guide.put(path)).status).toBe(204);
    expect([await findKeptPlaces(id), await findKeptPlaces(otherTimeOff.id)]).toEqual([[PARK], []]);
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await guide.delete(path)).status).toBe(204);
    expect(await findKeptPlaces(id)).toEqual([]);

    await guide.put(path);
    await guide.delete(`/api/guide/time-off/${id}`);
    const remainingRecord = await app.database
      .collection('settings')
      .findOne({ 'kept.conflict': id });
    expect(remainingRecord).toBeNull();
  });

  it.each([
    ['an unknown conflict', (departure: string) => `nonsense/${departure}`],
    ['an unknown time off', (departure: string) => `${UNKNOWN_ID}/${departure}`],
    ['an unknown departure', (departure: string) => `clash/${departure.replace('park', 'bar')}`],
    ['a date instead of a departure', () => `clash/${DATE}`],
  ])('refuses a kept departure whose path contains %s', async (_, makePath) => {
    const departure = departureId({ list: 'day', place: PARK, date: DATE, start: '10:00' });
    expectProblem(await guide.put(`/api/guide/planning/kept/${makePath(departure)}`), 404);
    expectProblem(await visitor.put(`/api/guide/planning/kept/clash/${departure}`), 404);
  });

  it.each<[object, string, RegExp]>([
    [{ to: addDays(DATE, -1) }, 'to', /must end after it begins/],
    [{ startTime: '10:00', endTime: '10:00' }, 'endTime', /must end after it begins/],
    [{ from: '2030-02-30' }, 'from', /YYYY-MM-DD/],
    [{ from: '2020-01-06', to: '2020-01-07' }, 'to', /already over/],
    [{ to: '9999-12-31' }, 'to', /at most 730 days ahead/],
    [{ startTime: '25:00' }, 'startTime', /00:00 to 23:59/],
    [{ tours: ['day.nowhere'] }, 'tours', /no such tour/],
    [{ tours: 'day.central-park' }, 'tours', /./],
    [{ tours: [] }, 'tours', /at least one tour/],
    [{ reason: undefined }, 'reason', /./],
  ])('is refused with %j', async (details, field, message) => {
    const refusal = await guide.post('/api/guide/time-off', timeOffInput(details));
    expectFieldErrors(refusal, 400, [field]);
    expect(refusal.body.detail).toMatch(message);
  });

  it('can be read and changed only by the guide', async () => {
    const { id } = await addTimeOff();
    expectProblem(await visitor.get('/api/guide/time-off'), 404);
    expectProblem(await visitor.post('/api/guide/time-off', timeOffInput()), 404);
    expectProblem(await visitor.delete(`/api/guide/time-off/${id}`), 404);
    for (const unknownId of ['65f0c0ffee0123456789abcd', 'x']) {
      expectProblem(await guide.delete(`/api/guide/time-off/${unknownId}`), 404);
    }
  });
});
