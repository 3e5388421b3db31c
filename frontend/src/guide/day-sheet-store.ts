import { ApiError, sentenceOf } from '../api/client';
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
import { addDays, weekdayOf } from '../../../backend/src/tours/calendar';
import {
  addWalkIn,
  getLoads,
  getSheet,
  isNothing,
  markParty,
  moveDeparture,
  removeWalkIn,
  setDeparture,
} from './guide-api';
import { describeChange, marksOf, sameMarks, type Marks } from './marks';
import { followSheet } from './sheet-events';

const CALENDAR_DAYS = 14;
/** So long a tap is taken to be meant for what stood there before somebody else changed it. */
const REACTION_MS = 800;
const SUNDAY_FIRST = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const server = {
  getSheet,
  getLoads,
  markParty,
  addWalkIn,
  removeWalkIn,
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
  loads: DayLoad[];
  /** What went wrong with the sheet as a whole. */
  error: string | null;
  /** What was tapped and is not with the server yet, by the party's id. */
  wanted: Readonly<Record<string, Marks>>;
  news: Readonly<Record<string, News>>;
  /** The parties that were there and are not any more, in words. */
  gone: readonly string[];
}

type List = SheetDeparture['list'];
export type DaySheetStore = ReturnType<typeof daySheetStore>;

/** The first date of the calendar's two weeks, a Sunday. */
export function calendarStart(date: string): string {
  return addDays(date, -SUNDAY_FIRST.indexOf(weekdayOf(date)));
}

/**
 * A date's sheet, as the server has it and with what was tapped since. What the guide notes goes by the
 * revision that was seen, so that no other device's note is ever overwritten: it is shown instead.
 */
export function daySheetStore(date: string, calls = server, follow = followSheet) {
  let state: DaySheetState = {
    sheet: null,
    loads: [],
    error: null,
    wanted: {},
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

  const set = (change: Partial<DaySheetState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const partyOf = (id: string): PartyRecord | undefined =>
    state.sheet ? partiesOf(state.sheet).find((party) => party.id === id) : undefined;
  const partiesAt = (id: string): PartyRecord[] =>
    state.sheet?.departures.find((departure) => departure.id === id)?.parties ?? [];
  const withoutParty = <T>(record: Readonly<Record<string, T>>, id: string) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
  const tell = (id: string, news: News) => {
    set({ news: { ...state.news, [id]: news } });
  };

  /** Asks for the sheet; later, where something of ours is under way. */
  const reload = async (): Promise<void> => {
    stale = true;
    if (loading || underWay > 0) return;
    loading = true;
    stale = false;
    const before = changes;
    try {
      const [sheet, loads] = await Promise.all([
        calls.getSheet(date),
        calls.getLoads(calendarStart(date), CALENDAR_DAYS),
      ]);
      if (before === changes) take(sheet, loads);
      else stale = true;
    } catch (error) {
      set({ error: sentenceOf(error) });
    } finally {
      loading = false;
    }
    if (isStale()) await reload();
  };
  const isStale = () => stale;

  /** Takes what the server has, and says what another device noted. */
  const take = (sheet: DaySheet, loads: DayLoad[]) => {
    const news = { ...state.news };
    for (const party of partiesOf(sheet)) {
      const known = partyOf(party.id);
      // What is not new to anybody is no news; neither is what a refused tap has told already.
      if (!known || known.revision >= party.revision || sameMarks(known, party)) continue;
      surprises.set(party.id, Date.now());
      news[party.id] = {
        sentence: `Changed on another device: ${describeChange(known, party)}.`,
        refused: false,
      };
    }
    set({ sheet, loads, news, error: null, gone: [...state.gone, ...goneFrom(sheet)] });
  };

  const goneFrom = (sheet: DaySheet): string[] => {
    const there = new Set(partiesOf(sheet).map(({ id }) => id));
    return (state.sheet?.departures ?? []).flatMap(({ place, parties }) =>
      parties
        .filter(({ id }) => !there.has(id) && !removed.has(id))
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

  const putParty = (party: PartyRecord) => {
    if (!state.sheet) return;
    const departures = state.sheet.departures.map((departure) => ({
      ...departure,
      parties: departure.parties.map((each) => (each.id === party.id ? party : each)),
    }));
    set({ sheet: { ...state.sheet, departures } });
  };

  /** Sends what is wanted of a party, one call after the other, each by the revision of the last answer. */
  const send = async (list: List, id: string): Promise<void> => {
    for (;;) {
      const wanted = state.wanted[id];
      const party = partyOf(id);
      if (!wanted || !party || sameMarks(wanted, party)) break;
      try {
        const { revision } = party;
        putParty(await calls.markParty(list, id, { ...marksOf(wanted), revision }));
      } catch (error) {
        await refuse(id, wanted, error);
        break;
      }
    }
    set({ wanted: withoutParty(state.wanted, id) });
  };

  /** Goes back to what the server has, and says so. */
  const refuse = async (id: string, wanted: Marks, error: unknown): Promise<void> => {
    const before = partyOf(id);
    const typed = before && wanted.note !== before.note ? wanted.note : '';
    const lost = typed && ` Your note was not saved: “${typed}”.`;
    stale = true;
    if (!(error instanceof ApiError) || error.status !== 409) {
      tell(id, { sentence: `Not saved. ${sentenceOf(error)}${lost}`, refused: true });
      return;
    }
    const sheet = await calls.getSheet(date).catch(() => null);
    const now = sheet && partiesOf(sheet).find((party) => party.id === id);
    if (before && now) {
      putParty(now);
      // An earlier try of this very tap may have come through, and its answer not.
      if (sameMarks(now, wanted)) return;
      surprises.set(id, Date.now());
      const sentence = `Changed on another device: ${describeChange(before, now)}.${lost}`;
      tell(id, { sentence, refused: true });
    } else tell(id, { sentence: `Not saved. ${sentenceOf(error)}${lost}`, refused: true });
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
      void reload();
      return follow(date, () => void reload());
    },

    /** Notes something of a party; it shows at once. */
    mark: (list: List, party: PartyRecord, marks: Partial<Marks>) => {
      const { id } = party;
      // Whoever was about to tap when the button changed would undo what was never seen.
      if (Date.now() - (surprises.get(id) ?? 0) < REACTION_MS) return;
      const queued = state.wanted[id];
      const wanted = { ...marksOf(queued ?? party), ...marks };
      set({ wanted: { ...state.wanted, [id]: wanted }, news: withoutParty(state.news, id) });
      if (!queued) void change(() => send(list, id));
    },

    /** @throws ApiError if it was not done */
    addWalkIn: (departure: string, who: WalkInInput) =>
      change(async () => {
        stale = true;
        const key = keys.get(departure) ?? creationKeys();
        keys.set(departure, key);
        await calls.addWalkIn(departure, who, key.keyFor(who));
        key.created();
      }),

    removeWalkIn: (list: List, id: string) => {
      void change(async () => {
        stale = true;
        try {
          await calls.removeWalkIn(list, id);
          removed.add(id);
        } catch (error) {
          // On another device it was taken back already.
          if (isNothing(error)) return;
          tell(id, { sentence: `Not taken back. ${sentenceOf(error)}`, refused: true });
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

function partiesOf({ departures }: DaySheet): PartyRecord[] {
  return departures.flatMap(({ parties }) => parties);
}
