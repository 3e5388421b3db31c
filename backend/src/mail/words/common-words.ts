import { lightSentence } from 'shared/light';
import type { Words as PageWords } from 'shared/words';
import type { formatsOf } from './formats';

/** Returns the formats, and the texts that letters share with the site's pages. */
export function commonWords(format: ReturnType<typeof formatsOf>, words: PageWords) {
  const { daylightWords, priceWords, paymentWords, specialDayTitles, specialDaySentences } = words;
  const { locale, date, time, when, shortWhen } = format;
  return {
    language: locale,
    date,
    time,
    when,
    shortWhen,
    light: (start: Date, end: Date) => lightSentence(daylightWords, start, end),
    priceWords,
    paymentWords,
    specialDays: { titles: specialDayTitles, ...specialDaySentences },
  };
}
