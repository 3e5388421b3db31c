import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { withDatabase } from './database';
import { lists, type List } from './lists';
import { ToursPage } from './tours-page';

export { expect };

export interface Walker {
  username: string;
  email: string;
  password: string;
}

interface Fixtures {
  /**
   * Allows errors that the test causes: console messages and failed requests. Each has to occur.
   */
  expectErrors: (...errors: RegExp[]) => void;
  /** A user who hasn't signed up yet. */
  newcomer: Walker;
  /** A user with an account who isn't signed in. */
  walker: Walker;
  /** Signs a new user in before the browser opens a page, and returns the user. */
  signInNewUser: () => Promise<Walker>;
  /** The URI of the site's database. */
  databaseUri: string | undefined;
  /**
   * Makes an account a guide who gets no emails. With a role, runs the script behind `make guide`
   * instead, which can also revoke the role.
   */
  makeGuide: (username: string, role?: 'on' | 'off') => Promise<void>;
  /** The list that `tours` shows. */
  list: List;
  tours: ToursPage;
}

/** A test that fails on unexpected console messages and failed requests. */
export const test = base.extend<Fixtures>({
  expectErrors: [
    async ({ context }, provide) => {
      const expected: RegExp[] = [];
      const seen = collectErrors(context);
      await provide((...errors) => expected.push(...errors));
      const unexpected = seen.filter((line) => !expected.some((error) => error.test(line)));
      expect(unexpected, 'unexpected errors').toEqual([]);
      const missing = expected.filter((error) => !seen.some((line) => error.test(line)));
      expect(missing.map(String), 'expected errors that did not occur').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    if (javaScriptEnabled) {
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await waitForScripts(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload(options);
        await waitForScripts(page);
        return response;
      };
    }
    await provide(page);
  },
  newcomer: async ({}, provide) => {
    await provide(newAccount());
  },
  walker: async ({ newcomer, request }, provide) => {
    await expect(await request.post('/api/signup', { data: newcomer })).toBeOK();
    await provide(newcomer);
  },
  signInNewUser: async ({ newcomer, context, baseURL }, provide) => {
    await provide(async () => {
      const response = await context.request.post('/api/signup', { data: newcomer });
      const { accessToken } = (await response.json()) as { accessToken: string };
      const { cookies } = await context.storageState();
      const localStorage = [{ name: 'access_token', value: accessToken }];
      const origins = [{ origin: String(baseURL), localStorage }];
      await context.setStorageState({ cookies, origins });
      return newcomer;
    });
  },
  databaseUri: [process.env.MONGODB_URI, { option: true }],
  makeGuide: async ({ databaseUri }, provide) => {
    await provide(async (username, role) => {
      if (role === undefined) return storeGuide(username, databaseUri);
      // npm runs Playwright in the frontend's folder. DATA selects the site.
      const env = { ...process.env, MONGODB_URI: databaseUri, NAME: username, ROLE: role };
      await promisify(execFile)(process.execPath, ['../scripts/guide.mjs'], { env });
    });
  },
  list: [lists[0], { option: true }],
  tours: async ({ page, list }, provide) => {
    await provide(new ToursPage(page, list));
  },
});

/** Returns account data for a user who hasn't signed up yet. */
export function newAccount(): Walker {
  const username = `walker-${randomBytes(6).toString('hex')}`;
  return {
    username,
    email: `${username}@example.com`,
    password: randomBytes(8).toString('hex'),
  };
}

/**
 * Makes an account a guide directly in the database, because nearly every test of the console needs
 * one and the script starts two processes.
 */
async function storeGuide(username: string, databaseUri: string | undefined): Promise<void> {
  const { STACK } = process.env;
  // The database of a container stack can't be reached from outside.
  if (STACK !== undefined) {
    const env = { ...process.env, NAME: username };
    await promisify(execFile)('sh', ['scripts/guide.sh'], { cwd: STACK, env });
    return;
  }
  await withDatabase(async (database) => {
    // Like the script, refuses an account with too short a password.
    const filter = { username, longPassword: true };
    // Otherwise the tests' guides would get thousands of emails about each other's visitors.
    const mails = { bookings: 'none', evening: false };
    const { matchedCount } = await database
      .collection('users')
      .updateOne(filter, { $set: { guide: true, mails } });
    expect(matchedCount, `${username} is the guide`).toBe(1);
  }, databaseUri);
}

/** Disables the page's request timeouts, because the accessibility checks take longer. */
export async function disableTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Chromium's error for requests that were still open when the visitor left the page. */
const ABORTED = 'net::ERR_ABORTED';

/** Waits until the page's scripts have started, because the page is readable before that. */
async function waitForScripts(page: Page): Promise<void> {
  await expect(page.locator('[aria-label=Menu]:disabled')).toHaveCount(0);
}

/**
 * Collects errors and warnings of all pages, including violations of the Content-Security-Policy.
 */
function collectErrors(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (message.text().includes('net::ERR') && url.endsWith('/api/visits')) return;
    seen.push(`${message.text()} ${url}`);
  });
  context.on('weberror', (error) => seen.push(error.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Visitors don't notice that a visit isn't counted.
    const isCount = new URL(request.url()).pathname === '/api/visits';
    if (reason !== ABORTED && !isCount) seen.push(`${reason} ${request.url()}`);
  });
  return seen;
}
