import { Schema } from 'mongoose';
import type { PaymentKind, PaymentWay } from 'shared/payment-methods';
import type { ListName } from 'shared/tours';

/**
 * Money that a guide received or returned. Payments are never changed or deleted: a mistake is corrected with a
 * reversal. They contain no personal data about visitors, so they are kept when bookings are anonymized.
 */
export interface Payment extends PaymentWay {
  /** The id that the guide's device generated; for reversals, an id from the server. */
  _id: string;
  departure: string;
  tour: string;
  /** The departure's date, `YYYY-MM-DD`. */
  date: string;
  list: ListName;
  /** The id of the party's booking; missing for a tip from a whole departure. */
  party?: string;
  kind: PaymentKind;
  /**
   * In whole cents. Negative for refunds, and for the reversals of other payments, so that adding up all payments gives
   * the amount received.
   */
  cents: number;
  currency: 'USD';
  /** The id of the guide who noted the payment. */
  notedBy: string;
  notedAt: Date;
  /** The id of the payment that this one reverses. Each payment has at most one reversal. */
  reverses?: string;
}

/** Declares only the indexes, because the ledger writes payments without Mongoose. */
export const paymentSchema = new Schema<Payment>({}, { versionKey: false, collection: 'payments' })
  .index({ party: 1 }, { sparse: true })
  .index({ departure: 1, party: 1 })
  .index({ date: 1, notedAt: 1, _id: 1 })
  .index({ reverses: 1 }, { unique: true, sparse: true });
