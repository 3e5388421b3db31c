import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { expect, test } from './support/test';
import { bookTicket } from './support/tickets';

test('a mistyped email shows a suggestion, which the visitor can use or ignore', async ({
  page,
}) => {
  const { id } = await bookTicket(page.request);
  await page.goto(`/booking/${id}`);
  await page.getByRole('button', { name: 'Change contact details' }).click();
  const form = page.getByRole('form', { name: 'How the guide reaches you' });
  const email = form.getByLabel('Your email');
  await email.fill('ada@gmial.com');
  await expect(form).not.toContainText('Did you mean');
  await email.blur();
  await expect(form.getByText('Did you mean ada@gmail.com?')).toBeVisible();
  await expectAccessible(page, 'an address that may be mistyped');
  await expectFitsBothWidths(page);
  await form.getByRole('button', { name: 'Yes, use that' }).click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
  await expect(form).not.toContainText('Did you mean');

  await email.fill('ada@gnail.com');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('ada@gnail.com')).toBeVisible();
});
