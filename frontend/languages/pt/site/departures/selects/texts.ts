import { withPeriod } from 'shared/format';
import type { Weekday } from 'shared/new-york';
import { dayInSentence } from 'shared/words/pt/dates';
import { joinAlternatives } from '../../../../../site/texts/more-formats';
import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

export const texts: typeof english = {
  date: 'Data',
  noDates: 'Nenhuma data com vagas',
  time: 'Horário',
  noTimes: 'Nenhum horário com vagas',
  anyWeek: 'Também pode ser uma semana mais adiante.',
  takeInstead: (name: string) => `Trocar para ${name}`,

  choice: {
    today: 'Hoje',
    joinAlternatives: (starts: readonly string[]) => joinAlternatives(LOCALE, starts),
    startTimes: (count: number) => `${String(count)} horários`,
    day: (date: string, notice: string) => `${format.dayAndDate(date)} · ${notice}`,
    dayAndNext: (date: string, notice: string, next: string) =>
      `${format.dayAndDate(date)} · ${notice}, próxima: ${format.date(next)}`,
  },

  shortage: {
    date: (date: string, notice: string) => `O passeio de ${format.date(date)} está ${notice}`,
    time: (start: string, notice: string) => `O passeio das ${format.time(start)} está ${notice}`,
    leftOn: (date: string, spots: number, includesOwn: boolean) =>
      format.plural(spots, {
        one: (count) => `Resta só ${count} vaga em ${format.date(date)}`,
        other: (count) => `Restam só ${count} vagas em ${format.date(date)}`,
      }) + (includesOwn ? `, contando ${spots === 1 ? 'a sua' : 'as suas'}` : ''),
    leftAt: (start: string, spots: number, includesOwn: boolean) =>
      format.plural(spots, {
        one: (count) => `Resta só ${count} vaga às ${format.time(start)}`,
        other: (count) => `Restam só ${count} vagas às ${format.time(start)}`,
      }) + (includesOwn ? `, contando ${spots === 1 ? 'a sua' : 'as suas'}` : ''),
    noTour: (date: string, people: number) =>
      people > 1
        ? `Nenhum passeio em ${format.date(date)} tem vagas para ${String(people)}`
        : `Nenhum passeio em ${format.date(date)} tem vaga`,
    asSentence: (clause: string) => withPeriod(clause),
    butToday: (clause: string) => `${clause}; hoje ainda há vagas.`,
    butLater: (clause: string, date: string) =>
      withPeriod(`${clause}; a próxima data com vagas é ${format.date(date)}`),
    notYet: (day: Weekday, others: readonly string[]) =>
      `${noWeekday(day)} aceita reservas por enquanto. ${alternatives(others)}`,
    noDate: (day: Weekday, people: number, others: readonly string[]) =>
      people > 1
        ? `${noWeekday(day)} tem vagas para ${String(people)}. ${alternatives(others)}`
        : `${noWeekday(day)} tem vaga. ${alternatives(others)}`,
  },
};

/** "Nenhuma segunda-feira", or "Nenhum sábado". */
function noWeekday(day: Weekday): string {
  const isMasculine = day === 'Saturday' || day === 'Sunday';
  return `${isMasculine ? 'Nenhum' : 'Nenhuma'} ${format.weekday(day)}`;
}

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'Nenhuma outra data tem vagas.';
  return `Há vagas em: ${joinDates(dates.map(dayInSentence))}.`;
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  if (dates.length < 3) return dates.join(', ou ');
  return `${dates.slice(0, -1).join('; ')}; ou ${dates.at(-1) ?? ''}`;
}
