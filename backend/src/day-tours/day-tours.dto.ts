import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DAY_PLACES } from 'shared/tours';
import { BookingInput } from '../bookings/booking.dto';

type DayPlace = (typeof DAY_PLACES)[number];

export class DayTourInput extends BookingInput {
  @ApiProperty({ enum: DAY_PLACES, enumName: 'DayPlace', description: 'Where the tour goes.' })
  @IsIn(DAY_PLACES, { message: `Place must be one of ${DAY_PLACES.join(', ')}.` })
  place!: DayPlace;
}
