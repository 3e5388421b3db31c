import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  book,
  bookWithContact,
  departureCard,
  test,
  expectSaved,
  openDaySheet,
  openParty,
  partyRows,
  partyRow,
  PLACE,
  formatDayTitle,
} from './support/day-sheet';
import { expect } from './support/test';
import { VIEWPORTS } from './support/viewports';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('a visitor’s booking appears within seconds, and disappears after its deletion', async ({
  page,
  visitor,
  date,
}) => {
  await openDaySheet(page, date);
  await expect(partyRows(page)).toHaveCount(0);
  const id = await book(visitor, { date, people: 4 });
  await expect(partyRows(page)).toHaveCount(1, { timeout: 8000 });
  await expect(partyRow(page)).toContainText('4 people');
  await expect(departureCard(page)).toContainText('0 of 4 here, 4 missing');
  await expect(dayLink(page, date)).toHaveAccessibleName(/: 4 people$/);
  await expectAccessible(page, 'the day');

  await expect(await visitor.delete(`/api/deletetour/${id}`)).toBeOK();
  await expect(page.getByText('No longer on this day: Guest, party of 4')).toBeVisible({
    timeout: 8000,
  });
  await expect(partyRows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('No longer on this day')).toHaveCount(0);
});

test('a party is checked in, fully or in part, and the guide can undo both', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 4 });
  await openDaySheet(page, date);
  const checkInButton = partyRow(page).getByRole('button', { name: 'Check in 4' });
  const height = (await checkInButton.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(48);
  // A double tap counts once, because it's probably an accident.
  await checkInButton.dblclick();
  await expect(partyRow(page)).toContainText('All 4 here');
  await expect(departureCard(page)).toContainText('4 of 4 here');
  await expectSaved(page, date, { arrived: 4, noShow: false });

  // A tap within half a second would still count as part of the double tap.
  await page.waitForTimeout(600);
  await partyRow(page).getByRole('button', { name: 'Undo' }).click();
  await expectSaved(page, date, { arrived: 0 });

  await openParty(page);
  const moreButton = partyRow(page).getByRole('button', { name: 'One more for Guest' });
  // The test doesn't wait for the server's responses between the taps.
  for (let tap = 0; tap < 3; tap++) await moreButton.click();
  await partyRow(page).getByRole('button', { name: 'One fewer for Guest' }).click();
  await expect(partyRow(page)).toContainText('2 of 4 arrived');
  await expectSaved(page, date, { arrived: 2 });

  const noShow = partyRow(page).getByRole('button', { name: 'No-show Guest' });
  await noShow.click();
  await expect(noShow).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page, date, { arrived: 2, noShow: true });
  await noShow.click();
  await expectSaved(page, date, { noShow: false });
  await page.reload();
  await expect(partyRow(page)).toContainText('2 of 4 arrived');
  await expect(partyRow(page).locator('[role=status] p')).toHaveCount(0);
});

test('a long name is shown in full at every width', async ({ page, visitor, date }) => {
  const name = 'Maximiliane Konstantinopolski-Featherstonehaugh von und zu Hohenstein';
  await bookWithContact(visitor, { date, contact: { name, phone: '+12125550100' } });
  await openDaySheet(page, date);
  const nameButton = partyRow(page, name).getByRole('button', {
    name: `More about ${name} 2 people`,
  });
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    const cutOffLines = await nameButton.evaluate((button) => {
      const { right } = button.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(button.querySelector('strong') ?? button);
      return [...range.getClientRects()].filter((line) => line.right > right + 1).length;
    });
    expect.soft(cutOffLines, `${String(viewport.width)} px`).toBe(0);
  }
  await expectAccessible(page, 'a long name');
});

test('the guide can move a tour to a different date and back', async ({
  page,
  visitor,
  date,
  otherDate,
}) => {
  await book(visitor, { date, people: 3 });
  await openDaySheet(page, date);
  const dialog = await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await dialog.getByLabel('New date').selectOption(otherDate);
  await dialog.getByLabel('Reason').fill('A storm is coming.');
  await expectAccessible(page, 'moving a tour');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No longer on this day')).toHaveCount(0);
  await collapsedTour(page).locator('summary').click();
  await expectAccessible(page, 'a tour that was moved');
  await collapsedTour(page)
    .getByRole('link', { name: formatDayTitle(otherDate) })
    .click();
  await expect(page.getByRole('heading', { name: formatDayTitle(otherDate) })).toBeVisible();
  await expect(departureCard(page)).toContainText('0 of 3 here');
  const [booking] = (await (await visitor.get('/api/all')).json()) as object[];
  expect(booking).toMatchObject({ date: otherDate, moved: { reason: 'A storm is coming.' } });

  await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await dialog.getByLabel('New date').selectOption(date);
  await dialog.getByLabel('Reason').fill('No storm after all.');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(collapsedTour(page)).toContainText('Moved to');
  await openDaySheet(page, date);
  await expect(departureCard(page)).toContainText('0 of 3 here');
  await expect(departureCard(page).getByText('Moved to')).toHaveCount(0);
});

test('the guide can change a tour’s start, cancel the tour, and reset it to the tour’s settings', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 3 });
  await openDaySheet(page, date);
  const dialog = await openTourDialog(page);
  await expect(dialog).toContainText('This affects 1 party, 3 people in all: Guest (3).');
  await expectAccessible(page, 'changing a tour');
  await dialog.getByLabel('Start').fill('11:15');
  await dialog.getByLabel('Capacity').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The park opens late.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(departureCard(page)).toContainText('11:15 AM');
  await expect(departureCard(page)).toContainText('3 of 12 spots taken');
  await expect(departureCard(page)).toContainText('The park opens late.');

  await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Canceled');
  await dialog.getByLabel('Reason').fill('A storm is coming.');
  await dialog.getByRole('button', { name: 'Cancel tour' }).click();
  await expect(departureCard(page)).toContainText('Canceled');
  await expect
    .poll(() => fetchPublicDeparture(visitor, date))
    .toMatchObject({ cancelled: true, reason: 'A storm is coming.' });

  await openTourDialog(page);
  await dialog.getByRole('button', { name: 'Use the tour’s settings' }).click();
  await dialog.getByLabel('Reason').fill('It is on again.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(departureCard(page)).toContainText('10:00 AM');
  await expect
    .poll(() => fetchPublicDeparture(visitor, date))
    .toMatchObject({ cancelled: false, capacity: null });
});

test('the printed day fits on one page @desktop', async ({ page, visitor, date }) => {
  for (const place of [PLACE, 'Brooklyn Bridge', 'SOHO AND VILLAGES', 'Rockefeller Center']) {
    for (const people of [1, 2, 3, 4]) await book(visitor, { date, people, place });
  }
  await openDaySheet(page, date);
  await expect(page.getByRole('article')).toHaveCount(4);
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: /Check in|Add walk-in|Print/ })).toHaveCount(0);
  await expect(page.getByText('☐☐☐☐').first()).toBeVisible();
});

test('a long note is printed in full @desktop', async ({ page, visitor, date }) => {
  const note = 'Asks for the gate without stairs, '.repeat(5).trim();
  const id = await book(visitor, { date, people: 2 });
  const data = { arrived: 0, noShow: false, note, revision: 0 };
  await expect(await page.request.put(`/api/guide/parties/day/${id}`, { data })).toBeOK();
  await openDaySheet(page, date);
  const printedNote = partyRow(page).locator('input + span');
  await expect(printedNote).toHaveText(note);
  await expect(printedNote).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printedNote).toBeVisible();
  await expect(partyRow(page).getByRole('textbox')).toHaveCount(0);
});

test('on a wide screen, the days are a list beside the sheet @desktop', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 2 });
  await openDaySheet(page, date);
  const days = await page.getByRole('navigation', { name: 'Two weeks' }).boundingBox();
  const card = await departureCard(page).boundingBox();
  expect(card?.x).toBeGreaterThan((days?.x ?? 0) + (days?.width ?? 0));
  expect(days?.height).toBeGreaterThan(500);
});

async function openTourDialog(page: Page): Promise<Locator> {
  await departureCard(page).getByRole('button', { name: 'Change tour' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Start')).toBeVisible();
  return dialog;
}

async function fetchPublicDeparture(visitor: APIRequestContext, date: string): Promise<unknown> {
  const query = `list=day&place=${encodeURIComponent(PLACE)}&from=${date}&to=${date}`;
  const response = await visitor.get(`/api/departures?${query}`);
  return ((await response.json()) as unknown[])[0];
}

/** The tour as a line without parties. */
function collapsedTour(page: Page): Locator {
  return page.locator('details').filter({ hasText: PLACE }).first();
}

function dayLink(page: Page, date: string): Locator {
  return page
    .getByRole('navigation', { name: 'Two weeks' })
    .getByRole('link', { name: `${formatDayTitle(date)}:` });
}
