import { TIME_ZONE, WEEKDAYS, type Weekday } from './new-york.ts';

/** The plural forms of a text; each gets the formatted number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form };
type Form = (count: string) => string;

/** An arbitrary Sunday, from which weekday names are formatted. */
const A_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns functions that format counts, dates, and times in a language.
 *
 * @param locale for example, "en-US"
 */
export function formatFor(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  /** Returns a function that creates the format on first use, because browsers create date formats slowly. */
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
    /** Returns a text in the plural form for a count. */
    plural: (count: number, forms: Forms): string =>
      (forms[rules.select(count)] ?? forms.other)(numbers.format(count)),
    /** "Nov 23", for a YYYY-MM-DD date. */
    date: (date: string) => shortDate(midnight(date)),
    /** "Monday, Nov 23". */
    dayAndDate: (date: string) => longDate(midnight(date)),
    /** "Monday". */
    weekday: (day: Weekday) => weekdays(new Date(A_SUNDAY + WEEKDAYS.indexOf(day) * DAY_MS)),
    /** "10:00 AM" in New York. */
    time: (instant: Date | string) => times(new Date(instant)),
    /** "Monday, Nov 23, 10:00 AM"; in Chinese, without the comma. */
    when: (date: string, start: Date | string) =>
      [format.dayAndDate(date), format.time(start)].join(locale.startsWith('zh') ? ' ' : ', '),
  };
  return format;
}

/** Adds a period, unless the sentence ends with a punctuation mark. After a Chinese character, it is a Chinese period. */
export function withPeriod(sentence: string): string {
  if (/[.!?。！？]$/u.test(sentence)) return sentence;
  return sentence + (/[\p{Script=Han}）”》]$/u.test(sentence) ? '。' : '.');
}

/** Joins sentences with spaces, except after Chinese punctuation. Skips those that are undefined. */
export function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined)
    .reduce((text, sentence) => text + (/[。！？）”]$/u.test(text) ? '' : ' ') + sentence);
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
