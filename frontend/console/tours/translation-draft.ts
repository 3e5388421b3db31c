import { tourTexts, type TextField, type TourText } from 'shared/tour-texts';
import * as limits from '../../api/limits';
import type { GuideTour, TranslatedTextInput, TranslationRecord } from '../../api/schema';
import { rebase, startEdit, getTouchedFields, type Edit } from '../forms/revision';

/** A language that tours are translated into. */
export type TranslatedLanguage = TranslationRecord['language'];

/**
 * A translation in the form. If the guide has changed the English text since, `writtenFor` is the earlier English text.
 */
export type TranslationValue = Pick<TranslatedTextInput, 'text' | 'writtenFor'>;

/** A language's form fields, keyed by the English text. */
export type TranslationDraft = Record<string, TranslationValue>;

/** A group of fields, as in the English form. */
export interface TextGroup {
  title: string;
  texts: TourText[];
}

const FIELDS_BY_GROUP: Readonly<Record<string, readonly TextField[]>> = {
  'About the tour': ['place', 'title', 'shortDescription', 'description', 'meetingPoint'],
  Photographs: ['caption'],
  'Facts about the walk': ['detour', 'restrooms'],
  'The route': ['stop', 'stopText'],
  'Good to know': ['feature'],
  Questions: ['question', 'answer'],
};

const LABELS: Readonly<Record<TextField, (number: string) => string>> = {
  place: () => 'Short name',
  title: () => 'Title',
  shortDescription: () => 'Short description',
  description: () => 'Story',
  meetingPoint: () => 'Meeting point',
  caption: (number) => `Photograph ${number}`,
  detour: () => 'The detour',
  restrooms: () => 'Restrooms',
  stop: (number) => `Stop ${number}`,
  stopText: (number) => `Text of stop ${number}`,
  feature: (number) => `Line ${number}`,
  question: (number) => `Question ${number}`,
  answer: (number) => `Answer ${number}`,
};

/** The limits of each field, which are the same in all languages. */
export const TEXT_LIMITS: Readonly<Record<TextField, { maxLength: number }>> = {
  place: limits.NewTourInput.name,
  title: limits.TourContentInput.title,
  shortDescription: limits.TourContentInput.shortDescription,
  description: limits.TourContentInput.description,
  meetingPoint: limits.PlaceInput.meetingPoint,
  caption: limits.PhotoInput.title,
  detour: limits.AccessInput.detour,
  restrooms: limits.AccessInput.restrooms,
  stop: limits.LocationInput.title,
  stopText: limits.LocationInput.shortDescription,
  feature: limits.FeatureInput.shortDescription,
  question: limits.FaqInput.question,
  answer: limits.FaqInput.answer,
};

export function labelOf({ field, index }: TourText): string {
  return LABELS[field](String(index + 1));
}

/** Groups a tour's texts. Omits empty groups. */
export function groupTexts(texts: readonly TourText[]): TextGroup[] {
  return Object.entries(FIELDS_BY_GROUP)
    .map(([title, fields]) => ({
      title,
      texts: texts.filter(({ field }) => fields.includes(field)),
    }))
    .filter((group) => group.texts.length > 0);
}

/** Returns the form fields for a language: one for each English text. */
export function toTranslationDraft(
  tour: GuideTour,
  { texts }: Pick<TranslationRecord, 'texts'>,
): TranslationDraft {
  const textsBySource = new Map(texts.map((each) => [each.source, each]));
  return Object.fromEntries(
    tourTexts(tour).map(({ text: source }) => {
      const { text = '', writtenFor } = textsBySource.get(source) ?? {};
      return [source, { text, ...(writtenFor !== undefined && { writtenFor }) }];
    }),
  );
}

/** Returns the API's input: the texts that aren't empty. */
export function toTranslatedTexts(draft: TranslationDraft): TranslatedTextInput[] {
  return Object.entries(draft).flatMap(([source, { text, writtenFor }]) =>
    text.trim() === ''
      ? []
      : [{ source, text: text.trim(), ...(writtenFor !== undefined && { writtenFor }) }],
  );
}

/**
 * Starts an edit of a language's texts.
 *
 * @param kept unsaved changes to continue. If the English text has changed since the guide translated it, the unsaved
 *   translation moves to the new English text.
 */
export function startTranslation(
  tour: GuideTour,
  record: TranslationRecord,
  kept?: Edit<TranslationDraft>,
): Edit<TranslationDraft> {
  const latestRevision = { revision: record.revision, values: toTranslationDraft(tour, record) };
  if (!kept) return startEdit(latestRevision.revision, latestRevision.values);
  const edit = rebase(kept, latestRevision);
  const touchedTexts = getTouchedFields(kept);
  const values = Object.entries(latestRevision.values).map(([source, value]) => {
    const { writtenFor } = value;
    const keptValue =
      writtenFor !== undefined && touchedTexts.includes(writtenFor) && kept.values[writtenFor];
    if (keptValue) return [source, { text: keptValue.text, writtenFor }];
    return [source, edit.values[source] ?? value];
  });
  return { ...edit, values: Object.fromEntries(values) as TranslationDraft };
}

/**
 * Whether visitors read a text in English because it has no translation. A short name is never missing, because it may
 * be the same in all languages.
 */
export function isMissing({ field, text }: TourText, draft: TranslationDraft): boolean {
  return field !== 'place' && (draft[text]?.text ?? '').trim() === '';
}

/** Whether a text's translation was written for an earlier English text. */
export function isOutdated({ text }: TourText, draft: TranslationDraft): boolean {
  const { text: translation = '', writtenFor } = draft[text] ?? {};
  return writtenFor !== undefined && translation.trim() !== '';
}

/** Counts the texts that visitors read in English: "3 missing, 1 outdated". Returns undefined if there are none. */
export function describeGaps(
  texts: readonly TourText[],
  draft: TranslationDraft,
): string | undefined {
  const missingCount = texts.filter((text) => isMissing(text, draft)).length;
  const outdatedCount = texts.filter((text) => isOutdated(text, draft)).length;
  const parts = [
    ...(missingCount > 0 ? [`${String(missingCount)} missing`] : []),
    ...(outdatedCount > 0 ? [`${String(outdatedCount)} outdated`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
