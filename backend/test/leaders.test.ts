import { setTimeout as wait } from 'node:timers/promises';
import { departureId } from 'shared/departure-id';
import { addDays, datesBetween, weekdayOf } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import { dateAhead } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import { retryWhileBusy } from './support/retry-while-busy';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const [PARK, BRIDGE, SOHO] = ['Central Park', 'Brooklyn Bridge', 'SOHO AND VILLAGES'] as const;
/** How long a replica may use its cached list of guides. */
const CACHE_MS = 2200;
const BEN = { name: 'Ben', languages: ['en', 'es'], licenseNumber: '2000123' };

interface Departure {
  place: string;
  status: string;
  state: string;
  closedBecause?: string;
  ledBy?: { id: string; name: string };
  suggestedGuide?: { id: string; name: string };
  guide?: object;
}

describe('guides', () => {
  const app = useApp({ DEPARTURES_FRESH_SECONDS: '0' });
  const replica = useReplica(() => app.mongodbUri, { DEPARTURES_FRESH_SECONDS: '0' });
  let owner: Visitor;
  let ownerToken: string;
  let colleague: Visitor;
  let visitor: Visitor;
  let annId: string;
  let benId: string;

  beforeAll(async () => {
    const ownerAccount = await signUpGuide(app);
    owner = ownerAccount.guide;
    ownerToken = ownerAccount.token;
    colleague = app.visitor();
    const { username } = await colleague.signUp();
    const users = app.database.collection('users');
    await users.updateOne({ username }, { $set: { colleague: true, profile: BEN } });
    const findUserId = async (name: string) =>
      String((await users.findOne({ username: name }))?._id ?? '');
    [annId, benId] = [await findUserId(ownerAccount.username), await findUserId(username)];
    await wait(CACHE_MS);
  });

  beforeEach(async () => {
    await resetBookings(app);
    visitor = app.visitor();
    await visitor.post('/api/guest');
    await setPlanning({ toursAtOnce: null, countsGuides: true });
    const { body } = await owner.get('/api/guide/time-off');
    const timeOff = body as unknown as { id: string }[];
    for (const { id } of timeOff) await owner.delete(`/api/guide/time-off/${id}`);
  });

  const setPlanning = async (planning: object) => {
    expect((await owner.put('/api/guide/planning', planning)).status).toBe(204);
  };
  const departureIdFor = (place: string, date = DATE) =>
    departureId({ list: 'day', place, date, start: '10:00' });
  const book = (place: string, date = DATE) =>
    visitor.post(DAY_LIST.create, { place, people: 2, date, day: weekdayOf(date) });
  const assignGuide = (place: string, guide: string | null, input: object = {}, caller = owner) =>
    caller.put(`/api/guide/departures/${departureIdFor(place)}/guide`, { guide, ...input });
  const findDeparture = async (path: string, place: string, caller = owner) => {
    const { body } = await caller.get(path);
    const departures = Array.isArray(body) ? body : (body as { departures: unknown[] }).departures;
    return (departures as Departure[]).find((each) => each.place === place);
  };
  const findOnSheet = (place: string) => findDeparture(`/api/guide/days/${DATE}`, place);
  const findInCalendar = (place: string) =>
    findDeparture(`/api/guide/planning/calendar?from=${DATE}&days=1`, place);
  const findForVisitors = (place: string) =>
    findDeparture(`/api/departures?list=day&from=${DATE}&to=${DATE}`, place, visitor);
  const addTimeOff = (input: object) =>
    owner.post('/api/guide/time-off', { from: DATE, to: DATE, reason: '', ...input });

  it('determine how many tours can be booked for the same time, unless they are off', async () => {
    expect((await book(PARK)).status).toBe(201);
    expect((await book(BRIDGE)).status).toBe(201);
    expect((await book(SOHO)).status).toBe(409);
    expect(await findOnSheet(SOHO)).toMatchObject({ closedBecause: 'guide-busy' });
    const { body } = await owner.get('/api/guide/planning');
    expect(body).toMatchObject({
      toursAtOnce: 2,
      countsGuides: true,
      clashes: [],
      guides: [{ id: annId }, { id: benId, name: 'Ben' }],
    });
    expect((await addTimeOff({ guide: benId })).status).toBe(201);
    const { clashes } = (await owner.get('/api/guide/planning')).body as { clashes: object[] };
    expect(clashes).toMatchObject([{ place: PARK }, { place: BRIDGE }]);
  });

  it('close departures while they are off only if no other guide is free', async () => {
    await addTimeOff({ guide: benId });
    expect(await findForVisitors(PARK)).toMatchObject({ status: 'AVAILABLE' });
    expect((await book(PARK)).status).toBe(201);
    expect((await book(BRIDGE)).status).toBe(409);
    await addTimeOff({ guide: annId });
    expect(await findOnSheet(SOHO)).toMatchObject({ closedBecause: 'time-off' });
    expectFieldErrors(await addTimeOff({ guide: 'nobody' }), 400, ['guide']);
  });

  it('are suggested for booked departures until the owner assigns one', async () => {
    await book(PARK);
    await book(BRIDGE);
    expect(await findInCalendar(PARK)).toMatchObject({ suggestedGuide: { id: annId } });
    expect((await assignGuide(PARK, benId)).status).toBe(204);
    for (const find of [findOnSheet, findInCalendar]) {
      const [park, bridge, soho] = [await find(PARK), await find(BRIDGE), await find(SOHO)];
      expect(park).toMatchObject({ ledBy: { id: benId, name: 'Ben' } });
      expect(park).not.toHaveProperty('suggestedGuide');
      expect(bridge).toMatchObject({ suggestedGuide: { id: annId } });
      expect(soho).not.toHaveProperty('suggestedGuide');
    }
    expect((await assignGuide(PARK, null)).status).toBe(204);
    expect(await findOnSheet(PARK)).not.toHaveProperty('ledBy');
  });

  it('are shown to visitors with their profiles once they are assigned', async () => {
    const { body } = await book(PARK);
    const { _id } = body as { _id: string };
    expect(await findForVisitors(PARK)).not.toHaveProperty('guide');
    await assignGuide(PARK, benId);
    expect(await findForVisitors(PARK)).toMatchObject({ guide: BEN });
    expect((await visitor.get(`/api/bookings/${_id}`)).body).toMatchObject({
      departure: { guide: BEN },
    });
    const { text } = await visitor.get(`/api/bookings/${_id}/calendar`);
    expect(text.replaceAll(/\r\n /g, '')).toContain(String.raw`Your guide: Ben\, license 2000123.`);
    await assignGuide(PARK, annId);
    expect(await findForVisitors(PARK)).not.toHaveProperty('guide');
  });

  it('can be assigned while they are off or lead another tour only if the owner insists', async () => {
    expect((await assignGuide(PARK, benId)).status).toBe(204);
    const refusal = await assignGuide(BRIDGE, benId);
    expectFieldErrors(refusal, 409, ['guide']);
    expect(refusal.body.errors).toMatchObject([
      { code: 'guide-leads-other', values: { place: PARK, startTime: '10:00' } },
    ]);
    await addTimeOff({ guide: annId });
    const refusalForTimeOff = await assignGuide(BRIDGE, annId);
    expect(refusalForTimeOff.body.errors).toMatchObject([{ field: 'guide', code: 'guide-off' }]);
    expect(await findOnSheet(BRIDGE)).not.toHaveProperty('ledBy');
    expect((await assignGuide(BRIDGE, benId, { anyway: true })).status).toBe(204);
    expect(await findOnSheet(BRIDGE)).toMatchObject({ ledBy: { id: benId } });
  });

  it('are offered to the owner with free guides first', async () => {
    await assignGuide(PARK, annId);
    const { body } = await owner.get(`/api/guide/departures/${departureIdFor(BRIDGE)}/guides`);
    expect(body).toEqual([
      { id: benId, name: 'Ben', isOff: false, toursThatDay: 0 },
      { id: annId, name: expect.any(String) as string, isOff: false, leads: PARK, toursThatDay: 1 },
    ]);
  });

  it('can be assigned to all departures as suggested', async () => {
    await book(PARK);
    await book(BRIDGE);
    const path = `/api/guide/planning/suggested-guides?from=${DATE}&days=7`;
    expect((await owner.post(path)).body).toEqual({ assigned: 2 });
    const leaders = [await findOnSheet(PARK), await findOnSheet(BRIDGE)].map(
      (each) => each?.ledBy?.id,
    );
    expect(leaders).toEqual(expect.arrayContaining([annId, benId]));
    expect((await owner.post(path)).body).toEqual({ assigned: 0 });
  });

  it('cause clashes if they lead two tours at the same time, even if tours aren’t limited', async () => {
    await setPlanning({ toursAtOnce: null });
    await book(PARK);
    await book(BRIDGE);
    await book(SOHO);
    await assignGuide(PARK, benId);
    await assignGuide(BRIDGE, benId, { anyway: true });
    const { clashes } = (await owner.get('/api/guide/planning')).body as { clashes: object[] };
    expect(clashes).toMatchObject([
      { place: PARK, ledBy: { name: 'Ben' }, clashesWith: [BRIDGE] },
      { place: BRIDGE, clashesWith: [PARK] },
    ]);
  });

  it('are shown with only the booked departures that they lead if they take time off', async () => {
    await book(PARK);
    await book(BRIDGE);
    await assignGuide(BRIDGE, benId);
    const { body } = await addTimeOff({ guide: benId });
    expect(body).toMatchObject({ guideName: 'Ben', booked: [{ place: BRIDGE }] });
  });

  it('no longer lead a departure that was canceled', async () => {
    await assignGuide(PARK, benId);
    const departurePath = `/api/guide/departures/${departureIdFor(PARK)}`;
    await owner.patch(departurePath, { state: 'cancelled', reason: 'Rain', revision: 0 });
    expect((await assignGuide(BRIDGE, benId)).status).toBe(204);
    await owner.patch(departurePath, { state: 'open', revision: 1 });
    expect(await findOnSheet(PARK)).not.toHaveProperty('ledBy');
  });

  it('can be assigned only by the owner, and only to existing departures', async () => {
    expectFieldErrors(await assignGuide(PARK, 'nobody'), 400, ['guide']);
    expectFieldErrors(
      await owner.put(`/api/guide/departures/${departureIdFor(PARK)}/guide`, {}),
      400,
      ['guide'],
    );
    expectProblem(await assignGuide('Nowhere', benId), 404);
    await assignGuide(PARK, benId);
    for (const caller of [colleague, visitor]) {
      expectProblem(await assignGuide(PARK, annId, {}, caller), 404);
      expectProblem(await caller.get(`/api/guide/departures/${departureIdFor(PARK)}/guides`), 404);
      const path = `/api/guide/planning/suggested-guides?from=${DATE}&days=7`;
      expectProblem(await caller.post(path), 404);
    }
  });

  it('never lead two tours at the same time, even if two replicas assign them at once', async () => {
    const replicaVisitor = replica().visitor();
    for (const date of datesBetween(addDays(DATE, 1), addDays(DATE, 12))) {
      if (weekdayOf(date) === 'Sunday') continue;
      const assignments = [
        [owner, PARK],
        [replicaVisitor, BRIDGE],
      ] as const;
      const statuses = await Promise.all(
        assignments.map(async ([caller, place]) => {
          const path = `/api/guide/departures/${departureIdFor(place, date)}/guide`;
          const headers = { Authorization: ownerToken };
          return (await retryWhileBusy(() => caller.put(path, { guide: benId }, headers))).status;
        }),
      );
      expect(statuses.sort((one, two) => one - two)).toEqual([204, 409]);
    }
  });
});
