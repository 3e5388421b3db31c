import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { ApiError } from '../../../api/client';
import * as labels from '../../../api/labels';
import type { BulkChangeInput, BulkChangeRecord, BulkDeparture } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import { useSubmit } from '../../../ui/use-submit';
import { explainFailure } from '../../explain-failure';
import { formatPeople } from '../../format-people';
import { carryOutBulkChange, undoBulkChange } from '../../guide-api';
import { refreshPlanning } from '../refresh-planning';
import type { BulkAction } from './bulk-draft';
import { BULK_KEY } from './bulk-query';
import { describeBooked, describeEmails, formatDepartures } from './bulk-texts';
import button from '../../../ui/button.module.css';
import forms from '../../forms/forms.module.css';
import styles from './bulk.module.css';

/** A change that the guide has previewed. */
export interface Preview {
  /** The id of the change. Repeating a change with the same id has no effect. */
  id: string;
  action: BulkAction;
  change: Omit<BulkChangeInput, 'departures'>;
  departures: readonly BulkDeparture[];
}

interface Props {
  /** Null until the guide requests a preview. */
  preview: Preview | null;
}

/** Shows the effects of a change, and makes the change when the guide confirms it. */
export function BulkPreview({ preview }: Props) {
  return (
    <section className={styles.preview} aria-labelledby="bulk-preview-title">
      {preview ? (
        <PreviewedChange preview={preview} />
      ) : (
        <>
          <h3 id="bulk-preview-title">Preview</h3>
          <p>Before anything changes, you’ll see here what will happen.</p>
        </>
      )}
    </section>
  );
}

function PreviewedChange({ preview }: { preview: Preview }) {
  const { id, action, change, departures } = preview;
  const client = useQueryClient();
  const [result, setResult] = useState<BulkChangeRecord | null>(null);
  const [isUndone, setIsUndone] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const changedDepartures = departures.filter(({ isChanged }) => isChanged);
  const blockedDepartures = departures.filter(({ obstacle }) => obstacle);
  const unchangedCount = departures.length - changedDepartures.length - blockedDepartures.length;
  const refresh = () =>
    Promise.all([refreshPlanning(client), client.invalidateQueries({ queryKey: BULK_KEY })]);
  const { sending, error, submit } = useSubmit(async () => {
    const expectedRevisions = changedDepartures.map((departure) => ({
      id: departure.id,
      revision: departure.revision,
    }));
    try {
      setResult(await carryOutBulkChange(id, { ...change, departures: expectedRevisions }));
    } finally {
      void refresh();
    }
  });
  const undoAction = useSubmit(async () => {
    await undoBulkChange(id);
    setIsUndone(true);
    void refresh();
  });
  // The title changes at each step, so that screen readers announce the step.
  useEffect(() => {
    titleRef.current?.focus();
  }, [result, isUndone]);

  if (result) {
    const { changed: changedIds, failed, undoUntil } = result;
    return (
      <>
        <h3 id="bulk-preview-title" ref={titleRef} tabIndex={-1}>
          {isUndone ? 'Undone' : `Changed ${formatDepartures(changedIds.length)}`}
        </h3>
        {isUndone && <p>Restored {formatDepartures(changedIds.length)}.</p>}
        {failed && (
          <Alert>
            The rest wasn’t changed. {failed.message} Press “Preview” to see what is left.
          </Alert>
        )}
        {undoAction.error !== null && <Alert>{explainFailure(undoAction.error)}</Alert>}
        {undoUntil !== undefined && !isUndone && (
          <div className={forms.actions}>
            <button
              className={button.quiet}
              type="button"
              aria-disabled={undoAction.sending}
              onClick={undoAction.submit}
            >
              Undo
            </button>
            <span>Until {formatTime(newYorkTime(new Date(undoUntil)))}</span>
          </div>
        )}
      </>
    );
  }
  const isCancellation = action === 'cancelled';
  const verb = isCancellation ? 'Cancel' : 'Change';
  return (
    <>
      <h3 id="bulk-preview-title" ref={titleRef} tabIndex={-1}>
        {changedDepartures.length === 0
          ? 'This changes nothing'
          : `This ${verb.toLowerCase()}s ${formatDepartures(changedDepartures.length)}`}
      </h3>
      {changedDepartures.length > 0 && (
        <>
          <p>{describeBooked(changedDepartures)}</p>
          <DepartureList
            departures={changedDepartures.filter(({ people, waiting }) => people + waiting > 0)}
          />
          <p>{describeEmails(changedDepartures, action)}</p>
        </>
      )}
      {unchangedCount > 0 && (
        <p>Unaffected, or already canceled: {formatDepartures(unchangedCount)}.</p>
      )}
      {blockedDepartures.length > 0 && (
        <>
          <p>{formatDepartures(blockedDepartures.length)} can’t be changed:</p>
          <DepartureList departures={blockedDepartures} />
        </>
      )}
      {error !== null && (
        <Alert>
          {explainFailure(error)}{' '}
          {error instanceof ApiError && error.status === 409
            ? 'Nothing was changed. Press “Preview” to see the current departures.'
            : 'You can safely try again: no departure is changed twice.'}
        </Alert>
      )}
      {changedDepartures.length > 0 && (
        <div className={forms.actions}>
          <button
            className={isCancellation ? button.danger : button.button}
            type="button"
            aria-disabled={sending}
            onClick={submit}
          >
            {verb} {formatDepartures(changedDepartures.length)}
          </button>
        </div>
      )}
    </>
  );
}

/**
 * Lists departures with their numbers of people, and with the new start time or the reason why they can't be changed.
 */
function DepartureList({ departures }: { departures: readonly BulkDeparture[] }) {
  if (departures.length === 0) return null;
  return (
    <ul className={styles.booked}>
      {departures.map((departure) => {
        const { id, list, place, date, startTime, newStartTime, people, waiting, obstacle } =
          departure;
        const start = formatTime(startTime);
        const counts = [
          ...(people > 0 ? [formatPeople(people)] : []),
          ...(waiting > 0 ? [`${String(waiting)} waiting`] : []),
        ].join(', ');
        return (
          <li key={id}>
            <strong>
              {formatDayAndDate(date)},{' '}
              {newStartTime === undefined
                ? start
                : `${formatTime(newStartTime)} instead of ${start}`}
              : {list === 'night' ? `${place} by night` : place}
            </strong>
            {counts !== '' && <span> {counts}</span>}
            {obstacle && <span> {labels.BulkDeparture.obstacle[obstacle]}</span>}
          </li>
        );
      })}
    </ul>
  );
}
