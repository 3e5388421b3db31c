import { expect, type Locator, type Page } from '@playwright/test';
import { formatDayAndDate } from 'shared/new-york-texts';

/** Opens the calendar on the page of the Central Park tour. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/tours/central-park');
  const panel = page.getByRole('complementary', { name: 'Book this tour' });
  await panel.getByRole('link', { name: 'Choose a date' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Returns the calendar's cell for a date, after paging to its month. */
export async function findDateCell(page: Page, date: string): Promise<Locator> {
  const cell = page.getByRole('grid').getByRole('button', { name: `${formatDayAndDate(date)}:` });
  while ((await cell.count()) === 0) {
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  return cell;
}

/** Continues from choosing a date to the contact details. */
export async function continueToContact(
  page: Page,
  button = 'Next: how to reach you',
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('group', { name: 'How to reach you' }).first()).toBeFocused();
}

export async function fillInContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Walker');
  await page.getByLabel('Your email').fill('ada@example.com');
}
