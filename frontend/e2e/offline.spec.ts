import type { Page } from '@playwright/test';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, newYorkDate } from 'shared/new-york';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import {
  book,
  card,
  dates,
  expectSaved,
  open,
  openParty,
  partiesOf,
  party,
  titleOf,
  unfold,
} from './support/day-sheet';
import { fail, goOffline, hold } from './support/network';
import { expectSignedIn, expectSignedOut } from './support/site';
import { expect, test } from './support/test';

const NO_CONNECTION = /^No connection\. This is from \d+:\d\d [AP]M\. Your taps are saved/;
/** What Chromium says of each call that finds no network. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;
interface Sheet {
  departures: { parties: unknown[] }[];
}

/** A call that waits is made again this soon, at the latest. */
const RETRY = { timeout: 15_000 };

dates.describe('where the guide has no network', () => {
  dates.beforeEach(async ({ signSomebodyIn, makeGuide }) => {
    const { username } = await signSomebodyIn();
    await makeGuide(username);
  });

  dates(
    'the day is there to read, through reloads, and taps wait for the network',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 4 });
      await openWithWorker(page, date);
      await expect(status(page)).toHaveText('');
      await goOffline(page);
      await expect(status(page)).toHaveText(NO_CONNECTION);

      await party(page).getByRole('button', { name: 'Check in 4' }).click();
      await expect(party(page)).toContainText('All 4 here');
      await expect(party(page).getByRole('button', { name: /not sent yet/ })).toBeVisible();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      await expectAccessible(page, 'without a network');
      await expectSaved(page, date, { arrived: 0 });

      await page.reload();
      await expect(status(page)).toHaveText(NO_CONNECTION);
      await expect(card(page)).toContainText('4 of 4 here');
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      await unfold(page);
      await openParty(page);
      const note = party(page).getByLabel('Note about Guest');
      await note.fill('waits at the gate');
      await note.blur();
      // What is only typed goes with the page.
      await expect
        .poll(() => keptTaps(page))
        .toEqual([expect.stringContaining('waits at the gate')]);
      await page.reload();
      await unfold(page);
      await expect(party(page)).toContainText('waits at the gate');
      await openParty(page);
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await flawsOfNarrowness(page), `${String(width)} px`).toEqual([]);
      }

      await context.setOffline(false);
      await expectSaved(page, date, { arrived: 4, note: 'waits at the gate', revision: 1 });
      await expect(status(page)).toHaveText('');
      await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
      await expect(party(page).locator('[role=status] p')).toHaveCount(0);
      await page.reload();
      await unfold(page);
      await expect(party(page)).toContainText('All 4 here');
    },
  );

  dates(
    'the page is closed and opened again, and what waited is sent',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await goOffline(page);
      await openParty(page);
      // A call that is on its way while the page closes can come through.
      const failed = page.waitForEvent('requestfailed', (call) => call.url().includes('/parties/'));
      await party(page).getByRole('button', { name: 'No-show' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      await failed;
      await page.close();
      const next = await context.newPage();
      await next.goto(`/guide/?date=${date}`);
      await expect(party(next)).toContainText('no-show');
      // Another day is shown when the network is back.
      await next.getByRole('link', { name: 'Today', exact: true }).click();
      await context.setOffline(false);
      await expectSaved(next, date, { noShow: true, arrived: 0 });
    },
  );

  dates(
    'other days that were looked at are there, today and tomorrow in any case',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 3 });
      await openWithWorker(page, date);
      const today = newYorkDate(new Date());
      const near = [today, addDays(today, 1)];
      await expect
        .poll(() => keptAnswers(page))
        .toEqual(
          expect.arrayContaining(near.map((each) => expect.stringContaining(`"sheet","${each}"`))),
        );
      await open(page, addDays(date, 1));
      await goOffline(page);
      await expect(status(page)).toHaveText(NO_CONNECTION);
      await page.getByRole('link', { name: 'Previous day' }).click();
      await expect(page.getByRole('region', { name: titleOf(date) })).toBeVisible();
      await expect(party(page)).toContainText('3 people');
      await page.getByRole('link', { name: 'Today', exact: true }).click();
      await expect(page.getByRole('region', { name: titleOf(today) })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goto(`/guide/?date=${addDays(date, 40)}`);
      await expect(page.getByRole('alert')).toContainText('This day couldn’t be loaded.');
      await context.setOffline(false);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  dates(
    'an answer that was on its way when the network went does not say that it is back',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await openWithWorker(page, date);
      await page.route(
        `/api/guide/days/${date}`,
        async (route) => {
          const response = await route.fetch();
          await goOffline(page);
          await expect(status(page)).toHaveText(NO_CONNECTION);
          await route.fulfill({ response });
        },
        { times: 1 },
      );
      await book(visitor, { date, people: 2 });
      await expect(party(page)).toContainText('2 people');
      await expect(status(page)).toHaveText(NO_CONNECTION);
      await context.setOffline(false);
      await expect(status(page)).toHaveText('');
    },
  );

  dates(
    'a walk-in waits, and is added once',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED, /ERR_FAILED.*walk-ins/);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      // The first try comes through, and its answer does not, nor word of what it has changed.
      await page.route('/api/guide/departures/*/walk-ins', async (route) => {
        await goOffline(page);
        await route.fetch();
        await route.abort();
      });
      await card(page).getByRole('button', { name: 'Add walk-in' }).click();
      const form = page.getByRole('form', { name: 'Walk-in' });
      await form.getByLabel('Name (optional)').fill('Ada');
      await form.getByRole('button', { name: 'More people' }).click();
      await form.getByRole('button', { name: 'Add 2' }).click();
      await expect(form).toHaveCount(0);
      await expect(party(page, 'Ada')).toContainText('All 2 here');
      await expect(party(page, 'Ada')).toContainText('not sent yet');
      await expect(card(page)).toContainText('2 of 4 here, 2 missing');
      await expectAccessible(page, 'a walk-in that waits');
      await page.unroute('/api/guide/departures/*/walk-ins');
      await page.reload();
      await unfold(page);
      await expect(party(page, 'Ada')).toContainText('not sent yet');

      await context.setOffline(false);
      await expect(partiesOf(page).filter({ hasText: 'not sent yet' })).toHaveCount(0);
      await expect(partiesOf(page)).toHaveCount(2);
      await openParty(page, 'Ada');
      await party(page, 'Ada').getByRole('button', { name: 'Remove' }).click();
      await expect(partiesOf(page)).toHaveCount(1);
      await expectSaved(page, date, { arrived: 0 });
    },
  );

  dates(
    'a walk-in that waits is taken back',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await goOffline(page);
      await expect(status(page)).toHaveText(NO_CONNECTION);
      await card(page).getByRole('button', { name: 'Add walk-in' }).click();
      await page.getByRole('form').getByRole('button', { name: 'Add 1' }).click();
      await expect(partiesOf(page)).toHaveCount(2);
      await party(page, 'Walk-in').getByRole('button', { name: 'Remove' }).click();
      await expect(partiesOf(page)).toHaveCount(1);
      // It may have come through: that is known once the server answers.
      await context.setOffline(false);
      await expect(page.getByText(/waiting to be sent/)).toHaveCount(0, RETRY);
      await expectSaved(page, date, { name: 'Guest' });
      await expect(partiesOf(page)).toHaveCount(1);
    },
  );

  dates(
    'what another phone noted meanwhile is kept and told',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED, /409.*parties/);
      const id = await book(visitor, { date, people: 4 });
      await openWithWorker(page, date);
      await goOffline(page);
      await party(page).getByRole('button', { name: 'Check in 4' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      const data = { arrived: 1, noShow: false, note: 'late', revision: 0 };
      await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
      await page.reload();
      await expect(card(page)).toContainText('4 of 4 here');

      await context.setOffline(false);
      await expect(party(page).getByRole('alert')).toHaveText(
        'Changed on another device: 1 of 4 arrived, note “late”. Your tap wasn’t saved: 4 of 4 arrived.',
      );
      await expect(party(page)).toContainText('1 of 4 arrived');
      await expectSaved(page, date, { arrived: 1, note: 'late', revision: 1 });
    },
  );

  dates(
    'what is refused while another day is shown is told there',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED, /409.*parties/);
      const id = await book(visitor, { date, people: 4 });
      await openWithWorker(page, date);
      await goOffline(page);
      await party(page).getByRole('button', { name: 'Check in 4' }).click();
      const data = { arrived: 1, noShow: false, note: '', revision: 0 };
      await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
      await page.getByRole('link', { name: 'Next day' }).click();
      await context.setOffline(false);
      const told = page.getByText(
        `${titleOf(date)}, Guest: Changed on another device: 1 of 4 arrived. Your tap wasn’t saved: 4 of 4 arrived.`,
      );
      await expect(told).toBeVisible();
      await page.reload();
      await expect(told).toBeVisible();
      await expectAccessible(page, 'a refusal on another day');
      await page.getByRole('link', { name: 'Previous day' }).click();
      await expect(party(page).getByRole('alert')).toContainText('Your tap wasn’t saved');
      await page.getByRole('link', { name: 'Next day' }).click();
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect(told).toHaveCount(0);
      await page.reload();
      await expect(told).toHaveCount(0);
    },
  );

  dates(
    'what is being typed stays when the network comes back after a reload without it',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await goOffline(page);
      await page.reload();
      await card(page).getByRole('button', { name: 'Add walk-in' }).click();
      const name = page.getByLabel('Name (optional)');
      await name.fill('Ada');
      // Whatever happens then happens slowly enough to be seen.
      await page.route('/api/guide', async (route) => {
        await page.waitForTimeout(500);
        await route.continue();
      });
      const asked = page.waitForResponse('**/api/guide');
      await context.setOffline(false);
      await asked;
      await expect(status(page)).toHaveText('');
      await expect(name).toHaveValue('Ada');
    },
  );

  dates('two tabs send what waits once', async ({ page, context, visitor, date, announce }) => {
    announce(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    const other = await context.newPage();
    await open(other, date);
    await goOffline(page);
    await expect(status(other)).toHaveText(NO_CONNECTION);
    await party(page).getByRole('button', { name: 'Check in 2' }).click();
    await expect(party(other)).toContainText('All 2 here');
    const answers: number[] = [];
    context.on('response', (response) => {
      if (response.url().includes('/api/guide/parties/')) answers.push(response.status());
    });
    await context.setOffline(false);
    await expectSaved(page, date, { arrived: 2, revision: 1 });
    for (const tab of [page, other]) {
      await expect(tab.getByText(/to be sent/)).toHaveCount(0);
      await expect(card(tab)).toContainText('2 of 2 here');
      await expect(card(tab).getByRole('alert')).toHaveCount(0);
      await expect(tab.getByText('Changed on another device')).toHaveCount(0);
    }
    expect(answers).toEqual([200]);
  });

  dates('what is for the server alone says so', async ({ page, visitor, date, announce }) => {
    announce(DISCONNECTED);
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await goOffline(page);
    await card(page).getByRole('button', { name: 'Change tour' }).click();
    await expect(page.getByRole('dialog')).toContainText('We can’t reach the server.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Tours', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The tours couldn’t be loaded.');
  });

  dates(
    'a server that is being restarted is waited for',
    async ({ page, visitor, date, announce }) => {
      announce(/503.*parties/);
      await book(visitor, { date, people: 2 });
      await open(page, date);
      await fail(page, '/api/guide/parties/**', 503);
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible(RETRY);
      await expect(party(page).getByRole('alert')).toHaveCount(0);
      await page.unroute('/api/guide/parties/**');
      await expect(page.getByText('1 tap is waiting to be sent.')).toHaveCount(0, RETRY);
      await expectSaved(page, date, { arrived: 2 });
    },
  );

  dates(
    'too many calls, and an error of the server’s own, are waited for and said',
    async ({ page, visitor, date, announce }) => {
      announce(/429.*parties/, /500.*parties/);
      await book(visitor, { date, people: 2 });
      await open(page, date);
      await fail(page, '/api/guide/parties/**', 500);
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(status(page)).toHaveText(/^The server has a problem\. Your taps are saved/);
      await expect(party(page).getByRole('alert')).toHaveCount(0);
      await page.unroute('/api/guide/parties/**');
      await fail(page, '/api/guide/parties/**', 429);
      await expect(status(page)).toHaveText(/^The server is getting too many requests/, RETRY);
      await page.unroute('/api/guide/parties/**');
      await expectSaved(page, date, { arrived: 2 }, 30_000);
      await expect(status(page)).toHaveText('');
    },
  );

  dates(
    'what waits is sent whichever screen is open',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await page.getByRole('link', { name: 'More', exact: true }).click();
      await page.getByRole('link', { name: 'Day', exact: true }).click();
      await open(page, date);
      await goOffline(page);
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      await page.getByRole('link', { name: 'More', exact: true }).click();
      await context.setOffline(false);
      await expectSaved(page, date, { arrived: 2 });
    },
  );

  dates(
    'a second walk-in like the first is another one',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await goOffline(page);
      for (const count of [2, 3]) {
        await card(page).getByRole('button', { name: 'Add walk-in' }).click();
        await page.getByRole('form').getByRole('button', { name: 'Add 1' }).click();
        await expect(partiesOf(page)).toHaveCount(count);
      }
      await context.setOffline(false);
      await expect(partiesOf(page).filter({ hasText: 'not sent yet' })).toHaveCount(0, RETRY);
      // Only one of them may be on its way by then.
      await expect
        .poll(async () => {
          const sheet = await page.request.get(`/api/guide/days/${date}`);
          return ((await sheet.json()) as Sheet).departures.flatMap(({ parties }) => parties);
        })
        .toHaveLength(3);
    },
  );

  dates(
    'signing out with taps waiting asks first, and keeps them for the next sign-in',
    async ({ page, context, visitor, date, newcomer, announce }) => {
      announce(DISCONNECTED, /Logout was unsuccessful/);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await goOffline(page);
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      await page.getByRole('link', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'LOG OUT' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log out now?' });
      await expect(dialog).toContainText('1 tap hasn’t been sent yet.');
      await expectAccessible(page, 'signing out with taps waiting');
      await dialog.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(page.getByText('You’re signed in as')).toBeVisible();
      await page.getByRole('button', { name: 'LOG OUT' }).click();
      await dialog.getByRole('button', { name: 'Log out and keep them' }).click();
      await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
      await context.setOffline(false);
      // The page goes there as well, if it hears of the connection in time.
      await expect(() => page.goto('/signin')).toPass();
      await expectSignedOut(page);
      await expectNothingKept(page, { taps: 1 });

      await page.getByLabel('Username').fill(newcomer.username);
      await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expectSignedIn(page);
      await page.goto('/guide/');
      await expectSaved(page, date, { arrived: 2 });
    },
  );

  dates('what an earlier build has kept is sent', async ({ page, visitor, date, newcomer }) => {
    await book(visitor, { date, people: 2 });
    await page.goto('/about');
    const tap = {
      ...{ kind: 'walk-in', id: 'kept-by-an-earlier-build', guide: newcomer.username, order: 1 },
      ...{ at: Date.now(), date, departure: `day.central-park.${date}.1000` },
      ...{ who: { name: 'Early Bird', people: 3 }, tried: false, takenBack: false },
    };
    await page.evaluate(
      (kept) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('guide-taps', 1);
          request.onupgradeneeded = () => {
            const taps = request.result.createObjectStore('taps', { keyPath: 'id' });
            taps.createIndex('guide', 'guide');
          };
          request.onsuccess = () => {
            const transaction = request.result.transaction('taps', 'readwrite');
            transaction.objectStore('taps').put(kept);
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
      tap,
    );
    await open(page, date);
    await expect
      .poll(async () => (await page.request.get(`/api/guide/days/${date}`)).text())
      .toContain('Early Bird');
  });

  dates('signing out on the site leaves nothing but taps', async ({ page, visitor, date }) => {
    await book(visitor, { date, people: 2 });
    await openWithWorker(page, date);
    await page.goto('/');
    await expectSignedIn(page);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expectSignedOut(page);
    await expectNothingKept(page);
  });

  dates(
    'who is the guide no longer finds nothing, and only taps stay',
    async ({ page, context, visitor, date, newcomer, makeGuide, announce }) => {
      announce(DISCONNECTED);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      await goOffline(page);
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      await makeGuide(newcomer.username, 'off');
      await page.goto('about:blank');
      await context.setOffline(false);
      await page.goto('/guide/');
      await expect(page.getByText('There’s no page at this address.')).toBeVisible();
      await expectNothingKept(page, { taps: 1 });
    },
  );

  dates(
    'a session that has ended says so, and keeps what waits',
    async ({ page, context, visitor, date, announce }) => {
      announce(DISCONNECTED, /401.*session/, /404.*guide/);
      await book(visitor, { date, people: 2 });
      await openWithWorker(page, date);
      const token = await page.evaluate(() => localStorage.getItem('access_token'));
      await goOffline(page);
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(page.getByText('1 tap is waiting to be sent.')).toBeVisible();
      const headers = { Authorization: String(token) };
      await expect(await page.request.delete('/api/logout', { headers })).toBeOK();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible(RETRY);
      await expectAccessible(page, 'signed out');
      await expectNothingKept(page, { taps: 1 });
    },
  );

  dates(
    'what an older console kept is taken over, and its worker ended',
    async ({ page, visitor, date, newcomer }) => {
      const id = await book(visitor, { date, people: 2 });
      await page.goto('/about');
      const seen = {
        id,
        name: 'Guest',
        people: 2,
        bookedAt: new Date().toISOString(),
        walkIn: false,
      };
      const marks = { arrived: 0, noShow: false, note: '', revision: 0 };
      await page.evaluate(
        ([username, day, party, seenMarks]) => {
          const entry = {
            ...{ kind: 'marks', id: party.id, date: day, list: 'day', tried: [], waited: true },
            seen: { ...party, ...seenMarks },
            marks: { arrived: 2, noShow: false, note: '' },
          };
          localStorage.setItem('kept:user', JSON.stringify({ username }));
          localStorage.setItem('kept:outbox', JSON.stringify([entry]));
          localStorage.setItem(`kept:sheet:${day}`, '{}');
        },
        [newcomer.username, date, seen, marks] as const,
      );
      await page.goto('/guide/');
      await expectSaved(page, date, { arrived: 2, revision: 1 });
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((name) => name.startsWith('kept:')),
        ),
      ).toEqual([]);
    },
  );

  dates(
    'taps of a newer build are let be, and the page says that it keeps none',
    async ({ page, visitor, date }) => {
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
              reject(new Error('The database was not made.'));
            };
          }),
      );
      await open(page, date);
      const release = await hold(page, '/api/guide/parties/**');
      await party(page).getByRole('button', { name: 'Check in 2' }).click();
      await expect(page.getByText('A newer version is open in another tab')).toBeVisible();
      release();
      await expectSaved(page, date, { arrived: 2 });
    },
  );

  dates('answers of another shape give no blank page', async ({ page, visitor, date }) => {
    await book(visitor, { date, people: 2 });
    await open(page, date);
    await expect.poll(() => keptAnswers(page)).not.toEqual([]);
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
    await open(page, date);
    await expect(party(page)).toContainText('2 people');
  });

  dates('the worker is for this page alone', async ({ page, context, date, announce }) => {
    announce(DISCONNECTED);
    await openWithWorker(page, date);
    const fromWorker: string[] = [];
    context.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
    });
    await page.reload();
    await expect(page.getByRole('region', { name: titleOf(date) })).toBeVisible();
    expect(fromWorker).toContain('/guide/');
    await page.waitForLoadState('networkidle');
    expect(fromWorker.filter((path) => !/^\/guide\/($|assets\/)/.test(path))).toEqual([]);
    fromWorker.length = 0;
    for (const path of ['/', '/about']) await page.goto(path);
    expect(fromWorker).toEqual([]);
    expect(await cachedPaths(page)).not.toContain('/');
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
    await goOffline(page);
    await page.goto(`/guide/?date=${date}`);
    await expect(status(page)).toHaveText(NO_CONNECTION);
    await expect(page.goto('/')).rejects.toThrow(DISCONNECTED);
    await context.setOffline(false);
  });

  dates('a new build takes the place of the old one', async ({ page, date, announce, baseURL }) => {
    announce(DISCONNECTED);
    const site = await serveBuilds(String(baseURL));
    await page.goto('/about');
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    await page.goto(`${site.url}/about`);
    await page.evaluate((value) => {
      localStorage.setItem('access_token', String(value));
    }, token);
    await page.goto(`${site.url}/guide/?date=${date}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await cacheNames(page)).toEqual([expect.stringMatching(/^console [0-9a-f]{16}$/)]);

    site.update();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'new');
    await expect.poll(() => cacheNames(page), RETRY).toEqual(['console new']);
    await goOffline(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'new');
    await expect(status(page)).toHaveText(NO_CONNECTION);
    site.close();
  });
});

test('nobody else has a worker, or anything kept', async ({ page, signSomebodyIn }) => {
  for (const path of ['/', '/guide/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNothingKept(page);
  }
  await signSomebodyIn();
  for (const path of ['/', '/guide/', '/serviceone']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNothingKept(page);
  }
});

/** Opens a date, and waits until the page could be opened without a network. */
async function openWithWorker(page: Page, date: string): Promise<void> {
  await open(page, date);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

function status(page: Page) {
  return page.locator('[class$=_connection]').getByRole('status').first();
}

/** The names of what the server answered and the device keeps. */
const keptAnswers = async (page: Page) =>
  (await rowsIn(page, 'guide-answers', 'answers')).map(([key]) => key);

/** The taps that the device keeps, as JSON. */
const keptTaps = async (page: Page) =>
  (await rowsIn(page, 'guide-taps', 'taps')).map(([, value]) => value);

/** What one of the browser's databases holds, by its keys; nothing where there is no such database. */
function rowsIn(page: Page, database: string, store: string): Promise<[string, string][]> {
  return page.evaluate(
    (names) =>
      new Promise<[string, string][]>((resolve) => {
        // Whatever version it has. Where there is none, none is made.
        const request = indexedDB.open(names.database);
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => {
          resolve([]);
        };
        request.onsuccess = () => {
          const rows = request.result.transaction(names.store).objectStore(names.store);
          const keys = rows.getAllKeys();
          // Asked for after the keys, so there after them.
          const values = rows.getAll();
          values.onsuccess = () => {
            request.result.close();
            resolve(
              (keys.result as string[]).map((key, n) => [key, JSON.stringify(values.result[n])]),
            );
          };
        };
      }),
    { database, store },
  );
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

async function expectNothingKept(page: Page, { taps = 0 } = {}): Promise<void> {
  await expect
    .poll(async () => ({
      ...(await page.evaluate(async () => ({
        guide: localStorage.getItem('guide'),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))),
      answers: await keptAnswers(page),
      taps: (await keptTaps(page)).length,
    }))
    .toEqual({ guide: null, caches: [], workers: 0, answers: [], taps });
}

/** The site at another address, of which there is another build from some moment on. */
async function serveBuilds(site: string) {
  let isNew = false;
  const edits: Record<string, (text: string) => string> = {
    '/guide/': (html) => html.replace('<html', '<html data-build="new"'),
    '/guide/worker.js': (script) => script.replace(/\b[0-9a-f]{16}\b/, 'new'),
  };
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const edit = isNew ? edits[new URL(url, site).pathname] : undefined;
    const { host } = new URL(site);
    // What has changed has not when the site behind is asked.
    if (edit) {
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const options = { method, headers: { ...headers, host, 'accept-encoding': 'identity' } };
    const passOn = (response: IncomingMessage) => {
      // It is of another length.
      if (edit) delete response.headers['content-length'];
      answer.writeHead(response.statusCode ?? 500, response.headers);
      if (edit) void textOf(response).then((text) => answer.end(edit(text)));
      else response.pipe(answer);
    };
    asked.pipe(request(site + url, options, passOn));
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

async function textOf(response: IncomingMessage): Promise<string> {
  const parts = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
