import { formatDayAndDate } from 'shared/new-york-texts';
import type { TourDetails } from '../api/schema';
import { expectAccessible } from './support/accessibility';
import { collectCalls } from './support/network';
import { expect, test } from './support/test';

interface Departure {
  id: string;
  date: string;
}

interface Tour {
  id: string;
  place: string;
  meetingPoint: string;
  nextDeparture?: Departure;
}

test('a visitor gets from the home page to a tour’s story, route, and dates @widths', async ({
  page,
  request,
}) => {
  const response = await request.get('/api/tours/day.brooklyn-bridge');
  const { nextDeparture, meetingPoint } = (await response.json()) as Tour;
  await page.goto('/');
  await page.getByRole('link', { name: 'Brooklyn Bridge' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-bridge');
  await expect(page).toHaveTitle(/^Brooklyn Bridge: /);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Brooklyn Bridge');
  await expect(main.getByRole('list').filter({ hasText: 'The Manhattan tower' })).toBeVisible();
  const map = main.getByRole('img', { name: /^Map of the route: 7 stops/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(main.getByRole('heading', { name: 'The next dates' })).toBeVisible();
  await expect(main.getByText(/The sun sets|sun rises|the sun sets/).first()).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Book this tour' });
  await expect(panel).toBeInViewport();
  await expect(panel).toContainText(formatDayAndDate(nextDeparture?.date ?? ''));
  await expect(panel.getByText(meetingPoint)).toBeAttached();

  const stops = page.getByRole('list').filter({ hasText: 'Where we end' });
  const stop = stops.getByRole('listitem').filter({ hasText: 'The Manhattan tower' });
  await expect(stop.getByRole('link', { name: /^Show on a map: .*tower/ })).toBeVisible();
  const links = stops.getByRole('link', { name: 'Show on a map' });
  const names = await links.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(new Set(names).size).toBe(7);

  for (const question of await page.locator('summary').all()) await question.click();
  await expect(main.getByText('Rain is fine')).toBeVisible();
  await expectAccessible(page, 'a tour with its answers');

  await panel.getByRole('link', { name: 'Choose a date' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the route shows how long each stop takes, including the first and the last', async ({
  page,
  request,
}) => {
  const response = await request.get('/api/tours/day.walk-around-wall-street');
  const { locations, durationMinutesFrom } = (await response.json()) as TourDetails;
  await page.goto('/tours/walk-around-wall-street');
  const stops = page.getByRole('list').filter({ hasText: 'Where we end' });
  const texts = await stops.getByRole('listitem').allTextContents();
  const minutesShown = texts.map((text) => Number(/(\d+) minutes/.exec(text)?.[1] ?? 0));
  expect(minutesShown).toEqual(locations.map(({ minutesAt }) => minutesAt));
  // The rest of the tour's duration is the walk from stop to stop.
  const minutesAtStops = minutesShown.reduce((sum, minutes) => sum + minutes, 0);
  expect(minutesAtStops).toBeGreaterThan(0.6 * durationMinutesFrom);
  expect(texts[0]).toContain('Where we meet · ');
  expect(texts.at(-1)).toContain('Where we end · ');
});

test('the map and the list beside it show the same starting points @desktop', async ({
  page,
  request,
}) => {
  const tours = (await (await request.get('/api/tours')).json()) as Tour[];
  await page.goto('/tours');
  const starts = page.getByRole('region', { name: 'Where the tours start' });
  const map = starts.getByRole('img', {
    name: 'Map of New York City with the start of each tour, which is also in the list',
  });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const drawing = await (await request.get('/tours/map.svg')).text();
  const items = starts.getByRole('listitem');
  await expect(items).toHaveCount(tours.length);
  for (const [index, { id, place, meetingPoint }] of tours.entries()) {
    await expect(items.nth(index)).toHaveText(place + meetingPoint);
    const response = await request.get(`/api/tours/${id}`);
    // A parallel test may have deleted its tour.
    if (response.status() === 404) continue;
    const { locations } = (await response.json()) as TourDetails;
    const isOnMap = locations.some((location) => location.place);
    expect(drawing.includes(`>${String(index + 1)}</text>`), place).toBe(isOnMap);
  }
  await starts.getByRole('link', { name: 'Grand Station' }).click();
  await expect(page).toHaveURL('/tours/grand-station-by-night');
});

test('a visitor finds all tours in one list, with their next dates and links to their pages', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All tours' }).click();
  await expect(page).toHaveURL('/tours');
  const cards = page.getByRole('article');
  // A test that runs at the same time may add a tour.
  await expect(async () => {
    const tours = (await (await request.get('/api/tours')).json()) as Tour[];
    await page.reload();
    await expect(cards).toHaveCount(tours.length);
    for (const [index, { place, nextDeparture }] of tours.entries()) {
      const date = nextDeparture ? formatDayAndDate(nextDeparture.date) : '';
      await expect(cards.nth(index)).toContainText(place);
      await expect(cards.nth(index)).toContainText(date);
    }
  }).toPass();
  // The whole card is a link.
  await cards.filter({ hasText: 'One World Trade Center' }).click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL('/tours/one-world-trade-center-by-night');
  await page.getByRole('link', { name: 'All tours' }).first().click();
  await expect(page).toHaveURL('/tours');
});

test('an unknown tour shows the “not found” page, after a load and after navigation', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  const calls = collectCalls(page, '/api/tours');
  const response = await page.goto('/tours/nowhere');
  expect(response?.status()).toBe(404);
  // The page makes no call, because the server has already rendered the error.
  expect(calls).toEqual([]);
  await expect(page).toHaveTitle(/^Not found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This corner isn’t on the map');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.evaluate(() => {
    history.pushState({}, '', '/tours/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This corner isn’t on the map');
});

test('the server and the browser render a tour’s page identically', async ({ page }) => {
  const readTexts = async () => (await page.getByRole('main').innerText()).split('\n');
  await page.goto('/tours/central-park');
  const serverTexts = await readTexts();
  await page.goto('/tours');
  await page.getByRole('article').getByRole('link', { name: 'Central Park' }).click();
  await expect(page).toHaveURL('/tours/central-park');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central Park');
  expect(await readTexts()).toEqual(serverTexts);
});

test('if the call for a tour fails, the browser loads the tour’s page from the server', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_CONNECTION_REFUSED/);
  await page.goto('/tours');
  await page.route('/api/tours/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('article').getByRole('link', { name: 'Central Park' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central Park');
  await expect(page).toHaveURL('/tours/central-park');
});
