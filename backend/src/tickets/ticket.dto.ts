import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { LISTS, type ListName } from 'shared/tours';
import { BookingRecord, IsContact, IsPeople, MayBeTime } from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import { SECRET_PATTERN } from '../bookings/manage-link';
import { ArrivalRecord } from '../departures/arrival.dto';
import { DepartureRecord, IsDate } from '../departures/departures.dto';
import { NoticeRecord } from '../departures/notice.dto';
import { rule } from '../http/problem';
import { MayBeMissing } from '../http/may-be-missing';

const START = 'When it starts, in New York time, where the tour starts more than once that day.';

/** What somebody books on a tour's own page. */
export class TourBookingInput {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsDate(rule('date-invalid'))
  date!: string;

  @MayBeTime(`${START} If missing: the first start with room.`)
  time?: string;

  @IsPeople('The size of the party.')
  people!: number;

  @IsContact({ required: false, description: 'Required unless the guide does without.' })
  contact?: ContactInput;

  @ApiPropertyOptional({
    description:
      'Whether to book it also if the caller has another tour at that time. Otherwise the call is then refused with an error of this field, for the visitor to be asked.',
  })
  @MayBeMissing()
  @IsBoolean(rule('overlapping-invalid'))
  overlapping?: boolean;

  @ApiPropertyOptional({
    description:
      'Whether the party waits where the departure is full. As soon as there is room for it, spots are held for it to accept. Requires `contact`.',
  })
  @MayBeMissing()
  @IsBoolean({ message: 'Waiting must be true or false.' })
  waiting?: boolean;
}

/** When a booking’s party comes instead, and how many of them. */
export class TicketInput {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsDate(rule('date-invalid'))
  date!: string;

  @MayBeTime(`${START} If missing: as before on the same date, otherwise the first with room.`)
  time?: string;

  @IsPeople('The size of the party.')
  people!: number;
}

/** What a manage link ends in. */
export class ManageLinkInput {
  @ApiProperty({ description: 'What stands behind the link’s #.', pattern: SECRET_PATTERN.source })
  @Matches(SECRET_PATTERN, rule('link-incomplete'))
  secret!: string;
}

/** A link by which whoever has it can see and manage one booking. */
export class ManageLink {
  @ApiProperty({
    description: 'Its address on this site. This is the only time that it’s told.',
    example: '/booking/65f0c0ffee0123456789abcd#q83vEjRWeJq83vEjRWeJqw',
  })
  path!: string;
}

/** That a booking, or the whole departure, was canceled. */
export class TicketCancellation {
  @ApiProperty({ enum: ['visitor', 'guide'], description: 'By whom.' })
  by!: 'visitor' | 'guide';

  @ApiPropertyOptional({ description: 'Why, as the guide says it.' })
  reason?: string;
}

/** A party's turn on the waiting list. */
export class TicketWait {
  @ApiProperty({ description: 'How many parties are ahead of it.', type: 'integer', example: 2 })
  ahead!: number;

  @ApiPropertyOptional({
    description:
      'Until when spots are held for it. They’re booked with `POST /bookings/{id}/accept`, or `confirm`.',
    format: 'date-time',
  })
  utcHeldUntil?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Whether the guide took it off the list.',
  })
  removed?: true;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Whether its address has to be confirmed by the link in a mail: the booking is held until then, or nothing is offered to it.',
  })
  unconfirmed?: true;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Whether the caller can do so with `POST /bookings/{id}/confirm`: by having opened the booking by such a link, or because mail doesn’t work.',
  })
  confirmable?: true;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Whether a mail tells the party when spots are held for it.',
  })
  mailed?: true;
}

const STATUSES = ['CONFIRMED', 'CANCELLED', 'WAITING', 'ON_HOLD', 'EXPIRED'] as const;

/** One booking with all that its visitor needs to know, in the words of the OCTO standard where it has them. */
export class TicketRecord extends PickType(BookingRecord, [
  'place',
  'people',
  'moved',
  'changed',
] as const) {
  @ApiProperty({ description: 'The booking’s id.', example: '65f0c0ffee0123456789abcd' })
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
      'Whether the party is expected. WAITING: it’s on the waiting list; ON_HOLD: spots are held for it to accept, or until its address is confirmed; EXPIRED: it’s off the list without any.',
  })
  status!: (typeof STATUSES)[number];

  @ApiPropertyOptional({
    description:
      'What the guide says of where they are, shortly before the start; missing if nothing.',
    type: ArrivalRecord,
  })
  arrival?: ArrivalRecord;

  @ApiPropertyOptional({ type: TicketCancellation })
  cancellation?: TicketCancellation;

  @ApiPropertyOptional({
    type: TicketWait,
    description:
      'Only for a party that waits, has to confirm its address, or has done either in vain.',
  })
  wait?: TicketWait;

  @ApiPropertyOptional({
    description: 'Until when its visitor can undo having canceled it.',
    format: 'date-time',
  })
  utcRestorableUntil?: string;

  @ApiPropertyOptional({
    type: NoticeRecord,
    description: 'What the guide says to everyone who has booked this departure.',
  })
  notice?: NoticeRecord;

  @ApiPropertyOptional({ description: 'How the guide reaches the party.', type: ContactInput })
  contact?: ContactInput;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Whether the last mail about it wasn’t sent, since too many have gone to its address or for the caller’s network. Not in lists.',
  })
  unmailed?: true;

  @ApiProperty({ description: 'When it was booked.', format: 'date-time' })
  utcBookedAt!: string;
}
