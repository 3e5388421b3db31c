import { dateFormat } from 'shared/format';

/** Formats a duration or a distance in one unit: "2 hours", "30 minutes", "400 feet". */
export function formatInUnit(
  locale: string,
  unit: 'hour' | 'minute' | 'foot' | 'mile' | 'meter' | 'kilometer',
  count: number,
): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Joins alternatives: "10:00 AM or 2:00 PM". */
export function joinAlternatives(locale: string, texts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
}

/** Joins all items of a list: "Monday, Friday, and Sunday". */
export function joinAll(locale: string, texts: readonly string[]): string {
  return new Intl.ListFormat(locale).format(texts);
}

/** Formats a YYYY-MM month: "November 2026". */
export function formatMonth(locale: string, month: string): string {
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats an instant in the visitor's time zone: "Nov 23, 2026, 10:00 AM". */
export function formatMoment(locale: string, instant: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return dateFormat(locale, options)(new Date(instant));
}
