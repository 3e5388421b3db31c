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
  /** Announces trouble that the test makes: an error in the console, a request that fails. */
  announce: (...trouble: RegExp[]) => void;
  /** Somebody who has no account yet. */
  newcomer: Walker;
  /** Somebody with an account, whom the browser does not know yet. */
  walker: Walker;
  /** Signs somebody in, before the browser opens a page; gives who it is. */
  signSomebodyIn: () => Promise<Walker>;
  /** Makes somebody with an account the guide, to whom no mail is sent; with a role, by what `make guide` runs, which can take it away. */
  makeGuide: (username: string, role?: 'on' | 'off') => Promise<void>;
  /** Which list `tours` is about. */
  list: List;
  tours: ToursPage;
}

/** Tests that fail on whatever goes wrong in the browser and was not announced. */
export const test = base.extend<Fixtures>({
  announce: [
    async ({ context }, provide) => {
      const announced: RegExp[] = [];
      const seen = troubleIn(context);
      await provide((...trouble) => announced.push(...trouble));
      const unexpected = seen.filter((line) => !announced.some((trouble) => trouble.test(line)));
      expect(unexpected, 'trouble that was not announced').toEqual([]);
      const missing = announced.filter((trouble) => !seen.some((line) => trouble.test(line)));
      expect(missing.map(String), 'announced trouble that did not come').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    if (javaScriptEnabled) {
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await started(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload(options);
        await started(page);
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
  signSomebodyIn: async ({ newcomer, context, baseURL }, provide) => {
    await provide(async () => {
      const answer = await context.request.post('/api/signup', { data: newcomer });
      const { accessToken } = (await answer.json()) as { accessToken: string };
      const { cookies } = await context.storageState();
      const localStorage = [{ name: 'access_token', value: accessToken }];
      const origins = [{ origin: String(baseURL), localStorage }];
      await context.setStorageState({ cookies, origins });
      return newcomer;
    });
  },
  makeGuide: async ({}, provide) => {
    await provide(async (username, role) => {
      if (role === undefined) return storeGuide(username);
      // From the frontend's folder, in which npm runs Playwright; DATA says which site it is.
      const env = { ...process.env, NAME: username, ROLE: role };
      await promisify(execFile)(process.execPath, ['../scripts/guide.mjs'], { env });
    });
  },
  list: [lists[0], { option: true }],
  tours: async ({ page, list }, provide) => {
    await provide(new ToursPage(page, list));
  },
});

/** Of somebody who has not signed up yet. */
export function newAccount(): Walker {
  const username = `walker-${randomBytes(6).toString('hex')}`;
  return {
    username,
    email: `${username}@example.com`,
    password: randomBytes(8).toString('hex'),
  };
}

/** By the database: nearly every test of the console needs a guide, and the script takes two processes. */
async function storeGuide(username: string): Promise<void> {
  const { STACK } = process.env;
  // Nobody outside of a stack of containers reaches its database.
  if (STACK !== undefined) {
    const env = { ...process.env, NAME: username };
    await promisify(execFile)('sh', ['scripts/guide.sh'], { cwd: STACK, env });
    return;
  }
  await withDatabase(async (database) => {
    // Like the script, it takes nobody whose password is too short.
    const which = { username, longPassword: true };
    // All tests' guides together would get thousands of mails about each other's visitors.
    const mails = { bookings: 'none', evening: false };
    const { matchedCount } = await database
      .collection('users')
      .updateOne(which, { $set: { guide: true, mails } });
    expect(matchedCount, `${username} is the guide`).toBe(1);
  });
}

/** What Chromium calls it. */
const LEFT = 'net::ERR_ABORTED';

/** The page's scripts come after it can be read; what they do can be used now. */
async function started(page: Page): Promise<void> {
  await expect(page.locator('[aria-label=Menu]:disabled')).toHaveCount(0);
}

/** Collects the errors and warnings of all pages; a violation of the Content-Security-Policy is one. */
function troubleIn(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    seen.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => seen.push(error.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page still asked for when the visitor left it.
    if (reason !== LEFT) seen.push(`${reason} ${request.url()}`);
  });
  return seen;
}
