import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newYorkDate } from 'shared/new-york';
import { errorSentence, fieldErrorsOf } from '../../api/client';
import { now } from '../../api/clock';
import type { MoneyReport as Report } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { InputField } from '../forms/InputField';
import { formatAmount } from './format-amount';
import { moneyRanges } from './money-ranges';
import { MoneyTable, type MoneyRows } from './MoneyTable';
import { loadMoney, paymentsCsvUrl, type DateRange } from './reports-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import styles from './reports.module.css';

const ROWS: readonly (readonly [MoneyRows, string])[] = [
  ['days', 'Day'],
  ['tours', 'Tour'],
  ['guides', 'Guide'],
  ['methods', 'Way to pay'],
];

/** The payments and debts for the tours in a range of dates, with a download of the payments. */
export function MoneyReport() {
  const ranges = moneyRanges(newYorkDate(now()));
  const [range, setRange] = useState(ranges[0].range);
  const [typed, setTyped] = useState(range);
  const query = useQuery({ queryKey: ['money', range], queryFn: () => loadMoney(range) });
  const { data: report, error, isFetching, refetch } = query;
  const errors = fieldErrorsOf(error);
  const isRangeRefused = Object.keys(errors).length > 0;
  const show = (dates: DateRange) => {
    setTyped(dates);
    if (dates.from === range.from && dates.to === range.to) void refetch();
    else setRange(dates);
  };
  return (
    <section
      className={clsx(card.card, styles.report)}
      aria-labelledby="money-title"
      aria-busy={isFetching}
    >
      <h2 id="money-title">Money</h2>
      <form
        className={styles.range}
        aria-labelledby="money-title"
        onSubmit={(event) => {
          event.preventDefault();
          show(typed);
        }}
      >
        <InputField
          label="From"
          type="date"
          error={errors.from}
          value={typed.from}
          onChange={(from) => {
            setTyped({ ...typed, from });
          }}
        />
        <InputField
          label="To"
          type="date"
          error={errors.to}
          value={typed.to}
          onChange={(to) => {
            setTyped({ ...typed, to });
          }}
        />
        <button className={button.button} type="submit" aria-disabled={isFetching}>
          Show
        </button>
      </form>
      <div className={styles.ranges} role="group" aria-label="Months and years">
        {ranges.map(({ name, range: dates }) => (
          <button
            key={name}
            className={clsx(button.quiet, button.small)}
            type="button"
            onClick={() => {
              show(dates);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {error !== null && !isRangeRefused && (
        <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>
      )}
      {report && <MoneyResult report={report} range={range} />}
    </section>
  );
}

function MoneyResult({ report, range }: { report: Report; range: DateRange }) {
  const [rows, setRows] = useState<MoneyRows>('days');
  const { fareCents, refundCents, tipCents, owedCents } = report.totals;
  if (report.days.length === 0) {
    return <p role="status">No payments for tours on these dates, and nobody owes anything.</p>;
  }
  return (
    <>
      <dl className={styles.totals}>
        <Total name="Fares" cents={fareCents} />
        {refundCents !== 0 && <Total name="Refunds" cents={refundCents} />}
        <Total name="Tips" cents={tipCents} />
        <Total name="Came in" cents={fareCents + refundCents + tipCents} />
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
              value={rows}
              onChange={({ target }) => {
                setRows(target.value as MoneyRows);
              }}
            >
              {ROWS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <a className={button.quiet} href={paymentsCsvUrl(range)} download>
          Download payments (CSV)
        </a>
      </div>
      <MoneyTable report={report} rows={rows} />
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
