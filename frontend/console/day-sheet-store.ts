import { isTemporary, sentenceOf } from '../api/client';
import { now } from '../api/clock';
import { creationKeys } from '../api/creation-keys';
import type {
  DayLoad,
  DaySheet,
  DepartureInput,
  MoveInput,
  PartyRecord,
  SheetDeparture,
  WalkInInput,
} from '../api/schema';
import type { Desk } from './desk';
import {
  cancelParty,
  getLoads,
  getSheet,
  isNothing,
  moveDeparture,
  removeWalkIn,
  restoreParty,
  setDeparture,
} from './guide-api';
import { describeChange, sameMarks, type Marks } from './marks';
import type { Outcome, WaitingMarks, WaitingWalkIn } from './outbox';
import { calendarStart, withParty, type SheetCopy } from './sheet-copies';
import { followSheet } from './sheet-events';

const CALENDAR_DAYS = 14;
/** So long a tap is taken to be meant for what stood there before somebody else changed it. */
const REACTION_MS = 800;

const server = {
  getSheet,
  getLoads,
  removeWalkIn,
  cancelParty,
  restoreParty,
  setDeparture,
  moveDeparture,
};

/** What the guide has to know of a party, beside what is noted of it. */
export interface News {
  sentence: string;
  /** It was not done. */
  refused: boolean;
}

export interface DaySheetState {
  /** Null while it was not had yet. */
  sheet: DaySheet | null;
  /** When it was had: an instant, as ISO 8601 has it. */
  at: string | null;
  loads: DayLoad[];
  /** What went wrong with the sheet as a whole. */
  error: string | null;
  /** What was tapped and is not with the server yet, by the party's id. */
  wanted: Readonly<Record<string, WaitingMarks>>;
  /** The walk-ins that are not with the server yet. */
  walkIns: readonly WaitingWalkIn[];
  news: Readonly<Record<string, News>>;
  /** The parties that were there and are not any more, in words. */
  gone: readonly string[];
}

type List = SheetDeparture['list'];
export type DaySheetStore = ReturnType<typeof daySheetStore>;

/** What the server has of a date, kept for when there is no network. */
export async function fetchSheet(
  date: string,
  { copies }: Pick<Desk, 'copies'>,
  calls: Pick<typeof server, 'getSheet' | 'getLoads'> = server,
): Promise<{ copy: SheetCopy; loads: DayLoad[] }> {
  const [sheet, loads] = await Promise.all([
    calls.getSheet(date),
    calls.getLoads(calendarStart(date), CALENDAR_DAYS),
  ]);
  const copy = { sheet, at: now().toISOString() };
  copies.put(copy, loads);
  return { copy, loads };
}

/**
 * A date's sheet, as the server has it or last had it, and with what was tapped since. What the guide notes
 * goes by the revision that was seen, so that no other device's note is ever overwritten: it is shown instead.
 */
export function daySheetStore(date: string, desk: Desk, calls = server, follow = followSheet) {
  const { copies, outbox } = desk;
  let state: DaySheetState = {
    sheet: null,
    at: null,
    loads: [],
    error: null,
    ...waitingOn(date, desk),
    news: {},
    gone: [],
  };
  const listeners = new Set<() => void>();
  const keys = new Map<string, ReturnType<typeof creationKeys>>();
  /** The parties that are gone because of what was done here. */
  const removed = new Set<string>();
  /** When another device changed a party, by its id. */
  const surprises = new Map<string, number>();
  /** The calls that change something and are not answered yet. */
  let underWay = 0;
  /** How many of them there were so far: a sheet from before one of them is not the latest. */
  let changes = 0;
  let loading = false;
  let stale = false;
  let lost = false;

  const set = (change: Partial<DaySheetState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const partyOf = (id: string): PartyRecord | undefined =>
    state.sheet ? partiesOf(state.sheet).find((party) => party.id === id) : undefined;
  const partiesAt = (id: string): PartyRecord[] =>
    state.sheet?.departures.find((departure) => departure.id === id)?.parties ?? [];
  const tell = (id: string, news: News) => {
    set({ news: { ...state.news, [id]: news } });
  };
  const isBusy = () => underWay > 0 || outbox.isSending();
  const changesSoFar = () => changes + outbox.changes();

  /** Asks for the sheet; later, where something of ours is under way. */
  const reload = async (): Promise<void> => {
    stale = true;
    if (loading || isBusy()) return;
    loading = true;
    stale = false;
    const before = changesSoFar();
    try {
      const { copy, loads } = await fetchSheet(date, desk, calls);
      if (before === changesSoFar()) take(copy, loads);
      else stale = true;
      outbox.answered();
    } catch (error) {
      fail(error);
    } finally {
      loading = false;
    }
    if (isStale()) await reload();
  };
  const isStale = () => stale;

  /** Takes what the server has, and says what another device noted. */
  const take = ({ sheet, at }: SheetCopy, loads: DayLoad[]) => {
    const news = { ...state.news };
    for (const party of partiesOf(sheet)) {
      const known = partyOf(party.id);
      // What is not new to anybody is no news; neither is what a refused tap has told already, or will tell.
      if (!known || known.revision >= party.revision || sameMarks(known, party)) continue;
      if (state.wanted[party.id]) continue;
      surprises.set(party.id, Date.now());
      news[party.id] = {
        sentence: `Changed on another device: ${describeChange(known, party)}.`,
        refused: false,
      };
    }
    set({ sheet, at, loads, news, error: null, gone: [...state.gone, ...goneFrom(sheet)] });
  };

  /** Without the server, shows what it last said. */
  const fail = (error: unknown) => {
    if (!isTemporary(error)) {
      set({ error: sentenceOf(error) });
      return;
    }
    outbox.lose();
    if (state.sheet) return;
    const copy = copies.get(date);
    const loads = copies.loads(date);
    if (copy) set({ ...copy, loads, error: null });
    else set({ loads, error: sentenceOf(error) });
  };

  const goneFrom = (sheet: DaySheet): string[] => {
    const there = new Set(partiesOf(sheet).map(({ id }) => id));
    return (state.sheet?.departures ?? []).flatMap(({ place, parties }) =>
      parties
        .filter(({ id, cancelled }) => !there.has(id) && !removed.has(id) && !cancelled)
        .map(({ name, people }) => `${name}, party of ${String(people)} at ${place}`),
    );
  };

  /** Does what changes something; afterwards the sheet is asked for if that had to wait. */
  const change = async <T>(act: () => Promise<T>): Promise<T> => {
    underWay++;
    changes++;
    try {
      return await act();
    } finally {
      underWay--;
      changes++;
      if (stale) void reload();
    }
  };

  const show = (party: PartyRecord) => {
    if (state.sheet) set({ sheet: withParty(state.sheet, party) });
  };

  /** Shows what has become of a tap; says whether somebody saw it. */
  const hear = ({ date: where, id, party, departure, sentence }: Outcome): boolean => {
    if (where !== date) return false;
    // What else there is to know is in the sheet.
    if (!party || departure !== undefined || sentence !== undefined) stale = true;
    if (party && state.sheet) set({ sheet: withParty(state.sheet, party, departure) });
    if (sentence === undefined || isHidden() || !partyOf(id)) return false;
    if (party) surprises.set(id, Date.now());
    tell(id, { sentence, refused: true });
    return true;
  };

  const followOutbox = () => {
    const isBack = lost && !outbox.snapshot().lost;
    lost = outbox.snapshot().lost;
    set(waitingOn(date, desk));
    if ((isBack || stale) && !isBusy()) void reload();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => state,
    forgetGone: () => {
      set({ gone: [] });
    },
    reload: () => void reload(),

    /** Has the sheet, and keeps it up to date until the function that it gives is called. */
    start: () => {
      const ends = [
        outbox.subscribe(followOutbox),
        outbox.follow(hear),
        follow(date, () => void reload()),
      ];
      followOutbox();
      void reload();
      return () => {
        for (const end of ends) end();
      };
    },

    /** Notes something of a party; it shows at once. */
    mark: (list: List, { id }: PartyRecord, marks: Partial<Marks>) => {
      const seen = partyOf(id);
      // Whoever was about to tap when the button changed would undo what was never seen.
      if (!seen || Date.now() - (surprises.get(id) ?? 0) < REACTION_MS) return;
      const news = Object.entries(state.news).filter(([key]) => key !== id);
      set({ news: Object.fromEntries(news) });
      outbox.mark(date, list, seen, marks);
    },

    /** @throws ApiError if it was refused; without the server, it waits */
    addWalkIn: async (departure: string, who: WalkInInput) => {
      const key = keys.get(departure) ?? creationKeys();
      keys.set(departure, key);
      await outbox.addWalkIn(date, departure, who, key.keyFor(who));
      key.created();
    },
    /** Takes back a walk-in that waits. */
    dropWalkIn: outbox.drop,

    removeWalkIn: (list: List, id: string) => {
      void change(async () => {
        stale = true;
        try {
          await calls.removeWalkIn(list, id);
          removed.add(id);
        } catch (error) {
          // On another device it was taken back already.
          if (isNothing(error)) return;
          tell(id, { sentence: `Not removed. ${sentenceOf(error)}`, refused: true });
        }
      });
    },

    /** @throws ApiError if it was not done: unlike a tap, it does not wait for the server */
    cancelParty: (list: List, { id, revision }: PartyRecord, reason: string) =>
      change(async () => {
        stale = true;
        show(await calls.cancelParty(list, id, { reason, revision }));
      }),

    restoreParty: (list: List, id: string) => {
      void change(async () => {
        stale = true;
        try {
          show(await calls.restoreParty(list, id));
        } catch (error) {
          const why = isTemporary(error) ? 'This needs a connection. ' : '';
          tell(id, { sentence: `Not undone. ${why}${sentenceOf(error)}`, refused: true });
        }
      });
    },

    /** @throws ApiError if it was not done */
    setDeparture: (id: string, input: DepartureInput) =>
      change(async () => {
        stale = true;
        await calls.setDeparture(id, input);
      }),

    /** @throws ApiError if it was not done */
    moveDeparture: (id: string, input: MoveInput) =>
      change(async () => {
        stale = true;
        await calls.moveDeparture(id, input);
        // Who goes along is not gone unseen.
        for (const { id: party } of partiesAt(id)) removed.add(party);
      }),
  };
}

/** What is not with the server yet of a date. */
function waitingOn(date: string, { outbox }: Desk): Pick<DaySheetState, 'wanted' | 'walkIns'> {
  const { waiting } = outbox.snapshot();
  const ours = waiting.filter((entry) => entry.date === date);
  const marks = ours.filter((entry) => entry.kind === 'marks');
  return {
    wanted: Object.fromEntries(marks.map((entry) => [entry.id, entry])),
    walkIns: ours.filter((entry) => entry.kind === 'walk-in'),
  };
}

function partiesOf({ departures }: DaySheet): PartyRecord[] {
  return departures.flatMap(({ parties }) => parties);
}

/** Nobody looks at the page. */
function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
