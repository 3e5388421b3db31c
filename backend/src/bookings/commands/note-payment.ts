import type { PaymentKind, PaymentWay } from 'shared/payment-methods';
import { isFixedPrice } from 'shared/party-price';
import type { Booking } from '../booking';
import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import type { Payment } from '../payment';
import type { Refusal } from '../refusal';
import { findOnDaySheet } from '../rules/bookings';
import { findDeparture } from '../rules/departures';
import { balanceOf, countPayment, isSamePayment } from '../rules/payments';
import { listOf, type State } from '../state';

export interface NotePayment extends PaymentWay {
  /** The payment's id, which the guide's device generated. */
  payment: string;
  departure: string;
  party: BookingRef;
  paymentKind: PaymentKind;
  /** A positive whole number, even for refunds. */
  cents: number;
  /** The id of the guide who notes the payment. */
  notedBy: string;
  notedAt: Date;
}

type AmountCode = 'already-paid' | 'nothing-owed' | 'fare-above-owed' | 'refund-above-paid';

/** Notes a payment from a party, or a refund to it. Safe to repeat. */
export const notePayment: CommandDefinition<
  NotePayment,
  'not-found' | 'stale' | 'payment-id-used' | 'cancelled' | AmountCode
> = {
  needs: ({ payment, departure, party }) => ({
    departures: [departure],
    bookings: [party],
    payments: [payment],
    bookingsWithPayments: [party.id],
  }),

  decide(command, state) {
    const { payment: id, party, paymentKind: kind, method, service, notedBy, notedAt } = command;
    const before = findOnDaySheet(state, party);
    if (!before) return { refusal: { code: 'not-found' } };
    const payment: Payment = {
      _id: id,
      departure: before.departure,
      tour: before.tour,
      date: before.date,
      list: listOf(before),
      party: party.id,
      kind,
      cents: kind === 'REFUND' ? -command.cents : command.cents,
      currency: 'USD',
      method,
      ...(service !== undefined && { service }),
      notedBy,
      notedAt,
    };
    const earlierPayment = state.payments.get(id);
    if (earlierPayment) {
      return isSamePayment(payment, earlierPayment)
        ? { booking: before }
        : { refusal: { code: 'payment-id-used' } };
    }
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    const refusal = checkAmount(before, command, state);
    if (refusal) return { refusal };
    const booking = countPayment(before);
    return { booking, changes: { bookings: [booking], payments: [payment] } };
  },
};

function checkAmount(
  booking: Booking,
  { party, paymentKind, cents }: NotePayment,
  state: State,
): Refusal<'cancelled' | AmountCode> | undefined {
  if (paymentKind === 'TIP') return undefined;
  const departure = findDeparture(state, booking.departure);
  const isDepartureCanceled = departure?.state === 'cancelled';
  const { owed, paid } = balanceOf(booking, state.paymentsOf(party.id), isDepartureCanceled);
  if (paymentKind === 'REFUND') {
    return cents > paid ? { code: 'refund-above-paid', cents: paid } : undefined;
  }
  if (booking.status === 'cancelled' || isDepartureCanceled) return { code: 'cancelled' };
  if (!isFixedPrice(booking.price) || cents <= owed) return undefined;
  if (owed > 0) return { code: 'fare-above-owed', cents: owed };
  return { code: paid > 0 ? 'already-paid' : 'nothing-owed' };
}
