import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { setRefusalTextLoader } from '../api/client';
import { startSession } from '../api/session';
import type { PublicUser } from '../api/schema';
import { TOKEN_KEY } from '../api/token-key';
import { refusalTextOf } from '../site/texts/refusals';
import { respondWith } from './fake-api';
import { WCAG_TAGS } from './wcag-tags';

/**
 * Renders a page of the site at a URL. Returns a simulated visitor who can click and type.
 *
 * @param user the visitor's account; undefined for a signed-out visitor
 * @param storedValues the initial content of sessionStorage
 */
export function renderPage(
  page: ReactElement,
  url = '/',
  user?: PublicUser,
  storedValues: Record<string, string> = {},
): UserEvent {
  history.replaceState(null, '', url);
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, text] of Object.entries(storedValues)) sessionStorage.setItem(key, text);
  if (user) {
    localStorage.setItem(TOKEN_KEY, 'token');
    respondWith({ 'GET /session': { user } });
  }
  setRefusalTextLoader(() => Promise.resolve(refusalTextOf));
  act(startSession);
  render(
    <BrowserRouter useTransitions={false}>
      <main>{page}</main>
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
}

/**
 * Renders a part of the console for a signed-in guide. Returns a simulated guide who can click and type.
 *
 * @param search the URL's parameters, with their question mark
 */
export function renderInConsole(part: ReactElement, search = ''): UserEvent {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const guide = { username: 'guide', email: 'guide@example.com', guide: true as const };
  const page = <QueryClientProvider client={queries}>{part}</QueryClientProvider>;
  return renderPage(page, `/guide/${search}`, guide);
}

/** Checks the page against the WCAG rules that need no layout or colors. */
export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: WCAG_TAGS,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

/** Pretends that the visitor has come back from a different tab. */
export function focusTab(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Returns the region of the page with this name. */
export function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}
