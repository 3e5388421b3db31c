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
import { withDatabase } from './support/database';
import { failCalls, goOffline, holdCalls } from './support/network';
import { expectSignedIn, expectSignedOut } from './support/site';
import { expect } from './support/test';

const NO_CONNECTION = /^No connection\. This is from \d+:\d\d [AP]M\. Your changes are saved/;
/** Chromium's error for calls without a network. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;

/** The console sends waiting taps again within this time. */
const RETRY_TIMEOUT = { timeout: 15_000 };

interface Sheet {
  departures: { parties: unknown[] }[];
}

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
    await openWithWorker(page, date);
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

  test('sends waiting taps after the page is closed and opened again', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
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
    // The page shows a different day when the network comes back.
    await reopened.getByRole('link', { name: 'Today', exact: true }).click();
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
    await openWithWorker(page, date);
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
    await openWithWorker(page, date);
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
    await openWithWorker(page, date);
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

  test('removes a walk-in that hasn’t been sent', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await goOffline(page);
    await expect(connectionStatus(page)).toHaveText(NO_CONNECTION);
    await departureCard(page).getByRole('button', { name: 'Add walk-in' }).click();
    await page.getByRole('form').getByRole('button', { name: 'Add 1' }).click();
    await expect(partyRows(page)).toHaveCount(2);
    await partyRow(page, 'Walk-in').getByRole('button', { name: 'Remove' }).click();
    await expect(partyRows(page)).toHaveCount(1);
    // The failed call may have added the walk-in, so the page sends the removal, too.
    await context.setOffline(false);
    await expect(page.getByText(/waiting to be sent/)).toHaveCount(0, RETRY_TIMEOUT);
    await expectSaved(page, date, { name: 'Guest' });
    await expect(partyRows(page)).toHaveCount(1);
  });

  test('keeps payments until the network is back, and notes each of them once', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /ERR_FAILED.*payments/);
    await book(visitor, { date, people: 2 });
    // Other tests share the tour, so only this booking gets a price.
    await withDatabase(async (database) => {
      const price = { kind: 'PERSON', cents: 4000 };
      await database.collection('day_tours').updateMany({ date }, { $set: { price } });
    });
    await openWithWorker(page, date);
    // The first call succeeds, but its response and the event about the payment are lost.
    await page.route('/api/guide/parties/*/*/payments/*', async (route) => {
      await goOffline(page);
      await route.fetch();
      await route.abort();
    });
    const requestFailed = page.waitForEvent('requestfailed', (call) =>
      call.url().includes('/payments/'),
    );
    await partyRow(page).getByRole('button', { name: 'Guest: Paid $80 in cash' }).click();
    const paid = partyRow(page).getByRole('button', { name: /\$80 paid/ });
    await expect(paid).toContainText('not sent yet');
    await expect(departureCard(page)).toContainText('$80 paid');
    await requestFailed;
    await page.unroute('/api/guide/parties/*/*/payments/*');
    await page.reload();
    await expect(paid).toContainText('not sent yet');
    await paid.click();
    await partyRow(page).getByRole('button', { name: 'Add payment' }).click();
    const form = page.getByRole('form', { name: 'Payment by Guest' });
    await form.getByLabel('Amount').fill('20');
    await form.getByLabel('Method').selectOption('Venmo');
    await expectAccessible(page, 'a payment without a network');
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
    }
    await form.getByRole('button', { name: 'Add tip' }).click();
    await expect(departureCard(page)).toContainText('$80 paid, $20 in tips');

    await context.setOffline(false);
    await expectSaved(page, date, { owedCents: 0, paidCents: 8000, tipCents: 2000 });
    await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
    const tip = partyRow(page).getByRole('listitem').filter({ hasText: 'Tip: $20 by Venmo' });
    await tip.getByRole('button', { name: 'Undo' }).click();
    await expectSaved(page, date, { paidCents: 8000, tipCents: 0 });
    await expect(departureCard(page)).not.toContainText('tips');
  });

  test('keeps and shows the changes from a different phone', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /409.*parties/);
    const id = await book(visitor, { date, people: 4 });
    await openWithWorker(page, date);
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 4' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    const data = { arrived: 1, noShow: false, note: 'late', revision: 0 };
    await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
    await page.reload();
    await expect(departureCard(page)).toContainText('4 of 4 here');

    await context.setOffline(false);
    await expect(partyRow(page).getByRole('alert')).toHaveText(
      'Changed on another device: 1 of 4 arrived, note “late”. Your change wasn’t saved: 4 of 4 arrived.',
    );
    await expect(partyRow(page)).toContainText('1 of 4 arrived');
    await expectSaved(page, date, { arrived: 1, note: 'late', revision: 1 });
  });

  test('shows a refusal even if a different day is open', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED, /409.*parties/);
    const id = await book(visitor, { date, people: 4 });
    await openWithWorker(page, date);
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
    await expect(partyRow(page).getByRole('alert')).toContainText('Your change wasn’t saved');
    await page.getByRole('link', { name: 'Next day' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(refusal).toHaveCount(0);
    await page.reload();
    await expect(refusal).toHaveCount(0);
  });

  test('keeps unsaved text when the network is back after an offline reload', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await goOffline(page);
    await page.reload();
    await departureCard(page).getByRole('button', { name: 'Add walk-in' }).click();
    const name = page.getByLabel('Name (optional)');
    await name.fill('Ada');
    // The page must keep the text while it waits for this response.
    await page.route('/api/guide', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    const responded = page.waitForResponse('**/api/guide');
    await context.setOffline(false);
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
    await openWithWorker(page, date);
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

  test('shows an error for actions that need the server', async ({
    page,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await goOffline(page);
    await departureCard(page).getByRole('button', { name: 'Change tour' }).click();
    await expect(page.getByRole('dialog')).toContainText('We can’t reach the server.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Tours', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The tours couldn’t be loaded.');
  });

  test('keeps taps during a restart of the server', async ({
    page,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(/503.*parties/);
    await book(visitor, { date, people: 2 });
    await openDaySheet(page, date);
    await failCalls(page, '/api/guide/parties/**', 503);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible(RETRY_TIMEOUT);
    await expect(partyRow(page).getByRole('alert')).toHaveCount(0);
    await page.unroute('/api/guide/parties/**');
    await expect(page.getByText('1 change is waiting to be sent.')).toHaveCount(0, RETRY_TIMEOUT);
    await expectSaved(page, date, { arrived: 2 });
  });

  test('shows a notice after server errors or too many calls, and tries again', async ({
    page,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(/429.*parties/, /500.*parties/);
    await book(visitor, { date, people: 2 });
    await openDaySheet(page, date);
    await failCalls(page, '/api/guide/parties/**', 500);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(connectionStatus(page)).toHaveText(
      /^The server has a problem\. Your changes are saved/,
    );
    await expect(partyRow(page).getByRole('alert')).toHaveCount(0);
    await page.unroute('/api/guide/parties/**');
    await failCalls(page, '/api/guide/parties/**', 429);
    await expect(connectionStatus(page)).toHaveText(
      /^The server is getting too many requests/,
      RETRY_TIMEOUT,
    );
    await page.unroute('/api/guide/parties/**');
    await expectSaved(page, date, { arrived: 2 }, 30_000);
    await expect(connectionStatus(page)).toHaveText('');
  });

  test('sends waiting taps on every screen', async ({
    page,
    context,
    visitor,
    date,
    expectErrors,
  }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Day', exact: true }).click();
    await openDaySheet(page, date);
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await context.setOffline(false);
    await expectSaved(page, date, { arrived: 2 });
  });

  test('adds two identical walk-ins', async ({ page, context, visitor, date, expectErrors }) => {
    expectErrors(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await goOffline(page);
    for (const count of [2, 3]) {
      await departureCard(page).getByRole('button', { name: 'Add walk-in' }).click();
      await page.getByRole('form').getByRole('button', { name: 'Add 1' }).click();
      await expect(partyRows(page)).toHaveCount(count);
    }
    await context.setOffline(false);
    await expect(partyRows(page).filter({ hasText: 'not sent yet' })).toHaveCount(0, RETRY_TIMEOUT);
    // The second call may still be in progress.
    await expect
      .poll(async () => {
        const sheet = await page.request.get(`/api/guide/days/${date}`);
        return ((await sheet.json()) as Sheet).departures.flatMap(({ parties }) => parties);
      })
      .toHaveLength(3);
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
    await openWithWorker(page, date);
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
    await expectNothingStored(page, { taps: 1 });

    await page.getByLabel('Username').fill(newcomer.username);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/guide/');
    await expectSaved(page, date, { arrived: 2 });
  });

  test('sends taps stored by an earlier build', async ({ page, visitor, date, newcomer }) => {
    await book(visitor, { date, people: 2 });
    await page.goto('/about');
    const tap = {
      kind: 'walk-in',
      id: 'kept-by-an-earlier-build',
      guide: newcomer.username,
      order: 1,
      at: Date.now(),
      date,
      departure: `day.central-park.${date}.1000`,
      who: { name: 'Early Bird', people: 3 },
      tried: false,
      takenBack: false,
    };
    await page.evaluate(
      (stored) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('guide-taps', 1);
          request.onupgradeneeded = () => {
            const taps = request.result.createObjectStore('taps', { keyPath: 'id' });
            taps.createIndex('guide', 'guide');
          };
          request.onsuccess = () => {
            const transaction = request.result.transaction('taps', 'readwrite');
            transaction.objectStore('taps').put(stored);
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
      tap,
    );
    await openDaySheet(page, date);
    await expect
      .poll(async () => (await page.request.get(`/api/guide/days/${date}`)).text())
      .toContain('Early Bird');
  });

  test('deletes everything except taps when signing out on the site', async ({
    page,
    visitor,
    date,
  }) => {
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await page.goto('/');
    await expectSignedIn(page);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(page);
    await expectNothingStored(page);
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
    await openWithWorker(page, date);
    await goOffline(page);
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await makeGuide(newcomer.username, 'off');
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/guide/');
    await expect(page.getByText('There’s no page at this address.')).toBeVisible();
    await expectNothingStored(page, { taps: 1 });
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
    await openWithWorker(page, date);
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
    await expectNothingStored(page, { taps: 1 });
  });

  test('doesn’t touch the taps of a newer build, and shows why it can’t store its own', async ({
    page,
    visitor,
    date,
  }) => {
    await book(visitor, { date, people: 2 });
    await page.goto('/about');
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('guide-taps', 99);
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
          request.onerror = () => {
            reject(new Error('The database was not created.'));
          };
        }),
    );
    await openDaySheet(page, date);
    const release = await holdCalls(page, '/api/guide/parties/**');
    await partyRow(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByText('A newer version is open in another tab')).toBeVisible();
    release();
    await expectSaved(page, date, { arrived: 2 });
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
    await openWithWorker(page, newYorkDate(new Date()));
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

  test('shows the page even if stored responses are malformed', async ({ page, visitor, date }) => {
    await book(visitor, { date, people: 2 });
    await openDaySheet(page, date);
    await expect.poll(() => getStoredResponseKeys(page)).not.toEqual([]);
    await page.goto('/about');
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('guide-answers');
          request.onsuccess = () => {
            const transaction = request.result.transaction('answers', 'readwrite');
            const store = transaction.objectStore('answers');
            const keys = store.getAllKeys();
            keys.onsuccess = () => {
              for (const key of keys.result) store.put('{"state":{"data":7', key);
            };
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
          request.onerror = () => {
            reject(new Error('There is no such database.'));
          };
        }),
    );
    await openDaySheet(page, date);
    await expect(partyRow(page)).toContainText('2 people');
  });

  test('uses its worker only for its own pages', async ({ page, context, date, expectErrors }) => {
    expectErrors(DISCONNECTED);
    await openWithWorker(page, date);
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

test('visitors without the guide’s role have neither a worker nor stored data', async ({
  page,
  signInNewUser,
}) => {
  for (const path of ['/', '/guide/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNothingStored(page);
  }
  await signInNewUser();
  for (const path of ['/', '/guide/', '/serviceone']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNothingStored(page);
  }
});

/** Opens a date, and waits until the page works without a network. */
async function openWithWorker(page: Page, date: string): Promise<void> {
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

async function expectNothingStored(page: Page, { taps = 0 } = {}): Promise<void> {
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
    .toEqual({ guide: null, caches: [], workers: 0, answers: [], taps });
}

/** Serves the site at a different origin. After `update`, it serves a new build. */
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
