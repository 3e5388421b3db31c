import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Passes to `onChange` the text that was typed or autofilled before the page's scripts had loaded.
 *
 * @returns a ref for the input
 */
export function useEarlyInput(onChange: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const reportEarlyInput = useEffectEvent(() => {
    if (ref.current?.value) onChange(ref.current.value);
  });
  useEffect(() => {
    reportEarlyInput();
  }, []);
  return ref;
}
