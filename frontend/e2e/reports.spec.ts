import { readFile } from 'node:fs/promises';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import { dateOn } from './support/departures';
import { fail, hold } from './support/network';
import { openMenu } from './support/site';
import { expect, test } from './support/test';
import { bookElsewhere } from './support/tickets';

const PATH = '/guide/?view=reports';
/** No other tests book it on that day. */
const PLACE = 'SOHO AND VILLAGES';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ signSomebodyIn, makeGuide }) => {
  const { username } = await signSomebodyIn();
  await makeGuide(username);
});

test('the guide goes to the reports and back', async ({ page }) => {
  await page.goto('/guide/');
  const nav = page.getByRole('navigation', { name: 'Guide' });
  await nav.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(nav.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  await nav.getByRole('link', { name: 'Day', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Figures' })).toHaveCount(0);
});

test('figures are bars and tables, and their bookings a file', async ({
  page,
  context,
  newcomer,
}) => {
  const date = dateOn('Tuesday', 11);
  const booking = { place: PLACE, day: 'Tuesday', date, people: 4 };
  await expect(await context.request.post('/api/new', { data: booking })).toBeOK();
  await page.goto(PATH);
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures.getByLabel('Dates').selectOption('Next 90 days');
  const row = figures.getByRole('row').filter({ hasText: PLACE });
  await expect(row.getByRole('cell').first()).not.toHaveText('0');
  await figures.getByText('See the weeks as a table').click();
  await expect(figures.getByRole('table', { name: 'People by week' })).toBeVisible();
  await expectAccessible(page, 'figures');

  const download = page.waitForEvent('download');
  await figures.getByRole('link', { name: 'Download bookings (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const { username, email } = newcomer;
  expect(file).toContain(`${date},10:00,day,${PLACE},${username},${email},,,4,0,no,`);
});

test('a visitor is found by part of the name, with what they have booked', async ({
  page,
  context,
  newcomer,
}) => {
  const date = dateOn('Wednesday', 11);
  const booking = { place: PLACE, day: 'Wednesday', date, people: 3 };
  await expect(await context.request.post('/api/new', { data: booking })).toBeOK();
  await page.goto(PATH);
  const visitors = page.getByRole('region', { name: 'Visitors' });
  const field = visitors.getByLabel('Name, email, or phone');
  await field.fill('(.*');
  await field.press('Enter');
  await expect(visitors.getByRole('status')).toHaveText(
    'No visitor has that in a name, email, or phone number.',
  );
  await field.fill(newcomer.username.slice(1).toUpperCase());
  await field.press('Enter');
  await expect(visitors.getByRole('status')).toHaveText('1 visitor.');
  await visitors.getByRole('button', { name: newcomer.username }).click();
  const title = visitors.getByRole('heading', { name: `Bookings by ${newcomer.username}` });
  await expect(title).toBeFocused();
  const cells = visitors.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveText([`${PLACE}, by day`, '3', 'not recorded']);
  await expectAccessible(page, 'history');
});

test('a guest is found by the contact that they left', async ({ page, browser, baseURL }) => {
  const name = `Zoë Ada ${String(Date.now())}`;
  const contact = { name, phone: '212 555 0142' };
  await bookElsewhere(browser, baseURL, { people: 5, contact });
  await page.goto(PATH);
  const visitors = page.getByRole('region', { name: 'Visitors' });
  const field = visitors.getByLabel('Name, email, or phone');
  for (const typed of [name.slice(4).toUpperCase(), name.replace('ë', 'e'), '0142']) {
    await field.fill(typed);
    await field.press('Enter');
    const found = visitors.getByRole('listitem').filter({ hasText: name });
    await expect(found).toHaveText(`${name} a guest · +12125550142`);
  }
  await visitors.getByRole('button', { name }).click();
  await expect(visitors.getByRole('heading', { name: `Bookings by ${name}` })).toBeFocused();
  await expect(visitors.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('5');
});

test('what was not noted is no rate, and what was cancelled is told apart', async ({ page }) => {
  const of = (list: string, place: string, people: number, noShow: number, noted: number) => ({
    ...{ list, place, people, noShow, noted },
    parties: people > 0 ? 1 : 0,
  });
  const json = {
    weeks: [{ week: '2030-01-07', day: 11, night: 0 }],
    places: [
      of('day', 'Central Park', 8, 1, 5),
      of('day', PLACE, 3, 0, 0),
      of('night', 'X', 0, 0, 0),
    ],
    cancelled: { departures: 1, parties: 2, people: 7 },
    noShowRate: 0.2 as number | null,
    leadTime: 2,
  };
  await page.route('/api/guide/figures*', (route) => route.fulfill({ json }));
  await page.goto(PATH);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByText('20% of the 5 recorded')).toBeVisible();
  await expect(figures.getByText('1 tour, 7 people')).toBeVisible();
  const table = figures.getByRole('table', { name: 'By day' });
  const cellsOf = (text: string) =>
    table.getByRole('row').filter({ hasText: text }).getByRole('cell');
  await expect(cellsOf('Central Park')).toHaveText(['8', '1', '1 of 5 recorded']);
  await expect(cellsOf(PLACE)).toHaveText(['3', '1', 'not recorded']);
  await expect(cellsOf('Total')).toHaveText(['11', '2', '1 of 5 recorded']);
  await expectAccessible(page, 'figures');

  json.noShowRate = null;
  json.places = [of('day', PLACE, 3, 0, 0), of('night', 'X', 0, 0, 0)];
  await page.reload();
  await expect(figures.getByRole('definition').filter({ hasText: 'not recorded' })).toHaveCount(1);
  await expect(cellsOf('Total')).toHaveText(['3', '1', 'not recorded']);
  json.places = [];
  await page.reload();
  await expect(figures.getByText('No bookings on these dates.')).toBeVisible();
  await expect(figures.getByText('Canceled: 1 tour, 7 people.')).toBeVisible();
});

test('a search shows no error of an earlier one, and leaves the focus where it is', async ({
  page,
  newcomer,
  announce,
}) => {
  announce(/500.*bookings/);
  await page.goto(PATH);
  const visitors = page.getByRole('region', { name: 'Visitors' });
  const field = visitors.getByLabel('Name, email, or phone');
  const found = visitors.getByRole('button', { name: newcomer.username });
  await field.fill(newcomer.username);
  await field.press('Enter');
  const call = '/api/guide/visitors/*/bookings';
  await fail(page, call, 500);
  await found.click();
  await expect(visitors.getByRole('alert')).toBeVisible();
  await page.unroute(call);
  await field.press('Enter');
  await expect(found).toBeVisible();
  await expect(visitors.getByRole('alert')).toHaveCount(0);

  const release = await hold(page, call);
  await found.click();
  await field.fill('somebody else');
  release();
  await expect(visitors.getByRole('heading', { name: /^Bookings by/ })).toBeVisible();
  await expect(field).toBeFocused();
  // What comes after a new search is of nobody that it found.
  await page.unroute(call);
  const releaseAgain = await hold(page, call);
  await found.click();
  await field.press('Enter');
  await expect(visitors.getByRole('status')).toHaveText(
    'No visitor has that in a name, email, or phone number.',
  );
  releaseAgain();
  await page.waitForTimeout(300);
  await expect(visitors.getByRole('heading', { name: /^Bookings by/ })).toHaveCount(0);
});

test('a calendar address is made, read without a cookie, and ended', async ({
  page,
  playwright,
  newcomer,
  announce,
}) => {
  announce(/403.*calendar-address/);
  await page.goto(PATH);
  const calendar = page.getByRole('region', { name: 'Your calendar' });
  const password = calendar.getByLabel('Current password', { exact: true });
  await password.fill('not the password');
  await calendar.getByRole('button', { name: 'Create an address' }).click();
  await expect(password).toHaveAccessibleDescription('That’s not your password.');
  await password.fill(newcomer.password);
  await calendar.getByRole('button', { name: 'Create an address' }).click();
  await expect(calendar.getByRole('status')).toHaveText('Your new address is ready.');
  const url = await calendar.getByLabel('The address').inputValue();
  await expectAccessible(page, 'address');
  await calendar.getByRole('button', { name: 'Copy the address' }).click();
  await expect(calendar.getByRole('status')).toHaveText(/copied|selected/);

  const program = await playwright.request.newContext();
  expect(await (await program.get(url)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.reload();
  await expect(calendar.getByText('You created it on')).toBeVisible();
  await expect(calendar.getByLabel('The address')).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Turn off the address' }).click();
  await expect(calendar.getByRole('status')).toHaveText('The address no longer works.');
  expect((await program.get(url)).status()).toBe(404);
  await program.dispose();
});

test('what fails is said, and asked for again', async ({ page, announce }) => {
  announce(/500.*figures/);
  const call = '/api/guide/figures*';
  await fail(page, call, 500);
  await page.goto(PATH);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failed');
  await page.unroute(call);
  await figures.getByRole('button', { name: 'Try again' }).click();
  await expect(figures.getByRole('alert')).toHaveCount(0);
  // Other tests may have booked.
  await expect(figures.getByText(/^(No bookings on these dates\.|People)/).first()).toBeVisible();
});

test('reports can be used on narrow screens', async ({ page, context }) => {
  const date = dateOn('Wednesday', 11);
  const booking = { place: PLACE, day: 'Wednesday', date, people: 1 };
  await expect(await context.request.post('/api/new', { data: booking })).toBeOK();
  await page.goto(PATH);
  await page.getByLabel('Dates').selectOption('Next 90 days');
  await expect(page.getByRole('heading', { name: 'People by place' })).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openMenu(page);
    expect.soft(await flawsOfNarrowness(page), `${String(width)} px`).toEqual([]);
  }
});
