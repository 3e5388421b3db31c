import { useSyncExternalStore } from 'react';
import type { Edit } from '../forms/revision';
import type { ContentDraft } from './draft';
import type { TranslatedLanguage, TranslationDraft } from './translation-draft';

/** A tour's unsaved changes in English, or in another language. */
type KeptDraft = {
  /** The tour's id and place. */
  id: string;
  place: string;
} & (
  | { language?: undefined; edit: Edit<ContentDraft> }
  | { language: TranslatedLanguage; edit: Edit<TranslationDraft> }
);

/** The unsaved changes of all tours. They stay in memory after the guide leaves the editor, until the page closes. */
let keptDrafts: readonly KeptDraft[] = [];
const listeners = new Set<() => void>();

/** Returns a tour's unsaved changes in English, if any. */
export function findKeptDraft(id: string): Edit<ContentDraft> | undefined {
  for (const each of keptDrafts) {
    if (each.id === id && each.language === undefined) return each.edit;
  }
  return undefined;
}

/** Returns a tour's unsaved translations into a language, if any. */
export function findKeptTranslation(
  id: string,
  language: TranslatedLanguage,
): Edit<TranslationDraft> | undefined {
  for (const each of keptDrafts) {
    if (each.id === id && each.language === language) return each.edit;
  }
  return undefined;
}

/** Keeps a tour's unsaved changes in one language. Replaces earlier changes in the same language. */
export function keepDraft(draft: KeptDraft): void {
  replaceDrafts([...keptDrafts.filter((each) => !isFor(each, draft.id, draft.language)), draft]);
}

/**
 * Forgets a tour's unsaved changes in one language.
 *
 * @param language undefined for English
 */
export function forgetDraft(id: string, language?: TranslatedLanguage): void {
  if (keptDrafts.some((each) => isFor(each, id, language))) {
    replaceDrafts(keptDrafts.filter((each) => !isFor(each, id, language)));
  }
}

/** Forgets a tour's unsaved changes in all languages. */
export function forgetTourDrafts(id: string): void {
  replaceDrafts(keptDrafts.filter((each) => each.id !== id));
}

/** Returns the unsaved changes of all tours. The component renders again when they change. */
export function useKeptDrafts(): readonly KeptDraft[] {
  return useSyncExternalStore(subscribe, () => keptDrafts);
}

function isFor(draft: KeptDraft, id: string, language: TranslatedLanguage | undefined): boolean {
  return draft.id === id && draft.language === language;
}

function replaceDrafts(newDrafts: readonly KeptDraft[]): void {
  keptDrafts = newDrafts;
  // Closing the page would discard the changes, so the browser asks the guide first.
  if (keptDrafts.length > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
