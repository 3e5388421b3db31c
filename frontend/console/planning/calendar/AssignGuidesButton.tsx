import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../ui/Alert';
import { useSubmit } from '../../../ui/use-submit';
import { explainFailure } from '../../explain-failure';
import { assignSuggestedGuides } from '../../guide-api';
import { refreshPlanning } from '../refresh-planning';
import button from '../../../ui/button.module.css';
import styles from './week.module.css';

interface Props {
  /** The first date. */
  from: string;
  dayCount: number;
  /** The number of departures that have a suggested guide. */
  suggestionCount: number;
}

/** A button that assigns all suggested guides on several days. Hidden if no guide is suggested. */
export function AssignGuidesButton({ from, dayCount, suggestionCount }: Props) {
  const client = useQueryClient();
  const [statusText, setStatusText] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    const { assigned } = await assignSuggestedGuides(from, dayCount);
    setStatusText(
      assigned === 1 ? '1 tour has a guide now.' : `${String(assigned)} tours have a guide now.`,
    );
    await refreshPlanning(client);
  });
  if (suggestionCount === 0 && statusText === '') return null;
  return (
    <div className={styles.assign}>
      {suggestionCount > 0 && (
        <button className={button.quiet} type="button" aria-disabled={sending} onClick={submit}>
          Assign{' '}
          {suggestionCount === 1
            ? 'the suggested guide'
            : `all ${String(suggestionCount)} suggested guides`}
        </button>
      )}
      <span role="status">{statusText}</span>
      {error !== null && <Alert>{explainFailure(error)}</Alert>}
    </div>
  );
}
