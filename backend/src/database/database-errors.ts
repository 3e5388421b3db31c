import { MongooseError, mongo } from 'mongoose';

/**
 * Server errors that pass by themselves: it is shutting down, stepping down or starting up, or too many
 * members of its set are away to make a write durable (64).
 */
const PASSING_CODES = new Set([
  6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031, 50,
]);
/** What the driver passes on as it is when it writes to a connection that has just been ended. */
const BROKEN_CONNECTION = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);
const DUPLICATE_KEY = 11000;

/** Whether an error means "the database can't be used now" and not "this call is wrong". */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Of several writes at once the driver also says so without a code, when the connection broke.
  if (error instanceof mongo.MongoServerError && typeof error.code === 'number') {
    return PASSING_CODES.has(error.code);
  }
  if (error instanceof mongo.MongoError || isBrokenConnection(error)) return true;
  return error instanceof MongooseError && error.name === 'MongooseError';
}

function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && BROKEN_CONNECTION.has(code);
}

/** Whether a write would have doubled something unique. */
export function isDuplicate(error: unknown): error is mongo.MongoServerError {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/**
 * Which documents of an unordered insertion were refused, and why; all others are stored.
 *
 * @throws what came of the insertion, where that was something else
 */
export function errorsByDocument<T>(
  error: unknown,
  documents: T[],
): Map<T, mongo.MongoServerError> {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
  const refusals = [error.writeErrors].flat();
  // No document was refused: the whole insertion failed, as when the connection broke or the primary went.
  if (refusals.length === 0) throw error;
  // Then nobody knows which of the others would outlive a failure.
  const concern = error.result.getWriteConcernError();
  if (concern) throw new mongo.MongoServerError({ message: concern.errmsg, code: concern.code });
  return new Map(
    refusals.map(({ index, code, errmsg }) => {
      const refused = documents[index];
      if (refused === undefined) throw error;
      return [refused, new mongo.MongoServerError({ message: errmsg, code })];
    }),
  );
}
