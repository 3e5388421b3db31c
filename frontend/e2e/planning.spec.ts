import { expectAccessible, expectFitsBothWidths, findLayoutFlaws } from './support/accessibility';
import { withDatabase } from './support/database';
import { book, departureCard, openDaySheet, PLACE, test } from './support/day-sheet';
import { dateOfWeekday } from './support/departures';
import { expect } from './support/test';

const PATH = '/guide/?view=planning';
const BRIDGE = 'Brooklyn Bridge';
const databaseUri = process.env.PLANNING_MONGODB_URI;

// The tests' third site, where no other tests book.
test.use({ baseURL: process.env.PLANNING_URL, databaseUri });

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  await withDatabase(async (database) => {
    for (const name of ['day_tours', 'night_tours', 'departures']) {
      await database.collection(name).deleteMany({});
    }
    await database
      .collection('settings')
      .updateOne({ _id: 'site' }, { $unset: { toursAtOnce: 1 } });
  }, databaseUri);
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('a booking closes the other tours of a single guide, who can offer one anyway and sees the clash', async ({
  page,
  visitor,
}) => {
  const date = dateOfWeekday('Monday', 2);
  const closedText = page.getByText(`Closed while you lead ${PLACE}`);
  const clashes = page.getByRole('region', { name: 'Clashes' });
  await page.goto('/guide/');
  const nav = page.getByRole('navigation', { name: 'Guide' });
  await nav.getByRole('link', { name: 'Planning' }).click();
  await expect(page).toHaveURL(PATH);
  const card = page.getByRole('region', { name: 'Tours at once' });
  const field = card.getByLabel('How many tours can be led at the same time?');
  await field.fill('0');
  await field.press('Enter');
  await expect(card.getByRole('alert')).toHaveText(
    'Tours at once must be a whole number from 1 to 100.',
  );
  await expect(field).toBeFocused();
  await expectAccessible(page, 'an invalid limit');
  await expect(clashes).toHaveCount(0);
  await field.fill('1');
  await field.press('Enter');
  await expect(card.getByRole('status')).toHaveText('Saved.');
  await expect(clashes).toContainText('No clashes.');

  await book(visitor, { date, people: 3 });
  await openDaySheet(page, date);
  const bridge = page.getByRole('group').filter({ hasText: BRIDGE });
  await expect(bridge).toContainText(`Closed while you lead ${PLACE}`);
  await bridge.locator('summary').click();
  await expectAccessible(page, 'closed tours');
  await expectFitsBothWidths(page);
  const closedCount = await closedText.count();
  await bridge.getByRole('button', { name: 'Offer it anyway' }).click();
  await expect(bridge.getByRole('status')).toHaveText('Visitors can book it now.');
  await expect(bridge.getByRole('button', { name: 'Add walk-in' })).toBeFocused();
  await expect(closedText).toHaveCount(closedCount - 1);
  await expectAccessible(page, 'a tour that is offered anyway');

  await book(visitor, { date, people: 2, place: BRIDGE });
  await expect(departureCard(page, BRIDGE)).toBeVisible();
  await nav.getByRole('link', { name: 'Planning' }).click();
  const items = clashes.getByRole('listitem');
  await expect(items).toContainText([
    `3 people, while you lead ${BRIDGE}`,
    `2 people, while you lead ${PLACE}`,
  ]);
  await expectAccessible(page, 'clashes');
  await expectFitsBothWidths(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await findLayoutFlaws(page)).toEqual([]);
  await items.getByRole('link', { name: BRIDGE }).click();
  await expect(page).toHaveURL(`/guide/?date=${date}`);
  await expect(departureCard(page, BRIDGE)).toContainText('0 of 2 here');
});
