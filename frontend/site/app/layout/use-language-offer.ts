import { createElement, useEffect, useState, type ReactNode } from 'react';

/** The page has settled by then. */
const PAUSE_MS = 3000;

/** Offers the page once in the language that the visitor's browser prefers. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./LanguageOffer').then(
        ({ default: LanguageOffer, languageToOffer }) => {
          const language = languageToOffer();
          if (language) setOffer(createElement(LanguageOffer, { language }));
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
