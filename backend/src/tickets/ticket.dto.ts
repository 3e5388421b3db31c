import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import type { SiteLanguage } from 'shared/site-languages';
import { LISTS, type ListName } from 'shared/tours';
import {
  BookingRecord,
  LANGUAGE_DESCRIPTION,
  IsContact,
  IsPartySize,
  IsOptionalTime,
} from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import { SECRET_PATTERN } from '../bookings/manage-link';
import { ArrivalRecord } from '../departures/arrival.dto';
import { DepartureRecord, IsCalendarDate } from '../departures/departures.dto';
import { NoticeRecord } from '../departures/notice.dto';
import { refusalOptions } from '../http/problem';
import { MayBeMissing } from '../http/may-be-missing';
import { ApiFlag } from '../http/api-flag';
import { IsOptionalSiteLanguage } from '../http/is-site-language';
import { PaymentMethodRecord } from '../payments/payment-methods.dto';
import { AgesInput, IsAges, IsExpectedCents } from '../tours/price.dto';

const START_TIME_DESCRIPTION =
  'The start time in New York, if the tour starts more than once that day.';

/** A booking to be made on a tour's own page. */
export class TourBookingInput {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate(refusalOptions('date-invalid'))
  date!: string;

  @IsOptionalTime(`${START_TIME_DESCRIPTION} Defaults to the first time with enough spots.`)
  time?: string;

  @IsPartySize('The size of the party.')
  people!: number;

  @IsAges('How many people in the party aren’t adults. Matters only if the price depends on ages.')
  ages?: AgesInput;

  @IsExpectedCents()
  expectedCents?: number;

  @IsContact({
    required: false,
    description: 'Required unless the site’s settings make it optional.',
  })
  contact?: ContactInput;

  @ApiPropertyOptional({
    description:
      'Whether to book even if the caller already has a tour at that time. If false, an overlapping booking is refused with an error for this field, so that the client can ask the visitor.',
  })
  @MayBeMissing()
  @IsBoolean(refusalOptions('overlapping-invalid'))
  overlapping?: boolean;

  @ApiPropertyOptional({
    description:
      'Whether the party joins the waitlist if the departure is full. As soon as enough spots are free, they are held for the party to accept. Requires `contact`.',
  })
  @MayBeMissing()
  @IsBoolean({ message: 'Waiting must be true or false.' })
  waiting?: boolean;

  @IsOptionalSiteLanguage(LANGUAGE_DESCRIPTION)
  language?: SiteLanguage;
}

/** A booking's new date, time, and number of people. */
export class TicketInput {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate(refusalOptions('date-invalid'))
  date!: string;

  @IsOptionalTime(
    `${START_TIME_DESCRIPTION} If missing, the booking keeps its time, or gets the first time with enough spots if the date changes.`,
  )
  time?: string;

  @IsPartySize('The size of the party.')
  people!: number;

  @IsAges(
    'How many people in the party aren’t adults. If missing, the ages stay the same, unless the party becomes too small for them.',
  )
  ages?: AgesInput;

  @IsExpectedCents()
  expectedCents?: number;
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
    description: 'The link’s path on this site. No other call returns it.',
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

/** A party's state on the waitlist. */
export class TicketWait {
  @ApiProperty({
    description: 'The number of parties ahead of this one.',
    type: 'integer',
    example: 2,
  })
  ahead!: number;

  @ApiPropertyOptional({
    description:
      'When the hold on the party’s spots ends; missing if no spots are held. `POST /bookings/{id}/accept` books the spots, or `confirm` if the party is unconfirmed.',
    format: 'date-time',
  })
  utcHeldUntil?: string;

  @ApiFlag('Whether the guide removed the party from the list.')
  removed?: true;

  @ApiFlag(
    'Whether the party still has to confirm its email address with an emailed link. Before that, a booking’s spots are only held, and a waiting party gets no offers.',
  )
  unconfirmed?: true;

  @ApiFlag(
    'Whether the caller can confirm the address with `POST /bookings/{id}/confirm`, either because they opened the booking with the emailed link, or because mail doesn’t work.',
  )
  confirmable?: true;

  @ApiFlag('Whether the party gets an email when spots are held for it.')
  mailed?: true;
}

const STATUSES = ['CONFIRMED', 'CANCELLED', 'WAITING', 'ON_HOLD', 'EXPIRED'] as const;

/** A booking with everything that the visitor needs to know about it. Uses terms of the OCTO standard if possible. */
export class TicketRecord extends PickType(BookingRecord, [
  'place',
  'placeName',
  'people',
  'ages',
  'price',
  'moved',
  'changed',
] as const) {
  @ApiProperty({ description: 'The booking’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ enum: LISTS, description: 'The list that the booking is on.' })
  list!: ListName;

  @ApiProperty({ description: 'The tour’s id.', example: 'day.central-park' })
  tour!: string;

  @ApiProperty({ description: 'The departure that the booking is for.', type: DepartureRecord })
  departure!: DepartureRecord;

  @ApiProperty({
    enum: STATUSES,
    description:
      'WAITING: the party is on the waitlist. ON_HOLD: spots are held for the party, which still has to accept them or confirm its email address. EXPIRED: the party is no longer on the waitlist, and has no spots.',
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
      'Set while the party is on the waitlist or has to confirm its email address, and afterward if it got no spots.',
  })
  wait?: TicketWait;

  @ApiPropertyOptional({
    description: 'The visitor can undo the cancellation until this time.',
    format: 'date-time',
  })
  utcRestorableUntil?: string;

  @ApiPropertyOptional({
    type: NoticeRecord,
    description: 'The guide’s message to everyone who has booked this departure.',
  })
  notice?: NoticeRecord;

  @ApiPropertyOptional({
    description: 'The party’s contact details.',
    type: ContactInput,
  })
  contact?: ContactInput;

  @ApiPropertyOptional({
    type: [PaymentMethodRecord],
    description:
      'How the party can pay the guide; missing if the guide hasn’t set up any way. Never set in lists.',
  })
  paymentMethods?: PaymentMethodRecord[];

  @ApiFlag('Whether the guide has checked in anyone in the party.')
  attended?: true;

  @ApiPropertyOptional({
    description:
      'The page where the guide wants reviews, if there is one and the party was checked in. Never set in lists.',
    format: 'uri',
  })
  reviewUrl?: string;

  @ApiFlag(
    'Whether the last email about the booking wasn’t sent because too many emails were sent to the address or requested from the visitor’s network. Never set in lists.',
  )
  unmailed?: true;

  @ApiProperty({ description: 'When the booking was made.', format: 'date-time' })
  utcBookedAt!: string;
}
