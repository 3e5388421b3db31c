import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';

/** Holds calls to a URL, and returns a function that lets these and later calls through. */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return () => {
    gate.emit('open');
  };
}

/** Responds to calls to a URL with an error, by default without a body. */
export async function failCalls(
  page: Page,
  url: string,
  status: number,
  problem?: { errorMessage: string; errors?: { field: string; message: string }[] },
): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({
      status,
      contentType: problem ? 'application/problem+json' : 'text/html',
      body: problem ? JSON.stringify({ title: 'Problem', status, ...problem }) : '',
    }),
  );
}

/**
 * Takes all of the browser's pages offline. Also makes a call that fails, so that the page notices at
 * once.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => fetch('/api/session').catch(() => undefined));
}

/** Refuses connections to a URL. */
export async function refuseConnections(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort('connectionrefused'));
}

/** Collects the paths of the calls that the page makes from now on, if they start with a given path. */
export function collectCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) calls.push(pathname);
  });
  return calls;
}
