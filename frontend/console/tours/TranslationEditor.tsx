import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { SITE_LANGUAGES } from 'shared/site-languages';
import { tourTexts, type TourText } from 'shared/tour-texts';
import type { GuideTour, TranslationRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { explainFailure } from '../explain-failure';
import { ChangedNotice } from '../forms/ChangedNotice';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { getTouchedFields } from '../forms/revision';
import { TextArea } from '../forms/TextArea';
import { useForm } from '../forms/use-form';
import { useSharedEdit } from '../forms/use-shared-edit';
import { previewTour, saveTranslation } from '../guide-api';
import { draftToInput, tourToDraft } from './draft';
import { EditorBar } from './EditorBar';
import { findKeptDraft, findKeptTranslation, forgetDraft, keepDraft } from './kept-drafts';
import { Preview } from './Preview';
import {
  describeGaps,
  groupTexts,
  isMissing,
  isOutdated,
  labelOf,
  startTranslation,
  TEXT_LIMITS,
  toTranslatedTexts,
  toTranslationDraft,
  type TranslationValue,
} from './translation-draft';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import field from '../../ui/field.module.css';
import editor from './editor.module.css';
import styles from './languages.module.css';

/** The approximate number of characters on a line of a text area. */
const LINE_LENGTH = 60;
const MAX_ROWS = 12;

interface Props {
  tour: GuideTour;
  record: TranslationRecord;
  /** Loads the tour and its translations again. */
  loadLatest: () => Promise<Pick<Props, 'tour' | 'record'> | undefined>;
  onSaved: (record: TranslationRecord) => void;
}

/**
 * Edits a tour's translations into one language. No text is required, because visitors read missing texts in English.
 */
export function TranslationEditor({ tour, record, loadLatest, onSaved }: Props) {
  const { id, place } = tour;
  const { language } = record;
  const { name, tag } = SITE_LANGUAGES[language];
  const texts = tourTexts(tour);
  const [statusText, setStatusText] = useState('');
  const [previewHtml, setPreviewHtml] = useState<string | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const previewRef = useRef<HTMLButtonElement>(null);
  /**
   * The English texts that the filter shows; null if the filter is off. Texts stay visible after they are translated,
   * so that the guide can correct them.
   */
  const [filteredTexts, setFilteredTexts] = useState<ReadonlySet<string> | null>(null);

  const labels = labelsOf(tour);
  const sharedEdit = useSharedEdit(
    () => startTranslation(tour, record, findKeptTranslation(id, language)),
    {
      send: async ({ values, revision }) => {
        const savedRecord = await saveTranslation(id, language, {
          texts: toTranslatedTexts(values),
          revision,
        });
        onSaved(savedRecord);
        setStatusText('Saved.');
        return toSavedValues({ tour, record: savedRecord });
      },
      loadLatest: async () => {
        const latest = await loadLatest();
        // The English text may have changed, too, and the notice about remote changes needs the new texts' labels.
        Object.assign(labels, latest && labelsOf(latest.tour));
        return latest && toSavedValues(latest);
      },
      labels,
      describe: () => undefined,
    },
  );
  const { edit, remoteChanges } = sharedEdit;
  const { values } = edit;
  const isUnsaved = getTouchedFields(edit).length > 0;
  useEffect(() => {
    if (isUnsaved) keepDraft({ id, place, language, edit });
    else forgetDraft(id, language);
  }, [id, place, language, edit, isUnsaved]);

  const change = (source: string, value: TranslationValue) => {
    setStatusText('');
    sharedEdit.change({ [source]: value });
  };
  const { form, sending, error, errors, failure } = useForm(async () => {
    setStatusText('');
    await sharedEdit.save();
  });
  const previewAction = useSubmit(async () => {
    const input = draftToInput(tourToDraft(tour), tour.revision);
    const translation = { language, texts: toTranslatedTexts(values) };
    setPreviewHtml((await previewTour(id, { ...input, translation })).html);
  });

  const { ref: formRef } = form;
  useEffect(() => {
    if (error !== null) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error, formRef]);

  const isIncomplete = (text: TourText) => isMissing(text, values) || isOutdated(text, values);
  const gaps = describeGaps(texts, values);
  const groups = groupTexts(texts.filter(({ text }) => filteredTexts?.has(text) ?? true));
  const sentSources = toTranslatedTexts(values).map(({ source }) => source);
  return (
    <div className={editor.editor} data-wide={previewHtml === null ? undefined : true}>
      <form {...form} className={editor.form} aria-label={`${place} (${name})`}>
        <p>
          {gaps === undefined
            ? 'All texts are translated.'
            : `${gaps}. Visitors read these texts in English.`}
        </p>
        {findKeptDraft(id) && (
          <p className={callout.notice}>
            The English has unsaved changes. Save them first to translate them.
          </p>
        )}
        <label className={field.check}>
          <input
            type="checkbox"
            checked={filteredTexts !== null}
            onChange={({ target }) => {
              const incompleteTexts = texts.filter(isIncomplete).map(({ text }) => text);
              setFilteredTexts(target.checked ? new Set(incompleteTexts) : null);
            }}
          />
          Only missing or outdated
        </label>
        {groups.map(({ title, texts: group }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {group.map((text) => (
              <TranslationField
                key={text.text}
                text={text}
                tag={tag}
                value={values[text.text] ?? { text: '' }}
                error={errors[`texts.${String(sentSources.indexOf(text.text))}.text`]}
                onChange={(value) => {
                  change(text.text, value);
                }}
              />
            ))}
          </fieldset>
        ))}
        {groups.length === 0 && <p>No texts are missing or outdated.</p>}
        {failure && <Alert>The translations weren’t saved. {failure}</Alert>}
        {previewAction.error !== null && <Alert>{explainFailure(previewAction.error)}</Alert>}
        {remoteChanges.length > 0 && (
          <ChangedNotice subject="This translation" changes={remoteChanges} />
        )}
        <EditorBar
          sending={sending}
          isPreviewing={previewAction.sending}
          isUnsaved={isUnsaved}
          statusText={statusText}
          previewRef={previewRef}
          onPreview={previewAction.submit}
          onDiscard={() => {
            setIsDiscarding(true);
          }}
        />
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
      {isDiscarding && (
        <ConfirmDialog
          title="Discard your changes?"
          text={`They haven’t been saved. The ${name} texts stay as visitors see them now.`}
          action="Discard"
          onConfirm={() => {
            sharedEdit.restart(startTranslation(tour, record));
            setStatusText('Discarded.');
            return Promise.resolve();
          }}
          onClose={() => {
            setIsDiscarding(false);
          }}
          focusFallbackRef={previewRef}
        />
      )}
    </div>
  );
}

function toSavedValues({ tour, record }: Pick<Props, 'tour' | 'record'>) {
  return { revision: record.revision, values: toTranslationDraft(tour, record) };
}

function labelsOf(tour: GuideTour): Record<string, string> {
  return Object.fromEntries(tourTexts(tour).map((text) => [text.text, labelOf(text)]));
}

interface TranslationFieldProps {
  text: TourText;
  /** The language's BCP 47 tag. */
  tag: string;
  value: TranslationValue;
  error: string | undefined;
  onChange: (value: TranslationValue) => void;
}

/** An English text with its translation. */
function TranslationField({ text, tag, value, error, onChange }: TranslationFieldProps) {
  const { field: kind, text: englishText } = text;
  const { writtenFor } = value;
  const ref = useRef<HTMLTextAreaElement>(null);
  const longerLength = Math.max(englishText.length, value.text.length);
  return (
    <div className={styles.text}>
      <TextArea
        label={labelOf(text)}
        hint={
          <>
            <span className={styles.english}>{englishText}</span>
            {kind === 'place' && ' (Leave empty if the name is the same.)'}
          </>
        }
        ref={ref}
        lang={tag}
        spellCheck
        rows={Math.min(MAX_ROWS, Math.ceil(longerLength / LINE_LENGTH))}
        maxLength={TEXT_LIMITS[kind].maxLength}
        error={error}
        value={value.text}
        onChange={(newText) => {
          // Only the story has line breaks.
          onChange({ text: kind === 'description' ? newText : newText.replace(/\s*\n\s*/g, ' ') });
        }}
      />
      {isOutdated(text, { [englishText]: value }) && (
        <>
          <p className={clsx(callout.notice, callout.small)}>
            Outdated. It was written for this English text:{' '}
            <span className={styles.english}>{writtenFor}</span>
          </p>
          <button
            className={button.quiet}
            type="button"
            aria-label={`Still correct: ${labelOf(text)}`}
            onClick={() => {
              onChange({ text: value.text });
              ref.current?.focus();
            }}
          >
            Still correct
          </button>
        </>
      )}
    </div>
  );
}
