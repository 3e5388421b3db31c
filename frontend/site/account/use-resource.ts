import { useEffect, useRef, useState } from 'react';

/**
 * Something of the visitor's that the server keeps, to be shown and changed under a heading of its own.
 *
 * @param load asks the server for it; the same function at each call
 * @param changes another number: something else may have changed it
 */
export function useResource<T>(load: () => Promise<T>, changes = 0) {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [news, setNews] = useState('');
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
  }, [load, changes, attempt]);

  return {
    /** Null while it is not known. */
    value,
    /** Why it is not known, or what was last tried was not done. */
    error,
    /** What was done last, as a sentence. */
    news,
    tell: setNews,
    busy,
    /** For the heading: it takes the focus of buttons that go. */
    titleRef,
    /** Where it could not be had: asks again. */
    retry: () => {
      setError(null);
      titleRef.current?.focus();
      setAttempt(attempt + 1);
    },
    /** Changes it to what `act` gives, one change at a time; `sentence` says so afterwards. */
    change: async (act: () => Promise<T>, sentence: string) => {
      if (busy) return;
      setBusy(true);
      setError(null);
      setNews('');
      try {
        setValue(await act());
        setNews(sentence);
      } catch (reason) {
        setError(reason);
      } finally {
        setBusy(false);
        titleRef.current?.focus();
      }
    },
  };
}
