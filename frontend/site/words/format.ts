import { TIME_ZONE, WEEKDAYS, type Weekday } from 'shared/new-york';

/** The forms of a text that counts something, by the plural rules of its language; each is given the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form };
type Form = (count: string) => string;

/** The first Sunday of some year: weekdays are named by its week. */
const A_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** How a language counts, and writes dates, times, and lists. */
export type Format = ReturnType<typeof formatFor>;

/**
 * How a language counts, and writes dates, times, and lists.
 *
 * @param locale such as "en-US"
 */
export function formatFor(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  /** Made when it is first needed: browsers take their time for it. */
  const lazyFormat = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (instant: Date): string => {
      format ??= new Intl.DateTimeFormat(locale, options);
      // Browsers and Node don’t agree on the space before AM.
      return format.format(instant).replaceAll('\u202f', ' ');
    };
  };
  const shortDate = lazyFormat({ timeZone: 'UTC', month: 'short', day: 'numeric' });
  const longDate = lazyFormat({ timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' });
  const weekdays = lazyFormat({ timeZone: 'UTC', weekday: 'long' });
  const times = lazyFormat({ timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit' });

  const format = {
    locale,
    /** The form of a text that its count asks for. */
    plural: (count: number, forms: Forms): string =>
      (forms[rules.select(count)] ?? forms.other)(numbers.format(count)),
    /** "Nov 23", of a date written YYYY-MM-DD, as in all that follow. */
    date: (date: string) => shortDate(midnight(date)),
    /** "Monday, Nov 23". */
    dayAndDate: (date: string) => longDate(midnight(date)),
    /** "Monday". */
    weekday: (day: Weekday) => weekdays(new Date(A_SUNDAY + WEEKDAYS.indexOf(day) * DAY_MS)),
    /** "10:00 AM", as the clocks in New York show it. */
    time: (instant: Date | string) => times(new Date(instant)),
    /** "Monday, Nov 23, 10:00 AM". */
    when: (date: string, start: Date | string) =>
      `${format.dayAndDate(date)}, ${format.time(start)}`,
  };
  return format;
}

/** With a full stop, unless whoever wrote the sentence has ended it. */
export function withFullStop(sentence: string): string {
  return /[.!?。！？]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** As a sentence begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
