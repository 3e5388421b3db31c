import { useEffect, type RefObject } from 'react';

/**
 * Hands on the focus where what had it goes, such as a form that is done or a row that is folded away: to
 * what is nearest, in the same row, the next one, or at the same tour. The page stays where it is.
 *
 * @param fallbackRef takes it where nothing near is left
 */
export function useKeptFocus(
  areaRef: RefObject<HTMLElement | null>,
  fallbackRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    let last: HTMLElement | null = null;
    let row: Element | null = null;
    let nextRow: Element | null = null;
    let departure: string | undefined;

    const arrive = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      row = last.closest('[data-party]');
      nextRow = row?.nextElementSibling ?? null;
      departure = last.closest<HTMLElement>('[data-departure]')?.dataset.departure;
    };
    const leave = () => {
      // Some browsers say so also of what is just being taken away; what is still there later was left.
      queueMicrotask(() => {
        if (document.activeElement !== last && last?.isConnected) last = null;
      });
    };
    const near = (): HTMLElement | null => {
      const stillThere = [row, nextRow].find((each) => each?.isConnected);
      if (stillThere) {
        return (
          stillThere.querySelector<HTMLElement>('[data-check-in]') ??
          stillThere.querySelector('button')
        );
      }
      if (departure === undefined) return null;
      const own = `[data-departure="${departure}"]`;
      return area.querySelector(
        `details:not([open])${own} > summary, ${own} [data-actions] button`,
      );
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      (near() ?? fallbackRef.current)?.focus({ preventScroll: true });
    });

    observer.observe(area, { childList: true, subtree: true });
    area.addEventListener('focusin', arrive);
    area.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', arrive);
      area.removeEventListener('focusout', leave);
    };
  }, [areaRef, fallbackRef]);
}
