import { MAIL } from '../console/mail/test-mail';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

const PATH = '/guide/?view=more';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  // With a role, `makeGuide` keeps the default mail settings.
  await makeGuide(username, 'on');
});

test('the guide’s choice of emails is saved', async ({ page }) => {
  await page.goto(PATH);
  const mail = page.getByRole('region', { name: 'Mail' });
  await expect(
    mail.getByRole('radio', { name: 'an email for each booking, right away' }),
  ).toBeChecked();
  await mail.getByRole('radio', { name: 'once a day, in the morning' }).check();
  await expect(mail.getByText('Saved.')).toBeVisible();
  await mail.getByRole('checkbox', { name: /Tomorrow’s tours/ }).uncheck();
  await expect(mail.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(mail.getByRole('radio', { name: 'once a day, in the morning' })).toBeChecked();
  await expect(mail.getByRole('checkbox', { name: /Tomorrow’s tours/ })).not.toBeChecked();
  await expectAccessible(page, 'mail');
});

test('every view shows that mail doesn’t work, and the guide can send a failed email again', async ({
  page,
}) => {
  let troubled = [
    {
      id: 'a',
      kind: 'booked',
      label: 'A ticket',
      departure: 'day.central-park.2026-12-01.1000',
      status: 'failed',
      answer: '550 5.1.1 No such user',
      queuedAt: '2026-11-23T12:00:00.000Z',
      canBeSentAgain: true,
    },
  ];
  const failing = { since: '2026-11-23T11:00:00.000Z', answer: '535 Wrong password' };
  await page.route('**/api/guide/mail', (route) =>
    route.fulfill({ json: { ...MAIL, failing, failed: troubled.length, troubled } }),
  );
  await page.route('**/api/guide/mail/messages/a/again', (route) => {
    troubled = [];
    return route.fulfill({ status: 204 });
  });
  await page.goto('/guide/');
  await expect(page.getByText('Mail doesn’t work.')).toBeVisible();
  await page.getByRole('link', { name: 'See what’s wrong' }).click();
  const mail = page.getByRole('region', { name: 'Mail' });
  await expect(mail.getByText('535 Wrong password')).toBeVisible();
  await expect(mail.getByText('550 5.1.1 No such user')).toBeVisible();
  await expectAccessible(page, 'mail that doesn’t work');
  await mail.getByRole('button', { name: 'Send again: A ticket' }).click();
  await expect(mail.getByText('It’s on its way again.')).toBeVisible();
  await expect(mail.getByText('550 5.1.1 No such user')).toHaveCount(0);
  await expect(
    mail.getByRole('heading', { name: 'Emails that need your attention' }),
  ).toBeFocused();
});
