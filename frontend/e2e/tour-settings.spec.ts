import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { weekdayOf } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { tourId } from 'shared/tour-settings';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { test } from './support/day-sheet';
import { setTourSettings } from './support/departures';
import { lists } from './support/lists';
import { expect } from './support/test';
import { VIEWPORTS } from './support/viewports';

const [, list] = lists;
/** No other test changes the settings of these tours. */
const BOOKED_PLACE = 'Grand Station';
const PREVIEWED_PLACE = 'Rockefeller Center';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the guide chooses whether booked departures change with their tour or stay as booked', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/409.*places/);
  const place = BOOKED_PLACE;
  await setTourSettings({ list, place }, {});
  const data = { place, day: weekdayOf(date), date, people: 2 };
  const booking = await visitor.post(list.endpoints.create, { data });
  await expect(booking).toBeOK();
  const { _id } = (await booking.json()) as { _id: string };

  const form = await openTour(page, place);
  const dialog = page.getByRole('dialog');
  const saveButton = form.getByRole('button', { name: 'Save' });
  await form.getByRole('button', { name: 'Add a start time' }).click();
  await expect(form.getByLabel('Start 2', { exact: true })).toBeFocused();
  await expectAccessible(page, 'a tour with two starts');
  // A longer text would overflow its input on a phone.
  await form.getByLabel('Meeting point').fill('The clock');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
  await page.setViewportSize(VIEWPORTS.phone);
  await openTour(page, place);
  await form.getByLabel('Start').fill('20:15');
  await saveButton.click();
  await expect(dialog).toHaveAccessibleName('Change booked departures?');
  // Other tests may have booked more departures.
  await expect(dialog).toHaveAccessibleDescription(
    /^(1 departure is|\d+ departures are) already booked\. Change (it|them), too\? (Its|Their) visitors will see the change\.$/,
  );
  const day = page.getByRole('link', { name: `${formatDayAndDate(date)}, 7:30 PM` });
  await expect(day).toHaveAttribute('href', `/guide/?date=${date}`);
  await expect(dialog.getByRole('listitem').filter({ has: day })).toContainText(/: \d+ people$/);
  await expectAccessible(page, 'the question about booked departures');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saveButton).toBeFocused();
  await expect(form.getByText('Saved.')).toHaveCount(0);
  await expect(form.getByLabel('Start')).toHaveValue('20:15');
  expect(await fetchStart(visitor, place, date)).toContain('T19:30');

  await saveButton.click();
  await dialog.getByRole('button', { name: /^Keep (it|them) as booked$/ }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => fetchStart(visitor, place, date)).toContain('T19:30');

  await form.getByLabel('Meeting point').fill('Under the clock');
  const directions = form.getByLabel('How visitors find you there');
  await expect(directions).toHaveAccessibleDescription(/For “.+”, you wrote: “.+”$/);
  await directions.fill('I’m the one with the yellow umbrella.');
  await saveButton.click();
  await dialog.getByRole('button', { name: /^Change (it|them), too$/ }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect
    .poll(() => fetchDeparture(visitor, place, date))
    .toMatchObject({ meetingPoint: 'Under the clock', revision: 1 });
  await expect(directions).toHaveCount(0);
  const response = await visitor.get(`/api/tours/${tourId({ list: list.id, place })}`);
  const { locations } = (await response.json()) as { locations: object[] };
  expect(locations[0]).toMatchObject({
    title: 'Under the clock',
    shortDescription: 'I’m the one with the yellow umbrella.',
  });

  await expect(await visitor.delete(`${list.endpoints.remove}/${_id}`)).toBeOK();
  await setTourSettings({ list, place }, {});
});

test('on a wide screen, a preview of the tour’s page beside its settings shows each saved change @desktop', async ({
  page,
}) => {
  const place = PREVIEWED_PLACE;
  await setTourSettings({ list, place }, {});
  const form = await openTour(page, place);
  const preview = page.getByRole('region', { name: 'What visitors see' });
  const tourPage = preview.frameLocator('iframe').getByRole('main');
  await expect(tourPage).toContainText(place);
  const [formBox, previewBox] = [await form.boundingBox(), await preview.boundingBox()];
  expect(previewBox?.x).toBeGreaterThan((formBox?.x ?? 0) + (formBox?.width ?? 0));
  await form.getByLabel('Length in minutes').fill('95');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(tourPage).toContainText('1 hour 35 minutes');
  await expectAccessible(page, 'settings beside the page');
});

async function openTour(page: Page, place: string): Promise<Locator> {
  await page.goto('/guide/?view=tours');
  await detailsOf(page, place).locator('summary').click();
  return detailsOf(page, place).getByRole('form', { name: place });
}

/** Returns a night tour's settings; there may be a day tour of the same name. */
function detailsOf(page: Page, place: string): Locator {
  return page
    .getByRole('heading', { name: 'Night tours' })
    .locator('..')
    .locator('details')
    .filter({ hasText: place });
}

async function fetchDeparture(visitor: APIRequestContext, place: string, date: string) {
  const params = { list: list.id, place, from: date, to: date };
  const response = await visitor.get('/api/departures', { params });
  const [departure] = (await response.json()) as { localDateTimeStart: string }[];
  expect(departure, formatDayAndDate(date)).toBeDefined();
  return departure;
}

async function fetchStart(visitor: APIRequestContext, place: string, date: string) {
  return (await fetchDeparture(visitor, place, date))?.localDateTimeStart;
}
