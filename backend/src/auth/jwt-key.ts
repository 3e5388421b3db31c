import { createSecretKey } from 'node:crypto';
import type { Config } from '../config';

export const TOKEN_ISSUER = 'new-york-on-foot';

/**
 * Returns the signing key as a KeyObject. With a string, jsonwebtoken would first try to parse a public key on every
 * call, which would double the call's cost. The cast is needed because the library's types don't include KeyObject.
 */
export function createJwtKey(config: Config): Buffer {
  return createSecretKey(Buffer.from(config.jwtSecret)) as unknown as Buffer;
}
