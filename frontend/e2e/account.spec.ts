import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { bookMany } from './support/booking';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, getStoredToken } from './support/site';
import { expect, test, type Walker } from './support/test';

const NEW_PASSWORD = 'another walk in the park';

test.describe('the account page', () => {
  test('is linked in a signed-in user’s header, and shows the username and email', async ({
    page,
    signInNewUser,
  }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'ACCOUNT', exact: true });
    await expect(link).toHaveCount(0);
    const { username, email } = await signInNewUser();
    await page.goto('/');
    await link.click();
    await expect(page).toHaveURL('/account');
    await expect(page).toHaveTitle('Your account · New York on Foot');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(main.getByText(username, { exact: true })).toBeVisible();
    await expect(main.getByText(email, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(main.getByText(username, { exact: true })).toBeVisible();
  });

  test('is accessible signed out, signed in, with errors, and with its dialog, and fits a narrow phone', async ({
    page,
    expectErrors,
    signInNewUser,
  }) => {
    expectErrors(/403.*password/);
    await page.goto('/account');
    await expectAccessible(page, 'signed out');
    const walker = await signInNewUser();
    await signInOnPhone(page, walker);
    await page.goto('/account');
    await expect(page.getByRole('listitem').filter({ hasText: 'this one' })).toBeVisible();
    await expectAccessible(page, 'signed in');
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeVisible();
    expect(await findLayoutFlaws(page)).toEqual([]);

    const form = formOf(page, 'Change your password');
    await form.getByLabel('Current password', { exact: true }).fill('not the password');
    await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert')).toHaveText('That’s not your password.');
    await expectAccessible(page, 'wrong password');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'dialog');
  });
});

test.describe('sessions', () => {
  test('are listed, and can be ended one by one, all at once, or with a new password', async ({
    page,
    signInNewUser,
  }) => {
    const walker = await signInNewUser();
    const otherTokens: string[] = [];
    for (let i = 0; i < 3; i++) otherTokens.push(await signInOnPhone(page, walker));
    await page.goto('/account');
    const region = page.getByRole('region', { name: 'Where you’re signed in' });
    await expect(region.getByRole('listitem')).toHaveCount(4);
    const current = region.getByRole('listitem').filter({ hasText: '(this one)' });
    await expect(current.getByRole('button')).toHaveCount(0);

    await region
      .getByRole('button', { name: /^End Firefox on Android, since/ })
      .first()
      .click();
    await expect(region.getByRole('status')).toHaveText('That session has ended.');
    await expect(region.getByRole('heading')).toBeFocused();
    await expect(region.getByRole('listitem')).toHaveCount(3);
    expect(await isTokenValid(page, String(otherTokens[0]))).toBe(false);
    expect(await isTokenValid(page, String(otherTokens[1]))).toBe(true);

    await region.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(region.getByRole('listitem')).toHaveCount(1);
    await expect(region.getByRole('button')).toHaveCount(0);
    for (const token of otherTokens) expect(await isTokenValid(page, token)).toBe(false);

    const lastToken = await signInOnPhone(page, walker);
    const form = formOf(page, 'Change your password');
    await changePassword(form, walker.password);
    await expect(form.getByRole('status')).toHaveText(/^Your password has been changed\./);
    expect(await isTokenValid(page, lastToken)).toBe(false);
    await page.reload();
    await expectSignedIn(page);
    expect(await getSignInStatus(page, walker)).toBe(401);
    expect(await getSignInStatus(page, { ...walker, password: NEW_PASSWORD })).toBe(200);
  });

  test('sign the user out at the next call after they were ended on a different device', async ({
    page,
    expectErrors,
    signInNewUser,
  }) => {
    expectErrors(/401.*password/, /401.*session/);
    const walker = await signInNewUser();
    await page.goto('/account');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    // This form appears once the page has made its last call.
    await expect(formOf(page, 'Please confirm your email')).toBeVisible();
    const headers = { Authorization: await signInOnPhone(page, walker) };
    const url = new URL('/api/account/sessions', page.url());
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
    await changePassword(formOf(page, 'Change your password'), walker.password);
    await expect(page.getByText('You’re not signed in.')).toBeVisible();
    await expectSignedOut(page);
    expect(await getStoredToken(page)).toBeNull();
  });
});

test('the user’s data can be downloaded as a file', async ({ page, signInNewUser }) => {
  const walker = await signInNewUser();
  await bookMany(page.request, lists[0], 2);
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('new-york-on-foot.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: Walker;
    bookings: Record<string, { place: string }[]>;
  };
  expect(data.account).toMatchObject({ username: walker.username, email: walker.email });
  expect(data.bookings.day_tours?.map(({ place }) => place)).toEqual(lists[0].places.slice(0, 2));
});

test.describe('deleting the account', () => {
  test('asks for the password, signs the user out, and opens the home page', async ({
    page,
    expectErrors,
    signInNewUser,
  }) => {
    expectErrors(/403.*account/);
    const walker = await signInNewUser();
    await bookMany(page.request, lists[1], 1);
    await page.goto('/account');
    const openButton = page
      .getByRole('main')
      .getByRole('button', { name: 'Delete my account' })
      .first();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await openButton.click();
    await expect(dialog).toHaveAccessibleDescription(/your upcoming tours for good/);
    const password = dialog.getByLabel('Current password', { exact: true });
    await expect(password).toBeFocused();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();

    await page.keyboard.press('Enter');
    const submit = dialog.getByRole('button', { name: 'Delete my account' });
    await submit.click();
    await expect(password).toHaveAccessibleDescription('Current password is required.');
    await password.fill('not the password');
    await submit.click();
    await expect(password).toHaveAccessibleDescription('That’s not your password.');
    await password.fill(walker.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
    await expect(dialog).toBeHidden();
    expect(await getStoredToken(page)).toBeNull();
    expect(await getSignInStatus(page, walker)).toBe(401);
    await page.goto(lists[1].path);
    await expect(page.getByText('No tours yet')).toBeVisible();
  });
});

function formOf(page: Page, name: string): Locator {
  return page.getByRole('form', { name });
}

async function changePassword(form: Locator, password: string): Promise<void> {
  await form.getByLabel('Current password', { exact: true }).fill(password);
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
}

/** Signs in with `fetch`, because a call from the browser would send and replace its cookie. */
function postSignIn(page: Page, { username, password }: Walker): Promise<Response> {
  const site = page.url().startsWith('http') ? page.url() : String(process.env.BASE_URL);
  return fetch(new URL('/api/login', site), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    },
    body: JSON.stringify({ username, password }),
  });
}

async function getSignInStatus(page: Page, walker: Walker): Promise<number> {
  return (await postSignIn(page, walker)).status;
}

/** Signs in as the walker's phone would, and returns the token. */
async function signInOnPhone(page: Page, walker: Walker): Promise<string> {
  const { accessToken } = (await (await postSignIn(page, walker)).json()) as {
    accessToken: string;
  };
  return accessToken;
}

async function isTokenValid(page: Page, token: string): Promise<boolean> {
  const headers = { Authorization: token };
  return (await fetch(new URL('/api/session', page.url()), { headers })).status === 200;
}
