import { TEXT_FIELDS, tourTexts, type TourText } from 'shared/tour-texts';
import type { StoredTour } from '../stored-tour';
import type { TranslatedText } from './translation';

/**
 * Carries translations over to the new English texts when the guide changes a tour's texts.
 *
 * If the guide changes the text A to B, the translation of A becomes the translation of B, with `writtenFor: A`. This
 * marks it as older than the English text: visitors don't see it, and the editor shows it beside B, so that the guide can
 * keep or rewrite it. If the guide changes B back to A, the translation is up to date again.
 *
 * Texts have no ids. In each field, the texts that were removed after an unchanged text are paired, in order, with the
 * texts that were added after the same one. A wrong pair does no harm, because the editor shows both English texts.
 *
 * @returns the translations; the same array if nothing changes
 */
export function carryOverTranslations(
  translations: TranslatedText[],
  before: StoredTour,
  after: StoredTour,
): TranslatedText[] {
  const replacements = findReplacements(tourTexts(before), tourTexts(after));
  const sources = new Set(translations.map(({ source }) => source));
  const carriedOver = translations.map((translation) => {
    const source = replacements.get(translation.source);
    if (source === undefined || sources.has(source)) return translation;
    const { text, writtenFor = translation.source } = translation;
    return { source, text, ...(writtenFor !== source && { writtenFor }) };
  });
  return carriedOver.every((each, index) => each === translations[index])
    ? translations
    : carriedOver;
}

/** Returns the text that replaces each removed text, keyed by the removed text. */
function findReplacements(before: TourText[], after: TourText[]): Map<string, string> {
  const [textsBefore, textsAfter] = [before, after].map(
    (texts) => new Set(texts.map(({ text }) => text)),
  );
  const replacements = new Map<string, string>();
  for (const field of TEXT_FIELDS) {
    const removedTexts = groupByPredecessor(before, field, textsAfter);
    const addedTexts = groupByPredecessor(after, field, textsBefore);
    for (const [predecessor, texts] of removedTexts) {
      texts.forEach((text, index) => {
        const replacement = addedTexts.get(predecessor)?.[index];
        if (replacement !== undefined) replacements.set(text, replacement);
      });
    }
  }
  return replacements;
}

/**
 * Returns a field's texts that the other version lacks, grouped by the last text before them that both versions have.
 */
function groupByPredecessor(
  texts: TourText[],
  field: TourText['field'],
  otherTexts: ReadonlySet<string> | undefined,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let predecessor = '';
  for (const { text } of texts.filter((each) => each.field === field)) {
    if (otherTexts?.has(text)) predecessor = text;
    else groups.set(predecessor, [...(groups.get(predecessor) ?? []), text]);
  }
  return groups;
}
