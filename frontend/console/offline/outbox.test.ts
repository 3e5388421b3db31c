import { ApiError } from '../../api/client';
import type {
  ArrivalInput,
  AttendanceInput,
  DaySheet,
  PartyRecord,
  PaymentInput,
  PaymentRecord,
  WalkInInput,
} from '../../api/schema';
import type { Marks } from './marks';
import { createOutbox, isUnsentTap, REMOVED_REVISION, type Channel, type Outcome } from './outbox';
import { walkInParty, type Tap, type WalkInTap } from './tap';
import { createTapStore, type TapDatabase } from './tap-store';
import { PARTY } from './test-party';

const DATE = '2030-01-07';
const DEPARTURE = { date: DATE, id: 'day.central-park.2030-01-07.1000', list: 'day' } as const;
const ADA: WalkInInput = { name: 'Ada', people: 2 };

type Calls = NonNullable<Parameters<typeof createOutbox>[0]['calls']>;

const withoutLock = <T>(send: () => Promise<T>) => send();
const neverSend = <T>() => new Promise<T>(() => undefined);
const waitForCalls = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A fake server with one party; it refuses revisions that aren't the latest. */
function fakeServer(initialParty: PartyRecord = PARTY) {
  const server = {
    party: initialParty as PartyRecord | null,
    walkIns: new Map<string, PartyRecord>(),
    /** All payments, tips, and reversals, in order. */
    payments: [] as PaymentRecord[],
    /** The inputs of all calls, in order. */
    inputs: [] as unknown[],
    /** The error status of all responses; null if calls succeed. */
    failureStatus: null as number | null,
    /** True if the server carries out calls, but their responses are lost. */
    losesResponses: false,
    isGuide: true,
    retryAfter: undefined as number | undefined,
  };
  const throwIfFailing = () => {
    if (!server.isGuide) throw new ApiError(404, 'Nothing here.');
    if (server.failureStatus !== null) {
      throw new ApiError(server.failureStatus, 'Refused.', {}, server.retryAfter);
    }
  };
  const respondUnlessLost = <T>(value: T) => {
    if (server.losesResponses) throw new ApiError(0, 'No response.');
    return value;
  };
  const note = async (id: string, payment: Omit<PaymentInput, 'at'>) => {
    await Promise.resolve();
    server.inputs.push({ ...payment, id });
    throwIfFailing();
    const { kind, cents, method } = payment;
    if (server.payments.some((each) => each.id === id)) return;
    server.payments.push({ id, kind, cents, method, at: '2030-01-07T15:00:00Z' });
  };
  const reverse = async (id: string) => {
    await Promise.resolve();
    server.inputs.push(`reverse ${id}`);
    throwIfFailing();
    const payment = server.payments.find((each) => each.id === id);
    if (!payment) throw new ApiError(404, 'No such payment.');
    server.payments.push({ ...payment, id: `of ${id}`, cents: -payment.cents, reverses: id });
  };
  const partyWithPayments = () => ({ ...(server.party ?? PARTY), payments: [...server.payments] });
  const calls: Calls = {
    confirmGuide: async () => {
      if (!server.isGuide) throw new ApiError(404, 'Nothing here.');
      await waitForCalls();
      return { user: { username: 'Ida', email: 'ida@example.com' }, exampleContact: [] };
    },
    getSheet: async () => {
      await Promise.resolve();
      throwIfFailing();
      const parties = server.party ? [server.party] : [];
      return { date: DATE, departures: [{ parties }] } as unknown as DaySheet;
    },
    markParty: async (_list, id, input: AttendanceInput) => {
      await Promise.resolve();
      server.inputs.push(input);
      throwIfFailing();
      const { party } = server;
      if (party?.id !== id) throw new ApiError(404, 'No such booking.');
      const { revision, ...marks } = input;
      if (revision !== party.revision)
        throw new ApiError(409, 'Changed.', {}, undefined, [], 'party-changed');
      server.party = { ...party, ...marks, revision: revision + 1 };
      return respondUnlessLost(server.party);
    },
    addWalkIn: async (_departure, who, key) => {
      await Promise.resolve();
      server.inputs.push(key);
      throwIfFailing();
      const party = server.walkIns.get(key) ?? {
        ...PARTY,
        id: `of ${key}`,
        name: who.name,
        people: who.people,
        walkIn: true,
      };
      server.walkIns.set(key, party);
      return respondUnlessLost(party);
    },
    announceArrival: async (_departure, { state, minutes, secondsAgo = 0 }: ArrivalInput) => {
      await Promise.resolve();
      server.inputs.push({ state, minutes, secondsAgo });
      throwIfFailing();
      const utcSaidAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
      return state === 'unknown' ? {} : { arrival: { state, minutes, utcSaidAt } };
    },
    notePayment: async (_list, _id, payment, { kind, cents, method }) => {
      await note(payment, { kind, cents, method });
      return respondUnlessLost(partyWithPayments());
    },
    reversePayment: async (_list, _id, payment) => {
      await reverse(payment);
      return respondUnlessLost(partyWithPayments());
    },
    noteTip: async (_departure, payment, { cents, method }) => {
      await note(payment, { kind: 'TIP', cents, method });
      return respondUnlessLost({ tips: [...server.payments] });
    },
    reverseTip: async (_departure, payment) => {
      await reverse(payment);
      return respondUnlessLost({ tips: [...server.payments] });
    },
    removeWalkIn: async (list, id) => {
      await Promise.resolve();
      server.inputs.push(`remove from ${list}`);
      throwIfFailing();
      const entry = [...server.walkIns].find(([, party]) => party.id === id);
      if (!entry) throw new ApiError(404, 'No such booking.');
      server.walkIns.delete(entry[0]);
    },
  };
  return { server, calls };
}

/** A fake device, whose database remains when its pages close. */
function fakeDevice() {
  let storedTaps: readonly Tap[] = [];
  const tabs = new Set<Channel>();
  const storage = { isFull: false };
  const database: TapDatabase = {
    persistence: () => 'kept',
    read: async (guide) => {
      await Promise.resolve();
      return storedTaps.filter((tap) => tap.guide === guide);
    },
    write: async (guide, change) => {
      await Promise.resolve();
      const after = change(storedTaps.filter((tap) => tap.guide === guide));
      // Deleting works even if the storage is full.
      if (storage.isFull && after.length > 0) throw new DOMException('', 'QuotaExceededError');
      // Like a database, the fake shares no objects with the page.
      const copies = structuredClone(after);
      storedTaps = [...storedTaps.filter((tap) => tap.guide !== guide), ...copies];
      return after;
    },
  };
  const channel = (): Channel => {
    const ownChannel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const tab of tabs) {
          if (tab !== ownChannel)
            tab.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent);
        }
      },
    };
    tabs.add(ownChannel);
    return ownChannel;
  };
  return { database, channel, storage, storedTaps: () => storedTaps };
}

type FakeServer = ReturnType<typeof fakeServer>;
type FakeDevice = ReturnType<typeof fakeDevice>;

/** Opens the console in a new tab of a device. */
function openPage(
  { calls }: FakeServer,
  { database, channel }: FakeDevice,
  lock = withoutLock,
  guide = 'Ida',
) {
  const outcomes: Outcome[] = [];
  const listeners = new Map<string, unknown>();
  const globals = globalThis as Record<string, unknown>;
  globals.addEventListener = (name: string, listener: unknown) => listeners.set(name, listener);
  globals.removeEventListener = () => undefined;
  globals.document = {
    hidden: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const store = createTapStore(guide, database);
  const outbox = createOutbox({ guide, store, channel: channel(), calls, lock });
  outbox.onOutcome((outcome) => outcomes.push(outcome));
  const stop = outbox.start();
  const unsentTaps = () => outbox.snapshot().taps.filter(isUnsentTap);
  const refusals = () => outbox.snapshot().taps.flatMap((tap) => tap.refused ?? []);
  const mark = (marks: Partial<Marks>, party = PARTY) => outbox.mark(DEPARTURE, party, () => marks);
  const dispatch = (name: string) => {
    (listeners.get(name) as () => void)();
  };
  return { outbox, outcomes, unsentTaps, refusals, mark, stop, store, dispatch };
}

const stopFunctions: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopFunctions.splice(0)) stop();
});

/** Opens the console on a new device with a new server. `open` opens it in one more tab. */
async function openConsole(initialParty?: PartyRecord) {
  const fake = fakeServer(initialParty);
  const device = fakeDevice();
  const open = (guide = 'Ida', lock = withoutLock) => {
    const page = openPage(fake, device, lock, guide);
    stopFunctions.push(page.stop);
    return page;
  };
  const page = open();
  await waitForCalls();
  return { ...fake, ...page, device, open };
}

test('a tap is stored, and sent with the revision that the guide saw', async () => {
  const { server, mark, outcomes, unsentTaps } = await openConsole({ ...PARTY, revision: 3 });
  await mark({ arrived: 4 }, { ...PARTY, revision: 3 });
  expect(unsentTaps()).toMatchObject([{ kind: 'marks', marks: { arrived: 4 } }]);
  await waitForCalls();
  expect(server.inputs).toEqual([{ arrived: 4, noShow: false, note: '', revision: 3 }]);
  expect(outcomes).toMatchObject([{ date: DATE, party: { arrived: 4, revision: 4 } }]);
  expect(unsentTaps()).toEqual([]);
});

test('quick taps are sent one after another, each with the next revision', async () => {
  const { server, outbox, unsentTaps, refusals } = await openConsole();
  const addOne = () => outbox.mark(DEPARTURE, PARTY, ({ arrived }) => ({ arrived: arrived + 1 }));
  await Promise.all([addOne(), addOne(), addOne()]);
  await outbox.mark(DEPARTURE, PARTY, () => ({ noShow: true }));
  await waitForCalls();
  const revisions = server.inputs.map((input) => (input as AttendanceInput).revision);
  expect(revisions).toEqual(revisions.map((_, index) => index));
  expect(server.party).toMatchObject({ arrived: 3, noShow: true });
  expect([unsentTaps(), refusals()]).toEqual([[], []]);
});

test('a second tap is based on the result of the first', async () => {
  const { server, mark, refusals } = await openConsole();
  await mark({ arrived: 4 });
  await waitForCalls();
  // The sheet still shows the party as it was before.
  await mark({ arrived: 0 }, PARTY);
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 0, revision: 2 });
  expect(refusals()).toEqual([]);
});

test('a change from another device is kept, and the refused tap shows it', async () => {
  const { server, mark, outcomes, refusals, outbox } = await openConsole();
  server.party = { ...PARTY, arrived: 2, note: 'late', revision: 1 };
  await mark({ note: 'at the gate', arrived: 4 });
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 2, note: 'late' });
  expect(outcomes).toMatchObject([{ party: { arrived: 2, note: 'late', revision: 1 } }]);
  expect(refusals()).toEqual([
    'Changed on another device: 2 of 4 arrived, note “late”. Your change wasn’t saved: 4 of 4 arrived. Your note wasn’t saved: “at the gate”.',
  ]);
  await outbox.dismiss(outbox.snapshot().taps.map(({ id }) => id));
  expect(refusals()).toEqual([]);
});

test('a tap on a party that another device canceled is refused with the reason', async () => {
  const { server, mark, refusals } = await openConsole();
  const cancelled = { at: '2030-01-02T12:00:00Z', reason: 'Nobody ever came.' };
  server.party = { ...PARTY, revision: 1, cancelled };
  await mark({ arrived: 4 });
  await waitForCalls();
  expect(refusals()).toEqual([
    'Changed on another device: canceled (“Nobody ever came.”). Your change wasn’t saved: 4 of 4 arrived.',
  ]);
});

test.each([
  [
    'on a missing party',
    null,
    'Not saved. No such booking. Your change wasn’t saved: 4 of 4 arrived.',
  ],
  ['with invalid input', 400, 'Not saved. Refused. Your change wasn’t saved: 4 of 4 arrived.'],
])('a tap %s is refused with an explanation', async (_, status, sentence) => {
  const { server, mark, unsentTaps, refusals } = await openConsole();
  if (status === null) server.party = null;
  server.failureStatus = status;
  await mark({ arrived: 4 });
  await waitForCalls();
  await waitForCalls();
  expect([unsentTaps(), refusals()]).toEqual([[], [sentence]]);
});

test('a tap after a refused one is based on the latest revision', async () => {
  const { server, mark, refusals } = await openConsole();
  server.failureStatus = 400;
  await mark({ arrived: 4 });
  await waitForCalls();
  server.failureStatus = null;
  server.party = { ...PARTY, arrived: 1, revision: 5 };
  await mark({ arrived: 4 }, server.party);
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 4, revision: 6 });
  expect(refusals()).toEqual([]);
});

test.each([
  [0, 'no connection'],
  [408, 'no connection'],
  [429, 'busy'],
  [500, 'failing'],
  [502, 'restarting'],
  [503, 'restarting'],
  [504, 'restarting'],
])(
  'after a %i, the outbox reports “%s”, keeps the tap, and sends it later',
  async (status, sendProblem) => {
    const { server, mark, unsentTaps, outbox } = await openConsole();
    server.failureStatus = status;
    server.retryAfter = status === 429 ? 0.05 : undefined;
    await mark({ arrived: 4 });
    await waitForCalls();
    expect(unsentTaps()).toMatchObject([{ marks: { arrived: 4 } }]);
    expect(outbox.snapshot()).toMatchObject({ sendProblem, isSendingOverdue: true });
    await mark({ arrived: 3 });
    await waitForCalls();
    expect(unsentTaps()).toHaveLength(1);
    server.failureStatus = null;
    await new Promise((resolve) => setTimeout(resolve, 60));
    await mark({ note: 'late' });
    await waitForCalls();
    expect(server.party).toMatchObject({ arrived: 3, note: 'late', revision: 1 });
    expect(outbox.snapshot()).toMatchObject({
      taps: [],
      sendProblem: null,
      isSendingOverdue: false,
    });
  },
);

test('no taps are sent until the server’s Retry-After has passed', async () => {
  const { server, mark } = await openConsole();
  server.failureStatus = 429;
  server.retryAfter = 30;
  await mark({ arrived: 1 });
  await waitForCalls();
  await mark({ arrived: 2 });
  await waitForCalls();
  expect(server.inputs).toHaveLength(1);
});

test('taps on other parties are sent even if the server fails on one', async () => {
  const { server, calls, outbox, mark, unsentTaps } = await openConsole();
  const other: PartyRecord = { ...PARTY, id: 'two', name: 'Bo' };
  const { markParty } = calls;
  calls.markParty = (list, id, input) =>
    id === 'two' ? Promise.reject(new ApiError(500, 'Broken.')) : markParty(list, id, input);
  await outbox.mark(DEPARTURE, other, () => ({ arrived: 1 }));
  await mark({ arrived: 4 });
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 4 });
  expect(unsentTaps()).toMatchObject([{ party: { name: 'Bo' } }]);
  expect(outbox.snapshot().sendProblem).toBe('failing');
});

test('a bug in the console is not reported as a lost connection, and doesn’t block other taps', async () => {
  const { server, calls, outbox, mark, refusals, unsentTaps } = await openConsole();
  const { markParty } = calls;
  calls.markParty = (list, id, input) => {
    if (id === 'two') throw new TypeError('undefined is not a function');
    return markParty(list, id, input);
  };
  await outbox.mark(DEPARTURE, { ...PARTY, id: 'two' }, () => ({ arrived: 1 }));
  await mark({ arrived: 4 });
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 4 });
  expect(refusals()).toEqual([expect.stringContaining('Not saved.')]);
  expect([unsentTaps(), outbox.snapshot().sendProblem]).toEqual([[], null]);
});

test('taps are sent only while their guide is signed in, even after the page was closed', async () => {
  const { server, mark, stop, open, device } = await openConsole();
  server.isGuide = false;
  await mark({ arrived: 4 });
  await waitForCalls();
  stop();
  expect(device.storedTaps()).toHaveLength(1);
  server.isGuide = true;
  const other = open('Otto');
  await waitForCalls();
  expect(other.unsentTaps()).toEqual([]);
  expect(server.party).toMatchObject({ arrived: 0 });
  open();
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 4 });
  expect(device.storedTaps()).toEqual([]);
});

test('a user who is no longer a guide keeps their taps, and the outbox reports “signed out”', async () => {
  const { server, mark, unsentTaps, outbox } = await openConsole();
  server.isGuide = false;
  await mark({ arrived: 4 });
  await waitForCalls();
  expect(unsentTaps()).toHaveLength(1);
  expect(outbox.snapshot().sendProblem).toBe('signed out');
});

test('a tap that waited never overwrites a later change from another device', async () => {
  const { server, mark, open, stop, refusals } = await openConsole();
  server.failureStatus = 0;
  await mark({ arrived: 4, note: 'at the gate' });
  await waitForCalls();
  stop();
  server.party = { ...PARTY, arrived: 2, revision: 1 };
  server.failureStatus = null;
  const next = open();
  await waitForCalls();
  expect(server.party).toEqual({ ...PARTY, arrived: 2, revision: 1 });
  expect(refusals()).toEqual([]);
  expect(next.refusals()).toEqual([
    'Changed on another device: 2 of 4 arrived. Your change wasn’t saved: 4 of 4 arrived. Your note wasn’t saved: “at the gate”.',
  ]);
});

test('a saved tap whose response was lost counts as this device’s own change', async () => {
  const { server, mark, refusals, unsentTaps } = await openConsole();
  server.losesResponses = true;
  await mark({ arrived: 1 });
  await waitForCalls();
  server.losesResponses = false;
  await mark({ arrived: 2 });
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 2, revision: 2 });
  expect([unsentTaps(), refusals()]).toEqual([[], []]);
});

test('a tap that fails just as the network comes back is sent again immediately', async () => {
  const { calls, server, mark, dispatch, unsentTaps } = await openConsole();
  const { markParty } = calls;
  calls.markParty = async () => {
    calls.markParty = markParty;
    dispatch('online');
    await waitForCalls();
    throw new ApiError(0, 'No response.');
  };
  await mark({ arrived: 4 });
  await waitForCalls();
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 4 });
  expect(unsentTaps()).toEqual([]);
});

test('a later change from another device does not count as this device’s own', async () => {
  const { server, mark, refusals } = await openConsole();
  server.losesResponses = true;
  await mark({ arrived: 1 });
  await waitForCalls();
  server.losesResponses = false;
  // The other device set the same number, two revisions later.
  server.party = { ...PARTY, arrived: 1, revision: 3 };
  await mark({ arrived: 2 });
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 1, revision: 3 });
  expect(refusals()).toHaveLength(1);
});

test('a tap isn’t sent if it is undone beforehand', async () => {
  const { server, open } = await openConsole();
  const { mark, unsentTaps } = open('Ida', neverSend);
  await mark({ noShow: true });
  expect(unsentTaps()).toHaveLength(1);
  await mark({ noShow: false });
  expect(unsentTaps()).toEqual([]);
  expect(server.inputs).toEqual([]);
});

test('two identical walk-ins are both added', async () => {
  const { server, outbox } = await openConsole();
  await outbox.addWalkIn(DEPARTURE, ADA);
  await outbox.addWalkIn(DEPARTURE, ADA);
  await waitForCalls();
  expect(server.walkIns.size).toBe(2);
});

test('a walk-in keeps its key while it waits, and is added only once', async () => {
  const { server, outbox, stop, open } = await openConsole();
  server.losesResponses = true;
  await outbox.addWalkIn(DEPARTURE, ADA);
  await waitForCalls();
  stop();
  server.losesResponses = false;
  const next = open();
  await waitForCalls();
  const [first, second] = server.inputs;
  expect(second).toBe(first);
  expect(server.walkIns.size).toBe(1);
  expect(next.unsentTaps()).toEqual([]);
  expect(next.outcomes).toMatchObject([{ departure: DEPARTURE.id, party: { name: 'Ada' } }]);
});

test('a refused walk-in shows the reason until the guide removes it', async () => {
  const { server, outbox, refusals } = await openConsole();
  server.failureStatus = 400;
  await outbox.addWalkIn(DEPARTURE, ADA);
  await waitForCalls();
  expect(refusals()).toEqual(['Not added. Refused.']);
  const [tap] = outbox.snapshot().taps;
  await outbox.removeUnsentWalkIn(tap?.id ?? '');
  expect(outbox.snapshot().taps).toEqual([]);
});

test('an unsent walk-in is removed without a call', async () => {
  const { server, open } = await openConsole();
  const { outbox } = open('Ida', neverSend);
  await outbox.addWalkIn(DEPARTURE, ADA);
  await outbox.removeUnsentWalkIn(outbox.snapshot().taps[0]?.id ?? '');
  expect(outbox.snapshot().taps).toEqual([]);
  expect(server.inputs).toEqual([]);
});

test('a walk-in that was removed after its response was lost does not return', async () => {
  const { server, outbox, stop, open } = await openConsole();
  server.losesResponses = true;
  await outbox.addWalkIn(DEPARTURE, ADA);
  await waitForCalls();
  expect(server.walkIns.size).toBe(1);
  await outbox.removeUnsentWalkIn(outbox.snapshot().taps[0]?.id ?? '');
  stop();
  server.losesResponses = false;
  const next = open();
  await waitForCalls();
  await waitForCalls();
  expect(server.walkIns.size).toBe(0);
  expect(next.unsentTaps()).toEqual([]);
  expect(next.outcomes.at(-1)).toMatchObject({ isRemoved: true });
  expect([...next.outbox.snapshot().ownRevisions.values()]).toEqual([REMOVED_REVISION]);
});

test('a walk-in that is removed while it is being sent does not stay on the server', async () => {
  const { server, calls, outbox } = await openConsole();
  const { addWalkIn } = calls;
  calls.addWalkIn = async (...call) => {
    await outbox.removeUnsentWalkIn(call[2]);
    return addWalkIn(...call);
  };
  await outbox.addWalkIn(DEPARTURE, ADA);
  await waitForCalls();
  await waitForCalls();
  expect(server.inputs).toContain('remove from day');
  expect(server.walkIns.size).toBe(0);
});

test('removing a walk-in waits while offline, and succeeds even if another device removed it first', async () => {
  const { server, outbox, unsentTaps, outcomes, refusals } = await openConsole();
  await outbox.addWalkIn(DEPARTURE, ADA);
  await waitForCalls();
  const party = outcomes.flatMap((each) => ('party' in each ? each.party : []))[0] ?? PARTY;
  server.failureStatus = 0;
  await outbox.removeWalkIn(DEPARTURE, party);
  await waitForCalls();
  expect(unsentTaps()).toMatchObject([{ kind: 'removal', party: { name: 'Ada' } }]);
  server.failureStatus = null;
  server.walkIns.clear();
  await outbox.removeWalkIn(DEPARTURE, party);
  await waitForCalls();
  await waitForCalls();
  expect([unsentTaps(), refusals()]).toEqual([[], []]);
});

test('a device without storage space keeps taps only in the page, and deletes stored taps', async () => {
  const { server, mark, device, open, stop, outbox } = await openConsole();
  server.failureStatus = 0;
  await mark({ arrived: 1 });
  await waitForCalls();
  device.storage.isFull = true;
  await mark({ arrived: 2 });
  expect(outbox.snapshot()).toMatchObject({
    persistence: 'page only',
    taps: [{ marks: { arrived: 2 } }],
  });
  expect(device.storedTaps()).toEqual([]);
  server.failureStatus = null;
  await mark({ arrived: 3 });
  await waitForCalls();
  const saved = server.party;
  expect(saved).toMatchObject({ arrived: 3 });
  stop();
  open();
  await waitForCalls();
  expect(server.party).toEqual(saved);
});

test.each([
  ['with', createLock()],
  ['without', withoutLock],
])('two tabs %s browser locks save a tap once', async (withOrWithout, lock) => {
  const { server, open } = await openConsole();
  const tabs = [open('Ida', lock), open('Ida', lock)] as const;
  await waitForCalls();
  server.failureStatus = 0;
  await tabs[0].mark({ arrived: 4 });
  await waitForCalls();
  const inputCount = server.inputs.length;
  server.failureStatus = null;
  // Both tabs retry at the same time.
  for (const { outbox } of tabs) outbox.reportConnection();
  await waitForCalls();
  await waitForCalls();
  expect(server.party).toMatchObject({ arrived: 4, revision: 1 });
  if (withOrWithout === 'with') expect(server.inputs).toHaveLength(inputCount + 1);
  for (const { unsentTaps, refusals, outbox } of tabs) {
    expect([unsentTaps(), refusals()]).toEqual([[], []]);
    // Neither tab reports the tap as another device's change.
    expect(outbox.snapshot().ownRevisions.get('one')).toBe(1);
  }
});

test('a refusal is shown in both tabs', async () => {
  const { server, mark, refusals, open } = await openConsole();
  const other = open();
  await waitForCalls();
  server.failureStatus = 400;
  await mark({ arrived: 4 });
  await waitForCalls();
  expect(refusals()).toHaveLength(1);
  expect(other.refusals()).toEqual(refusals());
});

/** Runs one function at a time, like a browser's lock. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(send: () => Promise<T>): Promise<T> => {
    const result = last.then(send);
    last = result;
    return result;
  };
}

describe('an announcement', () => {
  const late = { state: 'late', minutes: 5 } as const;

  test('is sent once, and its outcome contains the server’s response', async () => {
    const { server, outbox, outcomes, unsentTaps } = await openConsole();
    await outbox.announce(DEPARTURE, late);
    expect(unsentTaps()).toMatchObject([{ kind: 'arrival', said: late }]);
    await waitForCalls();
    expect(server.inputs).toEqual([{ ...late, secondsAgo: 0 }]);
    expect(outcomes).toMatchObject([{ departure: DEPARTURE.id, arrival: late }]);
    await outbox.announce(DEPARTURE, { state: 'unknown' });
    await waitForCalls();
    expect(outcomes.at(-1)).toMatchObject({ arrival: null });
    expect(unsentTaps()).toEqual([]);
  });

  test('is sent with its age once the network is back, unless a later one has replaced it', async () => {
    const { server, outbox, unsentTaps } = await openConsole();
    const other = { ...DEPARTURE, id: 'day.brooklyn-bridge.2030-01-07.1000' };
    server.failureStatus = 0;
    const clock = vi.spyOn(Date, 'now');
    const tappedAt = Date.now();
    await outbox.announce(DEPARTURE, late);
    await outbox.announce(other, late);
    await outbox.announce(DEPARTURE, { state: 'here' });
    await waitForCalls();
    expect(unsentTaps()).toMatchObject([
      { departure: other.id, said: late },
      { departure: DEPARTURE.id, said: { state: 'here' } },
    ]);
    server.failureStatus = null;
    server.inputs = [];
    clock.mockReturnValue(tappedAt + 90_000);
    outbox.reportConnection();
    await waitForCalls();
    clock.mockRestore();
    expect(server.inputs).toEqual([
      { ...late, secondsAgo: 90 },
      { state: 'here', minutes: undefined, secondsAgo: 90 },
    ]);
    expect(unsentTaps()).toEqual([]);
  });

  test('shows why the server refused it until the next announcement', async () => {
    const { server, outbox, refusals, unsentTaps } = await openConsole();
    server.failureStatus = 409;
    await outbox.announce(DEPARTURE, late);
    await waitForCalls();
    expect(refusals()).toEqual(['Not announced. Refused.']);
    server.failureStatus = null;
    await outbox.announce(DEPARTURE, { state: 'here' });
    await waitForCalls();
    expect([refusals(), unsentTaps()]).toEqual([[], []]);
  });
});

describe('a payment', () => {
  const FARE = { kind: 'FARE', cents: 8000, method: 'CASH' } as const;
  const sumOf = (payments: readonly { cents: number }[]) =>
    payments.reduce((sum, { cents }) => sum + cents, 0);

  test('waits while offline, and is sent after the check-in before it', async () => {
    const { server, outbox, mark, unsentTaps, outcomes } = await openConsole();
    server.failureStatus = 0;
    await mark({ arrived: 2 });
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    await waitForCalls();
    expect(unsentTaps()).toMatchObject([{ kind: 'marks' }, { kind: 'payment', payment: FARE }]);
    server.failureStatus = null;
    server.inputs = [];
    outbox.reportConnection();
    await waitForCalls();
    expect(server.inputs).toMatchObject([{ arrived: 2 }, FARE]);
    expect(outcomes.at(-1)).toMatchObject({ party: { arrived: 2, payments: [FARE] } });
    expect(unsentTaps()).toEqual([]);
  });

  test('is noted once, even if its response is lost and the page reloads', async () => {
    const { server, outbox, stop, open } = await openConsole();
    server.losesResponses = true;
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    await waitForCalls();
    stop();
    server.losesResponses = false;
    const next = open();
    await waitForCalls();
    expect(server.inputs).toHaveLength(2);
    expect(server.payments).toMatchObject([FARE]);
    expect(next.unsentTaps()).toEqual([]);
  });

  test('isn’t sent if it is undone beforehand', async () => {
    const { server, open } = await openConsole();
    const { outbox } = open('Ida', neverSend);
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    const id = outbox.snapshot().taps[0]?.id ?? '';
    await outbox.undoPayment(DEPARTURE, { id, ...FARE }, PARTY);
    expect(outbox.snapshot().taps).toEqual([]);
    expect(server.inputs).toEqual([]);
  });

  test('is reversed if it is undone after its response was lost', async () => {
    const { server, outbox, unsentTaps, refusals } = await openConsole();
    server.losesResponses = true;
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    await waitForCalls();
    const id = outbox.snapshot().taps[0]?.id ?? '';
    server.losesResponses = false;
    await outbox.undoPayment(DEPARTURE, { id, ...FARE }, PARTY);
    await waitForCalls();
    await waitForCalls();
    expect(server.payments).toMatchObject([FARE, { reverses: id }]);
    expect([unsentTaps(), refusals()]).toEqual([[], []]);
  });

  test('is reversed once, even if the guide undoes it twice', async () => {
    const { server, outbox, unsentTaps } = await openConsole();
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    await waitForCalls();
    const payment = server.payments[0] ?? { id: '', ...FARE };
    server.failureStatus = 0;
    await outbox.undoPayment(DEPARTURE, payment, PARTY);
    await outbox.undoPayment(DEPARTURE, payment, PARTY);
    await waitForCalls();
    expect(unsentTaps()).toHaveLength(1);
    server.failureStatus = null;
    outbox.reportConnection();
    await waitForCalls();
    await waitForCalls();
    expect([server.payments.length, sumOf(server.payments), unsentTaps()]).toEqual([2, 0, []]);
  });

  test('shows its amount and the reason if the server refuses it, unless it was undone', async () => {
    const { server, calls, outbox, refusals } = await openConsole();
    server.failureStatus = 409;
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    await waitForCalls();
    expect(refusals()).toEqual(['Not noted: $80 in cash. Refused.']);
    const { notePayment } = calls;
    calls.notePayment = async (...call) => {
      await outbox.undoPayment(DEPARTURE, { id: call[2], ...FARE }, PARTY);
      return notePayment(...call);
    };
    await outbox.notePayment(DEPARTURE, FARE, PARTY);
    await waitForCalls();
    await waitForCalls();
    expect(outbox.snapshot().taps).toHaveLength(1);
  });

  test('waits for its walk-in, and then belongs to its party', async () => {
    const { server, outbox, outcomes, unsentTaps } = await openConsole();
    server.failureStatus = 0;
    await outbox.addWalkIn(DEPARTURE, ADA);
    const [walkIn] = outbox.snapshot().taps as WalkInTap[];
    if (!walkIn) throw new Error('There is no walk-in.');
    const party = walkInParty(walkIn, { kind: 'PERSON', cents: 4000 });
    expect(party).toMatchObject({ name: 'Ada', dueCents: 8000 });
    await outbox.notePayment(DEPARTURE, FARE, party);
    await waitForCalls();
    expect(server.payments).toEqual([]);
    server.failureStatus = null;
    outbox.reportConnection();
    await waitForCalls();
    await waitForCalls();
    expect(server.payments).toMatchObject([FARE]);
    expect(outcomes).toMatchObject([{ party: { name: 'Ada' } }, { party: { payments: [FARE] } }]);
    expect(unsentTaps()).toEqual([]);
  });

  test('by an unsent walk-in is removed or refused together with the walk-in', async () => {
    const { server, outbox, refusals } = await openConsole();
    server.failureStatus = 0;
    await outbox.addWalkIn(DEPARTURE, ADA);
    const pay = () => {
      const walkIn = outbox.snapshot().taps[0] as WalkInTap;
      return outbox.notePayment(DEPARTURE, FARE, walkInParty(walkIn, undefined));
    };
    await pay();
    await outbox.removeUnsentWalkIn(outbox.snapshot().taps[0]?.id ?? '');
    await waitForCalls();
    expect(server.payments).toEqual([]);
    expect(outbox.snapshot().taps).toMatchObject([{ kind: 'walk-in', takenBack: true }]);
    server.failureStatus = null;
    outbox.reportConnection();
    await waitForCalls();
    await waitForCalls();
    expect(outbox.snapshot().taps).toEqual([]);
    server.failureStatus = 0;
    await outbox.addWalkIn(DEPARTURE, ADA);
    await pay();
    await waitForCalls();
    server.failureStatus = 409;
    outbox.reportConnection();
    await waitForCalls();
    expect(refusals()).toEqual(['Not added. Refused.', 'Not noted: $80 in cash.']);
  });

  test('can be a tip for the whole departure', async () => {
    const { server, outbox, outcomes, unsentTaps } = await openConsole();
    const tip = { kind: 'TIP', cents: 3500, method: 'VENMO' } as const;
    await outbox.notePayment(DEPARTURE, tip);
    await waitForCalls();
    expect(outcomes).toMatchObject([{ departure: DEPARTURE.id, tips: [tip] }]);
    await outbox.undoPayment(DEPARTURE, server.payments[0] ?? { id: '', ...tip });
    await waitForCalls();
    expect(outcomes.at(-1)).toMatchObject({ tips: [tip, { cents: -3500 }] });
    expect(unsentTaps()).toEqual([]);
  });
});
