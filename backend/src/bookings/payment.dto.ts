import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  PAYMENT_KINDS,
  PAYMENT_METHOD_KINDS,
  type PaymentKind,
  type PaymentMethodKind,
} from 'shared/payment-methods';
import type { Payment } from './payment';

/** A payment, or the reversal of one. */
export class PaymentRecord {
  @ApiProperty({
    description: 'The id that the guide’s device generated; for reversals, an id from the server.',
  })
  id!: string;

  @ApiProperty({
    enum: PAYMENT_KINDS,
    enumName: 'PaymentKind',
    description: 'What the payment is for.',
  })
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
    description: 'The payment method.',
  })
  method!: PaymentMethodKind;

  @ApiPropertyOptional({
    description: 'The name of the payment service, if `method` is OTHER and the name is known.',
  })
  service?: string;

  @ApiProperty({ description: 'When the guide noted the payment.', format: 'date-time' })
  at!: string;

  @ApiPropertyOptional({ description: 'The id of the payment that this one reverses.' })
  reverses?: string;
}

export function toPaymentRecord(payment: Payment): PaymentRecord {
  const { _id, kind, cents, method, service, notedAt, reverses } = payment;
  return {
    id: _id,
    kind,
    cents,
    method,
    ...(service !== undefined && { service }),
    at: notedAt.toISOString(),
    ...(reverses !== undefined && { reverses }),
  };
}
