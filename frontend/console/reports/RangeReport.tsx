import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatDate } from 'shared/new-york-texts';
import { errorSentence, fieldErrorsOf } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { InputField } from '../forms/InputField';
import type { NamedRange } from './named-ranges';
import type { DateRange } from './reports-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './reports.module.css';

interface Props<Report> {
  title: string;
  /** The text below the title. */
  intro?: ReactNode;
  /** The ranges that have a button. The report starts with the first one. */
  ranges: readonly [NamedRange, ...NamedRange[]];
  load: (range: DateRange) => Promise<Report>;
  /** Renders the report of a range. */
  children: (report: Report, range: DateRange) => ReactNode;
}

/** A report on a range of dates that the guide chooses. */
export function RangeReport<Report>({ title, intro, ranges, load, children }: Props<Report>) {
  const [range, setRange] = useState(ranges[0].range);
  const [typedRange, setTypedRange] = useState(range);
  const query = useQuery({ queryKey: [title, range], queryFn: () => load(range) });
  const { data: report, error, isFetching, refetch } = query;
  const titleId = `report-${title.toLowerCase()}`;
  const errors = fieldErrorsOf(error);
  const isRangeInvalid = Object.keys(errors).length > 0;
  const showRange = (newRange: DateRange) => {
    setTypedRange(newRange);
    if (newRange.from === range.from && newRange.to === range.to) void refetch();
    else setRange(newRange);
  };
  return (
    <section
      className={clsx(card.card, styles.report)}
      aria-labelledby={titleId}
      aria-busy={isFetching}
    >
      <h2 id={titleId}>{title}</h2>
      {intro}
      <form
        className={styles.range}
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          showRange(typedRange);
        }}
      >
        <InputField
          label="From"
          type="date"
          error={errors.from}
          value={typedRange.from}
          onChange={(from) => {
            setTypedRange({ ...typedRange, from });
          }}
        />
        <InputField
          label="To"
          type="date"
          error={errors.to}
          value={typedRange.to}
          onChange={(to) => {
            setTypedRange({ ...typedRange, to });
          }}
        />
        <button className={button.button} type="submit" aria-disabled={isFetching}>
          Show
        </button>
      </form>
      <div
        className={styles.ranges}
        role="group"
        aria-label={`Common date ranges for ${title.toLowerCase()}`}
      >
        {ranges.map(({ name, range: namedRange }) => (
          <button
            key={name}
            className={clsx(button.quiet, button.small)}
            type="button"
            onClick={() => {
              showRange(namedRange);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {error !== null && !isRangeInvalid && (
        <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>
      )}
      <p className={screenReader.only} role="status">
        {report !== undefined && !isFetching && describeRange(range)}
      </p>
      {report !== undefined && children(report, range)}
    </section>
  );
}

function describeRange({ from, to }: DateRange): string {
  return `Showing ${formatDate(from)}, ${from.slice(0, 4)}, to ${formatDate(to)}, ${to.slice(0, 4)}.`;
}
