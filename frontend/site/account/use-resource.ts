import { useEffect, useRef, useState } from 'react';

/**
 * Loads one of the visitor's resources from the server, and lets the visitor change it.
 *
 * @param load fetches the resource; has to be the same function in each render
 * @param reloadKey reloads the resource when it changes
 */
export function useResource<T>(load: () => Promise<T>, reloadKey = 0) {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (!isCurrent) return;
        setValue(loaded);
        setError(null);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, reloadKey, attempt]);

  return {
    /** Null until the resource has loaded. */
    value,
    /** Why the resource couldn't be loaded, or the last change failed. */
    error,
    /** The success message of the last change. */
    message,
    isBusy,
    /** For the heading, which takes the focus when the focused button disappears. */
    titleRef,
    /** Loads the resource again after an error. */
    retry: () => {
      setError(null);
      titleRef.current?.focus();
      setAttempt(attempt + 1);
    },
    /** Runs a change and sets the resource to its result, with a success message. Ignored while another change runs. */
    change: async (action: () => Promise<T>, successMessage: string) => {
      if (isBusy) return;
      setBusy(true);
      setError(null);
      setMessage('');
      try {
        setValue(await action());
        setMessage(successMessage);
      } catch (reason) {
        setError(reason);
      } finally {
        setBusy(false);
        titleRef.current?.focus();
      }
    },
  };
}
