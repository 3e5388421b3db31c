import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SITE_LANGUAGE_CODES } from 'shared/site-languages';
import { tourPath } from 'shared/tour-page';
import { errorSentence, fieldErrorsOf } from '../../api/client';
import * as limits from '../../api/limits';
import type { BookedDeparture, FeatureInput, GuideTour, TranslationRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import { useSubmit } from '../../ui/use-submit';
import { getTour, getTranslations, previewTour, setTourHidden, saveTour } from '../guide-api';
import { ChangedNotice } from '../forms/ChangedNotice';
import {
  FEATURE_TITLES,
  firstIndexOf,
  newItemKey,
  newStop,
  PART_LABELS,
  tourToDraft,
  draftToInput,
  type ContentDraft,
} from './draft';
import { AccessFields } from './AccessFields';
import { bookedDeparturesIn } from './BookedList';
import { EditorBar } from './EditorBar';
import { HideDialog } from './HideDialog';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { ItemList } from './ItemList';
import { LanguageTabs } from './LanguageTabs';
import { forgetDraft, keepDraft, findKeptDraft } from './kept-drafts';
import { PhotoFields } from './PhotoFields';
import { placesQuery } from './places-query';
import { Preview } from './Preview';
import { PriceFields } from './PriceFields';
import { getTouchedFields, startEdit } from '../forms/revision';
import { StopFields } from './StopFields';
import { TranslationEditor } from './TranslationEditor';
import { TextArea } from '../forms/TextArea';
import { useForm } from '../forms/use-form';
import { useSharedEdit } from '../forms/use-shared-edit';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';
import styles from './editor.module.css';
import tours from './tours.module.css';

const { title, shortDescription, description, durationMinutesFrom } = limits.TourContentInput;
const { locations, features, faqs } = limits.TourContentInput;

/** Edits a tour's content, or its translations into the language in the URL. */
export function TourEditor({ id }: { id: string }) {
  const client = useQueryClient();
  const queryKey = ['tour', id];
  const { data, error, failureReason, refetch } = useQuery({
    queryKey,
    queryFn: () => getTour(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const translations = useQuery({
    queryKey: ['translations', id],
    queryFn: () => getTranslations(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const failure = error ?? failureReason ?? translations.error ?? translations.failureReason;
  const [search] = useSearchParams();
  const language = SITE_LANGUAGE_CODES.find((code) => code === search.get('language')) ?? 'en';
  const record = translations.data?.find((each) => each.language === language);
  return (
    <section className={tours.tours} aria-labelledby="editor-title" aria-busy={data === undefined}>
      <p>
        <Link to="/?view=tours">All tours</Link>
      </p>
      <h2 id="editor-title">{data?.place ?? 'Tour'}</h2>
      {failure !== null && (
        <Alert
          onRetry={() => {
            void refetch();
            void translations.refetch();
          }}
        >
          The tour couldn’t be loaded. {errorSentence(failure)}
        </Alert>
      )}
      {data && <LanguageTabs tour={data} translations={translations.data} />}
      {data && language === 'en' && (
        <ContentEditor
          tour={data}
          onChange={(tour) => {
            client.setQueryData(queryKey, tour);
            void client.invalidateQueries({ queryKey: placesQuery.queryKey });
            // The translations of changed texts are outdated now.
            void client.resetQueries({ queryKey: ['translations', id] });
          }}
        />
      )}
      {data && record && (
        <TranslationEditor
          key={record.language}
          tour={data}
          record={record}
          loadLatest={async () => {
            const [tourResult, translationsResult] = await Promise.all([
              refetch({ throwOnError: true }),
              translations.refetch({ throwOnError: true }),
            ]);
            const latestRecord = translationsResult.data?.find(
              (each) => each.language === language,
            );
            return (
              tourResult.data && latestRecord && { tour: tourResult.data, record: latestRecord }
            );
          }}
          onSaved={(saved) => {
            client.setQueryData<TranslationRecord[]>(['translations', id], (all) =>
              all?.map((each) => (each.language === saved.language ? saved : each)),
            );
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

function ContentEditor({ tour, onChange }: Props) {
  const { id, place, isHidden } = tour;
  const [statusText, setStatusText] = useState('');
  const [previewHtml, setPreviewHtml] = useState<string | null>(null);
  const previewRef = useRef<HTMLButtonElement>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  /** The upcoming booked departures, while a dialog asks whether to hide the tour; otherwise null. */
  const [bookedDepartures, setBookedDepartures] = useState<readonly BookedDeparture[] | null>(null);
  // The edit keeps the revision that the guide saw, so that the server refuses to overwrite another device's changes.
  const sharedEdit = useSharedEdit(
    () => findKeptDraft(id) ?? startEdit(tour.revision, tourToDraft(tour)),
    {
      send: async ({ values, revision: baseRevision }) => {
        const savedTour = await saveTour(id, draftToInput(values, baseRevision));
        onChange(savedTour);
        setStatusText('Saved.');
        // Keeps the form's values. Values from the server would get new keys, and new keys close expanded list items.
        return { revision: savedTour.revision, values };
      },
      loadLatest: async () => {
        const latestTour = await getTour(id);
        onChange(latestTour);
        return { revision: latestTour.revision, values: tourToDraft(latestTour) };
      },
      labels: PART_LABELS,
      describe: describePart,
    },
  );
  const { edit, setEdit, restart, remoteChanges, save } = sharedEdit;
  const { values: draft, revision } = edit;
  const isUnsaved = getTouchedFields(edit).length > 0;

  useEffect(() => {
    if (isUnsaved) keepDraft({ id, place, edit });
    else forgetDraft(id);
  }, [id, place, edit, isUnsaved]);

  const change: typeof sharedEdit.change = (changes) => {
    setStatusText('');
    sharedEdit.change(changes);
  };
  const setPart =
    <Part extends keyof ContentDraft>(part: Part) =>
    (value: ContentDraft[Part]) => {
      change({ [part]: value });
    };
  const saveForm = useForm(async () => {
    setStatusText('');
    await save();
  });
  const previewAction = useSubmit(async () => {
    setPreviewHtml((await previewTour(id, draftToInput(draft, revision))).html);
  });
  const adoptVisibility = (updatedTour: GuideTour) => {
    // An edit that is based on an older revision keeps it, so that saving detects the conflict.
    if (revision === tour.revision) {
      setEdit((current) => ({ ...current, revision: updatedTour.revision }));
    }
    onChange(updatedTour);
    setStatusText(
      isHidden ? 'Visitors can see it now.' : 'It’s hidden now. Its bookings are kept.',
    );
  };
  const visibilityAction = useSubmit(async () => {
    try {
      adoptVisibility(await setTourHidden(id, { isHidden: !isHidden }));
    } catch (reason) {
      const departures = bookedDeparturesIn(reason);
      if (!departures) throw reason;
      setBookedDepartures(departures);
    }
  });
  const error = saveForm.error ?? previewAction.error ?? visibilityAction.error;
  const errors = fieldErrorsOf(error);

  const { ref: formRef } = saveForm.form;
  useEffect(() => {
    if (error === null) return;
    const invalidElement = formRef.current?.querySelector<HTMLElement>(
      '[aria-invalid], [role="alert"]',
    );
    invalidElement?.scrollIntoView({ block: 'center' });
    if (invalidElement?.ariaInvalid) invalidElement.focus();
  }, [error, formRef]);

  // `writtenFor` is the meeting point that the directions lead to.
  const hasNewMeetingPoint = tour.meetingPoint !== tour.writtenFor;
  const sending = saveForm.sending || previewAction.sending || visibilityAction.sending;
  return (
    <>
      <p>
        {isHidden ? (
          <strong>Hidden: visitors can’t see or book it.</strong>
        ) : (
          <a href={tourPath(id)} target="_blank" rel="noreferrer">
            See its current page
          </a>
        )}
      </p>
      <div className={styles.editor} data-wide={previewHtml === null ? undefined : true}>
        <form
          {...saveForm.form}
          className={styles.form}
          aria-label={tour.place}
          aria-busy={sending}
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
              onChange={setPart('title')}
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
              onChange={setPart('description')}
            />
            <div className={forms.columns}>
              <InputField
                label="Shortest duration in minutes"
                hint={`Leave empty if it’s always ${String(tour.lengthMinutes)}.`}
                required={false}
                error={errors.durationMinutesFrom}
                {...wholeNumberProps(durationMinutesFrom)}
                value={draft.durationMinutesFrom}
                onChange={setPart('durationMinutesFrom')}
              />
              <InputField
                label="Languages"
                hint="Language codes, such as en, es."
                error={errors.languages}
                value={draft.languages}
                onChange={setPart('languages')}
              />
            </div>
          </fieldset>
          <fieldset>
            <legend>Photographs</legend>
            <PhotoFields
              tourId={id}
              photos={draft.photos}
              errors={errors}
              onChange={setPart('photos')}
              onAdd={(photo) => {
                change(({ photos }) => ({ photos: [...photos, photo] }));
              }}
            />
          </fieldset>
          <fieldset>
            <legend>What it costs</legend>
            <PriceFields
              price={draft.price}
              promisedPrices={tour.promisedPrices}
              errors={errors}
              onChange={setPart('price')}
            />
          </fieldset>
          <fieldset>
            <legend>Facts about the walk</legend>
            <AccessFields access={draft.access} errors={errors} onChange={setPart('access')} />
          </fieldset>
          <fieldset>
            <legend>The route</legend>
            <ItemList
              items={draft.stops}
              maxItems={locations.maxItems}
              noun="stop"
              nameOf={(stop, index) => stop.title || `stop ${String(index + 1)}`}
              create={newStop}
              onChange={setPart('stops')}
            >
              {(stop, index, changeStop) => (
                <StopFields
                  stop={stop}
                  index={index}
                  errors={errors}
                  notice={
                    hasNewMeetingPoint && stop.types.includes('START')
                      ? `This describes “${tour.writtenFor}”. You changed the meeting point to “${tour.meetingPoint}”, so visitors see only its name. Describe how they find you there, and save.`
                      : undefined
                  }
                  onChange={changeStop}
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
                  {(line, index, changeLine) => (
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
                        changeLine({ text: text.replace(/\s*\n\s*/g, ' ') });
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
              onChange={setPart('questions')}
            >
              {(item, index, changeItem) => (
                <div className={styles.question}>
                  <InputField
                    label={`Question ${String(index + 1)}`}
                    maxLength={limits.FaqInput.question.maxLength}
                    error={errors[`faqs.${String(index)}.question`]}
                    value={item.question}
                    onChange={(question) => {
                      changeItem({ question });
                    }}
                  />
                  <TextArea
                    label="Answer"
                    required
                    maxLength={limits.FaqInput.answer.maxLength}
                    error={errors[`faqs.${String(index)}.answer`]}
                    value={item.answer}
                    onChange={(answer) => {
                      changeItem({ answer: answer.replace(/\s*\n\s*/g, ' ') });
                    }}
                  />
                </div>
              )}
            </ItemList>
            <ListError error={errors.faqs} />
          </fieldset>
          {error !== null && Object.keys(errors).length === 0 && (
            <Alert>
              {saveForm.error !== null && 'The tour wasn’t saved. '}
              {errorSentence(error)}
            </Alert>
          )}
          {remoteChanges.length > 0 && (
            <ChangedNotice subject="This tour" changes={remoteChanges} />
          )}
          <EditorBar
            sending={sending}
            isPreviewing={sending}
            isUnsaved={isUnsaved}
            statusText={statusText}
            previewRef={previewRef}
            onPreview={previewAction.submit}
            onDiscard={() => {
              setIsDiscarding(true);
            }}
          >
            <button
              className={button.quiet}
              type="button"
              aria-disabled={sending}
              onClick={visibilityAction.submit}
            >
              {isHidden ? 'Show to visitors' : 'Hide'}
            </button>
          </EditorBar>
        </form>
        {previewHtml !== null && (
          <Preview
            html={previewHtml}
            onClose={() => {
              setPreviewHtml(null);
              previewRef.current?.focus();
            }}
          />
        )}
      </div>
      {bookedDepartures && (
        <HideDialog
          tour={tour}
          departures={bookedDepartures}
          onHidden={adoptVisibility}
          onClose={() => {
            setBookedDepartures(null);
          }}
          focusFallbackRef={previewRef}
        />
      )}
      {isDiscarding && (
        <Modal
          title="Discard your changes?"
          bodyId="discarding"
          onClose={() => {
            setIsDiscarding(false);
          }}
          focusFallbackRef={previewRef}
        >
          <p id="discarding">They haven’t been saved. The page stays as visitors see it now.</p>
          <div className={dialog.actions}>
            <button
              className={button.danger}
              type="button"
              onClick={(event) => {
                restart(startEdit(tour.revision, tourToDraft(tour)));
                setStatusText('Discarded.');
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

/** Describes a part's value for a list of changes; undefined for parts with long values. */
function describePart(part: keyof ContentDraft, draft: ContentDraft): string | undefined {
  const value = draft[part];
  return part === 'description' || typeof value !== 'string' ? undefined : value || 'empty';
}

/** Shows the server's error about a whole list. */
function ListError({ error }: { error: string | undefined }) {
  return error === undefined ? null : <Alert>{error}</Alert>;
}
