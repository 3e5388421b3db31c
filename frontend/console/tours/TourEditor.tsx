import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import { ApiError, errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { BookedDeparture, FeatureInput, GuideTour } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import { useSubmit } from '../../ui/use-submit';
import { getTour, previewTour, setTourHidden, saveTour } from '../guide-api';
import { ChangedNotice, type OvertakenField } from '../forms/ChangedNotice';
import {
  differingParts,
  FEATURE_TITLES,
  firstIndexOf,
  newItemKey,
  newStop,
  PART_LABELS,
  rebaseDraft,
  tourToDraft,
  draftToInput,
  type Draft,
} from './draft';
import { bookedDeparturesOf } from './BookedList';
import { HideDialog } from './HideDialog';
import { InputField, wholeNumber } from '../forms/InputField';
import { ItemList } from './ItemList';
import { forgetDraft, keepDraft, findKeptDraft } from './kept-drafts';
import { PhotoFields } from './PhotoFields';
import { placesQuery } from './places-query';
import { Preview } from './Preview';
import { PriceFields } from './PriceFields';
import { isRevisionConflict } from '../forms/revision';
import { StopFields } from './StopFields';
import { TextArea } from '../forms/TextArea';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';
import styles from './editor.module.css';
import tours from './tours.module.css';

const { title, shortDescription, description, durationMinutesFrom } = limits.TourContentInput;
const { locations, features, faqs } = limits.TourContentInput;

/** Edits a tour's content. */
export function TourEditor({ id }: { id: string }) {
  const client = useQueryClient();
  const queryKey = ['tour', id];
  const { data, error, failureReason, refetch } = useQuery({
    queryKey,
    queryFn: () => getTour(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const failure = error ?? failureReason;
  return (
    <section className={tours.tours} aria-labelledby="editor-title" aria-busy={data === undefined}>
      <p>
        <Link to="/?view=tours">All tours</Link>
      </p>
      <h2 id="editor-title">{data?.place ?? 'Tour'}</h2>
      {failure !== null && (
        <Alert onRetry={() => void refetch()}>
          The tour couldn’t be loaded. {errorSentence(failure)}
        </Alert>
      )}
      {data && (
        <Editor
          tour={data}
          onChange={(tour) => {
            client.setQueryData(queryKey, tour);
            void client.invalidateQueries({ queryKey: placesQuery.queryKey });
          }}
        />
      )}
    </section>
  );
}

interface Props {
  tour: GuideTour;
  onChange: (tour: GuideTour) => void;
}

function Editor({ tour, onChange }: Props) {
  const { id, place, isHidden } = tour;
  const [draft, setDraft] = useState(() => findKeptDraft(id)?.draft ?? tourToDraft(tour));
  // Keeps the revision that the guide saw, so that the server refuses to overwrite another device's changes.
  const [revision, setRevision] = useState(findKeptDraft(id)?.revision ?? tour.revision);
  const [saved, setSaved] = useState(() => findKeptDraft(id)?.saved ?? tourToDraft(tour));
  const [overtaken, setOvertaken] = useState<readonly OvertakenField[]>([]);
  const [note, setNote] = useState('');
  const [page, setPage] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const previewRef = useRef<HTMLButtonElement>(null);
  const isUnsaved = differingParts(saved, draft).length > 0;
  const [isDiscarding, setIsDiscarding] = useState(false);
  /** The upcoming booked departures, while the guide is asked about hiding the tour. */
  const [bookedDepartures, setBookedDepartures] = useState<readonly BookedDeparture[] | null>(null);

  useEffect(() => {
    if (isUnsaved) keepDraft({ id, place, revision, saved, draft });
    else forgetDraft(id);
  }, [id, place, revision, saved, draft, isUnsaved]);

  const change = (changes: Partial<Draft>) => {
    setNote('');
    setDraft((before) => ({ ...before, ...changes }));
  };
  const save = async (typed = draft, base = saved, basedOn = revision) => {
    try {
      const after = await saveTour(id, draftToInput(typed, basedOn));
      setSaved(typed);
      setRevision(after.revision);
      onChange(after);
      setNote('Saved.');
    } catch (reason) {
      const latest = isRevisionConflict(reason) ? await getTour(id) : undefined;
      if (!latest || latest.revision === basedOn) throw reason;
      const latestDraft = tourToDraft(latest);
      const next = rebaseDraft(base, typed, latestDraft);
      const differing = differingParts(typed, latestDraft);
      const parts = differingParts(base, latestDraft).filter((part) => differing.includes(part));
      setDraft(next);
      setSaved(latestDraft);
      setRevision(latest.revision);
      onChange(latest);
      // If the other device changed only settings, or made the same changes, saves without asking.
      if (parts.length === 0) return save(next, latestDraft, latest.revision);
      const touched = differingParts(latestDraft, next);
      setOvertaken(
        parts.map((part) => toOvertakenField(part, base, latestDraft, touched.includes(part))),
      );
    }
  };
  const saving = useSubmit(async () => {
    setNote('');
    setOvertaken([]);
    await save();
  });
  const previewing = useSubmit(async () => {
    setPage((await previewTour(id, draftToInput(draft, revision))).html);
  });
  const noteHidden = (after: GuideTour) => {
    if (revision === tour.revision) setRevision(after.revision);
    onChange(after);
    setNote(isHidden ? 'Visitors can see it now.' : 'It’s hidden now. Its bookings are kept.');
  };
  const hiding = useSubmit(async () => {
    try {
      noteHidden(await setTourHidden(id, { isHidden: !isHidden }));
    } catch (reason) {
      const departures = bookedDeparturesOf(reason);
      if (!departures) throw reason;
      setBookedDepartures(departures);
    }
  });
  const error = saving.error ?? previewing.error ?? hiding.error;
  const errors = error instanceof ApiError ? error.fields : {};

  useEffect(() => {
    if (error === null) return;
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]');
    invalid?.scrollIntoView({ block: 'center' });
    if (invalid?.ariaInvalid) invalid.focus();
  }, [error]);

  const isMoved = tour.meetingPoint !== tour.writtenFor;
  const sending = saving.sending || previewing.sending || hiding.sending;
  return (
    <>
      <p>
        {isHidden ? (
          <strong>Hidden: visitors can’t see or book it.</strong>
        ) : (
          <a href={tourPath(id)} target="_blank" rel="noreferrer">
            See its page, as it is now
          </a>
        )}
      </p>
      <div className={styles.editor} data-wide={page === null ? undefined : true}>
        <form
          ref={formRef}
          className={styles.form}
          aria-label={tour.place}
          aria-busy={sending}
          onSubmit={saving.submit}
          // Opens the stop that contains an invalid field.
          onInvalidCapture={({ target }) => {
            if (target instanceof Element) target.closest('details')?.setAttribute('open', '');
          }}
        >
          <fieldset>
            <legend>About the tour</legend>
            <InputField
              label="Title"
              hint={`Shown below “${tour.place}”, which can’t be changed.`}
              maxLength={title.maxLength}
              error={errors.title}
              value={draft.title}
              onChange={(value) => {
                change({ title: value });
              }}
            />
            <TextArea
              label="Short description"
              hint="A sentence, for lists and search engines."
              required
              rows={2}
              maxLength={shortDescription.maxLength}
              error={errors.shortDescription}
              value={draft.shortDescription}
              onChange={(value) => {
                // Pasted line breaks become spaces.
                change({ shortDescription: value.replace(/\s*\n\s*/g, ' ') });
              }}
            />
            <TextArea
              label="Story"
              hint="Leave an empty line between paragraphs."
              rows={12}
              maxLength={description.maxLength}
              error={errors.description}
              value={draft.description}
              onChange={(value) => {
                change({ description: value });
              }}
            />
            <div className={forms.columns}>
              <InputField
                label="Takes at least, in minutes"
                hint={`Leave empty if it’s always ${String(tour.lengthMinutes)}.`}
                required={false}
                error={errors.durationMinutesFrom}
                {...wholeNumber(durationMinutesFrom)}
                value={draft.durationMinutesFrom}
                onChange={(value) => {
                  change({ durationMinutesFrom: value });
                }}
              />
              <InputField
                label="Languages"
                hint="As codes, as in en, es."
                error={errors.languages}
                value={draft.languages}
                onChange={(value) => {
                  change({ languages: value });
                }}
              />
            </div>
          </fieldset>
          <fieldset>
            <legend>Photographs</legend>
            <PhotoFields
              tour={id}
              photos={draft.photos}
              errors={errors}
              onChange={(photos) => {
                change({ photos });
              }}
              onAdd={(photo) => {
                setNote('');
                setDraft((before) => ({ ...before, photos: [...before.photos, photo] }));
              }}
            />
          </fieldset>
          <fieldset>
            <legend>What it costs</legend>
            <PriceFields
              price={draft.price}
              errors={errors}
              onChange={(price) => {
                change({ price });
              }}
            />
          </fieldset>
          <fieldset>
            <legend>The way</legend>
            <ItemList
              items={draft.stops}
              maxItems={locations.maxItems}
              noun="stop"
              nameOf={(stop, index) => stop.title || `stop ${String(index + 1)}`}
              create={newStop}
              onChange={(stops) => {
                change({ stops });
              }}
            >
              {(stop, index, set) => (
                <StopFields
                  stop={stop}
                  index={index}
                  errors={errors}
                  notice={
                    isMoved && stop.types.includes('START')
                      ? `This describes “${tour.writtenFor}”. You changed the meeting point to “${tour.meetingPoint}”, so visitors see only that. Write how they find you there, and save.`
                      : undefined
                  }
                  onChange={set}
                />
              )}
            </ItemList>
            <ListError error={errors.locations} />
          </fieldset>
          <fieldset>
            <legend>Good to know</legend>
            {(Object.keys(FEATURE_TITLES) as FeatureInput['type'][]).map((type) => (
              <fieldset key={type}>
                <legend>{FEATURE_TITLES[type]}</legend>
                <ItemList
                  items={draft.features[type]}
                  maxItems={features.maxItems}
                  noun="line"
                  nameOf={({ text }, index) => text || `line ${String(index + 1)}`}
                  create={() => ({ key: newItemKey(), text: '' })}
                  onChange={(lines) => {
                    change({ features: { ...draft.features, [type]: lines } });
                  }}
                >
                  {(line, index, set) => (
                    <TextArea
                      label={`Line ${String(index + 1)}`}
                      required
                      rows={2}
                      maxLength={limits.FeatureInput.shortDescription.maxLength}
                      error={
                        errors[
                          `features.${String(firstIndexOf(draft, type) + index)}.shortDescription`
                        ]
                      }
                      value={line.text}
                      onChange={(text) => {
                        set({ text: text.replace(/\s*\n\s*/g, ' ') });
                      }}
                    />
                  )}
                </ItemList>
              </fieldset>
            ))}
            <ListError error={errors.features} />
          </fieldset>
          <fieldset>
            <legend>Questions</legend>
            <ItemList
              items={draft.questions}
              maxItems={faqs.maxItems}
              noun="question"
              nameOf={({ question }, index) => question || `question ${String(index + 1)}`}
              create={() => ({ key: newItemKey(), question: '', answer: '' })}
              onChange={(questions) => {
                change({ questions });
              }}
            >
              {(item, index, set) => (
                <div className={styles.question}>
                  <InputField
                    label={`Question ${String(index + 1)}`}
                    maxLength={limits.FaqInput.question.maxLength}
                    error={errors[`faqs.${String(index)}.question`]}
                    value={item.question}
                    onChange={(question) => {
                      set({ question });
                    }}
                  />
                  <TextArea
                    label="Answer"
                    required
                    maxLength={limits.FaqInput.answer.maxLength}
                    error={errors[`faqs.${String(index)}.answer`]}
                    value={item.answer}
                    onChange={(answer) => {
                      set({ answer: answer.replace(/\s*\n\s*/g, ' ') });
                    }}
                  />
                </div>
              )}
            </ItemList>
            <ListError error={errors.faqs} />
          </fieldset>
          {error !== null && Object.keys(errors).length === 0 && (
            <Alert>
              {saving.error !== null && 'The tour wasn’t saved. '}
              {errorSentence(error)}
            </Alert>
          )}
          {overtaken.length > 0 && <ChangedNotice what="This tour" fields={overtaken} />}
          <div className={clsx(tours.actions, styles.bar)}>
            <button className={button.button} type="submit" aria-disabled={sending}>
              Save
            </button>
            <button
              className={button.quiet}
              type="button"
              ref={previewRef}
              aria-disabled={sending}
              onClick={previewing.submit}
            >
              Preview
            </button>
            <button
              className={button.quiet}
              type="button"
              aria-disabled={sending}
              onClick={hiding.submit}
            >
              {isHidden ? 'Show to visitors' : 'Hide'}
            </button>
            {isUnsaved && (
              <button
                className={button.quiet}
                type="button"
                aria-disabled={sending}
                onClick={() => {
                  setIsDiscarding(true);
                }}
              >
                Discard changes
              </button>
            )}
            <span role="status">{note || (isUnsaved && 'Not saved yet.')}</span>
          </div>
        </form>
        {page !== null && (
          <Preview
            html={page}
            onClose={() => {
              setPage(null);
              previewRef.current?.focus();
            }}
          />
        )}
      </div>
      {bookedDepartures && (
        <HideDialog
          tour={tour}
          departures={bookedDepartures}
          onHidden={noteHidden}
          onClose={() => {
            setBookedDepartures(null);
          }}
          fallbackRef={previewRef}
        />
      )}
      {isDiscarding && (
        <Modal
          title="Discard what you changed?"
          bodyId="discarding"
          onClose={() => {
            setIsDiscarding(false);
          }}
          fallbackRef={previewRef}
        >
          <p id="discarding">It hasn’t been saved. The page stays as visitors see it now.</p>
          <div className={dialog.actions}>
            <button
              className={button.danger}
              type="button"
              onClick={(event) => {
                const latest = tourToDraft(tour);
                setDraft(latest);
                setSaved(latest);
                setRevision(tour.revision);
                setOvertaken([]);
                setNote('Discarded.');
                closeDialog(event);
              }}
            >
              Discard
            </button>
            <button className={button.quiet} type="button" onClick={closeDialog}>
              Keep
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}

/** Describes a part that another device changed; only short values are shown. */
function toOvertakenField(
  part: keyof Draft,
  before: Draft,
  now: Draft,
  isTouched: boolean,
): OvertakenField {
  const label = isTouched ? `${PART_LABELS[part]} (yours is kept)` : PART_LABELS[part];
  const [old, latest] = [before[part], now[part]];
  if (part === 'description' || typeof old !== 'string' || typeof latest !== 'string') {
    return { label };
  }
  return { label, before: old || 'empty', now: latest || 'empty' };
}

/** The server's error about a list as a whole. */
function ListError({ error }: { error: string | undefined }) {
  return error === undefined ? null : <Alert>{error}</Alert>;
}
