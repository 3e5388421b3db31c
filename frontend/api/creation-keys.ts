/**
 * Keys for what is to be added: bookings, parties. What is sent again unchanged, as when no answer came,
 * has the key that it had: the server may have added it all the same, and adds no second one.
 */
export function creationKeys() {
  let unmade: { input: string; key: string } | undefined;
  return {
    keyFor: (what: object): string => {
      const input = JSON.stringify(what);
      if (unmade?.input !== input) unmade = { input, key: newKey() };
      return unmade.key;
    },
    /** To be called when it was added: what is just like it is another one. */
    created: () => {
      unmade = undefined;
    },
  };
}

/** A key that is nobody else's. Not randomUUID(): browsers have it on https and on localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
