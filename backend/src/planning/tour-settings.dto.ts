import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  Matches,
  ValidateIf,
} from 'class-validator';
import { TIME } from '../bookings/booking.dto';
import { IsLine } from '../http/is-line';
import { IsRevision } from '../http/is-revision';
import { IsWhole } from '../http/is-whole';
import { MayBeMissing } from '../http/may-be-missing';
import { WEEKDAYS, type Weekday } from 'shared/new-york';
import { MAX_STOP } from '../tours/tour-content';
import { DAYS_AHEAD, MAX_PEOPLE, MIN_PEOPLE, type ListName } from 'shared/tours';

const MAX_LENGTH_MINUTES = 720;
const MIN_LENGTH_MINUTES = 15;
const MAX_CAPACITY = 1000;
/** A week. */
const MAX_CUTOFF_MINUTES = 7 * 24 * 60;
const MAX_DAYS_AHEAD = 365;
const MAX_STARTS = 6;

const STARTS_RULE = `Starts must be a list of 1 to ${String(MAX_STARTS)} times.`;

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
    IsWhole('Length', MIN_LENGTH_MINUTES, MAX_LENGTH_MINUTES),
  );

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
    IsWhole('Capacity', 1, MAX_CAPACITY),
  );

const cutoff = (what: string, description: string) => {
  return ({ required = true, nullable = false } = {}) =>
    applyDecorators(
      ApiProperty({
        required,
        nullable,
        description,
        type: 'integer',
        minimum: 0,
        maximum: MAX_CUTOFF_MINUTES,
        example: 120,
      }),
      IsWhole(what, 0, MAX_CUTOFF_MINUTES),
    );
};

export const IsCutoffMinutes = cutoff(
  'Cutoff',
  'How many minutes before the start booking closes.',
);

export const IsChangeCutoffMinutes = cutoff(
  'Cutoff for changes',
  'How many minutes before the start bookings can no longer be changed or canceled.',
);

const IsFirstBookingCutoffMinutes = cutoff(
  'Cutoff for the first booking',
  'How many minutes before the start booking closes while nobody has booked, and no less than `cutoffMinutes`; null if that is no other.',
);

/** A number of people that a tour may have, or null. */
const MayBePeople = (what: string, description: string) =>
  applyDecorators(
    ApiProperty({
      description,
      type: 'integer',
      nullable: true,
      minimum: MIN_PEOPLE,
      maximum: MAX_PEOPLE,
      example: 6,
    }),
    ValidateIf((_, value) => value !== null),
    IsWhole(what, MIN_PEOPLE, MAX_PEOPLE),
  );

/** What holds for all departures of a place that have no settings of their own. */
export class PlaceSettings {
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

  @MayBePeople('Largest party', 'How many people one booking can be for; null if for any number.')
  maxPartySize!: number | null;

  @MayBePeople(
    'Fewest people',
    'How many people a departure needs to take place; null if any number. Visitors are told; nothing is canceled by itself.',
  )
  minPeople!: number | null;

  @IsCutoffMinutes()
  cutoffMinutes!: number;

  @ValidateIf((_, value) => value !== null)
  @IsFirstBookingCutoffMinutes({ nullable: true })
  firstBookingCutoffMinutes!: number | null;

  @IsChangeCutoffMinutes()
  changeCutoffMinutes!: number;

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
  @IsWhole('Days ahead', 1, MAX_DAYS_AHEAD)
  daysAhead!: number;
}

const BOOKED_DEPARTURES = ['keep', 'change'] as const;

/** Changes of a place's settings; what is missing stays as it is. */
export class PlaceInput extends PartialType(PlaceSettings, { skipNullProperties: false }) {
  @MayBeMissing()
  @IsLine(
    'How to find you',
    'How visitors find the guide at the meeting point: replaces what is written of the tour’s start. Without it, a new meeting point stands alone.',
    { most: MAX_STOP, required: false, example: 'I’m the one with the yellow umbrella.' },
  )
  findMe?: string;

  @ApiPropertyOptional({
    enum: BOOKED_DEPARTURES,
    description:
      'Whether departures that someone has booked keep what they promised, or change, too. Only if they would differ; without it the call is then refused.',
  })
  @MayBeMissing()
  @IsIn(BOOKED_DEPARTURES, { message: 'Booked departures must be keep or change.' })
  bookedDepartures?: (typeof BOOKED_DEPARTURES)[number];

  @IsRevision('tour')
  revision!: number;
}

/** A place of a list, and what holds for its departures. */
export class PlaceRecord extends PlaceSettings {
  @ApiProperty({ description: 'The place’s ID.', example: 'day.central-park' })
  id!: string;

  @ApiProperty({ enum: ['day', 'night'], description: 'The list of tours.' })
  list!: ListName;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;

  @ApiProperty({ description: 'Whether it is offered to nobody.' })
  isHidden!: boolean;

  @ApiProperty({
    description:
      'How many times the guide has changed the tour: its settings, its page, or whether it is hidden.',
    type: 'integer',
  })
  revision!: number;
}
