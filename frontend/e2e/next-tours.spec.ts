import { formatDayAndDate } from 'shared/new-york-texts';
import type { Page } from '@playwright/test';
import { holdCalls } from './support/network';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';

interface Tour {
  list: string;
  place: string;
  nextDeparture?: { date: string; localDateTimeStart: string; vacancies: number | null };
}

const nextTours = (page: Page) => page.getByRole('region', { name: 'Next tours with open spots' });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the home page shows the next tours with vacancies without a layout shift @widths', async ({
  page,
}) => {
  const tours = (await (await page.request.get('/api/tours')).json()) as Tour[];
  const [full, next, limited, ...others] = tours;
  const withNextDeparture = (tour: Tour | undefined, date: string, vacancies: number | null) => ({
    ...tour,
    nextDeparture: {
      ...tour?.nextDeparture,
      date,
      localDateTimeStart: `${date}T10:00:00-04:00`,
      vacancies,
    },
  });
  await page.route('/api/tours', (route) =>
    route.fulfill({
      json: [
        ...others.map((tour) => withNextDeparture(tour, '2027-06-09', null)),
        { ...full, nextDeparture: undefined },
        withNextDeparture(limited, '2027-06-08', 1),
        withNextDeparture(next, '2027-06-07', null),
      ],
    }),
  );
  const release = await holdCalls(page, '/api/tours');
  const shifts = await watchShifts(page);
  await page.goto('/');
  await shifts.reset();
  release();
  const items = nextTours(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await items.nth(2).scrollIntoViewIfNeeded();
  await expect(items.nth(0)).toContainText(next?.place ?? '');
  await expect(items.nth(0)).toContainText(`${formatDayAndDate('2027-06-07')}, 10:00 AM`);
  await expect(items.nth(0)).toContainText('spots available');
  await expect(items.nth(1)).toContainText('1 spot left');
  expect(await shifts.read()).toEqual([]);
  await items.nth(0).click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/tours\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.place ?? '');
});
