import type { Format } from '../words/format';
import type { Messages } from '../words/messages';
import { noticeOf, type Departure } from '../tours/departures';
import type { GridDay } from './MonthGrid';

/** What a calendar is said with. */
export interface CalendarWords extends Pick<Messages['booking'], 'day' | 'closed'> {
  format: Format;
  departures: Messages['departures'];
}

/** Whether a departure takes a party of so many. */
export function isOpen({ status, vacancies, utcCutoffAt }: Departure, now: Date, people = 1) {
  const isOffered = status === 'AVAILABLE' || status === 'LIMITED';
  // The page may be older than the cutoff.
  return isOffered && now < new Date(utcCutoffAt) && (vacancies ?? Infinity) >= people;
}

/** What the calendar says of a date with these departures. */
export function gridDayOf(
  words: CalendarWords,
  date: string,
  departures: readonly Departure[],
  now: Date,
): GridDay {
  const { day, format } = words;
  const name = format.dayAndDate(date);
  const [first, ...others] = departures;
  if (!first) return { label: day.none(name), note: '', isOpen: false };
  const open = departures.filter((departure) => isOpen(departure, now));
  const texts = departures.map((departure) =>
    [format.time(departure.localDateTimeStart), stateOf(words, departure, now)]
      .filter(Boolean)
      .join(', '),
  );
  const closed = others.length > 0 ? day.full : (stateOf(words, first, now) ?? '');
  return {
    label: day.some(name, texts),
    note: open.length > 0 ? noteOf(words, open) : closed,
    isOpen: open.length > 0,
  };
}

/** In a word or two, what is left of a date's departures. */
function noteOf({ day, format }: CalendarWords, open: readonly Departure[]): string {
  const [first, second] = open;
  if (second) return day.times(open.length);
  if (first?.status === 'LIMITED' && first.vacancies !== null) return day.left(first.vacancies);
  return first ? day.start(format.time(first.localDateTimeStart)) : '';
}

function stateOf(words: CalendarWords, departure: Departure, now: Date): string | undefined {
  if (departure.cancelled) return words.day.canceled;
  if (departure.movedTo !== undefined) return words.day.moved;
  return (
    noticeOf(words.departures, departure) ?? (isOpen(departure, now) ? undefined : words.closed)
  );
}
