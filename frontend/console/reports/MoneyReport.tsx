import { useState } from 'react';
import { newYorkDate } from 'shared/new-york';
import { now } from '../../api/clock';
import type { MoneyReport as Report } from '../../api/schema';
import { Field } from '../../ui/Field';
import { CsvLinks } from './CsvLinks';
import { formatAmount } from './format-amount';
import { MoneyTable, type MoneyGrouping } from './MoneyTable';
import { namedRanges } from './named-ranges';
import { RangeReport } from './RangeReport';
import { loadMoney, paymentsCsvUrl, type DateRange } from './reports-api';
import field from '../../ui/field.module.css';
import styles from './reports.module.css';

/** The choices for the table's rows. */
const GROUPINGS: readonly (readonly [MoneyGrouping, string])[] = [
  ['days', 'Day'],
  ['tours', 'Tour'],
  ['guides', 'Guide'],
  ['methods', 'Way to pay'],
];

/** The payments and debts for the tours in a range of dates, with a download of the payments. */
export function MoneyReport() {
  return (
    <RangeReport title="Money" ranges={namedRanges(newYorkDate(now()))} load={loadMoney}>
      {(report, range) => <MoneyResult report={report} range={range} />}
    </RangeReport>
  );
}

function MoneyResult({ report, range }: { report: Report; range: DateRange }) {
  const [grouping, setGrouping] = useState<MoneyGrouping>('days');
  const { fareCents, refundCents, tipCents, owedCents } = report.totals;
  if (report.days.length === 0) {
    return <p>No payments for tours on these dates, and nobody owes anything.</p>;
  }
  return (
    <>
      <dl className={styles.totals}>
        <Total name="Fares" cents={fareCents} />
        {refundCents !== 0 && <Total name="Refunds" cents={refundCents} />}
        <Total name="Tips" cents={tipCents} />
        <Total name="Received" cents={fareCents + refundCents + tipCents} />
        <Total name="Owed" cents={owedCents} />
      </dl>
      <p className={field.hint}>
        Payments count on the day of their tour. Fares include deposits. Parties that came and
        haven’t paid owe their fares.
      </p>
      <div className={styles.range}>
        <Field label="A row for each">
          {(props) => (
            <select
              {...props}
              value={grouping}
              onChange={({ target }) => {
                setGrouping(target.value as MoneyGrouping);
              }}
            >
              {GROUPINGS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <CsvLinks content="payments" range={range} urlOf={paymentsCsvUrl} />
      </div>
      <MoneyTable report={report} grouping={grouping} />
    </>
  );
}

function Total({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatAmount(cents)}</dd>
    </div>
  );
}
