import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AGE_UNITS, type AgeUnit } from 'shared/price';

const ApiAmount = (description: string) =>
  ApiProperty({ description, type: 'integer', minimum: 0, example: 4000 });

/** An amount, as OCTO's pricing capability has it. */
export class PricingRecord {
  @ApiAmount('The price without discounts, in cents.')
  original!: number;

  @ApiAmount('The price that visitors pay, in cents.')
  retail!: number;

  @ApiProperty({ description: 'Always null.', type: 'integer', nullable: true, example: null })
  net!: number | null;

  @ApiProperty({ enum: ['USD'] })
  currency!: 'USD';

  @ApiProperty({ description: 'How many digits of an amount are decimals.', enum: [2] })
  currencyPrecision!: 2;

  @ApiProperty({ description: 'Always empty.', type: [Object] })
  includedTaxes!: object[];
}

/** The ages of a unit. */
export class UnitRestrictions {
  @ApiProperty({ description: 'The youngest age.', type: 'integer', example: 13 })
  minAge!: number;

  @ApiProperty({ description: 'The oldest age.', type: 'integer', example: 100 })
  maxAge!: number;
}

/** A kind of people with the same price. */
export class UnitRecord {
  @ApiProperty({ example: 'adult' })
  id!: string;

  @ApiProperty({ enum: AGE_UNITS, enumName: 'AgeUnit' })
  type!: AgeUnit;

  @ApiProperty({ type: UnitRestrictions })
  restrictions!: UnitRestrictions;

  @ApiProperty({ type: [PricingRecord] })
  pricingFrom!: PricingRecord[];
}

/** A tour's price in OCTO's words. All fields are missing if the price isn't an amount. */
export class TourPricing {
  @ApiPropertyOptional({ enum: ['USD'] })
  defaultCurrency?: 'USD';

  @ApiPropertyOptional({
    description: 'Whether each person (`UNIT`) or each party (`BOOKING`) has a price.',
    enum: ['UNIT', 'BOOKING'],
  })
  pricingPer?: 'UNIT' | 'BOOKING';

  @ApiPropertyOptional({
    description: 'The price of a party; missing unless `pricingPer` is `BOOKING`.',
    type: [PricingRecord],
  })
  pricingFrom?: PricingRecord[];

  @ApiPropertyOptional({ description: 'The kinds of people, oldest first.', type: [UnitRecord] })
  units?: UnitRecord[];
}
