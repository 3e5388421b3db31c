import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches } from 'class-validator';
import { IsOptionalTime } from '../bookings/booking.dto';
import { IsCalendarDate } from '../departures/departures.dto';
import type { TimeOff } from '../departures/time-off';
import { IsLine } from '../http/is-line';
import { MayBeMissing } from '../http/may-be-missing';
import { LedDepartureRecord } from './led-departure.dto';

const MAX_TOURS = 200;

/** A period in which tours aren't offered. */
export class TimeOffInput implements TimeOff {
  static readonly maxListLength = MAX_TOURS;

  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from!: string;

  @ApiProperty({
    description: 'The last date, which can be the same as the first one.',
    format: 'date',
    example: '2030-01-09',
  })
  @IsCalendarDate({ message: 'To must be a date in YYYY-MM-DD format.' })
  to!: string;

  @IsOptionalTime(
    'When the time off begins on the first date, in New York time. Defaults to the start of the date.',
  )
  startTime?: string;

  @IsOptionalTime(
    'When the time off ends on the last date, in New York time. Defaults to the end of the date.',
  )
  endTime?: string;

  @ApiPropertyOptional({
    description: 'The ids of the tours that aren’t offered. Defaults to all tours.',
    type: [String],
    minItems: 1,
    maxItems: MAX_TOURS,
    example: ['day.central-park'],
  })
  @MayBeMissing()
  @IsArray({ message: 'Tours must be a list of tour ids.' })
  @ArrayMinSize(1, { message: 'Choose at least one tour.' })
  @ArrayMaxSize(MAX_TOURS, { message: `Tours can have at most ${String(MAX_TOURS)} ids.` })
  @IsString({ each: true, message: 'Each tour must be a tour’s id.' })
  @Matches(/^(day|night)\./, { each: true, message: 'Each tour must be a tour’s id.' })
  tours?: string[];

  @ApiPropertyOptional({
    description:
      'The id of the guide who is off, if the site has several. Defaults to all guides. If the number of tours at once is fixed or unlimited, tours are offered unless all guides are off.',
    example: '65f0c0ffee0123456789abcd',
  })
  @MayBeMissing()
  @IsString({ message: 'Guide must be a guide’s id.' })
  guide?: string;

  @IsLine('Reason', 'A note for the guide, which visitors don’t see.', { min: 0 })
  reason!: string;
}

export class TimeOffRecord extends TimeOffInput {
  @ApiProperty({ example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiPropertyOptional({
    description: 'The name of the guide who is off; missing if all guides are off.',
    example: 'Dana Rivera',
  })
  guideName?: string;

  @ApiProperty({
    description:
      'The booked departures during the time off. If only one guide is off, only the departures that this guide leads. They take place unless they are canceled or moved.',
    type: [LedDepartureRecord],
  })
  booked!: LedDepartureRecord[];
}
