import { expect, type Page } from '@playwright/test';
import { lists } from './lists';

const SITE = 'New York on Foot';

/** The pages that the build prerenders. */
export const builtPages = [
  { path: '/', title: SITE, text: 'Book your tour' },
  { path: '/about', title: `About · ${SITE}`, text: /five years|5 years/ },
  { path: '/gallery', title: `Customer gallery · ${SITE}`, text: 'Customer gallery' },
  { path: '/contact', title: `Contact · ${SITE}`, text: 'New York, USA' },
  { path: '/privacy', title: `Privacy · ${SITE}`, text: 'What is counted' },
  { path: '/signin', title: `Sign in · ${SITE}`, text: 'Password' },
  { path: '/signup', title: `Sign up · ${SITE}`, text: 'Email' },
  ...lists.map(({ path, title }) => ({
    path,
    title: `${title} · ${SITE}`,
    text: 'Details of your tour here:',
  })),
];

/** Pages that the API renders: the list of tours, a day tour, and a night tour. */
const renderedPages = [
  { path: '/tours', title: `All tours · ${SITE}`, text: 'Across the Brooklyn Bridge' },
  {
    path: '/tours/brooklyn-bridge',
    title: `Brooklyn Bridge: Across the Brooklyn Bridge to the waterfront · ${SITE}`,
    text: 'Our route',
  },
  {
    path: '/tours/times-square-by-night',
    title: `Times Square by night: Times Square at night, read by a local · ${SITE}`,
    text: 'Our route',
  },
];

/** All public pages, but with only two of the tours. */
export const pages = [...builtPages, ...renderedPages];

export const ACCOUNT = '/account';
export const MY_TOURS = '/my-tours';
export const RESET_PASSWORD = '/reset-password';
/** The visitor's own pages, which search engines don't index. */
export const privatePages = [ACCOUNT, MY_TOURS, RESET_PASSWORD];
/** The page of a booking that doesn't exist. It loads the same code as every ticket. */
export const TICKET = '/booking/65f0c0ffee0123456789abcd';

/** The items of the hamburger menu on phones. */
export const menu = [
  { label: 'HOME', path: '/' },
  { label: 'ABOUT', path: '/about' },
  { label: 'CUSTOMER GALLERY', path: '/gallery' },
  { label: 'CONTACT', path: '/contact' },
];

/** Opens the hamburger menu, which only phones have. */
export async function openMenu(page: Page): Promise<void> {
  // The loading screen covers the page until the session has been checked.
  await expect(page.locator('html')).not.toHaveAttribute('data-session', 'checking');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  if (await hamburger.isVisible()) await hamburger.click();
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'SIGN IN', exact: true })).toBeHidden();
}

export async function expectSignedOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'SIGN IN', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'SIGN UP', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeHidden();
}

/** Returns the token that the browser stores, or null. */
export function getStoredToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('access_token'));
}
