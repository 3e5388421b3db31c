import type { Locator, Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { findDateCell, fillInContact, continueToContact, openCalendar } from './support/calendar';
import { setDepartures } from './support/departures';
import { expect, test } from './support/test';

const PAGE = '/tours/central-park';
const today = newYorkDate(new Date());

interface Departure {
  id: string;
  date: string;
  status: string;
}

/** Returns the first date with vacancies that is at least this many days ahead. */
async function findOpenDate(page: Page, daysAhead: number): Promise<string> {
  const query = new URLSearchParams({ list: 'day', place: 'Central Park' });
  const response = await page.request.get(`/api/departures?${query.toString()}`);
  const departures = (await response.json()) as Departure[];
  const departure = departures.find(
    ({ date, status }) => date >= addDays(today, daysAhead) && status === 'AVAILABLE',
  );
  return departure?.date ?? '';
}

async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await element.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test('a visitor can choose a date, enter the number of people and a contact, and book on one page @widths', async ({
  page,
}) => {
  await openCalendar(page);
  const date = await findOpenDate(page, 3);
  const cell = await findDateCell(page, date);
  await expect(cell).toHaveAccessibleName(/: 10:00 AM(;|$)/);
  const box = await cell.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await cell.click();
  const dateGroup = page.getByRole('group', { name: formatDayAndDate(date) });
  await expect(dateGroup).toBeFocused();
  await expect(dateGroup).toBeInViewport({ ratio: 1 });
  await expect(dateGroup).toContainText('Starts at 10:00 AM, Columbus Circle');
  await expectAccessible(page, 'a date chosen');
  await dateGroup.getByRole('button', { name: 'More people' }).click();
  await continueToContact(page);

  await page.getByLabel('Your phone number').fill('1');
  await page.getByRole('button', { name: 'Book for 10:00 AM' }).click();
  await expect(page.getByText('Your name is required.')).toBeVisible();
  await expectAccessible(page, 'contact');
  await page.getByLabel('Your name').fill('Ada Walker');
  await page.getByLabel('Your phone number').fill('(212) 555-0100');
  await page.getByLabel('This number has WhatsApp').check();
  await page.getByLabel('A note for the guide').fill('A stroller.');
  await page.getByRole('button', { name: 'Book for 10:00 AM' }).click();

  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
  await expect(page.getByText(`3 people, ${formatDayAndDate(date)}`)).toBeVisible();
  await expectAccessible(page, 'booked');
  const response = await page.request.get('/api/bookings');
  expect(await response.json()).toMatchObject([
    {
      place: 'Central Park',
      people: 3,
      contact: {
        name: 'Ada Walker',
        phone: '+12125550100',
        whatsApp: true,
        note: 'A stroller.',
      },
    },
  ]);
});

test.describe('a departure that fills up while a visitor chooses', () => {
  test('shows an error below the header, before the contact step', async ({ page, request }) => {
    const date = await findOpenDate(page, 33);
    await setDepartures({ place: 'Central Park', date, capacity: 4 });
    await openCalendar(page);
    await (await findDateCell(page, date)).click();
    const dateGroup = page.getByRole('group', { name: formatDayAndDate(date) });
    await dateGroup.getByLabel('Number of People').fill('3');
    await expect(await request.post('/api/guest')).toBeOK();
    const data = { people: 2, date, contact: { name: 'Grace', email: 'grace@example.com' } };
    const response = await request.post('/api/tours/day.central-park/bookings', { data });
    await expect(response).toBeOK();
    await page.getByRole('button', { name: 'Next: how to reach you' }).click();
    const alert = dateGroup.getByRole('alert');
    await expect(alert).toHaveText('That doesn’t fit your party: 2 spots left.');
    await expect(alert).toBeFocused();
    await expectBelowHeader(page, alert);
    await expect(page.getByRole('group', { name: 'How to reach you' })).toHaveCount(0);
    await dateGroup.getByLabel('Number of People').fill('2');
    await continueToContact(page);
    await expectFitsBothWidths(page);
  });
});

test.describe('an unfinished booking', () => {
  test('survives a reload, and is forgotten once it is booked', async ({ page }) => {
    await openCalendar(page);
    const date = await findOpenDate(page, 3);
    await (await findDateCell(page, date)).click();
    await page.getByLabel('Number of People').fill('4');
    await continueToContact(page);
    await fillInContact(page);
    await page.getByLabel('A note for the guide').fill('A stroller.');
    await page.reload();
    await expect(page.getByLabel('Number of People')).toHaveValue('4');
    await expect(page.getByLabel('Your name')).toBeInViewport();
    await expect(
      page.getByRole('grid').getByRole('button', { pressed: true }),
    ).toHaveAccessibleName(RegExp(`^${formatDayAndDate(date)}:`));
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Walker');
    await expect(page.getByLabel('A note for the guide')).toHaveValue('A stroller.');
    await page.getByRole('button', { name: /^Book for/ }).click();
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Choose a date' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('starts with the user’s contact details, and is deleted when the user signs out', async ({
    page,
    signInNewUser,
  }) => {
    const { username, email } = await signInNewUser();
    await openCalendar(page);
    await (await findDateCell(page, await findOpenDate(page, 3))).click();
    await continueToContact(page);
    await expect(page.getByLabel('Your name')).toHaveValue(username);
    await expect(page.getByLabel('Your email')).toHaveValue(email);
    await fillInContact(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Choose a date' })).toBeVisible();
  });
});

test('a visitor can use the calendar with the arrow keys and page keys @desktop', async ({
  page,
}) => {
  await openCalendar(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const getFocusedLabel = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const labelOf = (date: string) => new RegExp(`^${formatDayAndDate(date)}:`);
  expect(await getFocusedLabel()).toMatch(labelOf(today));
  // Dates before today can't be reached.
  await page.keyboard.press('ArrowUp');
  expect(await getFocusedLabel()).toMatch(labelOf(today));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await getFocusedLabel()).toMatch(labelOf(addDays(today, 8)));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  expect(await getFocusedLabel()).toMatch(labelOf(addDays(today, 8)));
  const date = await findOpenDate(page, 9);
  for (let day = addDays(today, 8); day < date; day = addDays(day, 1)) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: formatDayAndDate(date) })).toBeFocused();
});

test('the form on the list’s page opens if the code for booking by date can’t be loaded', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.route('**/assets/Booking-*.js', (route) => route.abort());
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Choose a date' }).click();
  await expect(page).toHaveURL('/serviceone#central-park');
  await expect(page.getByLabel('Place')).toHaveValue('Central Park');
});
