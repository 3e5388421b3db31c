import type { TextField, TourText } from 'shared/tour-texts';
import { MAX_PLACE_LENGTH } from 'shared/tours';
import { MAX_LINE_LENGTH, ONE_LINE } from '../http/is-line';
import { fieldError, FieldsException } from '../http/problem';
import {
  MAX_ANSWER_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_SENTENCE_LENGTH,
  MAX_STOP_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '../tours/tour-content.dto';
import type { TranslatedText } from '../tours/translations/translation';

/** The maximum length of each field, in English and in translations. */
const MAX_LENGTHS: Readonly<Record<TextField, number>> = {
  place: MAX_PLACE_LENGTH,
  title: MAX_TITLE_LENGTH,
  shortDescription: MAX_SENTENCE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  meetingPoint: MAX_LINE_LENGTH,
  caption: MAX_LINE_LENGTH,
  detour: MAX_SENTENCE_LENGTH,
  restrooms: MAX_SENTENCE_LENGTH,
  stop: MAX_TITLE_LENGTH,
  stopText: MAX_STOP_TEXT_LENGTH,
  feature: MAX_SENTENCE_LENGTH,
  question: MAX_LINE_LENGTH,
  answer: MAX_ANSWER_LENGTH,
};

/**
 * Returns the translations to store. Drops empty translations, and those of texts that the tour doesn't have.
 *
 * @param englishTexts the tour's English texts
 * @throws FieldsException if a translation doesn't fit into its field
 */
export function toStoredTexts(
  input: readonly TranslatedText[],
  englishTexts: readonly TourText[],
): TranslatedText[] {
  const fields = new Map(englishTexts.map(({ text, field }) => [text, field]));
  const errors = input.flatMap(({ source, text }, index) => {
    const field = fields.get(source);
    if (field === undefined) return [];
    const errorField = `texts.${String(index)}.text`;
    const most = MAX_LENGTHS[field];
    if (text.length > most) return [fieldError(errorField, 'translation-too-long', { most })];
    const hasValidLines = field === 'description' || ONE_LINE.test(text);
    return hasValidLines ? [] : [fieldError(errorField, 'translation-lines')];
  });
  if (errors.length > 0) throw new FieldsException(errors);
  return trimTranslations(input).filter(({ source }) => fields.has(source));
}

/** Trims the translations, and removes empty ones. */
export function trimTranslations(texts: readonly TranslatedText[]): TranslatedText[] {
  return texts
    .map(({ source, text, writtenFor = source }) => ({
      source,
      text: text.trim(),
      ...(writtenFor !== source && { writtenFor }),
    }))
    .filter(({ text }) => text !== '');
}
