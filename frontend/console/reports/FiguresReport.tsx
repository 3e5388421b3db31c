import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, newYorkDate } from 'shared/new-york';
import { errorSentence } from '../../api/client';
import { now } from '../../api/clock';
import type { Figures } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { formatPeople } from '../format-people';
import { CsvLinks } from './CsvLinks';
import { PlacesTable } from './PlacesTable';
import { bookingsCsvUrl, loadFigures } from './reports-api';
import { WeeksChart } from './WeeksChart';
import card from '../../ui/card.module.css';
import styles from './reports.module.css';

/** The ranges to choose from. `first` and `last` are days relative to today. */
const RANGES = [
  { name: 'Last 4 weeks', first: -27, last: 0 },
  { name: 'Last 13 weeks', first: -90, last: 0 },
  { name: 'Last 12 months', first: -364, last: 0 },
  { name: 'Next 90 days', first: 1, last: 90 },
] as const;

/** Figures about the bookings in a range of dates, and a download of those bookings. */
export function FiguresReport() {
  const [rangeIndex, setRangeIndex] = useState(0);
  const { first, last } = RANGES[rangeIndex] ?? RANGES[0];
  const today = newYorkDate(now());
  const range = { from: addDays(today, first), to: addDays(today, last) };
  const {
    data: figures,
    error,
    refetch,
  } = useQuery({ queryKey: ['figures', range], queryFn: () => loadFigures(range) });
  return (
    <section
      className={clsx(card.card, styles.report)}
      aria-labelledby="figures-title"
      aria-busy={!figures && !error}
    >
      <h2 id="figures-title">Figures</h2>
      <div className={styles.range}>
        <Field label="Dates">
          {(props) => (
            <select
              {...props}
              value={rangeIndex}
              onChange={(event) => {
                setRangeIndex(Number(event.target.value));
              }}
            >
              {RANGES.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <CsvLinks content="bookings" range={range} urlOf={bookingsCsvUrl} />
      </div>
      {error !== null && <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>}
      {figures && <FiguresSummary figures={figures} />}
    </section>
  );
}

function FiguresSummary({ figures }: { figures: Figures }) {
  const { weeks, places, cancelled: canceled, noShowRate, leadTime } = figures;
  const totalPeople = places.reduce((sum, place) => sum + place.people, 0);
  const recordedPeople = places.reduce((sum, place) => sum + place.noted, 0);
  if (totalPeople === 0) {
    return (
      <>
        <p>No bookings on these dates.</p>
        {canceled.departures > 0 && <p>Canceled: {describeCanceled(canceled)}.</p>}
      </>
    );
  }
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>People</dt>
          <dd>{totalPeople}</dd>
        </div>
        <div>
          <dt>No-shows</dt>
          <dd>
            {noShowRate === null
              ? 'not recorded'
              : `${formatPercent(noShowRate)} of the ${String(recordedPeople)} recorded`}
          </dd>
        </div>
        <div>
          <dt>Booked ahead (median)</dt>
          <dd>{leadTime === null ? 'only walk-ins' : formatDays(leadTime)}</dd>
        </div>
        {canceled.departures > 0 && (
          <div>
            <dt>Canceled</dt>
            <dd>{describeCanceled(canceled)}</dd>
          </div>
        )}
      </dl>
      <h3>People by week</h3>
      <WeeksChart weeks={weeks} />
      <h3>People by place</h3>
      <PlacesTable places={places} />
    </>
  );
}

function formatPercent(rate: number): string {
  return `${(rate * 100).toFixed(1).replace(/\.0$/, '')}%`;
}

/** Describes canceled tours, with the number of people who had booked. */
function describeCanceled({ departures, people }: Figures['cancelled']): string {
  return `${String(departures)} ${departures === 1 ? 'tour' : 'tours'}, ${formatPeople(people)}`;
}

function formatDays(days: number): string {
  return `${String(days)} ${days === 1 ? 'day' : 'days'}`;
}
