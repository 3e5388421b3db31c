import type { Area } from 'shared/areas';
import { addDays, weekdayOf } from 'shared/new-york';
import type { TourAccess } from 'shared/tour-access';
import { FILTER_NAMES, type TourFilters, type FilterName } from 'shared/tour-filters';
import { MAX_PEOPLE, MIN_PEOPLE, type ListName } from 'shared/tours';

const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Larger than the number of days between any two departures. */
const MAX_DAYS = 100 * 366;

/** The fields of a bookable departure that decide which filters it matches. */
export interface OpenDeparture {
  /** The date in New York. */
  date: string;
  /** Null if there is no limit. */
  vacancies: number | null;
}

/** The facts that decide which filters a tour matches. */
export interface TourFacts<Departure extends OpenDeparture> {
  list: ListName;
  durationMinutesTo: number;
  languages: readonly string[];
  areas: readonly Area[];
  maxPartySize?: number;
  /** Missing if the guide hasn't entered it. */
  access?: TourAccess;
  /** Returns the price for each person of a party, in dollars; undefined if it is unknown. */
  dollarsEach: (people: number) => number | undefined;
  /** The departures that can be booked, earliest first. */
  departures: readonly Departure[];
}

/** A tour's best departure for the filters. */
export interface BestDeparture<Departure extends OpenDeparture> {
  /** The filters that the tour or the departure doesn't match. */
  missed: FilterName[];
  /** The departure that matches the most filters; missing if there is none. */
  departure?: Departure;
}

/**
 * Finds the departure of a tour that matches the most filters. Among ties, prefers a departure with room for the party,
 * then the one nearest to the requested dates, then the earliest.
 *
 * @param today the date in New York
 */
export function findBestDeparture<Departure extends OpenDeparture>(
  tour: TourFacts<Departure>,
  filters: TourFilters,
  today: string,
): BestDeparture<Departure> {
  const { date, party } = filters;
  const dates = date === undefined ? [] : findFilterDates(date, today);
  const missedByTour = FILTER_NAMES.filter((name) => missesFilter(tour, filters, name));
  const listMissed = (...byDeparture: (FilterName | false)[]) =>
    FILTER_NAMES.filter((name) => missedByTour.includes(name) || byDeparture.includes(name));

  let best: { departure: Departure; missed: FilterName[]; rank: number } | undefined;
  for (const departure of tour.departures) {
    const daysAway = daysToNearest(departure.date, dates);
    const isFull = departure.vacancies !== null && departure.vacancies < (party ?? MIN_PEOPLE);
    const missedWithDeparture = listMissed(daysAway > 0 && 'date', isFull && 'party');
    // The departure with the lowest rank is the best.
    const rank = (missedWithDeparture.length * 2 + Number(isFull)) * MAX_DAYS + daysAway;
    if (best && best.rank <= rank) continue;
    best = { departure, missed: missedWithDeparture, rank };
  }
  if (best) return { departure: best.departure, missed: best.missed };
  // Without departures, a tour fits only visitors who name neither a date nor a party.
  return { missed: listMissed(date !== undefined && 'date', party !== undefined && 'party') };
}

/**
 * Returns the dates that a filter stands for, earliest first. On a Saturday or Sunday, `weekend` is the current weekend.
 */
export function findFilterDates(date: string, today: string): string[] {
  if (date === 'today') return [today];
  if (date === 'tomorrow') return [addDays(today, 1)];
  if (date !== 'weekend') return [date];
  const weekday = weekdayOf(today);
  if (weekday === 'Sunday') return [today];
  const dates = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  return dates.filter((each) => ['Saturday', 'Sunday'].includes(weekdayOf(each)));
}

/** Returns whether a tour misses a filter, no matter which departure is chosen. */
function missesFilter(
  {
    list,
    areas,
    languages,
    durationMinutesTo,
    maxPartySize = MAX_PEOPLE,
    ...tour
  }: TourFacts<OpenDeparture>,
  { time, party = MIN_PEOPLE, area, hours, language, price, ...filters }: TourFilters,
  name: FilterName,
): boolean {
  const dollars = tour.dollarsEach(party);
  const missesByName: Partial<Record<FilterName, boolean>> = {
    time: time !== undefined && time !== list,
    party: party > maxPartySize,
    stepFree: filters.stepFree === true && (tour.access?.stepFree ?? 'NO') === 'NO',
    stroller: filters.stroller === true && (tour.access?.stroller ?? 'NO') === 'NO',
    dog: filters.dog === true && tour.access?.dogs !== true,
    area: area !== undefined && !areas.includes(area),
    hours: hours !== undefined && durationMinutesTo > hours * 60,
    language: language !== undefined && !languages.includes(language),
    price: price !== undefined && (dollars === undefined || dollars > price),
  };
  return missesByName[name] === true;
}

/** Returns the number of days from a date to the nearest of the other dates; 0 if there are none. */
function daysToNearest(date: string, others: readonly string[]): number {
  const days = others.map((other) => Math.abs(Date.parse(date) - Date.parse(other)) / MS_PER_DAY);
  return days.length === 0 ? 0 : Math.min(...days);
}
