import { UnauthorizedException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refusal } from 'shared/refusals';
import { SESSION_ENDED_REFUSAL } from '../http/problem';
import { tokenOf } from './token-transport';

/** Returns the error for a call that requires a signed-in user. */
export function signInRequired(): UnauthorizedException {
  return new UnauthorizedException(refusal('sign-in-first'));
}

/** Returns the error for a token that is no longer valid or whose account was deleted. */
export function sessionEnded(): UnauthorizedException {
  return new UnauthorizedException(SESSION_ENDED_REFUSAL);
}

/** Returns the error for a call with a missing or invalid token. */
export function invalidToken(request: FastifyRequest): UnauthorizedException {
  return tokenOf(request) === null ? signInRequired() : sessionEnded();
}

/** Returns the error for a call without a token that requires a user or a guest. */
export function signInOrGuestRequired(): UnauthorizedException {
  return new UnauthorizedException(refusal('become-somebody-first'));
}
