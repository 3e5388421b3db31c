import type { Weekday } from 'shared/new-york';
import { withPeriod } from 'shared/format';
import { format } from '../../texts/format.en';
import { LOCALE } from '../../texts/locale.en';
import { joinAlternatives } from '../../texts/more-formats';

/** Texts for choosing a departure from selects. */
export const texts = {
  date: 'Date',
  noDates: 'No dates with room',
  time: 'Time',
  noTimes: 'No times with room',
  /** Shown before the departures have loaded. */
  anyWeek: 'A later week works too.',
  /** @param name a date, or a time */
  takeInstead: (name: string) => `Take ${name} instead`,

  /** The options of weekdays, dates, and times. */
  choice: {
    today: 'Today',
    joinAlternatives: (starts: readonly string[]) => joinAlternatives(LOCALE, starts),
    startTimes: (count: number) => `${String(count)} start times`,
    /** @param notice for example, "full" */
    day: (date: string, notice: string) => `${format.dayAndDate(date)} · ${notice}`,
    /** @param next a date with room */
    dayAndNext: (date: string, notice: string, next: string) =>
      `${format.dayAndDate(date)} · ${notice}, next ${format.date(next)}`,
  },

  /**
   * Why a date or a time has too few spots: clauses, which `asSentence`, `butToday`, and `butLater` turn into
   * sentences.
   */
  shortage: {
    /** @param notice for example, "full" */
    date: (date: string, notice: string) => `${format.date(date)} is ${notice}`,
    time: (start: string, notice: string) => `The tour at ${format.time(start)} is ${notice}`,
    /** @param includesOwn whether the spots include those of the booking being changed */
    leftOn: (date: string, spots: number, includesOwn: boolean) =>
      format.plural(spots, {
        one: (count) => `Only ${count} spot left on ${format.date(date)}`,
        other: (count) => `Only ${count} spots left on ${format.date(date)}`,
      }) + (includesOwn ? ', counting yours' : ''),
    leftAt: (start: string, spots: number, includesOwn: boolean) =>
      format.plural(spots, {
        one: (count) => `Only ${count} spot left at ${format.time(start)}`,
        other: (count) => `Only ${count} spots left at ${format.time(start)}`,
      }) + (includesOwn ? ', counting yours' : ''),
    noTour: (date: string, people: number) =>
      people > 1
        ? `No tour on ${format.date(date)} has room for ${String(people)}`
        : `No tour on ${format.date(date)} has room`,
    asSentence: (clause: string) => withPeriod(clause),
    butToday: (clause: string) => `${clause}; there is still room today.`,
    butLater: (clause: string, date: string) =>
      `${clause}; the next date with room is ${format.date(date)}.`,
    /** @param others the nearest dates with room */
    notYet: (day: Weekday, others: readonly string[]) =>
      `No ${format.weekday(day)} can be booked yet. ${alternatives(others)}`,
    noDate: (day: Weekday, people: number, others: readonly string[]) =>
      people > 1
        ? `No ${format.weekday(day)} has room for ${String(people)}. ${alternatives(others)}`
        : `No ${format.weekday(day)} has room. ${alternatives(others)}`,
  },
};

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'No other date has room.';
  return `There is room on ${joinDates(dates.map(format.dayAndDate))}.`;
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  if (dates.length < 3) return dates.join(', or ');
  return `${dates.slice(0, -1).join('; ')}; or ${dates.at(-1) ?? ''}`;
}
