import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../../api/idempotency-key';
import { errorSentence, fieldErrorsOf } from '../../../api/client';
import type { BulkDeparture } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import { useForm } from '../../forms/use-form';
import { previewBulkChange } from '../../guide-api';
import { BulkPreview, type Preview } from './BulkPreview';
import { bulkQuery } from './bulk-query';
import { toChangeInput, EMPTY_DRAFT, toSelectionInput, type BulkDraft } from './bulk-draft';
import { ChangeFields } from './ChangeFields';
import { DepartureChoice } from './DepartureChoice';
import { SelectionFields } from './SelectionFields';
import button from '../../../ui/button.module.css';
import dialog from '../../../ui/dialog.module.css';
import styles from './bulk.module.css';

/** A form for choosing departures and a change. The guide makes the change in the preview beside the form. */
export function BulkForm() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  /** The ids of the departures that the guide has excluded. */
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState<Preview | null>(null);
  const selection = toSelectionInput(draft);
  const departuresQuery = useQuery(bulkQuery(selection));
  const selectionErrors = fieldErrorsOf(departuresQuery.error);
  const changeDraft = (changes: Partial<BulkDraft>) => {
    setDraft({ ...draft, ...changes });
    setPreview(null);
  };
  const isChosen = ({ id, obstacle }: BulkDeparture) => !obstacle && !excludedIds.has(id);
  const { form, sending, errors, failure } = useForm(async () => {
    setPreview(null);
    const input = toChangeInput(draft);
    const departuresResult = departuresQuery.data
      ? departuresQuery
      : await departuresQuery.refetch({ throwOnError: true });
    const allDepartures = departuresResult.data ?? [];
    const departures = allDepartures.filter(isChosen).map(({ id }) => id);
    const previewedDepartures = await previewBulkChange({ ...selection, departures, ...input });
    setPreview({
      id: newKey(),
      action: draft.action,
      change: input,
      departures: previewedDepartures,
    });
  });
  return (
    <div className={styles.columns}>
      <form {...form} className={styles.form} aria-labelledby="bulk-title">
        <SelectionFields
          draft={draft}
          onChange={changeDraft}
          errors={{ ...selectionErrors, ...errors }}
        />
        {departuresQuery.isFetching && <p role="status">Loading…</p>}
        {departuresQuery.error !== null && Object.keys(selectionErrors).length === 0 && (
          <Alert onRetry={() => void departuresQuery.refetch()}>
            {errorSentence(departuresQuery.error)}
          </Alert>
        )}
        {departuresQuery.data && (
          <DepartureChoice
            departures={departuresQuery.data}
            isChosen={isChosen}
            onChoose={(ids, isNowChosen) => {
              setExcludedIds(
                isNowChosen
                  ? new Set([...excludedIds].filter((id) => !ids.includes(id)))
                  : new Set([...excludedIds, ...ids]),
              );
              setPreview(null);
            }}
          />
        )}
        <ChangeFields draft={draft} onChange={changeDraft} errors={errors} />
        {failure && <Alert>{failure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Preview
          </button>
        </div>
      </form>
      <BulkPreview key={preview?.id} preview={preview} />
    </div>
  );
}
