import { format } from '../../texts/format.en';
import { hasWaitlistFor, isOpen, noticeOf, type Departure } from '../departures';
import type { GridDay } from './MonthGrid';
import { texts } from './texts.en';

/**
 * Describes a date and its departures for the calendar.
 *
 * @param canJoinWaitlist whether a full date can be chosen, to join a waitlist
 */
export function gridDayOf(
  date: string,
  departures: readonly Departure[],
  now: Date,
  canJoinWaitlist = false,
): GridDay {
  const name = format.dayAndDate(date);
  const [first, ...others] = departures;
  if (!first) return { label: texts.day.withoutTours(name), note: '', isSelectable: false };
  const openDepartures = departures.filter((departure) => isOpen(departure, now));
  const hasWaitlist = (departure: Departure) => canJoinWaitlist && hasWaitlistFor(departure, now);
  const startTexts = departures.map((departure) =>
    [
      format.time(departure.localDateTimeStart),
      describeState(departure, now),
      hasWaitlist(departure) && texts.day.hasWaitlist,
    ]
      .filter(Boolean)
      .join(format.comma),
  );
  const closedNote = others.length > 0 ? texts.day.full : (describeState(first, now) ?? '');
  const special = departures.find(({ specialDay }) => specialDay)?.specialDay;
  const specialDay = special && texts.day.special[special];
  const label = texts.day.withTours(name, [...startTexts, ...(specialDay ? [specialDay] : [])]);
  const day = { label, specialDay };
  if (openDepartures.length > 0)
    return { ...day, note: summarize(openDepartures), isSelectable: true };
  const isWaitlistOnly = departures.some(hasWaitlist);
  return {
    ...day,
    note: isWaitlistOnly ? texts.day.waitlistNote : closedNote,
    isSelectable: isWaitlistOnly,
    isFull: isWaitlistOnly,
  };
}

/** Summarizes a date's open departures in a word or two: "2 times", "3 left", or "10 AM". */
function summarize(openDepartures: readonly Departure[]): string {
  const [first, second] = openDepartures;
  if (second) return texts.day.times(openDepartures.length);
  if (first?.status === 'LIMITED' && first.vacancies !== null)
    return texts.day.left(first.vacancies);
  return first ? texts.day.start(format.time(first.localDateTimeStart)) : '';
}

function describeState(departure: Departure, now: Date): string | undefined {
  if (departure.cancelled) return texts.day.canceled;
  if (departure.movedTo !== undefined) return texts.day.moved;
  if (departure.status === 'CLOSED') return texts.closed;
  return noticeOf(departure) ?? (isOpen(departure, now) ? undefined : texts.closed);
}
