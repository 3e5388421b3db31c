import type { Locator, Page } from '@playwright/test';
import { bookMany } from './support/booking';
import { dayAndDate, lists } from './support/lists';
import { fail } from './support/network';
import { pages } from './support/site';
import { expect, test } from './support/test';

/** More stops than any page has. */
const MANY = 150;

test('a tour is booked, changed and deleted without a mouse @desktop', async ({ page, tours }) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'By day', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Day services' })).toBeVisible();

  await tabTo(page, tours.place);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(page, tours.day);
  await keyboard.press('ArrowDown');
  await tabTo(page, tours.date);
  await keyboard.press('ArrowDown');
  await tabTo(page, tours.people);
  await keyboard.type('12');
  await tabTo(page, tours.submit());
  await keyboard.press('Space');
  const ok = tours.dialog.getByRole('button', { name: 'Ok' });
  await expect(ok).toBeFocused();
  await keyboard.press('Tab');
  await expect(tours.dialog.getByRole('link', { name: 'See your ticket' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(tours.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(ok).toBeFocused();
  await keyboard.press('Enter');
  await expect(tours.dialog).toBeHidden();
  const [, place] = tours.list.places;
  await tours.expectRows([[place, dayAndDate('Monday', 1), '12']]);

  await expect(tours.place).toBeFocused();
  await tabTo(page, tours.row(place).getByRole('button', { name: 'Edit' }));
  await keyboard.press('Space');
  await tabTo(page, tours.people, 'Tab');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(ok).toBeFocused();
  await keyboard.press('Space');
  await expect(tours.dialog).toBeHidden();
  await tours.expectRows([[place, dayAndDate('Monday', 1), '13']]);

  await tabTo(page, tours.row(place).getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(ok).toBeFocused();
  await keyboard.press('Escape');
  await expect(tours.rows).toHaveCount(0);
});

test('somebody signs up, books with the steppers, takes a deletion back and leaves without a mouse @desktop', async ({
  page,
  tours,
  newcomer,
}) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'SIGN UP', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Username'));
  await keyboard.type(newcomer.username);
  await keyboard.press('Enter');
  // The first field that something is wrong with has the focus.
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(newcomer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(newcomer.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await tabTo(page, page.getByRole('link', { name: 'DAY SERVICES', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, tours.place);
  await keyboard.press('ArrowDown');
  await tabTo(page, tours.day);
  await keyboard.press('ArrowDown');
  const more = tours.form.getByRole('button', { name: 'More people' });
  await tabTo(page, more);
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await expect(tours.people).toHaveValue('2');
  const fewer = tours.form.getByRole('button', { name: 'Fewer people' });
  await tabTo(page, fewer, 'Shift+Tab');
  await keyboard.press('Space');
  await expect(tours.people).toHaveValue('1');
  // It does no more, and keeps the focus all the same.
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await keyboard.press('Space');
  await expect(tours.people).toHaveValue('1');
  await tabTo(page, tours.submit());
  await keyboard.press('Enter');
  const ok = tours.dialog.getByRole('button', { name: 'Ok' });
  await expect(ok).toBeFocused();
  await keyboard.press('Enter');
  await expect(tours.dialog).toBeHidden();
  const [place] = tours.list.places;
  await tours.expectRows([[place, dayAndDate('Monday'), '1']]);

  await tabTo(page, tours.row(place).getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(ok).toBeFocused();
  await tabTo(page, tours.dialog.getByRole('button', { name: 'Undo' }));
  await keyboard.press('Enter');
  await tours.expectRows([[place, dayAndDate('Monday'), '1']]);
  await expect(page.getByRole('heading', { name: 'Details of your tour here:' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'LOG OUT' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('main')).toBeFocused();
});

test('trying again for a list keeps the place on the page @desktop', async ({
  page,
  tours,
  announce,
}) => {
  announce(/500/, /tour call was unsuccessful/);
  await fail(page, tours.list.calls.list, 500);
  await tours.open();
  await tabTo(page, page.getByRole('button', { name: 'Try again' }));
  await page.unroute(tours.list.calls.list);
  await page.keyboard.press('Enter');
  await tours.expectRows([]);
  await expect(page.getByRole('heading', { name: 'Details of your tour here:' })).toBeFocused();
});

test('the first stop skips the header @widths', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href^="tel:"]')).toBeFocused();
});

test('the menu is opened, used and left by keyboard', async ({ page }) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, hamburger);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'CONTACT', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('wherever the focus is, it can be seen @widths', async ({ page, signSomebodyIn }) => {
  await signSomebodyIn();
  for (const list of lists) await bookMany(page.request, list, 1);
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    const { stops, flaws } = await visit(page, 'Tab');
    expect(stops, path).toBeGreaterThan(4);
    expect.soft(flaws, path).toEqual([]);
  }
});

test('the header and the bar below hide nothing that has the focus @widths', async ({
  page,
  tours,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  await bookMany(page.request, tours.list, 30);
  await tours.open();
  await expect(tours.rows).toHaveCount(30);
  const last = tours.rows.last().getByRole('button', { name: 'Delete' });
  for (const [start, key] of [
    [tours.place, 'Tab'],
    [last, 'Shift+Tab'],
  ] as const) {
    await start.focus();
    const { stops, flaws } = await visit(page, key);
    expect(stops).toBeGreaterThan(60);
    expect(flaws).toEqual([]);
  }
});

/** Goes on from stop to stop until the given one has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MANY; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Goes to every stop that follows; tells of those where the focus can't be seen. */
async function visit(page: Page, key: 'Tab' | 'Shift+Tab') {
  const flaws: string[] = [];
  for (let stops = 0; stops < MANY; stops++) {
    await page.keyboard.press(key);
    const flaw = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const name = element.ariaLabel ?? element.textContent.trim();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none' || outlineWidth === '0px') return `${name}: no outline`;
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(there) ? null : `${name}: covered`;
    });
    if (flaw === 'end') return { stops, flaws };
    if (flaw !== null) flaws.push(flaw);
  }
  return { stops: MANY, flaws };
}
