// @ts-check

/** A failure that its message explains to the person at the terminal: printed without a stack. */
export class PlainError extends Error {}

/**
 * The code of a system error such as ENOENT, else its message.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  // fetch() hides what happened in the cause.
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return /** @type {NodeJS.ErrnoException} */ (error).code?.toString() ?? error.message;
}
