import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import type { DayLoad, DaySheet, PartyRecord } from '../api/schema';
import { now } from '../api/clock';
import type { Kept } from './kept';

const SUNDAY_FIRST = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHEET = 'sheet:';
const LOADS = 'loads:';

/** A date's sheet as the server had it. */
export interface SheetCopy {
  sheet: DaySheet;
  /** When it was had: an instant, as ISO 8601 has it. */
  at: string;
}

export type SheetCopies = ReturnType<typeof sheetCopies>;

/** The first date of the calendar's two weeks, a Sunday. */
export function calendarStart(date: string): string {
  return addDays(date, -SUNDAY_FIRST.indexOf(weekdayOf(date)));
}

/** A sheet with a party put to where it is, or to the departure that it is new to. */
export function withParty(sheet: DaySheet, party: PartyRecord, departure?: string): DaySheet {
  const isKnown = sheet.departures.some(({ parties }) => parties.some(({ id }) => id === party.id));
  const departures = sheet.departures.map((each) => ({
    ...each,
    parties: [
      ...each.parties.map((known) => (known.id === party.id ? party : known)),
      ...(!isKnown && each.id === departure ? [party] : []),
    ],
  }));
  return { ...sheet, departures };
}

/** The sheets that were had, for when there is no network. They have names and emails: none stays for long. */
export function sheetCopies(kept: Kept) {
  const forgetOld = () => {
    const yesterday = addDays(newYorkDate(now()), -1);
    const oldest = { [SHEET]: yesterday, [LOADS]: calendarStart(yesterday) };
    for (const name of kept.names()) {
      for (const [kind, date] of Object.entries(oldest)) {
        if (name.startsWith(kind) && name.slice(kind.length) < date) kept.set(name, null);
      }
    }
  };
  forgetOld();
  const get = (date: string) => kept.get(SHEET + date) as SheetCopy | null;
  return {
    get,
    /** How much there is to do on the two weeks around a date; none where that is not known. */
    loads: (date: string) => (kept.get(LOADS + calendarStart(date)) ?? []) as DayLoad[],
    put: (copy: SheetCopy, loads: DayLoad[]) => {
      const { date } = copy.sheet;
      kept.set(SHEET + date, copy);
      kept.set(LOADS + calendarStart(date), loads);
      forgetOld();
    },
    /** Notes what has become of one party. */
    putParty: (date: string, party: PartyRecord, departure?: string) => {
      const copy = get(date);
      if (copy) kept.set(SHEET + date, { ...copy, sheet: withParty(copy.sheet, party, departure) });
    },
  };
}
