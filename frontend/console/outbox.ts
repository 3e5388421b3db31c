import { ApiError, isTemporary, sentenceOf } from '../api/client';
import type { PartyRecord, SheetDeparture, WalkInInput } from '../api/schema';
import { addWalkIn, getSheet, markParty, removeWalkIn } from './guide-api';
import type { Kept } from './kept';
import { describeChange, describeMarks, marksOf, sameMarks, type Marks } from './marks';

/** How often what waits is tried again. */
const RETRY_MS = 10_000;
/** Whoever has no answer by then is told that there is no connection. */
const PATIENCE_MS = 4000;
const WAITING = 'outbox';
const LOSSES = 'losses';

const server = { markParty, addWalkIn, removeWalkIn, getSheet };
type List = SheetDeparture['list'];

interface Entry {
  id: string;
  date: string;
  /** It could not be sent at once. */
  waited: boolean;
}

/** What was noted of a party, by the party's id. */
export interface WaitingMarks extends Entry {
  kind: 'marks';
  list: List;
  /** The party as the server had it when the guide saw it: what another device noted since is not undone. */
  seen: PartyRecord;
  marks: Marks;
  /** What was sent since without an answer, and so may have come through. */
  tried: Marks[];
}

/** Somebody who came without a booking, by the call's Idempotency-Key. */
export interface WaitingWalkIn extends Entry {
  kind: 'walk-in';
  departure: string;
  who: WalkInInput;
}

export type Waiting = WaitingMarks | WaitingWalkIn;

/** What was tapped and refused when its sheet was not there to tell. */
export interface Loss {
  date: string;
  who: string;
  sentence: string;
}

interface OutboxState {
  waiting: readonly Waiting[];
  losses: readonly Loss[];
  /** The server does not answer. */
  lost: boolean;
}

/** What has become of what was sent. */
export interface Outcome {
  date: string;
  id: string;
  /** As the server has it now. */
  party?: PartyRecord;
  /** To which the party was added. */
  departure?: string;
  /** What was refused, and why. */
  sentence?: string;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * What the guide tapped, until the server has it: in order, through reloads, and from one tab at a time. Each
 * note goes by the revision that was seen, so that it never undoes what another device noted meanwhile.
 */
export function createOutbox(kept: Kept, calls = server, inTurn = oneTabAtATime) {
  const stored = <T>(name: string) => (kept.get(name) ?? []) as T[];
  let state: OutboxState = { waiting: stored(WAITING), losses: stored(LOSSES), lost: false };
  const listeners = new Set<() => void>();
  /** Says whether the guide can see it. */
  const tellers = new Set<(outcome: Outcome) => boolean>();
  /** The forms that wait for their walk-in to be added. */
  const forms = new Map<string, { done: () => void; fail: (error: unknown) => void }>();
  /** The walk-ins that were taken back, perhaps while they were being sent. */
  const takenBack = new Set<string>();
  let sending: Promise<void> | null = null;
  let changes = 0;
  /** When a call was last without an answer. */
  let failed = 0;

  const refresh = (lost = state.lost) => {
    state = { waiting: stored(WAITING), losses: stored(LOSSES), lost };
    for (const [id, { done }] of forms) {
      // Another tab has sent it.
      if (!state.waiting.some((entry) => entry.id === id) && forms.delete(id)) done();
    }
    for (const listener of listeners) listener();
  };
  /** Other tabs have changed it meanwhile, perhaps: it is read anew each time. */
  const change = (edit: (waiting: Waiting[]) => Waiting[]) => {
    const after = edit(stored<Waiting>(WAITING));
    kept.set(WAITING, after.length > 0 ? after : null);
    refresh();
  };
  const find = (id: string) => stored<Waiting>(WAITING).find((entry) => entry.id === id);
  const replace = (next: Waiting) => {
    change((all) => all.map((entry) => (entry.id === next.id ? next : entry)));
  };
  const drop = (id: string) => {
    change((all) => all.filter((entry) => entry.id !== id));
  };

  const lose = () => {
    const all = stored<Waiting>(WAITING);
    if (all.some(({ waited }) => !waited)) {
      change(() => all.map((entry) => ({ ...entry, waited: true })));
    }
    if (!state.lost) refresh(true);
    for (const { done } of forms.values()) done();
    forms.clear();
  };
  const answered = () => {
    if (!state.lost) return;
    if (state.waiting.length === 0) refresh(false);
    // Calls that read may get through where those that write do not: no endless haste.
    else if (Date.now() - failed > RETRY_MS / 2) void send();
  };

  const tell = (outcome: Outcome, who = '') => {
    const seen = [...tellers].map((teller) => teller(outcome)).some(Boolean);
    const { date, sentence } = outcome;
    if (seen || sentence === undefined) return;
    kept.set(LOSSES, [...stored<Loss>(LOSSES), { date, who, sentence }]);
  };

  /** Sends what there is, one call after the other, until there is no more or no answer. */
  const send = (): Promise<void> => {
    sending ??= inTurn(sendAll).then((sentAll) => {
      sending = null;
      refresh();
      // What was tapped just after the last look.
      return sentAll && state.waiting.length > 0 ? send() : undefined;
    });
    return sending;
  };

  const sendAll = async (): Promise<boolean> => {
    for (;;) {
      const [next] = stored<Waiting>(WAITING);
      if (!next) return true;
      const patience = setTimeout(lose, PATIENCE_MS);
      changes++;
      try {
        await (next.kind === 'marks' ? sendMarks(next) : sendWalkIn(next));
      } catch {
        failed = Date.now();
        lose();
        return false;
      } finally {
        clearTimeout(patience);
        changes++;
      }
      if (state.lost) refresh(false);
    }
  };

  /** @throws ApiError if it is to be tried again later */
  const sendMarks = async (entry: WaitingMarks): Promise<void> => {
    const { id, date, list, seen, marks: sent } = entry;
    const tried = [...entry.tried.filter((marks) => !sameMarks(marks, sent)), sent];
    // Written down first: the page may go before the answer comes.
    replace({ ...entry, tried });
    try {
      const party = await calls.markParty(list, id, { ...sent, revision: seen.revision });
      tell({ date, id, party });
      goOn(id, party, sent);
    } catch (error) {
      if (isTemporary(error)) throw error;
      await refuse({ ...entry, tried }, error);
    }
  };

  /** Takes what the server has for what was seen, and is done unless something else was tapped meanwhile. */
  const goOn = (id: string, seen: PartyRecord, done: Marks) => {
    const entry = find(id);
    if (entry?.kind !== 'marks') return;
    if (sameMarks(entry.marks, done)) drop(id);
    else replace({ ...entry, seen, tried: [] });
  };

  /** @throws ApiError if it can't be found out now what the server has */
  const refuse = async ({ id, date, seen, tried }: WaitingMarks, error: unknown): Promise<void> => {
    const party = isConflict(error) ? await findParty(date, id) : undefined;
    const entry = find(id);
    // Another tab has seen to it.
    if (entry?.kind !== 'marks') return;
    const lost = describeLoss(entry);
    if (party) {
      // An earlier try of this very tap, or of one before it, has come through, and its answer has not.
      const isOwn =
        party.revision === seen.revision + 1 && tried.some((marks) => sameMarks(marks, party));
      if (isOwn || sameMarks(party, entry.marks)) {
        tell({ date, id, party });
        goOn(id, party, marksOf(party));
        return;
      }
      const sentence = `Changed on another device: ${describeChange(seen, party)}.${lost}`;
      tell({ date, id, party, sentence }, seen.name);
    } else {
      tell({ date, id, sentence: `Not saved. ${sentenceOf(error)}${lost}` }, seen.name);
    }
    drop(id);
  };

  const findParty = async (date: string, id: string): Promise<PartyRecord | undefined> => {
    try {
      const { departures } = await calls.getSheet(date);
      return departures.flatMap(({ parties }) => parties).find((party) => party.id === id);
    } catch (error) {
      if (isTemporary(error)) throw error;
      return undefined;
    }
  };

  /** @throws ApiError if it is to be tried again later */
  const sendWalkIn = async ({ id, date, departure, who }: WaitingWalkIn): Promise<void> => {
    try {
      const party = await calls.addWalkIn(departure, who, id);
      const isGone = takenBack.has(id) && (await takeBack(departure, party));
      if (!isGone) tell({ date, id, party, departure });
      forms.get(id)?.done();
    } catch (error) {
      if (isTemporary(error)) throw error;
      const form = forms.get(id);
      // Where the form is still there, it tells.
      if (form) form.fail(error);
      else tell({ date, id, sentence: `Not added. ${sentenceOf(error)}` }, nameOf(who));
    }
    forms.delete(id);
    drop(id);
  };

  /** Whether the server has taken it back; if not, it is shown again, for the guide to do it. */
  const takeBack = async (departure: string, { id }: PartyRecord): Promise<boolean> => {
    const list = departure.startsWith('night.') ? 'night' : 'day';
    try {
      await calls.removeWalkIn(list, id);
      return true;
    } catch {
      return false;
    }
  };

  const retry = () => {
    if (!document.hidden && stored(WAITING).length > 0) void send();
  };
  const reconnected = () => {
    // Whoever asks next will see.
    if (state.lost) refresh(false);
    void send();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => state,
    /** Tells what becomes of what was sent, until the function that it gives is called. */
    follow: (teller: (outcome: Outcome) => boolean) => {
      tellers.add(teller);
      return () => {
        tellers.delete(teller);
      };
    },
    isSending: () => sending !== null,
    /** How often something may have changed on the server: a sheet from before is not the latest. */
    changes: () => changes,

    /** Notes something of a party as it is seen. */
    mark: (date: string, list: List, seen: PartyRecord, noted: Partial<Marks>) => {
      change((all) => {
        const queued = all.find((entry) => entry.id === seen.id);
        const entry: WaitingMarks =
          queued?.kind === 'marks'
            ? { ...queued, marks: { ...queued.marks, ...noted } }
            : {
                kind: 'marks',
                ...{ id: seen.id, date, list, seen, tried: [], waited: state.lost },
                marks: { ...marksOf(seen), ...noted },
              };
        // What was taken back before it was sent is nothing to be sent.
        const isNothing = entry.tried.length === 0 && sameMarks(entry.marks, entry.seen);
        if (isNothing) return all.filter(({ id }) => id !== entry.id);
        return queued ? all.map((each) => (each === queued ? entry : each)) : [...all, entry];
      });
      void send();
    },

    /**
     * Adds a walk-in: at once, or else it waits.
     *
     * @throws ApiError if the server refused it
     */
    addWalkIn: (date: string, departure: string, who: WalkInInput, key: string) => {
      const entry = { kind: 'walk-in', id: key, date, departure, who, waited: state.lost } as const;
      change((all) => [...all, entry]);
      const added = state.lost
        ? Promise.resolve()
        : new Promise<void>((done, fail) => forms.set(key, { done, fail }));
      void send();
      return added;
    },
    /** Takes back a walk-in that waits, or is being sent. */
    drop: (id: string) => {
      takenBack.add(id);
      drop(id);
    },

    /** The server has answered somebody, or has not. */
    answered,
    lose,
    forgetLosses: () => {
      kept.set(LOSSES, null);
      refresh();
    },

    /** Sends what waits whenever that may work, until the function that it gives is called. */
    start: () => {
      const unfollow = kept.follow(refresh);
      const timer = setInterval(retry, RETRY_MS);
      window.addEventListener('online', reconnected);
      window.addEventListener('offline', lose);
      document.addEventListener('visibilitychange', retry);
      retry();
      return () => {
        unfollow();
        clearInterval(timer);
        window.removeEventListener('online', reconnected);
        window.removeEventListener('offline', lose);
        document.removeEventListener('visibilitychange', retry);
      };
    },
  };
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

/** What the guide noted and nobody has now; of a tap that was just made it can be seen. */
function describeLoss({ seen, marks, waited }: WaitingMarks): string {
  const tapped = marks.arrived !== seen.arrived || marks.noShow !== seen.noShow;
  const what = describeMarks({ ...marks, people: seen.people });
  return [
    waited && tapped ? ` Your tap wasn’t saved: ${what}.` : '',
    marks.note !== seen.note && marks.note ? ` Your note wasn’t saved: “${marks.note}”.` : '',
  ].join('');
}

function nameOf({ name, people }: WalkInInput): string {
  return `${name || 'Walk-in'} (${String(people)})`;
}
