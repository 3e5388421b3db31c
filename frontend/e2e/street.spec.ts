import type { Page } from '@playwright/test';
import { expectAccessible, findNarrowScreenFlaws } from './support/accessibility';
import {
  book,
  card,
  test,
  expectSaved,
  open,
  openParty,
  partiesOf,
  party,
  unfoldArrived,
} from './support/day-sheet';
import { expect, newAccount } from './support/test';

// The guide uses the sheet on a phone, with one hand, in the sun.
test.beforeEach(async ({ page, signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.setViewportSize({ width: 375, height: 700 });
});

/** Adds walk-ins, because their names differ, and undoes their check-in. */
async function addParties(page: Page, date: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = `/api/guide/departures/day.central-park.${date}.1000/walk-ins`;
    const response = await page.request.post(path, { data: { name, people: 2 } });
    const { id, revision } = (await response.json()) as { id: string; revision: number };
    const data = { arrived: 0, noShow: false, note: '', revision };
    await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  }
}

test('the header and each party with a short name are one row high', async ({ page, date }) => {
  await addParties(page, date, ['Ann', 'Maximiliana Featherstonehaugh-Cholmondeley of Ely']);
  await open(page, date);
  await expect(partiesOf(page)).toHaveCount(2);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56);
  expect((await party(page, 'Ann').boundingBox())?.height).toBeLessThanOrEqual(64);
  for (const row of await partiesOf(page).all()) {
    const box = await row.boundingBox();
    const button = await row.getByRole('button', { name: /Check in/ }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(48);
    // The button touches the row's right edge.
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0));
  }
  await openParty(page, 'Ann');
  await expectAccessible(page, 'a party that is open');
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await findNarrowScreenFlaws(page), `${String(width)} px`).toEqual([]);
  }
});

test('the number of missing people stays in sight while the parties scroll', async ({
  page,
  date,
}) => {
  await addParties(
    page,
    date,
    Array.from({ length: 12 }, (_, i) => `Guest ${String(i + 1)}`),
  );
  await open(page, date);
  await expect(partiesOf(page)).toHaveCount(12);
  await partiesOf(page).last().scrollIntoViewIfNeeded();
  const counts = card(page).getByText('0 of 24 here, 24 missing');
  await expect(counts).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await party(page, 'Guest 12').getByRole('button', { name: 'Check in 2' }).click();
  await expect(card(page).getByText('2 of 24 here, 22 missing')).toBeInViewport({ ratio: 1 });
});

test('a checked-in party moves down after a while, and can be undone until then', async ({
  page,
  date,
}) => {
  await addParties(page, date, ['Ann', 'Kim', 'Cy']);
  await open(page, date);
  await party(page, 'Ann').getByRole('button', { name: 'Check in 2' }).click();
  await expect(party(page, 'Ann').getByRole('button', { name: 'Undo' })).toBeVisible();
  // Rows stay under the thumb for a moment.
  await expect(partiesOf(page).first()).toContainText('Ann');
  await expectAccessible(page, 'a tap that can be undone');
  const fold = card(page).getByRole('button', { name: '1 party here' });
  await expect(fold).toBeVisible({ timeout: 10_000 });
  await expect(partiesOf(page)).toHaveCount(2);
  // The focus moves to the next party.
  await expect(party(page, 'Kim').getByRole('button', { name: /Check in/ })).toBeFocused();
  await unfoldArrived(page);
  await expect(partiesOf(page)).toHaveCount(3);
  await expect(partiesOf(page).last()).toContainText('Ann');
  await expectAccessible(page, 'checked-in parties');
  await party(page, 'Ann')
    .getByRole('button', { name: /All 2 here.*tap to undo/ })
    .click();
  await expect(fold).toHaveCount(0);
  await expect(card(page)).toContainText('0 of 6 here, 6 missing');
});

test('two letters typed anywhere find a party', async ({ page, date }) => {
  await addParties(page, date, ['Zoë', 'Bo', 'Cy']);
  await open(page, date);
  await expect(partiesOf(page)).toHaveCount(3);
  await party(page, 'Zoë').getByRole('button', { name: 'Check in 2' }).click();
  await expect(card(page).getByRole('button', { name: '1 party here' })).toBeVisible({
    timeout: 10_000,
  });
  await page.getByRole('heading', { level: 2 }).click();
  await page.keyboard.type('zo');
  const field = page.getByRole('searchbox', { name: 'Find a guest' });
  await expect(field).toHaveValue('zo');
  await expect(partiesOf(page)).toHaveCount(1);
  await expect(party(page, 'Zoë')).toBeVisible();
  await expectAccessible(page, 'a search');
  await field.fill('qq');
  await expect(partiesOf(page)).toHaveCount(0);
  await field.press('Escape');
  await expect(partiesOf(page)).toHaveCount(2);
});

test('a walk-in beyond the capacity needs a confirmation', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 11 });
  const departure = `/api/guide/departures/day.central-park.${date}.1000`;
  await expect(
    await page.request.patch(departure, { data: { capacity: 12, revision: 0 } }),
  ).toBeOK();
  await open(page, date);
  await card(page).getByRole('button', { name: 'Add walk-in' }).click();
  const form = page.getByRole('form', { name: 'Walk-in' });
  await form.getByRole('button', { name: 'More people' }).click();
  await form.getByRole('button', { name: 'Add 2' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'That makes 13 of 12 spots, 1 too many. Add them anyway?',
  );
  await expectAccessible(page, 'a walk-in too many');
  await expect(partiesOf(page)).toHaveCount(1);
  await form.getByRole('button', { name: 'Add anyway' }).click();
  await expect(partiesOf(page)).toHaveCount(2);
  await expect(card(page)).toContainText('13 of 12 spots taken: 1 too many');
});

test('a note is saved right after a change from a different device', async ({
  page,
  date,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  await expect(await visitor.post('/api/signup', { data: newAccount() })).toBeOK();
  const id = await book(visitor, { date, people: 2 });
  await open(page, date);
  const row = partiesOf(page).first();
  await row.getByRole('button', { name: /More about/ }).click();
  const note = row.getByLabel(/Note about/);
  await note.fill('by the gate');
  const data = { arrived: 1, noShow: false, note: '', revision: 0 };
  await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  await expect(row).toContainText('Changed on another device: 1 of 2 arrived.', {
    timeout: 12_000,
  });
  await note.blur();
  await expectSaved(page, date, { arrived: 1, note: 'by the gate', revision: 2 });
  await visitor.delete(`/api/deletetour/${id}`);
  await visitor.dispose();
});
