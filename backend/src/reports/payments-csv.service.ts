import { Injectable } from '@nestjs/common';
import { parseDepartureId } from 'shared/departure-id';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { paymentWayName } from 'shared/payment-methods';
import type { Payment } from '../bookings/payment';
import { PaymentReportsService, type PaymentWithPeople } from '../bookings/payment-reports.service';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { amountCell, BYTE_ORDER_MARK, csvLine, type CsvSeparator } from './csv';
import { GuideNamesService } from './guide-names.service';

/**
 * The columns of the file. `Guide` is the guide who led the departure. `Payment` is the payment's id. `Reverses` is the
 * id of a reversed payment.
 */
const COLUMNS = [
  'Date',
  'Start',
  'List',
  'Place',
  'Guide',
  'People',
  'Kind',
  'Method',
  'Amount (USD)',
  'Noted at (New York)',
  'Noted by',
  'Payment',
  'Reverses',
];

/** Exports payments as CSV. */
@Injectable()
export class PaymentsCsvService {
  constructor(
    private readonly payments: PaymentReportsService,
    private readonly departures: DeparturesService,
    private readonly guideNames: GuideNamesService,
  ) {}

  /** Returns the CSV lines, a few at a time, sorted by the departure's date. Both dates are inclusive. */
  async *exportLines(from: string, to: string, separator: CsvSeparator): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS, separator);
    const onlyGuideId = await this.guideNames.findOnlyGuideId();
    for await (const payments of this.payments.findPayments(from, to)) {
      const departures = await this.departures.getMany(payments.map(({ departure }) => departure));
      const leaderIdOf = ({ departure }: Payment) =>
        departures.get(departure)?.ledBy ?? onlyGuideId;
      const names = await this.guideNames.find(
        payments.flatMap((payment) => [payment.notedBy, leaderIdOf(payment) ?? '']),
      );
      yield payments
        .map((payment) =>
          csvLine(
            cellsOf(payment, departures.get(payment.departure), {
              guide: names.get(leaderIdOf(payment) ?? '') ?? '',
              notedBy: names.get(payment.notedBy) ?? '',
              amount: amountCell(payment.cents, separator),
            }),
            separator,
          ),
        )
        .join('');
    }
  }
}

/** @param departure undefined if the tour was deleted */
function cellsOf(
  payment: PaymentWithPeople,
  departure: Departure | undefined,
  { guide, notedBy, amount }: { guide: string; notedBy: string; amount: string },
): string[] {
  const { date, list, tour, people, kind, notedAt, _id, reverses = '' } = payment;
  return [
    date,
    departure?.startTime ?? parseDepartureId(payment.departure)?.start ?? '',
    list,
    departure?.place ?? tour,
    guide,
    people === undefined ? '' : String(people),
    kind.toLowerCase(),
    paymentWayName(payment),
    amount,
    `${newYorkDate(notedAt)} ${newYorkTime(notedAt)}`,
    notedBy,
    _id,
    reverses,
  ];
}
