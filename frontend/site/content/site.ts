import { DAYS, DAYS_AHEAD } from 'shared/tours';
import { SITE_NAME } from '../../ui/site-name';
import { guestTime } from '../filled-in';

/**
 * The site's words, apart from the labels of its controls. Whoever runs the site changes them here; the
 * guide's story and the gallery's captions are next door, since only their pages fetch them.
 */
export const content = {
  siteName: SITE_NAME,

  /** What the picture shows that goes along where somebody shares a page. */
  socialPicture:
    'A guide with a yellow umbrella leads a walk along the river, with the words New York on Foot',

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

  guest: `You’re booking as a guest: only this browser can show your tours, and only for ${guestTime}.`,

  signIn: {
    lead: 'Sign in to see and change your tours.',
  },
  signUp: {
    lead: 'Sign up to see your tours on all your devices.',
  },
  account: {
    title: 'Your account',
    lead: 'Your data is yours: see it, change it, download it, or delete it.',
    deletion:
      'This deletes your account, your sessions, and your upcoming tours for good. For tours up to today, we keep only the place, the date, and the number of people, without your name.',
  },

  home: {
    title: 'New York at walking pace',
    tagline: 'Book your tour',
    blurb:
      'Bridges in the morning light, brownstone streets with a story on every stoop, skylines that switch on at dusk: New York opens up to those who walk it. Pick a place and a day, and come along.',
    picture:
      'A guide with a raised yellow umbrella points out the Manhattan skyline to a small walking group on a riverside promenade, with the Brooklyn Bridge sweeping in from the right.',
    places: 'Pick where you want to go, and the form is half done.',
    how: {
      title: 'How it works',
      steps: [
        {
          title: 'Pick a place and a day',
          text: `${DAYS[0]} to ${DAYS[DAYS.length - 1] ?? ''}, up to ${String(DAYS_AHEAD)} days ahead. You’ll see the exact date before you book.`,
        },
        {
          title: 'Say how many are coming',
          text: `Just you or a whole party. You don’t need an account: your browser keeps your tours for ${guestTime}, and an account keeps them longer.`,
        },
        {
          title: 'Come along, or change your mind',
          text: 'Another day, another place, one more friend: edit or delete a tour until shortly before it starts.',
        },
      ],
    },
    guide: {
      title: 'Meet your guide',
      action: 'Read the story',
    },
  },

  about: {
    title: 'A guide, a city, five years on foot',
    portrait:
      'The guide, with a yellow umbrella over one shoulder, in front of brownstones and a water tower in the morning light.',
    lead: 'I’ve spent five years walking New York, and I still turn corners I’ve never turned before.',
  },

  gallery: {
    title: 'Customer gallery',
    lead: 'Five of the places our walks take you.',
  },
} as const;
