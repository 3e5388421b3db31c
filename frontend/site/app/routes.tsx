import type { ComponentType } from 'react';
import { dayTours, nightTours } from '../departures/tour-kinds';
import { settings } from './site-settings';
import { texts } from './texts.en';

/** A page's title and description. */
interface PageMetadata {
  title: string;
  /** For search engines; private pages have none. */
  description?: string;
}

export interface Page extends PageMetadata {
  path: string;
  /** The file that the build renders the page to. */
  file: string;
  /** The module with the page's component. */
  modulePath: string;
  /** Whether search engines may index the page. Only public pages are sent as the referrer to other sites. */
  isPublic: boolean;
  /** Loads the page's code; all calls share one load. */
  load: () => Promise<PageModule>;
}

/** The exports of a page's module. */
export interface PageModule {
  default: ComponentType;
  /** The description for search engines, kept in the page's module so that only this page loads its texts. */
  description?: string;
  /** Loads the data of a page that the API renders. */
  dataSource?: DataSource;
}

/** Loads and describes a page's data; the component gets the loaded data as its `data` prop. */
export interface DataSource {
  /** Loads the data for a URL's path and query; null if there is no page at that URL. */
  load: (pathname: string, search: string) => Promise<unknown>;
  /** Returns the metadata for the loaded data, if the page serves many URLs. */
  describe?: (data: never) => PageMetadata & Pick<Page, 'path'>;
}

/** Each page is a chunk of its own, so that visitors load only the pages that they open. */
const pageModules = import.meta.glob<PageModule>('../*/**/*Page.tsx');

/** One file for all bookings: the page reads the booking's id from the URL. */
const ticketPage = createPage(
  '/booking/*',
  '../bookings/ticket/TicketPage.tsx',
  texts.ticket.title,
  {
    file: 'booking/index.html',
    isPublic: false,
  },
);

/** The pages that are rendered when the site is built. */
export const prerenderedPages: readonly Page[] = [
  ticketPage,
  createPage('/', '../pages/home/HomePage.tsx', settings.siteName, { file: 'index.html' }),
  createPage('/about', '../pages/about/AboutPage.tsx', texts.pages.about, {
    description: texts.about.lead,
  }),
  createPage('/gallery', '../pages/gallery/GalleryPage.tsx', texts.gallery.title),
  createPage('/contact', '../pages/contact/ContactPage.tsx', texts.pages.contact),
  createPage('/privacy', '../pages/privacy/PrivacyPage.tsx', texts.pages.privacy),
  createPage('/signin', '../account/sign-in/SignInPage.tsx', texts.pages.signIn),
  createPage('/signup', '../account/sign-up/SignUpPage.tsx', texts.pages.signUp),
  createPage(
    '/reset-password',
    '../account/reset-password/ResetPasswordPage.tsx',
    texts.pages.resetPassword,
    {
      isPublic: false,
    },
  ),
  createPage('/invitation', '../account/invitation/InvitationPage.tsx', texts.pages.invitation, {
    isPublic: false,
  }),
  createPage('/account', '../account/AccountPage.tsx', texts.account.title, {
    isPublic: false,
  }),
  createPage('/my-tours', '../bookings/my-tours/MyToursPage.tsx', texts.myTours.title, {
    isPublic: false,
  }),
  createPage(dayTours.path, '../lists/DayToursPage.tsx', texts.pages.day),
  createPage(nightTours.path, '../lists/NightToursPage.tsx', texts.pages.night),
];

export const notFoundPage = createPage(
  '*',
  '../pages/not-found/NotFoundPage.tsx',
  texts.pages.notFound,
  { file: '404.html', isPublic: false },
);

const toursPage = createPage('/tours', '../tours/ToursPage.tsx', texts.tours.title);
/** A tour's page; its title comes from its data. */
const tourPage = createPage('/tours/*', '../tours/TourPage.tsx', settings.siteName);

/** The pages that the API renders, keyed by the API's names for them. */
export const apiRenderedPages = { tours: toursPage, tour: tourPage };

/** Returns the booking's id in a ticket's URL; undefined for other URLs. */
export function findBookingId(pathname: string): string | undefined {
  return /^\/booking\/([0-9a-f]{24})$/.exec(pathname)?.[1];
}

/** Returns the page at a URL; the not-found page if there is none. */
export function pageAt(pathname: string): Page {
  if (pathname === toursPage.path) return toursPage;
  if (/^\/tours\/[^/]+$/.test(pathname)) return tourPage;
  if (findBookingId(pathname) !== undefined) return ticketPage;
  return prerenderedPages.find(({ path }) => path === pathname) ?? notFoundPage;
}

function createPage(
  path: string,
  modulePath: string,
  title: string,
  { file = `${path.slice(1)}.html`, isPublic = true, description }: Partial<Page> = {},
): Page {
  let modulePromise: Promise<PageModule> | undefined;
  const load = async () => {
    const code = await pageModules[modulePath]?.();
    if (!code) throw new Error(`There is no page in ${modulePath}.`);
    return code;
  };
  return {
    path,
    file,
    modulePath,
    title: withSiteName(title),
    ...(description !== undefined && { description }),
    isPublic,
    // A rejected promise stays until the document reloads, because Vite's loader doesn't fetch failed styles again.
    load: () => (modulePromise ??= load()),
  };
}

/** Returns a page's title as browsers show it, such as "About · New York on Foot". */
export function withSiteName(title: string): string {
  const { siteName } = settings;
  return title === siteName ? title : `${title} · ${siteName}`;
}
