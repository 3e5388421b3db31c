import { ConflictException, HttpStatus } from '@nestjs/common';
import { FieldsException } from '../http/problem';
import {
  addDays,
  bookableDates,
  DAYS_AHEAD,
  formatDayAndDate,
  formatTime,
  isCalendarDate,
  newYorkDate,
  newYorkTime,
  weekdayOf,
  type Day,
} from '../tours/calendar';
import type { ListName } from '../tours/tour-options';
import type { CalendarEvent } from '../icalendar/icalendar';
import { eventOf } from './calendar-event';
import { isOpen, type Departure } from './departure';
import type { DepartureKey } from './departure-id';
import type { DeparturesService } from './departures.service';
import type { Claim, HoldsService, Outcome } from './holds.service';

/** How many other dates a refusal names. */
const ALTERNATIVES = 3;

/** What a caller wants to book. */
export interface Wish {
  place: string;
  day: Day;
  /** Any of the day's dates if none is given. */
  date?: string | undefined;
  people: number;
  /** Its booking is at the departure already, and may stay also when no other could come. */
  keeps?: boolean;
}

/** Places for a booking that is about to be written. */
export interface Place {
  date: string;
  /** To be called once the booking is written, or surely isn't. */
  release: () => Promise<void>;
  /** To be called when nobody knows whether it is. */
  abandon: () => Promise<void>;
}

/** A stored booking, as far as a calendar shows it. */
interface BookedParty {
  _id: unknown;
  place: string;
  date: string;
  people: number;
  revision?: number;
}

/** One list's departures, as its bookings use them. */
export class ListDepartures {
  constructor(
    private readonly list: ListName,
    private readonly departures: DeparturesService,
    private readonly holds: HoldsService,
  ) {}

  /**
   * Finds a departure for a wish, and holds places there for the booking.
   *
   * @throws FieldsException 400 if the date is none that could be booked at all; 409 if the departure, or
   * without a date each of the day's, is full or closed: it names others
   */
  async take(wish: Wish, booking: Omit<Claim, 'people'>): Promise<Place> {
    const dates = datesFor(wish);
    const claim = { ...booking, people: wish.people };
    for (const date of dates) {
      const departure = await this.departures.get(this.keyOf(wish.place, date));
      if (!isOpen(departure, new Date())) {
        if (wish.date !== undefined) throw await this.refusal(wish, closedSentence(departure));
        continue;
      }
      const outcome = await this.hold(departure, claim);
      if (outcome.held) return this.placeAt(departure, claim);
      if (wish.date !== undefined) throw await this.refusal(wish, fullSentence(date, outcome.left));
    }
    throw await this.refusal(
      wish,
      `${wish.place} has no ${wish.day} with room for ${String(wish.people)} in the next ${String(DAYS_AHEAD)} days.`,
    );
  }

  /**
   * Holds the places that a booking had before, whether or not the departure could be booked now.
   *
   * @throws ConflictException if others have them
   */
  async takeBack(
    place: string,
    date: string,
    people: number,
    booking: Omit<Claim, 'people'>,
  ): Promise<Place> {
    const departure = await this.departures.get(this.keyOf(place, date));
    const claim = { ...booking, people };
    const outcome = await this.hold(departure, claim);
    if (!outcome.held) throw new ConflictException(fullSentence(date, outcome.left));
    return this.placeAt(departure, claim);
  }

  /**
   * Makes sure that the bookings of a departure may still be changed and deleted.
   *
   * @throws ConflictException if it is too late for that
   */
  async refuseLate(place: string, date: string): Promise<void> {
    const { closes, state } = await this.departures.get(this.keyOf(place, date));
    if (state === 'cancelled' || new Date() < closes) return;
    throw new ConflictException(
      `It is too late to change or cancel this booking: that was possible until ${formatDayAndDate(newYorkDate(closes))}, ${formatTime(newYorkTime(closes))}.`,
    );
  }

  /** A booking as an event of a calendar. */
  async event({ _id, place, date, people, revision = 0 }: BookedParty): Promise<CalendarEvent> {
    const departure = await this.departures.get(this.keyOf(place, date));
    return eventOf(departure, {
      uid: `${String(_id)}@new-york-on-foot`,
      revision,
      lines: [`A party of ${String(people)}.`],
    });
  }

  private async hold(departure: Departure, claim: Claim): Promise<Outcome> {
    const { capacity } = departure;
    return capacity === undefined ? { held: true } : this.holds.hold(departure, claim, capacity);
  }

  private placeAt({ list, place, date, capacity }: Departure, claim: Claim): Place {
    const key = { list, place, date };
    // What can't be let go of now is fenced off later.
    const whereHeld = (act: () => Promise<void>) => () =>
      capacity === undefined ? Promise.resolve() : act().catch(() => undefined);
    return {
      date,
      release: whereHeld(() => this.holds.release(key, claim)),
      abandon: whereHeld(() => this.holds.abandon(key, claim)),
    };
  }

  private keyOf(place: string, date: string): DepartureKey {
    return { list: this.list, place, date };
  }

  /** A refusal that names the nearest dates with room. */
  private async refusal(wish: Wish, sentence: string): Promise<FieldsException> {
    const today = newYorkDate(new Date());
    const listed = await this.departures.between(
      this.list,
      [wish.place],
      addDays(today, 1),
      addDays(today, DAYS_AHEAD),
    );
    const wanted = wish.date ?? today;
    const dates = listed
      .filter(
        ({ departure, vacancies }) =>
          isOpen(departure, new Date()) && (vacancies ?? Infinity) >= wish.people,
      )
      .map(({ departure }) => departure.date)
      .sort((one, other) => daysBetween(one, wanted) - daysBetween(other, wanted))
      .slice(0, ALTERNATIVES)
      .sort();
    const others =
      dates.length === 0
        ? 'There is no other date with room.'
        : `There is room on ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(dates.map(formatDayAndDate))}.`;
    const field = wish.date === undefined ? 'day' : 'date';
    return new FieldsException([{ field, message: `${sentence} ${others}` }], HttpStatus.CONFLICT);
  }
}

/** @throws FieldsException if the date is none on which the day could be booked */
function datesFor({ day, date, keeps }: Wish): string[] {
  if (date === undefined) return bookableDates(day, newYorkDate(new Date()));
  return [keeps ? date : bookable(day, date)];
}

/** @throws FieldsException if it is no date on which the day could be booked */
function bookable(day: Day, date: string): string {
  if (isCalendarDate(date) && weekdayOf(date) === day) {
    const today = newYorkDate(new Date());
    if (date > today && date <= addDays(today, DAYS_AHEAD)) return date;
  }
  throw new FieldsException([
    {
      field: 'date',
      message: isCalendarDate(date)
        ? `Date must be a ${day} after today and at most ${String(DAYS_AHEAD)} days ahead.`
        : 'Date must be a date, written as YYYY-MM-DD.',
    },
  ]);
}

function closedSentence({ date, state, movedTo, reason }: Departure): string {
  const which = formatDayAndDate(date);
  const why = reason === undefined ? '' : `: ${reason}`;
  if (state === 'cancelled') return `The tour on ${which} is cancelled${why}.`;
  if (movedTo === undefined) return `The tour on ${which} can’t be booked any more.`;
  return `The tour on ${which} was moved to ${formatDayAndDate(movedTo)}${why}.`;
}

function fullSentence(date: string, left: number): string {
  const which = formatDayAndDate(date);
  if (left === 0) return `The tour on ${which} is full.`;
  return `The tour on ${which} has ${String(left)} ${left === 1 ? 'place' : 'places'} left.`;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
