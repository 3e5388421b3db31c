import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { keepsPosition } from './keep-position';

/** How far down the visitor was, at each stop of the way. */
const positions = new Map<string, number>();

/**
 * Does what a browser does for a new document: starts it at the top, or where the visitor was when coming
 * back to it, and has screen readers begin there.
 *
 * @param location the address of the page that is shown
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
    // A page is there a moment after its address, too late for the browser; documents are its own affair.
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
    // What is on the page already, the browser finds by itself.
    const samePage = pathname === location.pathname;
    if (first || (samePage && (location.hash !== '' || (!back && keepsPosition(location))))) return;
    scrollTo(0, back ? (positions.get(location.key) ?? 0) : 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [location, back, mainRef]);
}
