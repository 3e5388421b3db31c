import type { ExecutionContext } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import type { OwnedLists } from '../owner/owned-lists';
import { HandOverInterceptor } from './hand-over.interceptor';
import type { TokensService } from './tokens.service';

const ANSWER = { _id: 'a booking' };

/** What is moved where when a caller's call has been answered. */
async function movesAfter(kind: string, heir?: string): Promise<string[][]> {
  const moves: string[][] = [];
  const tokens = { heirOf: () => Promise.resolve(heir) } as unknown as TokensService;
  const lists = {
    moveAll: (from: string, to: string) => Promise.resolve(moves.push([from, to])),
  } as unknown as OwnedLists;
  const request = { user: { kind, id: '1', token: {} } };
  const context = { switchToHttp: () => ({ getRequest: () => request }) };
  const answer = new HandOverInterceptor(tokens, lists).intercept(
    context as unknown as ExecutionContext,
    { handle: () => of(ANSWER) },
  );
  expect(await lastValueFrom(answer)).toBe(ANSWER);
  return moves;
}

it('hands over what a guest stored after somebody got the list', async () => {
  expect(await movesAfter('guest', 'user:2')).toEqual([['guest:1', 'user:2']]);
});

it('moves nothing while the list is the guest’s own', async () => {
  expect(await movesAfter('guest')).toEqual([]);
});

it('does not ask for a user’s call', async () => {
  expect(await movesAfter('user', 'user:2')).toEqual([]);
});
