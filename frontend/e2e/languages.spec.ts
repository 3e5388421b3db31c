import type { Page } from '@playwright/test';
import { formatFor } from 'shared/format';
import { addDays, newYorkDate } from 'shared/new-york';
import { SITE_LANGUAGES } from 'shared/site-languages';
import { texts as germanForm } from '../languages/de/site/bookings/form/texts';
import { texts as chineseForm } from '../languages/zh/site/bookings/form/texts';
import { texts as germanFields } from '../languages/de/site/departures/texts';
import { texts as germanMonth } from '../languages/de/site/departures/month/texts';
import { texts as chineseMonth } from '../languages/zh/site/departures/month/texts';
import { texts as germanList } from '../languages/de/site/lists/texts';
import { texts as germanTour } from '../languages/de/site/tours/texts';
import { texts as chineseTour } from '../languages/zh/site/tours/texts';
import { expectAccessible } from './support/accessibility';
import { continueToContact, findDateCell, openCalendar } from './support/calendar';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';

const FORMS = { de: germanForm, zh: chineseForm };
const CALENDARS = {
  de: {
    path: '/de/tours/central-park',
    panel: germanTour.booking,
    chooseDate: germanTour.choose,
    nextMonth: germanMonth.nextMonth,
    nameOf: formatFor('de').dayAndDate,
  },
  zh: {
    path: '/zh/tours/central-park',
    panel: chineseTour.booking,
    chooseDate: chineseTour.choose,
    nextMonth: chineseMonth.nextMonth,
    nameOf: formatFor('zh-Hans').date,
  },
};

/** Returns the first date with vacancies for the Central Park tour that is at least three days ahead. */
async function findOpenDate(page: Page): Promise<string> {
  const response = await page.request.get('/api/departures?list=day&place=Central+Park');
  const departures = (await response.json()) as { date: string; status: string }[];
  const earliest = addDays(newYorkDate(new Date()), 3);
  return (
    departures.find(({ date, status }) => date >= earliest && status === 'AVAILABLE')?.date ?? ''
  );
}

for (const language of ['de', 'zh'] as const) {
  const texts = FORMS[language];
  const { tag, name } = SITE_LANGUAGES[language];

  test(`a visitor can book in ${name}, and open the ticket @widths`, async ({ page }) => {
    const words = CALENDARS[language];
    await openCalendar(page, words);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectAccessible(page, 'the tour');
    await (await findDateCell(page, await findOpenDate(page), words)).click();
    await page.getByRole('button', { name: texts.toContact }).click();
    await page.getByLabel(texts.contact.name).fill('Ada Walker');
    await page.getByLabel(texts.contact.email).fill('ada@example.com');
    await expectAccessible(page, 'the contact');
    await page.getByRole('button', { name: texts.book('10:00') }).click();
    await expect(page.getByRole('heading', { name: texts.booked })).toBeFocused();
    const response = await page.request.get('/api/bookings');
    expect(await response.json()).toMatchObject([{ people: 2 }]);
    await page.getByRole('link', { name: texts.seeTicket }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking/`));
    await expectAccessible(page, 'the ticket');

    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/booking\//);
    await expect(page.getByText('Ada Walker').first()).toBeVisible();
  });
}

test('changing the language keeps the page, the filters, and typed text', async ({ page }) => {
  await page.goto('/tours?party=2');
  const languages = page.getByRole('navigation', { name: 'Languages' });
  await languages.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/it/tours?party=2');

  await openCalendar(page);
  await (await findDateCell(page, await findOpenDate(page))).click();
  await continueToContact(page);
  await page.getByLabel('Your name').fill('Ada Walker');
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/tours/central-park');
  await expect(page.getByLabel(germanForm.contact.name)).toHaveValue('Ada Walker');

  await page.goto('/serviceone');
  await page.getByLabel('Place', { exact: true }).selectOption('Brooklyn Bridge');
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
  const day = await page.getByLabel('Day', { exact: true }).inputValue();
  await page.getByLabel('Number of people').fill('3');
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/serviceone');
  await expect(page.getByLabel(germanFields.peopleField.label)).toHaveValue('3');
  await expect(page.getByLabel(germanList.form.place, { exact: true })).toHaveValue(
    'Brooklyn Bridge',
  );
  await expect(page.getByLabel(germanList.form.day, { exact: true })).toHaveValue(day);
});

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('a visitor is offered the page in German, without a layout shift', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/tours?party=2');
    await shifts.reset();
    const offer = page.getByRole('complementary', { name: 'Auf Deutsch lesen' });
    await expect(offer).toBeVisible({ timeout: 15_000 });
    expect(await shifts.read()).toEqual([]);
    await expectAccessible(page, 'with the offer');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/de/tours?party=2');
  });

  test('a visitor who keeps English isn’t asked again', async ({ page }) => {
    await page.goto('/about');
    const offer = page.getByRole('complementary', { name: 'Auf Deutsch lesen' });
    await offer.getByRole('button', { name: 'English' }).click({ timeout: 15_000 });
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});
