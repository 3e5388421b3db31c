import { withPeriod } from 'shared/format';
import { dateInSentence, joinDays } from 'shared/words/es/dates';
import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { joinAlternatives } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';
import { predicate } from '../predicate';

export const texts: typeof english = {
  date: 'Fecha',
  noDates: 'Sin fechas libres',
  time: 'Hora',
  noTimes: 'Sin horas libres',
  anyWeek: 'También se puede más adelante.',
  takeInstead: (name) => `Elegir ${name}`,

  choice: {
    today: 'Hoy',
    joinAlternatives: (starts) => joinAlternatives(LOCALE, starts),
    startTimes: (count) => `${String(count)} horas de salida`,
    day: (date, notice) => `${format.dayAndDate(date)} · ${notice}`,
    dayAndNext: (date, notice, next) =>
      `${format.dayAndDate(date)} · ${notice}; siguiente: ${format.date(next)}`,
  },

  shortage: {
    date: (date, notice) => `El recorrido del ${dateInSentence(date)} ${predicate(notice)}`,
    time: (start, notice) => `El recorrido de las ${format.time(start)} ${predicate(notice)}`,
    leftOn: (date, spots, includesOwn) =>
      format.plural(spots, {
        one: (count) => `Solo queda ${count} lugar el ${dateInSentence(date)}`,
        other: (count) => `Solo quedan ${count} lugares el ${dateInSentence(date)}`,
      }) + (includesOwn ? ownText(spots) : ''),
    leftAt: (start, spots, includesOwn) =>
      format.plural(spots, {
        one: (count) => `Solo queda ${count} lugar a las ${format.time(start)}`,
        other: (count) => `Solo quedan ${count} lugares a las ${format.time(start)}`,
      }) + (includesOwn ? ownText(spots) : ''),
    noTour: (date, people) =>
      people > 1
        ? `El ${dateInSentence(date)} no hay lugar para ${String(people)} en ningún recorrido`
        : `El ${dateInSentence(date)} no hay lugar en ningún recorrido`,
    asSentence: (clause) => withPeriod(clause),
    butToday: (clause) => `${clause}; hoy todavía hay lugar.`,
    butLater: (clause, date) =>
      withPeriod(`${clause}; la próxima fecha con lugar es el ${dateInSentence(date)}`),
    notYet: (day, others) =>
      `Todavía no se puede reservar ningún ${format.weekday(day)}. ${alternatives(others)}`,
    noDate: (day, people, others) =>
      people > 1
        ? `Ningún ${format.weekday(day)} hay lugar para ${String(people)}. ${alternatives(others)}`
        : `Ningún ${format.weekday(day)} hay lugar. ${alternatives(others)}`,
  },
};

function ownText(spots: number): string {
  return spots === 1 ? ', contando el tuyo' : ', contando los tuyos';
}

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'Tampoco hay lugar en otra fecha.';
  return withPeriod(`Hay lugar ${joinDays(dates)}`);
}
