import { TIME_ZONE, WEEKDAYS, type Weekday } from './new-york.ts';

/** The plural forms of a text. Each is a function of the formatted number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, PluralForm>> & { other: PluralForm };
type PluralForm = (count: string) => string;

/** An arbitrary Sunday, from which weekday names are formatted. */
const SOME_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
/** The first of a month in languages that write it as an ordinal. Intl writes a plain 1. */
const FIRST_OF_MONTH: Readonly<Record<string, string>> = { fr: '1er', 'pt-BR': '1º' };

/**
 * Returns functions that format counts, dates, and times in a language.
 *
 * @param locale for example, "en-US"
 */
export function formatFor(locale: string) {
  const numberFormat = new Intl.NumberFormat(locale);
  const pluralRules = new Intl.PluralRules(locale);
  const formatShortDate = dateFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  const formatLongDate = dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  });
  const formatWeekday = dateFormat(locale, { timeZone: 'UTC', weekday: 'long' });
  const formatTime = dateFormat(locale, {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
  });

  const format = {
    locale,
    /** The separator between the parts of a label, such as a place and a date. */
    comma: separatorsOf(locale).comma,
    /** Returns a text in the plural form for a count. */
    plural: (count: number, forms: PluralForms): string =>
      (forms[pluralRules.select(count)] ?? forms.other)(numberFormat.format(count)),
    /** "Nov 23", for a YYYY-MM-DD date. */
    date: (date: string) => formatShortDate(utcMidnight(date)),
    /** "Monday, Nov 23". */
    dayAndDate: (date: string) => formatLongDate(utcMidnight(date)),
    /** "Monday". */
    weekday: (day: Weekday) =>
      formatWeekday(new Date(SOME_SUNDAY + WEEKDAYS.indexOf(day) * DAY_MS)),
    /** "10:00 AM" in New York. */
    time: (instant: Date | string) => formatTime(new Date(instant)),
    /** "Monday, Nov 23, 10:00 AM"; in Chinese, without the comma. */
    when: (date: string, start: Date | string) => format.withTime(format.dayAndDate(date), start),
    /** Adds a time to a formatted date. */
    withTime: (date: string, start: Date | string) =>
      date + (isChinese(locale) ? ' ' : ', ') + format.time(start),
  };
  return format;
}

/**
 * Returns a function that formats instants in a language. It creates the format on first use, because browsers create
 * date formats slowly.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (instant: Date): string => {
    format ??= new Intl.DateTimeFormat(locale, options);
    // Browsers and Node put different spaces before AM.
    const text = format.format(instant).replaceAll('\u202f', ' ');
    const ordinal = FIRST_OF_MONTH[locale];
    return ordinal === undefined ? text : text.replace(/\b1(?= \p{L})/u, ordinal);
  };
}

/** Returns a function that writes cents as dollars with a language's separators: "40", "12.50", or "1,250". */
export function centsFormat(locale: string) {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return (cents: number): string => numbers.format(cents / 100).replace(/[.,]00$/, '');
}

/** Adds a period, unless the sentence ends with a punctuation mark. After Chinese text, adds a Chinese period. */
export function withPeriod(sentence: string): string {
  if (/[.!?。！？]$/u.test(sentence)) return sentence;
  return sentence + (/[\p{Script=Han}）”》]$/u.test(sentence) ? '。' : '.');
}

/** Adds the space that separates a sentence from the next one. Adds nothing after Chinese punctuation. */
export function withSpace(sentence: string): string {
  return /[。！？：）”]$/u.test(sentence) ? sentence : `${sentence} `;
}

/** Joins sentences. Skips those that are undefined. */
export function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined)
    .reduce((text, sentence) => withSpace(text) + sentence);
}

/** Returns the separators of a language, with the spaces around them. */
export function separatorsOf(locale: string): { comma: string; colon: string } {
  if (isChinese(locale)) return { comma: '，', colon: '：' };
  return { comma: ', ', colon: locale.startsWith('fr') ? '\u00a0: ' : ': ' };
}

function isChinese(locale: string): boolean {
  return locale.startsWith('zh');
}

function utcMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
