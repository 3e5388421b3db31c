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

/**
 * Requires an owner, or a colleague who may make this call, and sets `request.user` to the {@link Caller} and
 * `request.guide` to the {@link ActingGuide}. All other callers get a 404. Must come after DatabaseGuard.
 */
@Injectable()
export class GuideGuard extends AuthGuard('jwt') {
  constructor(private readonly guides: GuidesService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await super.canActivate(context);
    const guide = request.user ? await this.guides.find(request.user) : undefined;
    if (!guide || !(await this.isAllowed(guide, request, context))) {
      throw new NotFoundException(NOT_FOUND_REFUSAL);
    }
    request.guide = guide;
    refuseCrossSite(request);
    setActingGuide(guide);
    return true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error as Error;
    return (caller || null) as T;
  }

  protected async isAllowed(
    { id: guide, role }: ActingGuide,
    { params }: FastifyRequest,
    context: ExecutionContext,
  ): Promise<boolean> {
    if (role === 'owner') return true;
    const { list = '', id = '' } = params as { list?: string; id?: string };
    switch (colleagueScopeOf(context)) {
      case 'own':
        return true;
      case 'departure':
        return this.guides.leads(guide, id);
      case 'party':
        return this.guides.leadsParty(guide, list, id);
      case undefined:
        return false;
    }
  }
}

/** Requires an owner or a colleague before the route is known. The route's own guard checks the rest. */
@Injectable()
export class AnyGuideGuard extends GuideGuard {
  protected override isAllowed(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
