// @ts-check
// The owners in the benchmarks, and their session tokens, as the API would create them.
import { createHmac, randomUUID } from 'node:crypto';

/** @param {number} userNumber */
export function userId(userNumber) {
  return userNumber.toString(16).padStart(24, '0');
}

/**
 * Returns the owner key of a user's bookings.
 * @param {number} userNumber
 */
export function ownerKey(userNumber) {
  return `user:${userId(userNumber)}`;
}

/**
 * Returns a session token for a user.
 * @param {number} userNumber
 * @param {string} secret
 */
export function newToken(userNumber, secret) {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iat: now,
    exp: now + 86_400,
    aud: 'user',
    iss: 'new-york-on-foot',
    sub: userId(userNumber),
    jti: randomUUID(),
  };
  const signedPart = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(payload)}`;
  return `${signedPart}.${createHmac('sha256', secret).update(signedPart).digest('base64url')}`;
}

/** @param {object} value */
function encodeJson(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
