import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import {
  HISTORY_ACTIONS,
  HISTORY_KINDS,
  type HistoryAction,
  type HistoryKind,
  type HistoryValue,
} from 'shared/history';
import { MayBeMissing } from '../../http/may-be-missing';

const ID_PATTERN = /^[\w.-]{1,100}$/;
/** An entry's time in milliseconds, and its id. */
const CURSOR_PATTERN = /^\d{1,15}_[0-9a-f]{24}$/;

/** Selects entries of the history. */
export class HistoryQuery {
  @ApiPropertyOptional({
    description: 'The `next` of the previous page.',
    pattern: CURSOR_PATTERN.source,
  })
  @MayBeMissing()
  @Matches(CURSOR_PATTERN, { message: 'Before must be the `next` of a page.' })
  before?: string;

  @ApiPropertyOptional({
    description: 'The id of the guide who made the changes.',
    pattern: ID_PATTERN.source,
  })
  @MayBeMissing()
  @Matches(ID_PATTERN, { message: 'Guide must be a guide’s id.' })
  guide?: string;

  @ApiPropertyOptional({ description: 'What was changed.', enum: HISTORY_KINDS })
  @MayBeMissing()
  @IsIn(HISTORY_KINDS, { message: `Kind must be one of ${HISTORY_KINDS.join(', ')}.` })
  kind?: HistoryKind;

  @ApiPropertyOptional({
    description: 'Only entries about the booking with this id.',
    pattern: ID_PATTERN.source,
  })
  @MayBeMissing()
  @Matches(ID_PATTERN, { message: 'Booking must be a booking’s id.' })
  booking?: string;

  @ApiPropertyOptional({
    description: 'Only entries about the departure with this id and about its bookings.',
    pattern: ID_PATTERN.source,
    example: 'day.central-park.2030-01-07.1000',
  })
  @MayBeMissing()
  @Matches(ID_PATTERN, { message: 'Departure must be a departure’s id.' })
  departure?: string;

  @ApiPropertyOptional({
    description: 'Only entries about the tour with this id and about its departures.',
    pattern: ID_PATTERN.source,
    example: 'day.central-park',
  })
  @MayBeMissing()
  @Matches(ID_PATTERN, { message: 'Tour must be a tour’s id.' })
  tour?: string;
}

/** The guide who made a change. */
export class HistoryGuide {
  @ApiProperty({ description: 'The guide’s user id.' })
  id!: string;

  @ApiProperty({ description: 'The guide’s name at that time.', example: 'Ana' })
  name!: string;
}

const VALUE_SCHEMA = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ],
};

/** A changed field. */
export class HistoryChangeRecord {
  @ApiProperty({ description: 'The field’s name.', example: 'startTime' })
  field!: string;

  @ApiPropertyOptional({
    description: 'The previous value; missing if the field was empty or is private.',
    ...VALUE_SCHEMA,
  })
  from?: HistoryValue;

  @ApiPropertyOptional({
    description: 'The new value; missing if the field is empty or private.',
    ...VALUE_SCHEMA,
  })
  to?: HistoryValue;
}

/** A guide's change to one thing. */
export class HistoryEntryRecord {
  @ApiProperty({ description: 'The entry’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ description: 'When the guide made the change, in UTC.', format: 'date-time' })
  at!: string;

  @ApiProperty({ type: HistoryGuide })
  guide!: HistoryGuide;

  @ApiProperty({ description: 'What was changed.', enum: HISTORY_KINDS })
  kind!: HistoryKind;

  @ApiProperty({ description: 'The id of the booking, departure, tour, or other thing.' })
  subject!: string;

  @ApiPropertyOptional({
    description:
      'For a booking, the party’s current name, missing once the visitor’s data is erased. For other things, such as tours and guides, the name at that time.',
  })
  name?: string;

  @ApiPropertyOptional({ description: 'The departure’s id; only for departures and bookings.' })
  departure?: string;

  @ApiPropertyOptional({ description: 'The current name of the departure’s tour.' })
  place?: string;

  @ApiPropertyOptional({ description: 'The departure’s date.', format: 'date' })
  date?: string;

  @ApiPropertyOptional({ description: 'The departure’s current start.', example: '10:00' })
  startTime?: string;

  @ApiProperty({ enum: HISTORY_ACTIONS })
  action!: HistoryAction;

  @ApiProperty({ description: 'The changed fields.', type: [HistoryChangeRecord] })
  changes!: HistoryChangeRecord[];

  @ApiPropertyOptional({ description: 'The id of the bulk change that this was part of.' })
  bulkChange?: string;
}

/** A page of the history. */
export class HistoryPage {
  @ApiProperty({ description: 'The entries, the latest first.', type: [HistoryEntryRecord] })
  entries!: HistoryEntryRecord[];

  @ApiProperty({
    description: 'The `before` of the next page; null on the last page.',
    nullable: true,
    type: String,
  })
  next!: string | null;

  @ApiProperty({ description: 'All guides who have ever changed anything.', type: [HistoryGuide] })
  guides!: HistoryGuide[];
}
