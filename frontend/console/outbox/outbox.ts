import { ApiError, isTemporary, RESTARTING, sentenceOf } from '../../api/client';
import { newKey } from '../../api/creation-keys';
import type { ArrivalRecord, PartyRecord, WalkInInput } from '../../api/schema';
import {
  addWalkIn,
  confirmGuide,
  getSheet,
  isNotFound,
  markParty,
  removeWalkIn,
  announceArrival,
} from '../guide-api';
import { describeChange, describeMarks, marksOf, areMarksEqual, type Marks } from './marks';
import {
  sortTaps,
  subjectOf,
  type List,
  type ArrivalTap,
  type MarksTap,
  type RemovalTap,
  type Announcement,
  type Tap,
  type WalkInTap,
} from './tap';
import type { Persistence, TapStore } from './tap-store';

/** How often what waits is tried again. */
const RETRY_MS = 10_000;
/** Whoever has no answer by then is told that it waits. */
const LATE_AFTER_MS = 4000;
/** The server takes nothing that is older. */
const DAY_SECONDS = 24 * 60 * 60;

/** Later than every revision. */
export const REMOVED = Infinity;

const server = { markParty, addWalkIn, removeWalkIn, announceArrival, getSheet, confirmGuide };

/** Why what waits is not sent. */
export type Trouble =
  | 'no connection'
  | 'restarting'
  /** Too many calls at once. */
  | 'busy'
  /** An error of the server's own. */
  | 'failing'
  /** The session has ended, or the account is the guide's no longer. */
  | 'signed out';

export interface OutboxState {
  /** What is not with the server yet, and what it refused, in the order in which it was made. */
  taps: readonly Tap[];
  trouble: Trouble | null;
  /** Something waits for longer than an answer takes. */
  isLate: boolean;
  persistence: Persistence;
  /** The last revision of each party, by its id, that is this device's own; REMOVED where it has removed it. */
  own: ReadonlyMap<string, number>;
}

interface OutcomeBase {
  date: string;
  departure: string;
}

/** What has come of a tap about a party. */
export interface PartyOutcome extends OutcomeBase {
  /** As the server has it now. */
  party: PartyRecord;
  /** It is no longer there. */
  isRemoved: boolean;
}

/** What visitors are told of where the guide is. */
interface ArrivalOutcome extends OutcomeBase {
  /** Null for nothing. */
  arrival: ArrivalRecord | null;
}

/** What has come of a tap that was sent. */
export type Outcome = PartyOutcome | ArrivalOutcome;

/** How tabs tell each other what has come of a tap, or, with null, that taps have changed. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

interface Options {
  guide: string;
  store: TapStore;
  channel: Channel | null;
  calls?: typeof server;
  lock?: <T>(send: () => Promise<T>) => Promise<T>;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * What the guide tapped, until the server has it: written down first, then sent in order, by one tab at a time.
 * Each note goes by the revision that was seen, so that it never undoes what another device noted meanwhile.
 */
export function createOutbox(options: Options) {
  const { guide, store, channel, calls = server, lock = oneTabAtATime } = options;
  let state: OutboxState = {
    taps: [],
    trouble: null,
    isLate: false,
    persistence: store.persistence(),
    own: new Map(),
  };
  const listeners = new Set<() => void>();
  const followers = new Set<(outcome: Outcome) => void>();
  let sending: Promise<void> | null = null;
  /** What the server has of the parties whose taps it took: the sheet may show it a moment later. */
  const saved = new Map<string, PartyRecord>();
  /** The server asked to be left alone until then. */
  let notBefore = 0;
  /** The network came back while a call was on its way that may have begun without it. */
  let reconnectedWhileSending = false;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<OutboxState>) => {
    const { taps, trouble } = { ...state, ...change };
    const waiting = taps.filter(isWaiting);
    const oldest = Math.min(...waiting.map(({ at }) => at));
    const rest = oldest + LATE_AFTER_MS - Date.now();
    const isLate = waiting.length > 0 && (trouble !== null || rest <= 0);
    clearTimeout(lateTimer);
    if (!isLate && waiting.length > 0) {
      lateTimer = setTimeout(() => {
        set({});
      }, rest);
    }
    state = { ...state, ...change, isLate, persistence: store.persistence() };
    for (const listener of listeners) listener();
  };
  const read = async () => {
    set({ taps: await store.all() });
  };
  const edit = async (change: (taps: readonly Tap[]) => readonly Tap[]) => {
    set({ taps: await store.edit(change) });
    channel?.postMessage(null);
  };
  const find = async (id: string) => (await store.all()).find((tap) => tap.id === id);
  const replace = (next: Tap) =>
    edit((taps) => taps.map((tap) => (tap.id === next.id ? next : tap)));
  const drop = (id: string) => edit((taps) => taps.filter((tap) => tap.id !== id));
  const refuse = (tap: Tap, refused: string) => replace({ ...tap, refused });

  const take = (outcome: Outcome) => {
    if ('party' in outcome) {
      const { id, revision } = outcome.party;
      set({ own: new Map(state.own).set(id, outcome.isRemoved ? REMOVED : revision) });
    }
    for (const follower of followers) follower(outcome);
  };
  const tell = (outcome: Outcome) => {
    take(outcome);
    channel?.postMessage(outcome);
  };

  /** Sends what there is, one call after the other, until there is no more or no answer. */
  const send = (): Promise<void> => {
    if (Date.now() < notBefore) return Promise.resolve();
    sending ??= lock(sendAll).then((mayGoOn) => {
      sending = null;
      const goesOn = mayGoOn || reconnectedWhileSending;
      reconnectedWhileSending = false;
      // Something may have been tapped just after the last look.
      if (goesOn && state.taps.some(isWaiting)) return send();
    });
    return sending;
  };

  /** Whether what is tapped from now on may be sent at once. */
  const sendAll = async (): Promise<boolean> => {
    /** What the server has failed over: others may well go through. */
    const failing = new Set<string>();
    for (;;) {
      // Another tab may have sent some of it.
      await read();
      const waiting = state.taps.filter(isWaiting);
      const next = waiting.find((tap) => !failing.has(subjectOf(tap)));
      if (!next) {
        set({ trouble: failing.size > 0 ? 'failing' : null });
        return failing.size === 0;
      }
      const patience = setTimeout(() => {
        set({ trouble: 'no connection' });
      }, LATE_AFTER_MS);
      try {
        await sendOne(next);
        if (failing.size === 0 && state.trouble !== null) set({ trouble: null });
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble !== 'failing') {
          if (trouble === 'busy') notBefore = Date.now() + pauseOf(error);
          set({ trouble });
          return false;
        }
        failing.add(subjectOf(next));
      } finally {
        clearTimeout(patience);
      }
    }
  };

  /** @throws ApiError if it is to be tried again later */
  const sendOne = async (tap: Tap): Promise<void> => {
    try {
      if (tap.kind === 'marks') await sendMarks(tap);
      else if (tap.kind === 'walk-in') await sendWalkIn(tap);
      else if (tap.kind === 'arrival') await sendArrival(tap);
      else await sendRemoval(tap);
    } catch (error) {
      if (canRetry(error)) throw error;
      // It may be the guide whom the server does not know any more, and not the party.
      if (isNotFound(error)) await calls.confirmGuide();
      const latest = await find(tap.id);
      // Another tab has seen to it.
      if (!latest) return;
      await refuse(
        latest,
        `${REFUSAL_OPENINGS[tap.kind]} ${sentenceOf(error)}${describeLoss(latest)}`,
      );
    }
  };

  const sendMarks = async (tap: MarksTap): Promise<void> => {
    const { id, list, party, marks: sent } = tap;
    const tried = [...tap.tried.filter((marks) => !areMarksEqual(marks, sent)), sent];
    // Written down first: the page may go before the answer comes.
    await edit((taps) =>
      taps.map((each) => (each.id === id && each.kind === 'marks' ? { ...each, tried } : each)),
    );
    try {
      const answer = await calls.markParty(list, party.id, { ...sent, revision: party.revision });
      await acceptAnswer(tap, answer, sent);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await resolveConflict({ ...tap, tried });
    }
  };

  /** Takes what the server has for what was seen, and is done unless something else was tapped meanwhile. */
  const acceptAnswer = async (tap: MarksTap, party: PartyRecord, done: Marks): Promise<void> => {
    saved.set(party.id, party);
    tell({ date: tap.date, departure: tap.departure, party, isRemoved: false });
    await edit((taps) =>
      taps.flatMap((each) => {
        if (each.id !== tap.id || each.kind !== 'marks') return [each];
        return areMarksEqual(each.marks, done) ? [] : [{ ...each, party, tried: [] }];
      }),
    );
  };

  /** Something else was noted meanwhile: finds out whether it was this very tap. */
  const resolveConflict = async (sent: MarksTap): Promise<void> => {
    const { departures } = await calls.getSheet(sent.date);
    const party = departures
      .flatMap(({ parties }) => parties)
      .find(({ id }) => id === sent.party.id);
    const tap = await find(sent.id);
    // Another tab has seen to it.
    if (tap?.kind !== 'marks') return;
    if (!party) {
      await refuse(
        tap,
        `${REFUSAL_OPENINGS.marks} The booking is no longer on this day.${describeLoss(tap)}`,
      );
      return;
    }
    // An earlier try of this very tap, or of one before it, has come through, and its answer has not.
    const isOwn =
      party.revision === tap.party.revision + 1 &&
      sent.tried.some((marks) => areMarksEqual(marks, party));
    if (isOwn || areMarksEqual(party, tap.marks)) {
      await acceptAnswer(tap, party, marksOf(party));
      return;
    }
    const { date, departure } = tap;
    tell({ date, departure, party, isRemoved: false });
    const change = describeChange(tap.party, party);
    await refuse(tap, `Changed on another device: ${change}.${describeLoss(tap)}`);
  };

  const sendWalkIn = async (tap: WalkInTap): Promise<void> => {
    const { id, date, departure, who } = tap;
    const isTried = tap.tried || (await markTried(id));
    if (!isTried) return;
    const party = await calls.addWalkIn(departure, who, id);
    tell({ date, departure, party, isRemoved: false });
    await edit((taps) =>
      taps.flatMap((each) => {
        if (each.id !== id || each.kind !== 'walk-in') return [each];
        return each.takenBack ? [removalOf(each, party)] : [];
      }),
    );
  };

  /** Notes that it is being sent; says whether it is still wanted. */
  const markTried = async (id: string): Promise<boolean> => {
    let isWanted = false;
    await edit((taps) => {
      isWanted = taps.some((tap) => tap.id === id);
      return taps.map((tap) =>
        tap.id === id && tap.kind === 'walk-in' ? { ...tap, tried: true } : tap,
      );
    });
    return isWanted;
  };

  const sendRemoval = async (tap: RemovalTap): Promise<void> => {
    const { id, date, departure, list, party } = tap;
    try {
      await calls.removeWalkIn(list, party.id);
    } catch (error) {
      // On another device it was removed already, unless this account is the guide's no longer.
      if (!isNotFound(error)) throw error;
      await calls.confirmGuide();
    }
    tell({ date, departure, party, isRemoved: true });
    await drop(id);
  };

  const sendArrival = async ({ id, date, departure, said, at }: ArrivalTap): Promise<void> => {
    const secondsAgo = Math.min(DAY_SECONDS, Math.max(0, Math.round((Date.now() - at) / 1000)));
    const { arrival = null } = await calls.announceArrival(departure, { ...said, secondsAgo });
    tell({ date, departure, arrival });
    await drop(id);
  };

  const retry = () => {
    if (!document.hidden && state.taps.some(isWaiting)) void send();
  };
  /** The browser says that there is no network; it may be wrong, so what waits is tried all the same. */
  let isOffline = false;
  const lose = () => {
    isOffline = true;
    set({ trouble: 'no connection' });
  };
  const regain = () => {
    isOffline = false;
    reconnectedWhileSending = sending !== null;
    reconnected();
  };
  const reconnected = () => {
    if (state.taps.some(isWaiting)) void send();
    // Whoever asks next will see.
    else if (state.trouble !== null) set({ trouble: null });
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
    /** Tells what has come of taps, here and in other tabs, until the function that it gives is called. */
    onOutcome: (follower: (outcome: Outcome) => void) => {
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
    /** Resolves when nothing is being sent: what is read then is the latest. */
    whenIdle: async () => {
      while (sending) await sending;
    },

    /**
     * Notes something of a party; resolves once that is written down.
     *
     * @param seen the party as the guide sees it
     * @param note gives what is noted from what was noted before
     */
    mark: async (
      { date, id: departure, list }: { date: string; id: string; list: List },
      seen: PartyRecord,
      note: (before: Marks) => Partial<Marks>,
    ) => {
      await edit((taps) => {
        const own = saved.get(seen.id);
        // The guide has just seen the last tap done, and the sheet does not have that yet.
        const party = own && own.revision > seen.revision ? own : seen;
        const others = taps.filter((tap) => tap.kind !== 'marks' || subjectOf(tap) !== seen.id);
        const queued = taps.find(
          (tap) => tap.kind === 'marks' && isWaiting(tap) && subjectOf(tap) === seen.id,
        ) as MarksTap | undefined;
        const tap: MarksTap = queued
          ? { ...queued, marks: { ...queued.marks, ...note(queued.marks) } }
          : {
              ...newTapBase(taps),
              ...{ kind: 'marks', date, departure, list, party, tried: [] },
              marks: { ...marksOf(party), ...note(marksOf(party)) },
            };
        // What was taken back before it was sent is nothing to be sent.
        const isNothing = tap.tried.length === 0 && areMarksEqual(tap.marks, tap.party);
        return isNothing ? others : sortTaps([...others, tap]);
      });
      void send();
    },

    /** Adds somebody who came without a booking; resolves once that is written down. */
    addWalkIn: async ({ date, id: departure }: { date: string; id: string }, who: WalkInInput) => {
      await edit((taps) => [
        ...taps,
        {
          ...newTapBase(taps),
          ...{ kind: 'walk-in', date, departure, who, tried: false, takenBack: false },
        },
      ]);
      void send();
    },

    /** Takes back a walk-in that waits; what may have come through is removed as soon as that is known. */
    removeUnsentWalkIn: async (id: string) => {
      await edit((taps) =>
        taps.flatMap((tap) => {
          if (tap.id !== id || tap.kind !== 'walk-in') return [tap];
          return tap.tried && isWaiting(tap) ? [{ ...tap, takenBack: true }] : [];
        }),
      );
      void send();
    },

    /** Removes a walk-in that the server has. */
    removeWalkIn: async (
      { date, id: departure, list }: { date: string; id: string; list: List },
      party: PartyRecord,
    ) => {
      await edit((taps) => [
        ...taps.filter((tap) => subjectOf(tap) !== party.id),
        { ...newTapBase(taps), kind: 'removal', date, departure, list, party },
      ]);
      void send();
    },

    /** Tells visitors where the guide is; what was said before and waits is not said any more. */
    announce: async ({ date, id: departure }: { date: string; id: string }, said: Announcement) => {
      await edit((taps) => {
        const tap: ArrivalTap = { ...newTapBase(taps), kind: 'arrival', date, departure, said };
        return [...taps.filter((each) => subjectOf(each) !== subjectOf(tap)), tap];
      });
      void send();
    },

    /** Forgets refusals that the guide has seen. */
    dismiss: (ids: readonly string[]) =>
      edit((taps) => taps.filter((tap) => isWaiting(tap) || !ids.includes(tap.id))),

    /** Something was answered: what waits may go through, too. */
    noteConnection: () => {
      // It may have been on its way before the network went.
      if (isOffline) return;
      if (state.trouble === 'no connection' || state.trouble === 'restarting') reconnected();
    },

    /** Sends what waits whenever that may work, until the function that it gives is called. */
    start: () => {
      if (channel) {
        channel.onmessage = ({ data }: MessageEvent<Outcome | null>) => {
          if (data) take(data);
          else void read();
        };
      }
      const timer = setInterval(retry, RETRY_MS);
      addEventListener('online', regain);
      addEventListener('offline', lose);
      document.addEventListener('visibilitychange', retry);
      void read().then(retry);
      return () => {
        if (channel) channel.onmessage = null;
        clearInterval(timer);
        removeEventListener('online', regain);
        removeEventListener('offline', lose);
        document.removeEventListener('visibilitychange', retry);
      };
    },
  };
}

/** What begins the sentence that says why. */
const REFUSAL_OPENINGS: Readonly<Record<Tap['kind'], string>> = {
  marks: 'Not saved.',
  'walk-in': 'Not added.',
  removal: 'Not removed.',
  arrival: 'Not said.',
};

/** Whether it is not with the server yet, and may get there. */
export function isWaiting({ refused }: Tap): boolean {
  return refused === undefined;
}

function removalOf(tap: WalkInTap, party: PartyRecord): RemovalTap {
  const { id, guide, order, at, date, departure } = tap;
  const list = departure.startsWith('night.') ? 'night' : 'day';
  return { kind: 'removal', id, guide, order, at, date, departure, list, party };
}

/** Whether the same call may well succeed later. */
function canRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isTemporary(error) || error.status >= 500 || error.status === 401;
}

function troubleOf(error: unknown): Trouble {
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 401 || status === 404) return 'signed out';
  if (status === 429) return 'busy';
  if (RESTARTING.includes(status)) return 'restarting';
  return status >= 500 ? 'failing' : 'no connection';
}

/** How long the server wants to be left alone, in milliseconds. */
function pauseOf(error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return seconds === undefined ? RETRY_MS : seconds * 1000;
}

/** Two tabs would send the same: revisions and keys make that harmless, and this makes it rare. */
function oneTabAtATime<T>(send: () => Promise<T>): Promise<T> {
  // Browsers have locks on https and on localhost only.
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('guide-outbox', send) : send();
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** What the guide noted and nobody has now. */
function describeLoss(tap: Tap): string {
  if (tap.kind !== 'marks') return '';
  const { party, marks } = tap;
  const tapped = marks.arrived !== party.arrived || marks.noShow !== party.noShow;
  const what = describeMarks({ ...marks, people: party.people });
  return [
    tapped ? ` Your tap wasn’t saved: ${what}.` : '',
    marks.note !== party.note && marks.note ? ` Your note wasn’t saved: “${marks.note}”.` : '',
  ].join('');
}
