import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refusal } from 'shared/refusals';

/** The header by which a caller names a call, so that it counts once however often it is made. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';
export const REQUEST_KEY_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** The call's key, if it has one; otherwise undefined. Anything that is no key is a 400. */
export const RequestKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers[REQUEST_KEY_HEADER.toLowerCase()];
    if (key === undefined || (typeof key === 'string' && REQUEST_KEY_PATTERN.test(key))) return key;
    throw new BadRequestException(refusal('key-invalid'));
  },
);
