import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { NIGHT_PLACES } from 'shared/tours';
import { BookingInput } from '../bookings/booking.dto';

type NightPlace = (typeof NIGHT_PLACES)[number];

export class NightTourInput extends BookingInput {
  @ApiProperty({ enum: NIGHT_PLACES, enumName: 'NightPlace', description: 'Where the tour goes.' })
  @IsIn(NIGHT_PLACES, { message: `Place must be one of ${NIGHT_PLACES.join(', ')}.` })
  place!: NightPlace;
}
