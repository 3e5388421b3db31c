import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { weekdayOf } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { tourId } from 'shared/tour-settings';
import { expectAccessible, expectFitsBothWidths, findLayoutFlaws } from './support/accessibility';
import { test } from './support/day-sheet';
import { setTourSettings } from './support/departures';
import { lists } from './support/lists';
import { expect } from './support/test';

const [, list] = lists;
/** One place for each project. No other test changes the settings of these tours. */
const PLACES = ['Grand Station', 'Rockefeller Center', 'Empire State Building'];

const KEEP_AS_BOOKED = /^Keep (it|them) as booked$/;

// The tests run one after another, because they change the same tour.
test.describe.configure({ mode: 'default' });

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
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const data = { place, day: weekdayOf(date), date, people: 2 };
  const booking = await visitor.post(list.endpoints.create, { data });
  await expect(booking).toBeOK();
  const { _id } = (await booking.json()) as { _id: string };

  const form = await openTour(page, place);
  const dialog = page.getByRole('dialog');
  const saveButton = form.getByRole('button', { name: 'Save' });
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
  await dialog.getByRole('button', { name: KEEP_AS_BOOKED }).click();
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
  const tour = await visitor.get(`/api/tours/${tourId({ list: list.id, place })}`);
  expect(await tour.json()).toMatchObject({
    locations: [
      { title: 'Under the clock', shortDescription: 'I’m the one with the yellow umbrella.' },
      ...Array<unknown>(((await tour.json()) as { locations: [] }).locations.length - 1).fill(
        expect.anything(),
      ),
    ],
  });

  await expect(await visitor.delete(`${list.endpoints.remove}/${_id}`)).toBeOK();
  await setTourSettings({ list, place }, {});
});

test('on a wide screen, the page that visitors see is beside the settings, and shows each saved change @desktop', async ({
  page,
}) => {
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const form = await openTour(page, place);
  const visible = page.getByRole('region', { name: 'What visitors see' });
  const tourPage = visible.frameLocator('iframe').getByRole('main');
  await expect(tourPage).toContainText(place);
  const [formBox, pageBox] = [await form.boundingBox(), await visible.boundingBox()];
  expect(pageBox?.x).toBeGreaterThan((formBox?.x ?? 0) + (formBox?.width ?? 0));
  await form.getByLabel('Length in minutes').fill('95');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(tourPage).toContainText('1 hour 35 minutes');
  await page.screenshot({ path: test.info().outputPath('settings.png') });
  await expectAccessible(page, 'settings beside the page');
});

test('the guide adds and removes a tour’s start times', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/400.*places/, /409.*places/);
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const data = { place, day: weekdayOf(date), date, people: 2 };
  await expect(await visitor.post(list.endpoints.create, { data })).toBeOK();
  const form = await openTour(page, place);
  const startTimes = form.getByRole('group', { name: 'Start times' });
  await startTimes.getByRole('button', { name: 'Add a start time' }).click();
  await expect(startTimes.getByLabel('Start 2', { exact: true })).toBeFocused();
  await startTimes.getByLabel('Start 2', { exact: true }).fill('19:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Each start can be listed only once.');
  await startTimes.getByLabel('Start 2', { exact: true }).fill('17:00');
  await form.getByLabel('Sunday').check();
  await form.getByLabel('Days ahead').fill('120');
  // A longer text would overflow its input on a phone.
  await form.getByLabel('Meeting point').fill('The clock');
  await expectAccessible(page, 'two starts');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: KEEP_AS_BOOKED }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect(detailsOf(page, place).locator('summary')).toContainText(
    '5:00 PM, 7:30 PM · 120 min · no limit · Mo–Su',
  );
  await startTimes.getByRole('button', { name: 'Remove start 1' }).click();
  await expect(startTimes.getByLabel('Start', { exact: true })).toBeFocused();
  await expect(startTimes.getByLabel('Start', { exact: true })).toHaveValue('19:30');
  for (const label of ['Start 2', 'Start 3', 'Start 4', 'Start 5', 'Start 6']) {
    await startTimes.getByRole('button', { name: 'Add a start time' }).click();
    await expect(startTimes.getByLabel(label, { exact: true })).toBeFocused();
  }
  await expect(startTimes.getByRole('button', { name: 'Add a start time' })).toHaveCount(0);
  await setTourSettings({ list, place }, {});
});

test('two tabs on one tour don’t undo each other’s changes', async ({ page, expectErrors }) => {
  expectErrors(/409.*places/);
  const place = placeOfProject();
  await setTourSettings({ list, place }, { meetingPoint: 'The clock' });
  const otherTab = await page.context().newPage();
  const myForm = await openTour(page, place);
  const theirForm = await openTour(otherTab, place);
  await myForm.getByLabel('Largest party').fill('20');
  await myForm.getByLabel('Days ahead').fill('40');
  await theirForm.getByLabel('Capacity').fill('12');
  await theirForm.getByLabel('Minimum people').fill('4');
  await theirForm.getByLabel('Days ahead').fill('30');
  await theirForm.getByRole('button', { name: 'Save' }).click();
  await expect(theirForm.getByText('Saved.')).toBeVisible();
  await expect(detailsOf(otherTab, place).locator('summary')).toContainText('up to 12');

  await myForm.getByRole('button', { name: 'Save' }).click();
  const alert = myForm.getByRole('alert');
  await expect(alert).toContainText('This tour was changed in the meantime');
  await expect(alert.getByRole('listitem')).toHaveText([
    'Capacity: no limit → 12',
    'Minimum people: no minimum → 4',
    'Days ahead: 90 → 30 (you typed 40)',
  ]);
  await expect(myForm.getByLabel('Capacity')).toHaveValue('12');
  await expect(myForm.getByLabel('Largest party')).toHaveValue('20');
  await expect(myForm.getByText('Saved.')).toHaveCount(0);
  await expectAccessible(page, 'conflicting changes');
  await expectFitsBothWidths(page);

  await myForm.getByRole('button', { name: 'Save' }).click();
  await expect(myForm.getByText('Saved.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  const saved = { capacity: 12, minPeople: 4, maxPartySize: 20, daysAhead: 40 };
  expect(await fetchSettings(page, place)).toMatchObject(saved);

  // The other tab's next change doesn't conflict.
  await theirForm.getByLabel('Minimum people').fill('5');
  await theirForm.getByRole('button', { name: 'Save' }).click();
  await expect(theirForm.getByRole('alert').getByRole('listitem')).toHaveText([
    'Largest party: no limit → 20',
    'Days ahead: 30 → 40',
  ]);
  await theirForm.getByRole('button', { name: 'Save' }).click();
  await expect(theirForm.getByText('Saved.')).toBeVisible();
  expect(await fetchSettings(page, place)).toMatchObject({ ...saved, minPeople: 5 });
  await setTourSettings({ list, place }, {});
});

test('a newer revision without changed settings doesn’t cause a conflict', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/409.*places/);
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const form = await openTour(page, place);
  await form.getByLabel('Capacity').fill('12');
  // Every save of the tour increments its revision.
  await setTourSettings({ list, place }, {});
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(await fetchSettings(page, place)).toMatchObject({ capacity: 12 });
  await setTourSettings({ list, place }, {});
});

test('a late response doesn’t replace a saved capacity', async ({ page }) => {
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const form = await openTour(page, place);
  // The response to an earlier tap arrives late, with the settings from before the save.
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('/api/guide/places', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const requested = page.waitForRequest('/api/guide/places');
  await detailsOf(page, place).getByRole('button', { name: 'Move up' }).click();
  await requested;
  await form.getByLabel('Capacity').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  release?.();
  await page.unroute('/api/guide/places');
  await page.waitForLoadState('networkidle');
  await expect(detailsOf(page, place).locator('summary')).toContainText('up to 12');
  await setTourSettings({ list, place }, {});
});

test('the guide sets cutoffs in hours and days', async ({ page, expectErrors }) => {
  // If any departures are booked, the server first refuses the change with 409.
  expectErrors(/40[09].*places/);
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const form = await openTour(page, place);
  const cutoff = form.getByLabel('Cutoff', { exact: true });
  const unit = form.getByLabel('Unit for the cutoff', { exact: true });
  await expect(cutoff).toHaveValue('2');
  await expect(unit).toHaveValue('hours');
  await cutoff.fill('90');
  await unit.selectOption('minutes');
  await form.getByLabel('Cutoff for changes', { exact: true }).fill('8');
  await form.getByLabel('Unit for the cutoff for changes').selectOption('days');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Cutoff for changes must be a whole number from 0 to 7.',
  );
  await form.getByLabel('Cutoff for changes', { exact: true }).fill('2');
  await form.getByLabel('Cutoff for the first booking', { exact: true }).fill('1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Cutoff for the first booking can’t be shorter than the cutoff for the others.',
  );
  await form.getByLabel('Unit for the cutoff for the first booking').selectOption('days');
  await form.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(form.getByText('Saved.').or(dialog)).toBeVisible();
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: KEEP_AS_BOOKED }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  expect(await fetchSettings(page, place)).toMatchObject({
    cutoffMinutes: 90,
    changeCutoffMinutes: 2880,
    firstBookingCutoffMinutes: 1440,
  });
  await expect(form.getByLabel('Cutoff for the first booking', { exact: true })).toHaveValue('1');
  await setTourSettings({ list, place }, {});
});

test('the guide hides a tour without weekdays after seeing its booked departures', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/409.*(places|visibility)/);
  const place = placeOfProject();
  await setTourSettings({ list, place }, {});
  const data = { place, day: weekdayOf(date), date, people: 2 };
  await expect(await visitor.post(list.endpoints.create, { data })).toBeOK();
  const form = await openTour(page, place);
  for (const day of await form.getByRole('checkbox').all()) await day.uncheck();
  await expect(form.getByText('Visitors still see the tour')).toBeVisible();
  await expectAccessible(page, 'no weekday');
  await form.getByRole('button', { name: 'Hide instead' }).click();
  const dialog = page.getByRole('dialog', { name: `Hide ${place}?` });
  const day = page.getByRole('link', { name: `${formatDayAndDate(date)}, 7:30 PM` });
  await expect(dialog.getByRole('listitem').filter({ has: day })).toContainText(/: \d+ people$/);
  await expectAccessible(page, 'hiding a tour');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await fetchSettings(page, place)).toMatchObject({ isHidden: false });
  const details = detailsOf(page, place);
  await details.getByRole('button', { name: 'Hide', exact: true }).click();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(`${place} is hidden now. Its bookings are kept.`)).toBeVisible();
  await details.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(page.getByText(`Visitors can see ${place} now.`)).toBeVisible();
  await setTourSettings({ list, place }, {});
});

test('the guide deletes a tour that was added by mistake', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/409.*tours/);
  await page.goto('/guide/?view=tours');
  await page.getByRole('button', { name: 'Add a tour' }).click();
  const addDialog = page.getByRole('dialog');
  await addDialog.getByLabel('Name').fill('Central Park');
  await expect(addDialog.getByRole('status')).toHaveText('');
  await addDialog.getByLabel('List').selectOption('Night tours');
  await expect(addDialog.getByRole('status')).toHaveText(
    'There’s already a day tour named “Central Park”. Visitors can tell the two apart only by day and night.',
  );
  await expectAccessible(page, 'a name that is already used');
  const name = `Mistake ${String(Date.now())}`;
  await addDialog.getByLabel('Name').fill(name);
  await addDialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Hidden: visitors can’t see or book it.')).toBeVisible();
  await page.goto('/guide/?view=tours');
  const details = page.locator('details').filter({ hasText: name });
  await details.locator('summary').click();
  await details.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  await expectAccessible(page, 'deleting a tour');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(details).toHaveCount(0);

  // A tour that has ever been booked can't be deleted.
  const place = placeOfProject();
  const data = { place, day: weekdayOf(date), date, people: 2 };
  await expect(await visitor.post(list.endpoints.create, { data })).toBeOK();
  const bookedTour = detailsOf(page, place);
  await bookedTour.locator('summary').click();
  await bookedTour.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Hide it instead.');
});

async function fetchSettings(page: Page, name: string): Promise<unknown> {
  const response = await page.request.get('/api/guide/places');
  const places = (await response.json()) as { list: string; place: string }[];
  return places.find((each) => each.list === list.id && each.place === name);
}

function placeOfProject(): string {
  const { config, project } = test.info();
  const index = config.projects.findIndex(({ name }) => name === project.name);
  return PLACES[index] ?? '';
}

async function openTour(page: Page, place: string): Promise<Locator> {
  await page.goto('/guide/?view=tours');
  await detailsOf(page, place).locator('summary').click();
  return detailsOf(page, place).getByRole('form', { name: place });
}

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
