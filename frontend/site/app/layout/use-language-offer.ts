import { createElement, useEffect, useState, type ReactNode } from 'react';

/** Delays the offer until the page has probably loaded, so that they don't compete for bandwidth. */
const OFFER_DELAY_MS = 3000;

/** Returns an offer to read the page in the visitor's language; null until it is due, and if there is none. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./LanguageOffer').then(
        ({ default: LanguageOffer, takeLanguageToOffer }) => {
          const language = takeLanguageToOffer();
          if (language) setOffer(createElement(LanguageOffer, { language }));
        },
        () => undefined,
      );
    }, OFFER_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return offer;
}
