import { dateOfWeekday } from './support/departures';
import { findBrokenWords, findOverflows } from './support/long-words';
import { expect, test } from './support/test';

const CONSOLE = [
  '/guide/',
  '/guide/?view=planning',
  '/guide/?view=tours',
  '/guide/?view=reports',
  '/guide/?view=more',
];

test('the console’s layout doesn’t overflow with long words @widths', async ({
  page,
  list,
  signInNewUser,
  makeGuide,
}) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  const date = dateOfWeekday('Thursday', 5);
  // Other tests limit the capacity of the first tours.
  const booking = { place: 'SOHO AND VILLAGES', day: 'Thursday', date, people: 3 };
  await expect(await page.request.post(list.endpoints.create, { data: booking })).toBeOK();
  for (const path of [...CONSOLE, `/guide/?date=${date}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await findOverflows(page), path).toEqual([]);
  }
});

test('the console doesn’t break ordinary words on a small phone', async ({
  page,
  signInNewUser,
  makeGuide,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { username } = await signInNewUser();
  await makeGuide(username);
  for (const path of CONSOLE) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await findBrokenWords(page), path).toEqual([]);
  }
});
