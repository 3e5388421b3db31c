import type { Format } from '../words/format';
import type { Messages } from '../words/messages';
import { noticeOf, type Departure } from './departures';
import type { GridDay } from './MonthGrid';

/** The texts used in this file. */
export interface CalendarWords extends Pick<Messages['booking'], 'day' | 'closed'> {
  format: Format;
  departures: Messages['departures'];
}

/** Whether a departure has room for a party. */
export function isOpen({ status, vacancies, utcCutoffAt }: Departure, now: Date, people = 1) {
  const isOffered = status === 'AVAILABLE' || status === 'LIMITED';
  // The page may be older than the cutoff.
  return isOffered && now < new Date(utcCutoffAt) && (vacancies ?? Infinity) >= people;
}

/** Whether a party can join the waitlist: the departure has too few spots now, but enough capacity for the party. */
export function hasWaitlistFor(departure: Departure, now: Date, people = 1): boolean {
  const { status, capacity, utcCutoffAt } = departure;
  const isClosed = status === 'CLOSED' || now >= new Date(utcCutoffAt);
  return !isClosed && !isOpen(departure, now, people) && people <= (capacity ?? 0);
}

/**
 * Describes a date and its departures for the calendar.
 *
 * @param canJoinWaitlist whether a full date can be chosen, to join a waitlist
 */
export function gridDayOf(
  words: CalendarWords,
  date: string,
  departures: readonly Departure[],
  now: Date,
  canJoinWaitlist = false,
): GridDay {
  const { day, format } = words;
  const name = format.dayAndDate(date);
  const [first, ...others] = departures;
  if (!first) return { label: day.withoutTours(name), note: '', isOpen: false };
  const openDepartures = departures.filter((departure) => isOpen(departure, now));
  const hasWaitlist = (departure: Departure) => canJoinWaitlist && hasWaitlistFor(departure, now);
  const texts = departures.map((departure) =>
    [
      format.time(departure.localDateTimeStart),
      describeState(words, departure, now),
      hasWaitlist(departure) && day.hasWaitlist,
    ]
      .filter(Boolean)
      .join(', '),
  );
  const closedNote = others.length > 0 ? day.full : (describeState(words, first, now) ?? '');
  const label = day.withTours(name, texts);
  if (openDepartures.length > 0)
    return { label, note: summarize(words, openDepartures), isOpen: true };
  const isWaitlistOnly = departures.some(hasWaitlist);
  return {
    label,
    note: isWaitlistOnly ? day.waitlistNote : closedNote,
    isOpen: isWaitlistOnly,
    isFull: isWaitlistOnly,
  };
}

/** Summarizes a date's open departures in a word or two: "2 times", "3 left", or "10 AM". */
function summarize({ day, format }: CalendarWords, openDepartures: readonly Departure[]): string {
  const [first, second] = openDepartures;
  if (second) return day.times(openDepartures.length);
  if (first?.status === 'LIMITED' && first.vacancies !== null) return day.left(first.vacancies);
  return first ? day.start(format.time(first.localDateTimeStart)) : '';
}

function describeState(words: CalendarWords, departure: Departure, now: Date): string | undefined {
  if (departure.cancelled) return words.day.canceled;
  if (departure.movedTo !== undefined) return words.day.moved;
  return (
    noticeOf(words.departures, departure) ?? (isOpen(departure, now) ? undefined : words.closed)
  );
}
