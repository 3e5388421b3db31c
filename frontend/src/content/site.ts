import { DAYS, DAYS_AHEAD } from '../../../backend/src/tours/calendar';
import { guestTime } from '../filled-in';

/**
 * The site's words, apart from the labels of its controls. Whoever runs the site changes them here; the
 * guide's story and the gallery's captions are next door, since only their pages fetch them.
 */
export const content = {
  siteName: 'New York on Foot',

  /** What the picture shows that goes along where somebody shares a page. */
  socialPicture:
    'A guide with a yellow umbrella leads a walk along the river; the words New York on Foot',

  /** Phone and email are settings: CONTACT_PHONE and CONTACT_EMAIL. */
  contact: {
    city: 'New York, USA',
    lead: 'Questions before you book, or a wish for your walk? Get in touch.',
    action: 'Get in touch',
  },

  day: {
    title: 'By day',
    text: 'Parks, bridges and the streets where the city began.',
    action: 'Walk by day',
  },
  night: {
    title: 'By night',
    text: 'Lit towers, big stages and views that only come out after dark.',
    action: 'Walk by night',
  },

  guest: `You are booking as a guest: only this browser knows your tours, for ${guestTime}.`,

  notFound: {
    title: 'Not found',
    text: 'There is no page at this address.',
  },

  signIn: {
    lead: 'Sign in to see and change your tours.',
  },
  signUp: {
    lead: 'Sign up, and your tours are there on every device of yours.',
  },
  account: {
    title: 'Your account',
    lead: 'What we keep of you is yours: see it, change it, take it along or delete it.',
    deletion:
      'Your account, your sessions and your tours for days to come are deleted, for good. Of tours up to today only the place, the date and the number of people stay, without your name.',
  },

  /** The page that only the guide sees. */
  guidePage: {
    title: 'Guide',
    text: 'What the guide sees of the tours that are booked.',
  },

  home: {
    title: 'New York at walking pace',
    tagline: 'Book your tour',
    blurb:
      'Bridges in the morning light, brownstone streets with a story on every stoop, skylines that switch on at dusk: New York opens up to those who walk it. Pick a place and a day, and come along.',
    picture:
      'A guide with a raised yellow umbrella points out the Manhattan skyline to a small walking group on a riverside promenade, with the Brooklyn Bridge sweeping in from the right.',
    places: 'Pick where you want to go, and the form is half filled in.',
    how: {
      title: 'How it works',
      steps: [
        {
          title: 'Pick a place and a day',
          text: `${DAYS[0]} to ${DAYS[DAYS.length - 1] ?? ''}, up to ${String(DAYS_AHEAD)} days ahead. Every date shows before you choose it.`,
        },
        {
          title: 'Say how many come',
          text: `One walker or a whole party. No account needed: your browser keeps your tours for ${guestTime}, and an account keeps them longer.`,
        },
        {
          title: 'Come along, or change your mind',
          text: 'Another day, another place, one friend more: edit or delete a tour whenever you like.',
        },
      ],
    },
    guide: {
      title: 'Who walks with you',
      action: 'Read the story',
    },
  },

  about: {
    title: 'A guide, a city, five years on foot',
    portrait:
      'The guide, a yellow umbrella over the shoulder, in front of brownstones and a water tower in the morning light.',
    lead: 'I have spent five years walking New York, and I still turn corners I have never turned before.',
  },

  gallery: {
    title: 'Customer gallery',
    lead: 'Five places that our walks lead to.',
  },
} as const;
