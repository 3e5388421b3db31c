import type { Location } from 'react-router-dom';

/**
 * The history state of links that keep the scroll position and the focus, because they change only the page's data.
 */
export const KEEP_POSITION_STATE = { keepPosition: true };

export function keepsPosition({ state }: Location): boolean {
  return (state as Partial<typeof KEEP_POSITION_STATE> | null)?.keepPosition === true;
}
