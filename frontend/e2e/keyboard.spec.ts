import { bookMany } from './support/booking';
import { formatNextDay } from './support/lists';
import { expect, test } from './support/test';
import { tabThrough, tabTo } from './support/keyboard';
import { VIEWPORTS } from './support/viewports';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor can book, change, and delete a tour with the keyboard @desktop', async ({
  page,
  tours,
}) => {
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
  const okButton = tours.dialog.getByRole('button', { name: 'Ok' });
  await expect(okButton).toBeFocused();
  await keyboard.press('Tab');
  await expect(tours.dialog.getByRole('link', { name: 'See your ticket' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(tours.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(okButton).toBeFocused();
  await keyboard.press('Enter');
  await expect(tours.dialog).toBeHidden();
  const [, place] = tours.list.places;
  await tours.expectRows([[place, formatNextDay('Monday', 1), '12']]);

  await expect(tours.place).toBeFocused();
  await tabTo(page, tours.row(place).getByRole('button', { name: 'Edit' }));
  await keyboard.press('Space');
  await tabTo(page, tours.people, 'Tab');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(okButton).toBeFocused();
  await keyboard.press('Space');
  await expect(tours.dialog).toBeHidden();
  await tours.expectRows([[place, formatNextDay('Monday', 1), '13']]);

  await tabTo(page, tours.row(place).getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(okButton).toBeFocused();
  await keyboard.press('Escape');
  await expect(tours.rows).toHaveCount(0);
});

test('a visitor can sign up, use the steppers, undo a deletion, and sign out with the keyboard @desktop', async ({
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
  // The first invalid field gets the focus.
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
  const moreButton = tours.form.getByRole('button', { name: 'More people' });
  await tabTo(page, moreButton);
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await expect(tours.people).toHaveValue('2');
  const fewerButton = tours.form.getByRole('button', { name: 'Fewer people' });
  await tabTo(page, fewerButton, 'Shift+Tab');
  await keyboard.press('Space');
  await expect(tours.people).toHaveValue('1');
  // The button is disabled, but keeps the focus.
  await expect(fewerButton).toBeDisabled();
  await expect(fewerButton).toBeFocused();
  await keyboard.press('Space');
  await expect(tours.people).toHaveValue('1');
  await tabTo(page, tours.submit());
  await keyboard.press('Enter');
  const okButton = tours.dialog.getByRole('button', { name: 'Ok' });
  await expect(okButton).toBeFocused();
  await keyboard.press('Enter');
  await expect(tours.dialog).toBeHidden();
  const [place] = tours.list.places;
  await tours.expectRows([[place, formatNextDay('Monday'), '1']]);

  await tabTo(page, tours.row(place).getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(okButton).toBeFocused();
  await tabTo(page, tours.dialog.getByRole('button', { name: 'Undo' }));
  await keyboard.press('Enter');
  await tours.expectRows([[place, formatNextDay('Monday'), '1']]);
  await expect(page.getByRole('heading', { name: 'Details of your tour here:' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'LOG OUT' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the first tab stop is a link that skips the header', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href^="tel:"]')).toBeFocused();
});

test('a visitor can open and use the menu with the keyboard', async ({ page }) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, hamburger);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'CONTACT', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('the header and the bottom bar never cover the focused control', async ({
  page,
  tours,
  signInNewUser,
}) => {
  await signInNewUser();
  await bookMany(page.request, tours.list, 30);
  await tours.open();
  await expect(tours.rows).toHaveCount(30);
  const lastButton = tours.rows.last().getByRole('button', { name: 'Delete' });
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    for (const [start, key] of [
      [tours.place, 'Tab'],
      [lastButton, 'Shift+Tab'],
    ] as const) {
      await start.focus();
      const { stops, flaws } = await tabThrough(page, key);
      expect(stops).toBeGreaterThan(60);
      expect(flaws, `${key}, ${String(viewport.width)} px`).toEqual([]);
    }
  }
});
