import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api/client';
import type { GuideName, TimeOffRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { deleteTimeOff, isNotFound } from '../guide-api';
import { AddTimeOffDialog } from './AddTimeOffDialog';
import { ConflictList } from './ConflictList';
import { refreshPlanning } from './refresh-planning';
import { timeOffQuery } from './time-off-query';
import { formatBookedCount, formatTimeOff } from './time-off-texts';
import { useFormatTourNames } from './use-format-tour-names';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import forms from '../forms/forms.module.css';
import styles from './time-off.module.css';

/**
 * Lists the guides' time off, with buttons that add and delete it.
 *
 * @param guides the guides to choose from; empty if there is only one
 */
export function TimeOff({ guides = [] }: { guides?: readonly GuideName[] | undefined }) {
  const client = useQueryClient();
  const { data: periods, error, refetch } = useQuery(timeOffQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [periodToDelete, setPeriodToDelete] = useState<TimeOffRecord | null>(null);
  /** The id of the period that was just added. */
  const [addedId, setAddedId] = useState<string | null>(null);
  const [statusText, setStatusText] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <section className={clsx(card.card, styles.timeOff)} aria-labelledby="time-off-title">
      <h2 id="time-off-title" ref={titleRef} tabIndex={-1}>
        Time off
      </h2>
      <p>Visitors can’t book tours during your time off. Booked tours aren’t canceled.</p>
      <div className={forms.actions}>
        <button
          className={button.quiet}
          type="button"
          onClick={() => {
            setStatusText('');
            setIsAdding(true);
          }}
        >
          Add time off
        </button>
        <span role="status">{statusText}</span>
      </div>
      {error !== null && (
        <Alert onRetry={() => void refetch()}>
          {periods ? 'This may be out of date.' : 'Your time off couldn’t be loaded.'}{' '}
          {errorSentence(error)}
        </Alert>
      )}
      {!periods && error === null && <p role="status">Loading…</p>}
      {periods?.length === 0 && <p>You have no time off planned.</p>}
      {periods && periods.length > 0 && (
        <ul className={styles.list}>
          {periods.map((period) => (
            <TimeOffItem
              key={period.id}
              timeOff={period}
              takesFocus={period.id === addedId}
              onDelete={() => {
                setStatusText('');
                setPeriodToDelete(period);
              }}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddTimeOffDialog
          guides={guides}
          focusFallbackRef={titleRef}
          onClose={() => {
            setIsAdding(false);
          }}
          onAdded={({ id, booked }) => {
            setAddedId(id);
            setStatusText(`Added. ${formatBookedCount(booked.length)}`);
          }}
        />
      )}
      {periodToDelete && (
        <ConfirmDialog
          title="Offer the tours on these days again?"
          text={`${formatTimeOff(periodToDelete)}: this time off will be deleted.`}
          action="Delete"
          onConfirm={async () => {
            try {
              await deleteTimeOff(periodToDelete.id);
            } catch (deleteError) {
              // The time off may have been deleted on another device.
              if (!isNotFound(deleteError)) throw deleteError;
            }
            await refreshPlanning(client);
            setStatusText('Deleted.');
          }}
          focusFallbackRef={titleRef}
          onClose={() => {
            setPeriodToDelete(null);
          }}
        />
      )}
    </section>
  );
}

interface ItemProps {
  timeOff: TimeOffRecord;
  /** Whether to focus the title, because the time off was just added. */
  takesFocus: boolean;
  onDelete: () => void;
}

function TimeOffItem({ timeOff, takesFocus, onDelete }: ItemProps) {
  const { id, tours, reason, booked, guideName } = timeOff;
  const datesText = formatTimeOff(timeOff);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus();
  }, [takesFocus]);
  return (
    <li>
      <h3 ref={titleRef} tabIndex={-1}>
        {datesText}
      </h3>
      <p>
        {guideName !== undefined && `${guideName}: `}
        {tours ? <TourNames ids={tours} /> : 'All tours'}
      </p>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      {booked.length > 0 && (
        <ConflictList
          departures={booked}
          conflict={id}
          intro="These tours are already booked. Keep, move, or cancel them."
          focusFallbackRef={titleRef}
        />
      )}
      <button
        className={button.danger}
        type="button"
        onClick={onDelete}
        aria-label={`Delete: ${datesText}`}
      >
        Delete
      </button>
    </li>
  );
}

/** The names of the tours with the given ids. */
function TourNames({ ids }: { ids: readonly string[] }) {
  const formatTourNames = useFormatTourNames();
  const names = formatTourNames(ids);
  return names === undefined ? 'Some tours' : `Only ${names}`;
}
