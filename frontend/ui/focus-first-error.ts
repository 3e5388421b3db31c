/**
 * Scrolls to the first field or message in a form that says what is wrong, and moves the focus there.
 *
 * @param otherwise where to go if the form has none
 */
export function focusFirstError(form: HTMLElement | null, otherwise?: HTMLElement | null): void {
  const flaw =
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]') ?? otherwise;
  if (!flaw) return;
  // A message takes the focus only with a tabindex.
  if (flaw.tabIndex < 0) flaw.tabIndex = -1;
  flaw.scrollIntoView({ block: 'nearest' });
  flaw.focus({ preventScroll: true });
}
