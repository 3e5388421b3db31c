import { ConflictException, HttpStatus } from '@nestjs/common';
import { FieldsException } from '../http/problem';
import {
  addDays,
  bookableDates,
  DAYS_AHEAD,
  formatDateChoices,
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
import type { PlaceLimits } from '../owner/owner';
import { eventOf } from './calendar-event';
import { isOpen, type Departure } from './departure';
import type { DepartureKey } from './departure-id';
import type { DeparturesService } from './departures.service';
import type { GuestPlacesService } from './guest-places.service';
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

/** For which booking places are wanted, and whose it is. */
export interface Claimant extends Omit<Claim, 'people'> {
  /** How many places its owner may take; missing where it is not its owner who asks. */
  limits?: PlaceLimits | undefined;
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
  cancelledAt?: Date;
  cancelReason?: string;
}

/** One list's departures, as its bookings use them. */
export class ListDepartures {
  constructor(
    private readonly list: ListName,
    private readonly departures: DeparturesService,
    private readonly holds: HoldsService,
    private readonly guestPlaces: GuestPlacesService,
  ) {}

  /**
   * Finds a departure for a wish, and holds places there for the booking.
   *
   * @throws FieldsException 400 if the date is none that could be booked at all; 409 if the departure, or
   * without a date each of the day's, is full or closed: it names others. Or if the owner has taken as many
   * places as are allowed
   */
  async take(wish: Wish, claimant: Claimant): Promise<Place> {
    const [soonest = '', ...later] = datesFor(wish);
    const { limits } = claimant;
    const hold = (departure: Departure) => this.hold(departure, claimant, wish.people);
    const departure = await this.departures.get(this.keyOf(wish.place, soonest));
    const outcome = isOpen(departure, new Date()) ? await hold(departure) : undefined;
    if (outcome?.held) return outcome.place;
    // Another date may do, but not for a party that is too large by itself.
    if (outcome && 'owner' in outcome && limits) {
      if (wish.date !== undefined || wish.people > limits.atDeparture) throw tooManyAt(limits);
    }

    // Of all others there is one look together: most may be full.
    const withRoom = await this.withRoom(wish);
    if (wish.date !== undefined) {
      const sentence =
        outcome && 'left' in outcome
          ? fullSentence(soonest, outcome.left)
          : closedSentence(departure);
      throw refusal(wish, sentence, withRoom);
    }
    for (const other of withRoom.filter(({ date }) => later.includes(date))) {
      const another = await hold(other);
      if (another.held) return another.place;
    }
    throw refusal(
      wish,
      `${wish.place} has no ${wish.day} with room for ${String(wish.people)} in the next ${String(DAYS_AHEAD)} days.`,
      withRoom,
    );
  }

  /**
   * Holds the places that a booking had before, whether or not the departure could be booked now.
   *
   * @throws ConflictException if others have them
   * @throws FieldsException 409 if the owner has taken as many places as are allowed
   */
  async takeBack(place: string, date: string, people: number, claimant: Claimant): Promise<Place> {
    const departure = await this.departures.get(this.keyOf(place, date));
    const outcome = await this.hold(departure, claimant, people);
    if (outcome.held) return outcome.place;
    if ('left' in outcome) throw new ConflictException(fullSentence(date, outcome.left));
    throw tooManyAt(claimant.limits);
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
      `It’s too late to change or cancel this booking. The deadline was ${formatDayAndDate(newYorkDate(closes))}, ${formatTime(newYorkTime(closes))}.`,
    );
  }

  /** A booking as an event of a calendar. */
  async event({ revision = 0, ...party }: BookedParty): Promise<CalendarEvent> {
    const { _id, place, date, people, cancelledAt, cancelReason: reason } = party;
    const departure = await this.departures.get(this.keyOf(place, date));
    const cancelled = { ...departure, state: 'cancelled', ...(reason && { reason }) } as const;
    return eventOf(cancelledAt ? cancelled : departure, {
      uid: `${String(_id)}@new-york-on-foot`,
      revision,
      lines: [`A party of ${String(people)}.`],
    });
  }

  private async hold(
    departure: Departure,
    { limits, ...booking }: Claimant,
    people: number,
  ): Promise<{ held: true; place: Place } | Exclude<Outcome, { held: true }>> {
    const { list, place, date, capacity } = departure;
    const key = { list, place, date };
    const claim = { ...booking, people };
    if (capacity === undefined && !(await this.departures.isCrowded(key))) {
      const nothing = () => Promise.resolve();
      return { held: true, place: { date, release: nothing, abandon: nothing } };
    }
    const outcome = await this.holds.hold(key, claim, {
      capacity: capacity ?? Infinity,
      ...(limits && capacity !== undefined && { perOwner: limits.atDeparture }),
    });
    if (!outcome.held) return outcome;
    // What can't be let go of now is fenced off later.
    const release = () => this.holds.release(key, claim).catch(() => undefined);
    const abandon = () => this.holds.abandon(key, claim).catch(() => undefined);
    if (limits && capacity !== undefined && !(await this.guestPlaces.claim(key, claim, limits))) {
      void release();
      throw tooManyOf(limits);
    }
    return { held: true, place: { date, release, abandon } };
  }

  private keyOf(place: string, date: string): DepartureKey {
    return { list: this.list, place, date };
  }

  /** The place's departures on any day that have room for a wish, soonest first. */
  private async withRoom({ place, people }: Wish): Promise<Departure[]> {
    const today = newYorkDate(new Date());
    const [from, to] = [addDays(today, 1), addDays(today, DAYS_AHEAD)];
    const listed = await this.departures.between(this.list, [place], from, to);
    return listed
      .filter(
        ({ departure, vacancies }) =>
          isOpen(departure, new Date()) && (vacancies ?? Infinity) >= people,
      )
      .map(({ departure }) => departure);
  }
}

/** A refusal that names the nearest dates with room. */
function refusal(wish: Wish, sentence: string, withRoom: Departure[]): FieldsException {
  const wanted = wish.date ?? newYorkDate(new Date());
  const dates = withRoom
    .map(({ date }) => date)
    .sort((one, other) => daysBetween(one, wanted) - daysBetween(other, wanted))
    .slice(0, ALTERNATIVES)
    .sort();
  const others =
    dates.length === 0
      ? 'No other date has room.'
      : `There is room on ${formatDateChoices(dates)}.`;
  const field = wish.date === undefined ? 'day' : 'date';
  return new FieldsException([{ field, message: `${sentence} ${others}` }], HttpStatus.CONFLICT);
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

function tooManyAt(limits?: PlaceLimits): FieldsException {
  const most = String(limits?.atDeparture);
  return tooMany(`Without an account, you can book at most ${most} people on one tour.`);
}

function tooManyOf({ ofNetwork }: PlaceLimits): FieldsException {
  return tooMany(
    `Guests at your internet address have already booked ${String(ofNetwork)} people, which is as many as they can.`,
  );
}

function tooMany(sentence: string): FieldsException {
  const message = `${sentence} Sign up to book for more, or write to the guide.`;
  return new FieldsException([{ field: 'people', message }], HttpStatus.CONFLICT);
}

function closedSentence({ date, state, movedTo, reason }: Departure): string {
  const which = formatDayAndDate(date);
  const why = reason === undefined ? '' : `: ${reason}`;
  if (state === 'cancelled') return `The tour on ${which} is canceled${why}.`;
  if (movedTo === undefined) return `The tour on ${which} can’t be booked anymore.`;
  return `The tour on ${which} was moved to ${formatDayAndDate(movedTo)}${why}.`;
}

function fullSentence(date: string, left: number): string {
  const which = formatDayAndDate(date);
  if (left === 0) return `The tour on ${which} is full.`;
  return `The tour on ${which} has ${String(left)} ${left === 1 ? 'spot' : 'spots'} left.`;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
