import type { Page } from '@playwright/test';
import { collectCalls, refuseConnections, failCalls, holdCalls } from './support/network';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, getStoredToken } from './support/site';
import { expect, test } from './support/test';
import { ToursPage } from './support/tours-page';

test('signing up uses the values entered before the scripts started, and keeps the user signed in', async ({
  page,
  newcomer,
}) => {
  const release = await holdCalls(page, '**/assets/start-*.js');
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(newcomer.username);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' });
  await expect(submit).toBeDisabled();
  release();
  await submit.click();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page);
  expect(await getStoredToken(page)).toMatch(/^ey/);
  await page.reload();
  await expectSignedIn(page);
});

test('a signed-in user never sees the sign-in link', async ({ page, signInNewUser }) => {
  await signInNewUser();
  await page.addInitScript(() => {
    const check = () => {
      const link = document.querySelector('a[href="/signin"]');
      if (link?.checkVisibility({ visibilityProperty: true })) console.error('SIGN IN was seen');
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  const loading = page.locator('[class$=_screen]');
  for (const url of ['**/assets/index-*.js', '**/assets/start-*.js', '/api/session']) {
    const release = await holdCalls(page, url);
    await page.goto('/about', { waitUntil: 'commit' });
    if (url.includes('index')) await page.waitForTimeout(300);
    else await expect(loading).toBeInViewport({ ratio: 1 });
    release();
    await expectSignedIn(page);
    await page.unroute(url);
  }
});

test('a signed-out visitor can read the page and sign in if the scripts fail', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/FAILED.*index/);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSignedOut(page);
});

test.describe('signing out', () => {
  test('works with one call, even after a double click', async ({ page, signInNewUser }) => {
    await signInNewUser();
    const release = await holdCalls(page, '/api/logout');
    const logoutCalls = collectCalls(page, '/api/logout');
    await page.goto('/about');
    await page.getByRole('button', { name: 'LOG OUT' }).dblclick();
    release();
    await expect(page).toHaveURL('/signin');
    await expectSignedOut(page);
    expect(await getStoredToken(page)).toBeNull();
    const calls = collectCalls(page, '/api/');
    await page.reload();
    await expectSignedOut(page);
    expect(calls.filter((path) => path !== '/api/visits')).toEqual([]);
    expect(logoutCalls).toHaveLength(1);
  });

  test('works when the server is down, and is retried when it is back, even after a reload', async ({
    page,
    context,
    tours,
    signInNewUser,
    expectErrors,
  }) => {
    await signInNewUser();
    expectErrors(/REFUSED.*logout/, /Logout was unsuccessful/);
    await page.goto('/about');
    const token = String(await getStoredToken(page));
    const cookie = (await context.cookies(new URL('/api', page.url()).href))[0]?.value;
    await refuseConnections(page, '/api/logout');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(
      /signed out on this device, but the server couldn’t be reached/,
    );
    await expect(page).toHaveURL('/signin');
    await expectSignedOut(page);
    expect(await getStoredToken(page)).toBeNull();
    expect(await getSessionStatus(page, token)).toBe(200);

    await page.goto('/signin');
    await expect(status).toHaveText(/server couldn’t be reached/);
    await page.unroute('/api/logout');
    await expect(status).toHaveText(/The server is back/);
    expect(await getSessionStatus(page, token)).toBe(401);
    // The retry revokes only the token, because the cookie could belong to a different user by now.
    expect(cookie).toBe(token);
    await tours.open();
    await expect(tours.table.getByText('No tours yet')).toBeVisible();
    await page.goto('/signin');
    await expect(status).toHaveText('');
  });

  test('in one tab also signs out the other tabs', async ({ page, context, signInNewUser }) => {
    await signInNewUser();
    const tours = new ToursPage(page, lists[0]);
    await tours.open();
    await tours.create();
    await tours.startEditing(lists[0].places[0]);
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(otherTab);
    await expectSignedOut(page);
    await expect(tours.rows).toHaveCount(0);
    await expect(tours.submit('Create Tour')).toBeVisible();
    await expect(tours.people).toHaveValue('');
  });
});

test('a sign-in in one tab also signs in the other tabs', async ({ page, context, walker }) => {
  await page.goto('/about');
  await expectSignedOut(page);
  const otherTab = await context.newPage();
  await signIn(otherTab, walker.username, walker.password);
  await expectSignedIn(otherTab);
  await expectSignedIn(page);
});

test('a user whose session can’t be checked appears signed out, until the check succeeds or the session was revoked', async ({
  page,
  signInNewUser,
  expectErrors,
}) => {
  const walker = await signInNewUser();
  expectErrors(/500.*session/, /401.*session/);
  await failCalls(page, '/api/session', 500);
  await page.goto('/');
  await expectSignedOut(page);
  await page.unroute('/api/session');
  await page.reload();
  await expectSignedIn(page);

  await revokeSession(page);
  await page.reload();
  await expectSignedOut(page);
  await expect.poll(() => getStoredToken(page)).toBeNull();
  await signIn(page, walker.username, walker.password);
  await expectSignedIn(page);
});

test('a session that ends during a booking shows an error, and keeps the form', async ({
  page,
  tours,
  signInNewUser,
  expectErrors,
}) => {
  await signInNewUser();
  expectErrors(/401.*new/, /401.*session/, /tour call was unsuccessful/);
  await tours.open();
  await expect(tours.table.getByText('No tours yet')).toBeVisible();
  await revokeSession(page);
  await tours.fill({ people: '7' });
  await tours.submit().click();
  await expect(tours.alert).toHaveText(/session has ended/);
  await expect(tours.people).toHaveValue('7');
  await expectSignedOut(page);
});

test('a user stays signed in even if the browser can’t store the token', async ({
  page,
  tours,
  walker,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const calls = collectCalls(page, '/api/guest');
  await signIn(page, walker.username, walker.password);
  await expectSignedIn(page);
  await page.getByRole('link', { name: 'DAY SERVICES' }).click();
  await tours.create();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expectSignedOut(page);
});

test('a visitor whose browser blocks cookies is asked to allow them', async ({
  page,
  tours,
  expectErrors,
}) => {
  expectErrors(/401.*\/api\/all/, /tour call was unsuccessful/);
  // Chromium behaves like this with blocked cookies.
  await page.addInitScript(() => {
    const denied = () => new DOMException('Access is denied.', 'SecurityError');
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw denied();
      },
    });
    navigator.locks.request = () => Promise.reject(denied());
  });
  await page.route('/api/guest', (route) => route.fulfill({ status: 204 }));
  await tours.open();
  await expect(tours.alert).toHaveText(/Please allow cookies/);
});

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Revokes the session on the server without the browser's knowledge. */
async function revokeSession(page: Page): Promise<void> {
  const headers = { Authorization: String(await getStoredToken(page)) };
  const response = await fetch(new URL('/api/logout', page.url()), { method: 'DELETE', headers });
  expect(response.status).toBe(204);
}

/** Returns the status code of the response for the token's session. */
async function getSessionStatus(page: Page, token: string): Promise<number> {
  const response = await fetch(new URL('/api/session', page.url()), {
    headers: { Authorization: token },
  });
  return response.status;
}
