import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DAY_PLACES } from 'shared/tours';
import { BookingInput, BookingRecord } from '../bookings/booking.dto';

type DayPlace = (typeof DAY_PLACES)[number];

const place = { enum: DAY_PLACES, enumName: 'DayPlace', description: 'Where the tour goes.' };

export class DayTourInput extends BookingInput {
  @ApiProperty(place)
  @IsIn(DAY_PLACES, { message: `Place must be one of ${DAY_PLACES.join(', ')}.` })
  place!: DayPlace;
}

export class DayTourRecord extends BookingRecord {
  @ApiProperty(place)
  place!: DayPlace;
}
