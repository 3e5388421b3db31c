import type { TourInput } from './tours-api';

/**
 * Keys for bookings that are to be made. A booking that is sent again unchanged, as when no answer came,
 * has the key that it had: the server may have made it all the same, and makes no second one.
 */
export function creationKeys() {
  let unmade: { input: string; key: string } | undefined;
  return {
    keyFor: (tour: TourInput): string => {
      const input = JSON.stringify(tour);
      if (unmade?.input !== input) unmade = { input, key: newKey() };
      return unmade.key;
    },
    /** To be called when the booking was made: one that is just like it is another one. */
    created: () => {
      unmade = undefined;
    },
  };
}

/** Not randomUUID(): browsers have it on https and on localhost only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
