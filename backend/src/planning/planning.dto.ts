import { ApiProperty, PickType } from '@nestjs/swagger';
import { LISTS, type ListName } from 'shared/tours';
import { DepartureRecord } from '../departures/departures.dto';
import { IsInteger } from '../http/is-integer';

const MAX_TOURS_AT_ONCE = 100;

/** The guide's settings for planning. */
export class PlanningInput {
  @IsInteger(
    'Tours at once',
    'How many tours can be led at the same time; null if there is no limit. A departure without bookings is closed if all guides are leading other tours at that time, or couldn’t get from one tour to the next in time.',
    { minimum: 1, maximum: MAX_TOURS_AT_ONCE, nullable: true, example: 1 },
  )
  toursAtOnce!: number | null;
}

/** A booked departure for which no guide is free. */
export class DepartureClash extends PickType(DepartureRecord, ['id', 'place', 'date']) {
  @ApiProperty({ enum: LISTS, description: 'The list that the tour is on.' })
  list!: ListName;

  @ApiProperty({ description: 'When it starts, in New York time.', example: '10:00' })
  startTime!: string;

  @ApiProperty({ description: 'How many people have booked it.', type: 'integer', example: 4 })
  people!: number;

  @ApiProperty({
    description: 'The places of the other booked tours that clash with it.',
    type: [String],
    example: ['Brooklyn Bridge'],
  })
  clashesWith!: string[];
}

export class PlanningRecord extends PlanningInput {
  @ApiProperty({
    description: 'The upcoming booked departures that clash with others, by date and start time.',
    type: [DepartureClash],
  })
  clashes!: DepartureClash[];
}
