import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { withPeriod } from 'shared/format';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';
import { joinAlternatives } from '../../../../../site/texts/more-formats';

export const texts: typeof english = {
  date: 'Datum',
  noDates: 'Kein Termin frei',
  time: 'Uhrzeit',
  noTimes: 'Keine Uhrzeit frei',
  anyWeek: 'Auch eine spätere Woche ist möglich.',
  takeInstead: (name) => `Stattdessen ${name} nehmen`,

  choice: {
    today: 'Heute',
    joinAlternatives: (starts) => joinAlternatives(LOCALE, starts),
    startTimes: (count) => `${String(count)} Uhrzeiten`,
    day: (date, notice) => `${format.dayAndDate(date)} · ${notice}`,
    dayAndNext: (date, notice, next) =>
      `${format.dayAndDate(date)} · ${notice}, frei ab ${format.date(next)}`,
  },

  shortage: {
    date: (date, notice) => `Am ${format.date(date)} ist die Tour ${notice}`,
    time: (start, notice) => `Die Tour um ${format.time(start)} Uhr ist ${notice}`,
    leftOn: (date, spots, includesOwn) =>
      format.plural(spots, {
        one: (count) => `Am ${format.date(date)} ist nur noch ${count} Platz frei`,
        other: (count) => `Am ${format.date(date)} sind nur noch ${count} Plätze frei`,
      }) + (includesOwn ? ', Ihre mitgezählt' : ''),
    leftAt: (start, spots, includesOwn) =>
      format.plural(spots, {
        one: (count) => `Um ${format.time(start)} Uhr ist nur noch ${count} Platz frei`,
        other: (count) => `Um ${format.time(start)} Uhr sind nur noch ${count} Plätze frei`,
      }) + (includesOwn ? ', Ihre mitgezählt' : ''),
    noTour: (date, people) =>
      people > 1
        ? `Am ${format.date(date)} ist keine Tour für ${String(people)} Personen frei`
        : `Am ${format.date(date)} ist keine Tour frei`,
    asSentence: (clause) => withPeriod(clause),
    butToday: (clause) => `${clause}; heute ist noch etwas frei.`,
    butLater: (clause, date) =>
      withPeriod(`${clause}; der nächste freie Termin ist der ${format.date(date)}`),
    notYet: (day, others) =>
      `${format.weekday(day)}s ist noch nichts buchbar. ${alternatives(others)}`,
    noDate: (day, people, others) =>
      people > 1
        ? `${format.weekday(day)}s ist für ${String(people)} Personen nichts frei. ${alternatives(others)}`
        : `${format.weekday(day)}s ist nichts frei. ${alternatives(others)}`,
  },
};

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'Auch an anderen Tagen ist nichts frei.';
  return withPeriod(`Platz ist am ${joinDates(dates.map(format.dayAndDate))}`);
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  if (dates.length < 3) return dates.join(', oder am ');
  return `${dates.slice(0, -1).join('; am ')}; oder am ${dates.at(-1) ?? ''}`;
}
