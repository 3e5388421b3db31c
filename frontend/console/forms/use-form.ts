import { useEffect, useRef } from 'react';
import { fieldErrorsOf } from '../../api/client';
import { useSubmit } from '../../ui/use-submit';
import { explainFailure } from '../explain-failure';

/**
 * Returns the state of a form, with the server's errors. Ignores a second submit while the form is being sent.
 *
 * @param send sends the form's values; `close` closes the dialog around the form
 * @param options `takesFocus`: whether to focus the first field, because the button that opened the form was removed
 */
export function useForm(send: (close: () => void) => Promise<void>, { takesFocus = false } = {}) {
  const formRef = useRef<HTMLFormElement>(null);
  const { sending, error, submit } = useSubmit(() =>
    send(() => formRef.current?.closest('dialog')?.close()),
  );
  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus]);
  const errors = fieldErrorsOf(error);
  const hasFieldErrors = Object.keys(errors).length > 0;
  return {
    /** The attributes of the `<form>`. */
    form: { ref: formRef, 'aria-busy': sending, onSubmit: submit },
    sending,
    error,
    /** The server's errors by field. */
    errors,
    /** Why the form wasn't saved; undefined if its fields show the reason. */
    failure: error === null || hasFieldErrors ? undefined : explainFailure(error),
  };
}
