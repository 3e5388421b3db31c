import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { bookMany } from './support/booking';
import { formatNextDay } from './support/lists';
import { holdCalls } from './support/network';
import { expectSignedIn, openMenu } from './support/site';
import { disableTimeouts, expect, test } from './support/test';
import { VIEWPORTS } from './support/viewports';

test('a page has landmarks, and the menu marks the current page', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  await page.goto('/about');
  await openMenu(page);
  for (const viewport of [VIEWPORTS.phone, VIEWPORTS.desktop]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "New York on Foot":
          - /url: /
        - navigation "Main":
          - list:
            - listitem:
              - link "HOME"
            - listitem:
              - link "ABOUT"
            - listitem:
              - link "CUSTOMER GALLERY"
            - listitem:
              - link "CONTACT"
        - navigation "Services":
          - list:
            - listitem:
              - link "DAY SERVICES"
            - listitem:
              - link "NIGHT SERVICES"
        - link "ACCOUNT"
        - button "LOG OUT"
    `);
  }
  await expect(page.locator('[aria-current=page]')).toHaveText(['ABOUT']);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('navigation updates the title, and moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get in touch' }).click();
  await expect(page).toHaveTitle('Contact · New York on Foot');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Contact" [level=1]
      - paragraph
      - img
      - term: Phone
      - definition:
        - link
      - term: Email
      - definition:
        - link
      - term: City
      - definition:
        - link "New York, USA"
  `);
});

test('the form’s fields have names, descriptions, and errors', async ({ tours }) => {
  await tours.open();
  await expect(tours.form).toMatchAriaSnapshot(`
    - form "Creat your tour to your favorite attraction":
      - heading "Creat your tour to your favorite attraction" [level=2]
      - text: Place
      - combobox "Place"
      - text: Day
      - combobox "Day"
      - text: Number of People
      - button "Fewer people" [disabled]
      - spinbutton "Number of People"
      - button "More people"
      - button "Create Tour" [disabled]
  `);
  for (const field of [tours.place, tours.day, tours.people]) {
    await expect(field).toHaveAttribute('required');
    await expect(field).not.toHaveAttribute('aria-invalid');
  }

  await tours.fill({ people: '101' });
  await expect(tours.date).toHaveAccessibleDescription(
    'Starts at 10:00 AM, Columbus Circle, at the Maine Monument.',
  );
  await tours.submit().click();
  const error = 'Number of People must be a whole number from 1 to 100.';
  await expect(tours.people).toBeFocused();
  await expect(tours.people).toHaveAttribute('aria-invalid', 'true');
  await expect(tours.people).toHaveAccessibleDescription(error);
  await expect(tours.alert).toHaveText(error);
  await tours.people.fill('100');
  await expect(tours.people).not.toHaveAttribute('aria-invalid');
  await expect(tours.people).toHaveAccessibleDescription('');

  await tours.people.fill('');
  // Firefox and WebKit accept any letter, and Chromium accepts the e of numbers like 1e2.
  await tours.people.pressSequentially('e');
  await expect(tours.people).toHaveAccessibleDescription(error);
  await expect(tours.people).toHaveAttribute('aria-invalid', 'true');
  await expect(tours.submit()).toBeDisabled();
  await tours.people.fill('3');
  await expect(tours.alert).toHaveCount(0);
  await expect(tours.submit()).toBeEnabled();
});

test('the sign-up fields have descriptions with their rules, and with their errors after a click', async ({
  page,
}) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  const password = main.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/^At least \d+ characters\./);
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByLabel('Username')).toBeFocused();
  await expect(main.getByLabel('Username')).toHaveAccessibleDescription(
    /letters, numbers.* Username is required\.$/,
  );
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Email is required.');
  await expect(main.getByRole('alert')).toHaveText([
    'Username is required.',
    'Email is required.',
    'Password is required.',
  ]);
  await main.getByRole('button', { name: 'Show password' }).click();
  await expect(main.getByRole('button', { name: 'Hide password' })).toBeFocused();
});

test('the set-up list shows which steps are done, and the settings announce errors and when they are saved', async ({
  page,
  signInNewUser,
  makeGuide,
}) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.goto('/guide/?view=setup');
  const list = page.getByRole('region', { name: 'Set up your site' });
  await expect(list).toMatchAriaSnapshot(`
    - region "Set up your site":
      - heading "Set up your site" [level=2]
      - paragraph: /\\d of 9 steps are done\\./
      - list:
        - listitem:
          - link /^Your name and photograph \\((done|to do)\\)/
  `);
  await expect(list.getByRole('link', { name: /\((done|to do)\)/ })).toHaveCount(9);

  // Other tests use the site with its settings, so nothing is changed.
  await page.route('/api/guide/settings', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fulfill({ response: await page.request.get('/api/guide/settings') });
  });
  await page.goto('/guide/?view=more#settings-title');
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings.getByRole('heading', { name: 'Settings' })).toBeFocused();
  // The element exists before its text, so that screen readers announce the text.
  await expect(settings.getByRole('status')).toHaveText('');
  const field = settings.getByLabel('Maximum days ahead');
  const days = await field.inputValue();
  await field.fill('0');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const error = /^Maximum days ahead must be a whole number from 1 to \d+\.$/;
  await expect(settings.getByRole('alert')).toHaveText(error);
  await expect(field).toHaveAccessibleDescription(/Default: .* must be a whole number/);
  await field.fill(days);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByRole('status')).toHaveText(/^Saved\./);
});

test('the bookings are a table, and each button’s description names its booking', async ({
  page,
  tours,
  signInNewUser,
}) => {
  await signInNewUser();
  await bookMany(page.request, tours.list, 2);
  const release = await holdCalls(page, tours.list.endpoints.getAll);
  await tours.open();
  await expect(tours.skeleton).toBeVisible();
  await expect(page.locator('p[aria-live=polite]')).toHaveText('Loading your tours…');
  release();
  await expect(tours.rows).toHaveCount(2);

  // Checks the accessibility tree, because styles that lay out rows as cards can remove roles.
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    await expectNodes(page, /^(table|columnheader)$/, [
      'table Details of your tour here:',
      'columnheader Place',
      'columnheader Day',
      'columnheader People',
      'columnheader Options',
    ]);
    await expectNodeCounts(page, { table: 1, row: 3, cell: 8 });
  }

  const [first, second] = tours.list.places;
  for (const [place, day] of [
    [first, 'Monday'],
    [second, 'Tuesday'],
  ] as const) {
    for (const name of ['Edit', 'Delete']) {
      const button = tours.row(place).getByRole('button', { name, exact: true });
      await expect(button).toHaveAccessibleDescription(
        new RegExp(`${place}.*${formatNextDay(day)}`),
      );
    }
  }
});

test('the dialog describes the deletion, and the list announces that it was undone', async ({
  page,
  tours,
}) => {
  await tours.open();
  await tours.create();
  await tours.delete(tours.list.places[0]);
  await tours.expectDialog('Tour Deletion', 'The tour has been deleted ✅');
  await expect(tours.dialog).toMatchAriaSnapshot(`
    - dialog "Tour Deletion":
      - heading "Tour Deletion" [level=2]
      - paragraph: The tour has been deleted ✅
      - paragraph:
        - button "Ok"
        - button "Undo"
      - button "Close"
  `);
  await expect(tours.dialog.getByRole('button', { name: 'Ok' })).toBeFocused();
  // A modal dialog hides the rest of the page.
  await expectNodes(page, /^(banner|form|table|contentinfo)$/, []);

  const liveRegion = page.locator('p[aria-live=polite]');
  await expect(liveRegion).toHaveText('');
  await tours.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(liveRegion).toHaveText('The tour is back in your list.');
  await expect(page.getByRole('heading', { name: 'Details of your tour here:' })).toBeFocused();
});

test('the loading screen covers the page, and is announced, while the session is checked', async ({
  page,
  signInNewUser,
}) => {
  await disableTimeouts(page);
  await signInNewUser();
  const release = await holdCalls(page, '/api/session');
  await page.goto('/about');
  const loading = page.locator('[class$=_screen]');
  await expect(loading).toBeInViewport({ ratio: 1 });
  await expect(page.locator('div[aria-live=polite]')).toHaveText('Loading…');
  await expectNodes(page, /^(banner|main|link|button)$/, []);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await expectAccessible(page, 'loading screen');
  release();
  await expectSignedIn(page);
  await expect(loading).toBeHidden();
  await expect(page.locator('div[aria-live=polite]')).toHaveText('');
  await expect(page).toHaveURL('/about');
  await expectFitsBothWidths(page);
  await expectAccessible(page, 'signed in');
});

test('the carousel has a role description, marks the current photo, and announces a new one', async ({
  page,
}) => {
  await page.goto('/gallery');
  const carousel = page.getByRole('region', { name: 'Photos of our walks' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const dots = carousel.getByRole('button', { name: /^Photo \d of 5$/ });
  await expect(dots).toHaveCount(5);
  await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName('Photo 1 of 5');
  const liveRegion = carousel.locator('[aria-live=polite]');
  await expect(liveRegion).toHaveText('');

  await carousel.getByRole('button', { name: 'Next photo' }).click();
  await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName('Photo 2 of 5');
  await expect(liveRegion).toHaveText('Photo 2 of 5: Bow Bridge in October');
  // Only one photo is visible at a time, with its description and caption.
  await expect(carousel.getByRole('img')).toHaveCount(1);
  await expect(carousel.getByRole('figure')).toMatchAriaSnapshot(`
    - figure:
      - img /Bow Bridge/
      - text: Bow Bridge in October On the Lake in Central Park
  `);
});

/**
 * Expects exactly these nodes with the given roles in the accessibility tree. Only Chromium exposes
 * the tree.
 */
async function expectNodes(page: Page, roles: RegExp, expected: string[]): Promise<void> {
  const nodes = await getAccessibilityNodes(page);
  if (!nodes) return;
  const actual = nodes
    .filter(({ role }) => roles.test(role))
    .map(({ role, name }) => `${role} ${name}`);
  expect(actual).toEqual(expected);
}

/** Expects the number of nodes in the accessibility tree for each role. */
async function expectNodeCounts(page: Page, expected: Record<string, number>): Promise<void> {
  const nodes = await getAccessibilityNodes(page);
  if (!nodes) return;
  const actual = Object.keys(expected).map((role) => [
    role,
    nodes.filter((node) => node.role === role).length,
  ]);
  expect(Object.fromEntries(actual)).toEqual(expected);
}

async function getAccessibilityNodes(
  page: Page,
): Promise<{ role: string; name: string }[] | undefined> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return undefined;
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value) }));
}
