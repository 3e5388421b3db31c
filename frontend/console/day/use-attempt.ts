import { useRef, useState } from 'react';

/**
 * Runs one action at a time, and keeps the error if the last action failed.
 *
 * @param onSuccess is called after each successful action
 */
export function useAttempt(onSuccess?: () => void) {
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = useRef(false);
  const attempt = async (action: () => Promise<unknown>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    try {
      await action();
      onSuccess?.();
    } catch (error) {
      setFailure(error);
    } finally {
      isBusy.current = false;
    }
  };
  return { failure, attempt };
}
