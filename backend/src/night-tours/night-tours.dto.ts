import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { NIGHT_PLACES } from 'shared/tours';
import { BookingInput, BookingRecord } from '../bookings/booking.dto';

type NightPlace = (typeof NIGHT_PLACES)[number];

const place = { enum: NIGHT_PLACES, enumName: 'NightPlace', description: 'Where the tour goes.' };

export class NightTourInput extends BookingInput {
  @ApiProperty(place)
  @IsIn(NIGHT_PLACES, { message: `Place must be one of ${NIGHT_PLACES.join(', ')}.` })
  place!: NightPlace;
}

export class NightTourRecord extends BookingRecord {
  @ApiProperty(place)
  place!: NightPlace;
}
