import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { clearDate } from './departures';
import { expect, test } from './test';

export const PLACE = 'Central Park';

/** In days ahead: after the sixth of each weekday, before the twelfth. Other tests book those before and after. */
const OWN_DATES = { from: 43, to: 77 };
/** So many of them for each of the processes that run tests. */
const DATES_EACH = 10;
let datesUsed = 0;

/** Each test has a date of its own, which no other test books: all see one site. */
export const dates = test.extend<{ date: string; otherDate: string; visitor: APIRequestContext }>({
  date: async ({}, provide, { parallelIndex }) => {
    await withOwnDate(parallelIndex, provide);
  },
  otherDate: async ({}, provide, { parallelIndex }) => {
    await withOwnDate(parallelIndex, provide);
  },
  visitor: async ({ playwright, baseURL }, provide) => {
    const visitor = await playwright.request.newContext({ baseURL });
    await expect(await visitor.post('/api/guest')).toBeOK();
    await provide(visitor);
    await visitor.dispose();
  },
});

export async function open(page: Page, date: string): Promise<void> {
  await page.goto(`/guide/?date=${date}`);
  await expect(page.getByRole('region', { name: titleOf(date) })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

export async function book(
  visitor: APIRequestContext,
  { date, people, place = PLACE }: { date: string; people: number; place?: string },
): Promise<string> {
  const day = titleOf(date).split(',')[0];
  const answer = await visitor.post('/api/new', { data: { place, day, date, people } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

/** Books with a contact, which the party is known by: the booking's id. */
export async function bookAs(
  visitor: APIRequestContext,
  { date, ...booking }: { date: string; contact: object; people?: number },
): Promise<string> {
  const data = { date, people: 2, overlapping: true, ...booking };
  const answer = await visitor.post('/api/tours/day.central-park/bookings', { data });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { id: string }).id;
}

/** What the server has of the one party. */
export async function expectSaved(
  page: Page,
  date: string,
  marks: Record<string, unknown>,
  timeout?: number,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/guide/days/${date}`);
        const { departures } = (await answer.json()) as { departures: { parties: unknown[] }[] };
        return departures.flatMap(({ parties }) => parties);
      },
      { timeout },
    )
    .toEqual([expect.objectContaining(marks)]);
}

export function card(page: Page, place = PLACE): Locator {
  return page.getByRole('article', { name: place });
}

export function partiesOf(page: Page, place = PLACE): Locator {
  const lists = card(page, place).getByRole('list', { name: /^(Parties|Here already)$/ });
  return lists.getByRole('listitem');
}

/** Shows what else there is to do about a party. */
export async function openParty(page: Page, name = 'Guest'): Promise<Locator> {
  await party(page, name)
    .getByRole('button', { name: `More about ${name}` })
    .click();
  return party(page, name);
}

/** Takes a walk-in back; done when the server knows, since the date is cleared after the test. */
export async function removeWalkIn(page: Page, name = 'Walk-in'): Promise<void> {
  const removed = page.waitForResponse('/api/guide/parties/**');
  await party(page, name).getByRole('button', { name: 'Remove' }).click();
  await removed;
}

/** Shows the parties that have arrived a while ago. */
export async function unfold(page: Page, place = PLACE): Promise<void> {
  await card(page, place)
    .getByRole('button', { name: /part(y|ies) here/ })
    .click();
}

export function party(page: Page, name = 'Guest'): Locator {
  return partiesOf(page).filter({ hasText: name });
}

/** "Monday, Nov 23". */
export function titleOf(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  });
}

/** Gives a date on which nothing is booked or changed, and leaves it so. */
async function withOwnDate(
  parallelIndex: number,
  provide: (date: string) => Promise<void>,
): Promise<void> {
  const date = dateNumber(parallelIndex * DATES_EACH + (datesUsed++ % DATES_EACH));
  // A process that ended in the middle of a test hasn't cleared its date.
  await clearDate(date);
  await provide(date);
  await clearDate(date);
}

/** One of the dates that are these tests' alone, and no Sunday. */
function dateNumber(number: number): string {
  const today = newYorkDate(new Date());
  const length = OWN_DATES.to - OWN_DATES.from + 1;
  const possible = Array.from({ length }, (_, day) => addDays(today, OWN_DATES.from + day)).filter(
    (date) => !titleOf(date).startsWith('Sunday'),
  );
  return possible[number % possible.length] ?? today;
}
