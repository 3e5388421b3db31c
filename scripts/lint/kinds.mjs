// @ts-check
/** Forbids switching over kinds of commands or messages, because these have registries. */
export const NO_SWITCH_OVER_KINDS = /** @type {const} */ ({
  'no-restricted-syntax': [
    'error',
    ...['[name="kind"]', '[property.name="kind"]'].map((kind) => ({
      selector: `SwitchStatement > .discriminant${kind}`,
      message: 'Add to the registry of commands or of letters instead of switching over kinds.',
    })),
  ],
});
