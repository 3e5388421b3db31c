import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { IsIn, Matches, ValidateIf } from 'class-validator';
import { DAYS_AHEAD } from 'shared/tours';
import { IsOptionalTime, TIME_PATTERN } from '../bookings/booking.dto';
import { DEPARTURE_STATES, type DepartureState } from '../departures/departure';
import { DepartureRecord, IsCalendarDate } from '../departures/departures.dto';
import { IsLine } from '../http/is-line';
import { IsRevision } from '../http/is-revision';
import { MayBeMissing } from '../http/may-be-missing';
import { SettingsInput } from './tour-settings.dto';

/** The tour settings that one departure can override. */
class OverridableSettingsInput extends PickType(SettingsInput, [
  'lengthMinutes',
  'capacity',
  'cutoffMinutes',
  'changeCutoffMinutes',
]) {}

/** Changes to one departure. Missing fields are left unchanged. */
export class DepartureInput extends PartialType(OverridableSettingsInput, {
  skipNullProperties: false,
}) {
  @ApiPropertyOptional({
    description: 'When the departure starts, in New York time.',
    pattern: TIME_PATTERN.source,
    example: '10:00',
  })
  @MayBeMissing()
  @Matches(TIME_PATTERN, { message: 'Start must be a time from 00:00 to 23:59.' })
  startTime?: string;

  @MayBeMissing()
  @IsLine('Meeting point', 'Where the departure starts.', { required: false })
  meetingPoint?: string;

  @ApiPropertyOptional({ enum: DEPARTURE_STATES, description: 'closed: accepts no more bookings.' })
  @MayBeMissing()
  @IsIn(DEPARTURE_STATES, { message: `State must be one of ${DEPARTURE_STATES.join(', ')}.` })
  state?: DepartureState;

  @ValidateIf(({ state, reason }: DepartureInput) => state === 'cancelled' || reason !== undefined)
  @IsLine(
    'Reason',
    'Why the departure is canceled or changed. Shown to visitors. Required to cancel.',
    {
      required: false,
    },
  )
  reason?: string;

  @IsRevision('departure')
  revision!: number;
}

/** The date that a departure moves to. */
export class MoveInput {
  @ApiProperty({
    description: `The new date in New York. The tour must have a departure on this date that hasn’t started, and that is no further ahead than the tour can be booked (by default, ${String(DAYS_AHEAD)} days).`,
    format: 'date',
    example: '2030-01-07',
  })
  @IsCalendarDate({ message: 'Date must be a date in YYYY-MM-DD format.' })
  date!: string;

  @IsOptionalTime(
    'The start time on the new date, if the tour starts more than once that day. Defaults to the same time as before, or else to the first start that day.',
  )
  time?: string;

  @IsLine('Reason', 'Why the departure is moved. Shown to visitors.')
  reason!: string;

  @IsRevision('departure')
  revision!: number;
}

/** A departure that the bookings of a different departure can be moved to. */
export class MoveTarget extends PickType(DepartureRecord, ['date', 'meetingPoint', 'capacity']) {
  @ApiProperty({
    description: 'The value to send as `time` to move a departure to this one.',
    example: '10:00',
  })
  time!: string;

  @ApiProperty({ description: 'When this departure starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({
    description: 'How many people have booked this departure.',
    type: 'integer',
    minimum: 0,
  })
  taken!: number;

  @ApiProperty({ description: 'Whether this departure is closed, so that visitors can’t book it.' })
  isClosed!: boolean;
}
