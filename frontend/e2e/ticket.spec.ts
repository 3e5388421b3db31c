import type { Page, Request } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsWidths } from './support/accessibility';
import { refuseConnections, failCalls } from './support/network';
import { expect, test } from './support/test';
import {
  bookInOtherBrowser,
  bookTicket,
  CONTACT,
  showTicket,
  type Ticket,
} from './support/tickets';

const MISSING_BOOKING = '/booking/65f0c0ffee0123456789abcd';
const today = newYorkDate(new Date());

const ticketOf = (page: Page) => page.getByRole('article');

test('a visitor sees all details on a ticket, and changes, cancels, and restores the booking @widths', async ({
  page,
}) => {
  const ticket = await bookTicket(page.request);
  await page.goto(`/booking/${ticket.id}`);
  await expect(page).toHaveTitle(/^Your ticket/);
  const { date, meetingPoint } = ticket.departure;
  for (const text of ['Central Park', formatDayAndDate(date), '10:00 AM to 12:30 PM', '2 people']) {
    await expect(ticketOf(page)).toContainText(text);
  }
  await expect(ticketOf(page)).toContainText(meetingPoint);
  await expect(ticketOf(page)).toContainText(/the sun sets at/i);
  const meeting = page.getByRole('region', { name: 'Where we meet' });
  await expect(meeting).toContainText('How to find me');
  await expect(meeting.getByRole('img', { name: /^Map of the route/ })).toBeVisible();

  await page.getByRole('button', { name: 'Change date or people' }).click();
  const form = page.getByRole('form', { name: 'Change your booking' });
  await expect(form.getByRole('gridcell', { selected: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save the change' })).toBeDisabled();
  const laterDate = await findOpenDate(page, addDays(date, 1));
  const cell = form.getByRole('button', { name: `${formatDayAndDate(laterDate)}:` });
  while ((await cell.count()) === 0) await form.getByRole('button', { name: 'Next month' }).click();
  await cell.click();
  const dateGroup = form.getByRole('group', { name: formatDayAndDate(laterDate) });
  await expect(dateGroup).toBeFocused();
  await dateGroup.getByRole('button', { name: 'More people' }).click();
  await dateGroup.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been changed' })).toBeVisible();
  await expect(ticketOf(page)).toContainText(formatDayAndDate(laterDate));
  await expect(ticketOf(page)).toContainText('3 people');

  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByText('You’ve canceled this booking')).toBeInViewport();
  await expect(ticketOf(page)).toContainText('Canceled');
  await expect(page.getByRole('button', { name: 'Change date or people' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your booking is back.')).toBeVisible();
  await expect(ticketOf(page)).toContainText('Booked');
  await page.reload();
  await expect(ticketOf(page)).toContainText('3 people');
});

test('a ticket is accessible in every state', async ({ page }) => {
  const ticket = await bookTicket(page.request, { contact: { ...CONTACT, note: 'A stroller' } });
  await page.goto(`/booking/${ticket.id}`);
  await page.locator('summary').click();
  await expectAccessible(page, 'a ticket');
  await page.getByRole('button', { name: 'Change date or people' }).click();
  await page.getByRole('button', { name: 'Change contact' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expectAccessible(page, 'a ticket’s forms');
  await page.getByRole('button', { name: 'Never mind' }).last().click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByText('You’ve canceled this booking')).toBeVisible();
  await expectAccessible(page, 'a canceled ticket');
});

test('a ticket shows that it wasn’t mailed', async ({ page }) => {
  const ticket = await bookTicket(page.request);
  await showTicket(page, { ...ticket, unmailed: true });
  const heading = page.getByRole('heading', { name: 'We couldn’t email you about this' });
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'a ticket that wasn’t mailed');
  await expectFitsWidths(page);

  // The page doesn't promise a link that can't be mailed.
  const email = CONTACT.email;
  const wait = { ahead: 0, unconfirmed: true as const, utcHeldUntil: inAnHour() };
  await showTicket(page, { ...ticket, status: 'ON_HOLD', wait, unmailed: true });
  await expect(page.getByText(`We couldn’t send a link to ${email}`)).toBeVisible();
  await expect(page.getByText('Check your spam folder')).toHaveCount(0);
  await expect(heading).toHaveCount(0);
  await expectAccessible(page, 'a hold whose link wasn’t mailed');
});

function inAnHour(): string {
  return new Date(Date.now() + 60 * 60 * 1000).toISOString();
}

test('a ticket for a night tour is dark', async ({ page }) => {
  const ticket = await bookTicket(page.request, { tour: 'night.times-square' });
  await page.goto(`/booking/${ticket.id}`);
  await expect(ticketOf(page)).toHaveCSS('color-scheme', 'dark');
  await expect(ticketOf(page)).toContainText(/Dark from the start|sun sets/);
  await expectAccessible(page, 'a ticket by night');
});

test('a ticket can be used with the keyboard alone @desktop', async ({ page }) => {
  const ticket = await bookTicket(page.request);
  await page.goto(`/booking/${ticket.id}`);
  await expect(ticketOf(page)).toBeVisible();
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeFocused();
  await page.getByRole('button', { name: 'Change date or people' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Change your booking' })).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Never mind' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change date or people' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The notice about the cancellation and its Undo button come next.
  await expect(page.getByText('You’ve canceled this booking')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your booking is back.')).toBeVisible();
});

test('a ticket asks for a missing contact, and shows an error for an invalid field', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400/);
  await page.request.post('/api/guest');
  const data = { place: 'Central Park', day: 'Monday', people: 2 };
  const { _id } = (await (await page.request.post('/api/new', { data })).json()) as { _id: string };
  await page.goto(`/booking/${_id}`);
  const contact = page.getByRole('region', { name: 'How the guide reaches you' });
  await expect(contact).toContainText('no way to reach you yet');
  await contact.getByRole('button', { name: 'Leave your contact' }).click();
  const form = contact.getByRole('form');
  await form.getByLabel('Your name').fill('Ada Walker');
  await form.getByLabel('Your phone number').fill('12');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(form.getByLabel('Your phone number')).toHaveAccessibleDescription(
    /must be a phone number/,
  );
  await form.getByLabel('Your phone number').fill('(212) 555-0100');
  await form.getByLabel('WhatsApp').check();
  await form.getByLabel('A note').fill('A stroller');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact).toContainText('+12125550100 on WhatsApp');
  await expect(contact).toContainText('A stroller');
  await expect(contact.getByRole('status')).toHaveText('Saved. The guide can reach you now.');
});

test('a change that the server refuses shows an error, and stays in the form', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/409/);
  const ticket = await bookTicket(page.request);
  await page.goto(`/booking/${ticket.id}`);
  await page.getByRole('button', { name: 'Change date or people' }).click();
  await page.getByRole('button', { name: 'More people' }).click();
  const message = 'There are no more spots on that date.';
  await page.route(`/api/bookings/${ticket.id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { errorMessage: message, errors: [{ field: 'date', message }] },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByLabel('Number of People')).toHaveValue('3');
});

test.describe('a manage link', () => {
  test('opens its booking in a different browser, and disappears from the URL', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { ticket, link } = await bookInOtherBrowser(browser, baseURL);
    await page.goto(link);
    await expect(ticketOf(page)).toContainText('Central Park');
    await expect(page).toHaveURL(`/booking/${ticket.id}`);
    // The link's access survives a reload, and doesn't create a guest.
    await page.reload();
    await expect(ticketOf(page)).toContainText('Central Park');
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/^booking_/)]);
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your booking is back.')).toBeVisible();
    await page.getByRole('link', { name: 'About this tour' }).click();
    await page.goBack();
    await expect(ticketOf(page)).toContainText('Central Park');
    await expectFitsWidths(page);
  });

  test('doesn’t leak its secret', async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { ticket, link } = await bookInOtherBrowser(browser, baseURL);
    const [, secret = ''] = link.split('#');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(link);
    await expect(ticketOf(page)).toBeVisible();
    await page.locator('summary').click();
    const getLinkUrls = () =>
      page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Calendar file/ }).click();
    const stream = await (await download).createReadStream();
    const text = (await stream.setEncoding('utf8').toArray()).join('');
    expect(text).toContain('Central Park');

    await page.evaluate(() => {
      Object.assign(navigator, {
        share: (shared: object) => {
          document.body.dataset.shared = JSON.stringify(shared);
          return Promise.resolve();
        },
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.locator('body').getAttribute('data-shared');
    expect(shared).toContain('/tours/central-park');
    expect(shared).not.toContain(ticket.id);

    const urlsAndTexts = [...(await getLinkUrls()), page.url(), text, shared ?? ''];
    const stored = await page.evaluate(() =>
      JSON.stringify([
        ...Object.entries(localStorage),
        ...Object.entries(sessionStorage),
        history.state,
        document.cookie,
      ]),
    );
    for (const value of [...urlsAndTexts, stored, await page.content()]) {
      expect(value).not.toContain(secret);
    }
    for (const request of requests) {
      const { referer = '' } = await request.allHeaders();
      expect(referer, request.url()).not.toContain(ticket.id);
      expect(`${request.url().split('#')[0] ?? ''} ${referer}`).not.toContain(secret);
      // Only one call contains the secret, in its body.
      const isExchange = request.url().endsWith('/access');
      expect((request.postData() ?? '').includes(secret), request.url()).toBe(isExchange);
    }
    expect(requests.filter((request) => request.url().endsWith('/access'))).toHaveLength(1);

    // The link is copied only on request.
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link is on your clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(link, baseURL).href,
    );
  });

  test('renews its access while the page is open', async ({
    page,
    expectErrors,
    browser,
    baseURL,
  }) => {
    expectErrors(/401/);
    const { link } = await bookInOtherBrowser(browser, baseURL);
    await page.goto(link);
    await expect(ticketOf(page)).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(page.getByText('You’ve canceled this booking')).toBeVisible();
  });

  test('can be copied, to open the booking in a different browser', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ticket = await bookTicket(page.request);
    await page.goto(`/booking/${ticket.id}`);
    const copyButton = page.getByRole('button', { name: 'Copy the link to this booking' });
    await expect(copyButton).toHaveAccessibleDescription(/can change and cancel the booking/);
    await copyButton.click();
    await expect(page.getByText('The link is on your clipboard.')).toBeVisible();
    const copiedUrl = await page.evaluate(() => navigator.clipboard.readText());
    const otherPage = await (await browser.newContext({ baseURL })).newPage();
    await otherPage.goto(copiedUrl);
    await expect(otherPage.getByRole('article')).toContainText('Central Park');
    await otherPage.close();
  });

  test('shows what to do if its secret is wrong', async ({
    page,
    expectErrors,
    browser,
    baseURL,
  }) => {
    expectErrors(/404/, /401/);
    const { ticket } = await bookInOtherBrowser(browser, baseURL);
    await page.goto(`/booking/${ticket.id}#q83vEjRWeJq83vEjRWeJqw`);
    await expect(page.getByRole('alert')).toContainText('This link doesn’t open a booking');
    await expect(page).toHaveURL(`/booking/${ticket.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'See all tours' })).toBeVisible();
    await expectAccessible(page, 'a wrong link');
  });

  test('opens the owner’s booking even if its secret is wrong', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    const ticket = await bookTicket(page.request);
    await page.goto(`/booking/${ticket.id}#q83vEjRWeJq83vEjRWeJqw`);
    await expect(ticketOf(page)).toContainText('Central Park');
  });

  test('stays in the URL while the server can’t be reached', async ({
    page,
    expectErrors,
    browser,
    baseURL,
  }) => {
    expectErrors(/REFUSED/);
    const { ticket, link } = await bookInOtherBrowser(browser, baseURL);
    const url = `/api/bookings/${ticket.id}/access`;
    await refuseConnections(page, url);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Your booking couldn’t be loaded.');
    await expect(page).toHaveURL(link);
    await page.unroute(url);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(ticketOf(page)).toBeVisible();
    await expect(page).toHaveURL(`/booking/${ticket.id}`);
  });
});

test('a visitor without access sees how to get it', async ({
  page,
  expectErrors,
  browser,
  baseURL,
}) => {
  expectErrors(/401/, /404/);
  const { ticket } = await bookInOtherBrowser(browser, baseURL);
  await page.goto(`/booking/${ticket.id}`);
  await expect(page.getByRole('alert')).toContainText('This booking is private');
  await page.request.post('/api/guest');
  await page.goto(MISSING_BOOKING);
  await expect(page.getByRole('alert')).toContainText('We can’t find this booking');
  await page.getByRole('main').getByRole('link', { name: 'See all tours' }).click();
  await expect(page).toHaveURL('/tours');
});

test('a ticket can be loaded again after a server error', async ({ page, expectErrors }) => {
  expectErrors(/500/);
  const ticket = await bookTicket(page.request);
  const url = `/api/bookings/${ticket.id}`;
  await failCalls(page, url, 500, { errorMessage: 'Something went wrong on our side.' });
  await page.goto(`/booking/${ticket.id}`);
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await page.unroute(url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(ticketOf(page)).toBeVisible();
});

test('a ticket shows the guide’s text for the price', async ({ page }) => {
  const ticket = await bookTicket(page.request);
  const tour = (await (await page.request.get(`/api/tours/${ticket.tour}`)).json()) as object;
  const price = { text: '$40 each, children for free', isPayWhatYouWish: false };
  await page.route('/api/tours/*', (route) => route.fulfill({ json: { ...tour, price } }));
  await page.goto(`/booking/${ticket.id}`);
  await expect(ticketOf(page)).toContainText(price.text);
});

test('a party can grow up to the tour’s maximum', async ({ page }) => {
  const ticket = await bookTicket(page.request);
  const tour = (await (await page.request.get(`/api/tours/${ticket.tour}`)).json()) as object;
  const openWithMaximum = async (maxPartySize: number) => {
    await page.route('/api/tours/*', (route) => route.fulfill({ json: { ...tour, maxPartySize } }));
    await page.goto(`/booking/${ticket.id}`);
    await page.getByRole('button', { name: 'Change date or people' }).click();
  };
  const people = page.getByLabel('Number of People');
  const moreButton = page.getByRole('button', { name: 'More people' });
  await openWithMaximum(3);
  await expect(people).toHaveAccessibleDescription(/^Up to 3 people per booking\./);
  await moreButton.click();
  await expect(people).toHaveValue('3');
  await expect(moreButton).toHaveAttribute('aria-disabled', 'true');
  // A party that booked before the guide lowered the maximum may keep its size.
  await openWithMaximum(1);
  await expect(people).toHaveAccessibleDescription(/^Up to 2 people/);
  await expect(moreButton).toHaveAttribute('aria-disabled', 'true');
});

test('a ticket works without its tour’s texts', async ({ page, expectErrors }) => {
  expectErrors(/404/);
  const ticket = await bookTicket(page.request);
  await failCalls(page, '/api/tours/*', 404, { errorMessage: 'There is no such tour.' });
  await page.goto(`/booking/${ticket.id}`);
  const meeting = page.getByRole('region', { name: 'Where we meet' });
  await expect(meeting).toContainText(ticket.departure.meetingPoint);
  await expect(meeting.getByRole('img')).toHaveCount(0);
});

test.describe('a ticket', () => {
  const states: {
    name: string;
    change: (ticket: Ticket) => Partial<Ticket>;
    texts: RegExp[];
    links: string[];
  }[] = [
    {
      name: 'was canceled by the guide',
      change: () => ({
        status: 'CANCELLED',
        cancellation: { by: 'guide', reason: 'Ice on the path' },
      }),
      texts: [/The guide canceled this tour/, /Ice on the path\./],
      links: ['Choose another date', 'See all tours'],
    },
    {
      name: 'was canceled too long ago to be restored',
      change: () => ({ status: 'CANCELLED', cancellation: { by: 'visitor' } }),
      texts: [/You’ve canceled this booking/],
      links: ['Choose another date', 'See all tours'],
    },
    {
      name: 'was moved',
      change: () => ({ moved: { from: today, reason: 'A parade', at: new Date().toISOString() } }),
      texts: [/The guide moved this tour/, /It was on .* and is now on .*A parade\./],
      links: [],
    },
    {
      name: 'was changed',
      change: ({ departure }) => ({
        changed: true,
        departure: { ...departure, revision: 1, reason: 'The gate is closed' },
      }),
      texts: [/The guide changed this tour: it starts at 10:00 AM.*The gate is closed/],
      links: [],
    },
    {
      name: 'is past',
      change: ({ departure }) => ({
        departure: {
          ...departure,
          date: '2026-01-05',
          localDateTimeStart: '2026-01-05T10:00:00-05:00',
          localDateTimeEnd: '2026-01-05T12:30:00-05:00',
        },
      }),
      texts: [/This tour is over/],
      links: ['Walk it again', 'See all tours'],
    },
    {
      name: 'can’t be changed anymore',
      change: ({ departure }) => ({
        departure: { ...departure, utcChangeCutoffAt: new Date(Date.now() - 60_000).toISOString() },
      }),
      texts: [/It’s too late to change this/],
      links: ['Get in touch'],
    },
  ];
  for (const { name, change, texts, links } of states) {
    test(`shows that it ${name}`, async ({ page }) => {
      const ticket = await bookTicket(page.request);
      const changed = { ...ticket, ...change(ticket) };
      await showTicket(page, changed);
      await expect(ticketOf(page)).toContainText(formatDayAndDate(changed.departure.date));
      const main = page.getByRole('main');
      for (const text of texts) await expect(main).toContainText(text);
      for (const link of links) await expect(main.getByRole('link', { name: link })).toBeVisible();
      const isChangeable = name === 'was moved' || name === 'was changed';
      await expect(main.getByRole('button', { name: /^Change date/ })).toHaveCount(
        isChangeable ? 1 : 0,
      );
      await expectAccessible(page, name);
    });
  }
});

test('a ticket omits the tour’s usual meeting point if the guide has changed it', async ({
  page,
}) => {
  const ticket = await bookTicket(page.request);
  const meetingPoint = 'City Hall Park, by the fountain';
  await showTicket(page, { ...ticket, departure: { ...ticket.departure, meetingPoint } });
  const meeting = page.getByRole('region', { name: 'Where we meet' });
  await expect(meeting).toContainText(meetingPoint);
  await expect(meeting.getByRole('link', { name: `Show on a map: ${meetingPoint}` })).toBeVisible();
  await expect(meeting.getByRole('link', { name: 'About this tour' })).toBeVisible();
  await expect(meeting).not.toContainText('How to find me');
  await expect(meeting.getByRole('img')).toHaveCount(0);
});

test('a ticket shows the guide’s phone number, but not the example', async ({ page }) => {
  const { id } = await bookTicket(page.request);
  await page.goto(`/booking/${id}`);
  const meeting = page.getByRole('region', { name: 'Where we meet' });
  await expect(meeting).toBeVisible();
  await expect(page.getByText('Call your guide')).toHaveCount(0);
  await page.route(`/booking/${id}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('+1 212 555 0142', '+1 646 555 0123')
      .replaceAll('+12125550142', '+16465550123');
    await route.fulfill({ response, body: html });
  });
  await page.reload();
  const phone = meeting.getByRole('link', { name: '+1 646 555 0123' });
  await expect(phone).toHaveAttribute('href', 'tel:+16465550123');
  await expectAccessible(page, 'a ticket with a phone number');
});

test('a ticket prints on half a page, without controls @desktop', async ({ page }) => {
  const ticket = await bookTicket(page.request);
  await page.goto(`/booking/${ticket.id}`);
  await expect(ticketOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The printable area of half a Letter page.
  await page.setViewportSize({ width: 703, height: 415 });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Where we meet' })).toContainText(
    'yellow umbrella',
  );
  await page.screenshot({ path: test.info().outputPath('print.png'), fullPage: true });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(528 - 57);
  for (const text of await page.locator('main :is(h2, h3, p, dt, dd):visible').all()) {
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('the form on the list’s page leads to the ticket', async ({ page, tours }) => {
  await tours.open();
  await tours.fill();
  await tours.submit().click();
  await tours.expectDialog('Tour Creation', 'The tour has been created ✅');
  await tours.dialog.getByRole('link', { name: 'See your ticket' }).click();
  await expect(page).toHaveURL(/\/booking\/[0-9a-f]{24}$/);
  await expect(ticketOf(page)).toContainText('Central Park');
  await page.goBack();
  await tours.row('Central Park').getByRole('link', { name: 'Central Park' }).click();
  await expect(ticketOf(page)).toContainText('Central Park');
  await expectFitsWidths(page);
});

test('a visitor without access opens the booking by entering its link', async ({
  page,
  browser,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/401/);
  const { ticket, link } = await bookInOtherBrowser(browser, baseURL);
  await page.goto(`/booking/${ticket.id}`);
  await expect(page.getByRole('alert')).toContainText('private');
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    link.slice(link.indexOf('#')),
  );
  await expect(ticketOf(page)).toContainText('Central Park');
  await expect(page).toHaveURL(`/booking/${ticket.id}`);
});

/** Returns the first date with vacancies on or after the given date. */
async function findOpenDate(page: Page, from: string): Promise<string> {
  const query = new URLSearchParams({ list: 'day', place: 'Central Park', from });
  const response = await page.request.get(`/api/departures?${query.toString()}`);
  const departures = (await response.json()) as { date: string; status: string }[];
  return departures.find(({ status }) => status === 'AVAILABLE')?.date ?? '';
}
