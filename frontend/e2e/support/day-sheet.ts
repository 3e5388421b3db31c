import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { clearDate } from './departures';
import { expect, test as base } from './test';

export const PLACE = 'Central Park';

/** These tests book dates in weeks 7 to 11 from today. Other tests book earlier and later dates. */
const RESERVED_DAYS_AHEAD = { from: 43, to: 77 };
const DATES_PER_WORKER = 10;
let datesUsed = 0;

/** Gives each test a date that no other test books, because all tests share one site. */
export const test = base.extend<{ date: string; otherDate: string; visitor: APIRequestContext }>({
  date: async ({}, provide, { parallelIndex }) => {
    await provideDate(parallelIndex, provide);
  },
  otherDate: async ({}, provide, { parallelIndex }) => {
    await provideDate(parallelIndex, provide);
  },
  visitor: async ({ playwright, baseURL }, provide) => {
    const visitor = await playwright.request.newContext({ baseURL });
    await expect(await visitor.post('/api/guest')).toBeOK();
    await provide(visitor);
    await visitor.dispose();
  },
});

export async function openDaySheet(page: Page, date: string): Promise<void> {
  await page.goto(`/guide/?date=${date}`);
  await expect(page.getByRole('region', { name: formatDayTitle(date) })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

export async function book(
  visitor: APIRequestContext,
  { date, people, place = PLACE }: { date: string; people: number; place?: string },
): Promise<string> {
  const day = formatDayTitle(date).split(',')[0];
  const response = await visitor.post('/api/new', { data: { place, day, date, people } });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { _id: string })._id;
}

/** Books with a contact, whose name the sheet shows, and returns the booking's id. */
export async function bookWithContact(
  visitor: APIRequestContext,
  { date, ...booking }: { date: string; contact: object; people?: number },
): Promise<string> {
  const data = { date, people: 2, overlapping: true, ...booking };
  const response = await visitor.post('/api/tours/day.central-park/bookings', { data });
  await expect(response).toBeOK();
  return ((await response.json()) as { id: string }).id;
}

/** Waits until the server has stored these values for the date's only party. */
export async function expectSaved(
  page: Page,
  date: string,
  fields: Record<string, unknown>,
  timeout?: number,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await page.request.get(`/api/guide/days/${date}`);
        const { departures } = (await response.json()) as { departures: { parties: unknown[] }[] };
        return departures.flatMap(({ parties }) => parties);
      },
      { timeout },
    )
    .toEqual([expect.objectContaining(fields)]);
}

/** The heading with the sheet's date. */
export function dayHeading(page: Page) {
  return page.getByRole('heading', { level: 2, name: /day, / });
}

export function departureCard(page: Page, place = PLACE): Locator {
  return page.getByRole('article', { name: place });
}

export function partyRows(page: Page, place = PLACE): Locator {
  const lists = departureCard(page, place).getByRole('list', { name: /^(Parties|Here already)$/ });
  return lists.getByRole('listitem');
}

/** Opens the details of a party, which contain its less common actions. */
export async function openParty(page: Page, name = 'Guest'): Promise<Locator> {
  await partyRow(page, name)
    .getByRole('button', { name: `More about ${name}` })
    .click();
  return partyRow(page, name);
}

/** Removes a walk-in, and waits for the server, because the date is cleared after the test. */
export async function removeWalkIn(page: Page, name = 'Walk-in'): Promise<void> {
  const removed = page.waitForResponse('/api/guide/parties/**');
  await partyRow(page, name).getByRole('button', { name: 'Remove' }).click();
  await removed;
}

/** Expands the list of parties that arrived a while ago. */
export async function expandArrived(page: Page, place = PLACE): Promise<void> {
  await departureCard(page, place)
    .getByRole('button', { name: /part(y|ies) here/ })
    .click();
}

export function partyRow(page: Page, name = 'Guest'): Locator {
  return partyRows(page).filter({ hasText: name });
}

/** Formats a date like "Monday, Nov 23". */
export function formatDayTitle(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  });
}

/** Provides a date without bookings or changes, and clears the date afterward. */
async function provideDate(
  parallelIndex: number,
  provide: (date: string) => Promise<void>,
): Promise<void> {
  const date = reservedDate(parallelIndex * DATES_PER_WORKER + (datesUsed++ % DATES_PER_WORKER));
  // If a worker crashed during an earlier test, the date wasn't cleared.
  await clearDate(date);
  await provide(date);
  await clearDate(date);
}

/** Returns one of the dates reserved for these tests, none of which is a Sunday. */
function reservedDate(index: number): string {
  const today = newYorkDate(new Date());
  const length = RESERVED_DAYS_AHEAD.to - RESERVED_DAYS_AHEAD.from + 1;
  const candidates = Array.from({ length }, (_, day) =>
    addDays(today, RESERVED_DAYS_AHEAD.from + day),
  ).filter((date) => !formatDayTitle(date).startsWith('Sunday'));
  return candidates[index % candidates.length] ?? today;
}
