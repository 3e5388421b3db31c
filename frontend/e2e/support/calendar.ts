import { expect, type Locator, type Page } from '@playwright/test';
import { formatDayAndDate } from 'shared/new-york-texts';

/** The path of a tour's page, and the names of controls on it, in a language. */
interface CalendarWords {
  path: string;
  panel: string;
  chooseDate: string;
  nextMonth: string;
  /** Returns a part of a date's name in the calendar that no other date has. */
  nameOf: (date: string) => string;
}

const ENGLISH: CalendarWords = {
  path: '/tours/central-park',
  panel: 'Book this tour',
  chooseDate: 'Choose a date',
  nextMonth: 'Next month',
  nameOf: (date) => `${formatDayAndDate(date)}:`,
};

/** Opens the calendar on the page of the Central Park tour. */
export async function openCalendar(
  page: Page,
  { path, panel, chooseDate }: CalendarWords = ENGLISH,
): Promise<void> {
  const link = page
    .getByRole('complementary', { name: panel })
    .getByRole('link', { name: chooseDate });
  // Until the page's scripts have loaded, the link leads to a different page.
  await expect(async () => {
    await page.goto(path);
    await link.click();
    await expect(page.getByRole('heading', { name: chooseDate })).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Returns the calendar's cell for a date, after paging to its month. */
export async function findDateCell(
  page: Page,
  date: string,
  { nextMonth, nameOf }: CalendarWords = ENGLISH,
): Promise<Locator> {
  const cell = page.getByRole('grid').getByRole('button', { name: nameOf(date) });
  while ((await cell.count()) === 0) {
    await page.getByRole('button', { name: nextMonth }).click();
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
