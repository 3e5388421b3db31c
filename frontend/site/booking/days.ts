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

/** Whether a party of so many can wait for room at a departure that has too little; in vain if it never fits. */
export function canWait(departure: Departure, now: Date, people = 1): boolean {
  const { status, capacity, utcCutoffAt } = departure;
  const isClosed = status === 'CLOSED' || now >= new Date(utcCutoffAt);
  return !isClosed && !isOpen(departure, now, people) && people <= (capacity ?? 0);
}

/**
 * What the calendar says of a date with these departures.
 *
 * @param mayWait whether a date that is full can be chosen, to wait for room
 */
export function gridDayOf(
  words: CalendarWords,
  date: string,
  departures: readonly Departure[],
  now: Date,
  mayWait = false,
): GridDay {
  const { day, format } = words;
  const name = format.dayAndDate(date);
  const [first, ...others] = departures;
  if (!first) return { label: day.none(name), note: '', isOpen: false };
  const open = departures.filter((departure) => isOpen(departure, now));
  const isWaitable = (departure: Departure) => mayWait && canWait(departure, now);
  const texts = departures.map((departure) =>
    [
      format.time(departure.localDateTimeStart),
      stateOf(words, departure, now),
      isWaitable(departure) && day.waitingList,
    ]
      .filter(Boolean)
      .join(', '),
  );
  const closed = others.length > 0 ? day.full : (stateOf(words, first, now) ?? '');
  const label = day.some(name, texts);
  if (open.length > 0) return { label, note: noteOf(words, open), isOpen: true };
  const waits = departures.some(isWaitable);
  return { label, note: waits ? day.waits : closed, isOpen: waits, isFull: waits };
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
