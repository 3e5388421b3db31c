import type { Location } from 'react-router-dom';

/** The state of links to the same page with other data: the visitor stays where they are on it. */
export const KEEP_POSITION = { staying: true };

export function keepsPosition({ state }: Location): boolean {
  return (state as Partial<typeof KEEP_POSITION> | null)?.staying === true;
}
