import { applyDecorators } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  IntersectionType,
  PartialType,
} from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  Matches,
} from 'class-validator';
import { WEEKDAYS, type Weekday } from 'shared/new-york';
import { MAX_DAYS_AHEAD } from 'shared/settings';
import { MAX_LENGTH_MINUTES, type Season } from 'shared/tour-settings';
import { DAYS_AHEAD, MAX_PEOPLE, MIN_PEOPLE } from 'shared/tours';
import { TIME_PATTERN } from '../bookings/booking.dto';
import { IsCalendarDate } from '../departures/departures.dto';
import { IsLine } from '../http/is-line';
import { IsListOf } from '../http/is-list-of';
import { IsRevision } from '../http/is-revision';
import { IsInteger } from '../http/is-integer';
import { IsUniqueList } from '../http/is-unique-list';
import { MayBeMissing } from '../http/may-be-missing';
import { MAX_STOP_TEXT_LENGTH } from '../tours/tour-content.dto';
import { MAX_TOURS, TourRecord } from './tours.dto';

const MIN_LENGTH_MINUTES = 15;
const MAX_CAPACITY = 1000;
/** A week. */
const MAX_CUTOFF_MINUTES = 7 * 24 * 60;
const MAX_STARTS = 6;
const MAX_SEASONS = 20;
const MAX_SEASON_NAME_LENGTH = 40;

const CUTOFF_RANGE = { minimum: 0, maximum: MAX_CUTOFF_MINUTES, example: 120 };
const PEOPLE_RANGE = { minimum: MIN_PEOPLE, maximum: MAX_PEOPLE, example: 6, nullable: true };

const IsStartTimes = (description: string, { required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      description,
      type: 'array',
      items: { type: 'string', pattern: TIME_PATTERN.source },
      minItems: 1,
      maxItems: MAX_STARTS,
      uniqueItems: true,
      required,
      example: ['10:00', '14:00'],
    }),
    Matches(TIME_PATTERN, {
      each: true,
      message: 'Each start must be a time from 00:00 to 23:59.',
    }),
    IsUniqueList('start', MAX_STARTS, `Starts must be a list of 1 to ${String(MAX_STARTS)} times.`),
  );

const IsWeekdays = ({ required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      description: 'The weekdays that tours run on.',
      enum: WEEKDAYS,
      isArray: true,
      maxItems: WEEKDAYS.length,
      uniqueItems: true,
      required,
    }),
    IsIn(WEEKDAYS, { each: true, message: `Each weekday must be one of ${WEEKDAYS.join(', ')}.` }),
    ArrayUnique({ message: 'Each weekday can be listed only once.' }),
    ArrayMaxSize(WEEKDAYS.length, { message: 'Each weekday can be listed only once.' }),
    IsArray({ message: 'Weekdays must be a list.' }),
  );

const IsCapacity = ({ required = true } = {}) =>
  IsInteger('Capacity', 'The maximum number of people at a departure; null if there is no limit.', {
    minimum: 1,
    maximum: MAX_CAPACITY,
    example: 12,
    nullable: true,
    required,
  });

/** When a tour runs, and for how many people. */
class ScheduleInput {
  @IsStartTimes('When tours start, in New York time.')
  startTimes!: string[];

  @IsCapacity()
  capacity!: number | null;

  @IsWeekdays()
  weekdays!: Weekday[];
}

/** A range of dates on which a tour has a different schedule. */
export class SeasonInput extends ScheduleInput implements Season {
  @IsLine('Name', 'The season’s name, which visitors see.', {
    max: MAX_SEASON_NAME_LENGTH,
    example: 'Summer evenings',
  })
  name!: string;

  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-06-01' })
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from!: string;

  @ApiProperty({
    description: 'The last date, at most a year after the first one.',
    format: 'date',
    example: '2030-08-31',
  })
  @IsCalendarDate({ message: 'To must be a date in YYYY-MM-DD format.' })
  to!: string;
}

/** The settings of a tour, which apply to all departures that don't override them. */
export class SettingsInput extends ScheduleInput {
  @IsInteger('Length', 'How long a tour takes, in minutes.', {
    minimum: MIN_LENGTH_MINUTES,
    maximum: MAX_LENGTH_MINUTES,
    example: 150,
  })
  lengthMinutes!: number;

  @IsLine('Meeting point', 'Where tours start.')
  meetingPoint!: string;

  @IsInteger(
    'Largest party',
    'The maximum number of people in a booking; null if there is no limit.',
    PEOPLE_RANGE,
  )
  maxPartySize!: number | null;

  @IsInteger(
    'Minimum people',
    'How many people a departure needs to take place; null if there is no minimum. Visitors see the number. No departure is canceled automatically.',
    PEOPLE_RANGE,
  )
  minPeople!: number | null;

  @IsInteger('Cutoff', 'Booking closes this many minutes before the start.', CUTOFF_RANGE)
  cutoffMinutes!: number;

  @IsInteger(
    'Cutoff for the first booking',
    'Booking closes this many minutes before the start if nobody has booked yet. At least `cutoffMinutes`; null if `cutoffMinutes` applies to the first booking, too.',
    { ...CUTOFF_RANGE, nullable: true },
  )
  firstBookingCutoffMinutes!: number | null;

  @IsInteger(
    'Cutoff for changes',
    'Bookings can be changed or canceled until this many minutes before the start.',
    CUTOFF_RANGE,
  )
  changeCutoffMinutes!: number;

  @IsInteger('Days ahead', 'How many days ahead tours can be booked.', {
    minimum: 1,
    maximum: MAX_DAYS_AHEAD,
    example: DAYS_AHEAD,
  })
  daysAhead!: number;

  @IsListOf(
    'Seasons',
    () => SeasonInput,
    MAX_SEASONS,
    'Ranges of dates on which the tour has a different schedule, earliest first. They can’t overlap.',
  )
  seasons!: SeasonInput[];
}

const BOOKED_DECISIONS = ['keep', 'change'] as const;
type BookedDecision = (typeof BOOKED_DECISIONS)[number];

const IsBookedDecision = () =>
  applyDecorators(
    ApiPropertyOptional({
      enum: BOOKED_DECISIONS,
      description:
        'Whether booked departures keep their settings or get the new ones. Required if they would change.',
    }),
    MayBeMissing(),
    IsIn(BOOKED_DECISIONS, { message: 'Booked departures must be “keep” or “change”.' }),
  );

/** Changes to a tour's settings. Missing fields are left unchanged. */
@ApiSchema({ name: 'PlaceInput' })
export class TourSettingsInput extends PartialType(SettingsInput, { skipNullProperties: false }) {
  static readonly bodyDepth = 2;

  @MayBeMissing()
  @IsLine(
    'How to find you',
    'How visitors find the guide at the meeting point. Replaces the text about the tour’s first stop. If missing, a new meeting point is shown without a text.',
    {
      max: MAX_STOP_TEXT_LENGTH,
      required: false,
      example: 'I’m the one with the yellow umbrella.',
    },
  )
  findMe?: string;

  @IsBookedDecision()
  bookedDepartures?: BookedDecision;

  @IsRevision('tour')
  revision!: number;
}

/** A tour and its revision. */
export class TourRevision {
  @ApiProperty({ description: 'The tour’s id.', example: 'day.central-park' })
  @IsString({ message: 'Each tour must have an id.' })
  id!: string;

  @IsRevision('tour')
  revision!: number;
}

/** Changes to the settings of several tours. Missing fields are left unchanged. */
@ApiSchema({ name: 'PlacesInput' })
export class ToursSettingsInput {
  static readonly bodyDepth = 2;

  @IsListOf('Tours', () => TourRevision, MAX_TOURS, 'The tours to change.')
  @ArrayMinSize(1, { message: 'Choose one or more tours.' })
  @ArrayUnique(({ id }: TourRevision) => id, { message: 'Each tour can be listed only once.' })
  tours!: TourRevision[];

  @MayBeMissing()
  @IsWeekdays({ required: false })
  weekdays?: Weekday[];

  @MayBeMissing()
  @IsStartTimes('When those of the tours that are day tours start, in New York time.', {
    required: false,
  })
  dayStartTimes?: string[];

  @MayBeMissing()
  @IsStartTimes('When those of the tours that are night tours start, in New York time.', {
    required: false,
  })
  nightStartTimes?: string[];

  @MayBeMissing()
  @IsCapacity({ required: false })
  capacity?: number | null;

  @IsBookedDecision()
  bookedDepartures?: BookedDecision;
}

/** A tour with its settings. */
@ApiSchema({ name: 'PlaceRecord' })
export class TourSettingsRecord extends IntersectionType(TourRecord, SettingsInput) {}
