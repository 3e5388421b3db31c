import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { DAYS_AHEAD, isCalendarDate } from '../tours/calendar';
import { LISTS, DAY_PLACES, NIGHT_PLACES, type ListName } from '../tours/tour-options';
import { AVAILABILITIES, FEW_PLACES, type Availability } from './departure';

const ALL_PLACES = [...new Set<string>([...DAY_PLACES, ...NIGHT_PLACES])];

/** A date that exists, as YYYY-MM-DD alone. */
export const IsDate = (message: string) =>
  ValidateBy(
    {
      name: 'isCalendarDate',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDate(value) },
    },
    { message },
  );

/** Which departures. */
export class DeparturesQuery {
  @ApiProperty({ enum: LISTS, description: 'The list of tours.' })
  @IsIn(LISTS, { message: `List must be one of ${LISTS.join(', ')}.` })
  list!: ListName;

  @ApiPropertyOptional({ enum: ALL_PLACES, description: 'Of this place alone.' })
  @IsOptional()
  @IsIn(ALL_PLACES, { message: `Place must be one of ${ALL_PLACES.join(', ')}.` })
  place?: string;

  @ApiPropertyOptional({
    description: 'From this date on, in New York; from today on if it is earlier or missing.',
    format: 'date',
    example: '2030-01-07',
  })
  @IsOptional()
  @IsDate('From must be a date, written as YYYY-MM-DD.')
  from?: string;

  @ApiPropertyOptional({
    description: `Up to this date; up to ${String(DAYS_AHEAD)} days ahead if it is later or missing.`,
    format: 'date',
    example: '2030-01-12',
  })
  @IsOptional()
  @IsDate('To must be a date, written as YYYY-MM-DD.')
  to?: string;
}

/** A departure that visitors may book, in the words of the OCTO standard where it has them. */
export class DepartureRecord {
  @ApiProperty({ description: 'The departure’s name.', example: 'day.2030-01-07.central-park' })
  id!: string;

  @ApiProperty({ description: 'Where the tour leads.', enum: ALL_PLACES })
  place!: string;

  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({
    description: 'When it starts, by New York’s clocks and with their offset from UTC.',
    format: 'date-time',
    example: '2030-01-07T10:00:00-05:00',
  })
  localDateTimeStart!: string;

  @ApiProperty({
    description: 'When it ends, likewise.',
    format: 'date-time',
    example: '2030-01-07T12:30:00-05:00',
  })
  localDateTimeEnd!: string;

  @ApiProperty({
    description: 'Until when it can be booked, and its bookings be changed and cancelled.',
    format: 'date-time',
    example: '2030-01-07T15:00:00Z',
  })
  utcCutoffAt!: string;

  @ApiProperty({
    enum: AVAILABILITIES,
    enumName: 'Availability',
    description: `Whether it can be booked. LIMITED: fewer than ${String(FEW_PLACES)} places are left. CLOSED: not any more, or it is cancelled.`,
  })
  status!: Availability;

  @ApiProperty({
    description: 'How many more people it has room for; null for any number.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 4,
  })
  vacancies!: number | null;

  @ApiProperty({
    description: 'How many people it has room for in all; null for any number.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 12,
  })
  capacity!: number | null;

  @ApiProperty({ description: 'Where it begins.', example: 'Columbus Circle' })
  meetingPoint!: string;

  @ApiProperty({ description: 'Whether the guide has cancelled it.' })
  cancelled!: boolean;

  @ApiPropertyOptional({
    description: 'The date to which the guide has moved it, with all who had booked it.',
    format: 'date',
    example: '2030-01-08',
  })
  movedTo?: string;

  @ApiPropertyOptional({ description: 'Why it was cancelled, changed or moved.' })
  reason?: string;

  @ApiProperty({
    description: 'How often the guide changed it: who has seen this number has seen all changes.',
    type: 'integer',
    minimum: 0,
  })
  revision!: number;
}
