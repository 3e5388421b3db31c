import { dateFormat } from '../../format.ts';

const weekdayAndDate = dateFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Writes a YYYY-MM-DD date within a sentence: "segunda-feira, 23 de novembro". */
export function dayInSentence(date: string): string {
  return weekdayAndDate(new Date(`${date}T00:00:00Z`));
}

/** Writes when something takes place: "na segunda-feira, 23 de novembro", or "no sábado, 28 de novembro". */
export function onDay(date: string): string {
  const day = dayInSentence(date);
  return day.includes('-feira') ? `na ${day}` : `no ${day}`;
}

/** Writes a deadline after "até": "as 10:00 de segunda-feira, 23 de novembro". */
export function deadlineInSentence(date: string, time: string): string {
  return `${withArticle(time)} de ${dayInSentence(date)}`;
}

/** Adds the article to a time: "as 10:00", or "a 1:00". */
export function withArticle(time: string): string {
  return /^[01]:/.test(time) ? `a ${time}` : `as ${time}`;
}
