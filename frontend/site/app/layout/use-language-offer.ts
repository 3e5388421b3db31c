import { createElement, useEffect, useState, type ReactNode } from 'react';
import { preferredLanguage } from 'shared/site-languages';
import { keepLanguage, keptLanguage } from '../language-choice';
import { LANGUAGE } from '../../texts/language';

/** The page has settled by then. */
const PAUSE_MS = 3000;

/** Offers the page once in the language that the visitor chose before, or that their browser prefers. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const language = keptLanguage() ?? preferredLanguage(navigator.languages.join(','));
    if (language === undefined || language === LANGUAGE) return;
    const timer = setTimeout(() => {
      import('./LanguageOffer').then(
        ({ default: LanguageOffer }) => {
          keepLanguage(LANGUAGE);
          setOffer(createElement(LanguageOffer, { language }));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return offer;
}
