import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  NotEquals,
  ValidateNested,
} from 'class-validator';
import { WEEKDAYS, type Weekday } from 'shared/new-york';
import { TIME_PATTERN } from '../bookings/booking.dto';
import type { ChangeObstacle } from '../bookings/rules/departure-changes';
import { IsCalendarDate } from '../departures/departures.dto';
import { ApiLabeled } from '../http/api-labels';
import { IsRevision } from '../http/is-revision';
import { IsUniqueList } from '../http/is-unique-list';
import { MayBeMissing } from '../http/may-be-missing';
import { DepartureInput } from './departure-settings.dto';
import { CalendarDeparture } from './planning.dto';

/** The maximum number of departures in one bulk change. */
export const MAX_DEPARTURES = 500;
/** The maximum number of dates in a selection of departures. */
export const MAX_DAYS = 366;
const MAX_TOURS = 200;
const MAX_STARTS = 100;
const MAX_SHIFT_MINUTES = 12 * 60;

const SHIFT_RULE = {
  message: `Minutes must be a whole number from -${String(MAX_SHIFT_MINUTES)} to ${String(MAX_SHIFT_MINUTES)}, and not 0.`,
};
const DEPARTURES_RULE = {
  message: `Departures must be a list of 1 to ${String(MAX_DEPARTURES)} departures.`,
};

/** Changes to the settings of several departures. Missing fields are left unchanged. */
class BulkSettingsInput extends PickType(DepartureInput, [
  'state',
  'capacity',
  'meetingPoint',
  'reason',
]) {
  @ApiPropertyOptional({
    description: 'How many minutes later the departures start; negative if earlier.',
    type: 'integer',
    minimum: -MAX_SHIFT_MINUTES,
    maximum: MAX_SHIFT_MINUTES,
    example: 30,
  })
  @MayBeMissing()
  @IsInt(SHIFT_RULE)
  @Min(-MAX_SHIFT_MINUTES, SHIFT_RULE)
  @Max(MAX_SHIFT_MINUTES, SHIFT_RULE)
  @NotEquals(0, SHIFT_RULE)
  shiftMinutes?: number;
}

/** Selects departures. */
class DepartureSelection {
  @ApiProperty({
    description: 'The first date. A date before today counts as today.',
    format: 'date',
    example: '2030-11-28',
  })
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from!: string;

  @ApiProperty({
    description: `The last date; the range can have up to ${String(MAX_DAYS)} dates.`,
    format: 'date',
    example: '2030-11-28',
  })
  @IsCalendarDate({ message: 'To must be a date in YYYY-MM-DD format.' })
  to!: string;

  @ApiPropertyOptional({
    description:
      'The ids of the tours. Defaults to all tours, but then selects hidden tours’ departures only if they are booked.',
    type: [String],
    minItems: 1,
    maxItems: MAX_TOURS,
    example: ['day.central-park'],
  })
  @MayBeMissing()
  @IsString({ each: true, message: 'Each tour must be a tour’s id.' })
  @IsUniqueList('tour', MAX_TOURS, 'Choose at least one tour.')
  tours?: string[];

  @ApiPropertyOptional({
    description: 'The weekdays. Defaults to all.',
    enum: WEEKDAYS,
    isArray: true,
    minItems: 1,
    maxItems: WEEKDAYS.length,
    uniqueItems: true,
  })
  @MayBeMissing()
  @IsIn(WEEKDAYS, { each: true, message: `Each weekday must be one of ${WEEKDAYS.join(', ')}.` })
  @IsUniqueList('weekday', WEEKDAYS.length, 'Choose at least one weekday.')
  weekdays?: Weekday[];

  @ApiPropertyOptional({
    description: 'The current start times, in New York time. Defaults to any time.',
    type: 'array',
    items: { type: 'string', pattern: TIME_PATTERN.source },
    minItems: 1,
    maxItems: MAX_STARTS,
    uniqueItems: true,
    example: ['10:00'],
  })
  @MayBeMissing()
  @Matches(TIME_PATTERN, { each: true, message: 'Each start must be a time from 00:00 to 23:59.' })
  @IsUniqueList('start', MAX_STARTS, 'Choose at least one start time.')
  startTimes?: string[];

  @ApiPropertyOptional({
    description:
      'The ids of the departures to select, out of those that match the other fields. Defaults to all of them.',
    type: [String],
    maxItems: MAX_DEPARTURES,
    example: ['day.central-park.2030-11-28.1000'],
  })
  @MayBeMissing()
  @IsString({ each: true, message: 'Each departure must be a departure’s id.' })
  @ArrayMaxSize(MAX_DEPARTURES, DEPARTURES_RULE)
  @IsArray(DEPARTURES_RULE)
  departures?: string[];
}

/** A selection of departures, and a change to preview. */
export class BulkPreviewInput extends IntersectionType(DepartureSelection, BulkSettingsInput) {
  static readonly bodyDepth = 1;
  static readonly maxListLength = MAX_DEPARTURES;
}

/** A departure to change. */
class SeenDepartureInput {
  @ApiProperty({ description: 'The departure’s id.', example: 'day.central-park.2030-11-28.1000' })
  @IsString({ message: 'Each departure must have an id.' })
  id!: string;

  @IsRevision('departure')
  revision!: number;
}

/** A change to several departures. */
export class BulkChangeInput extends BulkSettingsInput {
  static readonly bodyDepth = 1;
  static readonly maxListLength = MAX_DEPARTURES;

  @ApiProperty({
    description: 'The departures, each once, with the revisions that the guide has seen.',
    type: [SeenDepartureInput],
    minItems: 1,
    maxItems: MAX_DEPARTURES,
  })
  @ValidateNested({ each: true })
  @Type(() => SeenDepartureInput)
  @IsObject({ each: true, ...DEPARTURES_RULE })
  @ArrayUnique((each: SeenDepartureInput | null) => each?.id, {
    message: 'Each departure can be listed only once.',
  })
  @IsUniqueList('departure', MAX_DEPARTURES, DEPARTURES_RULE.message)
  departures!: SeenDepartureInput[];
}

/** Why a departure can’t be changed, as a sentence. */
const OBSTACLES: Record<ChangeObstacle, string> = {
  started: 'It has already started.',
  'other-date': 'It would start on a different date.',
  past: 'It would start in the past.',
};

/** A departure, and the effect that a bulk change would have on it. */
export class BulkDeparture extends IntersectionType(
  PickType(CalendarDeparture, [
    'id',
    'list',
    'place',
    'date',
    'startTime',
    'state',
    'closedBecause',
    'clashesWith',
    'specialDay',
    'capacity',
    'people',
  ]),
  PickType(SeenDepartureInput, ['revision']),
) {
  @ApiProperty({ description: 'Where the departure starts.' })
  meetingPoint!: string;

  @ApiProperty({ description: 'How many people are on the departure’s waitlist.', type: 'integer' })
  waiting!: number;

  @ApiProperty({
    description:
      'Whether the change would have an effect. Canceled departures change only if the change reopens them.',
  })
  isChanged!: boolean;

  @ApiPropertyOptional({ description: 'The new start time, if it changes.', example: '10:30' })
  newStartTime?: string;

  @ApiProperty({ description: 'Whether visitors will be notified of the change by email.' })
  isNotified!: boolean;

  @ApiLabeled(OBSTACLES, { description: 'Why the departure can’t be changed.', required: false })
  obstacle?: ChangeObstacle;
}

/** A departure that couldn't be changed. */
class FailedDeparture {
  @ApiProperty({ description: 'The departure’s id.' })
  id!: string;

  @ApiProperty({ description: 'The reason, as a sentence.' })
  message!: string;
}

/** The result of a bulk change. */
export class BulkChangeRecord {
  @ApiProperty({
    description:
      'The ids of the departures that were changed by this call or by earlier calls with the same id.',
    type: [String],
  })
  changed!: string[];

  @ApiProperty({
    description:
      'The ids of the departures that didn’t need to change, or that the change didn’t reach before it stopped.',
    type: [String],
  })
  unchanged!: string[];

  @ApiPropertyOptional({
    description: 'The departure that stopped the change. Earlier departures may have been changed.',
  })
  failed?: FailedDeparture;

  @ApiPropertyOptional({
    description:
      'Until when the change can be undone. Missing if visitors are notified, or if nothing has changed.',
    format: 'date-time',
  })
  undoUntil?: string;
}
