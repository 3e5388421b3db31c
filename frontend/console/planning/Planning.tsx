import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { PlanningRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { joinTourNames } from '../join-tour-names';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import { savePlanning } from '../guide-api';
import { formatOptionalNumber, parseOptionalNumber } from '../forms/optional-number';
import { BulkChange } from './bulk/BulkChange';
import { BusyCalendar } from './BusyCalendar';
import { Calendar } from './calendar/Calendar';
import { ConflictList } from './ConflictList';
import { planningQuery } from './planning-query';
import { refreshPlanning } from './refresh-planning';
import { SpecialDays } from './SpecialDays';
import { TimeOff } from './TimeOff';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import forms from '../forms/forms.module.css';
import styles from './planning.module.css';

/** The calendar, the form for bulk changes, the rules that close departures, and the booked departures that clash. */
export function Planning() {
  const { data: planning, error, refetch } = useQuery(planningQuery);
  return (
    <>
      <Calendar />
      <BulkChange />
      <TimeOff guides={planning?.guides} />
      <BusyCalendar />
      <SpecialDays />
      <section className={clsx(card.card, styles.planning)} aria-labelledby="tours-at-once-title">
        <h2 id="tours-at-once-title">Tours at once</h2>
        {error !== null && (
          <Alert onRetry={() => void refetch()}>
            {planning && 'This may be out of date. '}
            {errorSentence(error)}
          </Alert>
        )}
        {!planning && error === null && <p role="status">Loading…</p>}
        {planning && <ToursAtOnceForm saved={planning} />}
      </section>
      {planning && <Clashes planning={planning} />}
    </>
  );
}

function ToursAtOnceForm({ saved }: { saved: PlanningRecord }) {
  const client = useQueryClient();
  /** The unsaved text in the field; null if the guide hasn't changed it. */
  const [typedText, setTypedText] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  /** The unsaved choice to use the number of guides as the limit; null if the guide hasn't changed it. */
  const [chosenCountsGuides, setChosenCountsGuides] = useState<boolean | null>(null);
  const savedCountsGuides = saved.countsGuides ?? false;
  const countsGuides = chosenCountsGuides ?? savedCountsGuides;
  const value = typedText ?? formatOptionalNumber(savedCountsGuides ? null : saved.toursAtOnce);
  const { form, sending, errors, failure } = useForm(async () => {
    setIsSaved(false);
    const toursAtOnce = parseOptionalNumber(value);
    await savePlanning({ toursAtOnce, ...(countsGuides && { countsGuides }) });
    setIsSaved(true);
    client.setQueryData(
      planningQuery.queryKey,
      (before) => before && { ...before, toursAtOnce, countsGuides },
    );
    // The fields show the saved values again, unless the guide has changed a field in the meantime.
    setTypedText((current) => (current === typedText ? null : current));
    setChosenCountsGuides((current) => (current === chosenCountsGuides ? null : current));
    void refreshPlanning(client);
  });
  return (
    <form {...form} aria-labelledby="tours-at-once-title">
      {(saved.guides !== undefined || savedCountsGuides) && (
        <label className={field.check}>
          <input
            type="checkbox"
            checked={countsGuides}
            onChange={({ target }) => {
              setChosenCountsGuides(target.checked);
              setIsSaved(false);
            }}
          />{' '}
          As many tours at the same time as there are guides who aren’t off
        </label>
      )}
      {!countsGuides && (
        <InputField
          label="How many tours can be led at the same time?"
          nameInErrors="Tours at once"
          hint="Once this many tours are booked at the same time, other tours close if they overlap, or if there’s no time to get from one to the next. They open again if a booking is canceled. Leave empty for no limit."
          required={false}
          error={errors.toursAtOnce}
          {...wholeNumberProps(limits.PlanningInput.toursAtOnce)}
          value={value}
          onChange={(next) => {
            setTypedText(next);
            setIsSaved(false);
          }}
        />
      )}
      {failure && <Alert>This wasn’t saved. {failure}</Alert>}
      <div className={forms.actions}>
        <button className={button.button} type="submit" aria-disabled={sending}>
          Save
        </button>
        <span role="status">{isSaved && 'Saved.'}</span>
      </div>
    </form>
  );
}

/** Lists booked departures that have no free guide, or whose guide leads another departure at the same time. */
function Clashes({ planning: { toursAtOnce, clashes, guides } }: { planning: PlanningRecord }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  if (toursAtOnce === null && clashes.length === 0) return null;
  return (
    <section className={clsx(card.card, styles.planning)} aria-labelledby="clashes-title">
      <h2 id="clashes-title" ref={titleRef} tabIndex={-1}>
        Clashes
      </h2>
      {clashes.length === 0 ? (
        <p>No clashes.</p>
      ) : (
        <ConflictList
          departures={clashes}
          conflict="clash"
          intro="No guide is free for these booked tours. Move or cancel one, or keep it if you’ve found a guide."
          describe={({ clashesWith, ledBy }) =>
            guides
              ? `${ledBy ? `led by ${ledBy.name}, ` : ''}at the same time as ${joinTourNames(clashesWith)}`
              : `while you lead ${joinTourNames(clashesWith)}`
          }
          canReassign={guides !== undefined}
          focusFallbackRef={titleRef}
        />
      )}
    </section>
  );
}
