import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, ValidateBy, type ValidationOptions } from 'class-validator';
import { isCalendarDate } from 'shared/new-york';
import { CROWDED_DAYS, type CrowdedDay } from 'shared/special-days';
import { DAYS_AHEAD, LISTS, type ListName } from 'shared/tours';
import { PublicGuide } from '../guides/guide-profile';
import {
  AVAILABILITIES,
  CLOSURE_REASONS,
  DEPARTURE_STATES,
  FEW_VACANCIES,
  type Availability,
  type Closure,
  type DepartureState,
} from './departure';
import { GuideAssignment } from './leaders.dto';

/** Validates that a value is a real date in YYYY-MM-DD format. */
export const IsCalendarDate = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isCalendarDate',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDate(value) },
    },
    options,
  );

export class DeparturesQuery {
  @ApiProperty({ enum: LISTS, description: 'The list of tours: day or night.' })
  @IsIn(LISTS, { message: `List must be one of ${LISTS.join(', ')}.` })
  list!: ListName;

  @ApiPropertyOptional({
    description: 'Returns only departures with this `place`, which must be that of a visible tour.',
    example: 'Central Park',
  })
  @IsOptional()
  @IsString({ message: 'Place can be given only once.' })
  place?: string;

  @ApiPropertyOptional({
    description: 'The first date in New York. Defaults to today. Earlier dates count as today.',
    format: 'date',
    example: '2030-01-07',
  })
  @IsOptional()
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from?: string;

  @ApiPropertyOptional({
    description: `The last date. Defaults to the last date that can be booked, which is ${String(DAYS_AHEAD)} days ahead unless the guide has changed it.`,
    format: 'date',
    example: '2030-01-12',
  })
  @IsOptional()
  @IsCalendarDate({ message: 'To must be a date in YYYY-MM-DD format.' })
  to?: string;
}

/** A departure as visitors see it. Field names follow the OCTO standard where possible. */
export class DepartureRecord {
  @ApiProperty({ description: 'The departure’s id.', example: 'day.central-park.2030-01-07.1000' })
  id!: string;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;

  @ApiPropertyOptional({
    description:
      'The tour’s short name in the language of the response; missing if it is the same as `place`.',
    example: 'Spaziergang um die Wall Street',
  })
  placeName?: string;

  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({
    description: 'When the departure starts, in New York time with its offset from UTC.',
    format: 'date-time',
    example: '2030-01-07T10:00:00-05:00',
  })
  localDateTimeStart!: string;

  @ApiProperty({
    description: 'When the departure ends, in New York time with its offset from UTC.',
    format: 'date-time',
    example: '2030-01-07T12:30:00-05:00',
  })
  localDateTimeEnd!: string;

  @ApiProperty({
    description: 'When booking closes. Until the first booking, this may be an earlier time.',
    format: 'date-time',
    example: '2030-01-07T13:00:00Z',
  })
  utcCutoffAt!: string;

  @ApiProperty({
    description: 'The deadline for changing and canceling bookings.',
    format: 'date-time',
    example: '2030-01-07T13:00:00Z',
  })
  utcChangeCutoffAt!: string;

  @ApiProperty({
    enum: AVAILABILITIES,
    enumName: 'Availability',
    description: `Whether the departure can be booked. LIMITED: fewer than ${String(FEW_VACANCIES)} spots are left. CLOSED: booking is closed, or the departure was canceled.`,
  })
  status!: Availability;

  @ApiProperty({
    description: 'The number of vacant spots; null if there is no limit.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 4,
  })
  vacancies!: number | null;

  @ApiProperty({
    description: 'The total number of spots; null if there is no limit.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 12,
  })
  capacity!: number | null;

  @ApiProperty({ description: 'Where the departure starts.', example: 'Columbus Circle' })
  meetingPoint!: string;

  @ApiProperty({ description: 'Whether the guide canceled the departure.' })
  cancelled!: boolean;

  @ApiPropertyOptional({
    description:
      'If the guide moved all bookings of this departure to a different date, that date.',
    format: 'date',
    example: '2030-01-08',
  })
  movedTo?: string;

  @ApiPropertyOptional({ description: 'Why the departure was canceled, changed, or moved.' })
  reason?: string;

  @ApiPropertyOptional({
    description:
      'The special day in New York on which streets along the tour are closed or crowded.',
    enum: CROWDED_DAYS,
    enumName: 'CrowdedDay',
  })
  specialDay?: CrowdedDay;

  @ApiPropertyOptional({
    description:
      'The guide who leads the departure. Missing until a guide is assigned, and if the guide has no profile. If the site has only one guide, departures don’t have this field, but bookings do.',
    type: PublicGuide,
  })
  guide?: PublicGuide;

  @ApiProperty({
    description: 'How many times the guide has changed the departure.',
    type: 'integer',
    minimum: 0,
  })
  revision!: number;
}

/** A departure as the guide sees it. */
export class GuideDeparture extends IntersectionType(
  OmitType(DepartureRecord, ['guide']),
  GuideAssignment,
) {
  @ApiProperty({ enum: ['day', 'night'], description: 'The list that the tour is on.' })
  list!: ListName;

  @ApiProperty({
    enum: DEPARTURE_STATES,
    description: 'The departure’s state. closed: it takes place, but accepts no more bookings.',
  })
  state!: DepartureState;

  @ApiPropertyOptional({
    enum: CLOSURE_REASONS,
    enumName: 'ClosureReason',
    description:
      'Why the departure is closed, if the guide hasn’t closed it. It is offered again when the reason no longer applies, when a walk-in is added, or when the guide opens it. guide-busy: no guide is free. time-off: it is during the guide’s time off. special-day: the tour can’t be walked on the special day. busy-calendar: the guide’s own calendar has an appointment at that time.',
  })
  closedBecause?: Closure['reason'];

  @ApiPropertyOptional({
    description:
      'If the departure is closed because no guide is free, the places of the tours that take place at that time.',
    type: [String],
    example: ['Brooklyn Bridge'],
  })
  clashesWith?: string[];

  @ApiProperty({ description: 'When the departure starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'How long the tour takes, in minutes.', type: 'integer' })
  lengthMinutes!: number;
}

/** Returns the fields that tell the guide which rule closes a departure; empty if no rule does. */
export function toClosureFields(
  closure: Closure | undefined,
): Pick<GuideDeparture, 'closedBecause' | 'clashesWith'> {
  if (!closure) return {};
  return {
    closedBecause: closure.reason,
    ...(closure.reason === 'guide-busy' && { clashesWith: closure.clashesWith }),
  };
}
