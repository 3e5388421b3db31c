import { Error as Mongoose, mongo, MongooseError } from 'mongoose';

const TRACE_LINES = 8;
const LONGEST_MESSAGE = 500;
/** Mongoose's own that say what is the matter with the connection; all its others quote what was stored or sent. */
const ABOUT_CONNECTION = new Set(['MongooseError', 'MongooseServerSelectionError']);

/** What a log says of an error. */
export interface ErrorDescription {
  /** The error's name. */
  error: string;
  message?: string;
  /** The database's number for it, and its word. */
  code?: number | string;
  codeName?: string;
  /** Which fields of a document are wrong, and which rule each of them breaks. */
  fields?: Record<string, string>;
  trace?: string[];
}

/** Describes an error for the log, in which nothing may be quoted that visitors sent or that is stored. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { error: 'unknown' };
  return { error: error.name, ...reasonOf(error), trace: traceOf(error) };
}

function reasonOf(error: Error): Partial<ErrorDescription> {
  // As in: duplicate key { email: "walker@example.com" }.
  if (error instanceof mongo.MongoServerError) {
    const { code, codeName } = error;
    return { code, codeName };
  }
  if (error instanceof Mongoose.ValidationError) {
    return {
      fields: Object.fromEntries(
        Object.entries(error.errors).map(([path, { kind }]) => [path, kind]),
      ),
    };
  }
  if (error instanceof MongooseError && !ABOUT_CONNECTION.has(error.name)) return {};
  // JSON's quotes what it could not read.
  if (error instanceof SyntaxError) return {};
  return { message: error.message.slice(0, LONGEST_MESSAGE) };
}

/** A stack begins with the message. */
function traceOf({ stack }: Error): string[] | undefined {
  return stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, TRACE_LINES);
}
