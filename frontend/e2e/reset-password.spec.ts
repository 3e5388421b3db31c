import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { waitForEmail } from './support/mails';
import { expectSignedIn, expectSignedOut } from './support/site';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'umbrella subway pretzel';

test('a user who forgot the password gets a link by email, and can choose a new password', async ({
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
