import { TEXT_FIELDS, tourTexts, type TourText } from 'shared/tour-texts';
import type { StoredTour } from '../stored-tour';
import type { TranslatedText } from './translation';

/**
 * Moves translations along when the guide changes a tour's English texts.
 *
 * If the guide changes the text A to B, the translation of A becomes that of B, with `writtenFor: A`. It is older than
 * the English then: visitors don't see it, and the editor shows it beside B, so that the guide keeps or rewrites it. If
 * the guide changes B back to A, the translation is up to date again.
 *
 * Texts have no ids, so in each field, the texts that are gone are paired with the new ones after the same unchanged
 * text, in order. A wrong pair does no harm, because the editor shows both English texts.
 *
 * @returns the translations, the same object if nothing changes
 */
export function followEnglish(
  translations: TranslatedText[],
  before: StoredTour,
  after: StoredTour,
): TranslatedText[] {
  const replacements = findReplacements(tourTexts(before), tourTexts(after));
  const sources = new Set(translations.map(({ source }) => source));
  const moved = translations.map((translation) => {
    const source = replacements.get(translation.source);
    if (source === undefined || sources.has(source)) return translation;
    const { text, writtenFor = translation.source } = translation;
    return { source, text, ...(writtenFor !== source && { writtenFor }) };
  });
  return moved.every((each, index) => each === translations[index]) ? translations : moved;
}

/** Returns the new text in the place of each text that is gone. */
function findReplacements(before: TourText[], after: TourText[]): Map<string, string> {
  const [textsBefore, textsAfter] = [before, after].map(
    (texts) => new Set(texts.map(({ text }) => text)),
  );
  const replacements = new Map<string, string>();
  for (const field of TEXT_FIELDS) {
    const gone = groupByPredecessor(before, field, textsAfter);
    const added = groupByPredecessor(after, field, textsBefore);
    for (const [predecessor, texts] of gone) {
      texts.forEach((text, index) => {
        const replacement = added.get(predecessor)?.[index];
        if (replacement !== undefined) replacements.set(text, replacement);
      });
    }
  }
  return replacements;
}

/** Groups a field's texts that aren't in the other version by the last text before them that is in it. */
function groupByPredecessor(
  texts: TourText[],
  field: TourText['field'],
  other: ReadonlySet<string> | undefined,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let predecessor = '';
  for (const { text } of texts.filter((each) => each.field === field)) {
    if (other?.has(text)) predecessor = text;
    else groups.set(predecessor, [...(groups.get(predecessor) ?? []), text]);
  }
  return groups;
}
