import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PickType,
} from '@nestjs/swagger';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from 'shared/payment-methods';
import { DepartureRecord } from '../departures/departures.dto';
import { GuideName } from '../departures/leaders.dto';
import { TourKeyFields } from '../tours/tour-key.dto';

/** Sums of payments and debts, in cents. A reversal is subtracted from the sum that contains its payment. */
export class MoneySums {
  @ApiProperty({ description: 'Fares and deposits.', type: 'integer', example: 24000 })
  fareCents!: number;

  @ApiProperty({
    description: 'Refunds, as a negative number.',
    type: 'integer',
    example: -4000,
  })
  refundCents!: number;

  @ApiProperty({ description: 'Tips.', type: 'integer', example: 3000 })
  tipCents!: number;

  @ApiProperty({
    description: 'The amount still owed by parties that came.',
    type: 'integer',
    minimum: 0,
    example: 8000,
  })
  owedCents!: number;
}

/** The payments and debts at the departures on a date. */
export class DayMoney extends IntersectionType(PickType(DepartureRecord, ['date']), MoneySums) {}

/** The payments and debts at a tour's departures. */
export class TourMoney extends IntersectionType(TourKeyFields, MoneySums) {}

/** The payments and debts at the departures that a guide led. */
export class GuideMoney extends MoneySums {
  @ApiPropertyOptional({
    description: 'The guide; missing if nobody led the departures, or if the account was deleted.',
    type: GuideName,
  })
  guide?: GuideName;
}

/** The payments by one payment method. Each service of the method OTHER has its own sums. */
export class MethodMoney extends OmitType(MoneySums, ['owedCents']) {
  @ApiProperty({ enum: PAYMENT_METHOD_KINDS, enumName: 'PaymentMethodKind' })
  method!: PaymentMethodKind;

  @ApiPropertyOptional({ description: 'For OTHER, the service’s name, if it is known.' })
  service?: string;
}

/**
 * The payments and debts at the departures between two dates. A payment counts on the date of its departure, even if
 * the guide noted it on a different day. Rows without payments and debts are omitted. The rows of each kind add up to
 * the totals.
 */
export class MoneyReport {
  @ApiProperty({ description: 'The sums of all departures.' })
  totals!: MoneySums;

  @ApiProperty({ description: 'Earliest date first.', type: [DayMoney] })
  days!: DayMoney[];

  @ApiProperty({
    description: 'In the order in which the guide has arranged the tours.',
    type: [TourMoney],
  })
  tours!: TourMoney[];

  @ApiProperty({ description: 'Sorted by name.', type: [GuideMoney] })
  guides!: GuideMoney[];

  @ApiProperty({
    description: 'Sorted by method, and then by the service’s name.',
    type: [MethodMoney],
  })
  methods!: MethodMoney[];
}
