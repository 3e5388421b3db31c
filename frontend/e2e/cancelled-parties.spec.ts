import type { Page } from '@playwright/test';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import { book, card, dates, open, openParty, party, titleOf, unfold } from './support/day-sheet';
import { expect } from './support/test';

const REASON = 'Twelve on each date, and nobody ever came.';

dates.beforeEach(async ({ signSomebodyIn, makeGuide }) => {
  const { username } = await signSomebodyIn();
  await makeGuide(username);
});

dates.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

dates('the guide cancels a party, and undoes that', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 12 });
  await book(visitor, { date, people: 3 });
  await open(page, date);
  const row = party(page).filter({ hasText: '12 people' });
  const dialog = await openDialog(page);
  await expect(dialog).toContainText(`12 people, ${titleOf(date)}, 10:00 AM, Central Park`);
  await expect(dialog).toContainText('The visitor will read this.');
  await expectAccessible(page, 'cancelling a booking');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(`  ${REASON} `);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(row).toContainText(`Canceled: ${REASON}`);
  await expect(row.getByRole('button', { name: /Check in|No-show|One more/ })).toHaveCount(0);
  await expect(row.getByLabel('Note about Guest')).toHaveCount(0);
  await expect(card(page)).toContainText('0 of 3 here, 3 missing');
  const undo = row.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'a booking that was cancelled');
  const ofVisitor = async () => (await (await visitor.get('/api/all')).json()) as object[];
  expect(await ofVisitor()).toContainEqual(
    expect.objectContaining({ people: 12, cancelled: expect.objectContaining({ reason: REASON }) }),
  );

  await undo.click();
  await expect(row.getByRole('button', { name: 'Check in 12' })).toBeVisible();
  await expect(row).not.toContainText('Canceled');
  await expect(card(page)).toContainText('0 of 15 here, 15 missing');
  await expect(row.getByRole('button', { name: 'Check in 12' })).toBeFocused();
});

dates('and without a mouse', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 1 });
  await open(page, date);
  const more = party(page).getByRole('button', { name: 'More about Guest' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await cancelOf(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel the booking of Guest?' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cancelOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type(REASON);
  await page.keyboard.press('Enter');
  const undo = party(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(party(page).getByRole('button', { name: 'Check in' })).toBeFocused();
});

dates(
  'it needs a connection, and says so where there is none',
  async ({ page, context, visitor, date, announce }) => {
    announce(/ERR_INTERNET_DISCONNECTED/);
    await book(visitor, { date, people: 2 });
    await open(page, date);
    const dialog = await openDialog(page);
    await context.setOffline(true);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This needs a connection.');
    await expect(dialog.getByLabel('Reason')).toHaveValue(REASON);
    await dialog.getByRole('button', { name: 'Keep booking' }).click();
    await expect(party(page).getByRole('button', { name: 'Check in 2' })).toBeVisible();
    await context.setOffline(false);
  },
);

dates('what the server refuses is said', async ({ page, visitor, date, announce }) => {
  announce(/409.*cancellation/);
  await book(visitor, { date, people: 2 });
  await open(page, date);
  const refuseOnce = (errorMessage: string) =>
    page.route(
      '/api/guide/parties/*/*/cancellation',
      (route) => route.fulfill({ status: 409, json: { errorMessage } }),
      { times: 1 },
    );
  const meanwhile = 'Something was noted of this party meanwhile.';
  await refuseOnce(meanwhile);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByRole('alert')).toContainText(meanwhile);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(party(page)).toContainText(`Canceled: ${REASON}`);
  const full = 'Others have taken its places.';
  await refuseOnce(full);
  await party(page).getByRole('button', { name: 'Undo' }).click();
  await expect(party(page).getByRole('alert')).toContainText(full);
  await expect(party(page)).toContainText(`Canceled: ${REASON}`);
});

dates('a walk-in is taken back, and not cancelled', async ({ page, date }) => {
  const path = `/api/guide/departures/day.central-park.${date}.1000/walk-ins`;
  const data = { name: 'Ada', people: 1 };
  const answer = await page.request.post(path, { data });
  const { id } = (await answer.json()) as { id: string };
  await open(page, date);
  await unfold(page);
  await openParty(page, 'Ada');
  await expect(party(page, 'Ada').getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(party(page, 'Ada').getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await page.request.delete(`/api/guide/parties/day/${id}`);
});

dates('every control of it is in reach at every width', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 12 });
  await book(visitor, { date, people: 1 });
  await open(page, date);
  await party(page).first().getByRole('button', { name: 'More about Guest' }).click();
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await flawsOfNarrowness(page), `${String(width)} px`).toEqual([]);
  }
});

const cancelOf = (page: Page) => party(page).getByRole('button', { name: 'Cancel booking' });

/** Of the first party. */
async function openDialog(page: Page) {
  const row = party(page).first();
  await row.getByRole('button', { name: 'More about Guest' }).click();
  await row.getByRole('button', { name: 'Cancel booking' }).click();
  return page.getByRole('dialog', { name: 'Cancel the booking of Guest?' });
}
