import { expectAccessible, expectFitsBothWidths, findLayoutFlaws } from './support/accessibility';
import { book, PLACE, test } from './support/day-sheet';
import { expect } from './support/test';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide can close all tours of a day after a preview, and undo it', async ({
  page,
  date,
  visitor,
}) => {
  await book(visitor, { date, people: 3 });
  const fetchStatus = async () => {
    const query = `list=day&place=${encodeURIComponent(PLACE)}&from=${date}&to=${date}`;
    const response = await visitor.get(`/api/departures?${query}`);
    return ((await response.json()) as { status: string }[])[0]?.status;
  };
  await page.goto('/guide/?view=planning');
  const section = page.getByRole('region', { name: 'Change several departures' });
  await section.getByRole('button', { name: 'Choose departures' }).click();
  const form = section.getByRole('form');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByRole('alert')).toHaveText('From is required.');
  await expect(form.getByLabel('From')).toBeFocused();
  await form.getByLabel('From').fill(date);
  await expect(form.getByRole('status')).toHaveText(/^\d+ departures chosen\.$/);
  await expectAccessible(page, 'the form');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(
    section.getByRole('heading', { name: /^This changes \d+ departures$/ }),
  ).toBeFocused();
  const preview = page.getByRole('region', { name: /^This changes/ });
  await expect(preview.getByRole('listitem')).toHaveText(new RegExp(`${PLACE} 3 people$`));
  await expectAccessible(page, 'the preview');
  await expectFitsBothWidths(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await findLayoutFlaws(page)).toEqual([]);
  await preview.getByRole('button', { name: /^Change \d+ departures$/ }).click();
  await expect(section.getByRole('heading', { name: /^Changed \d+ departures$/ })).toBeFocused();
  await expect.poll(fetchStatus).toBe('CLOSED');
  await section.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('heading', { name: 'Undone' })).toBeFocused();
  await expect.poll(fetchStatus).toBe('AVAILABLE');
});
