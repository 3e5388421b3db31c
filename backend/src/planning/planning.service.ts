import {
  ConflictException,
  HttpStatus,
  Inject,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { FINDING_FROM_MINUTES, FINDING_UNTIL_MINUTES } from 'shared/arrival';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { tourIdOf } from 'shared/departure-id';
import type { Tour, TourSettings } from 'shared/tour-settings';
import type { FinalCode } from '../bookings/commands';
import { Ledger } from '../bookings/ledger';
import type { Refusal } from '../bookings/refusal';
import { checkMove } from '../bookings/rules/cutoffs';
import { CONFIG, type Config } from '../config';
import { arrivalOf } from '../departures/arrival';
import { NO_BOOKINGS, type BookedAt, type Departure } from '../departures/departure';
import { departureLike, DeparturesService } from '../departures/departures.service';
import { FieldsException, NOTHING_HERE } from '../http/problem';
import { ToursService } from '../tours/tours.service';
import type { ArrivalAnswer, ArrivalInput } from '../day-sheet/arrival.dto';
import type { DepartureInput, MoveInput, MoveTarget } from '../day-sheet/day-sheet.dto';
import type { PlaceInput, PlaceRecord, PlaceSettings } from './tour-settings.dto';
import { withoutUndefined } from '../without';

/** What the guide sets: for a tour, and for one departure. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly ledger: Ledger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async listPlaces(): Promise<PlaceRecord[]> {
    return (await this.tours.all()).map(toRecord);
  }

  /**
   * Changes some of a tour's settings. What is promised to those who have booked changes only if the guide says
   * so.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if it was changed since the revision that the change is based on
   * @throws FieldsException 400 if the first booking would close later than others; 409 if booked departures
   *   would differ, and the guide hasn't said what to do
   */
  async changePlace(
    id: string,
    { bookedDepartures: booked, findMe, revision, ...changes }: PlaceInput,
  ): Promise<PlaceRecord> {
    const before = await this.existingTour(id);
    if (before.revision !== revision) throw changedTour();
    const settings = settingsOf({ ...toRecord(before), ...withoutUndefined(changes) });
    const { refusal } = await this.ledger.carryOut(
      { kind: 'changeTour', tour: id, settings, revision, ...(booked && { booked }) },
      findMe === undefined
        ? undefined
        : (session) => this.tours.writeStart(id, settings.meetingPoint, findMe.trim(), session),
    );
    if (refusal) throw tourException(refusal);
    return toRecord(await this.existingTour(id));
  }

  /**
   * Hides a tour, or shows it. Its bookings stay.
   *
   * @throws NotFoundException if there is no such tour
   * @throws FieldsException 409 if some of its coming departures are booked, and the guide hasn't said to keep
   *   them
   */
  async setHidden(tour: string, isHidden: boolean, isBookedKnown: boolean): Promise<void> {
    const command = { kind: 'setTourHidden', tour, isHidden, isBookedKnown } as const;
    const { refusal } = await this.ledger.carryOut(command);
    if (refusal) throw tourException(refusal);
  }

  /**
   * Deletes a tour for good.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if anybody has ever booked it
   */
  async deleteTour(tour: string): Promise<void> {
    const { refusal } = await this.ledger.carryOut({ kind: 'deleteTour', tour });
    if (refusal) throw tourException(refusal);
  }

  /**
   * Changes, closes, or cancels one departure; what is missing stays as it is.
   *
   * @throws NotFoundException if there is no such departure
   * @throws ConflictException if it was changed since the revision that the change goes by
   */
  async setDeparture(id: string, { revision, ...settings }: DepartureInput): Promise<void> {
    await this.existing(id);
    const given = Object.fromEntries(
      Object.entries(settings as Record<string, unknown>).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const { refusal } = await this.ledger.carryOut({
      kind: 'changeDeparture',
      departure: id,
      settings: given,
      revision,
    });
    if (refusal) throw exceptionFor(refusal);
  }

  /**
   * Moves everyone who has booked a departure to another one of the same tour, at that one's time and meeting
   * point. The old one is closed; the new one is open again if it had been moved away itself.
   *
   * @throws NotFoundException if there is no such departure
   * @throws FieldsException 400 if it can't be moved there; 409 if there is no room for everyone
   * @throws ConflictException if it was changed since the revision that the move goes by
   */
  async moveDeparture(id: string, { date, time, reason, revision }: MoveInput): Promise<void> {
    const from = await this.existing(id);
    const tour = await this.existingTour(tourIdOf(id));
    const there = await this.departures.on(tour, date);
    const isAt = ({ start, startTime }: Departure) => start === time || startTime === time;
    const to = departureLike(from.start, time === undefined ? there : there.filter(isAt));
    const latest = addDays(newYorkDate(new Date()), tour.daysAhead);
    if (!to || date > latest) throw badDate(dateRule(tour));
    const command = { kind: 'moveDeparture', departure: id, to: to.id, reason, revision } as const;
    const { refusal } = await this.ledger.carryOut(command);
    if (refusal) throw exceptionFor(refusal, tour);
  }

  /**
   * The departures of the same tour to which everyone who has booked one can be moved, earliest first.
   *
   * @throws NotFoundException if there is no such departure
   */
  async moveTargets(id: string): Promise<MoveTarget[]> {
    const from = await this.existing(id);
    const tour = await this.tours.get(tourIdOf(id));
    if (!tour) throw new NotFoundException(NOTHING_HERE);
    const now = new Date();
    const today = newYorkDate(now);
    const to = addDays(today, tour.daysAhead);
    const listed = await this.departures.withVacanciesBetween({ tours: [tour], from: today, to });
    const ids = listed.map(({ departure }) => departure.id);
    const booked = await this.departures.bookedAt([id, ...ids]);
    const moved = booked.get(id) ?? NO_BOOKINGS;
    return listed.flatMap(({ departure, vacancies }) => {
      const there = booked.get(departure.id) ?? NO_BOOKINGS;
      const hasRoom =
        moved.people <= (vacancies ?? Infinity) &&
        moved.parties + there.parties <= this.config.maxParties;
      const isTarget = hasRoom && !checkMove(from, departure, now);
      return isTarget ? [toMoveTarget(departure, there)] : [];
    });
  }

  /**
   * Tells visitors of a departure where the guide is. Safe to repeat.
   *
   * @throws NotFoundException if there is no such departure
   * @throws ConflictException if it is canceled, or nobody looked for the guide when this was said
   */
  async sayArrival(id: string, input: ArrivalInput): Promise<ArrivalAnswer> {
    const { state, minutes, secondsAgo = 0 } = input;
    await this.existing(id);
    const at = new Date(Date.now() - secondsAgo * 1000);
    const isLate = state === 'late' && minutes !== undefined;
    const arrival = { state, ...(isLate && { minutes }), at };
    const { refusal } = await this.ledger.carryOut({
      kind: 'announceArrival',
      departure: id,
      arrival,
    });
    if (refusal) throw exceptionFor(refusal);
    const told = arrivalOf(await this.existing(id), new Date());
    return told ? { arrival: told } : {};
  }

  /**
   * Writes something to all who have booked a departure, now or later. Safe to repeat.
   *
   * @param text missing to take down what is written there
   * @throws NotFoundException if there is no such departure
   */
  async writeNotice(departure: string, text?: string): Promise<void> {
    await this.existing(departure);
    const { refusal } = await this.ledger.carryOut({
      kind: 'announce',
      departure,
      ...(text !== undefined && { text }),
    });
    if (refusal) throw exceptionFor(refusal);
  }

  private async existingTour(id: string): Promise<Tour> {
    const tour = await this.tours.get(id);
    if (!tour) throw new NotFoundException(NOTHING_HERE);
    return tour;
  }

  private async existing(id: string): Promise<Departure> {
    const departure = await this.departures.get(id);
    if (!departure) throw new NotFoundException(NOTHING_HERE);
    return departure;
  }
}

function toMoveTarget(departure: Departure, { people }: BookedAt): MoveTarget {
  const { date, start, startTime, meetingPoint, state, capacity = null } = departure;
  return {
    ...{ date, time: start, startTime, meetingPoint, capacity, taken: people },
    isClosed: state === 'closed',
  };
}

function exceptionFor(
  refusal: Refusal<FinalCode<'changeDeparture' | 'moveDeparture' | 'announceArrival' | 'announce'>>,
  tour?: Tour,
): HttpException {
  switch (refusal.code) {
    case 'changed':
      return new ConflictException(
        'This departure was changed in the meantime, maybe on another device. Please look at it again.',
      );
    case 'cancelled':
      return new ConflictException('This departure is canceled.');
    case 'not-now':
      return new ConflictException(
        `This can be said from ${String(FINDING_FROM_MINUTES)} minutes before the start until ${String(FINDING_UNTIL_MINUTES)} minutes after it, while the tour lasts.`,
      );
    case 'no-room':
      return badDate(
        `The tour on ${formatDayAndDate(refusal.to.date)} has room for ${String(refusal.vacancies)} more, but ${String(refusal.people)} people would be moved there.`,
        HttpStatus.CONFLICT,
      );
    case 'no-move':
      return noMove(refusal, tour);
    case 'not-found':
      return new NotFoundException(NOTHING_HERE);
  }
}

/** The answer to a change of a tour that was refused. */
function tourException(
  refusal: Refusal<FinalCode<'changeTour' | 'setTourHidden' | 'deleteTour'>>,
): HttpException {
  switch (refusal.code) {
    case 'changed':
      return changedTour();
    case 'ever-booked':
      return new ConflictException(
        'This tour has been booked before, so it can’t be deleted. Hide it instead.',
      );
    case 'booked-departures': {
      const { departures } = refusal;
      const message = bookedSentence(departures.length);
      return new FieldsException(
        [{ field: 'bookedDepartures', message, departures }],
        HttpStatus.CONFLICT,
      );
    }
    case 'not-found':
      return new NotFoundException(NOTHING_HERE);
  }
}

/** The answer to a change that is based on an older revision of a tour. */
export function changedTour(): ConflictException {
  return new ConflictException(
    'This tour was changed in the meantime, maybe on another device. Please look at it again.',
  );
}

function noMove({ why, to }: Refusal<'no-move'>, tour?: Tour): HttpException {
  switch (why) {
    case 'started':
      return badDate('A tour that has already started can’t be moved.');
    case 'same':
      return badDate('Date must be different from the current one.');
    case 'past':
      return badDate(dateRule(tour));
    case 'cancelled':
      return badDate(`The tour on ${formatDayAndDate(to.date)} is canceled.`, HttpStatus.CONFLICT);
  }
}

function bookedSentence(departures: number): string {
  const [which, them] =
    departures === 1 ? ['1 departure', 'it'] : [`${String(departures)} departures`, 'them'];
  return `Visitors have already booked ${which}. Keep ${them} as booked, or change ${them}, too?`;
}

function dateRule(tour?: Tour): string {
  const days = tour?.weekdays.includes('Sunday') ? 'day' : 'Monday to Saturday';
  return `Date must be a ${days} that is still to come, at most ${String(tour?.daysAhead)} days ahead.`;
}

function badDate(message: string, status?: HttpStatus): FieldsException {
  return new FieldsException([{ field: 'date', message }], status);
}

/** @throws FieldsException if the first booking would close later than others */
function settingsOf(input: PlaceSettings): TourSettings {
  const { startTimes, lengthMinutes, meetingPoint, weekdays, daysAhead } = input;
  const { cutoffMinutes, changeCutoffMinutes, firstBookingCutoffMinutes } = input;
  const { capacity, maxPartySize, minPeople } = input;
  if (firstBookingCutoffMinutes !== null && firstBookingCutoffMinutes < cutoffMinutes) {
    const message = 'Cutoff for the first booking can’t be shorter than the cutoff for the others.';
    throw new FieldsException([{ field: 'firstBookingCutoffMinutes', message }]);
  }
  return {
    startTimes: [...startTimes].sort(),
    ...{ lengthMinutes, meetingPoint, weekdays, daysAhead, cutoffMinutes, changeCutoffMinutes },
    ...(capacity !== null && { capacity }),
    ...(maxPartySize !== null && { maxPartySize }),
    ...(minPeople !== null && { minPeople }),
    ...(firstBookingCutoffMinutes !== null && { firstBookingCutoffMinutes }),
  };
}

function toRecord(tour: Tour) {
  const { id, list, place, startTimes, lengthMinutes, meetingPoint, isHidden, revision } = tour;
  const { capacity = null, maxPartySize = null, minPeople = null } = tour;
  const { cutoffMinutes, firstBookingCutoffMinutes = null, changeCutoffMinutes } = tour;
  const { weekdays, daysAhead } = tour;
  return {
    ...{ id, list, place, isHidden, revision, startTimes, lengthMinutes, meetingPoint },
    ...{ capacity, maxPartySize, minPeople },
    ...{ cutoffMinutes, firstBookingCutoffMinutes, changeCutoffMinutes, weekdays, daysAhead },
  } satisfies PlaceRecord;
}
