import {
  Catch,
  HttpException,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { refusal, type SaidRefusal } from 'shared/refusals';
import { isDatabaseUnavailable } from '../database/database-errors';
import { describeError } from '../database/describe-error';
import {
  FieldsException,
  RetryLaterException,
  NOTHING_HERE,
  PROBLEM_TYPE,
  UNAVAILABLE,
  UNREADABLE,
  type FieldError,
  type Problem,
} from './problem';

/** Sentences for errors of the HTTP layer, in nginx or here, before any other code runs. */
const SENTENCES_BY_STATUS: Record<number, string | SaidRefusal> = {
  400: 'The request could not be read: its body must be valid JSON in UTF-8.',
  404: NOTHING_HERE,
  405: 'This can’t be done at this address.',
  408: refusal('too-slow'),
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The body must be JSON, sent as application/json.',
  429: refusal('too-many-requests'),
  431: 'The request’s headers are too large.',
  501: UNREADABLE,
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
  505: UNREADABLE,
};
const FAILURE = refusal('failure');
/** How long clients should wait while the service is down. */
const RETRY_AFTER_SECONDS = 5;

/** Turns every exception into the one error shape, without internal details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const problem = toProblem(error);
    if (problem.status >= 500 && !(error instanceof HttpException)) {
      this.logger.error({ id: request.id, ...describeError(error) });
    }
    if (reply.sent || reply.raw.headersSent) return;
    // The route may already have set headers for caching or downloading a successful response.
    void reply.header('Cache-Control', 'no-store').removeHeader('Content-Disposition');
    if (problem.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
    if (error instanceof RetryLaterException)
      void reply.header('Retry-After', error.retryAfterSeconds);
    if (problem.status === 503 && !reply.hasHeader('Retry-After')) {
      void reply.header('Retry-After', RETRY_AFTER_SECONDS);
    }
    void reply.status(problem.status).header('Content-Type', PROBLEM_TYPE).send(problem);
  }
}

/** Makes a problem with a status, and its standard sentence unless one is given. */
export function problemOf(
  status: number,
  given?: string | SaidRefusal,
  errors?: FieldError[],
): Problem {
  const said =
    given ??
    SENTENCES_BY_STATUS[status] ??
    (status >= 500 ? FAILURE : (STATUS_CODES[status] ?? FAILURE));
  const { message: detail, ...refused } = typeof said === 'string' ? { message: said } : said;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    errorMessage: detail,
    ...refused,
    ...(errors && { errors }),
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof FieldsException) {
    return problemOf(error.getStatus(), error.message, error.errors);
  }
  if (error instanceof HttpException) return problemOf(error.getStatus(), sentenceOf(error));
  if (isDatabaseUnavailable(error)) return problemOf(503);
  return problemOf(statusOf(error) ?? 500);
}

/**
 * Returns an exception's own sentence, unless it comes from Nest or Fastify, which quote the request or address
 * programmers.
 */
function sentenceOf(error: HttpException): string | SaidRefusal | undefined {
  const response = error.getResponse();
  if (typeof response === 'object' && 'code' in response) return response as SaidRefusal;
  const isDefault = error.cause !== undefined || /^Cannot [A-Z]+ /.test(error.message);
  return isDefault ? undefined : error.message;
}

/** Fastify's errors carry a status. */
function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : undefined;
}
