import type { Page } from '@playwright/test';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import {
  book,
  card,
  dates,
  expectSaved,
  open,
  openParty,
  partiesOf,
  party,
  unfold,
} from './support/day-sheet';
import { expect, newAccount } from './support/test';

// On a phone, with one hand, in the sun.
dates.beforeEach(async ({ page, signSomebodyIn, makeGuide }) => {
  const { username } = await signSomebodyIn();
  await makeGuide(username);
  await page.setViewportSize({ width: 375, height: 700 });
});

/** Adds walk-ins, who have names to tell them apart by, and takes back that they are here. */
async function addParties(page: Page, date: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = `/api/guide/departures/day.central-park.${date}.1000/walk-ins`;
    const answer = await page.request.post(path, { data: { name, people: 2 } });
    const { id, revision } = (await answer.json()) as { id: string; revision: number };
    const data = { arrived: 0, noShow: false, note: '', revision };
    await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  }
}

dates(
  'the header is one line, and each party one low row unless its name is long',
  async ({ page, date }) => {
    await addParties(page, date, ['Ann', 'Maximiliana Featherstonehaugh-Cholmondeley of Ely']);
    await open(page, date);
    await expect(partiesOf(page)).toHaveCount(2);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56);
    expect((await party(page, 'Ann').boundingBox())?.height).toBeLessThanOrEqual(64);
    for (const row of await partiesOf(page).all()) {
      const box = await row.boundingBox();
      const button = await row.getByRole('button', { name: /Check in/ }).boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(48);
      // The row's right end is the button's.
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(
        (button?.x ?? 0) + (button?.width ?? 0),
      );
    }
    await openParty(page, 'Ann');
    await expectAccessible(page, 'a party that is open');
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await flawsOfNarrowness(page), `${String(width)} px`).toEqual([]);
    }
  },
);

dates('who is missing stays in sight while the parties scroll', async ({ page, date }) => {
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

dates('who is here sinks after a while, and can be undone until then', async ({ page, date }) => {
  await addParties(page, date, ['Ann', 'Kim', 'Cy']);
  await open(page, date);
  await party(page, 'Ann').getByRole('button', { name: 'Check in 2' }).click();
  await expect(party(page, 'Ann').getByRole('button', { name: 'Undo' })).toBeVisible();
  // Nothing moves under the thumb.
  await expect(partiesOf(page).first()).toContainText('Ann');
  await expectAccessible(page, 'a tap that can be undone');
  const fold = card(page).getByRole('button', { name: '1 party here' });
  await expect(fold).toBeVisible({ timeout: 10_000 });
  await expect(partiesOf(page)).toHaveCount(2);
  // Whoever goes by keyboard is at the next party; whoever does not is where they were.
  await expect(party(page, 'Kim').getByRole('button', { name: /Check in/ })).toBeFocused();
  await unfold(page);
  await expect(partiesOf(page)).toHaveCount(3);
  await expect(partiesOf(page).last()).toContainText('Ann');
  await expectAccessible(page, 'those who are here');
  await party(page, 'Ann')
    .getByRole('button', { name: /All 2 here.*tap to undo/ })
    .click();
  await expect(fold).toHaveCount(0);
  await expect(card(page)).toContainText('0 of 6 here, 6 missing');
});

dates('a party is found by two letters, typed anywhere', async ({ page, date }) => {
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

dates('a walk-in beyond the limit is asked about', async ({ page, visitor, date }) => {
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

dates(
  'a note is saved however soon after another device’s change',
  async ({ page, date, playwright, baseURL }) => {
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
  },
);
