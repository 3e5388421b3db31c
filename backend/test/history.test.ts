import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import type { HistoryEntry } from '../src/history/history-entry';
import type { HistoryPage } from '../src/history/reading/history.dto';
import { CalendarReader } from '../src/planning/busy-calendar/calendar-reader';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  setTour,
  storeBookings,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST as list } from './support/lists';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const LATER_DATE = dateAhead(12);
const DEPARTURE = departureIdOn(list, DATE);
const DEPARTURE_PATH = `/api/guide/departures/${DEPARTURE}`;
const TOUR = 'day.empire-state-building';
const CONTACT = { name: 'Ada Walker', email: 'ada@example.com', phone: '+12125550100' };
const CASH = { kind: 'CASH', uses: ['FARE'] };
/** The tour that `addTour` adds. */
const ADDED_TOUR = 'day.museum-mile';

/** A party, a time off, or another resource that the guide's calls change. */
interface Resource {
  id: string;
  revision: number;
}
interface Sheet {
  departures: { id: string; revision: number; parties: Resource[]; waiting: Resource[] }[];
}

const app = useApp({ CONFIRM: 'off', DEPARTURES_FRESH_SECONDS: '0' });
let guide: Visitor;
let password: string;
beforeAll(async () => {
  ({ guide, password } = await signUpGuide(app));
  vi.spyOn(app.app.get(CalendarReader), 'fetch').mockResolvedValue(
    'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
  );
});
beforeEach(() => resetBookings(app));

const historyCollection = () => app.database.collection<HistoryEntry>('history');
const findEntries = () => historyCollection().find().sort({ at: 1, _id: 1 }).toArray();
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each caller names the type of the body
const parseJson = <Value>({ text }: ApiResponse) => JSON.parse(text) as Value;
const readHistory = async (query = '') =>
  parseJson<HistoryPage>(await guide.get(`/api/guide/history?${query}`));

/** Makes a call that must succeed. */
async function expectSuccess(call: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await call;
  if (response.status >= 300) throw new Error(`${String(response.status)} ${response.text}`);
  return response;
}

async function fetchDeparture(id = DEPARTURE) {
  const date = id.split('.')[2] ?? '';
  const { departures } = parseJson<Sheet>(await guide.get(`/api/guide/days/${date}`));
  return departures.find((each) => each.id === id);
}

/** Books as a new guest. */
async function book(people = 2, input: object = {}): Promise<Resource> {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  const body = { date: DATE, people, contact: CONTACT, ...input };
  const { id } = parseJson<Resource>(
    await expectSuccess(visitor.post(`/api/tours/${TOUR}/bookings`, body)),
  );
  const { parties = [] } = (await fetchDeparture()) ?? {};
  return parties.find((each) => each.id === id) ?? { id, revision: 0 };
}

async function joinWaitlist(): Promise<Resource> {
  await setTour(app, list, { capacity: 4 });
  await book(4);
  return book(2, { waiting: true });
}

const partyPath = (id: string) => `/api/guide/parties/day/${id}`;
const cancelParty = ({ id, revision }: Resource) =>
  guide.put(`${partyPath(id)}/cancellation`, { reason: 'Ada is ill', revision });
const addWalkIn = async () =>
  parseJson<Resource>(
    await guide.post(`${DEPARTURE_PATH}/walk-ins`, { name: 'Ada Walker', people: 3 }),
  );
const notePayment = () =>
  guide.put(`${partyPath(preparedResource.id)}/payments/p`, {
    kind: 'TIP',
    cents: 500,
    method: 'CASH',
  });
const noteTip = () => guide.put(`${DEPARTURE_PATH}/payments/tip`, { cents: 900, method: 'CARD' });
const changeDeparture = async (settings: object) =>
  guide.patch(DEPARTURE_PATH, { ...settings, revision: (await fetchDeparture())?.revision ?? 0 });
/** No test books a tour on this date. */
const DATE_OFF = dateAhead(40);
const timeOffInput = { from: DATE_OFF, to: DATE_OFF, reason: 'Ada’s wedding' };
const addTimeOff = async () =>
  parseJson<Resource>(await guide.post('/api/guide/time-off', timeOffInput));
const fetchTour = async (id = TOUR) =>
  parseJson<{ revision: number; title: string }>(await guide.get(`/api/guide/tours/${id}`));
const keptPath = `/api/guide/planning/kept/clash/${DEPARTURE}`;
const addTour = () => guide.post('/api/guide/tours', { list: 'day', name: 'Museum Mile' });
const makeTourInput = async (changes: object) => {
  const tour = parseJson<Record<string, unknown>>(await guide.get(`/api/guide/tours/${TOUR}`));
  const { title, shortDescription, description, locations, features, faqs, languages } = tour;
  const fields = { title, shortDescription, description, locations, features, faqs, languages };
  return {
    ...fields,
    durationMinutesFrom: null,
    access: null,
    price: null,
    revision: tour.revision,
    ...changes,
  };
};
const changeInBulk = (id: string) =>
  guide.put(`/api/guide/planning/changes/${id}`, {
    departures: [
      { id: DEPARTURE, revision: 0 },
      { id: departureIdOn(list, LATER_DATE), revision: 0 },
    ],
    capacity: 5,
  });
const storeMessage = async () => {
  const [booking] = await storeBookings(app, list, [{ date: DATE }]);
  await app.database.collection<Record<string, unknown> & { _id: string }>('messages').insertOne({
    _id: 'a-message',
    kind: 'booked',
    status: 'failed',
    tries: 1,
    dueAt: new Date(),
    booking: { list: 'day', id: booking?._id },
    departure: DEPARTURE,
    createdAt: new Date(),
    until: new Date(Date.now() + 1e9),
    expiresAt: new Date(Date.now() + 1e9),
  });
};

/** The kinds of the entries that a call adds to the history, or the reason why the call isn't tested here. */
type HistoryCase =
  | { kinds: string[]; prepare?: () => Promise<unknown>; call: () => Promise<ApiResponse> }
  | { untestedBecause: string };

/** The booking, time off, colleague, or invitation that a case's `prepare` has created. */
let preparedResource: Resource = { id: '', revision: 0 };
const prepareBooking = async () => (preparedResource = await book());
const prepareWaitingParty = async () => (preparedResource = await joinWaitlist());

const inviteColleague = () =>
  guide.post('/api/guide/colleagues/invitations', { name: 'Dana', password });
async function addColleague(): Promise<void> {
  const { username } = await app.visitor().signUp();
  const users = app.database.collection('users');
  await users.updateOne({ username }, { $set: { colleague: true } });
  preparedResource = { id: String((await users.findOne({ username }))?._id), revision: 0 };
}

/** Every call by the guide that can change data, keyed by its operation id. */
const CALLS: Record<string, HistoryCase> = {
  mailChoose: {
    kinds: ['mail'],
    call: () => guide.put('/api/guide/mail/choice', { bookings: 'each', evening: false }),
  },
  mailTest: { untestedBecause: 'It changes nothing.' },
  mailAgain: {
    kinds: ['booking'],
    prepare: storeMessage,
    call: () => guide.post('/api/guide/mail/messages/a-message/again'),
  },
  mailTold: {
    kinds: ['booking'],
    prepare: storeMessage,
    call: () => guide.post('/api/guide/mail/messages/a-message/told'),
  },
  profileChange: {
    kinds: ['profile'],
    call: () => guide.put('/api/guide/profile', { name: 'Ana', languages: ['en'] }),
  },
  profileAddPhoto: { untestedBecause: 'Nobody sees the photo until the profile is saved.' },
  settingsChange: {
    kinds: ['settings'],
    call: async () => {
      const { revision } = parseJson<Resource>(await guide.get('/api/guide/settings'));
      return guide.patch('/api/guide/settings', { guestDays: 9, revision });
    },
  },
  paymentMethodsChange: {
    kinds: ['settings'],
    call: () => guide.put('/api/guide/payment-methods', { methods: [CASH] }),
  },
  planningChange: {
    kinds: ['settings'],
    call: () => guide.put('/api/guide/planning', { toursAtOnce: 7 }),
  },
  bulkChangePreview: { untestedBecause: 'It changes nothing.' },
  bulkChangeCarryOut: { kinds: ['departure', 'departure'], call: () => changeInBulk('one') },
  bulkChangeUndo: {
    kinds: ['departure', 'departure'],
    prepare: () => changeInBulk('two'),
    call: () => guide.delete('/api/guide/planning/changes/two'),
  },
  timeOffAdd: { kinds: ['time-off'], call: () => guide.post('/api/guide/time-off', timeOffInput) },
  timeOffDelete: {
    kinds: ['time-off'],
    prepare: async () => (preparedResource = await addTimeOff()),
    call: () => guide.delete(`/api/guide/time-off/${preparedResource.id}`),
  },
  busyCalendarConnect: {
    kinds: ['busy-calendar'],
    call: () => guide.put('/api/guide/busy-calendar', { url: 'https://calendar.example/5ecre7' }),
  },
  busyCalendarRead: { untestedBecause: 'A job does the same every 15 minutes.' },
  busyCalendarDisconnect: {
    kinds: ['busy-calendar'],
    prepare: () =>
      guide.put('/api/guide/busy-calendar', { url: 'https://calendar.example/5ecre7' }),
    call: () => guide.delete('/api/guide/busy-calendar'),
  },
  specialDaysChange: {
    kinds: ['special-day'],
    call: () => guide.put('/api/guide/special-days/marathon', { isOpen: false }),
  },
  keptDeparturesAdd: { kinds: ['departure'], call: () => guide.put(keptPath) },
  keptDeparturesRemove: {
    kinds: ['departure'],
    prepare: () => guide.put(keptPath),
    call: () => guide.delete(keptPath),
  },
  placesChange: {
    kinds: ['tour'],
    call: async () => {
      const { revision } = await fetchTour();
      return guide.patch(`/api/guide/places/${TOUR}`, { capacity: 9, revision });
    },
  },
  placesChangeAll: {
    kinds: ['tour'],
    call: async () => {
      const { revision } = await fetchTour();
      return guide.patch('/api/guide/places', { tours: [{ id: TOUR, revision }], capacity: 9 });
    },
  },
  guideToursSetPrices: {
    kinds: ['tour'],
    call: () => {
      const price = { kind: 'PERSON', cents: 4500 };
      return guide.put('/api/guide/tours/prices', { tours: [TOUR], price });
    },
  },
  guideToursAdd: { kinds: ['tour'], call: addTour },
  guideToursOrder: {
    kinds: ['settings'],
    call: async () => {
      const ids = parseJson<Resource[]>(await guide.get('/api/guide/tours')).map(({ id }) => id);
      return guide.put('/api/guide/tours/order', { tours: ids.reverse() });
    },
  },
  guideToursWrite: {
    kinds: ['tour'],
    call: async () =>
      guide.put(`/api/guide/tours/${TOUR}`, await makeTourInput({ title: 'Up high' })),
  },
  guideToursDelete: {
    kinds: ['tour'],
    prepare: addTour,
    call: () => guide.delete(`/api/guide/tours/${ADDED_TOUR}`),
  },
  guideToursSetHidden: {
    kinds: ['tour'],
    call: () => guide.put(`/api/guide/tours/${TOUR}/visibility`, { isHidden: true }),
  },
  guideToursAddPhoto: { untestedBecause: 'Nobody sees the photo until the tour is saved.' },
  translationsReplace: {
    kinds: ['tour'],
    call: async () => {
      const path = `/api/guide/tours/${TOUR}/translations`;
      const [german] = parseJson<{ revision: number }[]>(await guide.get(path));
      return guide.put(`${path}/de`, { revision: german?.revision, texts: [] });
    },
  },
  guideToursPreview: { untestedBecause: 'It changes nothing.' },
  daySheetSetDeparture: {
    kinds: ['departure'],
    call: () => changeDeparture({ startTime: '11:00' }),
  },
  daySheetMoveDeparture: {
    kinds: ['departure', 'booking'],
    prepare: prepareBooking,
    call: async () => {
      const { revision } = (await fetchDeparture()) ?? {};
      return guide.put(`${DEPARTURE_PATH}/date`, { date: LATER_DATE, reason: 'Snow', revision });
    },
  },
  leadersAssign: {
    kinds: ['departure'],
    call: async () => {
      const owner = await app.database.collection('users').findOne({ guide: true });
      return guide.put(`${DEPARTURE_PATH}/guide`, { guide: String(owner?._id) });
    },
  },
  leadersAssignSuggested: { untestedBecause: 'It makes the same assignments as leadersAssign.' },
  daySheetAddWalkIn: {
    kinds: ['booking'],
    call: () => guide.post(`${DEPARTURE_PATH}/walk-ins`, { name: 'Ada Walker', people: 3 }),
  },
  daySheetRemoveWalkIn: {
    kinds: ['booking'],
    prepare: async () => (preparedResource = await addWalkIn()),
    call: () => guide.delete(partyPath(preparedResource.id)),
  },
  daySheetMark: {
    kinds: ['booking'],
    prepare: prepareBooking,
    call: () =>
      guide.put(partyPath(preparedResource.id), {
        arrived: 2,
        noShow: false,
        note: 'Ada!',
        revision: 0,
      }),
  },
  daySheetCancel: {
    kinds: ['booking'],
    prepare: prepareBooking,
    call: () => cancelParty(preparedResource),
  },
  daySheetUncancel: {
    kinds: ['booking'],
    prepare: async () => cancelParty(await prepareBooking()),
    call: () => guide.delete(`${partyPath(preparedResource.id)}/cancellation`),
  },
  paymentsNote: { kinds: ['booking'], prepare: prepareBooking, call: () => notePayment() },
  paymentsReverse: {
    kinds: ['booking'],
    prepare: async () => {
      await prepareBooking();
      await notePayment();
    },
    call: () => guide.delete(`${partyPath(preparedResource.id)}/payments/p`),
  },
  tipsNote: { kinds: ['departure'], call: () => noteTip() },
  tipsReverse: {
    kinds: ['departure'],
    prepare: () => noteTip(),
    call: () => guide.delete(`${DEPARTURE_PATH}/payments/tip`),
  },
  waitingAdd: {
    kinds: ['booking'],
    prepare: prepareWaitingParty,
    call: () => guide.post(`${DEPARTURE_PATH}/waiting`, { people: 2, contact: CONTACT }),
  },
  waitingOrder: {
    kinds: ['booking', 'booking'],
    prepare: async () => {
      await prepareWaitingParty();
      await book(2, { waiting: true });
    },
    call: async () => {
      const { waiting = [] } = (await fetchDeparture()) ?? {};
      return guide.put(`${DEPARTURE_PATH}/waiting`, { ids: waiting.map(({ id }) => id).reverse() });
    },
  },
  waitingAccept: {
    kinds: ['booking'],
    prepare: async () => {
      await prepareWaitingParty();
      await changeDeparture({ capacity: 8 });
    },
    call: () => guide.post(`/api/guide/waiting/day/${preparedResource.id}/accept`),
  },
  waitingRemove: {
    kinds: ['booking'],
    prepare: prepareWaitingParty,
    call: () => guide.delete(`/api/guide/waiting/day/${preparedResource.id}`),
  },
  announcementsSet: {
    kinds: ['departure'],
    call: () => guide.put(`${DEPARTURE_PATH}/notice`, { text: 'Ada, bring an umbrella.' }),
  },
  announcementsDelete: {
    kinds: ['departure'],
    prepare: () => guide.put(`${DEPARTURE_PATH}/notice`, { text: 'Ada, bring an umbrella.' }),
    call: () => guide.delete(`${DEPARTURE_PATH}/notice`),
  },
  announcementsAnnounceArrival: {
    kinds: ['departure'],
    call: async () => {
      const startsAt = new Date(Date.now() + 20 * 60_000);
      const today = newYorkDate(startsAt);
      await setDeparture(app, list, today, { startTime: newYorkTime(startsAt), isPromised: true });
      return guide.put(`/api/guide/departures/${departureIdOn(list, today)}/arrival`, {
        state: 'here',
      });
    },
  },
  reportsRenewAddress: {
    kinds: ['calendar-address'],
    call: () => guide.post('/api/guide/calendar-address', { password }),
  },
  reportsRevokeAddress: {
    kinds: ['calendar-address'],
    prepare: () => guide.post('/api/guide/calendar-address', { password }),
    call: () => guide.delete('/api/guide/calendar-address'),
  },
  colleaguesInvite: { kinds: ['colleague'], call: () => inviteColleague() },
  colleaguesRevoke: {
    kinds: ['colleague'],
    prepare: async () => (preparedResource = parseJson<Resource>(await inviteColleague())),
    call: () => guide.delete(`/api/guide/colleagues/invitations/${preparedResource.id}`),
  },
  colleaguesMakeOwner: {
    kinds: ['colleague'],
    prepare: addColleague,
    call: () => guide.put(`/api/guide/colleagues/${preparedResource.id}/owner`, { password }),
  },
  colleaguesStepDown: {
    kinds: ['colleague'],
    call: async () => (await signUpGuide(app)).guide.post('/api/guide/colleagues/step-down'),
  },
  colleaguesRemove: {
    kinds: ['colleague'],
    prepare: addColleague,
    call: () =>
      guide.call('DELETE', `/api/guide/colleagues/${preparedResource.id}`, { discardTaps: false }),
  },
  backupsDownload: { untestedBecause: 'It needs a dump; backups.test.ts tests it.' },
};

const OPERATIONS = operationsUnder('/api/guide/');

/** Returns the ids of the documented operations that can change something. */
function operationsUnder(prefix: string): string[] {
  const text = readFileSync(join(__dirname, '..', 'openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(prefix))
    .flatMap(([, methods]) => Object.entries(methods))
    .flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId]));
}

describe('the history', () => {
  it('is tested below for each of the guide’s calls that can change something', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...OPERATIONS].sort());
  });

  it.each(
    Object.entries(CALLS).flatMap(([id, historyCase]) =>
      'kinds' in historyCase ? [{ id, ...historyCase }] : [],
    ),
  )('has an entry after $id, without personal data', async ({ kinds, prepare, call }) => {
    await prepare?.();
    await historyCollection().deleteMany({});
    await expectSuccess(call());
    const addedEntries = await findEntries();
    expect(addedEntries.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    const { guides } = await readHistory();
    expect(guides).toEqual([addedEntries[0]?.guide]);
    expect(JSON.stringify(addedEntries)).not.toMatch(/Ada|ada@|5550100|5ecre7/);
  });

  it('shows a payment and its reversal under both the party and the departure', async () => {
    await prepareBooking();
    await historyCollection().deleteMany({});
    await expectSuccess(notePayment());
    await expectSuccess(notePayment());
    await expectSuccess(guide.delete(`${partyPath(preparedResource.id)}/payments/p`));
    for (const query of [`booking=${preparedResource.id}`, `departure=${DEPARTURE}`]) {
      const { entries } = await readHistory(query);
      expect(entries).toMatchObject([
        {
          name: CONTACT.name,
          action: 'changed',
          changes: [
            { field: 'payment.kind', from: 'TIP' },
            { field: 'payment.cents', from: 500 },
            { field: 'payment.method', from: 'CASH' },
          ],
        },
        {
          changes: [
            { field: 'payment.kind', to: 'TIP' },
            { field: 'payment.cents', to: 500 },
            { field: 'payment.method', to: 'CASH' },
          ],
        },
      ]);
    }
  });

  it('shows the old and new value of each change, with the latest change first', async () => {
    await historyCollection().deleteMany({});
    await expectSuccess(changeDeparture({ startTime: '11:00' }));
    await expectSuccess(changeDeparture({ startTime: '11:00', capacity: 8 }));
    const { entries, next } = await readHistory();
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'capacity', to: 8 }],
      [{ field: 'startTime', from: '10:00', to: '11:00' }],
    ]);
    expect(entries[1]).toMatchObject({
      kind: 'departure',
      subject: DEPARTURE,
      action: 'changed',
      place: PLACE,
      date: DATE,
      startTime: '11:00',
      guide: { name: expect.any(String) as string },
    });
    expect(next).toBeNull();
  });

  it('has no entry for a visitor’s change, or for a call that changes nothing', async () => {
    await prepareBooking();
    await expectSuccess(guide.put(`${DEPARTURE_PATH}/notice`, { text: 'Hello' }));
    await historyCollection().deleteMany({});
    await book(1);
    await expectSuccess(guide.put(`${DEPARTURE_PATH}/notice`, { text: 'Hello' }));
    await guide.put(DEPARTURE_PATH, {});
    expect(await findEntries()).toEqual([]);
  });

  it('has an entry only for the guide’s command if visitors’ commands share its batch', async () => {
    await historyCollection().deleteMany({});
    await Promise.all([
      book(1),
      expectSuccess(changeDeparture({ capacity: 30 })),
      book(1),
      book(1),
    ]);
    expect((await findEntries()).map(({ kind }) => kind)).toEqual(['departure']);
  });

  it('shows the payment methods before and after a change, with their links', async () => {
    const saveMethods = (methods: object[]) =>
      expectSuccess(guide.put('/api/guide/payment-methods', { methods }));
    await saveMethods([CASH]);
    await historyCollection().deleteMany({});
    await saveMethods([CASH]);
    await saveMethods([
      CASH,
      { kind: 'VENMO', uses: ['FARE', 'TIP'], url: 'https://venmo.com/u/ana' },
    ]);
    const from = ['Cash (for the tour)'];
    const to = [...from, 'Venmo (https://venmo.com/u/ana, for the tour or a tip)'];
    expect((await findEntries()).map(({ changes }) => changes)).toEqual([
      [{ field: 'paymentMethods', from, to }],
    ]);
  });

  it('has an entry for each waiting party that gets an offer because of a guide’s change', async () => {
    const waitingParty = await joinWaitlist();
    await historyCollection().deleteMany({});
    await expectSuccess(changeDeparture({ capacity: 8 }));
    const offerEntry = (await findEntries()).find(({ kind }) => kind === 'booking');
    expect(offerEntry).toMatchObject({ subject: waitingParty.id, departure: DEPARTURE });
    expect(offerEntry?.changes[0]).toEqual({ field: 'status', from: 'waiting', to: 'offered' });
  });

  it('groups the entries of a bulk change with those of its undoing', async () => {
    await historyCollection().deleteMany({});
    await expectSuccess(changeInBulk('group'));
    await expectSuccess(guide.delete('/api/guide/planning/changes/group'));
    const groups = (await findEntries()).map(({ bulkChange: group, subject }) => [group, subject]);
    const ids = [DEPARTURE, departureIdOn(list, LATER_DATE)];
    expect(groups).toEqual([...ids, ...ids].map((id) => ['group', id]));
  });

  it('shows a visitor’s name until the visitor’s account is deleted', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const input = { date: DATE, people: 2, contact: CONTACT };
    const { id } = parseJson<Resource>(await visitor.post(`/api/tours/${TOUR}/bookings`, input));
    await expectSuccess(cancelParty({ id, revision: 0 }));
    const fetchNames = async () =>
      (await readHistory(`booking=${id}`)).entries.map(({ name }) => name);
    expect(await fetchNames()).toEqual(['Ada Walker']);
    await expectSuccess(visitor.send('DELETE', '/api/account', deletionRequest(account.password)));
    expect(await fetchNames()).toEqual([undefined]);
  });

  it('can be filtered by booking, departure, tour, kind, and guide, and is paged', async () => {
    await historyCollection().deleteMany({});
    const walkIn = await addWalkIn();
    await expectSuccess(changeDeparture({ capacity: 30 }));
    const { entries: allEntries, guides } = await readHistory();
    expect(allEntries.map(({ kind }) => kind)).toEqual(['departure', 'booking']);
    const [latestEntry, oldestEntry] = allEntries;
    const readEntries = async (query: string) => (await readHistory(query)).entries;
    expect(await readEntries(`booking=${walkIn.id}`)).toEqual([oldestEntry]);
    expect(await readEntries(`departure=${DEPARTURE}`)).toEqual(allEntries);
    expect(await readEntries(`tour=${TOUR}`)).toEqual([latestEntry]);
    expect(await readEntries('kind=booking')).toEqual([oldestEntry]);
    expect(await readEntries(`guide=${guides[0]?.id ?? ''}`)).toEqual(allEntries);
    expect(await readEntries('guide=nobody')).toEqual([]);
    const storedEntry = await historyCollection().findOne({ kind: 'booking' });
    const { _id, ...entryWithoutId } = storedEntry ?? {};
    expect(_id).toBeDefined();
    await historyCollection().insertMany(
      Array.from({ length: 60 }, () => ({ ...entryWithoutId })) as never[],
    );
    const firstPage = await readHistory();
    const secondPage = await readHistory(`before=${firstPage.next ?? ''}`);
    expect([firstPage.entries.length, secondPage.entries.length, secondPage.next]).toEqual([
      50,
      12,
      null,
    ]);
    const ids = new Set([...firstPage.entries, ...secondPage.entries].map(({ id }) => id));
    expect(ids.size).toBe(62);
  });
});

/** Returns a request that deletes an account. */
function deletionRequest(accountPassword: string) {
  return {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: accountPassword }),
  };
}
