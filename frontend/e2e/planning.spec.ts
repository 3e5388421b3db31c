import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { addMonths, monthOf } from '../ui/month';
import { expectAccessible, expectFitsBothWidths, findLayoutFlaws } from './support/accessibility';
import { continueToContact } from './support/calendar';
import { withDatabase } from './support/database';
import { book, departureCard, openDaySheet, PLACE, test } from './support/day-sheet';
import { dateOfWeekday } from './support/departures';
import { FilmStrip } from './support/film-strip';
import { tabTo } from './support/keyboard';
import { expect, newAccount } from './support/test';
import { VIEWPORTS } from './support/viewports';

const PATH = '/guide/?view=planning';
const BRIDGE = 'Brooklyn Bridge';
const databaseUri = process.env.PLANNING_MONGODB_URI;

/**
 * Options for tests on a desktop. The tag @desktop can't be used, because Playwright would run the tagged tests in
 * parallel with the tests on a phone, and each test empties the site.
 */
const DESKTOP = { viewport: VIEWPORTS.desktop, isMobile: false, hasTouch: false };

// The third test site, where no other tests book.
test.use({ baseURL: process.env.PLANNING_URL, databaseUri });
// The tests run one after the other, because each of them empties the site.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ signInNewUser, makeGuide }) => {
  await withDatabase(async (database) => {
    for (const name of ['day_tours', 'night_tours', 'departures', 'time_off']) {
      await database.collection(name).deleteMany({});
    }
    await database
      .collection('settings')
      .updateOne({ _id: 'site' }, { $unset: { toursAtOnce: 1 } });
  }, databaseUri);
  const { username } = await signInNewUser();
  await makeGuide(username);
});

test('a booking closes the other tours of a single guide, who can offer one anyway and sees the clash', async ({
  page,
  visitor,
}) => {
  const date = dateOfWeekday('Monday', 2);
  const closedText = page.getByText(`Closed while you lead ${PLACE}`);
  const clashes = page.getByRole('region', { name: 'Clashes' });
  await page.goto('/guide/');
  const nav = page.getByRole('navigation', { name: 'Guide' });
  await nav.getByRole('link', { name: 'Planning' }).click();
  await expect(page).toHaveURL(PATH);
  const card = page.getByRole('region', { name: 'Tours at once' });
  const field = card.getByLabel('How many tours can be led at the same time?');
  await field.fill('1');
  await field.press('Enter');
  await expect(card.getByRole('status')).toHaveText('Saved.');
  await expect(clashes).toContainText('No clashes.');

  await book(visitor, { date, people: 3 });
  await openDaySheet(page, date);
  const bridge = page.getByRole('group').filter({ hasText: BRIDGE });
  await expect(bridge).toContainText(`Closed while you lead ${PLACE}`);
  await bridge.locator('summary').click();
  await expectAccessible(page, 'closed tours');
  await expectFitsBothWidths(page);
  const closedCount = await closedText.count();
  await bridge.getByRole('button', { name: 'Offer it anyway' }).click();
  await expect(bridge.getByRole('status')).toHaveText('Visitors can book it now.');
  await expect(bridge.getByRole('button', { name: 'Add walk-in' })).toBeFocused();
  await expect(closedText).toHaveCount(closedCount - 1);

  await book(visitor, { date, people: 2, place: BRIDGE });
  await expect(departureCard(page, BRIDGE)).toBeVisible();
  await nav.getByRole('link', { name: 'Planning' }).click();
  const items = clashes.getByRole('listitem');
  await expect(items).toContainText([
    `3 people, while you lead ${BRIDGE}`,
    `2 people, while you lead ${PLACE}`,
  ]);
  await expectAccessible(page, 'clashes');
  await expectFitsBothWidths(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await findLayoutFlaws(page)).toEqual([]);
  await items.getByRole('link', { name: BRIDGE }).click();
  await expect(page).toHaveURL(`/guide/?date=${date}`);
  await expect(departureCard(page, BRIDGE)).toContainText('0 of 2 here');
});

for (const [way, options] of [
  ['with taps', {}],
  ['with the keyboard', DESKTOP],
] as const) {
  test.describe(way, () => {
    test.use(options);

    test('a guide can limit tours, add time off, find it in the calendar, and print the week', async ({
      page,
      isMobile,
    }) => {
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.printed = 'yes';
        };
      });
      const today = newYorkDate(new Date());
      const year = Number(today.slice(0, 4)) + (today < `${today.slice(0, 4)}-12-24` ? 0 : 1);
      const december = `${String(year)}-12`;
      const dateOn = (day: number) => `${december}-${String(day)}`;
      const typedDate = (day: number) => `12${String(day)}${String(year)}`;
      const choose = async (control: Locator) => {
        if (isMobile) return control.tap();
        await focusByKey(page, control);
        return page.keyboard.press('Enter');
      };
      const enter = async (field: Locator, value: string, typed = value) => {
        if (isMobile) return field.fill(value);
        await focusByKey(page, field);
        return page.keyboard.type(typed);
      };

      await page.goto(PATH);
      const limit = page.getByRole('region', { name: 'Tours at once' });
      await enter(limit.getByLabel(/^How many tours/), '1');
      await choose(limit.getByRole('button', { name: 'Save' }));
      await expect(limit.getByRole('status')).toHaveText('Saved.');

      const timeOff = page.getByRole('region', { name: 'Time off' });
      await choose(timeOff.getByRole('button', { name: 'Add time off' }));
      const dialog = page.getByRole('dialog', { name: 'Add time off' });
      await enter(dialog.getByLabel('From'), dateOn(24), typedDate(24));
      await enter(dialog.getByLabel('To', { exact: true }), dateOn(26), typedDate(26));
      await choose(dialog.getByRole('button', { name: 'Add', exact: true }));
      const dates = `${formatDayAndDate(dateOn(24))} – ${formatDayAndDate(dateOn(26))}`;
      await expect(timeOff.getByRole('heading', { name: dates })).toBeFocused();

      for (let month = monthOf(today); month < december; month = addMonths(month, 1)) {
        await choose(page.getByRole('button', { name: 'Next month' }));
      }
      const calendar = page.getByRole('region', { name: `December ${String(year)}` });
      const eve = calendar.getByRole('button', { name: /December 24: .*Time off/ });
      if (isMobile) {
        await eve.tap();
      } else {
        await tabTo(page, calendar.locator('td [tabindex="0"]'));
        let date = monthOf(today) === december ? today : `${december}-01`;
        for (; addDays(date, 7) <= dateOn(24); date = addDays(date, 7)) {
          await page.keyboard.press('ArrowDown');
        }
        for (; date < dateOn(24); date = addDays(date, 1)) await page.keyboard.press('ArrowRight');
        await expect(eve).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(eve).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('region', { name: / December 24$/ })).toContainText('Time off');

      if (isMobile) {
        await page.getByText('Week', { exact: true }).tap();
      } else {
        await tabTo(page, page.getByRole('radio', { name: 'Month' }));
        await page.keyboard.press('ArrowRight');
      }
      const week = page.getByRole('region', { name: /Dec \d+ – / });
      await expect(week.getByText(/^(.*, )?Time off$/).first()).toBeVisible();
      await choose(week.getByRole('button', { name: 'Print' }));
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    });
  });
}

for (const [device, options] of [
  ['phone', {}],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('an owner can set up an empty site, and a visitor can book, in under 40 taps', async ({
      page,
      browser,
      makeGuide,
      baseURL,
      isMobile,
    }, testInfo) => {
      const strip = new FilmStrip();
      await forgetSetup();
      let taps = 0;
      // On the desktop, the owner uses only the keyboard until the first step is done.
      let usesKeyboard = !isMobile;
      const tap = async (target: Locator) => {
        taps++;
        if (!usesKeyboard) return target.click();
        await focusByKey(page, target);
        await page.keyboard.press('Enter');
      };
      const fill = async (field: Locator, text: string) => {
        taps++;
        if (!usesKeyboard) return field.fill(text);
        await focusByKey(page, field);
        await page.keyboard.type(text);
      };
      const owner = newAccount();
      await expect(await page.request.post('/api/signup', { data: owner })).toBeOK();
      await page.context().setStorageState({ cookies: [], origins: [] });
      await makeGuide(owner.username);

      await page.goto('/signin');
      const signIn = page.getByRole('main');
      await fill(signIn.getByLabel(/^Username/), owner.username);
      await fill(signIn.getByLabel('Password', { exact: true }), owner.password);
      await tap(signIn.getByRole('button', { name: /sign in/i }));
      await expect(page).toHaveURL('/guide/');
      const next = page
        .getByRole('navigation', { name: 'Set-up' })
        .getByRole('link', { name: /^Next/ });
      await expect(page.getByText('steps are done')).toBeVisible();
      await strip.add(page);

      await tap(page.getByRole('link', { name: 'Your name and photograph' }));
      const profile = page.getByRole('region', { name: 'Your profile' });
      await fill(profile.getByLabel('Name', { exact: true }), 'Ana');
      taps += 2; // Opening the file chooser, and choosing a file.
      const blank = { width: 400, height: 400, channels: 3 as const, background: '#a33' };
      const buffer = await sharp({ create: blank }).jpeg().toBuffer();
      const file = { name: 'ana.jpg', mimeType: 'image/jpeg', buffer };
      await profile.getByLabel('Your photograph').setInputFiles(file);
      await expect(profile.getByRole('img')).toBeVisible();
      await tap(profile.getByRole('button', { name: 'Save' }));
      await expect(profile.getByText('Saved.', { exact: true })).toBeVisible();
      await strip.add(page);

      await tap(next.filter({ hasText: 'Phone and email' }));
      usesKeyboard = false;
      const settings = page.getByRole('region', { name: 'Settings' });
      await fill(settings.getByRole('textbox', { name: 'Phone number' }), '+1 646 555 0199');
      await fill(settings.getByRole('textbox', { name: 'Email address' }), 'ana@walks.example');
      await tap(settings.getByRole('button', { name: 'Save' }));
      await strip.add(page);

      await tap(next.filter({ hasText: 'How many tours at once' }));
      const limit = page.getByRole('region', { name: 'Tours at once' });
      await fill(limit.getByLabel(/^How many tours/), '1');
      await tap(limit.getByRole('button', { name: 'Save' }));
      await strip.add(page);

      await tap(next.filter({ hasText: 'Days and hours' }));
      await tap(page.getByRole('button', { name: 'Save' }));
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
      await strip.add(page);

      await tap(next.filter({ hasText: 'Spots per tour' }));
      await fill(page.getByLabel('Capacity'), '12');
      await tap(page.getByRole('button', { name: 'Save' }));
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

      await tap(next.filter({ hasText: 'Prices' }));
      await fill(page.getByLabel('Amount'), '40');
      await tap(page.getByRole('button', { name: 'Save' }));
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
      await strip.add(page);
      await tap(next.filter({ hasText: 'A first booking' }));

      const visitorContext = await browser.newContext({ ...options, baseURL });
      const visitorPage = await visitorContext.newPage();
      // Until the page's scripts run, the link leads to the form on a different page.
      await visitorPage.goto('/tours/central-park', { waitUntil: 'networkidle' });
      await tap(visitorPage.getByRole('link', { name: 'Choose a date' }).first());
      await tap(
        visitorPage
          .getByRole('grid')
          .getByRole('button', { name: /: 10:00 AM/, disabled: false })
          .first(),
      );
      await continueToContact(visitorPage);
      taps++; // continueToContact() clicks one button.
      await strip.add(visitorPage);
      await fill(visitorPage.getByLabel('Your name'), 'Ada');
      await fill(visitorPage.getByLabel('Your phone number'), '(212) 555-0100');
      await tap(visitorPage.getByRole('button', { name: 'Book for 10:00 AM' }));
      await expect(visitorPage.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
      await strip.add(visitorPage);
      await visitorContext.close();

      await page.goto('/guide/');
      await expect(page.getByRole('heading', { name: 'Set up your site' })).toHaveCount(0);
      await strip.save(testInfo.outputPath('set-up.png'));
      expect(taps).toBeLessThan(40);
    });
  });
}

/** Makes the site look as if nobody had set it up. */
async function forgetSetup(): Promise<void> {
  await withDatabase(async (database) => {
    for (const name of ['users', 'settings']) await database.collection(name).deleteMany({});
    const unset = { $unset: { capacity: 1, price: 1 } };
    await database.collection('tours').updateMany({}, unset);
  }, databaseUri);
}

/** Moves the focus to a control with Tab, unless it is there already. */
async function focusByKey(page: Page, control: Locator): Promise<void> {
  const isFocused = await control.evaluate((element) => element === document.activeElement);
  if (!isFocused) await tabTo(page, control);
}
