import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Whose list a call works on. This is all that the tours know of a caller: a signed-in visitor, a guest
 * and the open list differ in these values alone.
 */
export interface Owner {
  /** Unique among owners of every kind. */
  key: string;
  /** How many bookings this owner may have in one list. */
  maxBookings: number;
  /** How long a booking is kept, in milliseconds; for good where it is undefined. */
  keepMs?: number;
  /** It is kept until its tour is over in any case. */
  keepsUntilOver?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    owner?: Owner;
  }
}

/** The owner that the guard found for this call. */
export const CurrentOwner = createParamDecorator((_: unknown, context: ExecutionContext): Owner => {
  const { owner } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!owner) throw new Error('CurrentOwner needs a route behind OwnerGuard');
  return owner;
});
