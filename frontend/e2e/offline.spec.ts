import type { Page } from '@playwright/test';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, newYorkDate } from 'shared/new-york';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import {
  book,
  departureCard,
  test,
  expectSaved,
  openDaySheet,
  openParty,
  partyRows,
  partyRow,
  formatDayTitle,
  expandArrived,
} from './support/day-sheet';
import { goOffline, holdCalls } from './support/network';
import { expectSignedIn, expectSignedOut } from './support/site';
import { expect } from './support/test';

const NO_CONNECTION = /^No connection\. This is from \d+:\d\d [AP]M\. Your changes are saved/;
/** Chromium's error for calls without a network. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;

/** The console sends waiting taps again within this time. */
const RETRY_TIMEOUT = { timeout: 15_000 };

test.describe('the console without a network', () => {
  test.beforeEach(async ({ signInNewUser, makeGuide }) => {
    const { username } = await signInNewUser();
    await makeGuide(username);
  });

  test('shows the day after reloads, and keeps taps until the network is back', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 4 });
    await openWithServiceWorker(page, date);
    await expect(connectionStatus(page)).toHaveText('');
    await goOffline(page);
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);

    await partyRow(page).getByRole('button', { name: 'Check in 4' }).click();
    await expect(partyRow(page)).toContainText('All 4 here');
    await expect(partyRow(page).getByRole('button', { name: /not sent yet/ })).toBeVisible();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await expectAccessible(page, 'without a network');
    await expectSaved(page, date, { arrived: 0 });

    await page.reload();
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
    await expect(departureCard(page)).toContainText('4 of 4 here');
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await expandArrived(page);
    await openParty(page);
    const note = partyRow(page).getByLabel('Note about Guest');
    await note.fill('waits at the gate');
    await note.blur();
    // A reload would lose text that isn't stored yet.
    await expect
      .poll(() => getStoredTaps(page))
      .toEqual([expect.stringContaining('waits at the gate')]);
    await page.reload();
    await expandArrived(page);
    await expect(partyRow(page)).toContainText('waits at the gate');
    await openParty(page);
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
    }

    await context.setOffline(false);
    await expectSaved(page, date, { arrived: 4, note: 'waits at the gate', revision: 1 });
    await expect(connectionStatus(page)).toHaveText('');
    await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
    await expect(partyRow(page).locator('[role=status] p')).toHaveCount(0);
    await page.reload();
    await expandArrived(page);
    await expect(partyRow(page)).toContainText('All 4 here');
  });

  test('sends waiting taps after the page was closed, in any view', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    await goOffline(page);
    await openParty(page);
    // The test waits until the call has failed, because a pending call could still reach the server later.
    const requestFailed = page.waitForEvent('requestfailed', (call) =>
      call.url().includes('/parties/'),
    );
    await partyRow(page).getByRole('button', { name: 'No-show' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await requestFailed;
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(`/guide/?date=${date}`);
    await expect(partyRow(reopened)).toContainText('no-show');
    // The page shows a different view when the network comes back.
    await reopened.getByRole('link', { name: 'More', exact: true }).click();
    await context.setOffline(false);
    await expectSaved(reopened, date, { noShow: true, arrived: 0 });
  });

  test('shows days that were opened before, and always shows today and tomorrow', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 3 });
    await openWithServiceWorker(page, date);
    const today = newYorkDate(new Date());
    const todayAndTomorrow = [today, addDays(today, 1)];
    await expect
      .poll(() => getStoredResponseKeys(page))
      .toEqual(
        expect.arrayContaining(
          todayAndTomorrow.map((day) => expect.stringContaining(`"sheet","${day}"`)),
        ),
      );
    await openDaySheet(page, addDays(date, 1));
    await goOffline(page);
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
    await page.getByRole('link', { name: 'Previous day' }).click();
    await expect(page.getByRole('region', { name: formatDayTitle(date) })).toBeVisible();
    await expect(partyRow(page)).toContainText('3 people');
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('region', { name: formatDayTitle(today) })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(`/guide/?date=${addDays(date, 40)}`);
    await expect(page.getByRole('alert')).toContainText('This day couldn’t be loaded.');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('keeps its offline notice when a response arrives late', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await openWithServiceWorker(page, date);
    await page.route(
      `/api/guide/days/${date}`,
      async (route) => {
        const response = await route.fetch();
        await goOffline(page);
        await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await book(visitor, { date, people: 2 });
    await expect(partyRow(page)).toContainText('2 people');
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
    await context.setOffline(false);
    await expect(connectionStatus(page)).toHaveText('');
  });

  test('adds an unsent walk-in only once', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /ERR_FAILED.*walk-ins/);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    // The first call succeeds, but its response and the event about the change are lost.
    await page.route('/api/guide/departures/*/walk-ins', async (route) => {
      await goOffline(page);
      await route.fetch();
      await route.abort();
    });
    await departureCard(page).getByRole('button', { name: 'Add walk-in' }).click();
    const form = page.getByRole('form', { name: 'Walk-in' });
    await form.getByLabel('Name (optional)').fill('Ada');
    await form.getByRole('button', { name: 'More people' }).click();
    await form.getByRole('button', { name: 'Add 2' }).click();
    await expect(form).toHaveCount(0);
    await expect(partyRow(page, 'Ada')).toContainText('All 2 here');
    await expect(partyRow(page, 'Ada')).toContainText('not sent yet');
    await expect(departureCard(page)).toContainText('2 of 4 here, 2 missing');
    await expectAccessible(page, 'an unsent walk-in');
    await page.unroute('/api/guide/departures/*/walk-ins');
    await page.reload();
    await expandArrived(page);
    await expect(partyRow(page, 'Ada')).toContainText('not sent yet');

    await context.setOffline(false);
    await expect(partyRows(page).filter({ hasText: 'not sent yet' })).toHaveCount(0);
    await expect(partyRows(page)).toHaveCount(2);
    await openParty(page, 'Ada');
    await partyRow(page, 'Ada').getByRole('button', { name: 'Remove' }).click();
    await expect(partyRows(page)).toHaveCount(1);
    await expectSaved(page, date, { arrived: 0 });
  });

  test('shows another phone’s change that made the server refuse a tap, on any day', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /409.*parties/);
    const id = await book(visitor, { date, people: 4 });
    await openWithServiceWorker(page, date);
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 4' }).click();
    const data = { arrived: 1, noShow: false, note: '', revision: 0 };
    await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
    await page.getByRole('link', { name: 'Next day' }).click();
    await context.setOffline(false);
    const refusal = page.getByText(
      `${formatDayTitle(date)}, Guest: Changed on another device: 1 of 4 arrived. Your change wasn’t saved: 4 of 4 arrived.`,
    );
    await expect(refusal).toBeVisible();
    await page.reload();
    await expect(refusal).toBeVisible();
    await expectAccessible(page, 'a refusal on another day');
    await page.getByRole('link', { name: 'Previous day' }).click();
    await expect(partyRow(page).getByRole('alert')).toHaveText(
      'Changed on another device: 1 of 4 arrived. Your change wasn’t saved: 4 of 4 arrived.',
    );
    await expectSaved(page, date, { arrived: 1, revision: 1 });
    await page.getByRole('link', { name: 'Next day' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(refusal).toHaveCount(0);
    await page.reload();
    await expect(refusal).toHaveCount(0);
  });

  test('keeps unsaved text after an offline reload when the network comes back', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    await goOffline(page);
    await page.reload();
    await departureCard(page).getByRole('button', { name: 'Add walk-in' }).click();
    const name = page.getByLabel('Name (optional)');
    await name.fill('Ada');
    const release = await holdCalls(page, '/api/guide');
    const requested = page.waitForRequest('/api/guide');
    await context.setOffline(false);
    await requested;
    await expect(name).toHaveValue('Ada');
    const responded = page.waitForResponse('/api/guide');
    release();
    await responded;
    await expect(connectionStatus(page)).toHaveText('');
    await expect(name).toHaveValue('Ada');
  });

  test('sends waiting taps only once if two tabs are open', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    const otherTab = await context.newPage();
    await openDaySheet(otherTab, date);
    await goOffline(page);
    await expect(connectionStatus(otherTab)).toHaveText(NO_CONNECTION);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(partyRow(otherTab)).toContainText('All 2 here');
    const statuses: number[] = [];
    context.on('response', (response) => {
      if (response.url().includes('/api/guide/parties/')) statuses.push(response.status());
    });
    await context.setOffline(false);
    await expectSaved(page, date, { arrived: 2, revision: 1 });
    for (const tab of [page, otherTab]) {
      await expect(tab.getByText(/to be sent/)).toHaveCount(0);
      await expect(departureCard(tab)).toContainText('2 of 2 here');
      await expect(departureCard(tab).getByRole('alert')).toHaveCount(0);
      await expect(tab.getByText('Changed on another device')).toHaveCount(0);
    }
    expect(statuses).toEqual([200]);
  });

  test('asks before signing out with unsent taps, and keeps them for the next sign-in', async ({
    page,
    context,
    visitor,
    date,
    newcomer,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /Logout was unsuccessful/);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out now?' });
    await expect(dialog).toContainText('1 change hasn’t been sent yet.');
    await expectAccessible(page, 'signing out with unsent taps');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByText('You’re signed in as')).toBeVisible();
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await dialog.getByRole('button', { name: 'Log out and keep them' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await context.setOffline(false);
    // The page may navigate to the sign-in page by itself at the same time.
    await expect(() => page.goto('/signin')).toPass();
    await expectSignedOut(page);
    await expectNoGuideData(page, { exceptTaps: 1 });

    await page.getByLabel('Username').fill(newcomer.username);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/guide/');
    await expectSaved(page, date, { arrived: 2 });
  });

  test('deletes everything except taps when signing out on the site', async ({
    page,
    visitor,
    date,
  }) => {
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    await page.goto('/');
    await expectSignedIn(page);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(page);
    await expectNoGuideData(page);
  });

  test('deletes everything except taps after the guide loses the role', async ({
    page,
    context,
    visitor,
    date,
    newcomer,
    makeGuide,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await makeGuide(newcomer.username, 'off');
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/guide/');
    await expect(page.getByText('There’s no page at this address.')).toBeVisible();
    await expectNoGuideData(page, { exceptTaps: 1 });
  });

  test('shows that the session ended, and keeps waiting taps', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /401.*session/, /404.*guide/);
    await book(visitor, { date, people: 2 });
    await openWithServiceWorker(page, date);
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    const headers = { Authorization: String(token) };
    await expect(await page.request.delete('/api/logout', { headers })).toBeOK();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible(
      RETRY_TIMEOUT,
    );
    await expectAccessible(page, 'signed out');
    await expectNoGuideData(page, { exceptTaps: 1 });
  });

  test('shows the month and the week, although only a day was opened before', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 4 });
    await openWithServiceWorker(page, newYorkDate(new Date()));
    await expect
      .poll(async () => (await getStoredResponseKeys(page)).join(), RETRY_TIMEOUT)
      .toContain('calendar');
    await goOffline(page);
    await page.goto('/guide/?view=planning');
    const calendar = page.getByRole('region', { name: /^\w+ \d{4}$/ });
    const status = calendar.getByRole('status');
    await expect(status).toHaveText(/\. Offline: as of \d+:\d\d [AP]M$/);
    await expectAccessible(page, 'the month without a network');
    await page.getByText('Week', { exact: true }).click();
    const week = page.getByRole('region', { name: / – / });
    await expect(week.getByRole('status').first()).toHaveText(/\. Offline: as of/);
    await context.setOffline(false);
    await expect(page.getByText(/Offline: as of/)).toHaveCount(0);
  });

  test('uses its service worker only for its own pages', async ({
    page,
    context,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await openWithServiceWorker(page, date);
    const fromWorker: string[] = [];
    context.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
    });
    await page.reload();
    await expect(page.getByRole('region', { name: formatDayTitle(date) })).toBeVisible();
    expect(fromWorker).toContain('/guide/');
    await page.waitForLoadState('networkidle');
    expect(fromWorker.filter((path) => !/^\/guide\/($|assets\/)/.test(path))).toEqual([]);
    fromWorker.length = 0;
    for (const path of ['/', '/about']) await page.goto(path);
    expect(fromWorker).toEqual([]);
    expect(await getCachedPaths(page)).not.toContain('/');
    expect((await getCachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
    await goOffline(page);
    await page.goto(`/guide/?date=${date}`);
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
    await expect(page.goto('/')).rejects.toThrow(DISCONNECTED);
    await context.setOffline(false);
  });

  test('replaces an old build with a new one', async ({ page, date, expectErrors, baseURL }) => {
    expectErrors(DISCONNECTED);
    const site = await serveBuilds(String(baseURL));
    await page.goto('/about');
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    await page.goto(`${site.url}/about`);
    await page.evaluate((value) => {
      localStorage.setItem('access_token', String(value));
    }, token);
    await page.goto(`${site.url}/guide/?date=${date}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await getCacheNames(page)).toEqual([expect.stringMatching(/^console [0-9a-f]{16}$/)]);

    site.update();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'new');
    // A busy browser may put off its own check for a new worker for a long time.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => getCacheNames(page), RETRY_TIMEOUT).toEqual(['console new']);
    await goOffline(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'new');
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
    site.close();
  });
});

test('visitors who aren’t guides get neither a service worker nor stored data', async ({
  page,
  signInNewUser,
}) => {
  for (const path of ['/', '/guide/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoGuideData(page);
  }
  await signInNewUser();
  for (const path of ['/', '/guide/', '/serviceone']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoGuideData(page);
  }
});

/** Opens a date's sheet, and waits for the service worker, without which the page needs a network. */
async function openWithServiceWorker(page: Page, date: string): Promise<void> {
  await openDaySheet(page, date);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

function connectionStatus(page: Page) {
  return page.locator('[class$=_connection]').getByRole('status').first();
}

/** Returns the keys of the responses that the device stores. */
const getStoredResponseKeys = async (page: Page) =>
  (await readRows(page, 'guide-answers', 'answers')).map(([key]) => key);

/** Returns the taps that the device stores, as JSON. */
const getStoredTaps = async (page: Page) =>
  (await readRows(page, 'guide-taps', 'taps')).map(([, value]) => value);

/**
 * Returns the keys and values in one of the browser's databases, or nothing if the database doesn't
 * exist.
 */
function readRows(page: Page, database: string, store: string): Promise<[string, string][]> {
  return page.evaluate(
    (names) =>
      new Promise<[string, string][]>((resolve) => {
        // Without a version, `open` accepts any version. The abort prevents a new database.
        const request = indexedDB.open(names.database);
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => {
          resolve([]);
        };
        request.onsuccess = () => {
          const rows = request.result.transaction(names.store).objectStore(names.store);
          const keys = rows.getAllKeys();
          // The requests finish in order, so the keys are ready with the values.
          const values = rows.getAll();
          values.onsuccess = () => {
            request.result.close();
            resolve(
              (keys.result as string[]).map((key, index) => [
                key,
                JSON.stringify(values.result[index]),
              ]),
            );
          };
        };
      }),
    { database, store },
  );
}

function getCacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

async function getCachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

/** Waits until the browser stores neither the guide's data nor a service worker, except for a number of taps. */
async function expectNoGuideData(page: Page, { exceptTaps = 0 } = {}): Promise<void> {
  await expect
    .poll(async () => ({
      ...(await page.evaluate(async () => ({
        guide: localStorage.getItem('guide'),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))),
      answers: await getStoredResponseKeys(page),
      taps: (await getStoredTaps(page)).length,
    }))
    .toEqual({ guide: null, caches: [], workers: 0, answers: [], taps: exceptTaps });
}

/** Serves the site at a different origin. After a call of `update`, the served build looks new. */
async function serveBuilds(site: string) {
  let isNew = false;
  const edits: Record<string, (text: string) => string> = {
    '/guide/': (html) => html.replace('<html', '<html data-build="new"'),
    '/guide/worker.js': (script) => script.replace(/\b[0-9a-f]{16}\b/, 'new'),
  };
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const edit = isNew ? edits[new URL(url, site).pathname] : undefined;
    const { host } = new URL(site);
    // The site behind this server hasn't changed, so it would respond with 304.
    if (edit) {
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const options = { method, headers: { ...headers, host, 'accept-encoding': 'identity' } };
    const forward = (response: IncomingMessage) => {
      // The edit changes the length.
      if (edit) delete response.headers['content-length'];
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      if (edit) void readText(response).then((text) => outgoing.end(edit(text)));
      else response.pipe(outgoing);
    };
    incoming.pipe(request(site + url, options, forward));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    update: () => {
      isNew = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
