import { useRef, useState, type SyntheticEvent } from 'react';

/** Sends a form once, however often it is submitted meanwhile; keeps what went wrong. */
export function useSubmit(send: () => Promise<void>) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // The state is too slow for two clicks in one frame.
  const busy = useRef(false);

  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setError(null);
    try {
      await send();
    } catch (reason) {
      setError(reason);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    sending,
    error,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run();
    },
  };
}
