import type { LoggerService } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination, pino, stdTimeFunctions, type Logger } from 'pino';

/** Creates a logger that writes one JSON object per line to standard output. */
export function createJsonLogger(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Asynchronous, so that requests don't wait for the log. Lines that are logged during a write are written together.
    destination({ dest: 1, sync: false }),
  );
}

/** Logs a request and the status of its response. */
export function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  logger.info({
    id: request.id,
    method: request.method,
    // The declared route, because the URL may contain secrets or personal data.
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  });
}

/** The contexts in which Nest logs a message for every module and route. These messages get the level `debug`. */
const VERBOSE_CONTEXTS = new Set([
  'InstanceLoader',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Sends Nest's own messages to a pino logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    const level = context !== undefined && VERBOSE_CONTEXTS.has(context) ? 'debug' : 'info';
    this.logger[level](toFields(message, context));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn(toFields(message, context));
  }

  error(message: unknown, ...rest: string[]): void {
    this.logger.error(toFields(message, rest.at(-1)));
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal(toFields(message, context));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug(toFields(message, context));
  }
}

function toFields(message: unknown, context?: string): object {
  return typeof message === 'object' ? { context, ...message } : { context, msg: message };
}
