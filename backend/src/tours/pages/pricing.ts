import type { AgePrice, Price } from 'shared/price';
import type { PricingRecord, TourPricing, UnitRecord } from './pricing.dto';

const CURRENCY = { currency: 'USD', currencyPrecision: 2 } as const;
/** The maximum age of the oldest group, since OCTO requires one. */
const MAX_AGE = 100;

/** Returns a price in OCTO's format; no fields if the price isn't an amount. */
export function pricingOf(price: Price | undefined): Pick<TourPricing, keyof TourPricing> {
  if (!price || price.kind === 'WORDS') return {};
  const { kind, cents = 0, groups = [] } = price;
  const currencyField = { defaultCurrency: CURRENCY.currency };
  if (kind === 'PARTY') {
    return {
      ...currencyField,
      pricingPer: 'BOOKING',
      pricingFrom: [amountOf(cents)],
      units: [unitOf({ unit: 'ADULT', minAge: 0, cents: 0 }, MAX_AGE)],
    };
  }
  if (kind === 'AGE') {
    return {
      ...currencyField,
      pricingPer: 'UNIT',
      units: groups.map((group, index) =>
        unitOf(group, (groups[index - 1]?.minAge ?? MAX_AGE + 1) - 1),
      ),
    };
  }
  const centsEach = kind === 'PERSON' ? cents : 0;
  const unit = unitOf({ unit: 'ADULT', minAge: 0, cents: centsEach }, MAX_AGE);
  return { ...currencyField, pricingPer: 'UNIT', units: [unit] };
}

function unitOf({ unit, minAge, cents }: AgePrice, maxAge: number): UnitRecord {
  return {
    id: unit.toLowerCase(),
    type: unit,
    restrictions: { minAge, maxAge },
    pricingFrom: [amountOf(cents)],
  };
}

function amountOf(cents: number): PricingRecord {
  return { original: cents, retail: cents, net: null, ...CURRENCY, includedTaxes: [] };
}
