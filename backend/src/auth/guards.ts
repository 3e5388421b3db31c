import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { OPEN_LIST, ownerKey } from '../bookings/owner';
import { SettingsService } from '../settings/settings.service';
import type { Caller } from './caller';
import { ownerFor } from './owners';
import { invalidToken, signInRequired, signInOrGuestRequired } from './refusals';
import { refuseCrossSite, tokenOf } from './token-transport';

/** The site's pages send this header, so that they get an error instead of the open list if the cookie was lost. */
const OWN_LIST_HEADER = 'x-own-list';

/**
 * Requires a user's or guest's token, and sets `request.user` to the {@link Caller}. Refuses cross-site calls that may
 * change data.
 */
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

/** Requires a signed-in user, not a guest. */
@Injectable()
export class SignedInGuard extends CallerGuard {
  override handleRequest<T>(
    error: unknown,
    caller: T | false,
    info: unknown,
    context: ExecutionContext,
  ): T {
    const validCaller = super.handleRequest(error, caller, info, context);
    if ((validCaller as Caller).kind !== 'user') throw signInRequired();
    return validCaller;
  }
}

/** A {@link CallerGuard} that also admits callers without a valid token. For them, sets `request.user` to null. */
@Injectable()
export class OptionalCallerGuard extends CallerGuard {
  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error as Error;
    return (caller || null) as T;
  }
}

/**
 * Sets `request.owner` to the caller; to the open list if the caller has no token and the open list is enabled. Refuses
 * all other calls.
 */
@Injectable()
export class OwnerGuard extends CallerGuard {
  protected readonly allowsOpenList: boolean = true;

  constructor(private readonly settings: SettingsService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (tokenOf(request) === null) {
      const requiresOwnList = request.headers[OWN_LIST_HEADER] !== undefined;
      if (requiresOwnList || !this.allowsOpenList) throw signInOrGuestRequired();
      const settings = await this.settings.get();
      if (!settings.openList) throw signInOrGuestRequired();
      request.owner = ownerFor(OPEN_LIST, request.ip, settings);
      return true;
    }
    await super.canActivate(context);
    if (request.user) {
      request.owner = ownerFor(ownerKey(request.user), request.ip, await this.settings.get());
    }
    return true;
  }
}

/** An {@link OwnerGuard} for calls with private data. Excludes the open list, since everybody can see it. */
@Injectable()
export class OwnListGuard extends OwnerGuard {
  protected override readonly allowsOpenList = false;
}
