import { HttpStatus, Injectable } from '@nestjs/common';
import {
  addDays,
  isCalendarDate,
  newYorkDate,
  nextDate,
  nextDates,
  weekdayOf,
  type Weekday,
} from 'shared/new-york';
import { tourId, type Tour } from 'shared/tour-settings';
import { DAYS, type ListName } from 'shared/tours';
import { isBookingOpen, runsOnSundays, type Departure } from '../departures/departure';
import { DeparturesService, type DepartureWithVacancies } from '../departures/departures.service';
import { fieldError, FieldsException } from '../http/problem';
import { unknownPlaceError } from '../tours/place-rule';
import { SettingsService } from '../settings/settings.service';
import { ToursService } from '../tours/tours.service';
import type { Booking } from './booking';
import type { BookingInput } from './booking.dto';
import type { Candidates } from './commands/reserve';
import type { Refusal } from './refusal';
import { findNearestDates, shortageOf } from './refusal-exceptions';

/** The part of a visitor's input that determines which departures to try. */
export type DepartureChoice = Pick<BookingInput, 'place' | 'day' | 'people' | 'date' | 'time'>;

/** Finds the departures that match a visitor's input, and alternatives to suggest. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns the tour at a place. Limits its `daysAhead` to the maximum in the site's settings.
   *
   * @param booking the booking to change, if any; its tour is accepted even if it is hidden
   * @throws FieldsException if the tour isn't offered
   */
  async findTour(
    list: ListName,
    place: string,
    skipCache: boolean,
    booking?: Pick<Booking, 'tour'>,
  ): Promise<Tour> {
    const id = tourId({ list, place });
    const tour = skipCache ? await this.tours.get(id) : (await this.tours.getAllCached()).get(id);
    // Different place names can result in the same id.
    if (tour?.place === place && (!tour.isHidden || booking?.tour === id)) {
      const { maxDaysAhead } = await this.settings.get();
      return { ...tour, daysAhead: Math.min(tour.daysAhead, maxDaysAhead) };
    }
    throw new FieldsException([unknownPlaceError(await this.tours.findVisible(list))]);
  }

  /**
   * The departures on the chosen date, or on the weekday's next date if the visitor chose no date.
   *
   * @throws FieldsException if the date isn't valid, or has no departures
   */
  async findCandidates(
    tour: Tour,
    { day, date: chosenDate, time }: DepartureChoice,
    skipCache: boolean,
  ): Promise<Candidates> {
    const today = newYorkDate(new Date());
    const date = chosenDate ?? findFirstDate(tour, day, today);
    if (day === 'Sunday' && !runsOnSundays(tour, date)) {
      throw new FieldsException([fieldError('day', 'day-invalid', { days: DAYS })]);
    }
    if (chosenDate !== undefined) checkDate(chosenDate, day, today, tour.daysAhead);
    const departures =
      time === undefined
        ? await this.departures.findIdsOnDate(tour, date, skipCache)
        : (await this.findAtTime(tour, date, time)).map(({ id }) => id);
    if (departures.length === 0) {
      const field = time === undefined ? 'date' : 'time';
      throw new FieldsException([fieldError(field, 'no-such-start')]);
    }
    return { tour: tour.id, tourRevision: tour.revision, departures };
  }

  /**
   * The departure on the chosen date that a booking is likely to get: the first one with room, or else the first one.
   *
   * @returns undefined if the tour has no departure then
   */
  async findLikelyDeparture(
    tour: Tour,
    { date, time, people }: Pick<DepartureChoice, 'time' | 'people'> & { date: string },
  ): Promise<Departure | undefined> {
    const departures =
      time === undefined
        ? await this.departures.findOnDate(tour, date)
        : await this.findAtTime(tour, date, time);
    if (departures.length < 2) return departures[0];
    const now = new Date();
    const departuresWithVacancies = await this.departures.addVacancies(departures);
    const firstWithRoom = departuresWithVacancies.find((each) => hasRoom(each, people, now));
    return firstWithRoom?.departure ?? departures[0];
  }

  /** A tour's departures that have room, on any date that can be booked, soonest first. */
  async findWithRoom(tour: Tour, people: number): Promise<Departure[]> {
    const now = new Date();
    const from = newYorkDate(now);
    const range = { tours: [tour], from, to: addDays(from, tour.daysAhead) };
    return (await this.departures.findWithVacancies(range))
      .filter((each) => hasRoom(each, people, now))
      .map(({ departure }) => departure);
  }

  /** Returns the exception for a chosen date without room. It contains the nearest dates that have room. */
  async createNoRoomException(
    tour: Tour,
    { people, date = '' }: DepartureChoice,
    refusal: Parameters<typeof shortageOf>[0],
  ): Promise<FieldsException> {
    const others = findNearestDates(datesOf(await this.findWithRoom(tour, people)), date);
    const error = { field: 'date', ...shortageOf(refusal, others) };
    return new FieldsException([error], HttpStatus.CONFLICT);
  }

  /** The departures that were scheduled at this time. If there are none, those whose start was moved to this time. */
  private async findAtTime(tour: Tour, date: string, time: string): Promise<Departure[]> {
    const departures = await this.departures.findOnDate(tour, date);
    const scheduled = departures.filter(({ start }) => start === time);
    return scheduled.length > 0
      ? scheduled
      : departures.filter(({ startTime }) => startTime === time);
  }
}

/** The exception for a weekday without room on any date. It contains the nearest dates on other weekdays. */
export function noDayWithRoomException(
  { daysAhead }: Tour,
  { place, day, people }: DepartureChoice,
  departuresWithRoom: Departure[],
): FieldsException {
  const others = findNearestDates(datesOf(departuresWithRoom), newYorkDate(new Date()));
  const values = { place, day, people, daysAhead, others };
  return new FieldsException([fieldError('day', 'no-day-with-room', values)], HttpStatus.CONFLICT);
}

/**
 * Whether to try later dates for a refused party. True if the visitor chose no date, and the party exceeds the guest's
 * limit only together with the guest's other bookings at this departure.
 */
export function mayFitOnLaterDate(refusal: Refusal, { people, date }: DepartureChoice): boolean {
  return date === undefined && refusal.code === 'guest-limit' && people <= refusal.max;
}

function hasRoom(
  { departure, vacancies, isBooked }: DepartureWithVacancies,
  people: number,
  now: Date,
): boolean {
  return isBookingOpen(departure, isBooked, now) && (vacancies === null || vacancies >= people);
}

function datesOf(departures: Departure[]): string[] {
  return departures.map(({ date }) => date);
}

/** Returns the next date on the weekday. Skips Sundays on which the tour doesn't run, if it runs on a later Sunday. */
function findFirstDate(tour: Tour, day: Weekday, today: string): string {
  const dates = nextDates(day, today, tour.daysAhead);
  return (
    dates.find((date) => day !== 'Sunday' || runsOnSundays(tour, date)) ?? nextDate(day, today)
  );
}

/** @throws FieldsException if the date isn't a bookable date on the weekday */
function checkDate(date: string, day: Weekday, today: string, daysAhead: number): void {
  if (!isCalendarDate(date)) throw new FieldsException([fieldError('date', 'date-invalid')]);
  if (weekdayOf(date) !== day) {
    throw new FieldsException([fieldError('date', 'date-not-on-day', { day, most: daysAhead })]);
  }
  if (date < today || date > addDays(today, daysAhead)) {
    throw new FieldsException([fieldError('date', 'date-out-of-range', { most: daysAhead })]);
  }
}
