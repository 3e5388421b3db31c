import { useEffect, type RefObject } from 'react';

/**
 * Hands on the focus where what had it goes, such as a form that is done or a row that was taken back: to
 * what is nearest, in the same row or at the same tour.
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
    let departure: string | undefined;

    const arrive = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      row = last.closest('.party');
      departure = last.closest<HTMLElement>('[data-departure]')?.dataset.departure;
    };
    const leave = () => {
      // Some browsers say so also of what is just being taken away; what is still there later was left.
      queueMicrotask(() => {
        if (document.activeElement !== last && last?.isConnected) last = null;
      });
    };
    const near = (): HTMLElement | null => {
      if (row?.isConnected) {
        return row.querySelector<HTMLElement>('.check-in') ?? row.querySelector('button');
      }
      if (departure === undefined) return null;
      const own = `[data-departure="${departure}"]`;
      return area.querySelector(
        `details:not([open])${own} > summary, ${own} .departure-actions button`,
      );
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      (near() ?? fallbackRef.current)?.focus();
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
