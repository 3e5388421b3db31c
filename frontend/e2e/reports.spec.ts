import { readFile } from 'node:fs/promises';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { dateOfWeekday } from './support/departures';
import { openMenu } from './support/site';
import { expect, test } from './support/test';
import { bookInOtherBrowser } from './support/tickets';

const PATH = '/guide/?view=reports';
/** No other tests book this place on Tuesdays and Wednesdays. */
const PLACE = 'SOHO AND VILLAGES';

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('the figures appear as bars and tables, and their bookings can be downloaded', async ({
  page,
  context,
  newcomer,
}) => {
  const date = dateOfWeekday('Tuesday', 11);
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

test('a search for part of a name finds the visitor and their bookings', async ({
  page,
  context,
  newcomer,
}) => {
  const date = dateOfWeekday('Wednesday', 11);
  const booking = { place: PLACE, day: 'Wednesday', date, people: 3 };
  await expect(await context.request.post('/api/new', { data: booking })).toBeOK();
  await page.goto(PATH);
  const visitors = page.getByRole('region', { name: 'Visitors' });
  const field = visitors.getByLabel('Name, email, or phone');
  await field.fill('(.*');
  await field.press('Enter');
  await expect(visitors.getByRole('status')).toHaveText(
    'No visitor’s name, email, or phone number contains that.',
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

test('a search for a contact finds the guest', async ({ page, browser, baseURL }) => {
  const name = `Zoë Ada ${String(Date.now())}`;
  const contact = { name, phone: '212 555 0142' };
  await bookInOtherBrowser(browser, baseURL, { people: 5, contact });
  await page.goto(PATH);
  const visitors = page.getByRole('region', { name: 'Visitors' });
  const field = visitors.getByLabel('Name, email, or phone');
  for (const query of [name.slice(4).toUpperCase(), name.replace('ë', 'e'), '0142']) {
    await field.fill(query);
    await field.press('Enter');
    const match = visitors.getByRole('listitem').filter({ hasText: name });
    await expect(match).toHaveText(`${name} a guest · +12125550142`);
  }
  await visitors.getByRole('button', { name }).click();
  await expect(visitors.getByRole('heading', { name: `Bookings by ${name}` })).toBeFocused();
  await expect(visitors.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('5');
});

test('the guide can create a calendar address, which works without a cookie, and turn it off', async ({
  page,
  playwright,
  newcomer,
  expectErrors,
}) => {
  expectErrors(/403.*calendar-address/);
  await page.goto(PATH);
  const calendar = page.getByRole('region', { name: 'Your calendar' });
  const password = calendar.getByLabel('Your password', { exact: true });
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

  const calendarApp = await playwright.request.newContext();
  expect(await (await calendarApp.get(url)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.reload();
  await expect(calendar.getByText('You created it on')).toBeVisible();
  await expect(calendar.getByLabel('The address')).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Turn off the address' }).click();
  await expect(calendar.getByRole('status')).toHaveText('The address no longer works.');
  expect((await calendarApp.get(url)).status()).toBe(404);
  await calendarApp.dispose();
});

test('reports can be used on narrow screens', async ({ page, context }) => {
  const date = dateOfWeekday('Wednesday', 11);
  const booking = { place: PLACE, day: 'Wednesday', date, people: 1 };
  await expect(await context.request.post('/api/new', { data: booking })).toBeOK();
  await page.goto(PATH);
  await page.getByLabel('Dates', { exact: true }).selectOption('Next 90 days');
  await expect(page.getByRole('heading', { name: 'People by place' })).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openMenu(page);
    expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
  }
});
