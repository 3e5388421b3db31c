import { ApiProperty, PickType } from '@nestjs/swagger';
import type { LedDeparture } from '../departures/departures.service';
import { GuideDeparture } from '../departures/departures.dto';

/** A booked departure that a guide has to lead. */
export class LedDepartureRecord extends PickType(GuideDeparture, [
  'id',
  'list',
  'place',
  'date',
  'startTime',
]) {
  @ApiProperty({
    description: 'How many people have booked the departure.',
    type: 'integer',
    example: 4,
  })
  people!: number;

  @ApiProperty({
    description: 'Whether the guide has decided that the departure takes place as it is.',
  })
  isKept!: boolean;
}

export function toLedDepartureRecord(
  { departure: { id, list, place, date, startTime }, people }: LedDeparture,
  isKept: boolean,
) {
  return { id, list, place, date, startTime, people, isKept } satisfies LedDepartureRecord;
}
