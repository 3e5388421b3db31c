import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { keepsPosition } from './keep-position';

/** The scroll positions, by the key of each history entry. */
const positions = new Map<string, number>();

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
  const back = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);

  useEffect(() => {
    const auto = () => {
      history.scrollRestoration = 'auto';
    };
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    // Pages render after the URL changes, too late for the browser's restoration, which works only for documents.
    if (document.readyState === 'complete') manual();
    else addEventListener('load', manual);
    addEventListener('pagehide', auto);
    return () => {
      removeEventListener('load', manual);
      removeEventListener('pagehide', auto);
      auto();
    };
  }, []);

  useEffect(() => {
    const remember = () => {
      positions.set(location.key, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('scroll', remember);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const { pathname } = previous.current;
    const first = previous.current === location;
    previous.current = location;
    // The browser itself scrolls to an anchor on the same page.
    const samePage = pathname === location.pathname;
    if (first || (samePage && (location.hash !== '' || (!back && keepsPosition(location))))) return;
    scrollTo(0, back ? (positions.get(location.key) ?? 0) : 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [location, back, mainRef]);
}
