/** How long something takes, or how far it is, in one unit: "2 hours", "30 minutes", "400 feet". */
export function inUnits(
  locale: string,
  unit: 'hour' | 'minute' | 'foot' | 'mile',
  count: number,
): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** "10:00 AM or 2:00 PM". */
export function either(locale: string, texts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
}

/** "November 2026", of a month written YYYY-MM. */
export function monthIn(locale: string, month: string): string {
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** "Nov 23, 2026, 10:00 AM", where the visitor is. */
export function momentIn(locale: string, instant: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant));
}

/** What somebody speaks, from BCP 47 codes: "English and Spanish". */
export function languagesIn(locale: string, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
