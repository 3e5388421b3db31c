import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import {
  PAYMENT_KINDS,
  PAYMENT_METHOD_KINDS,
  type PaymentKind,
  type PaymentMethodKind,
} from 'shared/payment-methods';
import type { Payment } from '../bookings/payment';
import { IsInteger } from '../http/is-integer';
import { MayBeMissing } from '../http/may-be-missing';

/** More than the largest party pays for the most expensive tour. */
const MAX_CENTS = 1_000_000_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A tip from a whole departure. */
export class TipInput {
  @IsInteger('Amount', 'The amount in cents (US dollars).', {
    minimum: 1,
    maximum: MAX_CENTS,
    example: 8000,
  })
  cents!: number;

  @ApiProperty({
    enum: PAYMENT_METHOD_KINDS,
    enumName: 'PaymentMethodKind',
    description: 'How it was paid.',
  })
  @IsIn(PAYMENT_METHOD_KINDS, {
    message: `Method must be one of ${PAYMENT_METHOD_KINDS.join(', ')}.`,
  })
  method!: PaymentMethodKind;

  @ApiPropertyOptional({
    description:
      'When the guide noted it, if the device couldn’t send it right away. Defaults to now, and so does a time that is still to come. A time over a month ago counts as a month ago.',
    format: 'date-time',
  })
  @MayBeMissing()
  @Matches(INSTANT, { message: 'At must be a date and time such as 2030-01-07T15:00:00Z.' })
  at?: string;
}

/** What a party has paid or got back. */
export class PaymentInput extends TipInput {
  @ApiProperty({
    enum: PAYMENT_KINDS,
    enumName: 'PaymentKind',
    description:
      'What the money is for. REFUND: a part of the fares and deposits that the party gets back.',
  })
  @IsIn(PAYMENT_KINDS, { message: `Kind must be one of ${PAYMENT_KINDS.join(', ')}.` })
  kind!: PaymentKind;
}

/** A payment, or the reversal of one. */
export class PaymentRecord {
  @ApiProperty({ description: 'The key that the device made up; for reversals, a different id.' })
  id!: string;

  @ApiProperty({ enum: PAYMENT_KINDS, enumName: 'PaymentKind', description: 'What it is for.' })
  kind!: PaymentKind;

  @ApiProperty({
    description:
      'The amount in cents (US dollars). Negative for refunds, and for the reversals of other payments, so that the sum is what was received.',
    type: 'integer',
    example: 8000,
  })
  cents!: number;

  @ApiProperty({
    enum: PAYMENT_METHOD_KINDS,
    enumName: 'PaymentMethodKind',
    description: 'How it was paid.',
  })
  method!: PaymentMethodKind;

  @ApiProperty({ description: 'When it was noted.', format: 'date-time' })
  at!: string;

  @ApiPropertyOptional({ description: 'The id of the payment that this one reverses.' })
  reverses?: string;
}

/** A departure's tips after the call. */
export class TipsResponse {
  @ApiProperty({
    description: 'The tips from the whole departure and their reversals, oldest first.',
    type: [PaymentRecord],
  })
  tips!: PaymentRecord[];
}

export function toPaymentRecord(payment: Payment): PaymentRecord {
  const { _id, kind, cents, method, notedAt, reverses } = payment;
  return {
    id: _id,
    kind,
    cents,
    method,
    at: notedAt.toISOString(),
    ...(reverses !== undefined && { reverses }),
  };
}
