// @ts-check

/** A failure whose message is enough for the person at the terminal, so it is printed without a stack. */
export class PlainError extends Error {}

/**
 * Returns the code of a system error such as ENOENT, or else its message.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  // fetch() wraps the actual error as the cause.
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return /** @type {NodeJS.ErrnoException} */ (error).code?.toString() ?? error.message;
}
