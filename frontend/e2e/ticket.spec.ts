import type { Page, Request } from '@playwright/test';
import { addDays } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { expect, test } from './support/test';
import { bookInOtherBrowser, bookTicket, CONTACT, showTicket } from './support/tickets';

const ticketOf = (page: Page) => page.getByRole('article');

test('a visitor sees all details on a ticket, and can change, cancel, and restore the booking @widths', async ({
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
  await expectFitsBothWidths(page);
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
  await page.getByRole('button', { name: 'Change contact details' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expectAccessible(page, 'a ticket’s forms');
  await page.getByRole('button', { name: 'Never mind' }).last().click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByText('You’ve canceled this booking')).toBeVisible();
  await expectAccessible(page, 'a canceled ticket');
  const cancellation = { by: 'guide' as const, reason: 'Ice on the path' };
  await showTicket(page, { ...ticket, status: 'CANCELLED', cancellation, unmailed: true });
  await expect(page.getByText('The guide canceled this tour')).toBeVisible();
  await expectAccessible(page, 'a ticket that the guide canceled');
});

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

test.describe('a manage link', () => {
  test('can be copied to open the booking in a different browser, and disappears from the URL', async ({
    page,
    browser,
    baseURL,
  }) => {
    const otherContext = await browser.newContext({
      baseURL,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const otherPage = await otherContext.newPage();
    const ticket = await bookTicket(otherPage.request);
    await otherPage.goto(`/booking/${ticket.id}`);
    const copyButton = otherPage.getByRole('button', { name: 'Copy the link to this booking' });
    await expect(copyButton).toHaveAccessibleDescription(/can change and cancel the booking/);
    await copyButton.click();
    await expect(otherPage.getByText('The link is on your clipboard.')).toBeVisible();
    const link = await otherPage.evaluate(() => navigator.clipboard.readText());
    await otherContext.close();

    await page.goto(link);
    await expect(ticketOf(page)).toContainText('Central Park');
    await expect(page).toHaveURL(`/booking/${ticket.id}`);
    // The browser still has access after a reload, and no guest has been created.
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
    await expectFitsBothWidths(page);
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

    // This button copies the link.
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link is on your clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(link, baseURL).href,
    );
  });
});

test('a ticket shows the guide’s phone number, but not the example number', async ({ page }) => {
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

/** Returns the first date with vacancies on or after the given date. */
async function findOpenDate(page: Page, from: string): Promise<string> {
  const query = new URLSearchParams({ list: 'day', place: 'Central Park', from });
  const response = await page.request.get(`/api/departures?${query.toString()}`);
  const departures = (await response.json()) as { date: string; status: string }[];
  return departures.find(({ status }) => status === 'AVAILABLE')?.date ?? '';
}
