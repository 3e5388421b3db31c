import { addDays, newYorkDate } from 'shared/new-york';
import type { TourSummary } from '../api/schema';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page’s form opens the list of tours with filters in its URL', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    await page.getByLabel('When?').selectOption('Tomorrow');
    await page.getByLabel('How many?').fill('2');
    await page.getByRole('button', { name: 'Find a tour' }).click();
    await expect(page).toHaveURL('/tours?date=tomorrow&party=2');
    const form = page.getByRole('search', { name: 'Find your tour' });
    await expect(form.getByLabel('How many?')).toHaveValue('2');

    await form.getByLabel('Day or night').selectOption('By night');
    await form.getByLabel('With a stroller').check();
    await form.getByRole('button', { name: 'Find a tour' }).click();
    await expect(page).toHaveURL('/tours?date=tomorrow&time=night&party=2&stroller=true');
    const response = await request.get('/api/tours?date=tomorrow&time=night&party=2&stroller=true');
    const matches = ((await response.json()) as TourSummary[]).filter(({ missed }) => !missed);
    const cards = page.getByRole('region', { name: 'By night' }).getByRole('article');
    await expect(cards).toHaveCount(matches.length);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('changing a filter keeps the focus, and going back keeps the filters', async ({ page }) => {
  await page.goto('/tours');
  const form = page.getByRole('search', { name: 'Find your tour' });
  await form.getByLabel('With a dog').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/tours?dog=true');
  await expect(form.getByLabel('With a dog')).toBeFocused();
  const farDate = addDays(newYorkDate(new Date()), 4000);
  await form.getByLabel('Or on a date').fill(farDate);
  await expect(page).toHaveURL(`/tours?date=${farDate}&dog=true`);
  await expect(page.getByRole('status').filter({ hasText: 'No tour fits' })).toBeVisible();
  const nearestTours = page.getByRole('region', { name: 'On the nearest dates' });
  await nearestTours.getByRole('link', { name: 'Brooklyn Bridge' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-bridge');
  await page.goBack();
  await expect(page).toHaveURL(`/tours?date=${farDate}&dog=true`);
  await expect(form.getByLabel('Or on a date')).toHaveValue(farDate);
  await expect(form.getByLabel('With a dog')).toBeChecked();
  await expectAccessible(page, 'the list of tours with filters');
});

test('a tour’s form is prefilled with the date and the party size from the visitor’s search', async ({
  page,
}) => {
  await page.goto('/tours?date=tomorrow&party=3');
  const card = page.getByRole('article').first();
  const startText = await card.getByText(/, \d+:\d\d [AP]M/).textContent();
  await card.getByRole('link').click();
  const form = page.getByRole('region', { name: 'Choose a date' });
  await expect(form.getByLabel('Number of People')).toHaveValue('3');
  const [, time] = / (\d+:\d\d [AP]M)/.exec(startText ?? '') ?? [];
  await expect(form.getByText(`Starts at ${String(time)}`)).toBeVisible();
  await form.getByRole('button', { name: 'Next: how to reach you' }).click();
  await expect(form.getByLabel('Your name')).toBeVisible();
});
