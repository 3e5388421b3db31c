import { expectAccessible } from './support/accessibility';
import { bookMany } from './support/booking';
import { dateOfWeekday, setDepartures } from './support/departures';
import { formatNextDay, lists } from './support/lists';
import { collectCalls, holdCalls } from './support/network';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';
import { VIEWPORTS } from './support/viewports';

const [dayList] = lists;
// No other tests book these places on the weekdays used below.
const LES = 'Walk through LES';
const BRIDGE = 'Brooklyn Bridge';
/** The number of weeks between a weekday's next date and the date that the tests use. */
const WEEK = 1;

test('a booking is refused if its date fills up first, and the date can’t be chosen again', async ({
  tours,
  expectErrors,
}) => {
  expectErrors(/409/, /tour call was unsuccessful/);
  const [place, date] = [BRIDGE, dateOfWeekday('Wednesday', WEEK)];
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
  const [place, date] = [LES, dateOfWeekday('Wednesday', WEEK)];
  const label = `${place}, ${formatNextDay('Wednesday', WEEK)}`;
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
  const notice =
    'The guide changed this tour: it starts at 11:00 AM, Seward Park. The reason: Marathon.';
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

test('the layout doesn’t shift when times and meeting points load', async ({ page, tours }) => {
  await expect(await page.request.post('/api/guest')).toBeOK();
  await bookMany(page.request, dayList, 3);
  const shifts = await watchShifts(page);
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    const release = await holdCalls(page, '/api/departures?*');
    const requested = page.waitForRequest((request) => request.url().includes('/api/departures'));
    await tours.open();
    await requested;
    await expect(tours.skeleton).toBeVisible();
    await shifts.reset();
    release();
    await expect(tours.rows.first()).toContainText('10:00 AM · ');
    expect(await shifts.read(), `${String(viewport.width)} px`).toEqual([]);
    await page.unroute('/api/departures?*');
  }
});
