import type { Page, Route } from '@playwright/test';
import { EventEmitter, once } from 'node:events';

/** Keeps calls of an address waiting; the function it gives lets them, and later ones, through. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(address, async (route) => {
    await opened;
    await route.fallback();
  });
  return () => {
    gate.emit('open');
  };
}

/** Has calls of an address answered with an error; without a body it says nothing but its status. */
export async function fail(
  page: Page,
  address: string,
  status: number,
  problem?: { errorMessage: string; errors?: { field: string; message: string }[] },
): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({
      status,
      contentType: problem ? 'application/problem+json' : 'text/html',
      body: problem ? JSON.stringify({ title: 'Problem', status, ...problem }) : '',
    }),
  );
}

/** Cuts all of the browser's pages off from the network, and makes a call that fails: the page's own may come too late. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => fetch('/api/session').catch(() => undefined));
}

/** Has calls of an address find no server. */
export async function disconnect(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort('connectionrefused'));
}

/** The addresses of the calls that the page makes from now on, as far as they begin with the path. */
export function callsTo(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) calls.push(pathname);
  });
  return calls;
}

/** Answers calls of an address, given which call it is; the idempotency keys that they carried. */
export async function keysOfCalls(
  page: Page,
  address: string,
  answer: (route: Route, call: number) => Promise<void>,
): Promise<(string | null)[]> {
  const keys: (string | null)[] = [];
  await page.route(address, async (route) => {
    keys.push(await route.request().headerValue('Idempotency-Key'));
    await answer(route, keys.length);
  });
  return keys;
}
