import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { refusal } from 'shared/refusals';

/**
 * The header with a key that the caller generates for a call. Repeating the call with the same key has no further
 * effect.
 */
const REQUEST_KEY_HEADER = 'Idempotency-Key';
const REQUEST_KEY_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns the call's key, or undefined if it has none. Responds with 400 if the header isn't a valid key. */
export const RequestKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers[REQUEST_KEY_HEADER.toLowerCase()];
    if (key === undefined || (typeof key === 'string' && REQUEST_KEY_PATTERN.test(key))) return key;
    throw new BadRequestException(refusal('key-invalid'));
  },
);

/** Documents the header of a route that has a {@link RequestKey}. */
export const ApiRequestKey = (description: string) =>
  ApiHeader({
    name: REQUEST_KEY_HEADER,
    required: false,
    schema: { type: 'string', pattern: REQUEST_KEY_PATTERN.source },
    description,
  });
