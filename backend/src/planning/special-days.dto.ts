import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { SPECIAL_DAYS, type SpecialDayName } from 'shared/special-days';

export class SpecialDayInput {
  @ApiProperty({
    description: 'Whether departures that can’t be walked on this special day are offered anyway.',
  })
  @IsBoolean({ message: 'Open must be true or false.' })
  isOpen!: boolean;
}

/** A special day in New York, and how it affects the visible tours. */
export class SpecialDayRecord extends SpecialDayInput {
  @ApiProperty({
    enum: SPECIAL_DAYS,
    enumName: 'SpecialDayName',
    description: 'The special day’s name.',
  })
  name!: SpecialDayName;

  @ApiProperty({
    description: 'The special day’s next date in New York.',
    format: 'date',
    example: '2030-11-28',
  })
  date!: string;

  @ApiProperty({
    description: 'The ids of the tours with departures that can’t be walked on that date.',
    type: [String],
    example: ['day.central-park'],
  })
  closedTours!: string[];

  @ApiProperty({
    description: 'The ids of the other tours with departures that need detours on that date.',
    type: [String],
    example: ['day.rockefeller-center'],
  })
  hardTours!: string[];
}
