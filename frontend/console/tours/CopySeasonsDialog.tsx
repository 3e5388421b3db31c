import { useQuery } from '@tanstack/react-query';
import { useId, useState, type RefObject } from 'react';
import { fieldErrorsOf } from '../../api/client';
import type { PlaceRecord, SeasonInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Modal } from '../../ui/Modal';
import { explainFailure } from '../explain-failure';
import { useForm } from '../forms/use-form';
import { placesQuery } from './places-query';
import { changeSeasons, copySeasons } from './seasons';
import { formatTourName } from './tour-name';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';
import styles from './seasons.module.css';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

interface Failure {
  id: string;
  name: string;
  reasonText: string;
}

interface Props {
  /** The tour whose seasons are copied. */
  place: PlaceRecord;
  seasons: readonly SeasonInput[];
  /** Called with each changed tour. */
  onCopied: (place: PlaceRecord) => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that copies seasons to the tours that the guide chooses. Shows why tours couldn't be changed. */
export function CopySeasonsDialog({ place, seasons, onCopied, onClose, focusFallbackRef }: Props) {
  const { data: places = [] } = useQuery(placesQuery);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [copiedCount, setCopiedCount] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const bodyId = useId();
  const { form, sending } = useForm(async (close) => {
    const newFailures: Failure[] = [];
    // Changes one tour after another, so that it's clear which tours were changed before a connection failed.
    for (const target of places.filter(({ id }) => ids.includes(id))) {
      try {
        await onCopied(await changeSeasons(target, copySeasons(seasons)));
        setIds((before) => before.filter((id) => id !== target.id));
        setCopiedCount((count) => count + 1);
      } catch (reason) {
        const [reasonText = explainFailure(reason)] = Object.values(fieldErrorsOf(reason));
        newFailures.push({ id: target.id, name: formatTourName(target, places), reasonText });
      }
    }
    setFailures(newFailures);
    if (newFailures.length === 0) close();
  });
  return (
    <Modal
      wide
      title="Copy to other tours"
      bodyId={bodyId}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <p id={bodyId}>
        Copies {seasons.map(({ name }) => `“${name}”`).join(', ')}. A season with the same name is
        replaced if the dates overlap. Booked departures aren’t changed.
      </p>
      <form {...form} className={forms.form}>
        {LISTS.map(({ list, title }) => (
          <fieldset key={list} className={styles.choice}>
            <legend>{title}</legend>
            {places
              .filter((each) => each.list === list && each.id !== place.id)
              .map((each) => (
                <label key={each.id}>
                  <input
                    type="checkbox"
                    checked={ids.includes(each.id)}
                    onChange={({ target }) => {
                      const otherIds = ids.filter((id) => id !== each.id);
                      setIds(target.checked ? [...otherIds, each.id] : otherIds);
                    }}
                  />{' '}
                  {each.place}
                </label>
              ))}
          </fieldset>
        ))}
        {failures.length > 0 && (
          <Alert>
            {copiedCount > 0 && `${formatTourCount(copiedCount)} changed. `}
            {failures
              .map(({ name, reasonText }) => `${name} wasn’t changed: ${reasonText}`)
              .join(' ')}
          </Alert>
        )}
        <div className={dialog.actions}>
          <button
            className={button.button}
            type="submit"
            aria-disabled={sending || ids.length === 0}
          >
            {ids.length === 0 ? 'Copy' : `Copy to ${formatTourCount(ids.length)}`}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function formatTourCount(count: number): string {
  return count === 1 ? '1 tour' : `${String(count)} tours`;
}
