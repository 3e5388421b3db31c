import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsRFC3339 } from 'class-validator';
import {
  MAX_SERVICE_LENGTH,
  PAYMENT_KINDS,
  PAYMENT_METHOD_KINDS,
  type PaymentKind,
  type PaymentMethodKind,
} from 'shared/payment-methods';
import { PaymentRecord } from '../bookings/payment.dto';
import { IsLine } from '../http/is-line';
import { IsInteger } from '../http/is-integer';
import { MayBeMissing } from '../http/may-be-missing';

/** More than the largest party pays for the most expensive tour. */
const MAX_CENTS = 1_000_000_000;

/** A tip from a whole departure. */
export class TipInput {
  @IsInteger('Amount', 'The amount in US cents.', {
    minimum: 1,
    maximum: MAX_CENTS,
    example: 8000,
  })
  cents!: number;

  @ApiProperty({
    enum: PAYMENT_METHOD_KINDS,
    enumName: 'PaymentMethodKind',
    description: 'The payment method.',
  })
  @IsIn(PAYMENT_METHOD_KINDS, {
    message: `Method must be one of ${PAYMENT_METHOD_KINDS.join(', ')}.`,
  })
  method!: PaymentMethodKind;

  @MayBeMissing()
  @IsLine('Service', 'For OTHER, the service’s name. Ignored for other methods.', {
    max: MAX_SERVICE_LENGTH,
    required: false,
  })
  service?: string;

  @ApiPropertyOptional({
    description:
      'When the guide noted the payment, if the device couldn’t send it right away. Defaults to the current time, which also replaces a time in the future. A time over a month ago is replaced by the time a month ago.',
    format: 'date-time',
  })
  @MayBeMissing()
  @IsRFC3339({ message: 'Time must be a date and time in the format of RFC 3339.' })
  at?: string;
}

/** A payment by a party, or a refund to it. */
export class PaymentInput extends TipInput {
  @ApiProperty({
    enum: PAYMENT_KINDS,
    enumName: 'PaymentKind',
    description:
      'What the money is for. REFUND: the party gets back some or all of its fares and deposits.',
  })
  @IsIn(PAYMENT_KINDS, { message: `Kind must be one of ${PAYMENT_KINDS.join(', ')}.` })
  kind!: PaymentKind;
}

/** A departure's tips after the call. */
export class TipsResponse {
  @ApiProperty({
    description: 'The tips from the whole departure and their reversals, oldest first.',
    type: [PaymentRecord],
  })
  tips!: PaymentRecord[];
}
