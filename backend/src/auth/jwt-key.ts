import { createSecretKey } from 'node:crypto';
import type { Config } from '../config';

export const TOKEN_ISSUER = 'new-york-on-foot';

/**
 * Returns the signing key as a KeyObject, because jsonwebtoken would try a string as a public key on every call,
 * which doubles the cost of a call. Its types allow only strings and buffers.
 */
export function jwtKey(config: Config): Buffer {
  return createSecretKey(Buffer.from(config.jwtSecret)) as unknown as Buffer;
}
