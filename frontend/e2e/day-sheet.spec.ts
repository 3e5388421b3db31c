import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays, weekdayOf } from 'shared/new-york';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import {
  book,
  bookWithContact,
  dayHeading,
  departureCard,
  test,
  expectSaved,
  openDaySheet,
  openParty,
  partyRows,
  partyRow,
  PLACE,
  removeWalkIn,
  formatDayTitle,
  expandArrived,
} from './support/day-sheet';
import { setDepartures } from './support/departures';
import { holdCalls } from './support/network';
import { expect, newAccount } from './support/test';

const OTHER_PLACE = 'Brooklyn Bridge';

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
  await expect(partyRows(page, PLACE)).toHaveCount(0);
  const id = await book(visitor, { date, people: 4 });
  await expect(partyRows(page, PLACE)).toHaveCount(1, { timeout: 8000 });
  await expect(partyRow(page)).toContainText('4 people');
  await expect(departureCard(page)).toContainText('0 of 4 here, 4 missing');
  await expect(dayLink(page, date)).toHaveAccessibleName(/: 4 people$/);
  await expectAccessible(page, 'the day');

  await expect(await visitor.delete(`/api/deletetour/${id}`)).toBeOK();
  await expect(page.getByText('No longer on this day: Guest, party of 4')).toBeVisible({
    timeout: 8000,
  });
  await expect(partyRows(page, PLACE)).toHaveCount(0);
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
  // A double tap is probably an accident, so it counts once.
  await checkInButton.dblclick();
  await expect(partyRow(page)).toContainText('All 4 here');
  await expect(departureCard(page)).toContainText('4 of 4 here');
  await expectSaved(page, date, { arrived: 4, noShow: false });

  await page.waitForTimeout(600);
  await partyRow(page).getByRole('button', { name: 'Undo' }).click();
  await expectSaved(page, date, { arrived: 0 });

  await openParty(page);
  const moreButton = partyRow(page).getByRole('button', { name: 'One more for Guest' });
  // The taps come before the server has responded.
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

test('a note is saved when its field loses the focus', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 1 });
  await openDaySheet(page, date);
  await openParty(page);
  const note = partyRow(page).getByLabel('Note about Guest');
  // If the page reloaded before the response, it would repeat the call, which would be refused.
  const responded = page.waitForResponse('/api/guide/parties/**');
  await note.fill('waits at the gate');
  await note.blur();
  await responded;
  await expectSaved(page, date, { note: 'waits at the gate' });
  await page.reload();
  await expect(partyRow(page)).toContainText('waits at the gate');
  await openParty(page);
  await expect(note).toHaveValue('waits at the gate');
});

test('a walk-in is added once, and can be removed', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 2 });
  await openDaySheet(page, date);
  await departureCard(page).getByRole('button', { name: 'Add walk-in' }).click();
  const form = page.getByRole('form', { name: 'Walk-in' });
  await expectAccessible(page, 'walk-in');
  await form.getByLabel('Name (optional)').fill('Ada');
  await form.getByRole('button', { name: 'More people' }).click();
  await form.getByRole('button', { name: 'Add 2' }).click();
  await expect(partyRows(page)).toHaveCount(2);
  await expect(partyRow(page, 'Ada')).toContainText('All 2 here');
  await expect(departureCard(page)).toContainText('2 of 4 here, 2 missing');
  await openParty(page, 'Ada');
  await removeWalkIn(page, 'Ada');
  await expect(partyRows(page)).toHaveCount(1);
  await expect(page.getByText('No longer on this day')).toHaveCount(0);
});

test('a long name is shown in full @widths', async ({ page, visitor, date }) => {
  const name = 'Maximiliane Konstantinopolski-Featherstonehaugh von und zu Hohenstein';
  await bookWithContact(visitor, { date, contact: { name, phone: '+12125550100' } });
  await openDaySheet(page, date);
  const row = partyRow(page, name).getByRole('button', { name: `More about ${name} 2 people` });
  const linesCutOff = await row.evaluate((button) => {
    const { right } = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(button.querySelector('strong') ?? button);
    return [...range.getClientRects()].filter((line) => line.right > right + 1).length;
  });
  expect(linesCutOff).toBe(0);
  await expectAccessible(page, 'a long name');
});

test('a departure over its capacity shows the number of extra people', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 12 });
  const departure = `/api/guide/departures/day.central-park.${date}.1000`;
  const change = { data: { capacity: 12, revision: 0 } };
  await expect(await page.request.patch(departure, change)).toBeOK();
  await openDaySheet(page, date);
  const counts = departureCard(page).getByText('12 of 12 spots taken', { exact: true });
  await expect(counts).toBeVisible();
  const usualColor = await counts.evaluate((element) => getComputedStyle(element).color);
  await expect(
    await page.request.post(`${departure}/walk-ins`, { data: { name: 'Ada', people: 2 } }),
  ).toBeOK();
  const tooMany = departureCard(page).getByText('14 of 12 spots taken: 2 too many', {
    exact: true,
  });
  await expect(tooMany).toBeVisible({ timeout: 8000 });
  expect(await tooMany.evaluate((element) => getComputedStyle(element).color)).not.toBe(usualColor);
  await expectAccessible(page, 'too many');
  await expandArrived(page);
  await openParty(page, 'Ada');
  await removeWalkIn(page, 'Ada');
  await expect(counts).toBeVisible();
});

test('the guide moves a tour to a date with two starts, or to a different start on its date', async ({
  page,
  visitor,
  date,
  otherDate,
}) => {
  await book(visitor, { date, people: 3 });
  const afternoon = {
    place: PLACE,
    start: '14:00',
    startTime: '14:00',
    isPromised: true,
  } as const;
  const settings = { lengthMinutes: 60, meetingPoint: 'The Dairy', cutoffMinutes: 60 };
  await setDepartures(
    { ...afternoon, ...settings, date: otherDate },
    { ...afternoon, ...settings, date, startTime: '15:00' },
  );
  await openDaySheet(page, date);
  const dialog = await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await dialog.getByLabel('New date').selectOption(otherDate);
  const time = dialog.getByLabel('Time');
  await expect(time).toHaveValue('10:00');
  await expect(time.getByRole('option')).toHaveText([
    'Choose a time',
    '10:00 AM · 0 people booked',
    '2:00 PM · 0 people booked',
  ]);
  await expectAccessible(page, 'moving to one of two starts');
  await time.selectOption('14:00');
  await dialog.getByLabel('Reason').fill('A storm is coming.');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(dialog).toHaveCount(0);
  const fetchBooking = async () => {
    const [booking] = (await (await visitor.get('/api/all')).json()) as object[];
    return booking;
  };
  expect(await fetchBooking()).toMatchObject({ date: otherDate, time: '14:00' });

  await openDaySheet(page, otherDate);
  await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await dialog.getByLabel('New date').selectOption(otherDate);
  await expect(time).toHaveValue('');
  await dialog.getByLabel('Reason').fill('The morning is dry.');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(dialog.getByText('Time is required.')).toBeVisible();
  await time.selectOption('10:00');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Moved to a different time')).toBeVisible();
  await expect(departureCard(page)).toContainText('10:00 AM');
  expect(await fetchBooking()).toMatchObject({ date: otherDate });
  expect(await fetchBooking()).not.toHaveProperty('time');
});

test('a tap on an outdated phone doesn’t overwrite the other phone’s taps', async ({
  page,
  context,
  browser,
  baseURL,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 4 });
  await openDaySheet(page, date);
  // A second tab would share the first tab's state.
  const storageState = await context.storageState();
  const otherPhone = await browser.newPage({ baseURL, storageState });
  // The second phone gets neither events nor a new sheet.
  await otherPhone.route('/api/guide/events*', (route) => route.abort());
  await openDaySheet(otherPhone, date);
  await expect(partyRow(otherPhone)).toBeVisible();
  const release = await holdCalls(otherPhone, '/api/guide/days/**');
  await openParty(page);
  const moreButton = partyRow(page).getByRole('button', { name: 'One more for Guest' });
  await moreButton.click();
  await moreButton.click();
  await expectSaved(page, date, { arrived: 2 });

  await openParty(otherPhone);
  await partyRow(otherPhone).getByRole('button', { name: 'No-show' }).click();
  release();
  await expect(partyRow(otherPhone).getByRole('alert')).toHaveText(
    'Changed on another device: 2 of 4 arrived. Your change wasn’t saved: no-show.',
  );
  await expect(partyRow(otherPhone)).toContainText('Check in 4');
  await expectSaved(page, date, { arrived: 2, noShow: false });
  // After the notice, the guide's next tap counts.
  await otherPhone.waitForTimeout(1000);
  await partyRow(otherPhone).getByRole('button', { name: 'Check in 4' }).click();
  await expectSaved(page, date, { arrived: 4 });
  await expect(partyRow(page).locator('[role=status] p')).toHaveText(
    'Changed on another device: 4 of 4 arrived.',
    { timeout: 8000 },
  );
  await otherPhone.close();
});

test('the guide moves a tour to a different date and back', async ({
  page,
  visitor,
  date,
  otherDate,
  expectErrors,
}) => {
  expectErrors(/409.*date/);
  await book(visitor, { date, people: 3 });
  const otherDeparture = `/api/guide/departures/day.central-park.${otherDate}.1000`;
  const setCapacity = async (capacity: number, revision: number) => {
    const data = { capacity, revision };
    await expect(await page.request.patch(otherDeparture, { data })).toBeOK();
  };
  await openDaySheet(page, date);
  const dialog = await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await expect(dialog).toContainText('Everyone who has booked is moved to that date');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(dialog.getByText('New date is required.')).toBeVisible();
  const dates = dialog.getByLabel('New date');
  // The text would also match other dates: "Feb 1" is part of "Feb 15".
  const optionFor = (day: string) => dates.locator(`option[value="${day}"]`);
  await expect(optionFor(otherDate)).toHaveText(formatDayTitle(otherDate));
  await expect(dates.getByRole('option', { name: 'Sunday' })).toHaveCount(0);
  await expect(optionFor(date)).toHaveCount(0);
  await dates.selectOption(otherDate);
  await expect(dialog).toContainText(`${formatDayTitle(otherDate)}, 10:00 AM: `);
  await expect(dialog).toContainText('0 people booked.');
  await setCapacity(2, 0);
  await dialog.getByLabel('Reason').fill('A storm is coming.');
  await expectAccessible(page, 'moving a tour');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  const full = `The tour on ${formatDayTitle(otherDate)} has room for 2 more, but 3 people would be moved there.`;
  await expect(dialog.getByText(full)).toBeVisible();

  await dialog.getByLabel('Status').selectOption('Open');
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await expect(dialog.getByLabel('New date')).toContainText('Choose a date');
  await expect(optionFor(otherDate)).toHaveCount(0);
  await expect(dialog.getByLabel('New date')).toHaveValue('');
  await setCapacity(5, 1);
  await dialog.getByLabel('Status').selectOption('Open');
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await dialog.getByLabel('New date').selectOption(otherDate);
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No longer on this day')).toHaveCount(0);
  await collapsedTour(page, PLACE).locator('summary').click();
  await expectAccessible(page, 'a tour that was moved');
  await collapsedTour(page, PLACE)
    .getByRole('link', { name: formatDayTitle(otherDate) })
    .click();
  await expect(page.getByRole('heading', { name: formatDayTitle(otherDate) })).toBeVisible();
  await expect(departureCard(page)).toContainText('3 of 5 spots taken');
  const [booking] = (await (await visitor.get('/api/all')).json()) as object[];
  expect(booking).toMatchObject({ date: otherDate, moved: { reason: 'A storm is coming.' } });

  await openTourDialog(page);
  await dialog.getByLabel('Status').selectOption('Moved to a different date');
  await dialog.getByLabel('New date').selectOption(date);
  await dialog.getByLabel('Reason').fill('No storm after all.');
  await dialog.getByRole('button', { name: 'Move tour' }).click();
  await expect(collapsedTour(page, PLACE)).toContainText('Moved to');
  await openDaySheet(page, date);
  await expect(departureCard(page)).toContainText('0 of 3 here');
  await expect(departureCard(page).getByText('Moved to')).toHaveCount(0);
});

test('the guide can remove a tour’s capacity on one date', async ({ page, visitor, date }) => {
  const url = '/api/guide/places/day.brooklyn-bridge';
  const setCapacity = async (capacity: number | null) => {
    const response = await page.request.get('/api/guide/places');
    const places = (await response.json()) as { place: string; list: string; revision: number }[];
    const place = places.find((each) => each.list === 'day' && each.place === OTHER_PLACE);
    const data = { revision: place?.revision, capacity };
    await expect(await page.request.patch(url, { data })).toBeOK();
  };
  // A guest may not book for that many people, but a user may.
  await expect(await visitor.post('/api/signup', { data: newAccount() })).toBeOK();
  // Other tests' bookings on other dates still fit this capacity.
  await setCapacity(50);
  try {
    await book(visitor, { date, people: 50, place: OTHER_PLACE });
    await openDaySheet(page, date);
    await expect(departureCard(page, OTHER_PLACE)).toContainText('50 of 50 spots taken');
    await departureCard(page, OTHER_PLACE).getByRole('button', { name: 'Change tour' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Capacity').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await book(visitor, { date, people: 9, place: OTHER_PLACE });
    await expect(departureCard(page, OTHER_PLACE)).toContainText('0 of 59 here');
  } finally {
    await setCapacity(null);
  }
});

test('the guide changes a tour’s start and cancels the tour, each with a reason', async ({
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
    .toMatchObject({
      cancelled: true,
      reason: 'A storm is coming.',
    });

  await openTourDialog(page);
  await dialog.getByRole('button', { name: 'Use the tour’s settings' }).click();
  await dialog.getByLabel('Reason').fill('It is on again.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(departureCard(page)).toContainText('10:00 AM');
  await expect
    .poll(() => fetchPublicDeparture(visitor, date))
    .toMatchObject({ cancelled: false, capacity: null });
});

test('a change to an outdated departure is refused with a message', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/409.*departures/);
  await book(visitor, { date, people: 1 });
  await openDaySheet(page, date);
  const dialog = await openTourDialog(page);
  const url = `/api/guide/departures/day.central-park.${date}.1000`;
  await expect(await page.request.patch(url, { data: { capacity: 7, revision: 0 } })).toBeOK();
  await dialog.getByLabel('Capacity').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed in the meantime');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(departureCard(page)).toContainText('1 of 7 spots taken');
});

test('a tour without bookings is collapsed, and can be closed and opened', async ({
  page,
  date,
}) => {
  await openDaySheet(page, date);
  const collapsedDetails = collapsedTour(page, OTHER_PLACE);
  await expect(collapsedDetails.getByText(/Park/)).toBeHidden();
  await collapsedDetails.locator('summary').click();
  await collapsedDetails.getByRole('button', { name: 'Change tour' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('Closed: no more bookings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(collapsedDetails).toContainText('Closed');
  await collapsedDetails.getByRole('button', { name: 'Change tour' }).click();
  await dialog.getByLabel('Status').selectOption('Open');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(collapsedDetails).not.toContainText('Closed');
});

test('one tap opens the previous day, the next day, or any day of the two weeks shown', async ({
  page,
  date,
}) => {
  await openDaySheet(page, date);
  await expect(page.getByRole('navigation', { name: 'Two weeks' }).getByRole('link')).toHaveCount(
    14,
  );
  await expect(dayLink(page, date)).toHaveAttribute('aria-current', 'date');
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(dayHeading(page)).toHaveText(formatDayTitle(addDays(date, 1)));
  await page.getByRole('link', { name: 'Previous day' }).click();
  await expect(dayHeading(page)).toHaveText(formatDayTitle(date));
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/guide/');
});

test('the sheet reloads regularly even if it gets no events from the server', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/events/);
  await page.route('/api/guide/events*', (route) => route.abort());
  await openDaySheet(page, date);
  await book(visitor, { date, people: 2 });
  await expect(partyRows(page)).toHaveCount(1, { timeout: 15_000 });
});

test('the guide changes a tour’s settings, and sees each refusal at its field', async ({
  page,
  expectErrors,
  visitor,
  date,
}) => {
  expectErrors(/400.*places/, /409.*places/);
  // No other test relies on this tour's hours and days.
  const name = 'One World Trade Center';
  const data = { place: name, day: weekdayOf(date), date, people: 2 };
  await expect(await visitor.post('/api/newTwo', { data })).toBeOK();
  await page.goto('/guide/?view=tours');
  const place = page.locator('details').filter({ hasText: name });
  await place.locator('summary').click();
  await expectAccessible(page, 'tours');
  const form = page.getByRole('form', { name });
  const originalStart = await form.getByLabel('Start').inputValue();
  await form.getByLabel('Meeting point').fill('   ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Meeting point must be');
  await form.getByLabel('Meeting point').fill('Gate 4');
  await form.getByLabel('Start').fill('20:15');
  await form.getByLabel('Capacity').fill('18');
  await form.getByLabel('Saturday').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Keep (it|them) as booked$/ }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect(place.locator('summary')).toContainText('8:15 PM');
  const departures = await visitor.get('/api/departures', {
    params: { list: 'night', place: name },
  });
  expect(await departures.json()).toEqual(
    expect.arrayContaining([expect.objectContaining({ meetingPoint: 'Gate 4', capacity: 18 })]),
  );
  // Restores the settings, because all tests share the site.
  await form.getByLabel('Start').fill(originalStart);
  await form.getByLabel('Capacity').fill('');
  await form.getByLabel('Saturday').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(place.locator('summary')).toContainText('no limit');
});

test('every control can be reached at every width', async ({ page, visitor, date }) => {
  await book(visitor, { date, people: 12 });
  await book(visitor, { date, people: 1 });
  await openDaySheet(page, date);
  await expect(partyRows(page)).toHaveCount(2);
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
});

test('the printed day fits on one page @desktop', async ({ page, visitor, date }) => {
  for (const place of [PLACE, OTHER_PLACE, 'SOHO AND VILLAGES', 'Rockefeller Center']) {
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

function collapsedTour(page: Page, place: string): Locator {
  return page.locator('details').filter({ hasText: place }).first();
}

function dayLink(page: Page, date: string): Locator {
  return page
    .getByRole('navigation', { name: 'Two weeks' })
    .getByRole('link', { name: `${formatDayTitle(date)}:` });
}

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
