import { dateFormat } from '../../format.ts';

const longDate = dateFormat('fr', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const weekdayAndDate = dateFormat('fr', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const alternatives = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Writes a YYYY-MM-DD date within a sentence: "lundi 23 novembre". */
export function dayInSentence(date: string): string {
  return weekdayAndDate(midnight(date));
}

/** Writes a YYYY-MM-DD date within a sentence, without its weekday: "23 novembre". */
export function dateInSentence(date: string): string {
  return longDate(midnight(date));
}

/** Joins dates to choose from: "le lundi 23 novembre, le mardi 24 novembre ou le jeudi 26 novembre". */
export function joinDays(dates: readonly string[]): string {
  return alternatives.format(dates.map((date) => `le ${dayInSentence(date)}`));
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
