import { withPeriod } from 'shared/format';
import { dateInSentence, joinDays } from 'shared/words/fr/dates';
import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { joinAlternatives } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

/** Texts for choosing a departure from selects. */
export const texts: typeof english = {
  date: 'Date',
  noDates: 'Aucune date disponible',
  time: 'Heure',
  noTimes: 'Aucune heure disponible',
  anyWeek: 'Une semaine plus éloignée est possible aussi.',
  takeInstead: (name) => `Prendre plutôt ${name}`,

  choice: {
    today: 'Aujourd’hui',
    joinAlternatives: (starts) => joinAlternatives(LOCALE, starts),
    startTimes: (count) => `${String(count)} départs`,
    day: (date, notice) => `${format.dayAndDate(date)} · ${notice}`,
    dayAndNext: (date, notice, next) =>
      `${format.dayAndDate(date)} · ${notice}, suivant : ${format.date(next)}`,
  },

  shortage: {
    date: (date, notice) => `Le départ du ${dateInSentence(date)} est ${notice}`,
    time: (start, notice) => `Le départ de ${format.time(start)} est ${notice}`,
    leftOn: (date, spots, includesOwn) =>
      `Le ${dateInSentence(date)}, ${spotsLeft(spots, includesOwn)}`,
    leftAt: (start, spots, includesOwn) =>
      `À ${format.time(start)}, ${spotsLeft(spots, includesOwn)}`,
    noTour: (date, people) =>
      people > 1
        ? `Le ${dateInSentence(date)}, aucun départ n’a de place pour ${String(people)} personnes`
        : `Le ${dateInSentence(date)}, aucun départ n’a de place`,
    asSentence: (clause) => withPeriod(clause),
    butToday: (clause) => `${clause} ; il reste de la place aujourd’hui.`,
    butLater: (clause, date) =>
      `${clause} ; prochaine date avec de la place : le ${dateInSentence(date)}.`,
    notYet: (day, others) =>
      `Aucun ${format.weekday(day)} n’est encore ouvert à la réservation. ${alternatives(others)}`,
    noDate: (day, people, others) =>
      people > 1
        ? `Aucun ${format.weekday(day)} n’a de place pour ${String(people)} personnes. ${alternatives(others)}`
        : `Aucun ${format.weekday(day)} n’a de place. ${alternatives(others)}`,
  },
};

/** "il ne reste que 4 places, les vôtres comprises". */
function spotsLeft(spots: number, includesOwn: boolean): string {
  return format.plural(spots, {
    one: (count) => `il ne reste que ${count} place${includesOwn ? ', la vôtre comprise' : ''}`,
    other: (count) =>
      `il ne reste que ${count} places${includesOwn ? ', les vôtres comprises' : ''}`,
  });
}

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'Il n’y a de place à aucune autre date.';
  return `Il y a de la place ${joinDays(dates)}.`;
}
