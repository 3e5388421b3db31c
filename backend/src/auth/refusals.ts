import { UnauthorizedException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refusal } from 'shared/refusals';
import { SESSION_ENDED } from '../http/problem';
import { tokenOf } from './token-transport';

/** The answer to somebody who has to be signed in, and comes without a user's token. */
export function signInFirst(): UnauthorizedException {
  return new UnauthorizedException(refusal('sign-in-first'));
}

/** The answer to a token that is no longer good, or whose account is gone. */
export function sessionEnded(): UnauthorizedException {
  return new UnauthorizedException(SESSION_ENDED);
}

/** The answer to a call that has no good token: which of the two, depends on whether it has one at all. */
export function noGoodToken(request: FastifyRequest): UnauthorizedException {
  return tokenOf(request) === null ? signInFirst() : sessionEnded();
}

/** The answer to a caller who is nobody, where everybody has a list of their own. */
export function somebodyFirst(): UnauthorizedException {
  return new UnauthorizedException(refusal('become-somebody-first'));
}
