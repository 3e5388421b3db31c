import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, ValidateBy, type ValidationOptions } from 'class-validator';
import { isCalendarDate } from 'shared/new-york';
import { DAYS_AHEAD, LISTS, type ListName } from 'shared/tours';
import { AVAILABILITIES, FEW_VACANCIES, type Availability } from './departure';

/** An existing date in the form YYYY-MM-DD. */
export const IsCalendarDate = (rule: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isCalendarDate',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDate(value) },
    },
    rule,
  );

export class DeparturesQuery {
  @ApiProperty({ enum: LISTS, description: 'The list of tours.' })
  @IsIn(LISTS, { message: `List must be one of ${LISTS.join(', ')}.` })
  list!: ListName;

  @ApiPropertyOptional({
    description: 'Only this place: the `place` of a tour that is offered.',
    example: 'Central Park',
  })
  @IsOptional()
  @IsString({ message: 'Place can be given only once.' })
  place?: string;

  @ApiPropertyOptional({
    description: 'The first date in New York. If it is missing or in the past: today.',
    format: 'date',
    example: '2030-01-07',
  })
  @IsOptional()
  @IsCalendarDate({ message: 'From must be a date, written as YYYY-MM-DD.' })
  from?: string;

  @ApiPropertyOptional({
    description: `The last date. If it is missing or later: the last date that can be booked, by default ${String(DAYS_AHEAD)} days ahead.`,
    format: 'date',
    example: '2030-01-12',
  })
  @IsOptional()
  @IsCalendarDate({ message: 'To must be a date, written as YYYY-MM-DD.' })
  to?: string;
}

/** A departure as visitors see it, in the OCTO standard's terms where it has them. */
export class DepartureRecord {
  @ApiProperty({ description: 'The departure’s ID.', example: 'day.central-park.2030-01-07.1000' })
  id!: string;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;

  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({
    description: 'When it starts, in New York time with its offset from UTC.',
    format: 'date-time',
    example: '2030-01-07T10:00:00-05:00',
  })
  localDateTimeStart!: string;

  @ApiProperty({
    description: 'When it ends, in New York time with its offset from UTC.',
    format: 'date-time',
    example: '2030-01-07T12:30:00-05:00',
  })
  localDateTimeEnd!: string;

  @ApiProperty({
    description:
      'Until when it can be booked. As long as nobody has booked it, this is the cutoff for first bookings, which may be earlier.',
    format: 'date-time',
    example: '2030-01-07T13:00:00Z',
  })
  utcCutoffAt!: string;

  @ApiProperty({
    description: 'Until when its bookings can be changed or canceled.',
    format: 'date-time',
    example: '2030-01-07T13:00:00Z',
  })
  utcChangeCutoffAt!: string;

  @ApiProperty({
    enum: AVAILABILITIES,
    enumName: 'Availability',
    description: `Whether it can be booked. LIMITED: fewer than ${String(FEW_VACANCIES)} spots are left. CLOSED: it can no longer be booked, or was canceled.`,
  })
  status!: Availability;

  @ApiProperty({
    description: 'How many more people it has room for; null if there is no limit.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 4,
  })
  vacancies!: number | null;

  @ApiProperty({
    description: 'How many people it has room for in all; null if there is no limit.',
    type: 'integer',
    nullable: true,
    minimum: 0,
    example: 12,
  })
  capacity!: number | null;

  @ApiProperty({ description: 'Where it starts.', example: 'Columbus Circle' })
  meetingPoint!: string;

  @ApiProperty({ description: 'Whether the guide canceled it.' })
  cancelled!: boolean;

  @ApiPropertyOptional({
    description: 'The date the guide moved it to, with everyone who had booked it.',
    format: 'date',
    example: '2030-01-08',
  })
  movedTo?: string;

  @ApiPropertyOptional({ description: 'Why it was canceled, changed, or moved.' })
  reason?: string;

  @ApiProperty({
    description:
      'How many times the guide has changed it. If the number is the same as before, nothing has changed.',
    type: 'integer',
    minimum: 0,
  })
  revision!: number;
}
