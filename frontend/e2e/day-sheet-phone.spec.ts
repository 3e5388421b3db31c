import type { Page } from '@playwright/test';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import {
  dayHeading,
  departureCard,
  test,
  openDaySheet,
  openParty,
  partyRows,
  partyRow,
  expandArrived,
} from './support/day-sheet';
import { expect } from './support/test';

// The guide uses the sheet on a phone, outdoors, with one hand.
test.beforeEach(async ({ page, signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.setViewportSize({ width: 375, height: 700 });
});

/** Waits for the server to save the next tap, because the parties are deleted after the test. */
function waitForSave(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.request().method() === 'PUT');
}

/** Adds a party of two for each name, which has arrived. */
async function addArrivedParties(
  page: Page,
  date: string,
  names: readonly string[],
): Promise<{ id: string; revision: number }[]> {
  const parties = [];
  for (const name of names) {
    const path = `/api/guide/departures/day.central-park.${date}.1000/walk-ins`;
    const response = await page.request.post(path, { data: { name, people: 2 } });
    parties.push((await response.json()) as { id: string; revision: number });
  }
  return parties;
}

/** Adds a party of two for each name, which hasn't arrived: a walk-in whose check-in is undone. */
async function addParties(page: Page, date: string, names: readonly string[]): Promise<void> {
  for (const { id, revision } of await addArrivedParties(page, date, names)) {
    const data = { arrived: 0, noShow: false, note: '', revision };
    await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  }
}

test('the header and each party with a short name take up one line each', async ({
  page,
  date,
}) => {
  await addParties(page, date, ['Ann', 'Maximiliana Featherstonehaugh-Cholmondeley of Ely']);
  await openDaySheet(page, date);
  await expect(partyRows(page)).toHaveCount(2);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56);
  expect((await partyRow(page, 'Ann').boundingBox())?.height).toBeLessThanOrEqual(64);
  for (const row of await partyRows(page).all()) {
    const box = await row.boundingBox();
    const button = await row.getByRole('button', { name: /Check in/ }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(48);
    // The button touches the row's right edge.
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0));
  }
  await openParty(page, 'Ann');
  await expectAccessible(page, 'a party with its details');
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
});

test('the number of missing people stays in sight while the parties scroll', async ({
  page,
  date,
}) => {
  await addParties(
    page,
    date,
    Array.from({ length: 12 }, (_, index) => `Guest ${String(index + 1)}`),
  );
  await openDaySheet(page, date);
  await expect(partyRows(page)).toHaveCount(12);
  await partyRows(page).last().scrollIntoViewIfNeeded();
  const counts = departureCard(page).getByText('0 of 24 here, 24 missing');
  await expect(counts).toBeInViewport({ ratio: 1 });
  await expect(departureCard(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  const saved = waitForSave(page);
  await partyRow(page, 'Guest 12').getByRole('button', { name: 'Check in 2' }).click();
  await expect(departureCard(page).getByText('2 of 24 here, 22 missing')).toBeInViewport({
    ratio: 1,
  });
  await saved;
});

test('a checked-in party moves down after a while, and the guide can undo the check-in', async ({
  page,
  date,
}) => {
  await addParties(page, date, ['Ann', 'Kim', 'Cy']);
  await openDaySheet(page, date);
  await partyRow(page, 'Ann').getByRole('button', { name: 'Check in 2' }).click();
  await expect(partyRow(page, 'Ann').getByRole('button', { name: 'Undo' })).toBeVisible();
  // The row doesn't move at first, so that the guide can still tap Undo.
  await expect(partyRows(page).first()).toContainText('Ann');
  await expectAccessible(page, 'a tap that can be undone');
  const arrivedButton = departureCard(page).getByRole('button', { name: '1 party here' });
  await expect(arrivedButton).toBeVisible({ timeout: 10_000 });
  await expect(partyRows(page)).toHaveCount(2);
  // The focus moves to the next party.
  await expect(partyRow(page, 'Kim').getByRole('button', { name: /Check in/ })).toBeFocused();
  await expandArrived(page);
  await expect(partyRows(page)).toHaveCount(3);
  await expect(partyRows(page).last()).toContainText('Ann');
  await expectAccessible(page, 'checked-in parties');
  const saved = waitForSave(page);
  await partyRow(page, 'Ann')
    .getByRole('button', { name: /All 2 here.*tap to undo/ })
    .click();
  await expect(arrivedButton).toHaveCount(0);
  await expect(departureCard(page)).toContainText('0 of 6 here, 6 missing');
  await saved;
});

test('typing two letters anywhere finds a party, even if it has arrived', async ({
  page,
  date,
}) => {
  await addArrivedParties(page, date, ['Zoë']);
  await addParties(page, date, ['Bo', 'Cy']);
  await openDaySheet(page, date);
  await expect(departureCard(page).getByRole('button', { name: '1 party here' })).toBeVisible();
  await dayHeading(page).click();
  await page.keyboard.type('zo');
  const field = page.getByRole('searchbox', { name: 'Find a guest' });
  await expect(field).toHaveValue('zo');
  await expect(partyRows(page)).toHaveCount(1);
  await expect(partyRow(page, 'Zoë')).toBeVisible();
  await expectAccessible(page, 'a search');
  await field.fill('qq');
  await expect(partyRows(page)).toHaveCount(0);
  await field.press('Escape');
  await expect(partyRows(page)).toHaveCount(2);
});
