import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { localizedPath, SITE_LANGUAGE_CODES } from 'shared/site-languages';
import sharp from 'sharp';
import type { MoneyReport, VisitReport } from '../../api/schema';
import { SKELETON } from '../support/tours-page';
import { bookMany } from '../support/booking';
import { withDatabase } from '../support/database';
import { dateOfWeekday, setDepartures, setTourSettings } from '../support/departures';
import { bookStartingSoon, setPhonePosition, turnPhone } from '../support/find-me';
import { lists, type List } from '../support/lists';
import { refuseConnections, failCalls, holdCalls } from '../support/network';
import {
  ACCOUNT,
  expectSignedIn,
  expectSignedOut,
  MY_TOURS,
  pages,
  privatePages,
  RESET_PASSWORD,
} from '../support/site';
import {
  bookInOtherBrowser,
  bookTicket,
  moveToPast,
  showTicket,
  type Ticket,
} from '../support/tickets';
import { test } from './camera';

const UNKNOWN_PATH = '/nowhere';
const BY_AGE = {
  kind: 'AGE' as const,
  groups: [
    { unit: 'ADULT' as const, minAge: 13, cents: 4000 },
    { unit: 'CHILD' as const, minAge: 3, cents: 2000 },
    { unit: 'INFANT' as const, minAge: 0, cents: 0 },
  ],
  note: 'Students pay half',
};
const PAYMENT_METHODS: Ticket['paymentMethods'] = [
  { kind: 'CASH', uses: ['FARE', 'TIP'] },
  { kind: 'VENMO', uses: ['FARE', 'TIP'], url: 'https://venmo.com/u/ana-walks' },
  { kind: 'ZELLE', uses: ['DEPOSIT'], name: '+1 212 555 0100' },
  { kind: 'OTHER', uses: ['TIP'], name: 'Ko-fi', url: 'https://ko-fi.com/ana' },
];
const MONEY: MoneyReport = {
  totals: { fareCents: 561_500, refundCents: -6000, tipCents: 130_475, owedCents: 132_500 },
  days: [
    {
      date: '2030-01-07',
      ...{ fareCents: 561_500, refundCents: -6000, tipCents: 130_475, owedCents: 132_500 },
    },
  ],
  tours: [],
  guides: [],
  methods: [
    { method: 'CASH', fareCents: 401_500, refundCents: -6000, tipCents: 130_475 },
    { method: 'OTHER', service: 'Wise', fareCents: 160_000, refundCents: 0, tipCents: 0 },
  ],
};
const SEEN = { seen: 80, dateChosen: 20, contactGiven: 10, booked: 8, cancelled: 1 };
const VISITS: VisitReport = {
  pages: [
    { page: '/', ...SEEN, seen: 300 },
    { page: '/tours/central-park', list: 'day', place: 'Central Park', ...SEEN },
  ],
  referrers: [{ host: 'example.com', ...SEEN }],
  languages: [{ language: 'en', ...SEEN }],
};
const SERVICE_BREAK = { errorMessage: 'The booking service is taking a short break.' };

/** The widths for states that look similar at every width. */
const TWO_WIDTHS = { widths: [375, 1280] };

const screens = [...pages.map(({ path }) => path), ...privatePages, UNKNOWN_PATH].map((path) => ({
  path,
  screen: screenNameOf(path),
}));

for (const { path, screen } of screens) {
  test(`${screen}, signed out`, async ({ page, shoot }) => {
    await openPage(page, path);
    await shoot(screen, 'signed-out');
  });

  test(`${screen}, in forced colors`, async ({ page, shoot }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, path);
    await shoot(screen, 'forced-colors', TWO_WIDTHS);
  });

  test.describe('with double-size text', () => {
    test.use({ largeText: true });

    test(screen, async ({ page, shoot }) => {
      await openPage(page, path);
      await shoot(screen, 'text-200', { schemes: ['light'] });
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(screen, async ({ page, shoot }) => {
      await page.goto(path);
      await shoot(screen, 'no-script', { ...TWO_WIDTHS, schemes: ['light'] });
    });
  });
}

test('home, signed in', async ({ page, shoot, signInNewUser }) => {
  await signInNewUser();
  await openPage(page, '/');
  await expectSignedIn(page);
  await shoot('home', 'signed-in');
});

test.describe('the guide’s page', () => {
  test.beforeEach(async ({ signInNewUser, makeGuide }) => {
    const { username } = await signInNewUser();
    await makeGuide(username);
  });

  test('on a day', async ({ page, shoot, playwright, baseURL }, { project }) => {
    const date = mondayAhead(project.name === 'phone' ? 5 : 6);
    const guest = await playwright.request.newContext({ baseURL });
    await guest.post('/api/guest');
    for (const [visitor, sizes] of [
      [guest, [4, 2]],
      [page.request, [5, 3]],
    ] as const) {
      for (const people of sizes) {
        const data = { place: 'Central Park', day: 'Monday', date, people };
        await expect(await visitor.post('/api/new', { data })).toBeOK();
      }
      const data = { place: 'Brooklyn Bridge', day: 'Monday', date, people: 1 };
      await expect(await visitor.post('/api/new', { data })).toBeOK();
    }
    await guest.dispose();
    await page.goto(`/guide/?date=${date}`);
    await expect(partyRow(page, 5)).toBeVisible();
    await shoot('guide', 'day');
    await shoot('guide', 'without-bookings', { scrollTarget: page.locator('details').last() });

    await partyRow(page, 4).getByRole('button', { name: 'Check in 4' }).click();
    await openParty(page, 2);
    await partyRow(page, 2).getByRole('button', { name: 'One more' }).click();
    await openParty(page, 3);
    await partyRow(page, 3).getByRole('button', { name: 'No-show' }).click();
    await openParty(page, 5);
    await partyRow(page, 5).getByLabel('Note').fill('Comes by ferry');
    await partyRow(page, 5).getByLabel('Note').blur();
    await page.getByRole('button', { name: 'Add walk-in' }).nth(1).click();
    await shoot('guide', 'arrivals', { scrollTarget: partyRow(page, 2) });
    await shoot('guide', 'walk-in', { scrollTarget: page.getByRole('form') });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Change tour' }).nth(1).click();
    await dialog.getByLabel('Status').selectOption('Moved to a different date');
    await dialog.getByLabel('New date').selectOption(mondayAhead(2));
    await expect(dialog).toContainText('10:00 AM');
    await shoot('guide', 'moving');
    await dialog.getByLabel('Status').selectOption('Canceled');
    await shoot('guide', 'changing');
    await dialog.getByLabel('Reason').fill('A storm is coming.');
    await shoot('guide', 'canceling', { scrollTarget: dialog.getByRole('button').first() });
    await dialog.getByRole('button', { name: 'Cancel tour' }).click();
    await expect(dialog).toHaveCount(0);
    await shoot('guide', 'canceled', { scrollTarget: page.getByText('A storm is coming.') });
    await page.emulateMedia({ media: 'print' });
    await shoot('guide', 'print', { schemes: ['light'] });

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/guide/?view=reports');
    await shoot('guide', 'reports-empty');
    await page.getByLabel('Dates', { exact: true }).selectOption('Next 90 days');
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await shoot('guide', 'reports');
  });

  test('with payments', async ({ page, shoot, playwright, baseURL }, { project }) => {
    const date = mondayAhead(project.name === 'phone' ? 10 : 11);
    const guest = await playwright.request.newContext({ baseURL });
    await guest.post('/api/guest');
    for (const people of [4, 2]) {
      const data = { place: 'Central Park', day: 'Monday', date, people };
      await expect(await guest.post('/api/new', { data })).toBeOK();
    }
    await guest.dispose();
    await withDatabase(async (database) => {
      const price = { kind: 'PERSON', cents: 4000 };
      await database.collection('day_tours').updateMany({ date }, { $set: { price } });
    });
    await page.goto(`/guide/?date=${date}`);
    await partyRow(page, 4).getByRole('button', { name: 'Check in 4' }).click();
    await shoot('guide', 'owed');
    await partyRow(page, 4)
      .getByRole('button', { name: /Paid \$160/ })
      .click();
    await openParty(page, 2);
    await partyRow(page, 2)
      .getByRole('button', { name: /^Other payment/ })
      .click();
    await page.getByLabel('Amount').fill('100');
    await shoot('guide', 'payments', { scrollTarget: partyRow(page, 2) });
  });

  test('without bookings', async ({ page, shoot }) => {
    // No other test books on this date.
    await page.goto(`/guide/?date=${mondayAhead(9)}`);
    await expect(page.getByText('No bookings for')).toBeVisible();
    await shoot('guide', 'empty');
  });

  test('without a network', async ({ page, context, shoot, playwright, baseURL }, { project }) => {
    const date = mondayAhead(project.name === 'phone' ? 7 : 8);
    const guest = await playwright.request.newContext({ baseURL });
    await guest.post('/api/guest');
    const ids: string[] = [];
    for (const people of [4, 2, 1]) {
      const data = { place: 'Central Park', day: 'Monday', date, people };
      const response = await guest.post('/api/new', { data });
      ids.push(((await response.json()) as { _id: string })._id);
    }
    await guest.dispose();
    await page.goto(`/guide/?date=${date}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(partyRow(page, 4)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await shoot('guide', 'offline', TWO_WIDTHS);
    await partyRow(page, 4).getByRole('button', { name: 'Check in 4' }).click();
    await openParty(page, 2);
    await partyRow(page, 2).getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Add walk-in' }).first().click();
    await page.getByRole('form').getByLabel('Name').fill('Ada');
    await page.getByRole('form').getByRole('button', { name: 'Add 1' }).click();
    await expect(page.getByRole('button', { name: 'Remove Ada' })).toBeVisible();
    await shoot('guide', 'waiting', { scrollTarget: partyRow(page, 2) });

    const data = { arrived: 1, noShow: false, note: 'late', revision: 0 };
    await page.request.put(`/api/guide/parties/day/${String(ids[0])}`, { data });
    await context.setOffline(false);
    await expect(partyRow(page, 4).getByRole('alert')).toBeVisible();
    await shoot('guide', 'changed-on-other-device', {
      scrollTarget: partyRow(page, 4).getByRole('alert'),
    });
    await context.setOffline(true);
    await openParty(page, 1);
    await partyRow(page, 1).getByRole('button', { name: 'No-show' }).click();
    const laterData = { arrived: 1, noShow: false, note: '', revision: 0 };
    await page.request.put(`/api/guide/parties/day/${String(ids[2])}`, { data: laterData });
    await page.getByRole('link', { name: 'Next day' }).click();
    await context.setOffline(false);
    await expect(page.getByText('Your change wasn’t saved')).toBeVisible();
    await shoot('guide', 'unsaved-taps', TWO_WIDTHS);
  });

  test('with an error', async ({ page, shoot }) => {
    await failCalls(page, '/api/guide/days/*', 503, SERVICE_BREAK);
    await page.goto('/guide/');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await shoot('guide', 'failed', TWO_WIDTHS);
  });

  test('with a month and a week', async ({ page, shoot }) => {
    const month = mondayAhead(5).slice(0, 7);
    const departures = sampleMonth(month);
    const clashes = departures
      .filter(({ date, startTime }) => date === `${month}-12` && startTime === '10:00')
      .map((departure) => ({ ...departure, clashesWith: ['another tour'] }));
    await page.route('/api/guide/planning', (route) =>
      route.fulfill({ json: { toursAtOnce: 1, clashes } }),
    );
    await page.route('/api/guide/planning/calendar*', (route) =>
      route.fulfill({ json: departures }),
    );
    const path = `/guide/?view=planning&month=${month}&day=${month}-12`;
    await page.goto(path);
    await expect(page.getByRole('grid')).toBeVisible();
    await shoot('guide', 'month');
    await page.goto(`${path}&span=week`);
    await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
    await shoot('guide', 'week');
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await shoot('guide', 'month-print', { schemes: ['light'] });
  });

  test('with a limit on tours at once', async ({ page, shoot }) => {
    // The limit isn't saved, because it would close other tests' departures.
    const clashes = ['Central Park', 'Brooklyn Bridge'].map((place, index, places) => ({
      id: String(index),
      list: 'day',
      place,
      date: mondayAhead(2),
      startTime: '10:00',
      people: 4 - index,
      clashesWith: [places[1 - index]],
    }));
    let planning: object = { toursAtOnce: null, clashes: [] };
    await page.route('/api/guide/planning', (route) => route.fulfill({ json: planning }));
    const planningPath = '/guide/?view=planning';
    await page.goto(planningPath);
    await expect(page.getByRole('region', { name: 'Tours at once' })).toBeVisible();
    await shoot('guide', 'planning-no-limit', TWO_WIDTHS);
    planning = { toursAtOnce: 1, clashes };
    const specialDay = {
      name: 'macys-parade',
      date: mondayAhead(2),
      closedTours: ['day.central-park', 'day.empire-state-building'],
      hardTours: ['night.empire-state-building'],
    };
    await page.route('/api/guide/special-days', (route) =>
      route.fulfill({
        json: [
          { ...specialDay, isOpen: false },
          { ...specialDay, name: 'marathon', isOpen: true },
        ],
      }),
    );
    await page.goto(planningPath);
    await expect(page.getByRole('region', { name: 'Clashes' })).toBeVisible();
    await shoot('guide', 'planning');

    const specialDays = page.getByRole('region', { name: 'Special days' });
    await expect(specialDays.getByRole('checkbox')).toHaveCount(2);
    await shoot('guide', 'special-days', {
      scrollTarget: specialDays.getByRole('heading').first(),
    });

    const monday = mondayAhead(2);
    const [booked] = clashes;
    const timeOff = { from: monday, to: monday, reason: 'Dentist', booked: [booked] };
    await page.route('/api/guide/time-off', (route) =>
      route.fulfill({
        json: [
          { ...timeOff, id: '1', startTime: '09:00', endTime: '17:00' },
          { id: '2', from: mondayAhead(3), to: mondayAhead(4), reason: '', booked: [] },
        ],
      }),
    );
    await page.goto(planningPath);
    const section = page.getByRole('region', { name: 'Time off' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(2);
    await shoot('guide', 'time-off', { scrollTarget: section.getByRole('heading', { level: 2 }) });
    await section.getByRole('button', { name: 'Add time off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Only some hours').check();
    await dialog.getByLabel('All tours').uncheck();
    await expect(dialog.getByLabel('Central Park')).toBeVisible();
    await shoot('guide', 'time-off-form');

    await page.route('/api/guide/days/*', async (route) => {
      const sheet = (await (await route.fetch()).json()) as { departures: object[] };
      const closed = {
        state: 'closed',
        closedBecause: 'guide-busy',
        clashesWith: ['Central Park'],
      };
      const departures = sheet.departures.map((departure) => ({ ...departure, ...closed }));
      await route.fulfill({ json: { ...sheet, departures } });
    });
    // No other test books on this date.
    await page.goto(`/guide/?date=${mondayAhead(9)}`);
    await page.locator('summary').first().click();
    await shoot('guide', 'closed-without-guide', {
      scrollTarget: page.getByRole('button', { name: 'Offer it anyway' }).first(),
    });
  });

  test('with the tours', async ({ page, shoot }) => {
    await page.goto('/guide/?view=tours');
    await expect(page.locator('details').first()).toBeVisible();
    await shoot('guide', 'tours');
    await page.locator('summary').nth(1).click();
    const form = page.locator('details[open]').getByRole('form');
    await shoot('guide', 'tour', { scrollTarget: form.getByRole('button', { name: 'Save' }) });
    await form.getByRole('button', { name: 'Add a start time' }).click();
    await shoot('guide', 'tour-two-starts', {
      scrollTarget: form.getByLabel('Start 1', { exact: true }),
    });

    const departures = ['2030-01-07', '2030-01-08'].map((date) => ({
      id: `day.central-park.${date}.1000`,
      date,
      startTime: '10:00',
      people: 4,
    }));
    const refusal = { code: 'departures-booked', message: 'No.' };
    const errors = [{ field: 'bookedDepartures', ...refusal, departures }];
    const problem = { errorMessage: 'No.', errors };
    await failCalls(page, '/api/guide/places/*', 409, problem);
    await form.getByLabel('Start 2', { exact: true }).fill('14:00');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot('guide', 'booked-departures', TWO_WIDTHS);
  });

  test('with a translation', async ({ page, shoot }) => {
    const response = await page.request.get('/api/tours');
    const [tour] = (await response.json()) as { id: string }[];
    await page.goto(`/guide/?view=tours&tour=${String(tour?.id)}&language=de`);
    await expect(page.getByRole('form').getByLabel('Title')).not.toHaveValue('');
    await shoot('guide', 'translating');
  });
});

test('the guide’s search results and unsaved changes', async ({
  page,
  shoot,
  browser,
  baseURL,
  signInNewUser,
  makeGuide,
}) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  await bookInOtherBrowser(browser, baseURL);
  await page.goto('/guide/?view=tours&tour=day.central-park');
  await page.getByLabel('Title').fill('A title of my own');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('guide', 'discarding', TWO_WIDTHS);
  await page.getByRole('button', { name: 'Keep' }).click();
  await shoot('guide', 'editor-unsaved', TWO_WIDTHS);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByLabel('Name, email, or phone').fill('ada');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('a guest').first()).toBeVisible();
  await shoot('guide', 'unsaved-elsewhere', TWO_WIDTHS);
});

test('the guide’s ways to pay', async ({ page, shoot, signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.route('/api/guide/payment-methods', (route) =>
    route.fulfill({ json: PAYMENT_METHODS }),
  );
  await page.goto('/guide/?view=more');
  const save = page.getByRole('button', { name: 'Save the ways to pay' });
  await expect(save).toBeVisible();
  await shoot('guide', 'ways-to-pay', { scrollTarget: save });
  await page.goto('/guide/?view=all-tours&part=prices');
  await page.getByLabel('Price', { exact: true }).selectOption('By age');
  await shoot('guide', 'prices-by-age', TWO_WIDTHS);
});

test('the guide’s reports on money and visits', async ({
  page,
  shoot,
  signInNewUser,
  makeGuide,
}) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.route('/api/guide/reports/money?*', (route) => route.fulfill({ json: MONEY }));
  await page.route('/api/guide/visits?*', (route) => route.fulfill({ json: VISITS }));
  await page.goto('/guide/?view=reports');
  const money = page.getByRole('region', { name: 'Money', exact: true });
  await expect(money.getByRole('table')).toBeVisible();
  await money.getByLabel('A row for each').selectOption('Way to pay');
  await shoot('guide', 'money', { scrollTarget: money.getByRole('table') });
  const visits = page.getByRole('region', { name: 'Visits', exact: true });
  await visits.getByText('See pages and where visitors came from').click();
  await shoot('guide', 'visits', { scrollTarget: visits.getByRole('table').first() });
});

test('a tour with photographs', async ({ page, shoot, signInNewUser, makeGuide }) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  // No other test opens this tour.
  const url = '/api/guide/tours/night.grand-station';
  const photos: object[] = [];
  for (const [width, background] of Object.entries({
    800: '#1d5d83',
    450: '#f6c02c',
    900: '#b5462f',
  })) {
    const blank = { width: Number(width), height: 600, channels: 3 as const, background };
    const data = await sharp({ create: blank }).jpeg().toBuffer();
    const headers = { 'Content-Type': 'image/jpeg' };
    const response = await page.request.post(`${url}/photos`, { headers, data });
    const { src } = (await response.json()) as { src: string };
    photos.push({ src, title: `A wall that is ${background}, in the light of the evening` });
  }
  const tour = (await (await page.request.get(url)).json()) as object;
  await expect(await page.request.put(url, { data: { ...tour, photos } })).toBeOK();
  await page.goto('/guide/?view=tours&tour=night.grand-station');
  await shoot('guide', 'photographs', { scrollTarget: page.getByLabel('Add photographs') });
  await expect(async () => {
    await openPage(page, '/tours/grand-station-by-night');
    await expect(page.getByRole('img', { name: /#1d5d83/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  const photo = page.getByRole('button', { name: /#1d5d83/ });
  await shoot('grand-station-by-night', 'photographs', { scrollTarget: photo });
  await photo.click();
  await shoot('grand-station-by-night', 'large-photograph');
});

/** Returns the row of the party with this size at the day's last tour. Skips walk-ins. */
function partyRow(page: Page, people: number): Locator {
  const sizeText = people === 1 ? '1 person' : `${String(people)} people`;
  const parties = page.getByRole('article').last().getByRole('listitem');
  return parties.filter({ hasText: sizeText, hasNotText: 'walk-in' });
}

async function openParty(page: Page, people: number): Promise<void> {
  await partyRow(page, people)
    .getByRole('button', { name: /^More about/ })
    .click();
}

for (const code of SITE_LANGUAGE_CODES) {
  test(`a tour in the language ${code}`, async ({ page, shoot }) => {
    await openPage(page, localizedPath(code, '/tours/times-square-by-night'));
    await shoot('languages', code, { ...TWO_WIDTHS, schemes: ['light'] });
  });
}

test('the open menu', async ({ page, shoot, signInNewUser }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const state of ['signed-out', 'signed-in']) {
    if (state === 'signed-in') await signInNewUser();
    await openPage(page, '/about');
    await (state === 'signed-in' ? expectSignedIn : expectSignedOut)(page);
    if (!(await menu.isVisible())) return;
    await menu.click();
    await shoot('menu', state, { onlyIfVisible: menu });
  }
});

test('the loading screen', async ({ page, shoot, signInNewUser }) => {
  await signInNewUser();
  await holdCalls(page, '/api/session');
  await page.goto('/');
  await expect(page.locator('[class$=_screen]')).toBeVisible();
  await shoot('loading', 'session');
});

test('the gallery’s other photos', async ({ page, shoot }) => {
  await openPage(page, '/gallery');
  const carousel = page.getByRole('region', { name: 'Photos of our walks' });
  for (const photoNumber of [2, 3, 4, 5]) {
    const photo = `Photo ${String(photoNumber)} of 5`;
    await carousel.getByRole('button', { name: photo, exact: true }).click();
    await expect(carousel.getByRole('listitem').nth(photoNumber - 1)).toHaveClass(/active/);
    await shoot('gallery', `photo-${String(photoNumber)}`);
  }
});

test('errors when signing in', async ({ page, shoot }) => {
  await openPage(page, '/signin');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const password = page.getByLabel('Password', { exact: true });
  await submit.click();
  await shoot('signin', 'empty-sent');
  await page.getByLabel('Username').fill('somebody');
  await password.fill('short');
  await page.getByRole('button', { name: 'Show password' }).click();
  await submit.click();
  await shoot('signin', 'password-too-short');
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await shoot('signin', 'refused');
  await failCalls(page, '/api/login', 503, SERVICE_BREAK);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(SERVICE_BREAK.errorMessage);
  await shoot('signin', 'server-error');
});

test('setting a new password with an emailed link', async ({ page, shoot }) => {
  await openPage(page, RESET_PASSWORD);
  await page.getByLabel('Email').fill('walker@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await shoot('reset-password', 'sent');
  await openPage(page, '/about');
  await openPage(page, `${RESET_PASSWORD}#65f0c0ffee0123456789abcd.1800000000.${'A'.repeat(43)}`);
  await page.getByLabel('New password', { exact: true }).fill('umbrella subway');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('reset-password', 'link-expired');
});

test('errors when signing up', async ({ page, shoot, walker }) => {
  await openPage(page, '/signup');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' });
  await submit.click();
  await shoot('signup', 'empty-sent');
  await page.getByLabel('Username').fill(walker.username);
  await page.getByLabel('Email').fill(walker.email);
  await page.getByLabel('Password', { exact: true }).fill(walker.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await shoot('signup', 'filled');
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('signup', 'taken');
  await failCalls(page, '/api/signup', 400, {
    errorMessage: 'Please look at the fields again.',
    errors: ['username', 'email', 'password'].map((field) => ({
      field,
      message: `Please choose a different ${field}.`,
    })),
  });
  await submit.click();
  await expect(page.getByText('Please choose a different email.').first()).toBeVisible();
  await shoot('signup', 'fields-refused');
  await page.unroute('/api/signup');
  await failCalls(page, '/api/signup', 503, SERVICE_BREAK);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(SERVICE_BREAK.errorMessage);
  await shoot('signup', 'server-error');
});

test('errors on the account page, and the deletion of an account', async ({
  page,
  shoot,
  signInNewUser,
}) => {
  const { username, password } = await signInNewUser();
  await openPage(page, ACCOUNT);
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  for (let session = 0; session < 2; session++) {
    await fetch(new URL('/api/login', page.url()), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  }
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await shoot('account', 'signed-in');
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions.getByRole('status')).toHaveText(/ended/);
  await shoot('account', 'session-ended', { scrollTarget: sessions });

  const form = page.getByRole('form', { name: 'Change your password' });
  await form.getByLabel('Current password', { exact: true }).fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill('a'.repeat(129));
  await shoot('account', 'password-too-long', { scrollTarget: form });
  await form.getByLabel('New password', { exact: true }).fill('a walk in the park');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('account', 'password-wrong', { scrollTarget: form });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('account', 'dialog-deletion');
});

test('the list of tours, with filters that match tours, and with filters that match none', async ({
  page,
  shoot,
}) => {
  const farDate = addDays(newYorkDate(new Date()), 4000);
  for (const [state, filters] of Object.entries({
    'filters-match': 'time=day&party=2&stroller=true&dog=true',
    'filters-match-none': `date=${farDate}&time=night&stepFree=true&price=25`,
  })) {
    await openPage(page, `/tours?${filters}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await shoot('tours', state);
  }
});

test('a price by age, and the ways to pay and to tip', async ({ page, shoot }) => {
  const url = '/api/tours/day.central-park';
  const tour = (await (await page.request.get(url)).json()) as object;
  await page.route(url, (route) => route.fulfill({ json: { ...tour, price: BY_AGE } }));
  await openPage(page, '/tours');
  await page.getByRole('article').getByRole('link', { name: 'Central Park' }).click();
  await page.getByRole('link', { name: 'Choose a date' }).click();
  await page.getByRole('gridcell').locator('button:not([aria-disabled=true])').first().click();
  await page.getByLabel('Number of People').fill('4');
  await page.getByLabel('Children (3 to 12)').selectOption('1');
  await page.getByLabel('Infants (under 3)').selectOption('1');
  await shoot('tour', 'sum-by-ages', { scrollTarget: page.getByText('= $100') });

  const booked = await bookTicket(page.request);
  const ticket = { ...booked, people: 4, price: BY_AGE, ages: { CHILD: 1, INFANT: 1 } };
  await showTicket(page, { ...ticket, paymentMethods: PAYMENT_METHODS });
  await page.getByText('Show a QR code for Venmo').click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await shoot('ticket', 'how-to-pay');
  const ended = { date: '2026-01-05', localDateTimeEnd: '2026-01-05T12:30:00-05:00' };
  await showTicket(page, {
    ...ticket,
    departure: { ...ticket.departure, ...ended },
    attended: true,
    paymentMethods: PAYMENT_METHODS,
    reviewUrl: 'https://g.page/r/ana/review',
  });
  await expect(page.getByRole('heading', { name: 'Thank you for walking with us' })).toBeVisible();
  await shoot('ticket', 'thank-you');
});

test('a ticket that is changed, printed, and canceled', async ({ page, shoot }) => {
  for (const tour of ['day.central-park', 'night.times-square']) {
    const { id } = await bookTicket(page.request, { tour });
    await openPage(page, `/booking/${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    await shoot('ticket', tour.replace('.', '-'));
  }
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Change contact details' }).click();
  await page.getByRole('button', { name: 'Change date or people' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await shoot('ticket', 'changing', TWO_WIDTHS);
  await page.getByRole('button', { name: 'Never mind' }).last().click();
  await page.emulateMedia({ media: 'print' });
  await shoot('ticket', 'print', { schemes: ['light'] });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await shoot('ticket', 'canceled');
  await openPage(page, '/booking/65f0c0ffee0123456789abcd');
  await shoot('ticket', 'missing', TWO_WIDTHS);
});

test('a ticket with directions to the guide and an announcement', async ({
  page,
  context,
  shoot,
}) => {
  const ticket = await bookStartingSoon(page.request, 20, 0);
  const utcSaidAt = new Date().toISOString();
  await showTicket(page, { ...ticket, arrival: { state: 'late', minutes: 5, utcSaidAt } });
  await expect(page.getByText('I’m running 5 minutes late')).toBeVisible();
  await shoot('ticket', 'finding');
  await setPhonePosition(context, page.request, ticket, { north: -122, accuracy: 80 });
  await page.getByRole('button', { name: 'Point me there' }).click();
  await expect(page.getByText('so north is at the top')).toBeVisible();
  await shoot('ticket', 'finding-without-compass', TWO_WIDTHS);
  await turnPhone(page, 60);
  await expect(page.getByText('ahead, to your left').first()).toBeVisible();
  await shoot('ticket', 'finding-pointing');
});

test('my tours, canceled and past', async ({ page, shoot }) => {
  const next = await bookTicket(page.request);
  const canceled = await bookTicket(page.request, { tour: 'night.times-square', daysAhead: 8 });
  const later = await bookTicket(page.request, { tour: 'day.brooklyn-bridge', daysAhead: 10 });
  const past = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'].map((date) => ({
    ...next,
    id: date,
    departure: { ...next.departure, date, localDateTimeEnd: `${date}T12:30:00-05:00` },
  }));
  const byGuide = { by: 'guide', reason: 'A storm is coming.' };
  const tickets = [
    ...past,
    next,
    { ...canceled, status: 'CANCELLED', cancellation: byGuide },
    later,
  ];
  await page.route('/api/bookings', (route) => route.fulfill({ json: tickets }));
  await page.addInitScript(() => {
    localStorage.setItem('has_bookings', '1');
  });
  await openPage(page, MY_TOURS);
  await shoot('my-tours', 'guest');
});

test('a full date, and a party on the waitlist', async ({ page, shoot }) => {
  const ticket = await bookTicket(page.request);
  await page.route('/api/departures?**', async (route) => {
    const all = (await (await route.fetch()).json()) as object[];
    const full = { status: 'SOLD_OUT', vacancies: 0, capacity: 12 };
    await route.fulfill({ json: all.map((departure) => ({ ...departure, ...full })) });
  });
  await openPage(page, '/tours/central-park');
  await page.getByRole('link', { name: 'Choose a date' }).click();
  await page.getByRole('gridcell').locator('button:not([aria-disabled=true])').first().click();
  await shoot('tour', 'full', {
    scrollTarget: page.getByRole('button', { name: 'Join the waiting list' }),
  });

  const utcHeldUntil = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString();
  const waiting: Ticket = { ...ticket, id: '1', status: 'WAITING', wait: { ahead: 2 } };
  const held: Ticket = {
    ...ticket,
    id: '2',
    status: 'ON_HOLD',
    wait: { ahead: 0, utcHeldUntil },
  };
  const removed: Ticket = { ...waiting, status: 'EXPIRED', wait: { ahead: 0, removed: true } };
  for (const [name, state] of Object.entries({ waiting, held, removed })) {
    await showTicket(page, { ...state, id: ticket.id });
    await expect(page.getByRole('article')).toBeVisible();
    await shoot('ticket', name);
  }
  await page.route('/api/bookings', (route) => route.fulfill({ json: [held, waiting, ticket] }));
  await openPage(page, MY_TOURS);
  await shoot('my-tours', 'waiting');
});

test('a past tour before and after its removal', async ({ page, shoot }) => {
  const ticket = await bookTicket(page.request);
  await moveToPast(ticket);
  await openPage(page, `/booking/${ticket.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await shoot('ticket', 'past');
  await page.getByRole('button', { name: 'Take it off my list' }).click();
  await expect(page.getByText('It’s off your list.')).toBeVisible();
  await shoot('ticket', 'removed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your booking is back.')).toBeVisible();
  await openPage(page, MY_TOURS);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Taken off your list')).toBeVisible();
  await shoot('my-tours', 'removed');
});

test('a tour with a maximum party size', async ({ page, shoot }) => {
  const url = '/api/tours/day.central-park';
  const tour = (await (await page.request.get(url)).json()) as object;
  const json = { ...tour, maxPartySize: 2, languages: ['en', 'es'] };
  await page.route(url, (route) => route.fulfill({ json }));
  await openPage(page, '/tours');
  await page.getByRole('article').getByRole('link', { name: 'Central Park' }).click();
  await page.getByRole('link', { name: 'Choose a date' }).click();
  await page.getByRole('gridcell').locator('button:not([aria-disabled=true])').first().click();
  await shoot('tour', 'largest-party', { scrollTarget: page.getByLabel('Number of People') });
});

for (const list of lists) {
  const screen = screenNameOf(list.path);
  const { endpoints, places } = list;

  test.describe(list.title, () => {
    test.use({ list });

    test('a guest’s booking', async ({ tours, shoot }) => {
      await tours.open();
      await expect(tours.table.getByText('No tours yet')).toBeVisible();
      await shoot(screen, 'guest-empty');
      await tours.create({ people: '4' });
      await shoot(screen, 'guest');
    });

    test('without bookings', async ({ tours, shoot, signInNewUser }) => {
      await signInNewUser();
      await tours.open();
      await expect(tours.table.getByText('No tours yet')).toBeVisible();
      await shoot(screen, 'empty');
      await shoot(screen, 'empty-table', { scrollTarget: tours.table });
      await tours.fill();
      await shoot(screen, 'filled', { scrollTarget: tours.submit() });
    });

    test('while bookings load, and after an error', async ({
      page,
      tours,
      shoot,
      signInNewUser,
    }) => {
      await signInNewUser();
      await holdCalls(page, endpoints.getAll);
      await tours.open();
      await expect(page.locator(SKELETON)).toBeVisible();
      await shoot(screen, 'loading');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await failCalls(page, endpoints.getAll, 503, SERVICE_BREAK);
      await tours.open();
      await expect(tours.alert).toBeVisible();
      await shoot(screen, 'list-failed', { scrollTarget: tours.alert });
    });

    test('with bookings that are changed, created, and deleted', async ({
      page,
      tours,
      shoot,
      signInNewUser,
    }) => {
      await signInNewUser();
      await bookMany(page.request, list, 4);
      await tours.open();
      await expect(tours.rows).toHaveCount(4);
      await shoot(screen, 'bookings');
      await shoot(screen, 'bookings-table', { scrollTarget: tours.rows.last() });

      await tours.startEditing(places[1]);
      await shoot(screen, 'editing', { scrollTarget: tours.submit('Update Tour') });
      await tours.submit('Update Tour').click();
      await expect(tours.dialog).toBeVisible();
      await shoot(screen, 'dialog-edition');
      await tours.closeDialog();

      await tours.fill();
      await tours.submit().click();
      await expect(tours.dialog).toBeVisible();
      await shoot(screen, 'dialog-creation');
      await tours.closeDialog();
      await tours.delete(places[2]);
      await expect(tours.dialog).toBeVisible();
      await shoot(screen, 'dialog-deletion');
      await tours.closeDialog();
    });

    test('with departures that are nearly full, full, moved, or canceled', async ({
      page,
      tours,
      shoot,
      signInNewUser,
      isMobile,
    }) => {
      await signInNewUser();
      // No other test books this place on Fridays.
      const place = isMobile ? places[5] : (places.at(-1) ?? '');
      for (const week of [0, 1, 2, 3]) {
        const data = { place, day: 'Friday', date: dateOfWeekday('Friday', week), people: 2 };
        await expect(await page.request.post(endpoints.create, { data })).toBeOK();
      }
      const keyOf = (week: number) => ({ list, place, date: dateOfWeekday('Friday', week) });
      await setDepartures(
        { ...keyOf(0), capacity: 2 },
        { ...keyOf(1), capacity: 6 },
        {
          ...keyOf(2),
          startTime: '11:00',
          meetingPoint: 'Seward Park, at the gate on Canal Street',
          reason: 'A marathon blocks the bridge',
          revision: 1,
        },
        { ...keyOf(3), state: 'cancelled', reason: 'Snow', revision: 1 },
      );
      await tours.open();
      await expect(tours.rows.getByText('canceled: Snow', { exact: true })).toBeVisible();
      await shoot(screen, 'departures');
      await shoot(screen, 'departures-table', { scrollTarget: tours.rows.last() });
      await tours.fill({ place, day: 'Friday', people: '4' });
      await shoot(screen, 'departures-form', { scrollTarget: tours.date });
      await tours.people.fill('5');
      await tours.date.selectOption(dateOfWeekday('Friday', 1));
      await expect(tours.alert).toBeVisible();
      await shoot(screen, 'departures-too-many', { scrollTarget: tours.alert });
      await setDepartures({ ...keyOf(0), changeCutoffMinutes: 60 * 24 * 80 });
      await tours.open();
      await expect(tours.table).toContainText('too late to change');
      await shoot(screen, 'too-late', { scrollTarget: tours.rows.first() });
    });

    test('with a tour that starts twice a day', async ({ tours, shoot }) => {
      // No other test books this place.
      const place = places[4];
      await setTourSettings({ list, place }, { startTimes: ['10:00', '23:59'], cutoffMinutes: 0 });
      await setDepartures({
        list,
        place,
        date: dateOfWeekday('Friday', 0),
        start: '10:00',
        capacity: 4,
      });
      await tours.open();
      await tours.fill({ place, day: 'Friday', people: '5' });
      await expect(tours.time).toBeVisible();
      await shoot(screen, 'two-starts', { scrollTarget: tours.time });
    });

    test('with errors', async ({ page, tours, shoot, signInNewUser }) => {
      await signInNewUser();
      await bookMany(page.request, list, 3);
      await tours.open();
      await expect(tours.rows).toHaveCount(3);
      await tours.fill({ people: '101' });
      await tours.submit().click();
      await shoot(screen, 'too-many-people', { scrollTarget: tours.people });

      await refuseFields(page, list);
      await tours.fill();
      await tours.submit().click();
      await expect(tours.alert.first()).toBeVisible();
      await shoot(screen, 'fields-refused', { scrollTarget: tours.alert.first() });
      await page.unroute(endpoints.create);

      await refuseConnections(page, endpoints.create);
      await tours.submit().click();
      await expect(tours.alert).toContainText('The tour wasn’t saved.', { timeout: 15_000 });
      await shoot(screen, 'not-saved', { scrollTarget: tours.alert });

      await tours.open();
      await failCalls(page, `${endpoints.remove}/*`, 500);
      await tours.delete(places[1]);
      await expect(tours.alert).toContainText('The tour wasn’t deleted.');
      await shoot(screen, 'not-deleted', { scrollTarget: tours.alert });
    });

    test('with many bookings', async ({ page, tours, shoot, signInNewUser }) => {
      await signInNewUser();
      await bookMany(page.request, list, 30);
      await tours.open();
      await expect(tours.rows).toHaveCount(30);
      await shoot(screen, 'long');
      await shoot(screen, 'long-middle', { scrollTarget: tours.rows.nth(15) });
    });

    test('with bookings, in forced colors', async ({ page, tours, shoot, signInNewUser }) => {
      await signInNewUser();
      await bookMany(page.request, list, 3);
      await page.emulateMedia({ forcedColors: 'active' });
      await tours.open();
      await tours.startEditing(places[1]);
      await shoot(screen, 'editing-forced-colors', { scrollTarget: tours.submit('Update Tour') });
      await tours.submit('Update Tour').click();
      await expect(tours.dialog).toBeVisible();
      await shoot(screen, 'dialog-forced-colors');
    });

    test.describe('with double-size text', () => {
      test.use({ largeText: true });

      test(`${screen}, with bookings`, async ({ page, tours, shoot, signInNewUser }) => {
        await signInNewUser();
        await bookMany(page.request, list, 3);
        await tours.open();
        await tours.startEditing(places[1]);
        await shoot(screen, 'editing-text-200', { scrollTarget: tours.submit('Update Tour') });
        await tours.submit('Update Tour').click();
        await expect(tours.dialog).toBeVisible();
        await shoot(screen, 'dialog-text-200');
      });
    });
  });
}

/** Returns the first Monday at least this many weeks ahead. No other test books these Mondays. */
function mondayAhead(weeks: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 7 * weeks + ((8 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

/** Returns the departures of a month with days that are busy, quiet, full, and canceled. */
function sampleMonth(month: string) {
  const places = ['Central Park', 'Brooklyn Bridge', 'SOHO AND VILLAGES', 'Times Square'];
  const startTimes = ['10:00', '10:00', '13:15', '19:30'];
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  return days.flatMap((day) =>
    places.map((place, index) => {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      const isBooked = day === 12 || (day * (index + 2)) % 5 === 0;
      const people = isBooked ? 1 + ((day * (index + 3)) % 12) : 0;
      return {
        id: `${place} ${date}`,
        list: index === 3 ? 'night' : 'day',
        place,
        date,
        startTime: startTimes[index],
        lengthMinutes: 150,
        state: day === 20 && index === 0 ? 'cancelled' : 'open',
        capacity: 12,
        vacancies: 12 - people,
        people,
      };
    }),
  );
}

/** Returns the screen's name in the file names of screenshots. */
function screenNameOf(path: string): string {
  if (path === UNKNOWN_PATH) return 'missing';
  const list = lists.find((each) => each.path === path);
  return list?.title.split(' ')[0]?.toLowerCase() ?? (path.slice(1) || 'home');
}

/** Opens a page, and waits until it has loaded. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function refuseFields(page: Page, { endpoints }: List): Promise<void> {
  await failCalls(page, endpoints.create, 400, {
    errorMessage: 'Please look at the fields again.',
    errors: ['place', 'day', 'people'].map((field) => ({
      field,
      message: `Please choose a different ${field}.`,
    })),
  });
}
