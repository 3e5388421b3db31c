import { SITE_NAME } from 'shared/site-name';
import { SENTENCES } from '../../../api/sentences';

/**
 * What every page says, and how the language writes dates and counts. Whoever runs the site changes its words
 * here; what single pages say is next door, since only they fetch it.
 */
export const words = {
  siteName: SITE_NAME,
  calls: SENTENCES,

  /** What browsers and search engines call the pages, and say of them. */
  pages: {
    about: 'About',
    contact: 'Contact',
    signIn: 'Sign in',
    signUp: 'Sign up',
    resetPassword: 'A new password',
    notFound: 'Not found',
    day: 'Day services',
    night: 'Night services',
  },

  menu: {
    open: 'Menu',
    main: 'Main',
    home: 'HOME',
    about: 'ABOUT',
    gallery: 'CUSTOMER GALLERY',
    contact: 'CONTACT',
    services: 'Services',
    day: 'DAY SERVICES',
    night: 'NIGHT SERVICES',
    guide: 'GUIDE',
    myTours: 'MY TOURS',
    account: 'ACCOUNT',
    logOut: 'LOG OUT',
    signIn: 'SIGN IN',
    signUp: 'SIGN UP',
  },

  /** Where a page can't be loaded. */
  unreachable: {
    title: 'This page can’t be reached',
    text: 'It will open as soon as the connection is back.',
  },

  /** Phone and email are settings: CONTACT_PHONE and CONTACT_EMAIL. */
  contact: {
    city: 'New York, USA',
    action: 'Get in touch',
  },

  day: {
    title: 'By day',
    action: 'Walk by day',
  },
  night: {
    title: 'By night',
    action: 'Walk by night',
  },

  tours: {
    title: 'All tours',
  },

  account: { title: 'Your account' },
  ticket: { title: 'Your ticket' },
  myTours: { title: 'My tours' },

  home: {
    guide: {
      title: 'Meet your guide',
      action: 'Read the story',
    },
  },

  about: {
    lead: 'I’ve spent five years walking New York, and I still turn corners I’ve never turned before.',
  },

  gallery: {
    title: 'Customer gallery',
  },
};
