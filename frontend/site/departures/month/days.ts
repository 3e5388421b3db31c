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
  const [firstDeparture, ...laterDepartures] = departures;
  if (!firstDeparture)
    return { label: texts.day.withoutTours(name), note: '', isSelectable: false };
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
  const closedNote =
    laterDepartures.length > 0 ? texts.day.full : (describeState(firstDeparture, now) ?? '');
  const specialDayId = departures.find((departure) => departure.specialDay)?.specialDay;
  const specialDay = specialDayId && texts.day.special[specialDayId];
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
  const [departure, ...laterDepartures] = openDepartures;
  if (!departure) return '';
  if (laterDepartures.length > 0) return texts.day.times(openDepartures.length);
  if (departure.status === 'LIMITED' && departure.vacancies !== null)
    return texts.day.left(departure.vacancies);
  return texts.day.start(format.time(departure.localDateTimeStart));
}

function describeState(departure: Departure, now: Date): string | undefined {
  if (departure.cancelled) return texts.day.canceled;
  if (departure.movedTo !== undefined) return texts.day.moved;
  if (departure.status === 'CLOSED') return texts.closed;
  return noticeOf(departure) ?? (isOpen(departure, now) ? undefined : texts.closed);
}
