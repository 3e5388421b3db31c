import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { NOT_FOUND_REFUSAL } from '../src/http/problem';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  setTour,
  storeBookings,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

interface Party {
  id: string;
  name: string;
  email?: string;
  people: number;
  arrived: number;
  noShow: boolean;
  note: string;
  revision: number;
  walkIn: boolean;
}
interface Sheet {
  date: string;
  departures: {
    id: string;
    list: string;
    place: string;
    state: string;
    startTime: string;
    meetingPoint: string;
    lengthMinutes: number;
    cutoffMinutes: number;
    taken: number;
    capacity: number | null;
    revision: number;
    parties: Party[];
    moreParties: number;
  }[];
}

const DATE = dateAhead(10);

const app = useApp();
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
});

const parseJson = (response: ApiResponse): unknown => JSON.parse(response.text);
const fetchSheet = async (date = DATE) =>
  parseJson(await guide.get(`/api/guide/days/${date}`)) as Sheet;
const findDeparture = (sheet: Sheet, list: string) =>
  sheet.departures.find((each) => each.list === list && each.place === PLACE);

describe.each(LISTS)('the day sheet with $name', (list) => {
  const departure = departureIdOn(list, DATE);
  const fetchParty = async () => {
    const party = findDeparture(await fetchSheet(), list.id)?.parties[0];
    if (!party) throw new Error('The departure has no party.');
    return party;
  };
  const checkIn = (party: Party, changes: Partial<Party>) => {
    const { arrived, noShow, note, revision } = { ...party, ...changes };
    return guide.put(`/api/guide/parties/${list.id}/${party.id}`, {
      arrived,
      noShow,
      note,
      revision,
    });
  };

  it('contains all departures with their parties, and the email addresses of accounts', async () => {
    const [user, guest] = [app.visitor(), app.visitor()];
    const { username, email } = await user.signUp();
    await guest.becomeGuest();
    await user.post(list.create, bookingInputOn(DATE, 3));
    await guest.post(list.create, bookingInputOn(DATE, 2));
    const sheet = await fetchSheet();
    expect(sheet.date).toBe(DATE);
    expect(sheet.departures.filter((each) => each.list === list.id)).toHaveLength(
      list.places.length,
    );
    const { taken, parties } = findDeparture(sheet, list.id) ?? {};
    expect(taken).toBe(5);
    const noAttendance = { arrived: 0, noShow: false, note: '', revision: 0, walkIn: false };
    expect(parties).toEqual([
      expect.objectContaining({ ...noAttendance, name: username, email, people: 3 }),
      expect.objectContaining({ ...noAttendance, name: 'Guest', people: 2 }),
    ]);
    expect(parties?.[1]).not.toHaveProperty('email');
  });

  it('lists the first 500 parties, and counts the rest', async () => {
    const parties = await storeBookings(
      app,
      list,
      Array.from({ length: 502 }, (_, i) => ({ date: DATE, createdAt: new Date(1000 - i) })),
    );
    const fullDeparture = findDeparture(await fetchSheet(), list.id);
    expect(fullDeparture).toMatchObject({ taken: 1004, moreParties: 2 });
    expect(fullDeparture?.parties.map(({ id }) => id)).toEqual(
      parties
        .reverse()
        .slice(0, 500)
        .map(({ _id }) => String(_id)),
    );
    const omittedIds = parties.slice(500).map(({ _id }) => _id);
    await app.database.collection(list.collection).deleteMany({ _id: { $in: omittedIds } });
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({
      taken: 1000,
      moreParties: 0,
    });
  });

  it('checks in a party, unless the request has an outdated revision', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body: booking } = await visitor.post(list.create, bookingInputOn(DATE, 4));
    const party = await fetchParty();
    const partlyArrivedParty = parseJson(
      await checkIn(party, { arrived: 2, note: 'Two are late' }),
    ) as Party;
    expect(partlyArrivedParty).toMatchObject({
      arrived: 2,
      noShow: false,
      note: 'Two are late',
      revision: 1,
    });
    // A second phone still has the revision from before the check-in.
    expectRefusal(await checkIn(party, { noShow: true }), 409, 'party-changed');
    expect(await fetchParty()).toEqual(partlyArrivedParty);
    const fullyArrivedParty = parseJson(await checkIn(partlyArrivedParty, { arrived: 4 })) as Party;
    expect(fullyArrivedParty).toMatchObject({ arrived: 4, revision: 2 });
    // Check-ins don't change the booking that the visitor sees.
    expect((await visitor.get(list.all)).list).toEqual([booking]);
  });

  it('accepts only one of several simultaneous check-ins', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(list.create, bookingInputOn(DATE, 4));
    const party = await fetchParty();
    const responses = await Promise.all([1, 2, 3, 4].map((arrived) => checkIn(party, { arrived })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('adds a walk-in only once for the same key, and can remove it', async () => {
    const path = `/api/guide/departures/${departure}/walk-ins`;
    const addMosWalkIn = () =>
      guide.post(path, { name: 'Mo', people: 2 }, { 'Idempotency-Key': 'mo' });
    const mosWalkIn = parseJson(await addMosWalkIn()) as Party;
    expect(mosWalkIn).toMatchObject({ name: 'Mo', people: 2, arrived: 2, walkIn: true });
    expect(parseJson(await addMosWalkIn()) as Party).toEqual(mosWalkIn);
    const namelessWalkIn = parseJson(await guide.post(path, { name: '', people: 1 })) as Party;
    expect(namelessWalkIn.name).toBe('Walk-in');
    expect(await countBookedPeople(app, list, DATE)).toBe(3);
    const remove = (id: string) => guide.delete(`/api/guide/parties/${list.id}/${id}`);
    expect((await remove(mosWalkIn.id)).status).toBe(204);
    expectProblem(await remove(mosWalkIn.id), 404);
    expect(await countBookedPeople(app, list, DATE)).toBe(1);
  });

  it('can’t remove a visitor’s booking as a walk-in', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(DATE));
    expectProblem(await guide.delete(`/api/guide/parties/${list.id}/${String(body._id)}`), 404);
    expect((await visitor.get(list.all)).list).toHaveLength(1);
  });

  it('returns 404 for a party that doesn’t exist', async () => {
    const attendance = { arrived: 0, noShow: false, note: '', revision: 0 };
    for (const id of ['0123456789abcdef01234567', 'nonsense', '%00']) {
      expectProblem(await guide.put(`/api/guide/parties/${list.id}/${id}`, attendance), 404);
    }
    expectProblem(
      await guide.put('/api/guide/parties/noon/0123456789abcdef01234567', attendance),
      404,
    );
    expectProblem(await guide.put('/api/guide/parties/toString/0', attendance), 404);
  });

  it('omits bookings that were canceled before the day', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await visitor.post(list.create, bookingInputOn(DATE));
    await visitor.delete(`${list.remove}/${String(body._id)}`);
    expect(findDeparture(await fetchSheet(), list.id)?.parties).toEqual([]);
  });

  it('lets the guide cancel a departure only once and only with a reason, and reopen it', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(list.create, bookingInputOn(DATE));
    const path = `/api/guide/departures/${departure}`;
    expectFieldErrors(await guide.patch(path, { state: 'cancelled', revision: 0 }), 400, [
      'reason',
    ]);
    const cancellation = { state: 'cancelled', reason: 'Snow', revision: 0 };
    const responses = await Promise.all([
      guide.patch(path, cancellation),
      guide.patch(path, cancellation),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({
      state: 'cancelled',
      reason: 'Snow',
      revision: 1,
      taken: 1,
    });
    expectFieldErrors(await visitor.post(list.create, bookingInputOn(DATE)), 409, ['date']);
    expect((await guide.patch(path, { state: 'open', revision: 1 })).status).toBe(204);
    expect((await visitor.post(list.create, bookingInputOn(DATE))).status).toBe(201);
  });

  it('doesn’t make a stored departure larger with each change', async () => {
    const path = `/api/guide/departures/${departure}`;
    const sizes: number[] = [];
    for (let revision = 0; revision < 4; revision++) {
      const change = { state: 'cancelled', reason: 'Snow', revision };
      expect((await guide.patch(path, change)).status).toBe(204);
      const [storedDeparture] = await app.database
        .collection('departures')
        .aggregate<{ size: number }>([{ $project: { size: { $bsonSize: '$$ROOT' } } }])
        .toArray();
      sizes.push(storedDeparture?.size ?? 0);
    }
    expect(new Set(sizes).size).toBe(1);
  });

  it('can change a departure that an earlier version stored with a list of changes, and visitors can book it', async () => {
    const changes = [{ capacity: 9, revision: 1, at: new Date() }];
    await setDeparture(app, list, DATE, { capacity: 9, revision: 1 });
    await app.database.collection('departures').updateOne({}, { $set: { changes } });
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expect((await visitor.post(list.create, bookingInputOn(DATE))).status).toBe(201);
    const path = `/api/guide/departures/${departure}`;
    expect((await guide.patch(path, { capacity: 5, revision: 1 })).status).toBe(204);
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({ capacity: 5, taken: 1 });
    expect((await visitor.post(list.create, bookingInputOn(DATE))).status).toBe(201);
  });

  it('contains closed departures, so that the guide can reopen them', async () => {
    const path = `/api/guide/departures/${departure}`;
    expect((await guide.patch(path, { state: 'closed', revision: 0 })).status).toBe(204);
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({
      state: 'closed',
      parties: [],
    });
    expect((await guide.patch(path, { state: 'open', revision: 1 })).status).toBe(204);
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({ state: 'open' });
  });

  it('can change a departure’s settings, and reset them to the tour’s', async () => {
    const path = `/api/guide/departures/${departure}`;
    const initialDeparture = findDeparture(await fetchSheet(), list.id);
    const settings = {
      startTime: '08:15',
      meetingPoint: 'The arch',
      capacity: 4,
      cutoffMinutes: 30,
    };
    expect((await guide.patch(path, { ...settings, revision: 0 })).status).toBe(204);
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject(settings);
    const { startTime, meetingPoint, capacity, cutoffMinutes } = initialDeparture ?? {};
    const initialSettings = { startTime, meetingPoint, capacity, cutoffMinutes, revision: 1 };
    expect((await guide.patch(path, initialSettings)).status).toBe(204);
    expect(findDeparture(await fetchSheet(), list.id)).toEqual({
      ...initialDeparture,
      revision: 2,
    });
    // After the reset, changes to the tour's settings apply to the departure.
    await setTour(app, list, { capacity: 8, meetingPoint: 'The fountain' });
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({
      capacity: 8,
      meetingPoint: 'The fountain',
    });
  });

  it('keeps the settings that a change doesn’t contain', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(list.create, bookingInputOn(DATE));
    const path = `/api/guide/departures/${departure}`;
    const settings = { meetingPoint: 'The arch', reason: 'Parade', revision: 0 };
    expect((await guide.patch(path, settings)).status).toBe(204);
    // The tour's new length doesn't apply to a booked departure.
    await setTour(app, list, { lengthMinutes: 45 });
    const { lengthMinutes } = findDeparture(await fetchSheet(), list.id) ?? {};
    expect(lengthMinutes).not.toBe(45);
    expect((await guide.patch(path, { capacity: 9, revision: 1 })).status).toBe(204);
    expect(findDeparture(await fetchSheet(), list.id)).toMatchObject({
      capacity: 9,
      lengthMinutes,
      meetingPoint: 'The arch',
      reason: 'Parade',
    });
  });

  it.each([
    [{ startTime: '24:00' }, 'startTime'],
    [{ startTime: '9:00' }, 'startTime'],
    [{ lengthMinutes: 0 }, 'lengthMinutes'],
    [{ meetingPoint: '' }, 'meetingPoint'],
    [{ meetingPoint: 'a\nb' }, 'meetingPoint'],
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ cutoffMinutes: -1 }, 'cutoffMinutes'],
    [{ state: 'gone' }, 'state'],
    [{ state: { $gt: '' } }, 'state'],
    [{ state: null }, 'state'],
    [{ startTime: null }, 'startTime'],
    [{ reason: ['a'] }, 'reason'],
    [{ revision: -1 }, 'revision'],
    [{ revision: '0' }, 'revision'],
  ])('rejects the departure settings %j', async (settings, field) => {
    const path = `/api/guide/departures/${departure}`;
    expectFieldErrors(await guide.patch(path, { revision: 0, ...settings }), 400, [field]);
    expect(await app.database.collection('departures').countDocuments()).toBe(0);
  });

  it.each([
    'nonsense',
    departureIdOn(list, '2030-02-30'),
    `${list.id}.x.2030-01-07.1000`,
    `${list.id}.${DATE}.empire-state-building`,
  ])('returns 404 for the departure %s', async (id) => {
    expectProblem(await guide.patch(`/api/guide/departures/${id}`, { revision: 0 }), 404);
  });
});

describe('tours', () => {
  const tourSettings = {
    startTimes: ['10:00', '14:00'],
    lengthMinutes: 150,
    meetingPoint: 'The arch',
    capacity: 12,
    maxPartySize: 6,
    minPeople: 4,
    cutoffMinutes: 60,
    firstBookingCutoffMinutes: 720,
    changeCutoffMinutes: 1440,
    weekdays: ['Monday', 'Saturday', 'Sunday'],
    daysAhead: 30,
    seasons: [],
  };
  const path = '/api/guide/places/day.central-park';

  it('are all listed with the guide’s settings', async () => {
    const tours = parseJson(await guide.get('/api/guide/places')) as {
      id: string;
      place: string;
    }[];
    expect(tours.map((each) => each.place)).toEqual(LISTS.flatMap((list) => list.places));
    const changeResponse = await guide.patch(path, { ...tourSettings, revision: 0 });
    expect(changeResponse.status).toBe(200);
    expect(changeResponse.body).toEqual({
      id: 'day.central-park',
      list: 'day',
      place: 'Central Park',
      isHidden: false,
      revision: 1,
      ...tourSettings,
    });
    const toursAfterChange = parseJson(await guide.get('/api/guide/places')) as { id: string }[];
    expect(toursAfterChange.find(({ id }) => id === 'day.central-park')).toEqual(
      changeResponse.body,
    );
    const unsetValues = {
      capacity: null,
      maxPartySize: null,
      minPeople: null,
      firstBookingCutoffMinutes: null,
    };
    expect((await guide.patch(path, { ...unsetValues, revision: 1 })).body).toMatchObject(
      unsetValues,
    );
  });

  it.each([
    [{ weekdays: ['Someday'] }, 'weekdays'],
    [{ weekdays: ['Monday', 'Monday'] }, 'weekdays'],
    [{ weekdays: 'Monday' }, 'weekdays'],
    [{ weekdays: Array(11).fill('Monday') }, 'weekdays'],
    [{ weekdays: [['Monday']] }, 'weekdays'],
    [{ capacity: 1001 }, 'capacity'],
    [{ maxPartySize: 0 }, 'maxPartySize'],
    [{ maxPartySize: 101 }, 'maxPartySize'],
    [{ lengthMinutes: null }, 'lengthMinutes'],
    [{ findMe: null }, 'findMe'],
    [{ findMe: 'Two\nlines' }, 'findMe'],
    [{ bookedDepartures: 'drop' }, 'bookedDepartures'],
    [{ revision: undefined }, 'revision'],
    [{ revision: -1 }, 'revision'],
    [{ minPeople: 1.5 }, 'minPeople'],
    [{ minPeople: '4' }, 'minPeople'],
    [{ changeCutoffMinutes: null }, 'changeCutoffMinutes'],
    [{ changeCutoffMinutes: -1 }, 'changeCutoffMinutes'],
    [{ firstBookingCutoffMinutes: 10_081 }, 'firstBookingCutoffMinutes'],
    // Departures without bookings would close later than booked ones.
    [{ firstBookingCutoffMinutes: 59 }, 'firstBookingCutoffMinutes'],
    [{ startTimes: null }, 'startTimes'],
    [{ startTimes: [] }, 'startTimes'],
    [{ startTimes: ['9:00'] }, 'startTimes'],
    [{ startTimes: ['10:00', '10:00'] }, 'startTimes'],
    [{ daysAhead: 0 }, 'daysAhead'],
    [{ daysAhead: 1000 }, 'daysAhead'],
  ])('can’t have the settings %j', async (settings, field) => {
    expectFieldErrors(await guide.patch(path, { ...tourSettings, revision: 0, ...settings }), 400, [
      field,
    ]);
    expect(await app.database.collection('tours').countDocuments({ revision: { $gt: 0 } })).toBe(0);
  });

  it('can’t be added by changing the settings of an unknown tour', async () => {
    expectProblem(
      await guide.patch('/api/guide/places/day.atlantis', { ...tourSettings, revision: 0 }),
      404,
    );
  });
});

describe('the overview of several days', () => {
  it('counts departures with bookings, and their people', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    for (const list of LISTS) await visitor.post(list.create, bookingInputOn(DATE, 3));
    const response = await guide.get(`/api/guide/days?from=${addDays(DATE, -1)}&days=3`);
    expect(response.list).toEqual([
      { date: addDays(DATE, -1), departures: 0, people: 0 },
      { date: DATE, departures: 2, people: 6 },
      { date: addDays(DATE, 1), departures: 0, people: 0 },
    ]);
  });

  it('doesn’t count canceled departures', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    for (const list of LISTS) await visitor.post(list.create, bookingInputOn(DATE, 3));
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Snow', revision: 1 });
    const response = await guide.get(`/api/guide/days?from=${DATE}&days=1`);
    expect(response.list).toEqual([{ date: DATE, departures: 1, people: 3 }]);
  });

  it.each(['', 'from=today&days=3', `from=${DATE}&days=0`, `from=${DATE}&days=1000`])(
    'rejects the query %j',
    async (query) => {
      expectProblem(await guide.get(`/api/guide/days?${query}`), 400);
    },
  );
});

it('the day sheet returns 404 for a date that doesn’t exist', async () => {
  for (const date of ['2030-02-30', 'today', '2030-1-7']) {
    expectProblem(await guide.get(`/api/guide/days/${date}`), 404);
  }
});

describe('the event stream', () => {
  it('sends an event when the guide connects, and after a change', async () => {
    const controller = new AbortController();
    const response = await fetch(`${app.url}/api/guide/events?date=${DATE}`, {
      headers: { Authorization: guide.cookie ?? '' },
      signal: controller.signal,
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = response.body?.getReader();
    const readChunk = async () =>
      new TextDecoder().decode((await reader?.read())?.value as Uint8Array | undefined);
    let receivedText = '';
    while (!receivedText.includes('event: sheet')) receivedText += await readChunk();
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(DAY_LIST.create, bookingInputOn(DATE));
    receivedText = '';
    while (!receivedText.includes('event: sheet')) receivedText += await readChunk();
    controller.abort();
  });
});

describe('a caller who is not the guide', () => {
  const calls: [string, string, object | undefined][] = [
    ['GET', '/api/guide/places', undefined],
    ['PATCH', '/api/guide/places/day.central-park', { revision: 0 }],
    ['GET', `/api/guide/days/${DATE}`, undefined],
    ['GET', `/api/guide/days?from=${DATE}&days=3`, undefined],
    ['GET', '/api/guide/days', undefined],
    ['GET', `/api/guide/events?date=${DATE}`, undefined],
    ['PATCH', `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}`, { revision: 0 }],
    [
      'POST',
      `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}/walk-ins`,
      { name: '', people: 1 },
    ],
    ['PUT', '/api/guide/parties/day/0123456789abcdef01234567', {}],
    ['DELETE', '/api/guide/parties/day/0123456789abcdef01234567', undefined],
  ];

  it.each(calls)('gets 404 from %s %s', async (method, path, body) => {
    const [anonymous, guest, user] = [app.visitor(), app.visitor(), app.visitor()];
    await guest.becomeGuest();
    await user.signUp();
    for (const visitor of [anonymous, guest, user]) {
      expectProblem(await visitor.call(method, path, body), 404);
    }
  });
});

describe('a Sunday without tours', () => {
  let date = newYorkDate(new Date());
  while (weekdayOf(date) !== 'Sunday') date = addDays(date, 1);

  it('has an empty sheet', async () => {
    expect(await fetchSheet(date)).toEqual({ date, departures: [] });
  });

  const path = `/api/guide/departures/day.central-park.${date}.1000`;
  const calls: [string, string, object | undefined][] = [
    ['POST', `${path}/walk-ins`, { name: 'Mo', people: 2 }],
    ['PATCH', path, { state: 'closed', revision: 0 }],
    ['PUT', `${path}/date`, { date: DATE, reason: 'Snow', revision: 0 }],
    ['GET', `${path}/calendar`, undefined],
  ];
  it.each(calls)('returns 404 for %s %s', async (method, callPath, body) => {
    const response = await guide.call(method, callPath, body);
    expectProblem(response, 404);
    expect(response.body.errorMessage).toBe(NOT_FOUND_REFUSAL.message);
    expect(await app.database.collection('departures').countDocuments()).toBe(0);
  });
});
