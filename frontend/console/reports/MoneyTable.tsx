import clsx from 'clsx';
import { formatDate } from 'shared/new-york-texts';
import { paymentWayName } from 'shared/payment-methods';
import type { DayMoney, MoneyReport, MoneySums } from '../../api/schema';
import { formatAmount } from './format-amount';
import { WideTable } from './WideTable';
import styles from './reports.module.css';

/** The report's list that the table shows, with one row for each item. */
export type MoneyGrouping = Exclude<keyof MoneyReport, 'totals'>;

type Column = keyof MoneySums;

interface Row {
  /** Unique, unlike the names of guides. */
  key: string;
  name: string;
  /** The row's amounts. Rows for ways to pay have no owed amount. */
  sums: Partial<MoneySums>;
}

const COLUMNS: readonly (readonly [Column, string])[] = [
  ['fareCents', 'Fares'],
  ['tipCents', 'Tips'],
  ['owedCents', 'Owed'],
  // Refunds are last, because a narrow screen shows the last column only after scrolling.
  ['refundCents', 'Refunds'],
];

const ROW_TITLES: Readonly<Record<MoneyGrouping, string>> = {
  days: 'Day',
  tours: 'Tour',
  guides: 'Guide',
  methods: 'Way to pay',
};

/** A table with the sums of each day, tour, guide, or way to pay, and their totals. Omits columns without money. */
export function MoneyTable({ report, grouping }: { report: MoneyReport; grouping: MoneyGrouping }) {
  const { totals } = report;
  const title = ROW_TITLES[grouping];
  const rows = createRows(report, grouping);
  const columns = COLUMNS.filter(
    ([column]) =>
      (column !== 'owedCents' || grouping !== 'methods') &&
      rows.some(({ sums }) => (sums[column] ?? 0) !== 0),
  );
  return (
    <WideTable name={`Money by ${title.toLowerCase()}`}>
      <caption>Money by {title.toLowerCase()}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.map(([column, name]) => (
            <th key={column} className={styles.amount} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, sums }) => (
          <tr key={key}>
            <th className={clsx(grouping === 'days' && styles.date)} scope="row">
              {name}
            </th>
            {columns.map(([column]) => (
              <td key={column} className={styles.amount}>
                {formatAmount(sums[column] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {columns.map(([column]) => (
            <td key={column} className={styles.amount}>
              {formatAmount(totals[column])}
            </td>
          ))}
        </tr>
      </tfoot>
    </WideTable>
  );
}

function createRows({ days, tours, guides, methods }: MoneyReport, grouping: MoneyGrouping): Row[] {
  const isSameYear = yearOf(days[0]) === yearOf(days.at(-1));
  switch (grouping) {
    case 'days':
      return days.map((sums) => {
        const { date } = sums;
        return { key: date, name: isSameYear ? formatDate(date) : formatDateAndYear(date), sums };
      });
    case 'tours':
      return tours.map((sums) => {
        const name = `${sums.place}, by ${sums.list}`;
        return { key: name, name, sums };
      });
    case 'guides':
      return guides.map((sums) => {
        const { id = '', name = 'No guide' } = sums.guide ?? {};
        return { key: id, name, sums };
      });
    case 'methods':
      return methods.map((sums) => {
        const { method, service = '' } = sums;
        return { key: `${method} ${service}`, name: paymentWayName(sums), sums };
      });
  }
}

function yearOf(day: DayMoney | undefined): string | undefined {
  return day?.date.slice(0, 4);
}

function formatDateAndYear(date: string): string {
  return `${formatDate(date)}, ${date.slice(0, 4)}`;
}
