import { Injectable, NotFoundException, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { setActingGuide, type ActingGuide } from '../history/acting-guide';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { colleagueScopeOf } from './allow-colleague';
import type { CallerRequest } from './caller';
import { GuidesService } from './guides.service';
import { refuseCrossSite } from './token-transport';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by GuideGuard. */
    guide?: ActingGuide;
  }
}

/** A request that has passed {@link GuideGuard}. */
export type GuideRequest = CallerRequest & { guide: ActingGuide };

/** Returns the caller's id if they are a colleague; undefined for owners, who see everything. */
export function colleagueOf({ guide: { id, role } }: GuideRequest): string | undefined {
  return role === 'colleague' ? id : undefined;
}

/**
 * Requires an owner, or a colleague who may make this call. All other callers get a 404. Sets `request.user` to the
 * {@link Caller} and `request.guide` to the {@link ActingGuide}. Must come after DatabaseGuard.
 */
@Injectable()
export class GuideGuard extends AuthGuard('jwt') {
  constructor(private readonly guides: GuidesService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const guide = await this.identifyGuide(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!(await this.isAllowed(guide, request, context))) throw notFound();
    refuseCrossSite(request);
    request.guide = guide;
    setActingGuide(guide);
    return true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error as Error;
    return (caller || null) as T;
  }

  /** @throws NotFoundException if the caller isn't a guide */
  protected async identifyGuide(context: ExecutionContext): Promise<ActingGuide> {
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    const guide = user ? await this.guides.find(user) : undefined;
    if (!guide) throw notFound();
    return guide;
  }

  private async isAllowed(
    { id: guideId, role }: ActingGuide,
    { params }: FastifyRequest,
    context: ExecutionContext,
  ): Promise<boolean> {
    if (role === 'owner') return true;
    const { list = '', id = '' } = params as { list?: string; id?: string };
    switch (colleagueScopeOf(context)) {
      case 'own':
        return true;
      case 'departure':
        return this.guides.leads(guideId, id);
      case 'party':
        return this.guides.leadsParty(guideId, list, id);
      case undefined:
        return false;
    }
  }
}

/** Requires an owner or any colleague. Runs before the body is read; the route's own guard then checks the scope. */
@Injectable()
export class AnyGuideGuard extends GuideGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.identifyGuide(context);
    return true;
  }
}

function notFound(): NotFoundException {
  return new NotFoundException(NOT_FOUND_REFUSAL);
}
