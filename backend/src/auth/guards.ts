import { Inject, Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { OPEN_LIST, ownerKey, type GuestLimits, type Owner } from '../bookings/owner';
import type { Caller } from './caller';
import { hashedNetwork } from './network';
import { noGoodToken, signInFirst } from './refusals';
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
  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (tokenOf(request) === null) {
      const wantsOwn = request.headers[OWN_LIST_HEADER] !== undefined;
      if (wantsOwn || !this.config.openList) {
        throw new UnauthorizedException('Please sign in or become a guest first.');
      }
      request.owner = this.openList(request.ip);
      return true;
    }
    await super.canActivate(context);
    if (request.user) request.owner = this.ownerOf(request.user, request.ip);
    return true;
  }

  private ownerOf(caller: Caller, address: string): Owner {
    const owner = { key: ownerKey(caller), maxBookings: this.config.maxBookings };
    return caller.kind === 'user' ? owner : { ...owner, guestLimits: this.guestLimits(address) };
  }

  private openList(address: string): Owner {
    return {
      key: OPEN_LIST,
      maxBookings: this.config.openListMax,
      guestLimits: this.guestLimits(address),
    };
  }

  private guestLimits(address: string): GuestLimits {
    const { guestPeoplePerDeparture, guestPeoplePerAddress } = this.config;
    return {
      perDeparture: guestPeoplePerDeparture,
      perNetwork: guestPeoplePerAddress,
      // Asked for when something is booked; most calls only read.
      get network() {
        return hashedNetwork(address);
      },
    };
  }
}
