import { ApiProperty, PickType } from '@nestjs/swagger';
import type { DepartureWithParty } from '../departures/departures.service';
import type { GuideName } from '../departures/leaders.dto';
import { GuideDeparture } from '../departures/departures.dto';

/** A booked departure that a guide has to lead. */
export class LedDepartureRecord extends PickType(GuideDeparture, [
  'id',
  'list',
  'place',
  'date',
  'startTime',
  'ledBy',
]) {
  @ApiProperty({
    description: 'How many people have booked the departure.',
    type: 'integer',
    example: 4,
  })
  people!: number;

  @ApiProperty({
    description: 'Whether the guide has decided to keep the departure despite the conflict.',
  })
  isKept!: boolean;
}

/** @param guides the guides' names; empty if the site has only one guide */
export function toLedDepartureRecord(
  { departure: { id, list, place, date, startTime, ledBy }, people }: DepartureWithParty,
  isKept: boolean,
  guides: readonly GuideName[],
) {
  const leader = guides.find((guide) => guide.id === ledBy);
  return {
    id,
    list,
    place,
    date,
    startTime,
    people,
    ...(leader && { ledBy: leader }),
    isKept,
  } satisfies LedDepartureRecord;
}
