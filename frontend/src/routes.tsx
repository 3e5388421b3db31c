import type { ReactNode } from 'react';
import { AboutPage } from './about/AboutPage';
import { SignInPage } from './auth/SignInPage';
import { SignUpPage } from './auth/SignUpPage';
import { ContactPage } from './contact/ContactPage';
import { content } from './content';
import { GalleryPage } from './gallery/GalleryPage';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { dayTours, nightTours } from './tours/tour-kinds';
import { ToursPage } from './tours/ToursPage';

export interface Page {
  path: string;
  /** The file that the page is rendered to when the site is built. */
  file: string;
  title: string;
  /** What a search engine shows of it. */
  description: string;
  element: ReactNode;
}

/** The whole site in one table. */
export const pages: readonly Page[] = [
  page('/', content.siteName, content.home.blurb, <HomePage />, 'index.html'),
  page('/about', 'About', content.about.lead, <AboutPage />),
  page('/gallery', 'Customer gallery', content.gallery.lead, <GalleryPage />),
  page('/contact', 'Contact', 'Phone, email and where to find us.', <ContactPage />),
  page('/signin', 'Sign in', 'Sign in to see and change your tours.', <SignInPage />),
  page('/signup', 'Sign up', 'Sign up to keep your tours.', <SignUpPage />),
  page(
    '/serviceone',
    dayTours.title,
    content.home.day.text,
    <ToursPage key="day" kind={dayTours} />,
  ),
  page(
    '/servicetwo',
    nightTours.title,
    content.home.night.text,
    <ToursPage key="night" kind={nightTours} />,
  ),
];

export const notFoundPage = page(
  '*',
  'Not found',
  'There is no page at this address.',
  <NotFoundPage />,
  '404.html',
);

function page(
  path: string,
  title: string,
  description: string,
  element: ReactNode,
  file = `${path.slice(1)}.html`,
): Page {
  const fullTitle = title === content.siteName ? title : `${title} · ${content.siteName}`;
  return { path, file, title: fullTitle, description, element };
}
