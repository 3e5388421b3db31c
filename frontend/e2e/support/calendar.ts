import { expect, type Locator, type Page } from '@playwright/test';
import { formatDayAndDate } from 'shared/new-york-texts';

/** Opens the calendar on the page of Central Park's tour. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/tours/central-park');
  const panel = page.getByRole('complementary', { name: 'Book this tour' });
  await panel.getByRole('link', { name: 'Choose a date' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The cell of a date, in whichever month it is. */
export async function cellOf(page: Page, date: string): Promise<Locator> {
  const cell = page.getByRole('grid').getByRole('button', { name: `${formatDayAndDate(date)}:` });
  while ((await cell.count()) === 0) {
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  return cell;
}

/** From the date on, to the contact. */
export async function goOn(page: Page, by = 'Next: how to reach you'): Promise<void> {
  await page.getByRole('button', { name: by }).click();
  await expect(page.getByRole('group', { name: 'How to reach you' }).first()).toBeFocused();
}

export async function fillInContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Walker');
  await page.getByLabel('Your email').fill('ada@example.com');
}
