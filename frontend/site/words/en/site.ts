import { SITE_NAME } from 'shared/site-name';
import { SENTENCES } from '../../../api/sentences';
import { notFoundWords } from '../../../ui/words/not-found';

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
    notFound: 'Not found',
    nothing: notFoundWords.en.text,
    day: 'Day services',
    night: 'Night services',
    /** @param place as the guide calls it, as `title` */
    tour: (place: string, title: string, isNight: boolean) =>
      isNight ? `${place} by night: ${title}` : `${place}: ${title}`,
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

  unreachable: 'The page can’t be reached. It will open as soon as the connection is back.',

  /** Phone and email are settings: CONTACT_PHONE and CONTACT_EMAIL. */
  contact: {
    city: 'New York, USA',
    lead: 'Have a question before you book, or something you’d love to see? Get in touch.',
    action: 'Get in touch',
  },

  day: {
    title: 'By day',
    text: 'Parks, bridges, and the streets where the city began.',
    action: 'Walk by day',
  },
  night: {
    title: 'By night',
    text: 'Lit-up towers, big stages, and views that only come out after dark.',
    action: 'Walk by night',
  },

  tours: {
    title: 'All tours',
    lead: 'What you see, how long it takes, and when the next one starts.',
  },

  signIn: {
    lead: 'Sign in to see and change your tours.',
  },
  resetPassword: {
    title: 'A new password',
    lead: 'For an account here whose password you’ve forgotten.',
  },
  signUp: {
    lead: 'Sign up to see your tours on all your devices.',
  },
  account: {
    title: 'Your account',
    lead: 'Your data is yours: see it, change it, download it, or delete it.',
  },

  ticket: {
    title: 'Your ticket',
    lead: 'When and where your tour starts, and what you can do with your booking.',
  },
  myTours: {
    title: 'My tours',
    lead: 'All your bookings, by day and by night, with the next one first.',
  },

  home: {
    blurb:
      'Bridges in the morning light, brownstone streets with a story on every stoop, skylines that switch on at dusk: New York opens up to those who walk it. Pick a place and a day, and come along.',
    guide: {
      title: 'Meet your guide',
      action: 'Read the story',
    },
  },

  about: {
    title: 'A guide, a city, five years on foot',
    portrait:
      'The guide, with a yellow umbrella over one shoulder, in front of brownstones and a water tower in the morning light.',
    /** And what is true of any photograph in its place. */
    photographed: 'The guide',
    lead: 'I’ve spent five years walking New York, and I still turn corners I’ve never turned before.',
  },

  gallery: {
    title: 'Customer gallery',
    lead: 'Five of the places our walks take you.',
  },
};
