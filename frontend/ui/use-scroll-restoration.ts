import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { keepsPosition } from './keep-position';

/** The scroll positions, by the key of each history entry. */
const scrollPositions = new Map<string, number>();

/**
 * Does what a browser does for a new document: scrolls to the top, or after "Back" to the previous position, and
 * focuses the main element, so that screen readers start there.
 *
 * @param location the location of the shown page
 */
export function useScrollRestoration(
  location: Location,
  mainRef: RefObject<HTMLElement | null>,
): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const previousLocationRef = useRef(location);

  useEffect(() => {
    const restoreByBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    const restoreByScript = () => {
      history.scrollRestoration = 'manual';
    };
    // Pages render after the URL changes, too late for the browser's restoration, which works only for documents.
    if (document.readyState === 'complete') restoreByScript();
    else addEventListener('load', restoreByScript);
    addEventListener('pagehide', restoreByBrowser);
    return () => {
      removeEventListener('load', restoreByScript);
      removeEventListener('pagehide', restoreByBrowser);
      restoreByBrowser();
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
    // The browser itself scrolls to an anchor on the same page.
    const isSamePage = pathname === location.pathname;
    if (
      isFirstPage ||
      (isSamePage && (location.hash !== '' || (!isBack && keepsPosition(location))))
    )
      return;
    scrollTo(0, isBack ? (scrollPositions.get(location.key) ?? 0) : 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [location, isBack, mainRef]);
}
