import { useEffect } from 'react';
import type { Location } from 'react-router-dom';

/** How long the element of a URL's fragment may take to appear. */
const TIMEOUT_MS = 5000;

/** Scrolls to the element of the URL's fragment, and focuses it, once the page has rendered it. */
export function useAnchorFocus({ hash, key }: Location): void {
  useEffect(() => {
    if (hash === '') return;
    const focusTarget = () => {
      const target = document.getElementById(hash.slice(1));
      if (!target) return false;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.scrollIntoView();
      target.focus({ preventScroll: true });
      return true;
    };
    if (focusTarget()) return;
    const observer = new MutationObserver(() => {
      if (focusTarget()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      observer.disconnect();
    }, TIMEOUT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash, key]);
}
