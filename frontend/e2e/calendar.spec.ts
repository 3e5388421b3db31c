import { monthOf } from '../ui/month';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { book, PLACE, test } from './support/day-sheet';
import { lists } from './support/lists';
import { expect } from './support/test';
import { VIEWPORTS } from './support/viewports';

const NIGHT_PLACE = 'Times Square';
const WIDTHS = [320, 375, 768, 1024, 1280];

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
});

const pathOf = (date: string) => `/guide/?view=planning&month=${monthOf(date)}`;

/** Formats a date like "Saturday, December 5". */
function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}

test('going back from a day’s sheet shows the chosen day again, and going back once more closes it', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 4 });
  await page.goto(pathOf(date));
  const day = page.getByRole('button', { name: `${longDate(date)}: 1 tour with 4 people` });
  await expectAccessible(page, 'month');
  await day.click();
  const panel = page.getByRole('region', { name: longDate(date) });
  await expect(panel.getByRole('listitem').first()).toContainText(PLACE);
  await expect(day).toBeFocused();
  await expectAccessible(page, 'chosen day');
  await panel.getByRole('link', { name: 'Open the day’s sheet' }).click();
  await expect(page).toHaveURL(`/guide/?date=${date}`);
  await page.goBack();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(day).toHaveAttribute('aria-pressed', 'false');
  await expect(panel).toHaveCount(0);
});

test('the Page Up and Page Down keys move the focus between months, and keep it visible @widths', async ({
  page,
  date,
}) => {
  await page.goto(`${pathOf(date)}&day=${date}`);
  const printButton = page.getByRole('button', { name: 'Print' });
  await printButton.focus();
  await page.keyboard.press('Tab');
  // Without the end, the pattern for "February 1" would also match "February 15".
  const day = page.getByRole('button', { name: new RegExp(`^${longDate(date)}(:|$)`) });
  await expect(day).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  const focused = page.locator(':focus');
  await expect(focused).toHaveRole('button');
  await expect(focused).toHaveAccessibleName(/, \w+ \d+: /);
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(printButton).toBeFocused();
});

test('the chosen day is below the month on a phone, and beside it on a desktop', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 3 });
  await page.goto(`${pathOf(date)}&day=${date}`);
  const grid = page.getByRole('grid');
  const panel = page.getByRole('region', { name: longDate(date) });
  const entry = page.getByRole('button', { name: longDate(date) }).getByText(PLACE);
  await expect(panel.getByText(PLACE)).toBeVisible();
  const measureBoxes = async () => {
    const [gridBox, panelBox] = await Promise.all([grid.boundingBox(), panel.boundingBox()]);
    if (!gridBox || !panelBox) throw new Error('The grid or the panel is hidden.');
    return { grid: gridBox, panel: panelBox };
  };
  const phone = await measureBoxes();
  expect(phone.panel.y).toBeGreaterThanOrEqual(phone.grid.y + phone.grid.height);
  await expect(entry).toBeHidden();
  await page.setViewportSize(VIEWPORTS.desktop);
  await expect(entry).toBeVisible();
  const desktop = await measureBoxes();
  expect(desktop.panel.x).toBeGreaterThanOrEqual(desktop.grid.x + desktop.grid.width);
});

for (const span of ['month', 'week']) {
  test(`the ${span} has no layout flaws at any width`, async ({ page, visitor, date }) => {
    await book(visitor, { date, people: 3 });
    await page.goto(`${pathOf(date)}&day=${date}&span=${span}`);
    await expect(page.getByText(PLACE).first()).toBeAttached();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
    }
  });
}

test('the week shows the time between tours, simultaneous tours in separate lanes, and night tours with a different border', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 3 });
  await book(visitor, { date, people: 2, place: 'SOHO AND VILLAGES' });
  const night = await visitor.post(lists[1].endpoints.create, {
    data: { place: NIGHT_PLACE, day: longDate(date).split(',')[0], date, people: 1 },
  });
  await expect(night).toBeOK();
  await page.goto(`${pathOf(date)}&day=${date}`);
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(`${pathOf(date)}&day=${date}&span=week`);
  const week = page.getByRole('region', { name: /^\w+ \d+ – / });
  const list = week.getByRole('list').filter({ hasText: NIGHT_PLACE });
  await expect(list.getByRole('listitem')).toHaveText([
    /Central Park/,
    /SOHO/,
    /until the next tour/,
    /Times Square/,
  ]);
  await expectAccessible(page, 'week');
  await page.setViewportSize(VIEWPORTS.desktop);
  const boxOf = async (text: string) => {
    const box = await list.getByRole('listitem').filter({ hasText: text }).boundingBox();
    if (!box) throw new Error(`${text} is hidden.`);
    return box;
  };
  const [park, soho, evening, gap] = [
    await boxOf(PLACE),
    await boxOf('SOHO'),
    await boxOf(NIGHT_PLACE),
    await boxOf('until'),
  ];
  expect(soho.x).toBe(park.x);
  expect(soho.y).toBeGreaterThanOrEqual(park.y + park.height);
  expect(evening.y).toBe(park.y);
  expect(gap.x).toBeGreaterThanOrEqual(park.x + park.width);
  expect(gap.x + gap.width).toBeLessThanOrEqual(evening.x + 1);

  await page.emulateMedia({ forcedColors: 'active' });
  const blockOf = (text: string) => list.getByRole('listitem').filter({ hasText: text });
  await expect(blockOf(PLACE)).toHaveCSS('border-inline-start-style', 'solid');
  await expect(blockOf(NIGHT_PLACE)).toHaveCSS('border-inline-start-style', 'dotted');
});

test('a month and a week print on one page each, in black on white, without controls', async ({
  page,
  visitor,
  date,
}) => {
  await book(visitor, { date, people: 4 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${pathOf(date)}&day=${date}`);
  const day = page.getByRole('button', { name: `${longDate(date)}: 1 tour with 4 people` });
  await expect(day).toBeVisible();
  const expectOnePage = async () => {
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  };
  await expectOnePage();
  await page.emulateMedia({ media: 'print' });
  await expect(day.getByText(PLACE)).toBeVisible();
  for (const name of ['Previous month', 'Next month', 'Today', 'Print', 'Save']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  for (const name of [longDate(date), 'Time off']) {
    await expect(page.getByRole('region', { name })).toBeHidden();
  }
  for (const text of await page.getByRole('grid').locator('span:visible').all()) {
    await expect(text).toHaveCSS('color', /^rgb\(0, 0, 0\)$/);
  }
  await page.goto(`${pathOf(date)}&day=${date}&span=week`);
  await expect(page.getByText(PLACE, { exact: true })).toBeVisible();
  await expectOnePage();
});
