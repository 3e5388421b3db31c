import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches, MaxLength } from 'class-validator';
import {
  MAX_SERVICE_LENGTH,
  PAYMENT_METHOD_KINDS,
  PAYMENT_USES,
  type PaymentMethod,
  type PaymentUse,
} from 'shared/payment-methods';
import { IsLine } from '../http/is-line';
import { IsListOf } from '../http/is-list-of';
import { IsUniqueList } from '../http/is-unique-list';
import { MayBeMissing } from '../http/may-be-missing';

const MAX_METHODS = 10;
const MAX_URL_LENGTH = 300;
const LINK_MESSAGE = {
  message: `Link must begin with https:// and have at most ${String(MAX_URL_LENGTH)} characters.`,
};

/** A way to pay the guide. */
export class PaymentMethodInput implements PaymentMethod {
  @ApiProperty({
    enum: PAYMENT_METHOD_KINDS,
    enumName: 'PaymentMethodKind',
    description: 'The service. OTHER is any service with a link.',
  })
  @IsIn(PAYMENT_METHOD_KINDS, {
    message: `Kind must be one of ${PAYMENT_METHOD_KINDS.join(', ')}.`,
  })
  kind!: PaymentMethod['kind'];

  @ApiProperty({
    enum: PAYMENT_USES,
    enumName: 'PaymentUse',
    isArray: true,
    minItems: 1,
    maxItems: PAYMENT_USES.length,
    uniqueItems: true,
    description: 'What visitors can pay with it.',
  })
  @IsIn(PAYMENT_USES, { each: true, message: `Uses must be ${PAYMENT_USES.join(', ')}.` })
  @IsUniqueList('use', PAYMENT_USES.length, 'Choose at least one: the tour, a deposit, or tips.')
  uses!: PaymentUse[];

  @ApiPropertyOptional({
    description: 'The guide’s own link. Required, except for CASH, CARD, and ZELLE.',
    maxLength: MAX_URL_LENGTH,
    pattern: '^https://',
    example: 'https://venmo.com/u/ana',
  })
  @MayBeMissing()
  @Matches(/^https:\/\//i, LINK_MESSAGE)
  @MaxLength(MAX_URL_LENGTH, LINK_MESSAGE)
  url?: string;

  @MayBeMissing()
  @IsLine(
    'Name',
    'For ZELLE, the phone number or email address with which the guide is registered; for OTHER, the service’s name.',
    { max: MAX_SERVICE_LENGTH, required: false },
  )
  name?: string;
}

/** The ways to pay the guide, in the order in which visitors see them. */
export class PaymentMethodsInput {
  /** The maximum depth of nesting in a body: the list, each way, and its uses. */
  static readonly bodyDepth = 3;

  @IsListOf('Ways to pay', () => PaymentMethodInput, MAX_METHODS, 'The ways to pay.')
  methods!: PaymentMethodInput[];
}

/** A way to pay the guide, as visitors see it. */
export class PaymentMethodRecord extends PaymentMethodInput {}
