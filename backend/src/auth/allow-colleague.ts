import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

const SCOPE_KEY = 'colleague-scope';

/**
 * The colleagues who may make a call:
 *
 * - `own`: all colleagues. The call itself is limited to their own data and to the departures that they lead.
 * - `departure`: the colleague who leads the departure with the path's `id`.
 * - `party`: the colleague who leads the departure of the party with the path's `list` and `id`.
 */
export type ColleagueScope = 'own' | 'departure' | 'party';

/** Lets colleagues make a call that otherwise only owners can make. */
export function AllowColleague(scope: ColleagueScope) {
  return applyDecorators(SetMetadata(SCOPE_KEY, scope), ApiExtension('x-colleague', scope));
}

/** Returns which colleagues may make a call; undefined if only owners may make it. */
export function colleagueScopeOf(context: ExecutionContext): ColleagueScope | undefined {
  return Reflect.getMetadata(SCOPE_KEY, context.getHandler()) as ColleagueScope | undefined;
}
