import { createSecretKey } from 'node:crypto';
import type { Config } from '../config';

export const TOKEN_ISSUER = 'new-york-on-foot';

/**
 * The signing key as a KeyObject: given a string, jsonwebtoken tries it as a public key first on every
 * call, which doubles what a call costs. Its types know only strings and buffers.
 */
export function jwtKey(config: Config): Buffer {
  return createSecretKey(Buffer.from(config.jwtSecret)) as unknown as Buffer;
}
