import type { TourDetails } from '../../api/schema';

/** Returns a function with the attributes of an element that has one of the tour's texts: `lang` if it's untranslated. */
export function languageMarks({ untranslated = [] }: Pick<TourDetails, 'untranslated'>) {
  return (text: string): { lang?: 'en' } => (untranslated.includes(text) ? { lang: 'en' } : {});
}

/** Marks a tour's texts that are still in English. */
export type LanguageMarks = ReturnType<typeof languageMarks>;
