import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { findOnDaySheet } from '../rules/bookings';
import { countPayment, paidCents } from '../rules/payments';

export interface ReversePayment {
  /** The id of the payment to reverse. */
  payment: string;
  /** The id of the new reversal. */
  id: string;
  departure: string;
  /** Missing for a tip from a whole departure. */
  party?: BookingRef;
  /** The id of the guide who reverses the payment. */
  notedBy: string;
}

/** Corrects a payment with a reversal. Safe to repeat. */
export const reversePayment: CommandDefinition<
  ReversePayment,
  'not-found' | 'stale' | 'payment-not-found' | 'payment-refunded'
> = {
  needs: ({ payment, departure, party }) => ({
    departures: [departure],
    payments: [payment],
    ...(party && { bookings: [party], bookingsWithPayments: [party.id] }),
  }),

  decide({ payment: paymentId, id, departure, party, notedBy }, state, { now }) {
    const before = party && findOnDaySheet(state, party);
    if (party && !before) return { refusal: { code: 'not-found' } };
    const payment = state.payments.get(paymentId);
    const isSamePayer =
      payment?.party === party?.id && (party !== undefined || payment?.departure === departure);
    if (!payment || !isSamePayer || payment.reverses !== undefined) {
      return { refusal: { code: 'payment-not-found' } };
    }
    const isReversed = [...state.payments.values()].some((each) => each.reverses === paymentId);
    if (isReversed) return before ? { booking: before } : {};
    if (before && before.departure !== departure) return { refusal: { code: 'stale' } };
    const cents = -payment.cents;
    const reversal = { ...payment, _id: id, cents, notedBy, notedAt: now, reverses: paymentId };
    if (party && paidCents([...state.paymentsOf(party.id), reversal]) < 0) {
      return { refusal: { code: 'payment-refunded' } };
    }
    const payments = [reversal];
    if (!before) return { changes: { payments } };
    const booking = countPayment(before);
    return { booking, changes: { bookings: [booking], payments } };
  },
};
