import {
  Catch,
  HttpException,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { refusal, type RefusalWithMessage } from 'shared/refusals';
import { isDatabaseUnavailable } from '../database/database-errors';
import { describeError } from '../database/describe-error';
import {
  FieldsException,
  RetryLaterException,
  NOT_FOUND_REFUSAL,
  PROBLEM_TYPE,
  UNAVAILABLE_REFUSAL,
  UNREADABLE_MESSAGE,
  type FieldError,
  type Problem,
} from './problem';

/** Messages for errors that nginx or Fastify raises before a route runs. */
const MESSAGES_BY_STATUS: Record<number, string | RefusalWithMessage> = {
  400: 'The request could not be read: its body must be valid JSON in UTF-8.',
  404: NOT_FOUND_REFUSAL,
  405: 'This URL doesn’t support this method.',
  408: refusal('too-slow'),
  413: 'The request is too large.',
  414: 'The URL is too long.',
  415: 'The body must be JSON, sent as application/json.',
  429: refusal('too-many-requests'),
  431: 'The request’s headers are too large.',
  501: UNREADABLE_MESSAGE,
  502: UNAVAILABLE_REFUSAL,
  503: UNAVAILABLE_REFUSAL,
  504: UNAVAILABLE_REFUSAL,
  505: UNREADABLE_MESSAGE,
};
const INTERNAL_ERROR = refusal('failure');
/** How long clients should wait while the service is down. */
const RETRY_AFTER_SECONDS = 5;

/** Turns every exception into a problem response, without internal details. */
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

/** Builds a problem. If there is no message, uses the status's default message. */
export function problemOf(
  status: number,
  message?: string | RefusalWithMessage,
  errors?: FieldError[],
): Problem {
  const messageOrRefusal =
    message ??
    MESSAGES_BY_STATUS[status] ??
    (status >= 500 ? INTERNAL_ERROR : (STATUS_CODES[status] ?? INTERNAL_ERROR));
  const { message: detail, ...codeAndValues } =
    typeof messageOrRefusal === 'string' ? { message: messageOrRefusal } : messageOrRefusal;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    errorMessage: detail,
    ...codeAndValues,
    ...(errors && { errors }),
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof FieldsException) {
    return problemOf(error.getStatus(), error.message, error.errors);
  }
  if (error instanceof HttpException) return problemOf(error.getStatus(), messageOf(error));
  if (isDatabaseUnavailable(error)) return problemOf(503);
  return problemOf(statusOf(error) ?? 500);
}

/**
 * Returns an exception's message or refusal; undefined if the message is from Nest or Fastify, because their messages
 * quote the request or are meant for developers.
 */
function messageOf(error: HttpException): string | RefusalWithMessage | undefined {
  const response = error.getResponse();
  if (typeof response === 'object' && 'code' in response) return response as RefusalWithMessage;
  const isFrameworkMessage = error.cause !== undefined || /^Cannot [A-Z]+ /.test(error.message);
  return isFrameworkMessage ? undefined : error.message;
}

/** Returns the status of an error that Fastify threw. */
function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : undefined;
}
