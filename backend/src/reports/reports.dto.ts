import {
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  IntersectionType,
  PickType,
} from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ContactInput } from '../bookings/contact.dto';
import { PartyFields } from '../bookings/party.dto';
import { CURRENT_PASSWORD_DESCRIPTION, IsPassword } from '../auth/auth.dto';
import { DepartureRecord, IsCalendarDate } from '../departures/departures.dto';
import { IsLine } from '../http/is-line';
import { MayBeMissing } from '../http/may-be-missing';
import { TourKeyFields } from '../tours/tour-key.dto';
import { CSV_SEPARATORS, type CsvSeparator } from './csv';

export const MAX_VISITORS = 20;
/** Two years. */
export const MAX_REPORT_DAYS = 731;

/** A range of dates in New York. */
export class RangeQuery {
  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from!: string;

  @ApiProperty({
    description: `The last date; the range can have up to ${String(MAX_REPORT_DAYS)} dates.`,
    format: 'date',
    example: '2030-02-03',
  })
  @IsCalendarDate({ message: 'To must be a date in YYYY-MM-DD format.' })
  to!: string;
}

/** A range of dates, and the format of the exported file. */
export class CsvQuery extends RangeQuery {
  @ApiPropertyOptional({
    enum: CSV_SEPARATORS,
    default: 'comma',
    description:
      'The character that separates columns. With semicolons, amounts have decimal commas, as spreadsheet programs in many languages expect.',
  })
  @MayBeMissing()
  @IsIn(CSV_SEPARATORS, { message: `Separator must be one of ${CSV_SEPARATORS.join(', ')}.` })
  separator?: CsvSeparator;
}

/** A search for visitors. */
export class VisitorsQuery {
  @IsLine(
    'Query',
    'Any part of a username, an email address, or a contact’s name, email address, or phone number, ignoring case and accents.',
  )
  query!: string;
}

/** A user, or a guest who left a contact. */
export class VisitorRecord {
  @ApiProperty({
    description: 'An account’s id, or a guest’s id, which begins with `guest:`.',
    example: '65f0c0ffee0123456789abcd',
  })
  id!: string;

  @ApiPropertyOptional({
    description: 'The account’s username; guests have none.',
    example: 'walker',
  })
  username?: string;

  @ApiPropertyOptional({
    description: 'The account’s email address; guests have none.',
    example: 'walker@example.com',
  })
  email?: string;

  @ApiPropertyOptional({ description: 'When the account was created.', format: 'date-time' })
  since?: string;

  @ApiPropertyOptional({
    description:
      'The contact in a booking. Always set for guests, and for users only if the search matched it.',
    type: ContactInput,
  })
  contact?: ContactInput;
}

/** A visitor's booking. */
export class VisitorBooking extends IntersectionType(
  TourKeyFields,
  PickType(DepartureRecord, ['date']),
  PickType(PartyFields, ['id', 'people', 'bookedAt', 'arrived', 'noShow', 'note']),
) {}

/** The guide's password. Required because someone with a stolen session could otherwise get lasting access. */
export class CalendarAddressInput {
  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;
}

/** When the calendar address was created, if there is one. */
export class CalendarAddressState {
  @ApiProperty({
    description: 'When the address was created; null if there is none.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  since!: string | null;
}

/** A new calendar address. */
@ApiSchema({ name: 'CalendarAddressMade' })
export class NewCalendarAddress {
  @ApiProperty({
    description:
      'The address’s path. It can’t be read again, since the server stores only its hash.',
    example: '/api/calendar/feed/SECRET.ics',
  })
  path!: string;

  @ApiProperty({ description: 'When the address was created.', format: 'date-time' })
  since!: string;
}

/** The number of people who have booked a week's tours. */
export class WeekFigures {
  @ApiProperty({ description: 'The week’s Monday.', format: 'date', example: '2030-01-07' })
  week!: string;

  @ApiProperty({ description: 'People on day tours.', type: 'integer' })
  day!: number;

  @ApiProperty({ description: 'People on night tours.', type: 'integer' })
  night!: number;
}

/** The bookings and attendance of a tour. */
export class PlaceFigures extends TourKeyFields {
  @ApiProperty({ description: 'The number of booked people.', type: 'integer' })
  people!: number;

  @ApiProperty({ description: 'The number of parties.', type: 'integer' })
  parties!: number;

  @ApiProperty({ description: 'How many of the people were no-shows.', type: 'integer' })
  noShow!: number;

  @ApiProperty({
    description: 'How many of the people were recorded as arrived or as no-shows.',
    type: 'integer',
  })
  noted!: number;
}

/** The bookings of departures that the guide canceled. */
export class CancelledFigures {
  @ApiProperty({ description: 'The number of canceled departures.', type: 'integer' })
  departures!: number;

  @ApiProperty({ description: 'The number of parties that had booked.', type: 'integer' })
  parties!: number;

  @ApiProperty({ description: 'The number of people who had booked.', type: 'integer' })
  people!: number;
}

/** Statistics on the bookings of a range of dates, not counting canceled departures. */
export class Figures {
  @ApiProperty({
    description: 'Every week of the range, including empty ones.',
    type: [WeekFigures],
  })
  weeks!: WeekFigures[];

  @ApiProperty({ description: 'Every tour that is visible or was booked.', type: [PlaceFigures] })
  places!: PlaceFigures[];

  @ApiProperty({ description: 'Canceled departures that had bookings.' })
  cancelled!: CancelledFigures;

  @ApiProperty({
    description:
      'The share of no-shows among the people whose attendance was recorded; null if no attendance was recorded.',
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 1,
  })
  noShowRate!: number | null;

  @ApiProperty({
    description:
      'The median number of days from booking to tour, by dates in New York, without walk-ins; null if there are no bookings to count.',
    type: Number,
    nullable: true,
  })
  leadTime!: number | null;
}
