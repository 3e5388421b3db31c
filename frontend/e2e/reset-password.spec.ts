import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { waitForEmail } from './support/mails';
import { expectSignedIn, expectSignedOut } from './support/site';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'umbrella subway pretzel';

test('a user who forgot the password gets a link by email, and chooses a new password', async ({
  page,
  walker,
}) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expectAccessible(page, 'asking for a new password');
  await expectFitsBothWidths(page);
  await page.getByLabel('Email').fill(walker.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `If ${walker.email} has an account here, a link is on its way.`,
  );

  const { text } = await waitForEmail(walker.email, /Choose a new password/);
  const link = new URL(/\S+\/reset-password#\S+/.exec(text)?.[0] ?? '');
  await page.goto('/about');
  await page.goto(link.pathname + link.hash);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page, 'choosing a new password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your password is set.')).toBeVisible();
  // A new password doesn't sign the user in.
  await expectSignedOut(page);
  await page.getByLabel('Username').fill(walker.username);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page);
});

test('a used link shows an error, and a link to the form that requests a new one', async ({
  page,
  walker,
  expectErrors,
}) => {
  expectErrors(/400.*password-reset/);
  await page.request.post('/api/password-reset', { data: { email: walker.email } });
  const { text } = await waitForEmail(walker.email, /Choose a new password/);
  const token = /#(\S+)/.exec(text)?.[1];
  const data = { token, password: NEW_PASSWORD };
  await expect(await page.request.put('/api/password-reset', { data })).toBeOK();

  await page.goto(`/reset-password#${String(token)}`);
  await page.getByLabel('New password', { exact: true }).fill('another umbrella');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or was used already. Please request a new one.',
  );
  await page.getByRole('link', { name: 'Ask for another' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test('a site without mail shows that it can’t send a link', async ({ page, expectErrors }) => {
  expectErrors(/409.*password-reset/);
  const errorMessage = 'This site can’t send you a link.';
  await page.route('/api/password-reset', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { title: 'Conflict', status: 409, errorMessage },
    }),
  );
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('walker@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toHaveText(errorMessage);
  await expect(page.getByLabel('Email')).toHaveValue('walker@example.com');
  await expectFitsBothWidths(page);
});
