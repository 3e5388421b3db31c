import type { LoggerService } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination, pino, stdTimeFunctions, type Logger } from 'pino';

/** Logs one JSON object per line to standard output. */
export function jsonLogger(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Requests don't wait for the log: lines that arrive during a write are written together.
    destination({ dest: 1, sync: false }),
  );
}

/** Logs a line for each response. */
export function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  logger.info({
    id: request.id,
    method: request.method,
    // The declared route, since a URL may contain anything.
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  });
}

/** The sources of Nest's messages about every module and route, which are left out. */
const CHATTY = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver']);

/** Sends Nest's own messages to the same logger. */
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
