import type { ComponentType } from 'react';
import { NOT_FOUND } from '../ui/NotFound';
import { content } from './content/site';
import { dayTours, nightTours } from './tour-kinds';

export interface Page {
  path: string;
  /** The file that the page is rendered to when the site is built. */
  file: string;
  /** The module that has the page's component. */
  source: string;
  title: string;
  /** What a search engine shows of it. */
  description: string;
  /** Whether search engines are to find it. */
  isPublic: boolean;
  /** Fetches the page's code, once. */
  load: () => Promise<ComponentType>;
}

/** Each page's code is apart: whoever reads one waits for no other's. */
const sources = import.meta.glob<{ default: ComponentType }>('./*/*Page.tsx');

const { siteName, home, about, gallery, contact, signIn, signUp, account } = content;

/** The whole site in one table. */
export const pages: readonly Page[] = [
  page('/', './home/HomePage.tsx', siteName, home.blurb, { file: 'index.html' }),
  page('/about', './about/AboutPage.tsx', 'About', about.lead),
  page('/gallery', './gallery/GalleryPage.tsx', gallery.title, gallery.lead),
  page('/contact', './contact/ContactPage.tsx', 'Contact', contact.lead),
  page('/signin', './auth/SignInPage.tsx', 'Sign in', signIn.lead),
  page('/signup', './auth/SignUpPage.tsx', 'Sign up', signUp.lead),
  page('/account', './account/AccountPage.tsx', account.title, account.lead, { isPublic: false }),
  page(dayTours.path, './tours/DayToursPage.tsx', dayTours.title, dayTours.words.text),
  page(nightTours.path, './tours/NightToursPage.tsx', nightTours.title, nightTours.words.text),
];

export const notFoundPage = page(
  '*',
  './not-found/NotFoundPage.tsx',
  NOT_FOUND.title,
  NOT_FOUND.text,
  { file: '404.html', isPublic: false },
);

/** The page at an address; the one that says so where there is none. */
export function pageAt(pathname: string): Page {
  return pages.find(({ path }) => path === pathname) ?? notFoundPage;
}

function page(
  path: string,
  source: string,
  title: string,
  description: string,
  { file = `${path.slice(1)}.html`, isPublic = true }: Partial<Page> = {},
): Page {
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`;
  let loaded: Promise<ComponentType> | undefined;
  const load = async () => {
    try {
      const code = await sources[source]?.();
      if (!code) throw new Error(`There is no page in ${source}.`);
      return code.default;
    } catch (error) {
      // The next attempt may be luckier.
      loaded = undefined;
      throw error;
    }
  };
  return {
    path,
    file,
    source,
    title: fullTitle,
    description,
    isPublic,
    load: () => (loaded ??= load()),
  };
}
