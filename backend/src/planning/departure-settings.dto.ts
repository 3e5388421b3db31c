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

/** Settings of its tour that a departure can override. */
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
    description: 'When it starts, in New York time.',
    pattern: TIME_PATTERN.source,
    example: '10:00',
  })
  @MayBeMissing()
  @Matches(TIME_PATTERN, { message: 'Start must be a time from 00:00 to 23:59.' })
  startTime?: string;

  @MayBeMissing()
  @IsLine('Meeting point', 'Where it starts.', { required: false })
  meetingPoint?: string;

  @ApiPropertyOptional({ enum: DEPARTURE_STATES, description: 'closed: no more bookings.' })
  @MayBeMissing()
  @IsIn(DEPARTURE_STATES, { message: `State must be one of ${DEPARTURE_STATES.join(', ')}.` })
  state?: DepartureState;

  @ValidateIf(({ state, reason }: DepartureInput) => state === 'cancelled' || reason !== undefined)
  @IsLine('Reason', 'Why it was canceled or changed, for visitors to read. Required to cancel.', {
    required: false,
  })
  reason?: string;

  @IsRevision('departure')
  revision!: number;
}

/** The date that a departure moves to. */
export class MoveInput {
  @ApiProperty({
    description: `The new date in New York. The tour must run on it, it must still be to come, and it can be as far ahead as tours can be booked: by default, ${String(DAYS_AHEAD)} days.`,
    format: 'date',
    example: '2030-01-07',
  })
  @IsCalendarDate({ message: 'Date must be a date, written as YYYY-MM-DD.' })
  date!: string;

  @IsOptionalTime(
    'When it starts on the new date, if the tour starts more than once that day. If missing: at the same time as before, or else at the first time of that day.',
  )
  time?: string;

  @IsLine('Reason', 'Why it was moved, for visitors to read.')
  reason!: string;

  @IsRevision('departure')
  revision!: number;
}

/** A departure to which a different one can be moved. */
export class MoveTarget extends PickType(DepartureRecord, ['date', 'meetingPoint', 'capacity']) {
  @ApiProperty({
    description: 'The `time` to send to move a departure to this one.',
    example: '10:00',
  })
  time!: string;

  @ApiProperty({ description: 'When it starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'How many people have booked it.', type: 'integer', minimum: 0 })
  taken!: number;

  @ApiProperty({ description: 'Whether visitors can’t book it.' })
  isClosed!: boolean;
}
