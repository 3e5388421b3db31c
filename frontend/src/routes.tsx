import type { ComponentType } from 'react';
import { content } from './content';

export interface Page {
  path: string;
  /** The file that the page is rendered to when the site is built. */
  file: string;
  title: string;
  /** What a search engine shows of it. */
  description: string;
  /** Fetches the code of the page, once. */
  load: () => Promise<ComponentType>;
}

/** The whole site in one table. Each page's code is apart: whoever reads one waits for no other's. */
export const pages: readonly Page[] = [
  page(
    '/',
    content.siteName,
    content.home.blurb,
    async () => (await import('./home/HomePage')).HomePage,
    'index.html',
  ),
  page(
    '/about',
    'About',
    content.about.lead,
    async () => (await import('./about/AboutPage')).AboutPage,
  ),
  page(
    '/gallery',
    'Customer gallery',
    content.gallery.lead,
    async () => (await import('./gallery/GalleryPage')).GalleryPage,
  ),
  page(
    '/contact',
    'Contact',
    content.contact.lead,
    async () => (await import('./contact/ContactPage')).ContactPage,
  ),
  page(
    '/signin',
    'Sign in',
    content.signIn.lead,
    async () => (await import('./auth/SignInPage')).SignInPage,
  ),
  page(
    '/signup',
    'Sign up',
    content.signUp.lead,
    async () => (await import('./auth/SignUpPage')).SignUpPage,
  ),
  page(
    '/serviceone',
    'Day services',
    content.day.text,
    async () => (await import('./tours/ToursPage')).DayToursPage,
  ),
  page(
    '/servicetwo',
    'Night services',
    content.night.text,
    async () => (await import('./tours/ToursPage')).NightToursPage,
  ),
];

export const notFoundPage = page(
  '*',
  'Not found',
  'There is no page at this address.',
  async () => (await import('./not-found/NotFoundPage')).NotFoundPage,
  '404.html',
);

/** The page at an address; the one that says so where there is none. */
export function pageAt(pathname: string): Page {
  return pages.find(({ path }) => path === pathname) ?? notFoundPage;
}

function page(
  path: string,
  title: string,
  description: string,
  fetchCode: () => Promise<ComponentType>,
  file = `${path.slice(1)}.html`,
): Page {
  const fullTitle = title === content.siteName ? title : `${title} · ${content.siteName}`;
  let loaded: Promise<ComponentType> | undefined;
  const load = async () => {
    try {
      return await fetchCode();
    } catch (error) {
      // The next attempt may be luckier.
      loaded = undefined;
      throw error;
    }
  };
  return { path, file, title: fullTitle, description, load: () => (loaded ??= load()) };
}
