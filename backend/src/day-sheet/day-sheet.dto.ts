import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { DAYS_AHEAD, MAX_PEOPLE, type ListName } from 'shared/tours';
import { ArrivalRecord } from '../departures/arrival.dto';
import { DEPARTURE_STATES, type DepartureState } from '../departures/departure';
import { DepartureRecord, IsDate } from '../departures/departures.dto';
import { NoticeRecord } from '../departures/notice.dto';
import { IsPeople, MayBeTime, numberFromInput } from '../bookings/booking.dto';
import { IsRevision } from '../http/is-revision';
import { MayBeMissing } from '../http/may-be-missing';
import { DeliveryProblem } from '../mail/delivery-problem.dto';
import { PartyToReach } from './party-contact.dto';
import { WaitingParty } from './waitlist.dto';
import { IsLine } from '../http/is-line';
import {
  IsCapacity,
  IsChangeCutoffMinutes,
  IsCutoffMinutes,
  IsLengthMinutes,
  IsStartTime,
} from '../planning/tour-settings.dto';

const ARRIVED_RANGE = `Arrived must be a whole number from 0 to ${String(MAX_PEOPLE)}.`;

const MOST_DAYS = 100;
const DAYS_RANGE = `Days must be a whole number from 1 to ${String(MOST_DAYS)}.`;

const MISSING = { required: false } as const;

/** One date. */
export class SheetQuery {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsDate({ message: 'Date must be a date, written as YYYY-MM-DD.' })
  date!: string;
}

/** Some dates in a row. */
export class LoadsQuery {
  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-01-07' })
  @IsDate({ message: 'From must be a date, written as YYYY-MM-DD.' })
  from!: string;

  @ApiProperty({ description: 'How many dates.', type: 'integer', minimum: 1, maximum: MOST_DAYS })
  @Transform(({ value }: { value: unknown }) => numberFromInput(value))
  @IsInt({ message: DAYS_RANGE })
  @Min(1, { message: DAYS_RANGE })
  @Max(MOST_DAYS, { message: DAYS_RANGE })
  days!: number;
}

/** Changes of one departure; what is missing stays as it is. */
export class DepartureInput {
  @MayBeMissing()
  @IsStartTime(MISSING)
  startTime?: string;

  @MayBeMissing()
  @IsLengthMinutes(MISSING)
  lengthMinutes?: number;

  @MayBeMissing()
  @IsLine('Meeting point', 'Where it starts.', MISSING)
  meetingPoint?: string;

  @ValidateIf((_, value) => value != null)
  @IsCapacity({ nullable: true, ...MISSING })
  capacity?: number | null;

  @MayBeMissing()
  @IsCutoffMinutes(MISSING)
  cutoffMinutes?: number;

  @MayBeMissing()
  @IsChangeCutoffMinutes(MISSING)
  changeCutoffMinutes?: number;

  @ApiPropertyOptional({
    enum: DEPARTURE_STATES,
    description: 'closed: no more bookings.',
  })
  @MayBeMissing()
  @IsIn(DEPARTURE_STATES, { message: `State must be one of ${DEPARTURE_STATES.join(', ')}.` })
  state?: DepartureState;

  @ValidateIf(({ state, reason }: DepartureInput) => state === 'cancelled' || reason !== undefined)
  @IsLine(
    'Reason',
    'Why it was canceled or changed, for visitors to read. Required to cancel.',
    MISSING,
  )
  reason?: string;

  @IsRevision('departure')
  revision!: number;
}

/** To which date a departure moves. */
export class MoveInput {
  @ApiProperty({
    description: `The date in New York: still to come, a day that the tour runs on, and one that can be booked, so at most ${String(DAYS_AHEAD)} days ahead by default.`,
    format: 'date',
    example: '2030-01-07',
  })
  @IsDate({ message: 'Date must be a date, written as YYYY-MM-DD.' })
  date!: string;

  @MayBeTime(
    'When it starts there, if the tour starts more than once that day. If missing: the same time if it starts then, or else the first.',
  )
  time?: string;

  @IsLine('Reason', 'Why it was moved, for visitors to read.')
  reason!: string;

  @IsRevision('departure')
  revision!: number;
}

/** A departure to which another one can be moved. */
export class MoveTarget {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({ description: 'What to send as `time` to move it there.', example: '10:00' })
  time!: string;

  @ApiProperty({ description: 'When it starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'Where it starts.', example: 'Columbus Circle' })
  meetingPoint!: string;

  @ApiProperty({
    description: 'How many people it has room for in all; null if there is no limit.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 12,
  })
  capacity!: number | null;

  @ApiProperty({ description: 'How many people have booked it.', type: 'integer', minimum: 0 })
  taken!: number;

  @ApiProperty({ description: 'Whether visitors can’t book it.' })
  isClosed!: boolean;
}

/** Who of a party came. */
export class AttendanceInput {
  @ApiProperty({
    description: 'How many of the party have arrived.',
    type: 'integer',
    minimum: 0,
    maximum: MAX_PEOPLE,
  })
  @IsInt({ message: ARRIVED_RANGE })
  @Min(0, { message: ARRIVED_RANGE })
  @Max(MAX_PEOPLE, { message: ARRIVED_RANGE })
  arrived!: number;

  @ApiProperty({ description: 'Whether the rest of the party is a no-show.' })
  @IsBoolean({ message: 'No-show must be true or false.' })
  noShow!: boolean;

  @IsLine('Note', 'The guide’s note about the party.', { least: 0 })
  note!: string;

  @IsRevision('party')
  revision!: number;
}

/** Why the guide cancels a party's booking. */
export class CancellationInput {
  @IsLine('Reason', 'Why it’s canceled. The visitor reads this.')
  reason!: string;

  @IsRevision('party')
  revision!: number;
}

/** That the guide cancelled a party's booking. */
export class PartyCancellation {
  @ApiProperty({ description: 'When the guide canceled it.', format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'Why, as the visitor reads it.' })
  reason!: string;
}

/** Somebody who comes without a booking. */
export class WalkInInput {
  @IsLine('Name', 'Their name; can be empty.', { least: 0 })
  name!: string;

  @IsPeople('The size of the party.')
  people!: number;
}

/** What a party may not know. */
export class UntoldParty extends DeliveryProblem {
  @ApiPropertyOptional({
    description: 'Why the guide moved it, where that is what it may not know.',
  })
  reason?: string;
}

/** A party of a departure, as the guide sees it. */
export class PartyRecord extends PartyToReach {
  @ApiProperty({ description: 'The booking’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({
    description: 'Whom to ask for, or else the username; Guest or Walk-in if there is none.',
  })
  name!: string;

  @ApiProperty({ description: 'When it was booked.', format: 'date-time' })
  bookedAt!: string;

  @ApiProperty({ description: 'Whether it showed up without a booking.' })
  walkIn!: boolean;

  @ApiProperty({ description: 'How many of the party have arrived.', type: 'integer' })
  arrived!: number;

  @ApiProperty({ description: 'Whether the rest of the party is a no-show.' })
  noShow!: boolean;

  @ApiProperty({ description: 'The guide’s note about the party; empty if none.' })
  note!: string;

  @ApiPropertyOptional({
    description:
      'Only for a party that the guide canceled: it takes no spots and can’t be checked in.',
    type: PartyCancellation,
  })
  cancelled?: PartyCancellation;

  @ApiPropertyOptional({
    description: 'Only for a party that mail didn’t reach: the last that it was to be told.',
    type: UntoldParty,
  })
  untold?: UntoldParty;

  @ApiProperty({ description: 'How many times the guide has changed it.', type: 'integer' })
  revision!: number;
}

/** A departure with who comes, as the guide sees it. */
export class SheetDeparture extends DepartureRecord {
  @ApiProperty({ enum: ['day', 'night'], description: 'The list of tours.' })
  list!: ListName;

  @ApiProperty({ enum: DEPARTURE_STATES, description: 'closed: no more bookings.' })
  state!: DepartureState;

  @ApiProperty({ description: 'When it starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'How long it takes, in minutes.', type: 'integer' })
  lengthMinutes!: number;

  @ApiProperty({
    description: 'How many minutes before the start booking closes, once someone has booked.',
    type: 'integer',
  })
  cutoffMinutes!: number;

  @ApiProperty({
    description: 'How many minutes before the start bookings can no longer be changed or canceled.',
    type: 'integer',
  })
  changeCutoffMinutes!: number;

  @ApiPropertyOptional({
    description: 'How many people it needs to take place; missing if any number.',
    type: 'integer',
  })
  minPeople?: number;

  @ApiProperty({
    description: 'How many people are coming, walk-ins included, without canceled parties.',
    type: 'integer',
  })
  taken!: number;

  @ApiProperty({
    description: 'Who has booked, in the order they did, up to as many as a departure takes.',
    type: [PartyRecord],
  })
  parties!: PartyRecord[];

  @ApiPropertyOptional({
    description: 'What the guide says to everyone who has booked it.',
    type: NoticeRecord,
  })
  notice?: NoticeRecord;

  @ApiProperty({
    description: 'Who waits for room, the first one first.',
    type: [WaitingParty],
  })
  waiting!: WaitingParty[];

  @ApiProperty({
    description: 'How many more parties have booked. Their people are counted in `taken`.',
    type: 'integer',
  })
  moreParties!: number;

  @ApiPropertyOptional({
    description: 'What visitors who look for the guide are told; missing if nothing.',
    type: ArrivalRecord,
  })
  arrival?: ArrivalRecord;
}

/** A date's departures that somebody has booked, or could. */
export class DaySheet {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({ description: 'In the order they start.', type: [SheetDeparture] })
  departures!: SheetDeparture[];
}

/** How much there is to do on a date. */
export class DayLoad {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({
    description: 'How many departures have bookings, without the canceled ones.',
    type: 'integer',
  })
  departures!: number;

  @ApiProperty({ description: 'How many people are booked on those.', type: 'integer' })
  people!: number;
}
