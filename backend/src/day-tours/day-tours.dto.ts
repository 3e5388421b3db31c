import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TourInput, TourRecord } from '../tours/tour.dto';
import { DAY_PLACES } from '../tours/tour-options';

type DayPlace = (typeof DAY_PLACES)[number];

const place = { enum: DAY_PLACES, enumName: 'DayPlace', description: 'Where the tour goes.' };

export class DayTourInput extends TourInput {
  @ApiProperty(place)
  @IsIn(DAY_PLACES, { message: `Place must be one of ${DAY_PLACES.join(', ')}.` })
  place!: DayPlace;
}

export class DayTourRecord extends TourRecord {
  @ApiProperty(place)
  place!: DayPlace;
}
