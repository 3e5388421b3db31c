import type { Page } from '@playwright/test';
import { expectFitsBothWidths } from './support/accessibility';
import { collectCalls, refuseConnections, failCalls, holdCalls } from './support/network';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, getStoredToken } from './support/site';
import { expect, test, type Walker } from './support/test';
import { ToursPage } from './support/tours-page';

test.describe('signing up', () => {
  test('opens the home page, and keeps the user signed in after a reload', async ({
    page,
    newcomer,
  }) => {
    await signUp(page, newcomer);
    await expect(page).toHaveURL('/');
    await expectSignedIn(page);
    expect(await getStoredToken(page)).toMatch(/^ey/);
    await page.reload();
    await expectSignedIn(page);
  });

  test('uses the values that were entered before the scripts started', async ({
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
    await expectSignedIn(page);
  });

  test('requires every field, and a valid email', async ({ page, newcomer }) => {
    await page.goto('/signup');
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' });
    const fields = {
      Username: newcomer.username,
      Email: newcomer.email,
      Password: newcomer.password,
    };
    for (const [label, value] of Object.entries(fields)) {
      await submit.click();
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByLabel('Email').fill('nowhere');
    await submit.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectSignedOut(page);
  });
});

test.describe('signing in', () => {
  test('works with the username or the email, and opens the home page', async ({
    page,
    walker,
  }) => {
    for (const field of ['username', 'email'] as const) {
      await signIn(page, walker[field], walker.password);
      await expect(page).toHaveURL('/');
      await expectSignedIn(page);
      await page.getByRole('button', { name: 'LOG OUT' }).click();
      await expectSignedOut(page);
    }
  });
});

test('a loading screen covers the page while the session is checked', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  const release = await holdCalls(page, '/api/session');
  await page.goto('/about');
  const loading = page.locator('[class$=_screen]');
  await expect(loading).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  release();
  await expectSignedIn(page);
  await expect(loading).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expectFitsBothWidths(page);
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

test('only session and logout calls carry the token in a header', async ({ page, newcomer }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { authorization } = request.headers();
    if (pathname.startsWith('/api'))
      calls.push(`${pathname} ${authorization ? 'with' : 'without'}`);
  });
  await signUp(page, newcomer);
  await expectSignedIn(page);
  for (const list of lists) {
    const tours = new ToursPage(page, list);
    await tours.open();
    await tours.create();
    await tours.startEditing(list.places[0]);
    await tours.submit('Update Tour').click();
    await tours.closeDialog();
    await tours.delete(list.places[0]);
    await tours.dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(tours.row(list.places[0]).getByRole('button', { name: 'Edit' })).toBeEnabled();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expectSignedOut(page);
  const distinctCalls = new Set(calls.map((call) => call.replace(/\/[0-9a-f]{24}/, '')));
  expect([...distinctCalls].sort()).toEqual(
    [
      '/api/session with',
      '/api/logout with',
      '/api/signup without',
      '/api/departures without',
      '/api/tours without',
      '/api/visits without',
      // The header shows MY TOURS only if there are bookings.
      '/api/bookings without',
      // A link downloads the calendar file, so no script calls its path.
      ...lists
        .flatMap(({ endpoints }) => Object.values(endpoints))
        .filter((path) => !path.includes('calendar'))
        .map((path) => `${path} without`),
    ].sort(),
  );
});

test.describe('signing out', () => {
  for (const { title, errors, prepare } of [
    { title: 'works', errors: [], prepare: () => Promise.resolve() },
    {
      title: 'works when the server fails',
      errors: [/500.*logout/, /Logout was unsuccessful/],
      prepare: (page: Page) => failCalls(page, '/api/logout', 500),
    },
    {
      title: 'works when the server is down',
      errors: [/REFUSED.*logout/, /Logout was unsuccessful/],
      prepare: (page: Page) => refuseConnections(page, '/api/logout'),
    },
  ]) {
    test(title, async ({ page, signInNewUser, expectErrors }) => {
      await signInNewUser();
      expectErrors(...errors);
      await prepare(page);
      await page.goto('/about');
      await page.getByRole('button', { name: 'LOG OUT' }).click();
      await expect(page).toHaveURL('/signin');
      await expectSignedOut(page);
      expect(await getStoredToken(page)).toBeNull();
      const calls = collectCalls(page, '/api/');
      await page.reload();
      await expectSignedOut(page);
      expect(calls.filter((path) => !['/api/logout', '/api/visits'].includes(path))).toEqual([]);
    });
  }

  test('is retried when the server is back, even after a reload', async ({
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
    expect(await getSessionStatus(page, token)).toBe(200);

    await page.goto('/signin');
    await expect(status).toHaveText(/server couldn’t be reached/);
    await page.unroute('/api/logout');
    await expect(status).toHaveText(/The server is back/);
    expect(await getSessionStatus(page, token)).toBe(401);
    // Only the token was revoked. The cookie stays, because a different user could own it by now.
    expect(cookie).toBe(token);
    await tours.open();
    await expect(tours.table.getByText('No tours yet')).toBeVisible();
    await page.goto('/signin');
    await expect(status).toHaveText('');
  });

  test('clears the user and stays on the page if no token is stored', async ({
    page,
    signInNewUser,
  }) => {
    await signInNewUser();
    await page.goto('/about');
    await expectSignedIn(page);
    await page.evaluate(() => {
      localStorage.clear();
    });
    const calls = collectCalls(page, '/api/');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(page);
    await expect(page).toHaveURL('/about');
    expect(calls).toEqual([]);
  });

  test('calls the server once after a double click', async ({ page, signInNewUser }) => {
    await signInNewUser();
    const release = await holdCalls(page, '/api/logout');
    const calls = collectCalls(page, '/api/logout');
    await page.goto('/');
    await page.getByRole('button', { name: 'LOG OUT' }).dblclick();
    release();
    await expectSignedOut(page);
    expect(calls).toHaveLength(1);
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

test('a session that was revoked on the server ends in the browser', async ({
  page,
  signInNewUser,
  expectErrors,
}) => {
  const walker = await signInNewUser();
  expectErrors(/401.*session/);
  await page.goto('/');
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

test('a user whose session can’t be checked appears signed out until the check succeeds', async ({
  page,
  signInNewUser,
  expectErrors,
}) => {
  await signInNewUser();
  expectErrors(/500.*session/);
  await failCalls(page, '/api/session', 500);
  await page.goto('/');
  await expectSignedOut(page);
  await page.unroute('/api/session');
  await page.reload();
  await expectSignedIn(page);
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

async function fillSignUp(page: Page, { username, email, password }: Walker): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signUp(page: Page, walker: Walker): Promise<void> {
  await fillSignUp(page, walker);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
}

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
