import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

const SCOPE_KEY = 'colleague-scope';

/**
 * The scope of a call that colleagues may make:
 *
 * - `own`: the call itself returns and changes only what belongs to the colleague or to the departures that they lead.
 * - `departure`: the departure with the path's `id`, if the colleague leads it.
 * - `party`: the party with the path's `list` and `id`, if the colleague leads its departure.
 */
export type ColleagueScope = 'own' | 'departure' | 'party';

/** Lets colleagues make a call that otherwise only owners can make. */
export function AllowColleague(scope: ColleagueScope) {
  return applyDecorators(SetMetadata(SCOPE_KEY, scope), ApiExtension('x-colleague', scope));
}

/** Returns the scope in which colleagues may make a call; undefined if only owners may make it. */
export function colleagueScopeOf(context: ExecutionContext): ColleagueScope | undefined {
  return Reflect.getMetadata(SCOPE_KEY, context.getHandler()) as ColleagueScope | undefined;
}
