import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AGE_UNITS, type AgeUnit } from 'shared/price';

const ApiAmount = (description: string) =>
  ApiProperty({ description, type: 'integer', minimum: 0, example: 4000 });

/** An amount in the format of OCTO's pricing capability. */
export class PricingRecord {
  @ApiAmount('The price without discounts, in cents.')
  original!: number;

  @ApiAmount('The price that visitors pay, in cents.')
  retail!: number;

  @ApiProperty({ description: 'Always null.', type: 'integer', nullable: true, example: null })
  net!: number | null;

  @ApiProperty({ enum: ['USD'] })
  currency!: 'USD';

  @ApiProperty({
    description: 'The number of decimal places: 2, because amounts are in cents.',
    enum: [2],
  })
  currencyPrecision!: 2;

  @ApiProperty({ description: 'Always empty.', type: [Object] })
  includedTaxes!: object[];
}

/** The age range of a unit. */
export class UnitRestrictions {
  @ApiProperty({ description: 'The minimum age.', type: 'integer', example: 13 })
  minAge!: number;

  @ApiProperty({ description: 'The maximum age.', type: 'integer', example: 100 })
  maxAge!: number;
}

/** People who pay the same price, such as adults. */
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

/** A tour's price in OCTO's format. All fields are missing if the price isn't an amount. */
export class TourPricing {
  @ApiPropertyOptional({ enum: ['USD'] })
  defaultCurrency?: 'USD';

  @ApiPropertyOptional({
    description: 'Whether the price is per person (`UNIT`) or per party (`BOOKING`).',
    enum: ['UNIT', 'BOOKING'],
  })
  pricingPer?: 'UNIT' | 'BOOKING';

  @ApiPropertyOptional({
    description: 'The price of a party; missing unless `pricingPer` is `BOOKING`.',
    type: [PricingRecord],
  })
  pricingFrom?: PricingRecord[];

  @ApiPropertyOptional({
    description: 'The price for each age group, oldest first.',
    type: [UnitRecord],
  })
  units?: UnitRecord[];
}
