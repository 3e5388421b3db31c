import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListName } from 'shared/tours';
import { ContactInput } from '../bookings/contact.dto';
import { CURRENT_PASSWORD, IsPassword } from '../auth/auth.dto';
import { IsDate } from '../departures/departures.dto';
import { IsLine } from '../http/is-line';

export const MOST_VISITORS = 20;
export const MOST_REPORT_DAYS = 400;

/** From a date to a date, both in New York. */
export class RangeQuery {
  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-01-07' })
  @IsDate({ message: 'From must be a date, written as YYYY-MM-DD.' })
  from!: string;

  @ApiProperty({
    description: `The last date; the range can have up to ${String(MOST_REPORT_DAYS)} dates.`,
    format: 'date',
    example: '2030-02-03',
  })
  @IsDate({ message: 'To must be a date, written as YYYY-MM-DD.' })
  to!: string;
}

/** Whom to look up. */
export class VisitorsQuery {
  @IsLine(
    'Query',
    'Any part of a username, an email, or a contact’s name, email, or phone number, ignoring case and accents.',
  )
  query!: string;
}

/** Somebody with an account, or a guest who left a contact. */
export class VisitorRecord {
  @ApiProperty({
    description: 'The account’s id; a guest’s begins with `guest:`.',
    example: '65f0c0ffee0123456789abcd',
  })
  id!: string;

  @ApiPropertyOptional({ description: 'The account’s; guests have none.', example: 'walker' })
  username?: string;

  @ApiPropertyOptional({ description: 'Likewise.', example: 'walker@example.com' })
  email?: string;

  @ApiPropertyOptional({ description: 'When the account was created.', format: 'date-time' })
  since?: string;

  @ApiPropertyOptional({
    description: 'What they left with a booking, where that is what was found; always of a guest.',
    type: ContactInput,
  })
  contact?: ContactInput;
}

/** A booking of somebody's. */
export class VisitorBooking {
  @ApiProperty({ description: 'The booking’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ enum: ['day', 'night'], description: 'The list of tours.' })
  list!: ListName;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;

  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({ description: 'The size of the party.', type: 'integer' })
  people!: number;

  @ApiProperty({ description: 'When it was booked.', format: 'date-time' })
  bookedAt!: string;

  @ApiProperty({ description: 'How many of the party have arrived.', type: 'integer' })
  arrived!: number;

  @ApiProperty({ description: 'Whether the rest of the party was a no-show.' })
  noShow!: boolean;

  @ApiProperty({ description: 'The guide’s note about the party; empty if none.' })
  note!: string;
}

/** Whoever has the session need not be who signed in: the address outlasts it. */
export class CalendarAddressInput {
  @IsPassword(CURRENT_PASSWORD)
  password!: string;
}

/** Whether there is a calendar address. */
export class CalendarAddressState {
  @ApiProperty({
    description: 'When the address was created; null if there is none.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  since!: string | null;
}

/** A calendar address that was just made. */
export class CalendarAddressMade {
  @ApiProperty({
    description: 'The address’s path. It is given only this once: the server can’t read it again.',
    example: '/api/calendar/feed/SECRET.ics',
  })
  path!: string;

  @ApiProperty({ description: 'When the address was created.', format: 'date-time' })
  since!: string;
}

/** How many people have booked for a week. */
export class WeekFigures {
  @ApiProperty({ description: 'The week’s Monday.', format: 'date', example: '2030-01-07' })
  week!: string;

  @ApiProperty({ description: 'People on day tours.', type: 'integer' })
  day!: number;

  @ApiProperty({ description: 'People on night tours.', type: 'integer' })
  night!: number;
}

/** How many have booked a place. */
export class PlaceFigures {
  @ApiProperty({ enum: ['day', 'night'], description: 'The list of tours.' })
  list!: ListName;

  @ApiProperty({ description: 'Where the tour goes.', example: 'Central Park' })
  place!: string;

  @ApiProperty({ description: 'How many people.', type: 'integer' })
  people!: number;

  @ApiProperty({ description: 'How many parties.', type: 'integer' })
  parties!: number;

  @ApiProperty({ description: 'How many of the people were no-shows.', type: 'integer' })
  noShow!: number;

  @ApiProperty({
    description: 'How many booked people have a note of whether they came.',
    type: 'integer',
  })
  noted!: number;
}

/** What had been booked of departures that the guide cancelled. */
export class CancelledFigures {
  @ApiProperty({ description: 'How many departures.', type: 'integer' })
  departures!: number;

  @ApiProperty({ description: 'How many parties had booked.', type: 'integer' })
  parties!: number;

  @ApiProperty({ description: 'How many people.', type: 'integer' })
  people!: number;
}

/** What the bookings of a range of dates come to, without departures that were cancelled. */
export class Figures {
  @ApiProperty({
    description: 'Every week of the range, including empty ones.',
    type: [WeekFigures],
  })
  weeks!: WeekFigures[];

  @ApiProperty({ description: 'Every place on both lists.', type: [PlaceFigures] })
  places!: PlaceFigures[];

  @ApiProperty({ description: 'Canceled departures that had bookings.' })
  cancelled!: CancelledFigures;

  @ApiProperty({
    description:
      'The share of no-shows among the people whose booking was marked; null if none was.',
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 1,
  })
  noShowRate!: number | null;

  @ApiProperty({
    description:
      'The median number of days between booking and tour, by New York’s calendar; null if there are no bookings.',
    type: Number,
    nullable: true,
  })
  leadTime!: number | null;
}
