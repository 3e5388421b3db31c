import { ApiProperty } from '@nestjs/swagger';
import { LISTS, type ListName } from 'shared/tours';

/** The list and place that identify a tour. */
export class TourKeyFields {
  @ApiProperty({ enum: LISTS, description: 'The list that the tour is on.' })
  list!: ListName;

  @ApiProperty({ description: 'The tour’s name within its list.', example: 'Central Park' })
  place!: string;
}
