import { ApiExtension } from '@nestjs/swagger';

/**
 * Declares which of nginx's limits a call counts against, besides the one for all calls:
 * `scripts/generate-nginx.mjs` writes nginx's configuration from it. Every call that changes something for a
 * visitor declares one:
 *
 * - `bookings`: the call books, changes, or restores a booking, or sends mail.
 * - `passwords`: the call checks or stores a password, which takes a hundred times as long as another call.
 *   `ChecksPassword` declares it.
 * - `none`: the call does neither.
 */
export function ApiLimit(limit: 'bookings' | 'passwords' | 'none') {
  return ApiExtension('x-limit', limit);
}

/**
 * Declares that a POST that arrives twice has the same effect as one, so that nginx may send it to another
 * backend when the first doesn't respond. A call with an `Idempotency-Key` needs no declaration.
 */
export function ApiRepeatable() {
  return ApiExtension('x-repeatable', true);
}
