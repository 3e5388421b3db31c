/**
 * Texts that every page loads. Texts for individual pages are in those pages' folders, so that only those pages load
 * them.
 */
export const texts = {
  /** How long a guest’s bookings are kept. @param days a number, or its placeholder */
  guestRetention: (days: string, isOne: boolean): string => (isOne ? '1 day' : `${days} days`),

  languages: 'Languages',

  /** The pages' titles, for browsers and search engines. */
  pages: {
    about: 'About',
    contact: 'Contact',
    privacy: 'Privacy',
    signIn: 'Sign in',
    signUp: 'Sign up',
    resetPassword: 'New password',
    invitation: 'An invitation to guide',
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

  /** Shown if a page can't be loaded. */
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
