/**
 * Keys for new bookings and parties. Sending the same input again, as after a missing response, reuses its key, so that
 * the server adds it only once.
 */
export function creationKeys() {
  let unmade: { input: string; key: string } | undefined;
  return {
    keyFor: (what: object): string => {
      const input = JSON.stringify(what);
      if (unmade?.input !== input) unmade = { input, key: newKey() };
      return unmade.key;
    },
    /** Call it after the input was added, so that the same input gets a new key. */
    created: () => {
      unmade = undefined;
    },
  };
}

/** Makes a unique key. Browsers offer randomUUID() only on https and localhost. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
