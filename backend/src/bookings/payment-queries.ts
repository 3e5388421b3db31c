import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import type { Payment } from './payment';

const OLDEST_FIRST = { notedAt: 1, _id: 1 } as const;

/** Reads payments. Only the ledger writes them. */
@Injectable()
export class PaymentQueries {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns the payments of parties by the ids of their bookings, oldest first. Omits parties without payments. */
  async findByParties(ids: string[]): Promise<Map<string, Payment[]>> {
    const found = new Map<string, Payment[]>();
    if (ids.length === 0) return found;
    const payments = this.payments.find({ party: { $in: ids } }).sort(OLDEST_FIRST);
    for await (const payment of payments) {
      const { party = '' } = payment;
      found.set(party, [...(found.get(party) ?? []), payment]);
    }
    return found;
  }

  /** Returns the tips from a whole departure and their reversals, oldest first. */
  findTips(departure: string): Promise<Payment[]> {
    return this.payments
      .find(tipsAt([departure]))
      .sort(OLDEST_FIRST)
      .toArray();
  }

  /** Counts the tips from whole departures and their reversals. */
  countTips(departures: string[]): Promise<number> {
    return this.payments.countDocuments(tipsAt(departures));
  }

  private get payments(): mongo.Collection<Payment> {
    return this.connection.collection<Payment>('payments');
  }
}

/** The filter for tips from whole departures. `null` matches payments without a party, and uses the index. */
function tipsAt(departures: string[]): mongo.Filter<Payment> {
  return { departure: { $in: departures }, party: null as never };
}
