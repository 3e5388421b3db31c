import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { joinAlternatives } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

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
    date: (date, notice) => `El recorrido del ${format.date(date)} está ${notice}`,
    time: (start, notice) => `El recorrido de las ${format.time(start)} está ${notice}`,
    leftOn: (date, spots, includesOwn) =>
      format.plural(spots, {
        one: (count) => `Solo queda ${count} lugar el ${format.date(date)}`,
        other: (count) => `Solo quedan ${count} lugares el ${format.date(date)}`,
      }) + (includesOwn ? ownText(spots) : ''),
    leftAt: (start, spots, includesOwn) =>
      format.plural(spots, {
        one: (count) => `Solo queda ${count} lugar a las ${format.time(start)}`,
        other: (count) => `Solo quedan ${count} lugares a las ${format.time(start)}`,
      }) + (includesOwn ? ownText(spots) : ''),
    noTour: (date, people) =>
      people > 1
        ? `El ${format.date(date)} no hay lugar para ${String(people)} en ningún recorrido`
        : `El ${format.date(date)} no hay lugar en ningún recorrido`,
    asSentence: (clause) => withPeriod(clause),
    butToday: (clause) => `${clause}; hoy todavía hay lugar.`,
    butLater: (clause, date) =>
      withPeriod(`${clause}; la próxima fecha con lugar es el ${format.date(date)}`),
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
  return withPeriod(`Hay lugar ${joinDates(dates)}`);
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  const texts = dates.map((date) => `el ${format.dayAndDate(date)}`);
  if (texts.length < 3) return texts.join(', o ');
  return `${texts.slice(0, -1).join('; ')}; o ${texts.at(-1) ?? ''}`;
}
