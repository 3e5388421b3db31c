/** Scrolls a step of a form into view, and moves the focus there. */
export function focusStep(step: HTMLElement | null): void {
  step?.scrollIntoView({ block: 'nearest' });
  step?.focus({ preventScroll: true });
}
