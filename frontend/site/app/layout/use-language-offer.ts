import { createElement, useEffect, useState, type ReactNode } from 'react';

/** After this delay, the page has probably loaded, so the offer doesn't compete with it for bandwidth. */
const OFFER_DELAY_MS = 3000;

/**
 * Returns an offer to read the page in the visitor's language; null before the delay ends, or if the page is in that
 * language.
 */
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
