import type { ComponentType } from 'react';
import { dayTours, nightTours } from './tour-kinds';
import type { Language } from '../ui/language';
import type { Messages } from './words/messages';

/** What a page is called. */
interface Name {
  title: string;
  /** What a search engine shows of it; pages that none is to find have none. */
  description?: string;
}

/** A page in one language. */
export type NamedPage = Omit<Page, 'nameIn'> & Name;

export interface Page {
  path: string;
  /** The file that the page is rendered to when the site is built. */
  file: string;
  /** The module that has the page's component. */
  source: string;
  /** What browsers and search engines call it, and say of it. */
  nameIn: (words: Messages['site']) => Name;
  /** Whether search engines are to find it, and other sites to know that somebody was there. */
  isPublic: boolean;
  /** Fetches the page's code, once. */
  load: () => Promise<PageCode>;
}

/** What a page's module has. */
export interface PageCode {
  default: ComponentType;
  /** What search engines show of it, where its name doesn't say; other pages do without these words. */
  describe?: (language: Language) => string;
  /** How a page that the API renders comes by what it shows. */
  source?: PageSource;
}

/** Where a page gets what only the API knows; its component is given that as `data`. */
export interface PageSource {
  /** What there is at an address; null if there is nothing. */
  load: (pathname: string) => Promise<unknown>;
  /** What the page's head says, where one page's code has many addresses. */
  describe?: (data: never, language: Language) => Name & Pick<Page, 'path'>;
}

/** Each page's code is apart: whoever reads one waits for no other's. */
const sources = import.meta.glob<PageCode>('./*/*Page.tsx');

/** One page for all bookings: it asks for the one in its address. */
const ticketPage = page('/booking/*', './tickets/TicketPage.tsx', ({ ticket }) => [ticket.title], {
  file: 'booking/index.html',
  isPublic: false,
});

/** The whole site in one table. */
export const pages: readonly Page[] = [
  ticketPage,
  page('/', './home/HomePage.tsx', ({ siteName }) => [siteName], { file: 'index.html' }),
  page('/about', './about/AboutPage.tsx', (words) => [words.pages.about, words.about.lead]),
  page('/gallery', './gallery/GalleryPage.tsx', ({ gallery }) => [gallery.title]),
  page('/contact', './contact/ContactPage.tsx', (words) => [words.pages.contact]),
  page('/signin', './auth/SignInPage.tsx', (words) => [words.pages.signIn]),
  page('/signup', './auth/SignUpPage.tsx', (words) => [words.pages.signUp]),
  page('/reset-password', './auth/ResetPasswordPage.tsx', (words) => [words.pages.resetPassword], {
    isPublic: false,
  }),
  page('/account', './account/AccountPage.tsx', ({ account }) => [account.title], {
    isPublic: false,
  }),
  page('/my-tours', './tickets/MyToursPage.tsx', ({ myTours }) => [myTours.title], {
    isPublic: false,
  }),
  page(dayTours.path, './tours/DayToursPage.tsx', (words) => [words.pages.day]),
  page(nightTours.path, './tours/NightToursPage.tsx', (words) => [words.pages.night]),
];

export const notFoundPage = page(
  '*',
  './not-found/NotFoundPage.tsx',
  ({ pages: { notFound } }) => [notFound],
  { file: '404.html', isPublic: false },
);

const toursPage = page('/tours', './catalog/ToursPage.tsx', ({ tours }) => [tours.title]);
/** What it is called, its data say. */
const tourPage = page('/tours/*', './catalog/TourPage.tsx', ({ siteName }) => [siteName, '']);

/** The pages that the API renders, by the names under which it knows them. */
export const renderedPages = { tours: toursPage, tour: tourPage };

/** The id of the booking whose page is at an address; undefined if it is none. */
export function bookingIdIn(pathname: string): string | undefined {
  return /^\/booking\/([0-9a-f]{24})$/.exec(pathname)?.[1];
}

/** The page at an address; the one that says so where there is none. */
export function pageAt(pathname: string): Page {
  if (pathname === toursPage.path) return toursPage;
  if (/^\/tours\/[^/]+$/.test(pathname)) return tourPage;
  if (bookingIdIn(pathname) !== undefined) return ticketPage;
  return pages.find(({ path }) => path === pathname) ?? notFoundPage;
}

function page(
  path: string,
  source: string,
  wordsOf: (words: Messages['site']) => [title: string, description?: string],
  { file = `${path.slice(1)}.html`, isPublic = true }: Partial<Page> = {},
): Page {
  let loaded: Promise<PageCode> | undefined;
  const load = async () => {
    const code = await sources[source]?.();
    if (!code) throw new Error(`There is no page in ${source}.`);
    return code;
  };
  return {
    path,
    file,
    source,
    nameIn: (words) => {
      const [title, description] = wordsOf(words);
      return {
        title: withSiteName(title, words),
        ...(description !== undefined && { description }),
      };
    },
    isPublic,
    // Once it has failed, it fails until there is a new document: styles would not be fetched another time.
    load: () => (loaded ??= load()),
  };
}

/** A page's title as the browser shows it. */
export function withSiteName(title: string, { siteName }: Messages['site']): string {
  return title === siteName ? title : `${title} · ${siteName}`;
}
