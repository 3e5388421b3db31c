import { useEffect, type RefObject } from 'react';

/**
 * When the focused element is removed, such as a submitted form or a collapsed row, moves the focus to a button in the
 * first of these that still exists: its list of payments, its row, the next row, or its departure. The page doesn't
 * scroll.
 *
 * @param focusFallbackRef takes the focus if none of them has a button
 */
export function useFocusRecovery(
  areaRef: RefObject<HTMLElement | null>,
  focusFallbackRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    let lastFocused: HTMLElement | null = null;
    let paymentList: Element | null = null;
    let row: Element | null = null;
    let nextRow: Element | null = null;
    let departureId: string | undefined;

    const handleFocusIn = ({ target }: FocusEvent) => {
      lastFocused = target as HTMLElement;
      paymentList = lastFocused.closest('[data-payments]');
      row = lastFocused.closest('[data-party]');
      nextRow = row?.nextElementSibling ?? null;
      departureId = lastFocused.closest<HTMLElement>('[data-departure]')?.dataset.departure;
    };
    const handleFocusOut = () => {
      // Some browsers also fire focusout for a removed element, so this checks later whether the element still exists.
      queueMicrotask(() => {
        if (document.activeElement !== lastFocused && lastFocused?.isConnected) lastFocused = null;
      });
    };
    const findNearest = (): HTMLElement | null => {
      if (paymentList?.isConnected) {
        // The last button adds a payment. Pressing Enter twice on an earlier button would undo a second payment.
        const lastButton = [...paymentList.querySelectorAll('button')].at(-1);
        if (lastButton) return lastButton;
      }
      const remainingRow = [row, nextRow].find((each) => each?.isConnected);
      if (remainingRow) {
        return (
          remainingRow.querySelector<HTMLElement>('[data-main-action]') ??
          remainingRow.querySelector('button')
        );
      }
      if (departureId === undefined) return null;
      const departureSelector = `[data-departure="${departureId}"]`;
      return area.querySelector(
        `details:not([open])${departureSelector} > summary, ${departureSelector} [data-actions] button`,
      );
    };
    const observer = new MutationObserver(() => {
      if (!lastFocused || lastFocused.isConnected || document.activeElement !== document.body)
        return;
      lastFocused = null;
      (findNearest() ?? focusFallbackRef.current)?.focus({ preventScroll: true });
    });

    observer.observe(area, { childList: true, subtree: true });
    area.addEventListener('focusin', handleFocusIn);
    area.addEventListener('focusout', handleFocusOut);
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', handleFocusIn);
      area.removeEventListener('focusout', handleFocusOut);
    };
  }, [areaRef, focusFallbackRef]);
}
