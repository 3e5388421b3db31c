import { departureId } from 'shared/departure-id';
import { addDays, datesBetween, newYorkDate, weekdayOf } from 'shared/new-york';
import type { StoredDeparture } from '../src/departures/departure';
import type { BulkChangeRecord, BulkDeparture } from '../src/planning/bulk-change.dto';
import { resetBookings, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, NIGHT_LIST } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { useReplica } from './support/process';
import { retryWhileBusy } from './support/retry-while-busy';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const PARK = 'Central Park';
const BRIDGE = 'Brooklyn Bridge';
const TOURS = ['day.central-park', 'day.brooklyn-bridge'];
const PATH = '/api/guide/planning/changes';

const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
const replica = useReplica(() => app.mongodbUri, { DEPARTURES_FRESH_SECONDS: '0' });
let guide: Visitor;
let visitor: Visitor;
let changeCount = 0;
/** The guide in a browser whose calls go to the other replica. */
let guideOnReplica: Visitor;
beforeAll(async () => {
  const account = await signUpGuide(app);
  ({ guide } = account);
  guideOnReplica = replica().visitor();
  const { username, password } = account;
  expect((await guideOnReplica.post('/api/login', { username, password })).status).toBe(200);
});
beforeEach(async () => {
  await resetBookings(app);
  visitor = app.visitor();
  await visitor.post('/api/guest');
});

const departureIdOf = (place: string, date = DATE) =>
  departureId({ list: 'day', place, date, start: '10:00' });
const select = (overrides: object = {}) => ({ from: DATE, to: DATE, tours: TOURS, ...overrides });
const preview = async (input: object) =>
  JSON.parse((await guide.post(`${PATH}/preview`, input)).text) as BulkDeparture[];
const listRevisions = async (selection = select()) =>
  (await preview(selection)).map(({ id, revision }) => ({ id, revision }));
const newId = () => `change-${String(++changeCount)}`;
const resultOf = ({ text }: ApiResponse) => JSON.parse(text) as BulkChangeRecord;
const change = async (body: object, id = newId(), caller = guide) =>
  caller.put(`${PATH}/${id}`, { departures: await listRevisions(), ...body });
const undo = (id: string) => guide.delete(`${PATH}/${id}`);
const book = (place: string, date = DATE, people = 2) =>
  visitor.post(DAY_LIST.create, { place, people, date, day: weekdayOf(date) });
const findStored = (place: string, date = DATE) =>
  app.database
    .collection<StoredDeparture>('departures')
    .findOne({ _id: departureIdOf(place, date) });
const fetchStartTime = async (place: string) =>
  (await preview(select())).find((each) => each.place === place)?.startTime;

describe('the preview of a bulk change', () => {
  it('lists the selected departures, with their people and their changes', async () => {
    await book(PARK);
    const departures = await preview(select({ shiftMinutes: 30 }));
    expect(departures).toEqual([
      {
        id: departureIdOf(PARK),
        list: 'day',
        place: PARK,
        date: DATE,
        startTime: '10:00',
        state: 'open',
        capacity: null,
        meetingPoint: 'Columbus Circle, at the Maine Monument',
        revision: 0,
        people: 2,
        waiting: 0,
        isChanged: true,
        newStartTime: '10:30',
        isNotified: true,
      },
      expect.objectContaining({
        id: departureIdOf(BRIDGE),
        people: 0,
        isChanged: true,
        isNotified: false,
      }),
    ]);
    expect(await findStored(BRIDGE)).toBeNull();
  });

  it('selects by dates, weekdays, start times, and departure ids', async () => {
    const week = { from: DATE, to: addDays(DATE, 6) };
    const day = weekdayOf(DATE);
    const previewDates = async (input: object) =>
      (await preview({ ...week, ...input })).map(({ date }) => date);
    expect(await previewDates({ tours: [TOURS[0]], weekdays: [day] })).toEqual([DATE]);
    expect(await previewDates({ tours: TOURS, startTimes: ['11:00'] })).toEqual([]);
    expect(await previewDates({ tours: ['day.nowhere'] })).toEqual([]);
    const allDepartures = await preview(week);
    const sixDays = datesBetween(week.from, week.to).filter((date) => weekdayOf(date) !== 'Sunday');
    const placeCount = DAY_LIST.places.length + NIGHT_LIST.places.length;
    expect(allDepartures).toHaveLength(sixDays.length * placeCount);
    expect(
      (await preview({ ...week, departures: [departureIdOf(PARK)] })).map(({ id }) => id),
    ).toEqual([departureIdOf(PARK)]);
  });

  it('shows why a departure can’t be changed, and which ones would stay the same', async () => {
    const today = newYorkDate(new Date());
    const [firstDeparture] = await preview({
      from: addDays(today, -1),
      to: today,
      state: 'closed',
    });
    // On Sundays, there are no tours.
    if (firstDeparture) expect(firstDeparture.date).toBe(today);
    const shiftedDepartures = await preview(select({ shiftMinutes: 720, startTimes: ['10:00'] }));
    expect(shiftedDepartures.map(({ obstacle }) => obstacle)).toEqual([undefined, undefined]);
    const nightDepartures = await preview({
      from: DATE,
      to: DATE,
      tours: ['night.times-square'],
      shiftMinutes: 300,
    });
    expect(nightDepartures).toMatchObject([{ obstacle: 'other-date', isChanged: false }]);
    await change({ state: 'closed' });
    const departuresClosedAgain = await preview(select({ state: 'closed' }));
    expect(departuresClosedAgain.map(({ isChanged }) => isChanged)).toEqual([false, false]);
  });

  it('rejects too many departures, and invalid fields', async () => {
    const refusal = await guide.post(`${PATH}/preview`, { from: DATE, to: addDays(DATE, 90) });
    expectRefusal(refusal, 400, 'too-many-departures', {
      departures: expect.any(Number) as number,
      most: 500,
    });
    for (const [fields, field] of [
      [{ from: '2030-02-30' }, 'from'],
      [{ to: addDays(DATE, -1) }, 'to'],
      [{ to: addDays(DATE, 400) }, 'to'],
      [{ tours: [] }, 'tours'],
      [{ weekdays: ['Someday'] }, 'weekdays'],
      [{ startTimes: ['25:00'] }, 'startTimes'],
      [{ departures: [1] }, 'departures'],
      [{ shiftMinutes: 0 }, 'shiftMinutes'],
      [{ shiftMinutes: 721 }, 'shiftMinutes'],
      [{ capacity: 0 }, 'capacity'],
      [{ state: 'cancelled' }, 'reason'],
      [{ meetingPoint: '' }, 'meetingPoint'],
    ] as const) {
      expectFieldErrors(await guide.post(`${PATH}/preview`, select(fields)), 400, [field]);
    }
  });
});

describe('a bulk change', () => {
  it('changes all departures, and can be undone for 15 minutes', async () => {
    const id = newId();
    const result = resultOf(await change({ state: 'closed' }, id));
    expect(result).toEqual({
      changed: [departureIdOf(PARK), departureIdOf(BRIDGE)],
      unchanged: [],
      undoUntil: expect.any(String) as string,
    });
    const minutes = (Date.parse(result.undoUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeLessThanOrEqual(15);
    expect((await book(PARK)).status).toBe(409);
    expect((await undo(id)).status).toBe(204);
    expect((await book(PARK)).status).toBe(201);
    expect((await undo(id)).status).toBe(204);
    expectRefusal(await change({ state: 'closed' }, id), 409, 'bulk-change-repeated');
  });

  it('restores the exact settings of each departure when it is undone', async () => {
    await change({ capacity: 8, meetingPoint: 'The arch', reason: 'Road work' });
    const departureBefore = await findStored(PARK);
    const id = newId();
    await change({ state: 'cancelled', reason: 'Snow' }, id);
    expect(await findStored(PARK)).toMatchObject({ state: 'cancelled', reason: 'Snow' });
    expect((await undo(id)).status).toBe(204);
    expect(await findStored(PARK)).toEqual({
      ...departureBefore,
      revision: 3,
      version: expect.any(Number) as number,
    });
  });

  it('skips departures that need no change', async () => {
    const [firstDeparture] = await listRevisions();
    await guide.patch(`/api/guide/departures/${departureIdOf(PARK)}`, { capacity: 6, revision: 0 });
    expect(firstDeparture).toEqual({ id: departureIdOf(PARK), revision: 0 });
    expect(resultOf(await change({ capacity: 6 }))).toMatchObject({
      changed: [departureIdOf(BRIDGE)],
      unchanged: [departureIdOf(PARK)],
    });
    const secondResult = resultOf(await change({ capacity: 6 }));
    expect(secondResult).toEqual({
      changed: [],
      unchanged: [departureIdOf(PARK), departureIdOf(BRIDGE)],
    });
  });

  it('changes nothing if one departure has changed since the guide saw it', async () => {
    const departures = await listRevisions();
    await guide.patch(`/api/guide/departures/${departureIdOf(BRIDGE)}`, {
      capacity: 6,
      revision: 0,
    });
    const refusal = await change({ state: 'closed', departures });
    const values = { place: BRIDGE, date: DATE, startTime: '10:00', why: 'changed' };
    expectRefusal(refusal, 409, 'departure-unchangeable', values);
    expect(refusal.body.detail).toMatch(/^Brooklyn Bridge on .*, 10:00 AM, was changed in the /);
    expect(await findStored(PARK)).toBeNull();
    const unknownDepartures = [{ id: `day.nowhere.${DATE}.1000`, revision: 0 }];
    expectRefusal(
      await change({ state: 'closed', departures: unknownDepartures }),
      409,
      'no-such-departure',
    );
  });

  it('shifts each departure once if the call is repeated', async () => {
    const id = newId();
    const body = { shiftMinutes: 30, departures: await listRevisions() };
    const [firstResponse, secondResponse] = [await change(body, id), await change(body, id)];
    expect(resultOf(secondResponse)).toEqual(resultOf(firstResponse));
    expect([await fetchStartTime(PARK), await fetchStartTime(BRIDGE)]).toEqual(['10:30', '10:30']);
    expectRefusal(await change({ ...body, shiftMinutes: 60 }, id), 409, 'bulk-change-repeated');
  });

  it('continues after its first batch if the call is repeated', async () => {
    const departures = await listRevisions(select({ to: addDays(DATE, 9), tours: undefined }));
    const lastBatch = departures.slice(100);
    const id = newId();
    const body = { shiftMinutes: 15, departures };
    const [failingDeparture] = lastBatch;
    // The second batch fails, as after a crash, and the guide's next call repeats the whole change.
    await app.database
      .collection<StoredDeparture>('departures')
      .insertOne({ _id: failingDeparture?.id ?? '', revision: 1 } as StoredDeparture);
    const partialResult = resultOf(await change(body, id));
    expect(partialResult).toMatchObject({ failed: { id: failingDeparture?.id } });
    expect(partialResult.changed).toEqual(departures.slice(0, 100).map((each) => each.id));
    expect(partialResult.unchanged).toHaveLength(lastBatch.length - 1);
    await app.database
      .collection<StoredDeparture>('departures')
      .deleteOne({ _id: failingDeparture?.id ?? '' });
    const completeResult = resultOf(await change(body, id));
    expect(completeResult.changed).toEqual(departures.map((each) => each.id));
    expect(completeResult.failed).toBeUndefined();
    const storedDepartures = await app.database
      .collection<StoredDeparture>('departures')
      .find()
      .toArray();
    expect(new Set(storedDepartures.map(({ revision }) => revision))).toEqual(new Set([1]));
    expect((await undo(id)).status).toBe(204);
    expect(await fetchStartTime(PARK)).toBe('10:00');
  });

  it('is made only once if two replicas receive the same call, or different calls with the same revisions', async () => {
    const body = { shiftMinutes: 30, departures: await listRevisions() };
    const sendToBoth = (ids: string[]) =>
      Promise.all(
        [guide, guideOnReplica].map((caller, index) =>
          retryWhileBusy(() => change(body, ids[index], caller)),
        ),
      );
    const id = newId();
    const sameIdResponses = await sendToBoth([id, id]);
    expect(sameIdResponses.map(resultOf).map(({ changed }) => changed)).toEqual([
      [departureIdOf(PARK), departureIdOf(BRIDGE)],
      [departureIdOf(PARK), departureIdOf(BRIDGE)],
    ]);
    expect(await fetchStartTime(PARK)).toBe('10:30');
    const nextBody = { ...body, departures: await listRevisions() };
    const differentIdResponses = await Promise.all(
      [guide, guideOnReplica].map((caller) =>
        retryWhileBusy(() => change(nextBody, newId(), caller)),
      ),
    );
    expect(differentIdResponses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await fetchStartTime(PARK)).toBe('11:00');
  });

  it('can’t be undone once visitors are notified, even if they cancel', async () => {
    await book(PARK);
    const id = newId();
    expect(resultOf(await change({ shiftMinutes: 30 }, id)).undoUntil).toBeUndefined();
    const [booking] = (await visitor.get(DAY_LIST.all)).list;
    await visitor.delete(`${DAY_LIST.remove}/${booking?._id ?? ''}`);
    expectRefusal(await undo(id), 409, 'undo-after-email');
    expect(await fetchStartTime(PARK)).toBe('10:30');
  });

  it('can be undone if it closed booked tours, because nobody is notified', async () => {
    await book(PARK);
    const id = newId();
    expect(resultOf(await change({ state: 'closed' }, id)).undoUntil).toEqual(expect.any(String));
    expect((await undo(id)).status).toBe(204);
    expect((await book(PARK)).status).toBe(201);
  });

  it('can be undone if a booked tour’s terms stay the same', async () => {
    await book(PARK);
    const [departure] = await preview(select());
    const sameTerms = { meetingPoint: departure?.meetingPoint, reason: 'Crowds' };
    const { undoUntil } = resultOf(await change({ capacity: 5, ...sameTerms }));
    expect(undoUntil).toEqual(expect.any(String));
  });

  it('can’t be undone after 15 minutes, or if a departure has been booked or changed since', async () => {
    const bookedChangeId = newId();
    await change({ meetingPoint: 'The arch' }, bookedChangeId);
    await book(BRIDGE);
    expectRefusal(await undo(bookedChangeId), 409, 'departure-unchangeable', {
      place: BRIDGE,
      date: DATE,
      startTime: '10:00',
      why: 'booked',
    });
    expect(await findStored(PARK)).toMatchObject({ meetingPoint: 'The arch' });
    const overwrittenChangeId = newId();
    const [parkBefore] = await listRevisions();
    await change({ capacity: 6, departures: [parkBefore] }, overwrittenChangeId);
    const { revision = 0 } = (await findStored(PARK)) ?? {};
    await guide.patch(`/api/guide/departures/${departureIdOf(PARK)}`, { capacity: 7, revision });
    expectProblem(await undo(overwrittenChangeId), 409);
    const lateChangeId = newId();
    await change({ capacity: 9 }, lateChangeId);
    await app.database
      .collection<{ _id: string }>('bulk_changes')
      .updateOne({ _id: lateChangeId }, { $set: { at: new Date(Date.now() - 16 * 60_000) } });
    expectRefusal(await undo(lateChangeId), 409, 'undo-too-late', { minutes: 15 });
    expectProblem(await undo('unknown'), 404);
  });

  it('rejects invalid changes', async () => {
    const [departure] = await listRevisions();
    for (const [body, field] of [
      [{}, 'state'],
      [{ reason: 'Rain' }, 'state'],
      [{ state: 'full' }, 'state'],
      [{ state: 'closed', departures: [] }, 'departures'],
      [{ state: 'closed', departures: [departure, departure] }, 'departures'],
      [{ state: 'closed', departures: [null] }, 'departures'],
      [{ state: 'closed', departures: [{ revision: 0 }] }, 'departures.0.id'],
      [{ state: 'closed', departures: [{ id: 'a', revision: -1 }] }, 'departures.0.revision'],
      [{ state: 'closed', departures: Array(501).fill(departure) }, 'departures'],
    ] as const) {
      expectFieldErrors(await change(body), 400, [field]);
    }
  });
});
