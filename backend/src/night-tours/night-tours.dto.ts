import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TourInput, TourRecord } from '../tours/tour.dto';
import { NIGHT_PLACES } from '../tours/tour-options';

type NightPlace = (typeof NIGHT_PLACES)[number];

const place = { enum: NIGHT_PLACES, enumName: 'NightPlace', description: 'Where the tour goes.' };

export class NightTourInput extends TourInput {
  @ApiProperty(place)
  @IsIn(NIGHT_PLACES, { message: `Place must be one of ${NIGHT_PLACES.join(', ')}.` })
  place!: NightPlace;
}

export class NightTourRecord extends TourRecord {
  @ApiProperty(place)
  place!: NightPlace;
}
