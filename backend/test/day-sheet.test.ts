import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { NOT_FOUND_REFUSAL } from '../src/http/problem';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureOn as idOn,
  PLACE,
  setDeparture,
  setPlace,
  storeBookings,
  takenOn,
  tourOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Answer, Visitor } from './support/visitor';

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

const json = (answer: Answer): unknown => JSON.parse(answer.text);
const sheetOf = async (date = DATE) => json(await guide.get(`/api/guide/days/${date}`)) as Sheet;
const departureOf = (sheet: Sheet, list: string) =>
  sheet.departures.find((each) => each.list === list && each.place === PLACE);

describe.each(LISTS)('the day sheet, of $name', (list) => {
  const departure = idOn(list, DATE);
  const partyOf = async () => {
    const party = departureOf(await sheetOf(), list.id)?.parties[0];
    if (!party) throw new Error('Nobody has booked.');
    return party;
  };
  const mark = (party: Party, marks: Partial<Party>) => {
    const { arrived, noShow, note, revision } = { ...party, ...marks };
    return guide.put(`/api/guide/parties/${list.id}/${party.id}`, {
      arrived,
      noShow,
      note,
      revision,
    });
  };

  it('has all departures, and their parties by name', async () => {
    const [user, guest] = [app.visitor(), app.visitor()];
    const { username, email } = await user.signUp();
    await guest.becomeGuest();
    await user.post(list.create, tourOn(DATE, 3));
    await guest.post(list.create, tourOn(DATE, 2));
    const sheet = await sheetOf();
    expect(sheet.date).toBe(DATE);
    expect(sheet.departures.filter((each) => each.list === list.id)).toHaveLength(
      list.places.length,
    );
    const { taken, parties } = departureOf(sheet, list.id) ?? {};
    expect(taken).toBe(5);
    const none = { arrived: 0, noShow: false, note: '', revision: 0, walkIn: false };
    expect(parties).toEqual([
      expect.objectContaining({ ...none, name: username, email, people: 3 }),
      expect.objectContaining({ ...none, name: 'Guest', people: 2 }),
    ]);
    expect(parties?.[1]).not.toHaveProperty('email');
  });

  it('lists the first 500 parties, and counts the rest', async () => {
    const parties = await storeBookings(
      app,
      list,
      Array.from({ length: 502 }, (_, i) => ({ date: DATE, createdAt: new Date(1000 - i) })),
    );
    const many = departureOf(await sheetOf(), list.id);
    expect(many).toMatchObject({ taken: 1004, moreParties: 2 });
    expect(many?.parties.map(({ id }) => id)).toEqual(
      parties
        .reverse()
        .slice(0, 500)
        .map(({ _id }) => String(_id)),
    );
    const last = parties.slice(500).map(({ _id }) => _id);
    await app.database.collection(list.collection).deleteMany({ _id: { $in: last } });
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({ taken: 1000, moreParties: 0 });
  });

  it('checks in a party, unless the guide has seen an older revision', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await visitor.post(list.create, tourOn(DATE, 4));
    const party = await partyOf();
    const some = json(await mark(party, { arrived: 2, note: 'Two are late' })) as Party;
    expect(some).toMatchObject({ arrived: 2, noShow: false, note: 'Two are late', revision: 1 });
    // Another phone has seen an older revision.
    expectProblem(await mark(party, { noShow: true }), 409);
    expect(await partyOf()).toEqual(some);
    const all = json(await mark(some, { arrived: 4 })) as Party;
    expect(all).toMatchObject({ arrived: 4, revision: 2 });
    // The visitor doesn't see check-ins.
    expect((await visitor.get(list.all)).list).toEqual([body]);
  });

  it('lets one of two simultaneous check-ins succeed', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(list.create, tourOn(DATE, 4));
    const party = await partyOf();
    const answers = await Promise.all([1, 2, 3, 4].map((arrived) => mark(party, { arrived })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('adds a walk-in once, and removes it', async () => {
    const path = `/api/guide/departures/${departure}/walk-ins`;
    const add = () => guide.post(path, { name: 'Mo', people: 2 }, { 'Idempotency-Key': 'mo' });
    const first = json(await add()) as Party;
    expect(first).toMatchObject({ name: 'Mo', people: 2, arrived: 2, walkIn: true });
    expect(json(await add()) as Party).toEqual(first);
    const other = json(await guide.post(path, { name: '', people: 1 })) as Party;
    expect(other.name).toBe('Walk-in');
    expect(await takenOn(app, list, DATE)).toBe(3);
    const remove = (id: string) => guide.delete(`/api/guide/parties/${list.id}/${id}`);
    expect((await remove(first.id)).status).toBe(204);
    expectProblem(await remove(first.id), 404);
    expect(await takenOn(app, list, DATE)).toBe(1);
  });

  it('can’t remove a visitor’s booking as a walk-in', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await visitor.post(list.create, tourOn(DATE));
    expectProblem(await guide.delete(`/api/guide/parties/${list.id}/${String(body._id)}`), 404);
    expect((await visitor.get(list.all)).list).toHaveLength(1);
  });

  it('returns 404 for a party that doesn’t exist', async () => {
    const marks = { arrived: 0, noShow: false, note: '', revision: 0 };
    for (const id of ['0123456789abcdef01234567', 'nonsense', '%00']) {
      expectProblem(await guide.put(`/api/guide/parties/${list.id}/${id}`, marks), 404);
    }
    expectProblem(await guide.put('/api/guide/parties/noon/0123456789abcdef01234567', marks), 404);
    expectProblem(await guide.put('/api/guide/parties/toString/0', marks), 404);
  });

  it('omits bookings that were deleted before the day', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await visitor.post(list.create, tourOn(DATE));
    await visitor.delete(`${list.remove}/${String(body._id)}`);
    expect(departureOf(await sheetOf(), list.id)?.parties).toEqual([]);
  });

  it('cancels a departure once, with a reason', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(list.create, tourOn(DATE));
    const path = `/api/guide/departures/${departure}`;
    expectFieldErrors(await guide.patch(path, { state: 'cancelled', revision: 0 }), 400, [
      'reason',
    ]);
    const cancel = { state: 'cancelled', reason: 'Snow', revision: 0 };
    const answers = await Promise.all([guide.patch(path, cancel), guide.patch(path, cancel)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({
      state: 'cancelled',
      reason: 'Snow',
      revision: 1,
      taken: 1,
    });
    expectFieldErrors(await visitor.post(list.create, tourOn(DATE)), 409, ['date']);
    expect((await guide.patch(path, { state: 'open', revision: 1 })).status).toBe(204);
    expect((await visitor.post(list.create, tourOn(DATE))).status).toBe(201);
  });

  it('stores no more for a departure, however often it is changed', async () => {
    const path = `/api/guide/departures/${departure}`;
    const sizes: number[] = [];
    for (let revision = 0; revision < 4; revision++) {
      const change = { state: 'cancelled', reason: 'Snow', revision };
      expect((await guide.patch(path, change)).status).toBe(204);
      const [stored] = await app.database
        .collection('departures')
        .aggregate<{ size: number }>([{ $project: { size: { $bsonSize: '$$ROOT' } } }])
        .toArray();
      sizes.push(stored?.size ?? 0);
    }
    expect(new Set(sizes).size).toBe(1);
  });

  it('changes and books a departure that still stores its earlier changes', async () => {
    const changes = [{ capacity: 9, revision: 1, at: new Date() }];
    await setDeparture(app, list, DATE, { capacity: 9, revision: 1 });
    await app.database.collection('departures').updateOne({}, { $set: { changes } });
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expect((await visitor.post(list.create, tourOn(DATE))).status).toBe(201);
    const path = `/api/guide/departures/${departure}`;
    expect((await guide.patch(path, { capacity: 5, revision: 1 })).status).toBe(204);
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({ capacity: 5, taken: 1 });
    expect((await visitor.post(list.create, tourOn(DATE))).status).toBe(201);
  });

  it('keeps a closed departure on the sheet, so that it can be opened again', async () => {
    const path = `/api/guide/departures/${departure}`;
    expect((await guide.patch(path, { state: 'closed', revision: 0 })).status).toBe(204);
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({ state: 'closed', parties: [] });
    expect((await guide.patch(path, { state: 'open', revision: 1 })).status).toBe(204);
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({ state: 'open' });
  });

  it('gives a departure its own settings, and resets them', async () => {
    const path = `/api/guide/departures/${departure}`;
    const usual = departureOf(await sheetOf(), list.id);
    const own = { startTime: '08:15', meetingPoint: 'The arch', capacity: 4, cutoffMinutes: 30 };
    expect((await guide.patch(path, { ...own, revision: 0 })).status).toBe(204);
    expect(departureOf(await sheetOf(), list.id)).toMatchObject(own);
    const { startTime, meetingPoint, capacity, cutoffMinutes } = usual ?? {};
    const back = { startTime, meetingPoint, capacity, cutoffMinutes, revision: 1 };
    expect((await guide.patch(path, back)).status).toBe(204);
    expect(departureOf(await sheetOf(), list.id)).toEqual({ ...usual, revision: 2 });
    // From now on, the departure follows its tour.
    await setPlace(app, list, { capacity: 8, meetingPoint: 'The fountain' });
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({
      capacity: 8,
      meetingPoint: 'The fountain',
    });
  });

  it('leaves unnamed settings as they are', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(list.create, tourOn(DATE));
    const path = `/api/guide/departures/${departure}`;
    const own = { meetingPoint: 'The arch', reason: 'Parade', revision: 0 };
    expect((await guide.patch(path, own)).status).toBe(204);
    // The tour gets a different length, and the booked departure keeps its own.
    await setPlace(app, list, { lengthMinutes: 45 });
    const { lengthMinutes } = departureOf(await sheetOf(), list.id) ?? {};
    expect(lengthMinutes).not.toBe(45);
    expect((await guide.patch(path, { capacity: 9, revision: 1 })).status).toBe(204);
    expect(departureOf(await sheetOf(), list.id)).toMatchObject({
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
  ])('rejects departure settings of %j', async (own, field) => {
    const path = `/api/guide/departures/${departure}`;
    expectFieldErrors(await guide.patch(path, { revision: 0, ...own }), 400, [field]);
    expect(await app.database.collection('departures').countDocuments()).toBe(0);
  });

  it.each([
    'nonsense',
    idOn(list, '2030-02-30'),
    `${list.id}.x.2030-01-07.1000`,
    `${list.id}.${DATE}.empire-state-building`,
  ])('returns 404 for the departure %s', async (id) => {
    expectProblem(await guide.patch(`/api/guide/departures/${id}`, { revision: 0 }), 404);
  });
});

describe('tours', () => {
  const place = {
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
  };
  const path = '/api/guide/places/day.central-park';

  it('are all listed, and keep the guide’s settings', async () => {
    const places = json(await guide.get('/api/guide/places')) as { id: string; place: string }[];
    expect(places.map((each) => each.place)).toEqual(LISTS.flatMap((list) => list.places));
    const set = await guide.patch(path, { ...place, revision: 0 });
    expect(set.status).toBe(200);
    expect(set.body).toEqual({
      id: 'day.central-park',
      list: 'day',
      place: 'Central Park',
      isHidden: false,
      revision: 1,
      ...place,
    });
    const again = json(await guide.get('/api/guide/places')) as { id: string }[];
    expect(again.find(({ id }) => id === 'day.central-park')).toEqual(set.body);
    const none = {
      capacity: null,
      maxPartySize: null,
      minPeople: null,
      firstBookingCutoffMinutes: null,
    };
    expect((await guide.patch(path, { ...none, revision: 1 })).body).toMatchObject(none);
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
    // Departures without bookings would close later than the others.
    [{ firstBookingCutoffMinutes: 59 }, 'firstBookingCutoffMinutes'],
    [{ startTimes: null }, 'startTimes'],
    [{ startTimes: [] }, 'startTimes'],
    [{ startTimes: ['9:00'] }, 'startTimes'],
    [{ startTimes: ['10:00', '10:00'] }, 'startTimes'],
    [{ daysAhead: 0 }, 'daysAhead'],
    [{ daysAhead: 1000 }, 'daysAhead'],
  ])('reject the settings %j', async (settings, field) => {
    expectFieldErrors(await guide.patch(path, { ...place, revision: 0, ...settings }), 400, [
      field,
    ]);
    expect(await app.database.collection('tours').countDocuments({ revision: { $gt: 0 } })).toBe(0);
  });

  it('can’t be added to a list by changing settings', async () => {
    expectProblem(
      await guide.patch('/api/guide/places/day.atlantis', { ...place, revision: 0 }),
      404,
    );
  });
});

describe('the guide’s tasks', () => {
  it('are counted for each of several dates', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    for (const list of LISTS) await visitor.post(list.create, tourOn(DATE, 3));
    const answer = await guide.get(`/api/guide/days?from=${addDays(DATE, -1)}&days=3`);
    expect(answer.list).toEqual([
      { date: addDays(DATE, -1), departures: 0, people: 0 },
      { date: DATE, departures: 2, people: 6 },
      { date: addDays(DATE, 1), departures: 0, people: 0 },
    ]);
  });

  it('include nothing for a canceled tour', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    for (const list of LISTS) await visitor.post(list.create, tourOn(DATE, 3));
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Snow', revision: 1 });
    const answer = await guide.get(`/api/guide/days?from=${DATE}&days=1`);
    expect(answer.list).toEqual([{ date: DATE, departures: 1, people: 3 }]);
  });

  it.each(['', 'from=today&days=3', `from=${DATE}&days=0`, `from=${DATE}&days=1000`])(
    'can’t be read for ?%s',
    async (query) => {
      expectProblem(await guide.get(`/api/guide/days?${query}`), 400);
    },
  );

  it('can’t be read for dates that don’t exist', async () => {
    for (const date of ['2030-02-30', 'today', '2030-1-7']) {
      expectProblem(await guide.get(`/api/guide/days/${date}`), 404);
    }
  });
});

describe('events', () => {
  it('are sent on connecting, and within seconds of a change', async () => {
    const stop = new AbortController();
    const response = await fetch(`${app.url}/api/guide/events?date=${DATE}`, {
      headers: { Authorization: guide.cookie ?? '' },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = response.body?.getReader();
    const next = async () =>
      new TextDecoder().decode((await reader?.read())?.value as Uint8Array | undefined);
    let received = '';
    while (!received.includes('event: sheet')) received += await next();
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await visitor.post(DAY_LIST.create, tourOn(DATE));
    received = '';
    while (!received.includes('event: sheet')) received += await next();
    stop.abort();
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
    ['PATCH', `/api/guide/departures/${idOn(DAY_LIST, DATE)}`, { revision: 0 }],
    ['POST', `/api/guide/departures/${idOn(DAY_LIST, DATE)}/walk-ins`, { name: '', people: 1 }],
    ['PUT', '/api/guide/parties/day/0123456789abcdef01234567', {}],
    ['DELETE', '/api/guide/parties/day/0123456789abcdef01234567', undefined],
  ];

  it.each(calls)('finds nothing: %s %s', async (method, path, body) => {
    const [nobody, guest, user] = [app.visitor(), app.visitor(), app.visitor()];
    await guest.becomeGuest();
    await user.signUp();
    for (const visitor of [nobody, guest, user]) {
      expectProblem(await visitor.call(method, path, body), 404);
    }
  });
});

describe('a Sunday without tours', () => {
  let date = newYorkDate(new Date());
  while (weekdayOf(date) !== 'Sunday') date = addDays(date, 1);

  it('has an empty sheet', async () => {
    expect(await sheetOf(date)).toEqual({ date, departures: [] });
  });

  const path = `/api/guide/departures/day.central-park.${date}.1000`;
  const calls: [string, string, object | undefined][] = [
    ['POST', `${path}/walk-ins`, { name: 'Mo', people: 2 }],
    ['PATCH', path, { state: 'closed', revision: 0 }],
    ['PUT', `${path}/date`, { date: DATE, reason: 'Snow', revision: 0 }],
    ['GET', `${path}/calendar`, undefined],
  ];
  it.each(calls)('has no departure to %s %s', async (method, departure, body) => {
    const answer = await guide.call(method, departure, body);
    expectProblem(answer, 404);
    expect(answer.body.errorMessage).toBe(NOT_FOUND_REFUSAL.message);
    expect(await app.database.collection('departures').countDocuments()).toBe(0);
  });
});
