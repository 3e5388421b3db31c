import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndDate } from 'shared/new-york-texts';
import { specialDayTitles } from 'shared/words/en/special-days';
import { errorSentence } from '../../api/client';
import type { SpecialDayRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { explainFailure } from '../explain-failure';
import { setSpecialDayOpen } from '../guide-api';
import { refreshPlanning } from './refresh-planning';
import { specialDaysQuery } from './special-days-query';
import { useFormatTourNames } from './use-format-tour-names';
import card from '../../ui/card.module.css';
import styles from './special-days.module.css';

/** Lists the special days that affect tours, each with a checkbox that offers its closed tours anyway. */
export function SpecialDays() {
  const { data: allDays, error, refetch } = useQuery(specialDaysQuery);
  const affectedDays = allDays?.filter(
    ({ closedTours, hardTours }) => closedTours.length > 0 || hardTours.length > 0,
  );
  return (
    <section className={clsx(card.card, styles.specialDays)} aria-labelledby="special-days-title">
      <h2 id="special-days-title">Special days</h2>
      <p>
        Tours that can’t be walked on these days are closed. If a tour needs detours, its page and
        its tickets mention that.
      </p>
      {error !== null && (
        <Alert onRetry={() => void refetch()}>
          {allDays ? 'This may be out of date.' : 'The special days couldn’t be loaded.'}{' '}
          {errorSentence(error)}
        </Alert>
      )}
      {!allDays && error === null && <p role="status">Loading…</p>}
      {affectedDays?.length === 0 && <p>No special day in the next year affects your tours.</p>}
      {affectedDays && affectedDays.length > 0 && (
        <ul>
          {affectedDays.map((day) => (
            <SpecialDay key={day.name} day={day} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SpecialDay({ day }: { day: SpecialDayRecord }) {
  const { name, date, closedTours, hardTours: toursWithDetours } = day;
  const client = useQueryClient();
  const formatTourNames = useFormatTourNames();
  /** The choice that is being saved; null if nothing is being saved. */
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isOpen = pendingChoice ?? day.isOpen;
  const title = specialDayTitles[name];
  const formatTours = (ids: readonly string[]) =>
    formatTourNames(ids) ?? (ids.length === 1 ? '1 tour' : `${String(ids.length)} tours`);
  const save = async (shouldOpen: boolean) => {
    if (pendingChoice !== null) return;
    setPendingChoice(shouldOpen);
    setIsSaved(false);
    setFailure(null);
    try {
      await setSpecialDayOpen(name, shouldOpen);
      setIsSaved(true);
      await refreshPlanning(client);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setPendingChoice(null);
    }
  };
  return (
    <li>
      <h3>
        {formatDayAndDate(date)}: {title}
      </h3>
      {closedTours.length > 0 && (
        <p>
          {isOpen ? 'Offered anyway' : 'Closed'}: {formatTours(closedTours)}
        </p>
      )}
      {toursWithDetours.length > 0 && <p>With detours: {formatTours(toursWithDetours)}</p>}
      {closedTours.length > 0 && (
        <>
          <label>
            <input
              type="checkbox"
              aria-label={`Offer these tours anyway: ${title}`}
              checked={isOpen}
              onChange={({ target }) => void save(target.checked)}
            />
            Offer these tours anyway
          </label>
          <p role="status">
            {isSaved && (isOpen ? 'Visitors can book them now.' : 'They’re closed again.')}
          </p>
          {failure !== null && <Alert>This wasn’t saved. {explainFailure(failure)}</Alert>}
        </>
      )}
    </li>
  );
}
