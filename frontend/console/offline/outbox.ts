import {
  ApiError,
  isRefusedWith,
  isTemporary,
  RESTART_STATUSES,
  errorSentence,
} from '../../api/client';
import { newKey } from '../../api/idempotency-key';
import type { ArrivalRecord, PartyRecord, PaymentRecord, WalkInInput } from '../../api/schema';
import {
  addWalkIn,
  confirmGuide,
  getSheet,
  isNotFound,
  markParty,
  notePayment,
  noteTip,
  removeWalkIn,
  reversePayment,
  reverseTip,
  announceArrival,
} from '../guide-api';
import { describePayment } from '../format-payment';
import { describeChange, describeMarks, marksOf, areMarksEqual, type Marks } from './marks';
import {
  sortTaps,
  subjectOf,
  type List,
  type ArrivalTap,
  type MarksTap,
  type Payment,
  type PaymentTap,
  type RemovalTap,
  type ReversalTap,
  type Announcement,
  type Tap,
  type WalkInTap,
} from './tap';
import type { Persistence, TapStore } from './tap-store';

/** The interval between attempts to send unsent taps. */
const RETRY_MS = 10_000;
/** A tap that waits longer than this is shown as not sent yet. */
const LATE_AFTER_MS = 4000;
/** The maximum age of an announcement that the server accepts. */
const MAX_ANNOUNCEMENT_AGE_SECONDS = 24 * 60 * 60;

/** Used as the revision of a removed party; greater than all real revisions. */
export const REMOVED_REVISION = Infinity;

const apiCalls = {
  markParty,
  addWalkIn,
  removeWalkIn,
  announceArrival,
  notePayment,
  reversePayment,
  noteTip,
  reverseTip,
  getSheet,
  confirmGuide,
};

/** Why a call failed, if it may succeed later. */
export type ConnectionProblem =
  | 'no connection'
  | 'restarting'
  /** The server is limiting this device's requests. */
  | 'busy'
  /** The server responds with errors. */
  | 'failing'
  /** The session has expired, or the account no longer has the guide role. */
  | 'signed out';

export interface OutboxState {
  /** Unsent and refused taps, in the order in which they were made. */
  taps: readonly Tap[];
  /** Why unsent taps can't be sent; null if they can. */
  sendProblem: ConnectionProblem | null;
  /** Whether to show which taps aren't sent yet, because sending has failed, or takes longer than usual. */
  isSendingOverdue: boolean;
  persistence: Persistence;
  /** By party id: the last revision that this device saved, or REMOVED_REVISION if this device removed the party. */
  ownRevisions: ReadonlyMap<string, number>;
}

interface OutcomeBase {
  date: string;
  departure: string;
}

/** The result of a tap about a party. */
export interface PartyOutcome extends OutcomeBase {
  /** The party's current state on the server. */
  party: PartyRecord;
  isRemoved: boolean;
}

/** The result of an announcement. */
interface ArrivalOutcome extends OutcomeBase {
  /** Null if the announcement was deleted. */
  arrival: ArrivalRecord | null;
}

/** The result of a tap about a tip for a whole departure. */
interface TipsOutcome extends OutcomeBase {
  /** All tips for the whole departure, with their reversals. */
  tips: readonly PaymentRecord[];
}

/** The result of a sent tap. */
export type Outcome = PartyOutcome | ArrivalOutcome | TipsOutcome;

/** Sends outcomes to other tabs, or null to make them reload the stored taps. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

interface Options {
  guide: string;
  store: TapStore;
  channel: Channel | null;
  calls?: typeof apiCalls;
  lock?: <T>(send: () => Promise<T>) => Promise<T>;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates the queue of the guide's taps. It stores each tap, then sends the stored taps in order, from one tab at a
 * time. Each tap includes the revision that the guide saw, so that it never overwrites a change from another device.
 */
export function createOutbox(options: Options) {
  const { guide, store, channel, calls = apiCalls, lock = runInOneTab } = options;
  let state: OutboxState = {
    taps: [],
    sendProblem: null,
    isSendingOverdue: false,
    persistence: store.persistence(),
    ownRevisions: new Map(),
  };
  const listeners = new Set<() => void>();
  const outcomeListeners = new Set<(outcome: Outcome) => void>();
  let sending: Promise<void> | null = null;
  /** The parties as the server last returned them, by id; the sheet may still have older revisions. */
  const savedParties = new Map<string, PartyRecord>();
  /** When this device may send requests again, according to the server's Retry-After header. */
  let pausedUntil = 0;
  /** True if the network came back during a call that may have started offline. */
  let reconnectedWhileSending = false;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;

  const updateState = (change: Partial<OutboxState>) => {
    const { taps, sendProblem } = { ...state, ...change };
    const unsentTaps = taps.filter(isUnsentTap);
    const oldestTapAt = Math.min(...unsentTaps.map(({ at }) => at));
    const remainingMs = oldestTapAt + LATE_AFTER_MS - Date.now();
    const isSendingOverdue = unsentTaps.length > 0 && (sendProblem !== null || remainingMs <= 0);
    clearTimeout(lateTimer);
    if (!isSendingOverdue && unsentTaps.length > 0) {
      lateTimer = setTimeout(() => {
        updateState({});
      }, remainingMs);
    }
    state = { ...state, ...change, isSendingOverdue, persistence: store.persistence() };
    for (const listener of listeners) listener();
  };
  const reloadTaps = async () => {
    updateState({ taps: await store.readAll() });
  };
  const editTaps = async (change: (taps: readonly Tap[]) => readonly Tap[]) => {
    updateState({ taps: await store.edit(change) });
    channel?.postMessage(null);
  };
  const findTap = async (id: string) => (await store.readAll()).find((tap) => tap.id === id);
  const replaceTap = (newTap: Tap) =>
    editTaps((taps) => taps.map((tap) => (tap.id === newTap.id ? newTap : tap)));
  const dropTap = (id: string) => editTaps((taps) => taps.filter((tap) => tap.id !== id));
  const refuseTap = (tap: Tap, explanation: string) => replaceTap({ ...tap, refused: explanation });

  const handleOutcome = (outcome: Outcome) => {
    if ('party' in outcome) {
      const { id, revision } = outcome.party;
      updateState({
        ownRevisions: new Map(state.ownRevisions).set(
          id,
          outcome.isRemoved ? REMOVED_REVISION : revision,
        ),
      });
    }
    for (const listener of outcomeListeners) listener(outcome);
  };
  const publishOutcome = (outcome: Outcome) => {
    handleOutcome(outcome);
    channel?.postMessage(outcome);
  };

  /** Sends unsent taps one after another, until none is left or a call fails. */
  const send = (): Promise<void> => {
    if (Date.now() < pausedUntil) return Promise.resolve();
    sending ??= lock(sendAll).then((canContinue) => {
      sending = null;
      const shouldContinue = canContinue || reconnectedWhileSending;
      reconnectedWhileSending = false;
      // The guide may have tapped after sendAll() last read the taps.
      if (shouldContinue && state.taps.some(isUnsentTap)) return send();
    });
    return sending;
  };

  /** Sends all unsent taps. @returns whether later taps can be sent immediately */
  const sendAll = async (): Promise<boolean> => {
    /** Subjects whose taps failed on the server; taps about other subjects are still sent. */
    const failingSubjects = new Set<string>();
    for (;;) {
      // Another tab may have sent some taps.
      await reloadTaps();
      const unsentTaps = state.taps.filter(isUnsentTap);
      const nextTap = unsentTaps.find((tap) => !failingSubjects.has(subjectOf(tap)));
      if (!nextTap) {
        updateState({ sendProblem: failingSubjects.size > 0 ? 'failing' : null });
        return failingSubjects.size === 0;
      }
      const lateTimeout = setTimeout(() => {
        updateState({ sendProblem: 'no connection' });
      }, LATE_AFTER_MS);
      try {
        await sendTap(nextTap);
        if (failingSubjects.size === 0 && state.sendProblem !== null)
          updateState({ sendProblem: null });
      } catch (error) {
        const sendProblem = problemOf(error);
        if (sendProblem !== 'failing') {
          if (sendProblem === 'busy') pausedUntil = Date.now() + pauseMsAfter(error);
          updateState({ sendProblem });
          return false;
        }
        failingSubjects.add(subjectOf(nextTap));
      } finally {
        clearTimeout(lateTimeout);
      }
    }
  };

  /** @throws ApiError if the tap should be retried later */
  const sendTap = async (tap: Tap): Promise<void> => {
    try {
      if (tap.kind === 'marks') await sendMarks(tap);
      else if (tap.kind === 'walk-in') await sendWalkIn(tap);
      else if (tap.kind === 'arrival') await sendArrival(tap);
      else if (tap.kind === 'payment') await sendPayment(tap);
      else if (tap.kind === 'reversal') await sendReversal(tap);
      else await sendRemoval(tap);
    } catch (error) {
      if (canRetry(error)) throw error;
      // If the account no longer has the guide role, all calls fail with 404, and confirmGuide() throws.
      if (isNotFound(error)) await calls.confirmGuide();
      const latest = await findTap(tap.id);
      // Another tab may have handled the tap.
      if (!latest) return;
      // The guide has undone the payment, so it doesn't matter that it was refused.
      if (latest.kind === 'payment' && latest.takenBack) await dropTap(latest.id);
      else await refuseWithPayments(latest, `${errorSentence(error)}${describeLoss(latest)}`);
    }
  };

  /** Marks a tap as refused. If it's a walk-in, also marks the payments that wait for it, because they can't be sent. */
  const refuseWithPayments = (tap: Tap, explanation: string) => {
    const openingOf = (each: Tap) => `${REFUSAL_OPENINGS[each.kind]}${detailOf(each)}.`;
    return editTaps((taps) =>
      taps.map((each) => {
        if (each.id === tap.id) return { ...tap, refused: `${openingOf(tap)} ${explanation}` };
        const isBlocked = tap.kind === 'walk-in' && subjectOf(each) === tap.id;
        return isBlocked ? { ...each, refused: openingOf(each) } : each;
      }),
    );
  };

  const sendMarks = async (tap: MarksTap): Promise<void> => {
    const { id, list, party, marks: sentMarks } = tap;
    const otherTried = tap.tried.filter((marks) => !areMarksEqual(marks, sentMarks));
    const tried = [...otherTried, sentMarks];
    // Stores the attempt first, because the page may close before the response arrives.
    await editTaps((taps) =>
      taps.map((each) => (each.id === id && each.kind === 'marks' ? { ...each, tried } : each)),
    );
    try {
      const input = { ...sentMarks, revision: party.revision };
      await acceptMarks(tap, await calls.markParty(list, party.id, input), sentMarks);
    } catch (error) {
      if (!isRefusedWith(error, 'party-changed', 'party-canceled')) throw error;
      await resolveConflict({ ...tap, tried });
    }
  };

  /** Publishes the server's party, and drops the tap unless the guide has tapped again since the tap was sent. */
  const acceptMarks = async (
    tap: MarksTap,
    party: PartyRecord,
    savedMarks: Marks,
  ): Promise<void> => {
    publishParty(tap, party);
    await editTaps((taps) =>
      taps.flatMap((each) => {
        if (each.id !== tap.id || each.kind !== 'marks') return [each];
        return areMarksEqual(each.marks, savedMarks) ? [] : [{ ...each, party, tried: [] }];
      }),
    );
  };

  const publishParty = ({ date, departure }: OutcomeBase, party: PartyRecord) => {
    savedParties.set(party.id, party);
    publishOutcome({ date, departure, party, isRemoved: false });
  };

  /** After a revision conflict, refuses the tap, unless the newer revision is the tap's own, or has the same marks. */
  const resolveConflict = async (sentTap: MarksTap): Promise<void> => {
    const { departures } = await calls.getSheet(sentTap.date);
    const party = departures
      .flatMap(({ parties }) => parties)
      .find(({ id }) => id === sentTap.party.id);
    const tap = await findTap(sentTap.id);
    // Another tab may have handled the tap.
    if (tap?.kind !== 'marks') return;
    if (!party) {
      await refuseTap(
        tap,
        `${REFUSAL_OPENINGS.marks}. The booking is no longer on this day.${describeLoss(tap)}`,
      );
      return;
    }
    // True if an earlier attempt succeeded, but its response was lost.
    const isOwnRevision =
      party.revision === tap.party.revision + 1 &&
      sentTap.tried.some((marks) => areMarksEqual(marks, party));
    if (isOwnRevision || areMarksEqual(party, tap.marks)) {
      await acceptMarks(tap, party, marksOf(party));
      return;
    }
    const { date, departure } = tap;
    publishOutcome({ date, departure, party, isRemoved: false });
    const change = describeChange(tap.party, party);
    await refuseTap(tap, `Changed on another device: ${change}.${describeLoss(tap)}`);
  };

  const sendWalkIn = async (tap: WalkInTap): Promise<void> => {
    const { id, date, departure, who } = tap;
    if (!(await markAsTried(tap))) return;
    const party = await calls.addWalkIn(departure, who, id);
    publishOutcome({ date, departure, party, isRemoved: false });
    await editTaps((taps) =>
      taps.flatMap((each) => {
        // Payments that waited for the walk-in now belong to its party.
        if (each.kind === 'payment' && subjectOf(each) === id) return [{ ...each, party }];
        if (each.id !== id || each.kind !== 'walk-in') return [each];
        return each.takenBack ? [toRemoval(each, party)] : [];
      }),
    );
  };

  /** Marks a walk-in or a payment as sent. @returns false if the guide has removed it in the meantime */
  const markAsTried = async ({ id, tried }: WalkInTap | PaymentTap): Promise<boolean> => {
    if (tried) return true;
    let isQueued = false;
    await editTaps((taps) => {
      isQueued = taps.some((tap) => tap.id === id);
      return taps.map((tap) =>
        tap.id === id && (tap.kind === 'walk-in' || tap.kind === 'payment')
          ? { ...tap, tried: true }
          : tap,
      );
    });
    return isQueued;
  };

  const sendPayment = async (tap: PaymentTap): Promise<void> => {
    const { id, departure, list, party, payment, at } = tap;
    if (!(await markAsTried(tap))) return;
    const { kind, ...tipInput } = { ...payment, at: new Date(at).toISOString() };
    if (party) {
      await acceptPayments(tap, await calls.notePayment(list, party.id, id, { kind, ...tipInput }));
    } else {
      await acceptTips(tap, await calls.noteTip(departure, id, tipInput));
    }
  };

  const sendReversal = async (tap: ReversalTap): Promise<void> => {
    const { departure, list, party, payment } = tap;
    if (party) await acceptPayments(tap, await calls.reversePayment(list, party.id, payment.id));
    else await acceptTips(tap, await calls.reverseTip(departure, payment.id));
  };

  /** Publishes the server's party, and drops the tap. A payment that the guide has undone becomes a reversal. */
  const acceptPayments = async (tap: PaymentTap | ReversalTap, party: PartyRecord) => {
    publishParty(tap, party);
    await editTaps((taps) => withoutPayment(taps, tap));
  };

  const acceptTips = async (tap: PaymentTap | ReversalTap, { tips }: { tips: PaymentRecord[] }) => {
    publishOutcome({ date: tap.date, departure: tap.departure, tips });
    await editTaps((taps) => withoutPayment(taps, tap));
  };

  const sendRemoval = async (tap: RemovalTap): Promise<void> => {
    const { id, date, departure, list, party } = tap;
    try {
      await calls.removeWalkIn(list, party.id);
    } catch (error) {
      // A 404 is also the response if the account no longer has the guide role, but then confirmGuide() throws.
      // Otherwise, another device has removed the walk-in.
      if (!isNotFound(error)) throw error;
      await calls.confirmGuide();
    }
    publishOutcome({ date, departure, party, isRemoved: true });
    await dropTap(id);
  };

  const sendArrival = async ({ id, date, departure, said, at }: ArrivalTap): Promise<void> => {
    const secondsAgo = Math.min(
      MAX_ANNOUNCEMENT_AGE_SECONDS,
      Math.max(0, Math.round((Date.now() - at) / 1000)),
    );
    const { arrival = null } = await calls.announceArrival(departure, { ...said, secondsAgo });
    publishOutcome({ date, departure, arrival });
    await dropTap(id);
  };

  const retry = () => {
    if (!document.hidden && state.taps.some(isUnsentTap)) void send();
  };
  /** True while the browser reports that it's offline. That may be wrong, so taps are sent anyway. */
  let isOffline = false;
  const handleOffline = () => {
    isOffline = true;
    updateState({ sendProblem: 'no connection' });
  };
  const handleOnline = () => {
    isOffline = false;
    reconnectedWhileSending = sending !== null;
    sendOrClearProblem();
  };
  const sendOrClearProblem = () => {
    if (state.taps.some(isUnsentTap)) void send();
    // Without unsent taps, only a later call can show whether the server responds.
    else if (state.sendProblem !== null) updateState({ sendProblem: null });
  };

  const newTapBase = (taps: readonly Tap[]) => ({
    id: newKey(),
    guide,
    order: 1 + Math.max(0, ...taps.map(({ order }) => order)),
    at: Date.now(),
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => state,
    /** Calls `listener` with the outcomes of taps in this and other tabs. @returns a function that unsubscribes */
    onOutcome: (listener: (outcome: Outcome) => void) => {
      outcomeListeners.add(listener);
      return () => {
        outcomeListeners.delete(listener);
      };
    },
    /** Resolves when no call is running, so that a sheet loaded afterwards includes all sent taps. */
    whenIdle: async () => {
      while (sending) await sending;
    },

    /**
     * Changes a party's marks; resolves once the tap is stored.
     *
     * @param shownParty the party as the sheet shows it
     * @param change returns the changes to the current marks
     */
    mark: async (
      { date, id: departure, list }: { date: string; id: string; list: List },
      shownParty: PartyRecord,
      change: (before: Marks) => Partial<Marks>,
    ) => {
      await editTaps((taps) => {
        const savedParty = savedParties.get(shownParty.id);
        // The sheet may not include this device's previous tap yet.
        const party =
          savedParty && savedParty.revision > shownParty.revision ? savedParty : shownParty;
        const otherTaps = taps.filter(
          (tap) => tap.kind !== 'marks' || subjectOf(tap) !== shownParty.id,
        );
        const queuedTap = taps.find(
          (tap) => tap.kind === 'marks' && isUnsentTap(tap) && subjectOf(tap) === shownParty.id,
        ) as MarksTap | undefined;
        const tap: MarksTap = queuedTap
          ? { ...queuedTap, marks: { ...queuedTap.marks, ...change(queuedTap.marks) } }
          : {
              ...newTapBase(taps),
              kind: 'marks',
              date,
              departure,
              list,
              party,
              tried: [],
              marks: { ...marksOf(party), ...change(marksOf(party)) },
            };
        // A tap that was undone before it was sent needs no call.
        const isUndone = tap.tried.length === 0 && areMarksEqual(tap.marks, tap.party);
        return isUndone ? otherTaps : sortTaps([...otherTaps, tap]);
      });
      void send();
    },

    /** Adds a walk-in; resolves once the tap is stored. */
    addWalkIn: async (
      { date, id: departure }: { date: string; id: string },
      walkIn: WalkInInput,
    ) => {
      await editTaps((taps) => [
        ...taps,
        {
          ...newTapBase(taps),
          kind: 'walk-in',
          date,
          departure,
          who: walkIn,
          tried: false,
          takenBack: false,
        },
      ]);
      void send();
    },

    /** Removes an unsent or refused walk-in. If the server may have saved it, also removes it from the server. */
    removeUnsentWalkIn: async (id: string) => {
      await editTaps((taps) =>
        taps.flatMap((tap) => {
          if (tap.kind === 'payment' && subjectOf(tap) === id) return [];
          if (tap.id !== id || tap.kind !== 'walk-in') return [tap];
          return tap.tried && isUnsentTap(tap) ? [{ ...tap, takenBack: true }] : [];
        }),
      );
      void send();
    },

    /** Removes a walk-in that the server has saved. */
    removeWalkIn: async (
      { date, id: departure, list }: { date: string; id: string; list: List },
      party: PartyRecord,
    ) => {
      await editTaps((taps) => [
        ...taps.filter((tap) => subjectOf(tap) !== party.id),
        { ...newTapBase(taps), kind: 'removal', date, departure, list, party },
      ]);
      void send();
    },

    /** Notes a payment by a party, or a tip for the whole departure; resolves once the tap is stored. */
    notePayment: async (
      { date, id: departure, list }: { date: string; id: string; list: List },
      payment: Payment,
      party?: PartyRecord,
    ) => {
      await editTaps((taps) => {
        const base = { ...newTapBase(taps), date, departure, list, party, payment };
        return [...taps, { ...base, kind: 'payment', tried: false, takenBack: false }];
      });
      void send();
    },

    /**
     * Undoes a payment by a party, or a tip for the whole departure. If the server may have saved the payment, the
     * outbox reverses it on the server.
     */
    undoPayment: async (
      { date, id: departure, list }: { date: string; id: string; list: List },
      { id, kind, cents, method, service }: Payment & Pick<PaymentRecord, 'id'>,
      party?: PartyRecord,
    ) => {
      await editTaps((taps) => {
        const unsentTap = taps.find(
          (tap): tap is PaymentTap => tap.kind === 'payment' && tap.id === id && isUnsentTap(tap),
        );
        if (unsentTap?.tried)
          return taps.map((tap) => (tap === unsentTap ? { ...unsentTap, takenBack: true } : tap));
        if (unsentTap) return taps.filter((tap) => tap !== unsentTap);
        const isAlreadyUndone = taps.some(
          (tap) => tap.kind === 'reversal' && isUnsentTap(tap) && tap.payment.id === id,
        );
        if (isAlreadyUndone) return taps;
        const payment = { id, kind, cents, method, ...(service !== undefined && { service }) };
        const base = { ...newTapBase(taps), date, departure, list, party, payment };
        return [...taps, { ...base, kind: 'reversal' }];
      });
      void send();
    },

    /** Announces where the guide is; replaces an unsent announcement about the same departure. */
    announce: async (
      { date, id: departure }: { date: string; id: string },
      announcement: Announcement,
    ) => {
      await editTaps((taps) => {
        const tap: ArrivalTap = {
          ...newTapBase(taps),
          kind: 'arrival',
          date,
          departure,
          said: announcement,
        };
        return [...taps.filter((each) => subjectOf(each) !== subjectOf(tap)), tap];
      });
      void send();
    },

    /** Drops refused taps whose explanation the guide has read. */
    dismiss: (ids: readonly string[]) =>
      editTaps((taps) => taps.filter((tap) => isUnsentTap(tap) || !ids.includes(tap.id))),

    /** Sends unsent taps, because a call outside the outbox succeeded. */
    reportConnection: () => {
      // The call may have started before the device went offline.
      if (isOffline) return;
      if (state.sendProblem === 'no connection' || state.sendProblem === 'restarting')
        sendOrClearProblem();
    },

    /** Sends unsent taps whenever they may succeed. @returns a function that stops sending */
    start: () => {
      if (channel) {
        channel.onmessage = ({ data }: MessageEvent<Outcome | null>) => {
          if (data) handleOutcome(data);
          else void reloadTaps();
        };
      }
      const timer = setInterval(retry, RETRY_MS);
      addEventListener('online', handleOnline);
      addEventListener('offline', handleOffline);
      document.addEventListener('visibilitychange', retry);
      void reloadTaps().then(retry);
      return () => {
        if (channel) channel.onmessage = null;
        clearInterval(timer);
        removeEventListener('online', handleOnline);
        removeEventListener('offline', handleOffline);
        document.removeEventListener('visibilitychange', retry);
      };
    },
  };
}

/** The beginning of the explanation of a refused tap. */
const REFUSAL_OPENINGS: Readonly<Record<Tap['kind'], string>> = {
  marks: 'Not saved',
  'walk-in': 'Not added',
  removal: 'Not removed',
  arrival: 'Not announced',
  payment: 'Not noted',
  reversal: 'Not undone',
};

/** Returns whether a tap in the outbox still has to be sent, because the server hasn't refused it. */
export function isUnsentTap({ refused }: Tap): boolean {
  return refused === undefined;
}

function toRemoval(tap: WalkInTap, party: PartyRecord): RemovalTap {
  const { id, guide, order, at, date, departure } = tap;
  const list = departure.startsWith('night.') ? 'night' : 'day';
  return { kind: 'removal', id, guide, order, at, date, departure, list, party };
}

/** Drops a sent payment or reversal from the taps. A payment that the guide has undone becomes a reversal. */
function withoutPayment(taps: readonly Tap[], { id }: PaymentTap | ReversalTap): Tap[] {
  return taps.flatMap((tap) => {
    if (tap.id !== id) return [tap];
    return tap.kind === 'payment' && tap.takenBack ? [toReversal(tap)] : [];
  });
}

function toReversal(tap: PaymentTap): ReversalTap {
  const { id, guide, order, at, date, departure, list, party, payment } = tap;
  const reversed = { id, ...payment };
  return {
    kind: 'reversal',
    id,
    guide,
    order,
    at,
    date,
    departure,
    list,
    party,
    payment: reversed,
  };
}

/** Returns whether the same call may succeed later. */
function canRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isTemporary(error) || error.status >= 500 || error.status === 401;
}

/** Returns the problem behind a call's error. */
export function problemOf(error: unknown): ConnectionProblem {
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 401 || status === 404) return 'signed out';
  if (status === 429) return 'busy';
  if (RESTART_STATUSES.includes(status)) return 'restarting';
  return status >= 500 ? 'failing' : 'no connection';
}

/** Returns how long to wait before the next call, in milliseconds. */
function pauseMsAfter(error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return seconds === undefined ? RETRY_MS : seconds * 1000;
}

/**
 * Keeps two tabs from sending the same tap. In browsers without locks, both may send it, but its revision or
 * idempotency key keeps it from being saved twice.
 */
function runInOneTab<T>(send: () => Promise<T>): Promise<T> {
  // Browsers support locks only on https and localhost.
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('guide-outbox', send) : send();
}

/** Describes the amount and the method of a refused payment or reversal; empty for other taps. */
function detailOf(tap: Tap): string {
  return tap.kind === 'payment' || tap.kind === 'reversal'
    ? `: ${describePayment(tap.payment)}`
    : '';
}

/** Describes the marks and the note that weren't saved because a tap was refused. */
function describeLoss(tap: Tap): string {
  if (tap.kind !== 'marks') return '';
  const { party, marks } = tap;
  const changesAttendance = marks.arrived !== party.arrived || marks.noShow !== party.noShow;
  const attendance = describeMarks({ ...marks, people: party.people });
  return [
    changesAttendance ? ` Your change wasn’t saved: ${attendance}.` : '',
    marks.note !== party.note && marks.note ? ` Your note wasn’t saved: “${marks.note}”.` : '',
  ].join('');
}
