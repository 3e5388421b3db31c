import { useRef, useState, type SyntheticEvent } from 'react';

/**
 * Returns a form's submit handler, whether the form is being sent, and the last submission's error. Submissions are
 * ignored until the previous one has finished.
 */
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
