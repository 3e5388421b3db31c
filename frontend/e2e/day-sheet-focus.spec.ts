import type { Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import {
  book,
  card,
  test,
  open,
  openParty,
  partiesOf,
  party,
  removeWalkIn,
  titleOf,
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
  await open(page, date);
  await page.evaluate(() => {
    scrollTo(0, 50);
  });
  const next = page.getByRole('link', { name: 'Next day' });
  await next.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  for (const days of [1, 2]) {
    await page.keyboard.press('Enter');
    await expectDay(page, addDays(date, days));
    await expect(next).toBeFocused();
  }
  const link = page
    .getByRole('navigation', { name: 'Two weeks' })
    .getByRole('link', { name: `${titleOf(addDays(date, 3))}:` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expectDay(page, addDays(date, 3));
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);

  const today = page.getByRole('link', { name: 'Today', exact: true });
  await today.focus();
  await page.keyboard.press('Enter');
  await expectDay(page, newYorkDate(new Date()));
  await expect(today).toBeFocused();
});

test('closing a walk-in form moves the focus to the tour’s button', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 2 });
  await open(page, date);
  const add = card(page).getByRole('button', { name: 'Add walk-in' });
  const form = page.getByRole('form', { name: 'Walk-in' });
  await add.click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await form.getByRole('button', { name: 'Add 1' }).click();
  await expect(partiesOf(page)).toHaveCount(2);
  await expect(add).toBeFocused();
  await openParty(page, 'Walk-in');
  await removeWalkIn(page);
  await expect(partiesOf(page)).toHaveCount(1);
  await expect(add).toBeFocused();
});

test('adding and removing a tour’s only walk-in keeps the focus at the tour', async ({
  page,
  date,
}) => {
  await open(page, date);
  const summary = page.locator('details').filter({ hasText: 'Central Park' });
  await summary.locator('summary').click();
  await summary.getByRole('button', { name: 'Add walk-in' }).click();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(partiesOf(page)).toHaveCount(1);
  await expect(card(page).getByRole('button', { name: 'Add walk-in' })).toBeFocused();
  await openParty(page, 'Walk-in');
  await removeWalkIn(page);
  await expect(partiesOf(page)).toHaveCount(0);
  await expect(summary.locator('summary')).toBeFocused();
});

test('live regions exist before their text, so that screen readers expectErrors it', async ({
  page,
  visitor,
  date,
}) => {
  const id = await book(visitor, { date, people: 2 });
  await open(page, date);
  const notice = party(page).locator('div[role=status]');
  await expect(notice).toHaveText('');
  const removed = page.locator(':is([class*=_empty], [class*=_gone])').getByRole('status');
  await expect(removed).toHaveText('');
  const [row, sheet] = [await notice.elementHandle(), await removed.elementHandle()];
  const data = { arrived: 2, noShow: false, note: '', revision: 0 };
  await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  await expect(notice).toHaveText('Changed on another device: 2 of 2 arrived.', {
    timeout: 8000,
  });
  expect(await row.textContent()).toBe('Changed on another device: 2 of 2 arrived.');
  await expect(await visitor.delete(`/api/deletetour/${id}`)).toBeOK();
  await expect(removed).toContainText('Guest, party of 2', { timeout: 8000 });
  expect(await sheet.textContent()).toContain('Guest, party of 2');
});

async function expectDay(page: Page, date: string): Promise<void> {
  await expect(page.getByRole('region', { name: titleOf(date) })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}
