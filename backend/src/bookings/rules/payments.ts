import { countPayers, owedCents } from 'shared/party-price';
import type { Booking } from '../booking';
import type { Payment } from '../payment';
import { attendanceOf } from './attendance';

/** The fields that are the same if a device sends a payment twice. */
const COMPARED_FIELDS = ['party', 'kind', 'cents', 'method', 'service', 'reverses'] as const;

/** A party's debt and its payments, in cents. */
export interface Balance {
  /** The party's total price as of now, without regard to payments. */
  due: number;
  /** The part of `due` that isn't paid yet; never negative. */
  owed: number;
  /** Fares and deposits, minus refunds. */
  paid: number;
  tips: number;
}

type Payer = Pick<Booking, 'status' | 'people' | 'ages' | 'price' | 'attendance'>;

/**
 * Returns a party's balance. The party pays for the people who came, or for everybody until anybody is checked in.
 * No-shows and canceled parties don't have to pay anything.
 *
 * @param payments the party's payments
 */
export function balanceOf(
  party: Payer,
  payments: readonly Payment[],
  isDepartureCanceled: boolean,
): Balance {
  const due = isDepartureCanceled ? 0 : dueCents(party);
  const paid = paidCents(payments);
  return { due, owed: Math.max(0, due - paid), paid, tips: sumOf(payments) - paid };
}

/** Returns the sum of all payments except tips, in cents. */
export function paidCents(payments: readonly Payment[]): number {
  return sumOf(payments.filter(({ kind }) => kind !== 'TIP'));
}

/** Counts a payment or a reversal in its party's booking, so that concurrent payments of the party conflict. */
export function countPayment(booking: Booking): Booking {
  return { ...booking, payments: (booking.payments ?? 0) + 1 };
}

/** Whether two payments with the same id are one payment that was sent twice. */
export function isSamePayment(payment: Payment, earlierPayment: Payment): boolean {
  // A party may have moved to a different departure since, so only tips without a party are compared by departure.
  const isSamePayer = payment.party !== undefined || payment.departure === earlierPayment.departure;
  return isSamePayer && COMPARED_FIELDS.every((field) => payment[field] === earlierPayment[field]);
}

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { cents }) => sum + cents, 0);
}

function dueCents(party: Payer): number {
  if (party.status !== 'booked') return 0;
  const { price, people, ages } = party;
  const payers = countPayers(people, attendanceOf(party));
  return owedCents({ people, ages, ...(price && { price }) }, payers);
}
