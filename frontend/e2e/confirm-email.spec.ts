import { expectAccessible } from './support/accessibility';
import { mailTo } from './support/mails';
import { expect, test } from './support/test';

test('who signs up confirms the email by the link of a mail @widths', async ({
  page,
  browser,
  baseURL,
  signSomebodyIn,
}) => {
  const { email } = await signSomebodyIn();
  await page.goto('/account');
  const asked = page.getByRole('form', { name: 'Please confirm your email' });
  await expect(asked).toContainText(`whether our emails reach you at ${email}.`);
  await expectAccessible(page, 'an email that isn’t confirmed');
  await asked.getByRole('button', { name: 'Send me a link' }).click();
  await expect(asked.getByRole('status')).toContainText(`A link is on its way to ${email}.`);

  const { text } = await mailTo(email, /Please confirm your email address/);
  const link = new URL(/\S+\/account#\S+/.exec(text)?.[0] ?? '');
  // Mail is often read where nobody is signed in.
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const elsewhere = await context.newPage();
  await elsewhere.goto(link.pathname + link.hash);
  const confirming = elsewhere.getByRole('form', { name: 'Is this your address?' });
  await expect(confirming).toBeVisible();
  await expectAccessible(elsewhere, 'confirming an email');
  await confirming.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(confirming.getByRole('status')).toHaveText('Thanks! Your email is confirmed.');
  await expect(elsewhere).toHaveURL('/account');
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Change your email' })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a link that isn’t good anymore says where there is another', async ({
  page,
  signSomebodyIn,
  announce,
}) => {
  announce(/400.*email-confirmation/);
  const { email, password } = await signSomebodyIn();
  const { text } = await mailTo(email, /Please confirm your email address/);
  const link = new URL(/\S+\/account#\S+/.exec(text)?.[0] ?? '');
  const data = { email: `new-${email}`, password };
  await expect(await page.request.put('/api/account/email', { data })).toBeOK();
  await page.goto(link.pathname + link.hash);
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer good.');
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});
