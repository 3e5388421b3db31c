import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { waitForEmail } from './support/mails';
import { holdCalls } from './support/network';
import { expect, test } from './support/test';

test('a new user can confirm an email address with an emailed link', async ({
  page,
  browser,
  baseURL,
  signInNewUser,
}) => {
  const { email } = await signInNewUser();
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Please confirm your email' });
  await expect(form).toContainText(`whether our emails reach you at ${email}.`);
  await expectAccessible(page, 'an email that isn’t confirmed');
  await expectFitsBothWidths(page);
  await form.getByRole('button', { name: 'Send me a link' }).click();
  await expect(form.getByRole('status')).toContainText(`A link is on its way to ${email}.`);

  const { text } = await waitForEmail(email, /Please confirm your email address/);
  const link = new URL(/\S+\/account#\S+/.exec(text)?.[0] ?? '');
  // Users often read mail in a browser in which they aren't signed in.
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const otherPage = await context.newPage();
  await otherPage.goto(link.pathname + link.hash);
  const confirming = otherPage.getByRole('form', { name: 'Is this your address?' });
  await expect(confirming).toBeVisible();
  await expectAccessible(otherPage, 'confirming an email');
  await confirming.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(confirming.getByRole('status')).toHaveText('Thanks! Your email is confirmed.');
  await expect(otherPage).toHaveURL('/account');
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Change your email' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('the focused field stays in sight when the notice appears above it', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  const release = await holdCalls(page, '**/api/account/email/confirmation');
  await page.goto('/account');
  const field = page.getByLabel('New password', { exact: true });
  await field.focus();
  // Put the field at the bottom of the window.
  const bottom = await field.evaluate((input) => input.getBoundingClientRect().bottom + scrollY);
  await page.setViewportSize({ width: 375, height: Math.ceil(bottom) });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(field).toBeInViewport();
  release();
  await expect(page.getByRole('form', { name: 'Please confirm your email' })).toBeAttached();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('an invalid link shows an error, and a button that sends a new link', async ({
  page,
  signInNewUser,
  expectErrors,
}) => {
  expectErrors(/400.*email-confirmation/);
  const { email, password } = await signInNewUser();
  const { text } = await waitForEmail(email, /Please confirm your email address/);
  const link = new URL(/\S+\/account#\S+/.exec(text)?.[0] ?? '');
  const data = { email: `new-${email}`, password };
  await expect(await page.request.put('/api/account/email', { data })).toBeOK();
  await page.goto(link.pathname + link.hash);
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used already.');
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});
