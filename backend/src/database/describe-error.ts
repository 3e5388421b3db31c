import { Error as MongooseError, mongo } from 'mongoose';

const MAX_TRACE_LINES = 8;
const MAX_MESSAGE_LENGTH = 500;
/**
 * The names of Mongoose's connection errors. Mongoose's other errors may quote data from the database or a call.
 */
const CONNECTION_ERRORS = new Set(['MongooseError', 'MongooseServerSelectionError']);

/** An error as it is logged. */
export interface ErrorDescription {
  /** The error's name. */
  error: string;
  message?: string;
  /** The database's error code. */
  code?: number | string;
  /** The name of the error code. */
  codeName?: string;
  /** The rule that each invalid field of a document breaks, keyed by the field's path. */
  fields?: Record<string, string>;
  trace?: string[];
}

/** Describes an error for the log, without data from the database or a call. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { error: 'unknown' };
  return { error: error.name, ...detailsOf(error), trace: traceOf(error) };
}

function detailsOf(error: Error): Partial<ErrorDescription> {
  // The message quotes data, as in: duplicate key { email: "walker@example.com" }.
  if (error instanceof mongo.MongoServerError) {
    const { code, codeName } = error;
    return { code, codeName };
  }
  if (error instanceof MongooseError.ValidationError) {
    return {
      fields: Object.fromEntries(
        Object.entries(error.errors).map(([path, { kind }]) => [path, kind]),
      ),
    };
  }
  if (error instanceof MongooseError && !CONNECTION_ERRORS.has(error.name)) return {};
  // JSON.parse() quotes its input.
  if (error instanceof SyntaxError) return {};
  return { message: error.message.slice(0, MAX_MESSAGE_LENGTH) };
}

/** Returns the first lines of the stack, without the message before them. */
function traceOf({ stack }: Error): string[] | undefined {
  return stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MAX_TRACE_LINES);
}
