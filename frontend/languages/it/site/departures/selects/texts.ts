import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { joinAlternatives } from '../../../../../site/texts/more-formats';
import { atTime, format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

/** Texts for choosing a departure from selects. */
export const texts: typeof english = {
  date: 'Data',
  noDates: 'Nessuna data con posti',
  time: 'Ora',
  noTimes: 'Nessun orario con posti',
  /** Shown before the departures have loaded. */
  anyWeek: 'Puoi scegliere anche una settimana più avanti.',
  takeInstead: (name) => `Scegli ${name}`,

  /** The options of weekdays, dates, and times. */
  choice: {
    today: 'Oggi',
    joinAlternatives: (starts) => joinAlternatives(LOCALE, starts),
    startTimes: (count) => `${String(count)} orari`,
    day: (date, notice) => `${format.dayAndDate(date)} · ${notice}`,
    dayAndNext: (date, notice, next) =>
      `${format.dayAndDate(date)} · ${notice}, prossima data: ${format.date(next)}`,
  },

  /**
   * Why a date or a time has too few spots: clauses, which `asSentence`, `butToday`, and `butLater` turn into
   * sentences.
   */
  shortage: {
    date: (date, notice) => `${dayOf(date)}, tour ${notice}`,
    time: (start, notice) => `Tour delle ${format.time(start)} ${notice}`,
    leftOn: (date, spots, includesOwn) => `${dayOf(date)} ${onlySpots(spots, includesOwn)}`,
    leftAt: (start, spots, includesOwn) =>
      `${capitalize(atTime(start))} ${onlySpots(spots, includesOwn)}`,
    noTour: (date, people) => `${dayOf(date)} in nessun tour c’è ${spotsFor(people)}`,
    asSentence: (clause) => withPeriod(clause),
    butToday: (clause) => `${clause}; oggi c’è ancora posto.`,
    butLater: (clause, date) =>
      `${clause}; la prossima data con posti è ${format.dayAndDate(date)}.`,
    notYet: (day, others) =>
      `Di ${format.weekday(day)} non si può ancora prenotare. ${alternatives(others)}`,
    noDate: (day, people, others) =>
      `Di ${format.weekday(day)} in nessun tour c’è ${spotsFor(people)}. ${alternatives(others)}`,
  },
};

/** "Lunedì 23 novembre", for the start of a sentence. */
function dayOf(date: string): string {
  return capitalize(format.dayAndDate(date));
}

function onlySpots(spots: number, includesOwn: boolean): string {
  return includesOwn
    ? format.plural(spots, {
        one: (count) => `resta solo ${count} posto, compreso il tuo`,
        other: (count) => `restano solo ${count} posti, compresi i tuoi`,
      })
    : format.plural(spots, {
        one: (count) => `resta solo ${count} posto`,
        other: (count) => `restano solo ${count} posti`,
      });
}

function spotsFor(people: number): string {
  return people > 1 ? `posto per ${String(people)} persone` : 'posto';
}

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'Non c’è posto in nessun’altra data.';
  return `C’è posto ${joinAlternatives(LOCALE, dates.map(format.dayAndDate))}.`;
}
