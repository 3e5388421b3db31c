import type { Page } from '@playwright/test';
import { callsTo, disconnect, fail, hold } from './support/network';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, storedToken } from './support/site';
import { expect, test, type Walker } from './support/test';
import { ToursPage } from './support/tours-page';

test.describe('signing up', () => {
  test('leads home, signed in, and a reload keeps it', async ({ page, newcomer }) => {
    await signUp(page, newcomer);
    await expect(page).toHaveURL('/');
    await expectSignedIn(page);
    expect(await storedToken(page)).toMatch(/^ey/);
    await page.reload();
    await expectSignedIn(page);
  });

  test('takes what was typed before the scripts were there', async ({ page, newcomer }) => {
    const release = await hold(page, '**/assets/start-*.js');
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

  test('with a name or an email that is taken says so beside it', async ({
    page,
    walker,
    announce,
  }) => {
    announce(/409.*signup/, /Signup was unsuccessful/);
    const username = page.getByLabel('Username');
    const email = page.getByLabel('Email');
    await signUp(page, { ...walker, email: `other-${walker.email}` });
    await expect(username).toHaveAccessibleDescription(/This username is taken/);
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveText(/This username is taken/);
    await expect(username).toHaveValue(walker.username);

    await username.fill(`x${walker.username}`);
    await email.fill(walker.email);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(email).toHaveAccessibleDescription(/already has an account/);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectSignedOut(page);
  });

  test('with a password that everybody has says so beside it', async ({
    page,
    newcomer,
    announce,
  }) => {
    announce(/400.*signup/, /Signup was unsuccessful/);
    await signUp(page, { ...newcomer, password: 'Sunshine1' });
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/one of the most common passwords/);
    await expect(password).toHaveValue('Sunshine1');
    await signUp(page, newcomer);
    await expectSignedIn(page);
  });

  test('says why it failed, and keeps what was typed', async ({ page, newcomer, announce }) => {
    announce(/500.*signup/, /503.*signup/, /REFUSED.*signup/, /Signup was unsuccessful/);
    await fillSignUp(page, newcomer);
    const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' });
    for (const { says, does } of [
      {
        says: 'Signup was unsuccessful! Please check the console.',
        does: () => fail(page, '/api/signup', 500),
      },
      {
        says: 'We are taking a break.',
        does: () => fail(page, '/api/signup', 503, { errorMessage: 'We are taking a break.' }),
      },
      { says: /can’t reach the server/, does: () => disconnect(page, '/api/signup') },
    ]) {
      await does();
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(says);
      await expect(page.getByLabel('Username')).toHaveValue(newcomer.username);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newcomer.password);
      await expectSignedOut(page);
      await page.unroute('/api/signup');
    }
    await submit.click();
    await expectSignedIn(page);
  });

  test('needs every field, and an email that is one', async ({ page, newcomer }) => {
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

  test('twice in a hurry makes one account', async ({ page, newcomer }) => {
    const release = await hold(page, '/api/signup');
    const calls = callsTo(page, '/api/signup');
    await fillSignUp(page, newcomer);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).dblclick();
    release();
    await expectSignedIn(page);
    expect(calls).toHaveLength(1);
  });
});

test.describe('signing in', () => {
  test('by username or by email leads home', async ({ page, walker }) => {
    for (const by of ['username', 'email'] as const) {
      await signIn(page, walker[by], walker.password);
      await expect(page).toHaveURL('/');
      await expectSignedIn(page);
      await page.getByRole('button', { name: 'LOG OUT' }).click();
      await expectSignedOut(page);
    }
  });

  test('with a wrong password, or as nobody, says no more than that', async ({
    page,
    walker,
    announce,
  }) => {
    announce(/401.*login/);
    await signIn(page, `no-${walker.username}`.slice(0, 30), walker.password);
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');

    const calls = callsTo(page, '/api/login');
    await signIn(page, walker.username, 'seven77');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(calls).toEqual([]);

    await signIn(page, walker.username, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    await expect(page.getByLabel('Username')).toHaveValue(walker.username);
    await expectSignedOut(page);
    expect(await storedToken(page)).toBeNull();
    await page.getByLabel('Password', { exact: true }).fill(walker.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expectSignedIn(page);
  });
});

test('an eye shows and hides the password', async ({ page }) => {
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a secret');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('a secret');
  }
});

test('while the session is checked there is a loading screen @widths', async ({
  page,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  const release = await hold(page, '/api/session');
  await page.goto('/about');
  const loading = page.locator('[class$=_screen]');
  await expect(loading).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  release();
  await expectSignedIn(page);
  await expect(loading).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('somebody who is signed in is never offered to sign in', async ({ page, signSomebodyIn }) => {
  await signSomebodyIn();
  await page.addInitScript(() => {
    const look = () => {
      const offer = document.querySelector('a[href="/signin"]');
      if (offer?.checkVisibility({ visibilityProperty: true })) console.error('SIGN IN was seen');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const loading = page.locator('[class$=_screen]');
  for (const script of ['**/assets/index-*.js', '**/assets/start-*.js', '/api/session']) {
    const release = await hold(page, script);
    await page.goto('/about', { waitUntil: 'commit' });
    if (script.includes('index')) await page.waitForTimeout(300);
    else await expect(loading).toBeInViewport({ ratio: 1 });
    release();
    await expectSignedIn(page);
    await page.unroute(script);
  }
});

test('whoever is not signed in can read and sign in, whatever becomes of the scripts', async ({
  page,
  announce,
}) => {
  announce(/FAILED.*index/);
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
  const withoutIds = new Set(calls.map((call) => call.replace(/\/[0-9a-f]{24}/, '')));
  expect([...withoutIds].sort()).toEqual(
    [
      ...['/api/session with', '/api/logout with'],
      ...['/api/signup without', '/api/departures without', '/api/tours without'],
      // Whether there are any, for the header.
      '/api/bookings without',
      // A calendar's file is fetched by a link.
      ...lists
        .flatMap(({ calls }) => Object.values(calls))
        .filter((path) => !path.includes('calendar'))
        .map((path) => `${path} without`),
    ].sort(),
  );
});

test.describe('signing out', () => {
  for (const { what, trouble, does } of [
    { what: 'works', trouble: [], does: () => Promise.resolve() },
    {
      what: 'works when the server fails',
      trouble: [/500.*logout/, /Logout was unsuccessful/],
      does: (page: Page) => fail(page, '/api/logout', 500),
    },
    {
      what: 'works when there is no server',
      trouble: [/REFUSED.*logout/, /Logout was unsuccessful/],
      does: (page: Page) => disconnect(page, '/api/logout'),
    },
  ]) {
    test(what, async ({ page, signSomebodyIn, announce }) => {
      await signSomebodyIn();
      announce(...trouble);
      await does(page);
      await page.goto('/about');
      await page.getByRole('button', { name: 'LOG OUT' }).click();
      await expect(page).toHaveURL('/signin');
      await expectSignedOut(page);
      expect(await storedToken(page)).toBeNull();
      const calls = callsTo(page, '/api/');
      await page.reload();
      await expectSignedOut(page);
      expect(calls.filter((path) => path !== '/api/logout')).toEqual([]);
    });
  }

  test('while the server is away is made up for when it is back, after a reload, too', async ({
    page,
    context,
    tours,
    signSomebodyIn,
    announce,
  }) => {
    await signSomebodyIn();
    announce(/REFUSED.*logout/, /Logout was unsuccessful/);
    await page.goto('/about');
    const token = String(await storedToken(page));
    const cookie = (await context.cookies(new URL('/api', page.url()).href))[0]?.value;
    await disconnect(page, '/api/logout');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    const news = page.getByRole('main').getByRole('status');
    await expect(news).toHaveText(/signed out on this device, but the server couldn’t be reached/);
    expect(await sessionOf(page, token)).toBe(200);

    await page.goto('/signin');
    await expect(news).toHaveText(/server couldn’t be reached/);
    await page.unroute('/api/logout');
    await expect(news).toHaveText(/The server is back/);
    expect(await sessionOf(page, token)).toBe(401);
    // It was the token's end alone: the cookie may have been another's by then.
    expect(cookie).toBe(token);
    await tours.open();
    await expect(tours.table.getByText('No tours yet')).toBeVisible();
    await page.goto('/signin');
    await expect(news).toHaveText('');
  });

  test('where no token is stored clears the user, and stays', async ({ page, signSomebodyIn }) => {
    await signSomebodyIn();
    await page.goto('/about');
    await expectSignedIn(page);
    await page.evaluate(() => {
      localStorage.clear();
    });
    const calls = callsTo(page, '/api/');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(page);
    await expect(page).toHaveURL('/about');
    expect(calls).toEqual([]);
  });

  test('twice in a hurry asks the server once', async ({ page, signSomebodyIn }) => {
    await signSomebodyIn();
    const release = await hold(page, '/api/logout');
    const calls = callsTo(page, '/api/logout');
    await page.goto('/');
    await page.getByRole('button', { name: 'LOG OUT' }).dblclick();
    release();
    await expectSignedOut(page);
    expect(calls).toHaveLength(1);
  });

  test('in one tab signs the others out', async ({ page, context, signSomebodyIn }) => {
    await signSomebodyIn();
    const tours = new ToursPage(page, lists[0]);
    await tours.open();
    await tours.create();
    await tours.startEditing(lists[0].places[0]);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(other);
    await expectSignedOut(page);
    await expect(tours.rows).toHaveCount(0);
    await expect(tours.submit('Create Tour')).toBeVisible();
    await expect(tours.people).toHaveValue('');
  });
});

test('signing in in one tab signs the others in', async ({ page, context, walker }) => {
  await page.goto('/about');
  await expectSignedOut(page);
  const other = await context.newPage();
  await signIn(other, walker.username, walker.password);
  await expectSignedIn(other);
  await expectSignedIn(page);
});

test('a session that the server does not know any more ends', async ({
  page,
  signSomebodyIn,
  announce,
}) => {
  const walker = await signSomebodyIn();
  announce(/401.*session/);
  await page.goto('/');
  await expectSignedIn(page);
  await revoke(page);
  await page.reload();
  await expectSignedOut(page);
  await expect.poll(() => storedToken(page)).toBeNull();
  await signIn(page, walker.username, walker.password);
  await expectSignedIn(page);
});

test('a session that ends while booking is said so, and what was typed is kept', async ({
  page,
  tours,
  signSomebodyIn,
  announce,
}) => {
  await signSomebodyIn();
  announce(/401.*new/, /401.*session/, /tour call was unsuccessful/);
  await tours.open();
  await expect(tours.table.getByText('No tours yet')).toBeVisible();
  await revoke(page);
  await tours.fill({ people: '7' });
  await tours.submit().click();
  await expect(tours.alert).toHaveText(/session has ended/);
  await expect(tours.people).toHaveValue('7');
  await expectSignedOut(page);
});

test('a session that cannot be checked counts as none, until it can', async ({
  page,
  signSomebodyIn,
  announce,
}) => {
  await signSomebodyIn();
  announce(/500.*session/);
  await fail(page, '/api/session', 500);
  await page.goto('/');
  await expectSignedOut(page);
  await page.unroute('/api/session');
  await page.reload();
  await expectSignedIn(page);
});

test('a browser without room for the token keeps the visitor signed in all the same', async ({
  page,
  tours,
  walker,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const calls = callsTo(page, '/api/guest');
  await signIn(page, walker.username, walker.password);
  await expectSignedIn(page);
  await page.getByRole('link', { name: 'DAY SERVICES' }).click();
  await tours.create();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expectSignedOut(page);
});

test('a browser that blocks cookies is told so', async ({ page, tours, announce }) => {
  announce(/401.*\/api\/all/, /tour call was unsuccessful/);
  // What Chromium does then.
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

/** Ends the session on the server, so that the browser does not know. */
async function revoke(page: Page): Promise<void> {
  const headers = { Authorization: String(await storedToken(page)) };
  const answer = await fetch(new URL('/api/logout', page.url()), { method: 'DELETE', headers });
  expect(answer.status).toBe(204);
}

/** The server's answer to whose token it is. */
async function sessionOf(page: Page, token: string): Promise<number> {
  const answer = await fetch(new URL('/api/session', page.url()), {
    headers: { Authorization: token },
  });
  return answer.status;
}
