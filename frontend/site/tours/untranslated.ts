import type { TourDetails } from '../../api/schema';

/** Returns a function that marks a text of the tour as English if the text isn't translated. */
export function languageMarker({ untranslated = [] }: Pick<TourDetails, 'untranslated'>) {
  return (text: string): { lang?: 'en' } => (untranslated.includes(text) ? { lang: 'en' } : {});
}

/** Returns the attributes that mark a text as English if it isn't translated. */
export type MarkLanguage = ReturnType<typeof languageMarker>;
