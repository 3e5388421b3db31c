import type { Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import {
  book,
  departureCard,
  test,
  openDaySheet,
  openParty,
  partyRows,
  partyRow,
  removeWalkIn,
  formatDayTitle,
} from './support/day-sheet';
import { expect } from './support/test';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('a link to a different day keeps the focus and the scroll position', async ({
  page,
  date,
}) => {
  await openDaySheet(page, date);
  await page.evaluate(() => {
    scrollTo(0, 50);
  });
  const nextDayLink = page.getByRole('link', { name: 'Next day' });
  await nextDayLink.focus();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  for (const days of [1, 2]) {
    await page.keyboard.press('Enter');
    await expectDay(page, addDays(date, days));
    await expect(nextDayLink).toBeFocused();
  }
  const link = page
    .getByRole('navigation', { name: 'Two weeks' })
    .getByRole('link', { name: `${formatDayTitle(addDays(date, 3))}:` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expectDay(page, addDays(date, 3));
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);

  const todayLink = page.getByRole('link', { name: 'Today', exact: true });
  await todayLink.focus();
  await page.keyboard.press('Enter');
  await expectDay(page, newYorkDate(new Date()));
  await expect(todayLink).toBeFocused();
});

test('closing a walk-in form moves the focus to the button that opened it', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 2 });
  await openDaySheet(page, date);
  const addButton = departureCard(page).getByRole('button', { name: 'Add walk-in' });
  const form = page.getByRole('form', { name: 'Walk-in' });
  await addButton.click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(addButton).toBeFocused();
  await addButton.click();
  await form.getByRole('button', { name: 'Add 1' }).click();
  await expect(partyRows(page)).toHaveCount(2);
  await expect(addButton).toBeFocused();
  await openParty(page, 'Walk-in');
  await removeWalkIn(page);
  await expect(partyRows(page)).toHaveCount(1);
  await expect(addButton).toBeFocused();
});

test('the focus stays at the tour when its only walk-in is added and removed', async ({
  page,
  date,
}) => {
  await openDaySheet(page, date);
  const collapsedTour = page.locator('details').filter({ hasText: 'Central Park' });
  await collapsedTour.locator('summary').click();
  await collapsedTour.getByRole('button', { name: 'Add walk-in' }).click();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(partyRows(page)).toHaveCount(1);
  await expect(departureCard(page).getByRole('button', { name: 'Add walk-in' })).toBeFocused();
  await openParty(page, 'Walk-in');
  await removeWalkIn(page);
  await expect(partyRows(page)).toHaveCount(0);
  await expect(collapsedTour.locator('summary')).toBeFocused();
});

test('live regions exist before their text, so that screen readers announce the text', async ({
  page,
  visitor,
  date,
}) => {
  const id = await book(visitor, { date, people: 2 });
  await openDaySheet(page, date);
  const notice = partyRow(page).locator('div[role=status]');
  await expect(notice).toHaveText('');
  const removedNotice = page
    .locator(':is([class*=_empty], [class*=_dismissible])')
    .getByRole('status');
  await expect(removedNotice).toHaveText('');
  const noticeElement = await notice.elementHandle();
  const removedElement = await removedNotice.elementHandle();
  const data = { arrived: 2, noShow: false, note: '', revision: 0 };
  await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  await expect(notice).toHaveText('Changed on another device: 2 of 2 arrived.', {
    timeout: 8000,
  });
  expect(await noticeElement.textContent()).toBe('Changed on another device: 2 of 2 arrived.');
  await expect(await visitor.delete(`/api/deletetour/${id}`)).toBeOK();
  await expect(removedNotice).toContainText('Guest, party of 2', { timeout: 8000 });
  expect(await removedElement.textContent()).toContain('Guest, party of 2');
});

async function expectDay(page: Page, date: string): Promise<void> {
  await expect(page.getByRole('region', { name: formatDayTitle(date) })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}
