import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus when the focused element is removed, such as a submitted form or a row that is folded away: to
 * the same row, the next row, or the same departure. The page doesn't scroll.
 *
 * @param fallbackRef takes the focus if no element near it is left
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
      // Some browsers fire focusout also for removed elements, so check later whether the element still exists.
      queueMicrotask(() => {
        if (document.activeElement !== last && last?.isConnected) last = null;
      });
    };
    const findNearest = (): HTMLElement | null => {
      const stillThere = [row, nextRow].find((each) => each?.isConnected);
      if (stillThere) {
        return (
          stillThere.querySelector<HTMLElement>('[data-main-action]') ??
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
      (findNearest() ?? fallbackRef.current)?.focus({ preventScroll: true });
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
