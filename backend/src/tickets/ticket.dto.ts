import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { LISTS, type ListName } from 'shared/tours';
import { BookingRecord, IsContact, IsPartySize, IsOptionalTime } from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import { SECRET_PATTERN } from '../bookings/manage-link';
import { ArrivalRecord } from '../departures/arrival.dto';
import { DepartureRecord, IsCalendarDate } from '../departures/departures.dto';
import { NoticeRecord } from '../departures/notice.dto';
import { refusalOptions } from '../http/problem';
import { MayBeMissing } from '../http/may-be-missing';
import { ApiFlag } from '../http/api-flag';

const START = 'When it starts, in New York time, if the tour starts more than once that day.';

/** A booking to be made on a tour's own page. */
export class TourBookingInput {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate(refusalOptions('date-invalid'))
  date!: string;

  @IsOptionalTime(`${START} If missing: at the first time with enough spots.`)
  time?: string;

  @IsPartySize('The size of the party.')
  people!: number;

  @IsContact({
    required: false,
    description: 'Required unless the site’s settings make it optional.',
  })
  contact?: ContactInput;

  @ApiPropertyOptional({
    description:
      'Whether to book even if the caller has a different tour at that time. If false, the call is then refused with an error for this field, so that a client can ask the visitor.',
  })
  @MayBeMissing()
  @IsBoolean(refusalOptions('overlapping-invalid'))
  overlapping?: boolean;

  @ApiPropertyOptional({
    description:
      'Whether the party joins the waiting list if the departure is full. As soon as there are enough spots, they are held for the party to accept. Requires `contact`.',
  })
  @MayBeMissing()
  @IsBoolean({ message: 'Waiting must be true or false.' })
  waiting?: boolean;
}

/** A booking's new date, time, and number of people. */
export class TicketInput {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate(refusalOptions('date-invalid'))
  date!: string;

  @IsOptionalTime(
    `${START} If missing: at the same time as before if the date doesn’t change, or else at the first time with enough spots.`,
  )
  time?: string;

  @IsPartySize('The size of the party.')
  people!: number;
}

/** The secret at the end of a manage link. */
export class ManageLinkInput {
  @ApiProperty({ description: 'The part of the link after its #.', pattern: SECRET_PATTERN.source })
  @Matches(SECRET_PATTERN, refusalOptions('link-incomplete'))
  secret!: string;
}

/** A link that gives access to one booking. */
export class ManageLink {
  @ApiProperty({
    description: 'Its path on this site. No other call returns it.',
    example: '/booking/65f0c0ffee0123456789abcd#q83vEjRWeJq83vEjRWeJqw',
  })
  path!: string;
}

/** The cancellation of a booking or its departure. */
export class TicketCancellation {
  @ApiProperty({ enum: ['visitor', 'guide'], description: 'The person who canceled.' })
  by!: 'visitor' | 'guide';

  @ApiPropertyOptional({ description: 'The guide’s reason.' })
  reason?: string;
}

/** A party's state on the waiting list. */
export class TicketWait {
  @ApiProperty({ description: 'The number of parties ahead of it.', type: 'integer', example: 2 })
  ahead!: number;

  @ApiPropertyOptional({
    description:
      'Until when spots are held for it. `POST /bookings/{id}/accept` books them, or `confirm` if it’s unconfirmed.',
    format: 'date-time',
  })
  utcHeldUntil?: string;

  @ApiFlag('Whether the guide took it off the list.')
  removed?: true;

  @ApiFlag(
    'Whether its email address still has to be confirmed with the link in a mail. Until then, the spots of a booking are only held, and a waiting party gets no offer.',
  )
  unconfirmed?: true;

  @ApiFlag(
    'Whether the caller can confirm it with `POST /bookings/{id}/confirm`, because they opened the booking with that link, or because mail doesn’t work.',
  )
  confirmable?: true;

  @ApiFlag('Whether the party gets a mail when spots are held for it.')
  mailed?: true;
}

const STATUSES = ['CONFIRMED', 'CANCELLED', 'WAITING', 'ON_HOLD', 'EXPIRED'] as const;

/** One booking with everything that its visitor needs to know. Uses the OCTO standard's terms if possible. */
export class TicketRecord extends PickType(BookingRecord, [
  'place',
  'people',
  'moved',
  'changed',
] as const) {
  @ApiProperty({ description: 'The booking’s ID.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ enum: LISTS, description: 'The list that it’s on.' })
  list!: ListName;

  @ApiProperty({ description: 'The tour’s id.', example: 'day.central-park' })
  tour!: string;

  @ApiProperty({ description: 'When and where it takes place.', type: DepartureRecord })
  departure!: DepartureRecord;

  @ApiProperty({
    enum: STATUSES,
    description:
      'WAITING: the party is on the waiting list; ON_HOLD: spots are held until it accepts them or confirms its email; EXPIRED: it’s no longer on the waiting list, and has no spots.',
  })
  status!: (typeof STATUSES)[number];

  @ApiPropertyOptional({
    description:
      'The guide’s announcement that they have arrived or will be late; missing if there is none.',
    type: ArrivalRecord,
  })
  arrival?: ArrivalRecord;

  @ApiPropertyOptional({ type: TicketCancellation })
  cancellation?: TicketCancellation;

  @ApiPropertyOptional({
    type: TicketWait,
    description:
      'Only for a party that waits or has to confirm its email, or that did so without getting spots.',
  })
  wait?: TicketWait;

  @ApiPropertyOptional({
    description: 'Until when the visitor can undo the cancellation.',
    format: 'date-time',
  })
  utcRestorableUntil?: string;

  @ApiPropertyOptional({
    type: NoticeRecord,
    description: 'The guide’s message to everyone who has booked this departure.',
  })
  notice?: NoticeRecord;

  @ApiPropertyOptional({ description: 'How the guide reaches the party.', type: ContactInput })
  contact?: ContactInput;

  @ApiFlag(
    'Whether the last mail about it wasn’t sent because too many mails have been sent to its email or requested from the caller’s network. Never set in lists.',
  )
  unmailed?: true;

  @ApiProperty({ description: 'When it was booked.', format: 'date-time' })
  utcBookedAt!: string;
}
