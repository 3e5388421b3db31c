import { nextDates, weekdayOf, type Weekday } from 'shared/new-york';
import { DAYS, DAYS_AHEAD } from 'shared/tours';
import type { DateOption } from './date-choice';
import type { Departure } from './departures';
import { departureOf, departuresOn, type KnownDepartures } from './known-departures';
import type { Tour } from './tours-api';

/** What the form's dates depend on. */
export interface DateContext {
  known: KnownDepartures;
  /** Empty while none is chosen. */
  place: string;
  /** The booking that is being changed. */
  editing: Tour | null;
  /** Today's date in New York; null while it isn't known yet. */
  today: string | null;
  now: Date;
}

/** The weekdays to choose from: Sunday only where it can be booked. */
export function weekdaysOf({ known, place, editing }: DateContext): readonly Weekday[] {
  const dates = [...(known.byPlace.get(place)?.entries() ?? [])];
  const hasSunday =
    editing?.day === 'Sunday' ||
    dates.some(
      ([date, departures]) =>
        weekdayOf(date) === 'Sunday' && departures.some(({ status }) => status !== 'CLOSED'),
    );
  return hasSunday ? [...DAYS, 'Sunday'] : DAYS;
}

/** The dates of a weekday that can be booked, soonest first; today's is among them until its cutoff. */
export function bookableDates(offer: DateContext, day: Weekday): DateOption[] {
  const { known, place, today, now } = offer;
  if (today === null) return [];
  const dates = known.completePlaces.has(place)
    ? [...(known.byPlace.get(place)?.keys() ?? [])]
        .filter((date) => date > today && weekdayOf(date) === day)
        .sort()
    : nextDates(day, today, DAYS_AHEAD);
  const todays = weekdayOf(today) === day ? departuresOn(known, { place, date: today }) : [];
  const isOpenToday = todays.some((departure) => isOpen(departure, now));
  return [...(isOpenToday ? [today] : []), ...dates].map((date) => optionOn(offer, date));
}

/** The same with the date that the booking has: it may keep it, also if that has come or gone by. */
export function datesIncludingBooked(offer: DateContext, day: Weekday): DateOption[] {
  const dates = bookableDates(offer, day);
  const { editing, place } = offer;
  if (editing?.day !== day || editing.place !== place) return dates;
  if (dates.some(({ date }) => date === editing.date)) return dates;
  return [...dates, optionOn(offer, editing.date)].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

function optionOn({ known, place, editing, today }: DateContext, date: string): DateOption {
  const isOwn = editing?.place === place && editing.date === date;
  const own = isOwn ? departureOf(known, editing)?.id : undefined;
  const departures = departuresOn(known, { place, date });
  return {
    date,
    isToday: date === today,
    starts:
      departures.length === 0
        ? [{ own: isOwn ? editing.people : 0 }]
        : departures.map((departure) => ({
            departure,
            own: isOwn && departure.id === own ? editing.people : 0,
          })),
  };
}

function isOpen({ status, utcCutoffAt }: Departure, now: Date): boolean {
  // The page may be older than the cutoff.
  return status !== 'CLOSED' && now < new Date(utcCutoffAt);
}
