import { useRef, useState, type SyntheticEvent } from 'react';

/** Submits a form, and keeps the error if that fails. Ignores further submissions until the first one has finished. */
export function useSubmit(send: () => Promise<void>) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // A ref, because the state updates too late for two clicks in one frame.
  const busyRef = useRef(false);

  const sendOnce = async () => {
    if (busyRef.current) return;
    busyRef.current = true;
    setSending(true);
    setError(null);
    try {
      await send();
    } catch (reason) {
      setError(reason);
    } finally {
      busyRef.current = false;
      setSending(false);
    }
  };

  return {
    sending,
    error,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void sendOnce();
    },
  };
}
