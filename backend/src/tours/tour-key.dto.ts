import { ApiProperty } from '@nestjs/swagger';
import { LISTS, type ListName } from 'shared/tours';

/** The list and the name of a tour. */
export class TourKeyFields {
  @ApiProperty({ enum: LISTS, description: 'The list of tours.' })
  list!: ListName;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;
}
