import { Injectable, NotFoundException, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { setActingGuide } from '../history/acting-guide';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { GuidesService } from './guides.service';
import { refuseCrossSite } from './token-transport';

/**
 * Requires a guide, and sets `request.user` to the {@link Caller}. All other callers get a 404. Must come after
 * DatabaseGuard.
 */
@Injectable()
export class GuideGuard extends AuthGuard('jwt') {
  constructor(private readonly guides: GuidesService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await super.canActivate(context);
    const guide = request.user && (await this.guides.find(request.user));
    if (!guide) throw new NotFoundException(NOT_FOUND_REFUSAL);
    refuseCrossSite(request);
    setActingGuide(guide);
    return true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error as Error;
    return (caller || null) as T;
  }
}
