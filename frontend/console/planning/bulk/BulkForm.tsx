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
import { changeOf, EMPTY_DRAFT, selectionOf, type BulkDraft } from './bulk-draft';
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
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState<Preview | null>(null);
  const selection = selectionOf(draft);
  const list = useQuery(bulkQuery(selection));
  const listErrors = fieldErrorsOf(list.error);
  const change = (changes: Partial<BulkDraft>) => {
    setDraft({ ...draft, ...changes });
    setPreview(null);
  };
  const isChosen = ({ id, obstacle }: BulkDeparture) => !obstacle && !excluded.has(id);
  const { form, sending, errors, failure } = useForm(async () => {
    setPreview(null);
    const input = changeOf(draft);
    const all = list.data ?? (await list.refetch({ throwOnError: true })).data ?? [];
    const departures = all.filter(isChosen).map(({ id }) => id);
    const previewed = await previewBulkChange({ ...selection, departures, ...input });
    setPreview({ id: newKey(), action: draft.action, change: input, departures: previewed });
  });
  return (
    <div className={styles.columns}>
      <form {...form} className={styles.form} aria-labelledby="bulk-title">
        <SelectionFields draft={draft} onChange={change} errors={{ ...listErrors, ...errors }} />
        {list.isFetching && <p role="status">Loading…</p>}
        {list.error !== null && Object.keys(listErrors).length === 0 && (
          <Alert onRetry={() => void list.refetch()}>{errorSentence(list.error)}</Alert>
        )}
        {list.data && (
          <DepartureChoice
            departures={list.data}
            isChosen={isChosen}
            onChoose={(ids, isNowChosen) => {
              setExcluded(
                isNowChosen
                  ? new Set([...excluded].filter((id) => !ids.includes(id)))
                  : new Set([...excluded, ...ids]),
              );
              setPreview(null);
            }}
          />
        )}
        <ChangeFields draft={draft} onChange={change} errors={errors} />
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
