import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { weekdayOf } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import { dates } from './support/day-sheet';
import { setTour } from './support/departures';
import { lists } from './support/lists';
import { expect } from './support/test';

const [, list] = lists;
/** Each browser has one whose settings no other test changes. */
const PLACES = ['Grand Station', 'Rockefeller Center', 'Empire State Building'];

const KEEP = /^Keep (it|them) as booked$/;

// One after the other: they change the same tour.
dates.describe.configure({ mode: 'default' });

dates.beforeEach(async ({ signSomebodyIn, makeGuide }) => {
  const { username } = await signSomebodyIn();
  await makeGuide(username);
});

dates(
  'booked departures change with their tour, or keep what was booked, as the guide says',
  async ({ page, visitor, date, announce }) => {
    announce(/409.*places/);
    const place = ownPlace();
    await setTour({ list, place }, {});
    const data = { place, day: weekdayOf(date), date, people: 2 };
    const booking = await visitor.post(list.calls.create, { data });
    await expect(booking).toBeOK();
    const { _id } = (await booking.json()) as { _id: string };

    const form = await openTour(page, place);
    const dialog = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Save' });
    await form.getByLabel('Start').fill('20:15');
    await save.click();
    await expect(dialog).toHaveAccessibleName('Change booked departures?');
    // Other tests may have booked others.
    await expect(dialog).toHaveAccessibleDescription(
      /^(1 departure is|\d+ departures are) already booked\. Change (it|them), too\? (Its|Their) visitors will see the change\.$/,
    );
    await expectAccessible(page, 'the question');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(save).toBeFocused();
    await expect(form.getByText('Saved.')).toHaveCount(0);
    await expect(form.getByLabel('Start')).toHaveValue('20:15');
    expect(await startOn(visitor, place, date)).toContain('T19:30');

    await save.click();
    await dialog.getByRole('button', { name: KEEP }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => startOn(visitor, place, date)).toContain('T19:30');

    await form.getByLabel('Meeting point').fill('Under the clock');
    await save.click();
    await dialog.getByRole('button', { name: /^Change (it|them), too$/ }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
    await expect
      .poll(() => departureOn(visitor, place, date))
      .toMatchObject({ meetingPoint: 'Under the clock', revision: 1 });

    await expect(await visitor.delete(`${list.calls.remove}/${_id}`)).toBeOK();
    await setTour({ list, place }, {});
  },
);

dates('a tour’s starts are added and removed', async ({ page, visitor, date, announce }) => {
  announce(/400.*places/, /409.*places/);
  const place = ownPlace();
  await setTour({ list, place }, {});
  const data = { place, day: weekdayOf(date), date, people: 2 };
  await expect(await visitor.post(list.calls.create, { data })).toBeOK();
  const form = await openTour(page, place);
  const starts = form.getByRole('group', { name: 'Start times' });
  await starts.getByRole('button', { name: 'Add a start' }).click();
  await expect(starts.getByLabel('Start 2', { exact: true })).toBeFocused();
  await starts.getByLabel('Start 2', { exact: true }).fill('19:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Each start can be listed only once.');
  await starts.getByLabel('Start 2', { exact: true }).fill('17:00');
  await form.getByLabel('Sunday').check();
  await form.getByLabel('Days ahead').fill('120');
  // A long line is wider than its input on a phone.
  await form.getByLabel('Meeting point').fill('The clock');
  await expectAccessible(page, 'two starts');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await flawsOfNarrowness(page), `${String(width)} px`).toEqual([]);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: KEEP }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect(detailsOf(page, place).locator('summary')).toContainText(
    '5:00 PM, 7:30 PM · 120 min · no limit · Mo–Su',
  );
  await starts.getByRole('button', { name: 'Remove start 1' }).click();
  await expect(starts.getByLabel('Start', { exact: true })).toBeFocused();
  await expect(starts.getByLabel('Start', { exact: true })).toHaveValue('19:30');
  for (const label of ['Start 2', 'Start 3', 'Start 4', 'Start 5', 'Start 6']) {
    await starts.getByRole('button', { name: 'Add a start' }).click();
    await expect(starts.getByLabel(label, { exact: true })).toBeFocused();
  }
  await expect(starts.getByRole('button', { name: 'Add a start' })).toHaveCount(0);
  await setTour({ list, place }, {});
});

function ownPlace(): string {
  const { config, project } = dates.info();
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

async function departureOn(visitor: APIRequestContext, place: string, date: string) {
  const params = { list: list.id, place, from: date, to: date };
  const answer = await visitor.get('/api/departures', { params });
  const [departure] = (await answer.json()) as { localDateTimeStart: string }[];
  expect(departure, formatDayAndDate(date)).toBeDefined();
  return departure;
}

async function startOn(visitor: APIRequestContext, place: string, date: string) {
  return (await departureOn(visitor, place, date))?.localDateTimeStart;
}
