import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence, fieldErrorsOf } from '../../api/client';
import type { GuideChoice, LedDepartureRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { useForm } from '../forms/use-form';
import { assignGuide, getGuideChoices } from '../guide-api';
import { refreshPlanning } from './refresh-planning';
import button from '../../ui/button.module.css';
import styles from './leader-form.module.css';

interface Props {
  departure: Pick<LedDepartureRecord, 'id' | 'ledBy'>;
  /**
   * Called with the guide's name once the choice is saved, or with undefined if no guide leads the departure anymore.
   */
  onSaved?: (name: string | undefined) => void;
}

/** Assigns a guide to a departure. Suggests a free guide if nobody leads it yet, or if its guide isn't free. */
export function LeaderForm({ departure: { id, ledBy }, onSaved }: Props) {
  const client = useQueryClient();
  const { data: choices, error: loadError } = useQuery({
    queryKey: ['guide-choices', id],
    queryFn: () => getGuideChoices(id),
    // Not cached, because other tours may have been assigned to the guides since the form was last open.
    gcTime: 0,
  });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [savedId, setSavedId] = useState(ledBy?.id ?? '');
  const [statusText, setStatusText] = useState('');
  /** The id of the guide that the API refused to assign because they aren't free; null if there is none. */
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const isSavedGuideFree = choices?.some((each) => each.id === savedId && isFree(each));
  const suggestedId = choices?.find(isFree)?.id ?? savedId;
  const guideId = chosenId ?? (isSavedGuideFree ? savedId : suggestedId);
  const isRefused = guideId !== '' && guideId === refusedId;
  const { form, sending, errors, failure } = useForm(async (close) => {
    setStatusText('');
    try {
      await assignGuide(id, { guide: guideId === '' ? null : guideId, anyway: isRefused });
    } catch (reason) {
      if (fieldErrorsOf(reason).guide !== undefined) setRefusedId(guideId);
      throw reason;
    }
    setSavedId(guideId);
    setChosenId(guideId);
    const name = choices?.find((each) => each.id === guideId)?.name;
    setStatusText(
      name === undefined ? 'No guide leads this tour now.' : `${name} leads this tour now.`,
    );
    await refreshPlanning(client);
    if (onSaved) {
      close();
      onSaved(name);
    }
  });
  if (loadError) return <Alert>The guides couldn’t be loaded. {errorSentence(loadError)}</Alert>;
  return (
    <form {...form} className={styles.form}>
      <Field label="Led by" error={errors.guide}>
        {(props) => (
          <select
            {...props}
            value={guideId}
            onChange={({ target }) => {
              setChosenId(target.value);
              setStatusText('');
            }}
          >
            <option value="">{choices ? 'Nobody yet' : 'Loading…'}</option>
            {choices?.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {describeChoice(choice, savedId === '' && choice.id === suggestedId)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {failure && <Alert>The guide wasn’t changed. {failure}</Alert>}
      <div className={styles.actions}>
        <button className={button.quiet} type="submit" aria-disabled={sending || !choices}>
          {getSubmitLabel(guideId, isRefused)}
        </button>
        <span role="status">{statusText}</span>
      </div>
    </form>
  );
}

function getSubmitLabel(guideId: string, isRefused: boolean): string {
  if (isRefused) return 'Assign anyway';
  return guideId === '' ? 'Leave unassigned' : 'Assign guide';
}

function isFree({ isOff, leads: clashingPlace }: GuideChoice): boolean {
  return !isOff && clashingPlace === undefined;
}

/** Describes a guide: "Dana Rivera (suggested, 1 other tour that day)". */
function describeChoice(choice: GuideChoice, isSuggested: boolean): string {
  const { name, isOff, leads: clashingPlace, toursThatDay } = choice;
  const otherTours = toursThatDay === 1 ? '1 other tour' : `${String(toursThatDay)} other tours`;
  const notes = [
    ...(isSuggested ? ['suggested'] : []),
    ...(isOff ? ['off'] : []),
    ...(clashingPlace === undefined ? [] : [`leads ${clashingPlace} then`]),
    ...(toursThatDay > 0 && clashingPlace === undefined ? [`${otherTours} that day`] : []),
  ];
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}
