import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsBothWidths, findLayoutFlaws } from './support/accessibility';
import { findDateCell, openCalendar } from './support/calendar';
import { withDatabase } from './support/database';
import { book, departureCard, PLACE, test } from './support/day-sheet';
import { expect } from './support/test';

const BRIDGE = 'Brooklyn Bridge';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test.afterEach(async ({ date }) => {
  await withDatabase(async (database) => {
    await database.collection('time_off').deleteMany({ from: date });
  });
});

test('visitors can’t book a day off until the guide deletes it', async ({
  page,
  date,
  visitor,
}) => {
  await book(visitor, { date, people: 3, place: BRIDGE });
  await page.goto('/guide/?view=planning');
  const section = page.getByRole('region', { name: 'Time off' });
  await section.getByRole('button', { name: 'Add time off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add time off' });
  await dialog.getByLabel('From').fill(date);
  await dialog.getByLabel('Only some hours').check();
  await dialog.getByLabel('All tours').uncheck();
  await expect(dialog.getByLabel(PLACE)).toBeVisible();
  await expectAccessible(page, 'the form');
  await dialog.getByLabel('Only some hours').uncheck();
  await dialog.getByLabel('All tours').check();
  await dialog.getByLabel('Reason (optional)').fill('Dentist');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const item = section.getByRole('listitem').filter({ hasText: 'Dentist' });
  await expect(item.getByRole('heading')).toHaveText(formatDayAndDate(date));
  await expect(item.getByRole('heading')).toBeFocused();
  await expect(section.getByRole('status').first()).toHaveText(
    'Added. 1 tour is booked during that time.',
  );
  await expectAccessible(page, 'a day off');
  await expectFitsBothWidths(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await findLayoutFlaws(page)).toEqual([]);
  await item.getByRole('link', { name: BRIDGE }).click();
  await expect(page).toHaveURL(`/guide/?date=${date}`);
  await expect(departureCard(page, BRIDGE)).toContainText('0 of 3 here');
  await openCalendar(page);
  await expect(await findDateCell(page, date)).toHaveAccessibleName(/: 10:00 AM, closed(;|$)/);

  await page.goto('/guide/?view=planning');
  await item.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Offer the tours on these days again?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('status').first()).toHaveText('Deleted.');
  await expect(item).toHaveCount(0);
  await openCalendar(page);
  await expect(await findDateCell(page, date)).toHaveAccessibleName(/: 10:00 AM(;|$)/);
});
