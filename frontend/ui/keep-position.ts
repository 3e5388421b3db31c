import type { Location } from 'react-router-dom';

/** The state of links that change a page's data: the page keeps its scroll position and focus. */
export const KEEP_POSITION_STATE = { keepPosition: true };

export function keepsPosition({ state }: Location): boolean {
  return (state as Partial<typeof KEEP_POSITION_STATE> | null)?.keepPosition === true;
}
