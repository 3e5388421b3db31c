import { useEffect, useRef, useState } from 'react';

/**
 * Loads a resource of the visitor's from the server, and lets them change it under its own heading.
 *
 * @param load fetches the resource; has to be the same function in each render
 * @param reloadKey reloads the resource when it changes
 */
export function useResource<T>(load: () => Promise<T>, reloadKey = 0) {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        if (!current) return;
        setValue(loaded);
        setError(null);
      },
      (reason: unknown) => {
        if (current) setError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [load, reloadKey, attempt]);

  return {
    /** Null until the resource has loaded. */
    value,
    /** Why the resource couldn't be loaded, or the last change failed. */
    error,
    /** The success message of the last change. */
    message,
    busy,
    /** For the heading, which takes the focus when the focused button disappears. */
    titleRef,
    /** Loads the resource again after an error. */
    retry: () => {
      setError(null);
      titleRef.current?.focus();
      setAttempt(attempt + 1);
    },
    /** Sets the resource to the result of `act`, one change at a time; `success` is the message then. */
    change: async (act: () => Promise<T>, success: string) => {
      if (busy) return;
      setBusy(true);
      setError(null);
      setMessage('');
      try {
        setValue(await act());
        setMessage(success);
      } catch (reason) {
        setError(reason);
      } finally {
        setBusy(false);
        titleRef.current?.focus();
      }
    },
  };
}
