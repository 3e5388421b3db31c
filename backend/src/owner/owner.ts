import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** How many places somebody without an account may take at departures with a limit. */
export interface PlaceLimits {
  /** At each of them. */
  atDeparture: number;
  /** At all coming ones together, for everybody who calls from this network. */
  ofNetwork: number;
  /** The caller's network, hashed. */
  network: string;
}

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
  /** How many places this owner may take; as many as there are where it is missing. */
  placeLimits?: PlaceLimits;
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
