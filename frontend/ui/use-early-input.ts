import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes over what was typed, or filled in by the browser, before the page's scripts were there.
 *
 * @returns the ref for the input
 */
export function useEarlyInput(onChange: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    if (ref.current?.value) onChange(ref.current.value);
  });
  useEffect(() => {
    take();
  }, []);
  return ref;
}
