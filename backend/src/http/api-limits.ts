import { ApiExtension } from '@nestjs/swagger';

/**
 * Declares the nginx rate limit that a call counts against, in addition to the limit for all calls.
 * `scripts/generate-nginx.mjs` generates nginx's configuration from it. Every call that changes data for a visitor
 * declares a limit:
 *
 * - `bookings`: the call books, changes, or restores a booking, or sends mail.
 * - `passwords`: the call checks or stores a password, which takes a hundred times as long as any other call.
 *   `ChecksPassword` declares it.
 * - `visits`: the call only counts a visit.
 * - `none`: the call does none of these.
 */
export function ApiLimit(limit: 'bookings' | 'passwords' | 'visits' | 'none') {
  return ApiExtension('x-limit', limit);
}

/**
 * Declares that a POST is idempotent, so that nginx may retry it on a different replica if the first one doesn't
 * respond. A call with an `Idempotency-Key` needs no declaration.
 */
export function ApiIdempotent() {
  return ApiExtension('x-repeatable', true);
}
