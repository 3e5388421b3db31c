import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Max, Min, ValidateIf } from 'class-validator';
import { DAYS, DAYS_AHEAD, type Day } from './calendar';
import { MAX_PEOPLE, MIN_PEOPLE } from './tour-options';

const PEOPLE_RANGE = `People must be a whole number from ${String(MIN_PEOPLE)} to ${String(MAX_PEOPLE)}.`;

/** What a list's own input adds to is its `place`: each list offers other ones. */
export abstract class TourInput {
  abstract place: string;

  @ApiProperty({ enum: DAYS, enumName: 'Day', description: 'The weekday of the tour.' })
  @IsIn(DAYS, { message: `Day must be one of ${DAYS.join(', ')}.` })
  day!: Day;

  @ApiProperty({
    description: 'The size of the party. A numeric string works too.',
    type: 'integer',
    minimum: MIN_PEOPLE,
    maximum: MAX_PEOPLE,
    example: 2,
  })
  @Transform(({ value }: { value: unknown }) => numberFromInput(value))
  @IsInt({ message: PEOPLE_RANGE })
  @Min(MIN_PEOPLE, { message: PEOPLE_RANGE })
  @Max(MAX_PEOPLE, { message: PEOPLE_RANGE })
  people!: number;

  @ApiPropertyOptional({
    description: `The date, in New York: after today, at most ${String(DAYS_AHEAD)} days ahead, and on that weekday. If missing: the next such weekday after today, though a change that keeps the day keeps its date.`,
    format: 'date',
    example: '2030-01-07',
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsString({ message: 'Date must be written as YYYY-MM-DD.' })
  date?: string;
}

/** That the guide moved a departure to another date, and its bookings with it. */
export class MoveRecord {
  @ApiProperty({
    description: 'The date it was moved from.',
    format: 'date',
    example: '2030-01-05',
  })
  from!: string;

  @ApiProperty({ description: 'Why.' })
  reason!: string;

  @ApiProperty({ description: 'When the guide moved it.', format: 'date-time' })
  at!: string;
}

/** That the guide cancelled one booking, while its tour takes place. */
export class BookingCancellation {
  @ApiProperty({ description: 'When the guide canceled it.', format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'Why.' })
  reason!: string;
}

/** A booking as callers see it; each list's own record adds its `place`. */
export abstract class TourRecord {
  @ApiProperty({
    description: 'The booking’s id: 24 hexadecimal digits.',
    example: '65f0c0ffee0123456789abcd',
  })
  _id!: string;

  abstract place: string;

  @ApiProperty({ enum: DAYS, enumName: 'Day', description: 'The weekday of the tour.' })
  day!: Day;

  @ApiProperty({
    description: 'The size of the party.',
    type: 'integer',
    minimum: MIN_PEOPLE,
    maximum: MAX_PEOPLE,
    example: 2,
  })
  people!: number;

  @ApiProperty({
    description: 'The date of the tour in New York.',
    format: 'date',
    example: '2030-01-07',
  })
  date!: string;

  @ApiPropertyOptional({
    description:
      'Present only if the guide moved it to this date and its visitor hasn’t moved it since.',
    type: MoveRecord,
  })
  moved?: MoveRecord;

  @ApiPropertyOptional({
    description:
      'Only if the guide canceled this booking: it takes no spots and can only be deleted.',
    type: BookingCancellation,
  })
  cancelled?: BookingCancellation;
}

/** An `<input>` gives its number as text. */
export function numberFromInput(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
}
