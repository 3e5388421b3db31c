// @ts-check

/** An error whose message explains it fully, so it is printed without a stack trace. */
export class PlainError extends Error {}

/**
 * Returns the code of a system error, such as ENOENT, or the message of any other error.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  // fetch() wraps the actual error as the cause.
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return /** @type {NodeJS.ErrnoException} */ (error).code?.toString() ?? error.message;
}
