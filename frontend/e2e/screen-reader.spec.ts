import type { Page } from '@playwright/test';
import { bookMany } from './support/booking';
import { dayAndDate } from './support/lists';
import { hold } from './support/network';
import { openMenu } from './support/site';
import { expect, test } from './support/test';

test('a page is found by its landmarks, and the menu says where one is @widths', async ({
  page,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  await page.goto('/about');
  await openMenu(page);
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
  await expect(page.locator('[aria-current=page]')).toHaveText(['ABOUT']);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the hamburger says whether its menu is open', async ({ page }) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await hamburger.click();
  await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a new page begins with its title and its content', async ({ page }) => {
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

test('the form says what each field is, needs and lacks @widths', async ({ tours }) => {
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
  const sentence = 'Number of People must be a whole number from 1 to 100.';
  await expect(tours.people).toBeFocused();
  await expect(tours.people).toHaveAttribute('aria-invalid', 'true');
  await expect(tours.people).toHaveAccessibleDescription(sentence);
  await expect(tours.alert).toHaveText(sentence);
  await tours.people.fill('100');
  await expect(tours.people).not.toHaveAttribute('aria-invalid');
  await expect(tours.people).toHaveAccessibleDescription('');
});

test('sign-up tells its rules before, and what is wrong after', async ({ page }) => {
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

test('the bookings are a table, and its buttons say which row is theirs @widths', async ({
  page,
  tours,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  await bookMany(page.request, tours.list, 2);
  const release = await hold(page, tours.list.calls.list);
  await tours.open();
  await expect(tours.skeleton).toBeVisible();
  await expect(page.locator('p[aria-live=polite]')).toHaveText('Loading your tours…');
  release();
  await expect(tours.rows).toHaveCount(2);

  // The browser's own roles: styles that lay rows out as cards could have taken them away.
  await expectNodes(page, /^(table|columnheader)$/, [
    'table Details of your tour here:',
    'columnheader Place',
    'columnheader Day',
    'columnheader People',
    'columnheader Options',
  ]);
  await expectCount(page, { table: 1, row: 3, cell: 8 });

  const [first, second] = tours.list.places;
  for (const [place, day] of [
    [first, 'Monday'],
    [second, 'Tuesday'],
  ] as const) {
    for (const name of ['Edit', 'Delete']) {
      const button = tours.row(place).getByRole('button', { name, exact: true });
      await expect(button).toHaveAccessibleDescription(new RegExp(`${place}.*${dayAndDate(day)}`));
    }
  }
});

test('the dialog says what happened, and the list that it was taken back', async ({
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
  // Nothing else is there meanwhile.
  await expectNodes(page, /^(banner|form|table|contentinfo)$/, []);

  const news = page.locator('p[aria-live=polite]');
  await expect(news).toHaveText('');
  await tours.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(news).toHaveText('The tour is back in your list.');
  await expect(page.getByRole('heading', { name: 'Details of your tour here:' })).toBeFocused();
});

test('the site says that it is loading, and nothing else can be reached meanwhile', async ({
  page,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  const release = await hold(page, '/api/session');
  await page.goto('/about');
  await expect(page.locator('div[aria-live=polite]')).toHaveText('Loading…');
  await expectNodes(page, /^(banner|main|link|button)$/, []);
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('div[aria-live=polite]')).toHaveText('');
});

test('the carousel says what it is, which photo is there and which one came', async ({ page }) => {
  await page.goto('/gallery');
  const carousel = page.getByRole('region', { name: 'Photos of our walks' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const dots = carousel.getByRole('button', { name: /^Photo \d of 5$/ });
  await expect(dots).toHaveCount(5);
  await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName('Photo 1 of 5');
  const news = carousel.locator('[aria-live=polite]');
  await expect(news).toHaveText('');

  await carousel.getByRole('button', { name: 'Next photo' }).click();
  await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName('Photo 2 of 5');
  await expect(news).toHaveText('Photo 2 of 5: Bow Bridge in October');
  // One photo at a time, with its description and caption.
  await expect(carousel.getByRole('img')).toHaveCount(1);
  await expect(carousel.getByRole('figure')).toMatchAriaSnapshot(`
    - figure:
      - img /Bow Bridge/
      - text: Bow Bridge in October On the Lake in Central Park
  `);
});

/** The nodes with some roles, as the browser hands them on to screen readers. Only Chromium gives them out. */
async function expectNodes(page: Page, roles: RegExp, expected: string[]): Promise<void> {
  const nodes = await nodesOf(page);
  if (!nodes) return;
  const found = nodes
    .filter(({ role }) => roles.test(role))
    .map(({ role, name }) => `${role} ${name}`);
  expect(found).toEqual(expected);
}

/** How many nodes there are with each of some roles. */
async function expectCount(page: Page, expected: Record<string, number>): Promise<void> {
  const nodes = await nodesOf(page);
  if (!nodes) return;
  const found = Object.keys(expected).map((role) => [
    role,
    nodes.filter((node) => node.role === role).length,
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
}

async function nodesOf(page: Page): Promise<{ role: string; name: string }[] | undefined> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return undefined;
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value) }));
}
