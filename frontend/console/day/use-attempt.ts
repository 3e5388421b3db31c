import { useRef, useState } from 'react';

/**
 * Returns `attempt`, which runs an action unless another one is still running, and `failure`, the error of the last
 * action; null if it succeeded.
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
