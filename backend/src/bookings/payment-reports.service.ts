import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { LISTS, type ListName } from 'shared/tours';
import { inChunks } from '../database/chunks';
import { COLLECTIONS } from '../database/collections';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import type { Booking } from './booking';
import type { Payment } from './payment';
import { PaymentQueries } from './payment-queries';
import { balanceOf } from './rules/payments';

/** The sum of a departure's payments of one kind that were made with one method. */
type PaymentSum = Pick<Payment, 'departure' | 'date' | 'kind' | 'method' | 'service' | 'cents'>;

/** The amount that a party owes for its departure. */
type Debt = Pick<Payment, 'departure' | 'date' | 'cents'>;

/** A payment with the number of people that its party booked for. */
export interface PaymentWithPeople extends Payment {
  /** Missing for tips from a whole departure, and after the booking was deleted. */
  people?: number;
}

const DEBT_PROJECTION = {
  departure: 1,
  date: 1,
  status: 1,
  price: 1,
  people: 1,
  ages: 1,
  attendance: 1,
} as const;

/** Reads the payments and debts of the departures between two dates, inclusive. */
@Injectable()
export class PaymentReportsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly queries: PaymentQueries,
  ) {}

  sumPayments(from: string, to: string): Promise<PaymentSum[]> {
    return this.payments
      .aggregate<PaymentSum>([
        { $match: { date: { $gte: from, $lte: to } } },
        {
          $group: {
            // Groups of payments without a service have no `service` in their ids.
            _id: {
              departure: '$departure',
              date: '$date',
              kind: '$kind',
              method: '$method',
              service: '$service',
            },
            cents: { $sum: '$cents' },
          },
        },
        { $replaceWith: { $mergeObjects: ['$_id', { cents: '$cents' }] } },
      ])
      .toArray();
  }

  /** The payments in chunks, sorted by the date of the departure, and then by when they were noted. */
  async *findPayments(from: string, to: string): AsyncGenerator<PaymentWithPeople[]> {
    const payments = this.payments
      .find({ date: { $gte: from, $lte: to } })
      .sort({ date: 1, notedAt: 1, _id: 1 });
    for await (const chunk of inChunks(payments)) {
      const partySizes = await this.findPartySizes(chunk);
      yield chunk.map((payment) => {
        const people = partySizes.get(payment.party ?? '');
        return { ...payment, ...(people !== undefined && { people }) };
      });
    }
  }

  /** Returns the debts of the parties that came and haven't paid everything. */
  async findDebts(from: string, to: string): Promise<Debt[]> {
    const tours = await this.tours.getAll();
    const [bookedIds, canceledIds] = await Promise.all([
      this.departures.findEverBookedIds({ tours, from, to }),
      this.departures.findCanceledIds(from, to),
    ]);
    const departures = bookedIds.filter((id) => !canceledIds.has(id));
    const debts: Debt[] = [];
    for (const list of LISTS) {
      const parties = this.bookings(list)
        .find({
          departure: { $in: departures },
          status: 'booked',
          price: { $exists: true },
          'attendance.arrived': { $gt: 0 },
        })
        .project<Booking>(DEBT_PROJECTION);
      for await (const chunk of inChunks(parties)) {
        const payments = await this.queries.findByParties(chunk.map(({ _id }) => String(_id)));
        for (const party of chunk) {
          const { departure, date } = party;
          const { owed } = balanceOf(party, payments.get(String(party._id)) ?? [], false);
          if (owed > 0) debts.push({ departure, date, cents: owed });
        }
      }
    }
    return debts;
  }

  /** Returns the sizes of the payments' parties, keyed by booking id. */
  private async findPartySizes(payments: readonly Payment[]): Promise<Map<string, number>> {
    const bookings = await Promise.all(
      LISTS.map((list) => {
        const ids = payments.flatMap((payment) =>
          payment.list === list && payment.party !== undefined ? payment.party : [],
        );
        return this.bookings(list)
          .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
          .project<Pick<Booking, '_id' | 'people'>>({ people: 1 })
          .toArray();
      }),
    );
    return new Map(bookings.flat().map(({ _id, people }) => [String(_id), people]));
  }

  private get payments(): mongo.Collection<Payment> {
    return this.connection.collection<Payment>('payments');
  }

  private bookings(list: ListName): mongo.Collection<Booking> {
    return this.connection.collection<Booking>(COLLECTIONS[list]);
  }
}
