import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { OwnedLists } from '../owner/owned-lists';
import { ownerKey } from './caller';
import { TokensService } from './tokens.service';

/**
 * A guest may book in one tab while signing in in another. A booking that was stored after the guest's
 * list had been handed over goes the same way here, or nobody could ever see it again. For the calls that
 * store one: what others change goes along by itself.
 */
@Injectable()
export class HandOverInterceptor implements NestInterceptor {
  constructor(
    private readonly tokens: TokensService,
    private readonly lists: OwnedLists,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user: caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (caller?.kind !== 'guest') return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const heir = await this.tokens.heirOf(caller.token);
        if (heir !== undefined) await this.lists.moveAll(ownerKey(caller), heir);
        return answer;
      }),
    );
  }
}
