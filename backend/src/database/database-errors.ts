import { MongooseError, mongo } from 'mongoose';

/** The codes of temporary server errors. */
const TEMPORARY_CODES = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout: too many members of the replica set are down to make a write durable.
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
]);
/** Codes of socket errors that the driver doesn't wrap when it writes to a connection that has just ended. */
const BROKEN_CONNECTION_CODES = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);
const DUPLICATE_KEY = 11000;

/** Returns whether an error means that the database is temporarily unavailable, not that the call is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // A bulk write over a broken connection fails with an error that has no code.
  if (error instanceof mongo.MongoServerError && typeof error.code === 'number') {
    return TEMPORARY_CODES.has(error.code);
  }
  if (error instanceof mongo.MongoError || isBrokenConnection(error)) return true;
  return error instanceof MongooseError && error.name === 'MongooseError';
}

function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && BROKEN_CONNECTION_CODES.has(code);
}

/** Returns whether a write failed because a unique value exists already. */
export function isDuplicate(error: unknown): error is mongo.MongoServerError {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}
