import type { Location } from 'react-router-dom';

/** The state of links to the same page with other data: the visitor stays where they are on it. */
export const STAYING = { staying: true };

export function isStaying({ state }: Location): boolean {
  return (state as Partial<typeof STAYING> | null)?.staying === true;
}
