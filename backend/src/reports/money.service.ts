import { Injectable } from '@nestjs/common';
import { tourIdOf } from 'shared/departure-id';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from 'shared/payment-methods';
import { listOfId } from 'shared/tour-settings';
import type { Payment } from '../bookings/payment';
import { PaymentReportsService } from '../bookings/payment-reports.service';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import { GuideNamesService } from './guide-names.service';
import type { GuideMoney, MethodMoney, MoneyReport, MoneySums, TourMoney } from './money.dto';

type Sums = Record<keyof MoneySums, number>;

/** A sum of payments at a departure, or a debt. */
interface MoneyEntry {
  departure: string;
  date: string;
  /** Missing for debts. */
  method?: PaymentMethodKind;
  /** For the method OTHER, the name of the payment service, such as Wise. */
  service?: string;
  sums: Sums;
}

const ZERO_SUMS: Sums = { fareCents: 0, refundCents: 0, tipCents: 0, owedCents: 0 };

const SUM_FIELDS = {
  FARE: 'fareCents',
  DEPOSIT: 'fareCents',
  REFUND: 'refundCents',
  TIP: 'tipCents',
} as const satisfies Record<Payment['kind'], keyof MoneySums>;

/** Adds up payments and debts for reports. */
@Injectable()
export class MoneyService {
  constructor(
    private readonly payments: PaymentReportsService,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly guideNames: GuideNamesService,
  ) {}

  /** Returns the payments and debts at the departures between two dates. Both dates are inclusive. */
  async loadReport(from: string, to: string): Promise<MoneyReport> {
    const [sums, debts] = await Promise.all([
      this.payments.sumPayments(from, to),
      this.payments.findDebts(from, to),
    ]);
    const entries = [
      ...sums.map(({ kind, cents, ...sum }): MoneyEntry => ({
        ...sum,
        sums: { ...ZERO_SUMS, [SUM_FIELDS[kind]]: cents },
      })),
      ...debts.map(({ cents, ...debt }): MoneyEntry => ({
        ...debt,
        sums: { ...ZERO_SUMS, owedCents: cents },
      })),
    ];
    return {
      totals: addUp(entries),
      days: [...sumBy(entries, ({ date }) => date)]
        .map(([date, money]) => ({ date, ...money }))
        .sort((one, other) => one.date.localeCompare(other.date)),
      tours: await this.sumByTour(entries),
      guides: await this.sumByGuide(entries, from, to),
      methods: PAYMENT_METHOD_KINDS.flatMap((method) => sumByService(method, entries)),
    };
  }

  private async sumByTour(entries: MoneyEntry[]): Promise<TourMoney[]> {
    const tours = await this.tours.getAll();
    const places = new Map(tours.map(({ id, place }) => [id, place]));
    const positions = new Map(tours.map(({ id }, index) => [id, index]));
    return [...sumBy(entries, ({ departure }) => tourIdOf(departure))]
      .sort(([one], [other]) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0))
      .map(([id, money]) => {
        return { list: listOfId(id), place: places.get(id) ?? id, ...money };
      });
  }

  private async sumByGuide(entries: MoneyEntry[], from: string, to: string): Promise<GuideMoney[]> {
    const [leaders, onlyGuideId] = await Promise.all([
      this.departures.findLeaders(from, to),
      this.guideNames.findOnlyGuideId(),
    ]);
    const names = await this.guideNames.find([...new Set(leaders.values())]);
    const sums = sumBy(entries, ({ departure }) => {
      const id = leaders.get(departure) ?? onlyGuideId;
      return id !== undefined && names.has(id) ? id : undefined;
    });
    return [...sums]
      .map(([id, money]) => {
        const name = names.get(id ?? '');
        const guide = id === undefined || name === undefined ? undefined : { id, name };
        return { ...(guide && { guide }), ...money };
      })
      .sort((one, other) => (one.guide?.name ?? '').localeCompare(other.guide?.name ?? '', 'en'));
  }
}

/**
 * Returns a payment method's sums. The method OTHER has one row for each payment service; payments without the name of
 * a service come last.
 */
function sumByService(method: PaymentMethodKind, entries: MoneyEntry[]): MethodMoney[] {
  const sums = sumBy(
    entries.filter((entry) => entry.method === method),
    ({ service }) => service,
  );
  return [...sums]
    .sort(
      ([one], [other]) =>
        Number(one === undefined) - Number(other === undefined) ||
        (one ?? '').localeCompare(other ?? '', 'en'),
    )
    .map(([service, { fareCents, refundCents, tipCents }]) => ({
      method,
      ...(service !== undefined && { service }),
      fareCents,
      refundCents,
      tipCents,
    }));
}

function sumBy<Key>(entries: MoneyEntry[], keyOf: (entry: MoneyEntry) => Key): Map<Key, Sums> {
  const groups = new Map<Key, MoneyEntry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return new Map([...groups].map(([key, group]) => [key, addUp(group)]));
}

function addUp(entries: MoneyEntry[]): Sums {
  const sums = { ...ZERO_SUMS };
  for (const entry of entries) {
    for (const field of Object.keys(ZERO_SUMS) as (keyof Sums)[]) {
      sums[field] += entry.sums[field];
    }
  }
  return sums;
}
