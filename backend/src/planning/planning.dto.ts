import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { parseNumericString } from '../bookings/booking.dto';
import type { Departure } from '../departures/departure';
import { GuideDeparture, IsCalendarDate, toClosureFields } from '../departures/departures.dto';
import { GuideName } from '../departures/leaders.dto';
import { findSpecialDay } from '../departures/special-days';
import { IsInteger } from '../http/is-integer';
import { MayBeMissing } from '../http/may-be-missing';
import { LedDepartureRecord } from './led-departure.dto';

const MAX_TOURS_AT_ONCE = 100;

/** The guide's settings for planning. */
export class PlanningInput {
  @IsInteger(
    'Tours at once',
    'How many tours can be led at the same time; null if there is no limit. A departure without bookings is closed if all guides are leading other tours at that time, or couldn’t get from one tour to the next in time.',
    { minimum: 1, maximum: MAX_TOURS_AT_ONCE, nullable: true, example: 1 },
  )
  toursAtOnce!: number | null;

  @ApiPropertyOptional({
    description:
      'Whether the limit is the number of guides who aren’t off at that time. If so, `toursAtOnce` is the number of all guides, and is ignored in a request. Defaults to false.',
  })
  @MayBeMissing()
  @IsBoolean({ message: 'Counts guides must be true or false.' })
  countsGuides?: boolean;
}

/** A booked departure for which no guide is free. */
export class DepartureClash extends LedDepartureRecord {
  @ApiProperty({
    description: 'The places of the booked tours that clash with this departure.',
    type: [String],
    example: ['Brooklyn Bridge'],
  })
  clashesWith!: string[];
}

export class PlanningRecord extends PlanningInput {
  @ApiProperty({
    description:
      'The upcoming booked departures for which no guide is free, by date and start time.',
    type: [DepartureClash],
  })
  clashes!: DepartureClash[];

  @ApiPropertyOptional({
    description: 'The owners and their colleagues; missing if there is only one guide.',
    type: [GuideName],
  })
  guides?: GuideName[];
}

const MAX_CALENDAR_DAYS = 42;

export class CalendarQuery {
  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-01-06' })
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from!: string;

  @Transform(({ value }: { value: unknown }) => parseNumericString(value))
  @IsInteger('Days', 'The number of days.', {
    minimum: 1,
    maximum: MAX_CALENDAR_DAYS,
    example: 35,
  })
  days!: number;
}

/** A departure in the guide's calendar. */
export class CalendarDeparture extends PickType(GuideDeparture, [
  'id',
  'list',
  'place',
  'date',
  'startTime',
  'lengthMinutes',
  'state',
  'closedBecause',
  'clashesWith',
  'specialDay',
  'capacity',
  'vacancies',
  'ledBy',
  'suggestedGuide',
]) {
  @ApiProperty({
    description: 'How many people have booked the departure.',
    type: 'integer',
    example: 4,
  })
  people!: number;

  @ApiPropertyOptional({
    description:
      'How many minutes it takes to get to this departure from the previous booked one on the same date, on foot or by subway. Missing if there is no previous one, or if it isn’t over when this departure starts.',
    type: 'integer',
    example: 18,
  })
  tripMinutes?: number;
}

/** Returns the fields that the guide's calendar and the preview of a bulk change have in common. */
export function toCalendarFields(departure: Departure) {
  const { id, list, place, date, startTime, state, closure, capacity } = departure;
  const specialDay = findSpecialDay(departure);
  return {
    id,
    list,
    place,
    date,
    startTime,
    state,
    ...toClosureFields(closure),
    ...(specialDay && { specialDay }),
    capacity: capacity ?? null,
  };
}
