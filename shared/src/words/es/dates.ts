/** Writes a YYYY-MM-DD date within a sentence: "lunes 23 de noviembre". */
export function dayInSentence(date: string): string {
  return longDate(date, { weekday: 'long' }).replace(',', '');
}

/** Writes a YYYY-MM-DD date within a sentence, without its weekday: "23 de noviembre". */
export function dateInSentence(date: string): string {
  return longDate(date, {});
}

/** Joins dates with enough spots: "el lunes 23 de noviembre, el martes 24 de noviembre o el jueves 26 de noviembre". */
export function joinDays(dates: readonly string[]): string {
  const days = dates.map((date) => `el ${dayInSentence(date)}`);
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(days);
}

/** Adds the preposition to a time: "a las 10:00", or "a la 1:00". */
export function atTime(time: string): string {
  return time.startsWith('1:') ? `a la ${time}` : `a las ${time}`;
}

function longDate(date: string, options: Intl.DateTimeFormatOptions): string {
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long', ...options } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('es', format);
}
