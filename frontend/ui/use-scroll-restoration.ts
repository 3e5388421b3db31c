import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { keepsPosition } from './keep-position';

/** The scroll positions, by the key of each history entry. */
const scrollPositions = new Map<string, number>();

/**
 * Treats a new page as browsers treat a new document. Scrolls to the top, or to the previous position after "Back" or
 * "Forward". Focuses the main element, so that screen readers start there.
 */
export function useScrollRestoration(
  location: Location,
  mainRef: RefObject<HTMLElement | null>,
): void {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const previousLocationRef = useRef(location);

  useEffect(() => {
    const letBrowserRestore = () => {
      history.scrollRestoration = 'auto';
    };
    const restoreManually = () => {
      history.scrollRestoration = 'manual';
    };
    // After the document has loaded, the browser would restore positions too early: when the URL changes, before the
    // page has rendered.
    if (document.readyState === 'complete') restoreManually();
    else addEventListener('load', restoreManually);
    addEventListener('pagehide', letBrowserRestore);
    return () => {
      removeEventListener('load', restoreManually);
      removeEventListener('pagehide', letBrowserRestore);
      letBrowserRestore();
    };
  }, []);

  useEffect(() => {
    const savePosition = () => {
      scrollPositions.set(location.key, scrollY);
    };
    addEventListener('scroll', savePosition, { passive: true });
    return () => {
      removeEventListener('scroll', savePosition);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const { pathname } = previousLocationRef.current;
    const isFirstPage = previousLocationRef.current === location;
    previousLocationRef.current = location;
    const isSamePage = pathname === location.pathname;
    // The browser itself scrolls to an anchor on the same page.
    const isAnchorOnPage = isSamePage && location.hash !== '';
    const staysInPlace = isSamePage && !isHistoryNavigation && keepsPosition(location);
    if (isFirstPage || isAnchorOnPage || staysInPlace) return;
    scrollTo(0, isHistoryNavigation ? (scrollPositions.get(location.key) ?? 0) : 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [location, isHistoryNavigation, mainRef]);
}
