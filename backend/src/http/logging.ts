import type { LoggerService } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination, pino, stdTimeFunctions, type Logger } from 'pino';

/** One JSON object a line, on standard output. */
export function jsonLogger(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Requests don't wait for their lines: those that come while some are being written are written together.
    destination({ dest: 1, sync: false }),
  );
}

/** A line for a request that has been answered. */
export function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  logger.info({
    id: request.id,
    method: request.method,
    // The route as it is declared, not the address: that may hold anything.
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  });
}

/** What Nest lists at each start: every module and every route. */
const CHATTY = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver']);

/** Lets Nest's own messages out through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    const level = context !== undefined && CHATTY.has(context) ? 'debug' : 'info';
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
