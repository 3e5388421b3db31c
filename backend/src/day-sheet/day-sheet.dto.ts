import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { MAX_PEOPLE } from 'shared/tours';
import { ArrivalRecord } from '../departures/arrival.dto';
import { GuideDeparture, IsCalendarDate } from '../departures/departures.dto';
import { NoticeRecord } from '../departures/notice.dto';
import { IsPartySize, parseNumericString } from '../bookings/booking.dto';
import { PartyFields } from '../bookings/party.dto';
import { PaymentRecord } from '../bookings/payment.dto';
import { ApiFlag } from '../http/api-flag';
import { IsInteger } from '../http/is-integer';
import { IsRevision } from '../http/is-revision';
import { DeliveryProblem } from '../mail/delivery-problem.dto';
import { AgesInput, PriceRecord } from '../tours/price.dto';
import { WaitingParty } from './waitlist.dto';
import { IsLine } from '../http/is-line';

const MAX_DAYS = 100;
const AMOUNT_RULE = 'In US cents. Missing if the party has neither a promised price nor payments.';

/** The date of a day sheet. */
export class SheetQuery {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate({ message: 'Date must be a date in YYYY-MM-DD format.' })
  date!: string;
}

/** A range of dates, given by its first date and its length. */
export class LoadsQuery {
  @ApiProperty({ description: 'The first date.', format: 'date', example: '2030-01-07' })
  @IsCalendarDate({ message: 'From must be a date in YYYY-MM-DD format.' })
  from!: string;

  @Transform(({ value }: { value: unknown }) => parseNumericString(value))
  @IsInteger('Days', 'The number of dates.', { minimum: 1, maximum: MAX_DAYS })
  days!: number;
}

/** A party's attendance. */
export class AttendanceInput {
  @IsInteger('Arrived', 'How many people in the party have arrived.', {
    minimum: 0,
    maximum: MAX_PEOPLE,
  })
  arrived!: number;

  @ApiProperty({ description: 'Whether everybody else in the party is a no-show.' })
  @IsBoolean({ message: 'No-show must be true or false.' })
  noShow!: boolean;

  @IsLine('Note', 'The guide’s note about the party.', { min: 0 })
  note!: string;

  @IsRevision('party')
  revision!: number;
}

/** A cancellation of a party's booking by the guide. */
export class CancellationInput {
  @IsLine('Reason', 'Why the guide cancels the booking. The visitor sees the reason.')
  reason!: string;

  @IsRevision('party')
  revision!: number;
}

/** A booking's cancellation. */
export class PartyCancellation {
  @ApiProperty({ description: 'When the booking was canceled.', format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'The guide’s reason, which the visitor sees; may be empty.' })
  reason!: string;

  @ApiFlag(
    'Whether the visitor canceled the booking, so that the guide can’t restore it. The party stays on the sheet because it has paid.',
  )
  byVisitor?: true;
}

/** A party without a booking. */
export class WalkInInput {
  @IsLine('Name', 'The party’s name; can be empty.', { min: 0 })
  name!: string;

  @IsPartySize('The size of the party.')
  people!: number;
}

/** A departure's party, as the guide sees it. */
export class PartyRecord extends PartyFields {
  @ApiProperty({
    description: 'The contact’s name; if there is none, the username; otherwise, Guest or Walk-in.',
  })
  name!: string;

  @ApiProperty({ description: 'Whether the party showed up without a booking.' })
  walkIn!: boolean;

  @ApiPropertyOptional({
    description:
      'The cancellation, if the booking is canceled. A canceled booking takes no spots, and its party can’t be checked in.',
    type: PartyCancellation,
  })
  cancelled?: PartyCancellation;

  @ApiPropertyOptional({
    description: 'The last undelivered email to the party.',
    type: DeliveryProblem,
  })
  untold?: DeliveryProblem;

  @ApiPropertyOptional({
    description:
      'The price that the party was promised, so that devices without a network can compute what it owes.',
    type: PriceRecord,
  })
  price?: PriceRecord;

  @ApiPropertyOptional({
    description: 'The number of people in each age group, if the price depends on ages.',
    type: AgesInput,
  })
  ages?: AgesInput;

  @ApiPropertyOptional({
    description: `What the party has to pay in all, including what it has already paid: for the people who have arrived, or for everybody until the first check-in. ${AMOUNT_RULE}`,
    type: 'integer',
    example: 8000,
  })
  dueCents?: number;

  @ApiPropertyOptional({
    description: `What the party still has to pay; never negative. ${AMOUNT_RULE}`,
    type: 'integer',
    minimum: 0,
    example: 8000,
  })
  owedCents?: number;

  @ApiPropertyOptional({
    description: `What the party has paid: its fares and deposits, minus refunds. ${AMOUNT_RULE}`,
    type: 'integer',
    minimum: 0,
  })
  paidCents?: number;

  @ApiPropertyOptional({
    description: `The party’s tips. ${AMOUNT_RULE}`,
    type: 'integer',
    minimum: 0,
  })
  tipCents?: number;

  @ApiPropertyOptional({
    description:
      'The party’s payments and their reversals, oldest first. Missing if there are none and the party was promised no price.',
    type: [PaymentRecord],
  })
  payments?: PaymentRecord[];

  @ApiProperty({ description: 'How many times the attendance has changed.', type: 'integer' })
  revision!: number;
}

/** A departure with its parties, as the guide sees it. */
export class SheetDeparture extends GuideDeparture {
  @ApiProperty({
    description: 'Booking closes this many minutes before the start if someone has already booked.',
    type: 'integer',
  })
  cutoffMinutes!: number;

  @ApiProperty({
    description: 'Bookings can be changed or canceled until this many minutes before the start.',
    type: 'integer',
  })
  changeCutoffMinutes!: number;

  @ApiFlag(
    'Whether the guide can choose who leads the departure, because the site has several guides.',
  )
  canChooseGuide?: true;

  @ApiPropertyOptional({
    description:
      'How many people the departure needs to take place; missing if there is no minimum.',
    type: 'integer',
  })
  minPeople?: number;

  @ApiProperty({
    description: 'How many people have booked, including walk-ins, but not canceled parties.',
    type: 'integer',
  })
  taken!: number;

  @ApiProperty({
    description: 'The parties, in the order in which they booked, up to the maximum per departure.',
    type: [PartyRecord],
  })
  parties!: PartyRecord[];

  @ApiPropertyOptional({
    description: 'The guide’s announcement to everyone who has booked the departure.',
    type: NoticeRecord,
  })
  notice?: NoticeRecord;

  @ApiProperty({
    description: 'The parties on the waitlist, sorted by position.',
    type: [WaitingParty],
  })
  waiting!: WaitingParty[];

  @ApiProperty({
    description: 'How many parties are left out of `parties`. Their people are counted in `taken`.',
    type: 'integer',
  })
  moreParties!: number;

  @ApiPropertyOptional({
    description:
      'The guide’s announcement that they have arrived or will be late; missing if there is none.',
    type: ArrivalRecord,
  })
  arrival?: ArrivalRecord;

  @ApiPropertyOptional({
    description: 'The price that walk-ins pay; missing if the guide hasn’t entered one.',
    type: PriceRecord,
  })
  price?: PriceRecord;

  @ApiPropertyOptional({
    description:
      'The names of the guide’s payment methods of the kind OTHER, which can be chosen when noting a payment. Missing if there are none.',
    type: [String],
    example: ['Wise'],
  })
  paymentServices?: string[];

  @ApiPropertyOptional({
    description:
      'The tips from the whole departure and their reversals, oldest first; missing if there are none.',
    type: [PaymentRecord],
  })
  tips?: PaymentRecord[];
}

/** A date's departures with their parties. */
export class DaySheet {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({ description: 'Sorted by start time.', type: [SheetDeparture] })
  departures!: SheetDeparture[];
}

/** The number of departures and people on a date. */
export class DayLoad {
  @ApiProperty({ description: 'The date in New York.', format: 'date', example: '2030-01-07' })
  date!: string;

  @ApiProperty({
    description: 'How many departures have bookings, not counting canceled departures.',
    type: 'integer',
  })
  departures!: number;

  @ApiProperty({ description: 'How many people are booked on those departures.', type: 'integer' })
  people!: number;
}
