import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { TIME } from '../bookings/booking.dto';
import { MayBeMissing } from '../http/may-be-missing';
import { applyDecorators } from '@nestjs/common';
import { WEEKDAYS, type Weekday } from 'shared/new-york';
import { DAYS_AHEAD, type ListName } from 'shared/tours';

const MAX_LENGTH_MINUTES = 720;
const MIN_LENGTH_MINUTES = 15;
const MAX_CAPACITY = 1000;
/** A week. */
const MAX_CUTOFF_MINUTES = 7 * 24 * 60;
const MAX_TEXT = 200;
const MAX_DAYS_AHEAD = 365;
const MAX_STARTS = 6;
/** One line: no control characters, no line separators. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;
/** The same for the document: not all who read it know those names of characters. */
const ONE_LINE_PATTERN = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

const STARTS_RULE = `Starts must be a list of 1 to ${String(MAX_STARTS)} times.`;

const whole = (what: string, least: number, most: number) => {
  const message = `${what} must be a whole number from ${String(least)} to ${String(most)}.`;
  return applyDecorators(IsInt({ message }), Min(least, { message }), Max(most, { message }));
};

/** `HH:MM` by New York's clocks. */
export const IsStartTime = ({ required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      required,
      description: 'When tours start, in New York time.',
      pattern: TIME.source,
      example: '10:00',
    }),
    Matches(TIME, { message: 'Start must be a time from 00:00 to 23:59.' }),
  );

export const IsLengthMinutes = ({ required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      required,
      description: 'How long a tour takes, in minutes.',
      type: 'integer',
      minimum: MIN_LENGTH_MINUTES,
      maximum: MAX_LENGTH_MINUTES,
      example: 150,
    }),
    whole('Length', MIN_LENGTH_MINUTES, MAX_LENGTH_MINUTES),
  );

/** A line that somebody typed, of some length at least. */
export const IsLine = (what: string, description: string, { least = 1, required = true } = {}) => {
  const message = `${what} must be one line of ${String(least)} to ${String(MAX_TEXT)} characters.`;
  return applyDecorators(
    ApiProperty({
      description,
      minLength: least,
      maxLength: MAX_TEXT,
      pattern: ONE_LINE_PATTERN,
      required,
    }),
    Matches(ONE_LINE, { message }),
    // The document says nothing of blanks: programs differ in what they take for one.
    ...(least > 0 ? [Matches(/\S/u, { message })] : []),
    Length(least, MAX_TEXT, { message }),
  );
};

export const IsCapacity = ({ nullable = false, required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      required,
      description: `How many people can come${nullable ? '; null if there is no limit' : ''}.`,
      type: 'integer',
      nullable,
      minimum: 1,
      maximum: MAX_CAPACITY,
      example: 12,
    }),
    whole('Capacity', 1, MAX_CAPACITY),
  );

export const IsCutoffMinutes = ({ required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      required,
      description: 'How many minutes before the start bookings, changes, and cancellations close.',
      type: 'integer',
      minimum: 0,
      maximum: MAX_CUTOFF_MINUTES,
      example: 120,
    }),
    whole('Cutoff', 0, MAX_CUTOFF_MINUTES),
  );

const BOOKED_DEPARTURES = ['keep', 'change'] as const;

/** What holds for all departures of a place that have no settings of their own. */
export class PlaceInput {
  @ApiProperty({
    description: 'When tours start, in New York time.',
    type: 'array',
    items: { type: 'string', pattern: TIME.source },
    minItems: 1,
    maxItems: MAX_STARTS,
    uniqueItems: true,
    example: ['10:00', '14:00'],
  })
  @Matches(TIME, { each: true, message: 'Each start must be a time from 00:00 to 23:59.' })
  @ArrayUnique({ message: 'Each start can be listed only once.' })
  @ArrayMinSize(1, { message: STARTS_RULE })
  @ArrayMaxSize(MAX_STARTS, { message: STARTS_RULE })
  @IsArray({ message: STARTS_RULE })
  startTimes!: string[];

  @IsLengthMinutes()
  lengthMinutes!: number;

  @IsLine('Meeting point', 'Where tours start.')
  meetingPoint!: string;

  @ValidateIf((_, value) => value !== null)
  @IsCapacity({ nullable: true })
  capacity!: number | null;

  @IsCutoffMinutes()
  cutoffMinutes!: number;

  @ApiProperty({
    description: 'The weekdays that tours run on.',
    enum: WEEKDAYS,
    isArray: true,
    maxItems: WEEKDAYS.length,
    uniqueItems: true,
  })
  @IsIn(WEEKDAYS, { each: true, message: `Each weekday must be one of ${WEEKDAYS.join(', ')}.` })
  @ArrayUnique({ message: 'Each weekday can be listed only once.' })
  @ArrayMaxSize(WEEKDAYS.length, { message: 'Each weekday can be listed only once.' })
  @IsArray({ message: 'Weekdays must be a list.' })
  weekdays!: Weekday[];

  @ApiProperty({
    description: 'How many days ahead tours can be booked.',
    type: 'integer',
    minimum: 1,
    maximum: MAX_DAYS_AHEAD,
    example: DAYS_AHEAD,
  })
  @whole('Days ahead', 1, MAX_DAYS_AHEAD)
  daysAhead!: number;

  @ApiPropertyOptional({
    enum: BOOKED_DEPARTURES,
    description:
      'Whether departures that someone has booked keep what they promised, or change, too. Only if they would differ; without it the call is then refused.',
  })
  @MayBeMissing()
  @IsIn(BOOKED_DEPARTURES, { message: 'Booked departures must be keep or change.' })
  bookedDepartures?: (typeof BOOKED_DEPARTURES)[number];
}

/** A place of a list, and what holds for its departures. */
export class PlaceRecord extends OmitType(PlaceInput, ['bookedDepartures']) {
  @ApiProperty({ description: 'The place’s ID.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({ enum: ['day', 'night'], description: 'The list of tours.' })
  list!: ListName;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;
}
