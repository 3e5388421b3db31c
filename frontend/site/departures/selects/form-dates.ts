import { nextDates, weekdayOf, type Weekday } from 'shared/new-york';
import { DAYS, DAYS_AHEAD } from 'shared/tours';
import type { BookingRecord } from '../../../api/schema';
import type { DateOption } from './date-choice';
import type { Departure } from '../departures';
import { departureOf, departuresOn, type LoadedDepartures } from './loaded-departures';

/** The inputs from which the form's dates are computed. */
export interface DateContext {
  loadedDepartures: LoadedDepartures;
  /** The chosen place; may be empty. */
  place: string;
  /** The booking to change; null for a new one. */
  editedBooking: BookingRecord | null;
  /** Today's date in New York; null until it is known. */
  today: string | null;
  now: Date;
}

/**
 * Returns the weekdays to choose from; includes Sunday only if a Sunday can be booked, or the edited booking is on one.
 */
export function weekdaysOf({
  loadedDepartures,
  place,
  editedBooking,
}: DateContext): readonly Weekday[] {
  const dates = [...(loadedDepartures.byPlace.get(place)?.entries() ?? [])];
  const hasSunday =
    editedBooking?.day === 'Sunday' ||
    dates.some(
      ([date, departures]) =>
        weekdayOf(date) === 'Sunday' && departures.some(({ status }) => status !== 'CLOSED'),
    );
  return hasSunday ? [...DAYS, 'Sunday'] : DAYS;
}

/** Returns the dates of a weekday that can be booked, soonest first; includes today until its last cutoff. */
export function bookableDates(context: DateContext, day: Weekday): DateOption[] {
  const { loadedDepartures, place, today, now } = context;
  if (today === null) return [];
  const dates = loadedDepartures.completePlaces.has(place)
    ? [...(loadedDepartures.byPlace.get(place)?.keys() ?? [])]
        .filter((date) => date > today && weekdayOf(date) === day)
        .sort()
    : nextDates(day, today, DAYS_AHEAD);
  const todaysDepartures =
    weekdayOf(today) === day ? departuresOn(loadedDepartures, { place, date: today }) : [];
  const isOpenToday = todaysDepartures.some((departure) => isStillOffered(departure, now));
  return [...(isOpenToday ? [today] : []), ...dates].map((date) => optionOn(context, date));
}

/** Returns the bookable dates, and the edited booking's date, which the booking may keep even after the cutoff. */
export function datesIncludingBooked(context: DateContext, day: Weekday): DateOption[] {
  const dates = bookableDates(context, day);
  const { editedBooking, place } = context;
  if (editedBooking?.day !== day || editedBooking.place !== place) return dates;
  if (dates.some(({ date }) => date === editedBooking.date)) return dates;
  return [...dates, optionOn(context, editedBooking.date)].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

function optionOn(
  { loadedDepartures, place, editedBooking, today }: DateContext,
  date: string,
): DateOption {
  const isBookedDate = editedBooking?.place === place && editedBooking.date === date;
  const bookedId = isBookedDate ? departureOf(loadedDepartures, editedBooking)?.id : undefined;
  const bookedPeople = isBookedDate ? editedBooking.people : 0;
  const departures = departuresOn(loadedDepartures, { place, date });
  const toDepartureOption = (departure: Departure) => ({
    departure,
    ownSpots: departure.id === bookedId ? bookedPeople : 0,
  });
  return {
    date,
    isToday: date === today,
    departures:
      departures.length > 0 ? departures.map(toDepartureOption) : [{ ownSpots: bookedPeople }],
  };
}

function isStillOffered({ status, utcCutoffAt }: Departure, now: Date): boolean {
  // The page may be older than the cutoff.
  return status !== 'CLOSED' && now < new Date(utcCutoffAt);
}
