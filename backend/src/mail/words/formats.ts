import { dateFormat, formatFor } from 'shared/format';
import { formatLanguages } from 'shared/languages';
import { newYorkDate, TIME_ZONE } from 'shared/new-york';

/** A phrase for each plural form. `#` stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Returns functions that format numbers, dates, and lists in a language. Times are in New York.
 *
 * @param locale for example, "en-US"
 */
export function formatsOf(locale: string) {
  const { dayAndDate, time, plural, withTime } = formatFor(locale);
  const numbers = new Intl.NumberFormat(locale);
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' });
  const longDate = dateFormat(locale, {
    timeZone: TIME_ZONE,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const monthAndDay = dateFormat(locale, {
    timeZone: TIME_ZONE,
    month: 'short',
    day: 'numeric',
  });
  const weekday = dateFormat(locale, { timeZone: TIME_ZONE, weekday: 'long' });
  const formats = {
    locale,
    number: (n: number) => numbers.format(n),
    /** Returns the plural form for a number, with the number in it. */
    plural: (n: number, forms: PluralForms) =>
      plural(
        n,
        Object.fromEntries(
          Object.entries(forms).map(([rule, form]) => [
            rule,
            (count: string) => form.replaceAll('#', count),
          ]),
        ) as Parameters<typeof plural>[1],
      ),
    /** "Saturday, November 28, 2026". */
    date: (instant: Date) => longDate(instant),
    /** "10:30 AM". */
    time,
    /** "Saturday, November 28, 2026, 10:30 AM". */
    when: (instant: Date) => withTime(longDate(instant), instant),
    /** "Saturday, Nov 28". */
    shortDate: (instant: Date) => dayAndDate(newYorkDate(instant)),
    /** "Saturday, Nov 28, 10:30 AM". */
    shortWhen: (instant: Date) => withTime(formats.shortDate(instant), instant),
    /** "Jan 6, 6:30 PM". */
    moment: (instant: Date) => withTime(monthAndDay(instant), instant),
    weekday: (instant: Date) => weekday(instant),
    /** "English and Spanish", for BCP 47 tags. */
    languages: (tags: readonly string[]) => formatLanguages(locale, tags),
    /** "reply to this email or call". */
    alternatives: (texts: readonly string[]) => alternatives.format(texts),
  };
  return formats;
}

/** The guide's contact details that letters may mention. */
export interface ContactMethods {
  phone?: string;
  email?: string;
}

/** How soon a day is. For `later` days, letters contain the weekday. */
export type Nearness = 'today' | 'tomorrow' | 'later';
