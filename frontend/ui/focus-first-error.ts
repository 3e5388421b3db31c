/**
 * Scrolls to the first invalid field or error message of a form, and focuses it.
 *
 * @param fallback the element to focus if the form has no error
 */
export function focusFirstError(form: HTMLElement | null, fallback?: HTMLElement | null): void {
  const target =
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]') ?? fallback;
  if (!target) return;
  // A message can be focused only with a tabindex.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: true });
}
