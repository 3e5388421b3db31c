const days = new Intl.DateTimeFormat('it', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** Formats a YYYY-MM-DD date: "lunedì 23 novembre". */
export function dayInSentence(date: string): string {
  return days.format(new Date(`${date}T00:00:00Z`));
}

/** Adds the preposition to a time: "alle 10:00", or "all’1:00". */
export function atTime(time: string): string {
  return time.startsWith('1:') ? `all’${time}` : `alle ${time}`;
}
