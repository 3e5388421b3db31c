import type { Page } from '@playwright/test';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { withDatabase } from './support/database';
import {
  book,
  departureCard,
  test,
  openDaySheet,
  partyRow,
  formatDayTitle,
} from './support/day-sheet';
import { expect } from './support/test';

const REASON = 'Twelve on each date, and nobody ever came.';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide can cancel a party and restore it', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 12 });
  await book(visitor, { date, people: 3 });
  await openDaySheet(page, date);
  const row = partyRow(page).filter({ hasText: '12 people' });
  const dialog = await openDialog(page);
  await expect(dialog).toContainText(`12 people, ${formatDayTitle(date)}, 10:00 AM, Central Park`);
  await expect(dialog).toContainText('The visitor will read this.');
  await expectAccessible(page, 'canceling a booking');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(`  ${REASON} `);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(row).toContainText(`Canceled: ${REASON}`);
  await expect(row.getByRole('button', { name: /Check in|No-show|One more/ })).toHaveCount(0);
  await expect(row.getByLabel('Note about Guest')).toHaveCount(0);
  await expect(departureCard(page)).toContainText('0 of 3 here, 3 missing');
  const undoButton = row.getByRole('button', { name: 'Undo' });
  await expect(undoButton).toBeFocused();
  await expectAccessible(page, 'a canceled booking');
  const bookings = (await (await visitor.get('/api/all')).json()) as object[];
  expect(bookings).toContainEqual(
    expect.objectContaining({ people: 12, cancelled: expect.objectContaining({ reason: REASON }) }),
  );

  await undoButton.click();
  await expect(row.getByRole('button', { name: 'Check in 12' })).toBeVisible();
  await expect(row).not.toContainText('Canceled');
  await expect(departureCard(page)).toContainText('0 of 15 here, 15 missing');
  await expect(row.getByRole('button', { name: 'Check in 12' })).toBeFocused();
});

test('the guide can cancel and restore a party with the keyboard', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 1 });
  await openDaySheet(page, date);
  const moreButton = partyRow(page).getByRole('button', { name: 'More about Guest' });
  await expect(moreButton).toHaveAttribute('aria-expanded', 'false');
  await moreButton.focus();
  await page.keyboard.press('Enter');
  await expect(moreButton).toHaveAttribute('aria-expanded', 'true');
  await cancelButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel Guest’s booking?' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  // A closed dialog has no role, but stays on the page until the browser sends its close event.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(cancelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type(REASON);
  await page.keyboard.press('Enter');
  const undoButton = partyRow(page).getByRole('button', { name: 'Undo' });
  await expect(undoButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(partyRow(page).getByRole('button', { name: 'Check in' })).toBeFocused();
});

test('every control of a party, including its payments, can be reached at every width', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 12 });
  await book(visitor, { date, people: 1 });
  // Other tests share the tour, so only these bookings get a price.
  await withDatabase(async (database) => {
    const price = { kind: 'PERSON', cents: 4000 };
    await database.collection('day_tours').updateMany({ date }, { $set: { price } });
  });
  await openDaySheet(page, date);
  const row = partyRow(page).first();
  await row.getByRole('button', { name: 'More about Guest' }).click();
  await row.getByRole('button', { name: 'Other payment' }).click();
  await expect(page.getByRole('form', { name: 'Payment by Guest' })).toBeVisible();
  await expectAccessible(page, 'a payment');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
});

const cancelButton = (page: Page) => partyRow(page).getByRole('button', { name: 'Cancel booking' });

/** Opens the dialog that cancels the first party. */
async function openDialog(page: Page) {
  const row = partyRow(page).first();
  await row.getByRole('button', { name: 'More about Guest' }).click();
  await row.getByRole('button', { name: 'Cancel booking' }).click();
  return page.getByRole('dialog', { name: 'Cancel Guest’s booking?' });
}
