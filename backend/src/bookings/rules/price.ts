import { pricedAges, sumCents, type PartyAges } from 'shared/party-price';
import type { Price } from 'shared/price';
import type { Booking } from '../booking';
import type { Refusal } from '../refusal';

/**
 * Returns the fields of a booking that promise a price to its party. If the ages add up to more people than the party
 * has, everybody counts as an adult.
 */
export function priceFields(
  price: Price | undefined,
  party: PartyAges,
): Pick<Booking, 'price' | 'ages'> {
  const ages = pricedAges(price, party);
  return { ...(price && { price }), ...(ages && { ages }) };
}

/**
 * Refuses a booking if its visitor saw a different sum.
 *
 * @param expectedCents the sum that the visitor saw; undefined if unknown
 */
export function checkPrice(
  price: Price | undefined,
  party: PartyAges,
  expectedCents: number | undefined,
): Refusal<'price-changed'> | undefined {
  const cents = price ? sumCents(price, party) : 0;
  return expectedCents === undefined || expectedCents === cents
    ? undefined
    : { code: 'price-changed', cents };
}
