import {
  ConflictException,
  HttpStatus,
  Inject,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { guideRefusal } from 'shared/guide-refusals';
import { addDays, newYorkDate } from 'shared/new-york';
import { tourIdOf } from 'shared/departure-id';
import type { Tour } from 'shared/tour-settings';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { Ledger } from '../bookings/ledger';
import type { Refusal } from '../bookings/refusal';
import { checkMove } from '../bookings/rules/departures';
import { BookingQueries } from '../bookings/queries';
import { CONFIG, type Config } from '../config';
import { NO_BOOKINGS, type BookedCounts, type Departure } from '../departures/departure';
import { findCorresponding, DeparturesService } from '../departures/departures.service';
import { fieldError, FieldsException, NOT_FOUND_REFUSAL, type FieldError } from '../http/problem';
import { ToursService } from '../tours/tours.service';
import { withoutUndefined } from '../without';
import type { DepartureInput, MoveInput, MoveTarget } from './departure-settings.dto';

/** Changes and moves single departures on behalf of the guide. */
@Injectable()
export class DepartureSettingsService {
  constructor(
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly ledger: Ledger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Changes, closes, cancels, or reopens one departure. Missing settings are left unchanged.
   *
   * @throws NotFoundException if there is no such departure
   * @throws ConflictException if the departure was changed after `revision`
   */
  async change(id: string, { revision, ...settings }: DepartureInput): Promise<void> {
    await this.getDeparture(id);
    const { refusal } = await this.ledger.carryOut({
      kind: 'changeDeparture',
      departure: id,
      settings: withoutUndefined(settings),
      revision,
    });
    if (refusal) throw exceptionFor(refusal);
  }

  /**
   * Moves all parties of a departure to a different departure of the same tour (the target), and closes the departure
   * that they leave. The target keeps its time and meeting point, and is reopened if an earlier move closed it.
   *
   * @throws NotFoundException if there is no such departure
   * @throws FieldsException 400 if the parties can't be moved to the target; 409 if the target is canceled or lacks
   *   room for everyone
   * @throws ConflictException if the departure was changed after `revision`
   */
  async move(id: string, { date, time, reason, revision }: MoveInput): Promise<void> {
    const source = await this.getDeparture(id);
    const tour = await this.getTour(tourIdOf(id));
    const departures = await this.departures.findOnDate(tour, date);
    const startsAtTime = ({ start, startTime }: Departure) => start === time || startTime === time;
    const target = findCorresponding(
      source.start,
      time === undefined ? departures : departures.filter(startsAtTime),
    );
    const latestDate = addDays(newYorkDate(new Date()), tour.daysAhead);
    if (!target || date > latestDate) throw outOfRangeException(tour);
    const { refusal } = await this.ledger.carryOut({
      kind: 'moveDeparture',
      departure: id,
      to: target.id,
      reason,
      revision,
    });
    if (refusal) throw exceptionFor(refusal, tour);
  }

  /**
   * Returns the departures of the same tour that all parties of a departure can be moved to, sorted by start time.
   *
   * @throws NotFoundException if there is no such departure
   */
  async findMoveTargets(id: string): Promise<MoveTarget[]> {
    const source = await this.getDeparture(id);
    const tour = await this.getTour(tourIdOf(id));
    const now = new Date();
    const today = newYorkDate(now);
    const latestDate = addDays(today, tour.daysAhead);
    const candidates = await this.departures.findWithVacancies({
      tours: [tour],
      from: today,
      to: latestDate,
    });
    const ids = candidates.map(({ departure }) => departure.id);
    const countsById = await this.bookings.countBooked([id, ...ids]);
    const ownCounts = countsById.get(id) ?? NO_BOOKINGS;
    return candidates.flatMap(({ departure, vacancies }) => {
      const counts = countsById.get(departure.id) ?? NO_BOOKINGS;
      const hasRoom =
        ownCounts.people <= (vacancies ?? Infinity) &&
        ownCounts.parties + counts.parties <= this.config.maxParties;
      const isTarget = hasRoom && !checkMove(source, departure, now);
      return isTarget ? [toMoveTarget(departure, counts)] : [];
    });
  }

  private async getDeparture(id: string): Promise<Departure> {
    const departure = await this.departures.get(id);
    if (!departure) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return departure;
  }

  private async getTour(id: string): Promise<Tour> {
    const tour = await this.tours.get(id);
    if (!tour) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return tour;
  }
}

function toMoveTarget(departure: Departure, { people }: BookedCounts): MoveTarget {
  const { date, start: time, startTime, meetingPoint, state, capacity = null } = departure;
  const isClosed = state === 'closed';
  return { date, time, startTime, meetingPoint, capacity, taken: people, isClosed };
}

function exceptionFor(
  refusal: Refusal<RefusalCodeOf<'changeDeparture' | 'moveDeparture'>>,
  tour?: Tour,
): HttpException {
  switch (refusal.code) {
    case 'changed':
      return new ConflictException(guideRefusal('departure-changed'));
    case 'no-room':
      return new FieldsException([noRoomError(refusal)], HttpStatus.CONFLICT);
    case 'no-move':
      return noMoveException(refusal, tour);
    case 'not-found':
      return new NotFoundException(NOT_FOUND_REFUSAL);
  }
}

function noRoomError({ to, vacancies, people }: Refusal<'no-room'>): FieldError {
  return fieldError('date', 'move-without-room', { date: to.date, vacancies, people });
}

function noMoveException({ why, to }: Refusal<'no-move'>, tour?: Tour): HttpException {
  switch (why) {
    case 'started':
      return new FieldsException([fieldError('date', 'move-after-start')]);
    case 'same':
      return new FieldsException([fieldError('date', 'move-to-same-date')]);
    case 'past':
      return outOfRangeException(tour);
    case 'cancelled':
      return new FieldsException(
        [fieldError('date', 'move-to-canceled', { date: to.date })],
        HttpStatus.CONFLICT,
      );
  }
}

function outOfRangeException(tour?: Tour): FieldsException {
  const values = {
    onSundays: tour !== undefined && runsOnSundays(tour),
    most: tour?.daysAhead ?? 0,
  };
  return new FieldsException([fieldError('date', 'move-out-of-range', values)]);
}

/** Returns whether a tour runs on Sundays, either all year or in one of its seasons. */
function runsOnSundays(tour: Tour): boolean {
  return [tour, ...(tour.seasons ?? [])].some(({ weekdays }) => weekdays.includes('Sunday'));
}
