import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { OPEN_LIST, ownerKey } from '../bookings/owner';
import type { Caller } from './caller';
import { ownerFor } from './owners';
import { invalidToken, signInRequired, signInOrGuestRequired } from './refusals';
import { refuseCrossSite, tokenOf } from './token-transport';

/** The site sends this header to get an error instead of the open list if its cookie is lost. */
const OWN_LIST_HEADER = 'x-own-list';

/** Requires a user's or guest's token, and sets `request.user` to the {@link Caller}. */
@Injectable()
export class CallerGuard extends AuthGuard('jwt') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    refuseCrossSite(context.switchToHttp().getRequest<FastifyRequest>());
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<T>(
    error: unknown,
    caller: T | false,
    _: unknown,
    context: ExecutionContext,
  ): T {
    if (error) throw error as Error;
    if (!caller) throw invalidToken(context.switchToHttp().getRequest<FastifyRequest>());
    return caller;
  }
}

/** Requires a signed-in user. A guest isn't one. */
@Injectable()
export class SignedInGuard extends CallerGuard {
  override handleRequest<T>(
    error: unknown,
    caller: T | false,
    info: unknown,
    context: ExecutionContext,
  ): T {
    const valid = super.handleRequest(error, caller, info, context);
    if ((valid as Caller).kind !== 'user') throw signInRequired();
    return valid;
  }
}

/** Admits all callers. `request.user` is null without a valid token. */
@Injectable()
export class OptionalCallerGuard extends CallerGuard {
  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error as Error;
    return (caller || null) as T;
  }
}

/**
 * Sets `request.owner` to the caller, or to the open list for callers without a token, if it is on. An invalid token
 * gets an error instead of the open list.
 */
@Injectable()
export class OwnerGuard extends CallerGuard {
  constructor(@Inject(CONFIG) protected readonly config: Config) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (tokenOf(request) === null) {
      const wantsOwn = request.headers[OWN_LIST_HEADER] !== undefined;
      if (wantsOwn || !this.allowsOpenList) throw signInOrGuestRequired();
      request.owner = ownerFor(OPEN_LIST, request.ip, this.config);
      return true;
    }
    await super.canActivate(context);
    if (request.user) request.owner = ownerFor(ownerKey(request.user), request.ip, this.config);
    return true;
  }

  protected get allowsOpenList(): boolean {
    return this.config.openList;
  }
}

/** An {@link OwnerGuard} for calls with private data, which the open list would show to everybody. */
@Injectable()
export class OwnListGuard extends OwnerGuard {
  protected override get allowsOpenList(): boolean {
    return false;
  }
}
