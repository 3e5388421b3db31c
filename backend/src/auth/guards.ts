import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { OPEN_LIST, ownerKey } from '../bookings/owner';
import type { Caller } from './caller';
import { ownerFor } from './owners';
import { noGoodToken, signInFirst, somebodyFirst } from './refusals';
import { refuseCrossSite, tokenOf } from './token-transport';

/** The site sends it: where its cookie is gone, it wants to be told, and not be given the open list. */
const OWN_LIST_HEADER = 'x-own-list';

/** Lets somebody pass, whoever it is: `request.user` is a {@link Caller}. */
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
    if (!caller) throw noGoodToken(context.switchToHttp().getRequest<FastifyRequest>());
    return caller;
  }
}

/** Lets nobody pass but who is signed in: a guest is not. */
@Injectable()
export class SignedInGuard extends CallerGuard {
  override handleRequest<T>(
    error: unknown,
    caller: T | false,
    info: unknown,
    context: ExecutionContext,
  ): T {
    const somebody = super.handleRequest(error, caller, info, context);
    if ((somebody as Caller).kind !== 'user') throw signInFirst();
    return somebody;
  }
}

/** Lets everybody pass; `request.user` is null for nobody, and for whoever's token is no longer good. */
@Injectable()
export class OptionalCallerGuard extends CallerGuard {
  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error as Error;
    return (caller || null) as T;
  }
}

/**
 * Finds whose list a call works on: the caller's own, or the open one for nobody, if that is on. Whoever
 * comes with a token that is no longer good is told so, and not sent to the open list.
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
      if (wantsOwn || !this.hasOpenList) throw somebodyFirst();
      request.owner = ownerFor(OPEN_LIST, request.ip, this.config);
      return true;
    }
    await super.canActivate(context);
    if (request.user) request.owner = ownerFor(ownerKey(request.user), request.ip, this.config);
    return true;
  }

  protected get hasOpenList(): boolean {
    return this.config.openList;
  }
}

/** The same for calls that the open list has no part in: everybody could read what is private there. */
@Injectable()
export class OwnListGuard extends OwnerGuard {
  protected override get hasOpenList(): boolean {
    return false;
  }
}
