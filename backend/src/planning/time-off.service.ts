import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import { isObjectId } from '../database/object-id';
import { DeparturesService, type DepartureWithParty } from '../departures/departures.service';
import { GuideAvailabilityService } from '../departures/guide-availability';
import type { GuideName } from '../departures/leaders.dto';
import { LeadersService } from '../departures/leaders.service';
import {
  endOfTimeOff,
  isDuringTimeOff,
  type StoredTimeOff,
  type TimeOff,
} from '../departures/time-off';
import { guideRefusal } from 'shared/guide-refusals';
import { fieldError, FieldsException, NOT_FOUND_REFUSAL } from '../http/problem';
import { ToursService } from '../tours/tours.service';
import { without, withoutUndefined } from '../without';
import { KeptDeparturesService } from './kept-departures.service';
import { toLedDepartureRecord } from './led-departure.dto';
import type { TimeOffInput, TimeOffRecord } from './time-off.dto';

/** Two years ahead. */
const MAX_DAYS_AHEAD = 730;
/** The maximum number of stored periods, since every decision about a booking checks all of them. */
const MAX_PERIODS = 200;

/** Lists, adds, and deletes the guide's time off. */
@Injectable()
export class TimeOffService {
  constructor(
    private readonly availability: GuideAvailabilityService,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly keptDepartures: KeptDeparturesService,
    private readonly leaders: LeadersService,
  ) {}

  async list(): Promise<TimeOffRecord[]> {
    const now = new Date();
    const [timeOff, bookedDepartures, isKept, guides] = await Promise.all([
      this.availability.findTimeOff(),
      this.departures.findWithParty(newYorkDate(now)),
      this.keptDepartures.load(),
      this.leaders.listGuides(),
    ]);
    return timeOff
      .filter((each) => endOfTimeOff(each) > now)
      .map((each) => toTimeOffRecord(each, bookedDepartures, isKept, guides));
  }

  /**
   * Adds time off, and returns the booked departures during it.
   *
   * @throws FieldsException 400 if the time off ends before it begins, is over or too far ahead, or names a tour or a
   *   guide that doesn't exist
   * @throws ConflictException if too many periods are stored already
   */
  async add(input: TimeOffInput): Promise<TimeOffRecord> {
    const timeOff: TimeOff = withoutUndefined(input);
    const now = new Date();
    if (timeOff.to > addDays(newYorkDate(now), MAX_DAYS_AHEAD)) {
      throw new FieldsException([fieldError('to', 'time-off-too-late', { most: MAX_DAYS_AHEAD })]);
    }
    if (newYorkInstant(timeOff.from, timeOff.startTime ?? '00:00') >= endOfTimeOff(timeOff)) {
      throw new FieldsException([
        fieldError(timeOff.to < timeOff.from ? 'to' : 'endTime', 'time-off-ends-first'),
      ]);
    }
    if (endOfTimeOff(timeOff) <= now) {
      throw new FieldsException([fieldError('to', 'time-off-over')]);
    }
    const ids = new Set((await this.tours.getAll()).map(({ id }) => id));
    if (timeOff.tours?.some((id) => !ids.has(id))) {
      throw new FieldsException([fieldError('tours', 'no-such-tour')]);
    }
    const guides = await this.leaders.listGuides();
    if (timeOff.guide !== undefined && !guides.some(({ id }) => id === timeOff.guide)) {
      throw new FieldsException([fieldError('guide', 'no-such-guide')]);
    }
    if ((await this.availability.findTimeOff()).length >= MAX_PERIODS) {
      throw new ConflictException(guideRefusal('too-much-time-off', { most: MAX_PERIODS }));
    }
    const storedTimeOff = await this.availability.addTimeOff(timeOff);
    const bookedDepartures = await this.departures.findWithParty(newYorkDate(now));
    return toTimeOffRecord(storedTimeOff, bookedDepartures, () => false, guides);
  }

  /** @throws NotFoundException if there is no time off with this id */
  async delete(id: string): Promise<void> {
    const isDeleted = isObjectId(id) && (await this.availability.deleteTimeOff(id));
    if (!isDeleted) throw new NotFoundException(NOT_FOUND_REFUSAL);
    await this.keptDepartures.removeConflict(id);
  }
}

function toTimeOffRecord(
  timeOff: StoredTimeOff,
  bookedDepartures: readonly DepartureWithParty[],
  isKept: (conflict: string, departure: string) => boolean,
  guides: readonly GuideName[],
): TimeOffRecord {
  const id = String(timeOff._id);
  const guide = guides.find((each) => each.id === timeOff.guide);
  const booked = bookedDepartures.filter(
    ({ departure }) =>
      isDuringTimeOff(departure, timeOff) &&
      (timeOff.guide === undefined || guides.length === 0 || departure.ledBy === timeOff.guide),
  );
  return {
    id,
    ...without(timeOff, '_id', 'deleteAt'),
    ...(guide && { guideName: guide.name }),
    booked: booked.map((each) => toLedDepartureRecord(each, isKept(id, each.departure.id), guides)),
  };
}
