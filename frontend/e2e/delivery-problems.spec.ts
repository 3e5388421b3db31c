import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { bookWithContact, departureCard, test, openDaySheet, PLACE } from './support/day-sheet';
import { withDatabase } from './support/database';
import { expect } from './support/test';

/** Marks a cancellation's email as refused. The test site writes emails to a folder, so no server can refuse them. */
async function markEmailAsRefused(bookingId: string): Promise<void> {
  await withDatabase(async (database) => {
    const answer = '550 5.1.1 No such user';
    const { matchedCount } = await database.collection('messages').updateOne(
      {
        kind: 'cancelled',
        status: 'sent',
        $expr: { $eq: [{ $toString: '$booking.id' }, bookingId] },
      },
      { $set: { status: 'failed', answer } },
    );
    expect(matchedCount).toBe(1);
  });
}

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide can contact parties that email didn’t reach, using prepared texts', async ({
  page,
  visitor,
  date,
}) => {
  const phone = '+12125550100';
  await bookWithContact(visitor, { date, contact: { name: 'Ada Walker', phone, whatsApp: true } });
  const id = await bookWithContact(visitor, {
    date,
    contact: { name: 'Bo Jensen', email: 'bo@example.com' },
  });
  await openDaySheet(page, date);
  await expect(departureCard(page).getByRole('region', { name: /Not reached/ })).toHaveCount(0);
  await departureCard(page).getByRole('button', { name: 'Change tour' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('cancelled');
  await dialog.getByLabel('Reason').fill('A storm & hail');
  await dialog.getByRole('button', { name: 'Cancel tour' }).click();

  // The sheet reloads by itself once the emails have been created.
  const firstList = departureCard(page).getByRole('region', { name: /1 party/ });
  await expect(firstList).toContainText('Ada Walker', { timeout: 20_000 });
  await expect(() => markEmailAsRefused(id)).toPass();
  const list = departureCard(page).getByRole('region', { name: 'Not reached by email: 2 parties' });
  const ada = list.getByRole('listitem').filter({ hasText: 'Ada Walker' });
  const bo = list.getByRole('listitem').filter({ hasText: 'Bo Jensen' });
  await expect(ada).toContainText('Doesn’t know that you canceled: there is no email address.');
  await expect(bo).toContainText(
    'Doesn’t know that you canceled: the email was refused. 550 5.1.1 No such user',
  );
  await expect(ada.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  const text =
    /^Hi Ada Walker, I’m sorry: I’ve had to cancel our walk, .* The reason: A storm & hail$/;
  const whatsApp = await ada.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toContain('https://wa.me/12125550100?');
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toMatch(text);
  const sms = await ada.getByRole('link', { name: 'SMS' }).getAttribute('href');
  expect(sms).toContain(`sms:${phone}?`);
  expect(new URL(sms ?? '').searchParams.get('body')).toMatch(text);
  const mail = await bo.getByRole('link', { name: 'Email' }).getAttribute('href');
  expect(mail).toContain('mailto:bo@example.com?');
  expect(new URL(mail ?? '').searchParams.get('subject')).toContain(`Our walk: ${PLACE}`);
  expect(new URL(mail ?? '').searchParams.get('body')).toContain('Hi Bo Jensen');
  await expectAccessible(page, 'parties that email didn’t reach');
  await expectFitsBothWidths(page);

  await ada.getByRole('button', { name: 'I’ve told them Ada Walker' }).click();
  const listOfOne = departureCard(page).getByRole('region', {
    name: 'Not reached by email: 1 party',
  });
  await expect(listOfOne.getByRole('heading')).toBeFocused();
  await listOfOne.getByRole('button', { name: 'I’ve told them Bo Jensen' }).click();
  await expect(
    departureCard(page).getByRole('heading', { name: 'Everyone has been notified' }),
  ).toBeFocused();
  await page.reload();
  await expect(departureCard(page)).toBeVisible();
  await expect(departureCard(page).getByRole('region')).toHaveCount(0);
});
