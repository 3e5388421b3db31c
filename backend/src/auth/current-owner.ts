import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Owner } from '../bookings/owner';

declare module 'fastify' {
  interface FastifyRequest {
    owner?: Owner;
  }
}

/** The owner that OwnerGuard has set for this call. */
export const CurrentOwner = createParamDecorator((_: unknown, context: ExecutionContext): Owner => {
  const { owner } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!owner) throw new Error('CurrentOwner needs a route behind OwnerGuard');
  return owner;
});
