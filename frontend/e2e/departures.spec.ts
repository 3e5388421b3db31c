import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { bookMany } from './support/booking';
import { dateOfWeekday, setDepartures } from './support/departures';
import { formatNextDate, formatNextDay, lists } from './support/lists';
import { collectCalls, holdCalls } from './support/network';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';

const [dayList] = lists;
// No other tests book these places on the weekdays used below.
const LES = 'Walk through LES';
const BRIDGE = 'Brooklyn Bridge';

test('each date shows its start and vacancies, and a full date can’t be chosen', async ({
  page,
  tours,
}) => {
  const [list, place, time] = [dayList, LES, '10:00 AM'];
  const [full, few, cancelled, open] = [0, 1, 2, 3].map((week) => formatNextDate('Friday', week));
  await setDepartures(
    { list, place, date: dateOfWeekday('Friday', 0), capacity: 0 },
    { list, place, date: dateOfWeekday('Friday', 1), capacity: 4 },
    { list, place, date: dateOfWeekday('Friday', 2), state: 'cancelled', reason: 'Snow' },
  );
  await tours.open();
  await tours.place.selectOption(place);
  const friday = `${formatNextDay('Friday')} · full, next ${String(few)}`;
  await expect(tours.day.getByRole('option').nth(5)).toHaveText(friday);
  await tours.day.selectOption(friday);
  const options = tours.date.getByRole('option');
  for (const [index, text] of [
    `${String(full)} · full`,
    `${String(few)} · ${time} · 4 spots left`,
    `${String(cancelled)} · canceled: Snow`,
    `${String(open)} · ${time}`,
  ].entries()) {
    await expect(options.nth(index)).toHaveText(text);
    await expect(options.nth(index)).toBeEnabled({ enabled: index % 2 === 1 });
  }
  await expect(tours.date).toHaveValue(dateOfWeekday('Friday', 1));
  const description = (hint: string) => new RegExp(`Starts at ${time}, .+\\. ${hint}$`);
  await expect(tours.date).toHaveAccessibleDescription(
    description(
      `4 spots left\\. ${String(full)} is full; the next date with room is ${String(few)}\\.`,
    ),
  );
  await expectAccessible(page, 'full');

  // The chosen date stays until the visitor chooses a different one.
  await tours.people.fill('5');
  await expect(tours.date).toHaveValue(dateOfWeekday('Friday', 1));
  await expect(tours.alert).toHaveText(`Only 4 spots left on ${String(few)}.`);
  await expect(selectedOption(tours.day)).toHaveText(
    `${formatNextDay('Friday', 1)} · 4 spots left`,
  );
  await expectAccessible(page, 'too many');
  await tours.form
    .getByRole('button', { name: `Take ${formatNextDay('Friday', 3)} instead` })
    .click();
  await expect(tours.alert).toHaveCount(0);
  await expect(tours.date).toBeFocused();
  await expect(tours.date).toHaveValue(dateOfWeekday('Friday', 3));
  await expect(selectedOption(tours.day)).toHaveText(formatNextDay('Friday', 3));
  await tours.submit().click();
  await tours.closeDialog();
  await tours.expectRows([[place, formatNextDay('Friday', 3), '5']]);
  await expect(tours.rows.getByRole('cell').nth(1)).toContainText(`${time} · `);
  const link = tours.rows.getByRole('link', { name: 'Add to calendar' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^${list.endpoints.calendar}/[0-9a-f]{24}$`),
  );
  await expect(link).toHaveAttribute('download');
});

test('a booking is refused if its date fills up first, and the date can’t be chosen again', async ({
  tours,
  expectErrors,
}) => {
  expectErrors(/409/, /tour call was unsuccessful/);
  const [place, date] = [BRIDGE, dateOfWeekday('Wednesday', ownWeek())];
  await setDepartures({ place, date, capacity: 2 });
  await tours.open();
  await tours.fill({ place, day: 'Wednesday', people: '1' });
  await tours.date.selectOption(date);
  await setDepartures({ place, date, capacity: 0 });
  await tours.submit().click();
  await expect(tours.alert).toHaveText(/ is full\. There is room on /);
  await expect(tours.date.locator(`[value="${date}"]`)).toBeDisabled();
  // The form leaves the choice of a different date to the visitor.
  await expect(tours.date).toHaveValue(date);
  await tours.form.getByRole('button', { name: /^Take Wednesday, .* instead$/ }).click();
  await expect(tours.date).not.toHaveValue(date);
  await tours.submit().click();
  await tours.closeDialog();
});

test('a change by the guide stands out until the visitor acknowledges it', async ({
  page,
  tours,
  newcomer,
  makeGuide,
  playwright,
  baseURL,
}) => {
  const [place, date] = [LES, dateOfWeekday('Wednesday', ownWeek())];
  const label = `${place}, ${formatNextDay('Wednesday', ownWeek())}`;
  await tours.open();
  await tours.fill({ place, day: 'Wednesday' });
  await tours.date.selectOption(date);
  await tours.submit().click();
  await tours.closeDialog();
  const row = tours.row(place);
  const gotItButton = row.getByRole('button', { name: 'Got it' });
  await expect(row).toContainText('10:00 AM · Essex Street at Delancey Street');
  await expect(gotItButton).toHaveCount(0);

  const guide = await playwright.request.newContext({ baseURL });
  await expect(await guide.post('/api/signup', { data: newcomer })).toBeOK();
  await makeGuide(newcomer.username);
  const change = async (data: object) => {
    const departure = `/api/guide/departures/day.walk-through-les.${date}.1000`;
    await expect(await guide.patch(departure, { data })).toBeOK();
  };
  const moved = { startTime: '11:00', meetingPoint: 'Seward Park', reason: 'Marathon' };
  await change({ ...moved, revision: 0 });
  await page.reload();
  const notice = 'The guide changed this tour: it starts at 11:00 AM, Seward Park. The reason: Marathon.';
  await expect(row).toContainText(notice);
  await expect(row).toContainText('11:00 AM · Seward Park');
  await expect(page.locator('p[aria-live=polite]')).toHaveText(`${label}: ${notice}`);
  await expectAccessible(page, 'changed');
  await gotItButton.click();
  await expect(gotItButton).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.reload();
  await expect(row).toContainText('11:00 AM · Seward Park');
  await expect(gotItButton).toHaveCount(0);

  await change({ state: 'cancelled', reason: 'Snow', revision: 1 });
  await guide.dispose();
  await page.reload();
  await expect(row).toContainText('Canceled by the guide: Snow.');
  await expectAccessible(page, 'canceled');
  await gotItButton.click();
  await expect(row).not.toContainText('Canceled by the guide');
  await expect(row.getByText('canceled: Snow', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveText(['Delete']);
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await expect(row.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await tours.delete(place);
  await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
});

test('a move by the guide to a different date stands out until the visitor acknowledges it', async ({
  page,
  tours,
  newcomer,
  makeGuide,
  playwright,
  baseURL,
}) => {
  const week = ownWeek();
  await tours.open();
  await tours.fill({ place: LES, day: 'Thursday' });
  await tours.date.selectOption(dateOfWeekday('Thursday', week));
  await tours.submit().click();
  await tours.closeDialog();

  const guide = await playwright.request.newContext({ baseURL });
  await expect(await guide.post('/api/signup', { data: newcomer })).toBeOK();
  await makeGuide(newcomer.username);
  const url = `/api/guide/departures/day.walk-through-les.${dateOfWeekday('Thursday', week)}.1000/date`;
  const data = { date: dateOfWeekday('Tuesday', week), reason: 'Marathon', revision: 0 };
  await expect(await guide.put(url, { data })).toBeOK();
  await guide.dispose();

  await page.reload();
  const row = tours.row(LES);
  const gotItButton = row.getByRole('button', { name: 'Got it' });
  const originalDate = formatNextDay('Thursday', week);
  const notice = `The guide moved this tour from ${originalDate} to ${formatNextDay('Tuesday', week)}: Marathon.`;
  await expect(row).toContainText(notice);
  await expectAccessible(page, 'moved');
  await gotItButton.click();
  await expect(gotItButton).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText(formatNextDay('Tuesday', week));
  await expect(gotItButton).toHaveCount(0);
  await tours.delete(LES);
});

test('a page that was hidden for a while reloads its departures', async ({ page, tours }) => {
  await page.clock.install();
  await tours.open();
  await tours.create();
  await expect(tours.rows).toContainText('10:00 AM · ');
  const calls = collectCalls(page, '/api/departures');
  const showPage = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.fastForward('00:10');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const callsBefore = calls.length;
  await showPage();
  expect(calls).toHaveLength(callsBefore);
  await page.clock.fastForward('02:00');
  await showPage();
  await expect.poll(() => calls.length).toBeGreaterThan(callsBefore);
});

test('the layout doesn’t shift when times and meeting points load @widths', async ({
  page,
  tours,
}) => {
  await expect(await page.request.post('/api/guest')).toBeOK();
  await bookMany(page.request, dayList, 3);
  const shifts = await watchShifts(page);
  const release = await holdCalls(page, '/api/departures?*');
  const requested = page.waitForRequest((request) => request.url().includes('/api/departures'));
  await tours.open();
  await requested;
  await expect(tours.skeleton).toBeVisible();
  await shifts.reset();
  release();
  await expect(tours.rows.first()).toContainText('10:00 AM · ');
  expect(await shifts.read()).toEqual([]);
});

function selectedOption(select: Locator): Locator {
  return select.getByRole('option', { selected: true });
}

/** Returns a week, starting with 1, that the same test doesn't use in a different browser. */
function ownWeek(): number {
  const projects = test.info().config.projects.map(({ name }) => name);
  return 1 + projects.indexOf(test.info().project.name);
}
