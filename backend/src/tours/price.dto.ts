import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import type { Ages } from 'shared/party-price';
import { AGE_UNITS, PRICE_KINDS, type AgePrice, type Price } from 'shared/price';
import { MAX_PEOPLE } from 'shared/tours';
import { IsInteger } from '../http/is-integer';
import { IsLine } from '../http/is-line';
import { IsListOf } from '../http/is-list-of';
import { MayBeMissing } from '../http/may-be-missing';

const MAX_CENTS = 10_000_000;
const MAX_AGE = 99;
const MAX_NOTE_LENGTH = 200;

const IsCents = (label: string, description: string, { required = true } = {}) =>
  IsInteger(label, `${description} In US cents.`, {
    minimum: 0,
    maximum: MAX_CENTS,
    example: 4000,
    required,
  });

/** The price for an age group. */
export class AgePriceInput implements AgePrice {
  @ApiProperty({ enum: AGE_UNITS, enumName: 'AgeUnit', description: 'OCTO’s type of the unit.' })
  @IsIn(AGE_UNITS, { message: `Unit must be one of ${AGE_UNITS.join(', ')}.` })
  unit!: AgePrice['unit'];

  @IsInteger(
    'Youngest age',
    'The youngest age of the group. Its oldest age is the year before the next group’s youngest age.',
    { minimum: 0, maximum: MAX_AGE, example: 13 },
  )
  minAge!: number;

  @IsCents('Price', 'The price for each person of the group.')
  cents!: number;
}

/** A tour's price. */
export class PriceInput implements Price {
  @ApiProperty({
    description:
      'How the price is calculated. PERSON: for each person. PARTY: for each booking. AGE: for each person, by age. TIPS: free, with tips. WISH: visitors pay what they wish. WORDS: only the note states the price.',
    enum: PRICE_KINDS,
    enumName: 'PriceKind',
  })
  @IsIn(PRICE_KINDS, { message: `Kind must be one of ${PRICE_KINDS.join(', ')}.` })
  kind!: Price['kind'];

  @MayBeMissing()
  @IsCents(
    'Amount',
    'Required for PERSON and PARTY. For WISH, the optional amount that the guide suggests for each person.',
    { required: false },
  )
  cents?: number;

  @MayBeMissing()
  @IsListOf(
    'Ages',
    () => AgePriceInput,
    AGE_UNITS.length,
    'The groups of an AGE price, oldest first. One of them is ADULT.',
    { required: false },
  )
  groups?: AgePriceInput[];

  @MayBeMissing()
  @IsLine('Note', 'What the amounts can’t express, such as a discount. Required for WORDS.', {
    max: MAX_NOTE_LENGTH,
    required: false,
    example: 'Students pay half',
  })
  note?: string;
}

/** Validates a tour's price, or null. */
export const IsPrice = () =>
  applyDecorators(
    ApiProperty({
      description: 'The price; null if it isn’t shown.',
      type: PriceInput,
      nullable: true,
    }),
    ValidateIf((_, value) => value !== null),
    Type(() => PriceInput),
    ValidateNested({ message: 'Price must be an object, or null.' }),
    IsObject({ message: 'Price must be an object, or null.' }),
  );

/** A price that visitors see. */
export class PriceRecord extends PriceInput {}

const IsCount = (unit: string) =>
  applyDecorators(
    MayBeMissing(),
    IsInteger(unit, 'The number of people in this age group.', {
      minimum: 0,
      maximum: MAX_PEOPLE,
      example: 1,
      required: false,
    }),
  );

/** The number of people in each age group of a party, by OCTO's unit types. Everybody else is an adult. */
export class AgesInput implements Ages {
  @IsCount('Seniors')
  SENIOR?: number;

  @IsCount('Teens')
  YOUTH?: number;

  @IsCount('Children')
  CHILD?: number;

  @IsCount('Infants')
  INFANT?: number;
}

/** Validates the optional numbers of people in a party's age groups. */
export const IsAges = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: AgesInput, description }),
    MayBeMissing(),
    Type(() => AgesInput),
    ValidateNested({ message: 'Ages must be an object.' }),
  );

/** Validates the optional sum that a visitor saw before booking. */
export const IsExpectedCents = () =>
  applyDecorators(
    MayBeMissing(),
    IsInteger(
      'Expected sum',
      'The sum that the visitor has seen, in cents. If the party would have to pay a different sum, because the guide has just changed the price, the booking is refused.',
      { minimum: 0, maximum: MAX_CENTS * MAX_PEOPLE, example: 8000, required: false },
    ),
  );
