// @ts-check
// Visitors' common journeys on the site.
import assert from 'node:assert/strict';
import { newAccount } from './accounts.mjs';

const HOME_HEADING = 'New York at walking pace';
const FORM = { role: 'form', name: 'Creat your tour to your favorite attraction' };
const BOOKING_ROWS = { role: 'row', within: { role: 'table', name: 'Details of your tour here:' } };
const DIALOG = { role: 'dialog' };
const MAIN = { role: 'main' };
const LOG_OUT = { role: 'button', name: 'LOG OUT' };

/** @param {import('./page.mjs').Page} page */
export async function visitPages(page) {
  await page.open('/');
  await page.see({ role: 'heading', name: HOME_HEADING });
  await page.expectFits();

  await page.click({ role: 'link', name: 'Read the story' });
  await expectPage(page, '/about', 'A guide, a city, five years on foot');
  await goTo(page, 'CUSTOMER GALLERY');
  await expectPage(page, '/gallery', 'Customer gallery');
  await page.click({ role: 'button', name: 'Pause' });
  await expectPhoto(page, 1);
  for (const [arrow, photo] of /** @type {const} */ ([
    ['Next photo', 2],
    ['Next photo', 3],
    ['Previous photo', 2],
  ])) {
    await page.click({ role: 'button', name: arrow });
    await expectPhoto(page, photo);
  }
  await goTo(page, 'CONTACT');
  await expectPage(page, '/contact', 'Contact');
  await page.see({ role: 'link', name: /@/ });

  await page.open('/no/such/corner');
  await page.see({ role: 'heading', name: 'This corner isn’t on the map' });
  await page.expectFits();
  await page.click({ role: 'link', name: 'Back to the home page' });
  await expectPage(page, '/', HOME_HEADING);
}

/** @param {import('./page.mjs').Page} page */
export async function bookTour(page) {
  await page.open('/serviceone');
  await page.expectCount({ ...BOOKING_ROWS, text: /No tours yet/ }, 1);
  await book(page, 'Central Park', 'Tuesday', '3');
  await closeDialog(page, 'Tour Creation', 'The tour has been created ✅');
  await page.see({ ...BOOKING_ROWS, text: /Central Park.*Tuesday, .* 3\b/ });
  await page.expectFits();

  const row = { ...BOOKING_ROWS, text: /Central Park/ };
  await page.click({ role: 'button', name: 'Edit', within: row });
  const people = { role: 'field', name: 'Number of People', within: FORM };
  await page.fill(people, '5');
  await page.click({ role: 'button', name: 'Update Tour', within: FORM });
  await closeDialog(page, 'Tour Edition', 'The tour has been updated ✅');
  await page.see({ ...BOOKING_ROWS, text: /Central Park.*Tuesday, .* 5\b/ });

  await page.click({ role: 'button', name: 'Delete', within: row });
  await page.see({ role: 'dialog', text: /The tour has been deleted ✅/ });
  await page.expectCount(row, 0);
  await page.click({ role: 'button', name: 'Undo', within: DIALOG });
  await page.see({ role: 'status', text: 'The tour is back in your list.' });
  await page.expectCount(DIALOG, 0);
  await page.see(row);

  await page.open('/serviceone');
  await page.see(row);
  await page.click({ role: 'button', name: 'Delete', within: row });
  await closeDialog(page, 'Tour Deletion', 'The tour has been deleted ✅');
  await page.expectCount(row, 0);
}

/**
 * @param {import('./page.mjs').Page} page
 * @param {import('./run-journey.mjs').JourneyTools} tools
 */
export async function bookTourByDate(page, { api }) {
  await page.open('/tours/central-park');
  await page.see({ role: 'heading', name: 'Central Park' });
  await page.expectFits();
  await page.click({ role: 'link', name: 'Choose a date' });
  await page.expectFocus({ role: 'heading', name: 'Choose a date' });
  const { day, isNextMonth } = await api.findOpenDay();
  if (isNextMonth) await page.click({ role: 'button', name: 'Next month' });
  await page.click({ role: 'button', name: RegExp(`^${day}: 10:00 AM`) });
  const dayGroup = { role: 'group', name: day };
  await page.expectFocus(dayGroup);
  await page.expectFits();
  await page.click({ role: 'button', name: 'More people', within: dayGroup });
  await page.click({ role: 'button', name: 'Next: how to reach you' });
  await page.expectFocus({ role: 'group', name: 'How to reach you' });
  await page.fill({ role: 'field', name: 'Your name' }, 'Ada Walker');
  await page.fill({ role: 'field', name: 'Your email' }, 'ada@example.com');
  await page.expectFits();
  await page.click({ role: 'button', name: 'Book for 10:00 AM' });
  await page.expectFocus({ role: 'heading', name: 'You’re booked' });
  await page.click({ role: 'link', name: 'See your ticket' });
  await page.see({ role: 'article', text: RegExp(`central park.*${day}.*3 people`, 'i') });
  await page.expectFits();
}

/**
 * Opens a ticket with its link, in a browser that didn't have access to the booking, and cancels and restores the
 * booking.
 * @param {import('./page.mjs').Page} page
 * @param {import('./run-journey.mjs').JourneyTools} tools
 */
export async function openTicket(page, { api }) {
  const { day, link } = await api.bookWithTicketLink();
  await page.open(link);
  const ticket = { role: 'article', text: RegExp(`central park.*${day}`, 'i') };
  await page.see(ticket);
  await page.waitFor('the secret to be removed from the URL', async () => {
    assert.equal(await page.browser.run(() => location.hash), '');
  });
  await page.expectFits();
  await page.click({ role: 'button', name: 'Cancel this booking' });
  await page.see({ role: 'heading', name: 'You’ve canceled this booking' });
  await page.see({ ...ticket, text: /canceled/i });
  await page.expectFits();
  await page.click({ role: 'button', name: 'Undo' });
  await page.see({ role: 'status', text: 'Your booking is back.' });
  await page.see({ ...ticket, text: /booked/i });
}

/** @param {import('./page.mjs').Page} page */
export async function signInAndOut(page) {
  const account = newAccount();
  await page.open('/serviceone');
  await book(page, 'Brooklyn Bridge', 'Friday', '2');
  await closeDialog(page, 'Tour Creation', 'The tour has been created ✅');
  const row = { ...BOOKING_ROWS, text: /Brooklyn Bridge/ };

  await page.click({ role: 'link', name: 'SIGN UP' });
  await expectPage(page, '/signup', 'Sign up');
  await page.fill({ role: 'field', name: 'Username' }, account.username);
  await page.fill({ role: 'field', name: 'Email' }, account.email);
  await page.fill({ role: 'field', name: 'Password' }, account.password);
  await page.click({ role: 'button', name: 'Sign up', within: MAIN });
  await expectPage(page, '/', HOME_HEADING);
  await page.click({ role: 'link', name: 'DAY SERVICES' });
  await page.see(row);

  await page.click(LOG_OUT);
  await expectPage(page, '/signin', 'Sign in');
  await signIn(page, { ...account, password: 'not the password' });
  await page.see({ role: 'alert', text: 'Invalid credentials' });
  await signIn(page, account);
  await expectPage(page, '/', HOME_HEADING);
  await page.click({ role: 'link', name: 'DAY SERVICES' });
  await page.see(row);

  await page.click(LOG_OUT);
  await page.see({ role: 'link', name: 'SIGN IN' });
  await page.expectCount(LOG_OUT, 0);
  await page.open('/serviceone');
  await page.expectCount({ ...BOOKING_ROWS, text: /No tours yet/ }, 1);
}

/**
 * @param {import('./page.mjs').Page} page with the form
 * @param {import('./accounts.mjs').Account} account
 */
export async function signIn(page, { username, password }) {
  await page.fill({ role: 'field', name: 'Username' }, username);
  await page.fill({ role: 'field', name: 'Password' }, password);
  await page.click({ role: 'button', name: 'Sign in', within: MAIN });
}

/**
 * Goes to a page through the menu, which is collapsed on a phone.
 * @param {import('./page.mjs').Page} page
 * @param {string} name
 */
async function goTo(page, name) {
  const link = { role: 'link', name, within: { role: 'banner' } };
  if (page.isPhone) await page.click({ role: 'button', name: 'Menu' });
  await page.click(link);
}

/**
 * @param {import('./page.mjs').Page} page
 * @param {number} photoNumber
 */
async function expectPhoto(page, photoNumber) {
  await page.waitFor(`photo ${photoNumber}`, async () => {
    const dot = await page.see({ role: 'button', name: `Photo ${photoNumber} of 5` });
    assert.ok(dot.isCurrent);
  });
}

/**
 * Checks that a page has loaded, and that its main content has the focus.
 * @param {import('./page.mjs').Page} page
 * @param {string} path
 * @param {string} heading
 */
async function expectPage(page, path, heading) {
  await page.expectPath(path);
  await page.see({ role: 'heading', name: heading, within: MAIN });
  await page.expectFocus(MAIN);
  await page.expectFits();
}

/**
 * @param {import('./page.mjs').Page} page
 * @param {string} place
 * @param {string} day
 * @param {string} people
 */
async function book(page, place, day, people) {
  // Types only the first word of a place, since a space opens the list in some browsers.
  await page.choose({ role: 'field', name: 'Place', within: FORM }, place.split(' ')[0] ?? '');
  await page.choose({ role: 'field', name: 'Day', within: FORM }, day);
  await page.fill({ role: 'field', name: 'Number of People', within: FORM }, people);
  await page.click({ role: 'button', name: 'Create Tour', within: FORM });
}

/**
 * @param {import('./page.mjs').Page} page
 * @param {string} title
 * @param {string} text
 */
async function closeDialog(page, title, text) {
  await page.see({ role: 'dialog', name: title, text: RegExp(text) });
  const okButton = { role: 'button', name: 'Ok', within: DIALOG };
  await page.expectFocus(okButton);
  await page.click(okButton);
  await page.expectCount(DIALOG, 0);
}
