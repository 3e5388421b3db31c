import { tourIdOf } from 'shared/departure-id';
import type { PaymentWay } from 'shared/payment-methods';
import type { CommandDefinition } from '../decision';
import { findDeparture } from '../rules/departures';
import { isSamePayment } from '../rules/payments';

export interface NoteTip extends PaymentWay {
  /** The payment's id, which the guide's device generated. */
  payment: string;
  departure: string;
  /** A positive whole number. */
  cents: number;
  /** The id of the guide who notes the tip. */
  notedBy: string;
  notedAt: Date;
}

/** Notes a tip from a whole departure. Safe to repeat. */
export const noteTip: CommandDefinition<NoteTip, 'not-found' | 'payment-id-used'> = {
  needs: ({ payment, departure }) => ({ departures: [departure], payments: [payment] }),

  decide(command, state) {
    const { payment: id, departure: departureId, cents, method, service } = command;
    const { notedBy, notedAt } = command;
    const departure = findDeparture(state, departureId);
    if (!departure) return { refusal: { code: 'not-found' } };
    const payment = {
      _id: id,
      departure: departureId,
      tour: tourIdOf(departureId),
      date: departure.date,
      list: departure.list,
      kind: 'TIP' as const,
      cents,
      currency: 'USD' as const,
      method,
      ...(service !== undefined && { service }),
      notedBy,
      notedAt,
    };
    const earlierPayment = state.payments.get(id);
    if (!earlierPayment) return { changes: { payments: [payment] } };
    return isSamePayment(payment, earlierPayment) ? {} : { refusal: { code: 'payment-id-used' } };
  },
};
