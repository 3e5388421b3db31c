import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import type { Payment } from './payment';

/** Reads payments. Only the ledger writes them. */
@Injectable()
export class PaymentQueries {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns the payments of parties, oldest first, keyed by booking id. Omits parties without payments. */
  async findByParties(ids: string[]): Promise<Map<string, Payment[]>> {
    const paymentsByParty = new Map<string, Payment[]>();
    if (ids.length === 0) return paymentsByParty;
    for (const payment of await this.find({ party: { $in: ids } })) {
      const { party = '' } = payment;
      paymentsByParty.set(party, [...(paymentsByParty.get(party) ?? []), payment]);
    }
    return paymentsByParty;
  }

  /** Returns the tips from a whole departure and their reversals, oldest first. */
  findTips(departure: string): Promise<Payment[]> {
    return this.find(tipsFilter([departure]));
  }

  /** Counts the tips from whole departures and their reversals. */
  countTips(departures: string[]): Promise<number> {
    return this.payments.countDocuments(tipsFilter(departures));
  }

  private async find(filter: mongo.Filter<Payment>): Promise<Payment[]> {
    const payments = await this.payments.find(filter).toArray();
    return payments.sort((one, other) => one.notedAt.getTime() - other.notedAt.getTime());
  }

  private get payments(): mongo.Collection<Payment> {
    return this.connection.collection<Payment>('payments');
  }
}

/**
 * Returns the filter for tips from whole departures. `party: null` matches payments without a party, and lets MongoDB
 * use the index.
 */
function tipsFilter(departures: string[]): mongo.Filter<Payment> {
  return { departure: { $in: departures }, party: null as never };
}
