import type { SetupStepName } from '../../api/schema';

interface Step {
  label: string;
  /** Why the step matters, or what to do. */
  text: string;
  /** The path of the step's form in the console, or of a page on the site. */
  path: string;
}

/** The URL parameter that shows the bar with a link back to the set-up. */
const FROM_SETUP = 'from=setup';

export const SETUP_STEPS: Readonly<Record<SetupStepName, Step>> = {
  profile: {
    label: 'Your name and photograph',
    text: 'So visitors know who to look for.',
    path: `/?view=more&${FROM_SETUP}#profile`,
  },
  contact: {
    label: 'Phone and email for visitors',
    text: 'Until you enter yours, the site shows examples. You can change the site’s name there, too.',
    path: `/?view=more&${FROM_SETUP}#settings-title`,
  },
  'tours-at-once': {
    label: 'How many tours at once',
    text: 'Other tours close while you lead one.',
    path: `/?view=planning&${FROM_SETUP}#tours-at-once-title`,
  },
  hours: {
    label: 'Days and hours',
    text: 'For all tours at once. You can change each tour later.',
    path: `/?view=all-tours&part=hours&${FROM_SETUP}`,
  },
  spots: {
    label: 'Spots per tour',
    text: 'How many people can come along.',
    path: `/?view=all-tours&part=spots&${FROM_SETUP}`,
  },
  prices: {
    label: 'Prices',
    text: 'A fixed price, or free with tips.',
    path: `/?view=all-tours&part=prices&${FROM_SETUP}`,
  },
  mail: {
    label: 'Mail',
    text: 'Send yourself a test.',
    path: `/?view=more&${FROM_SETUP}#mail-title`,
  },
  trial: {
    label: 'A first booking',
    text: 'Book a tour as your visitors will, then delete it.',
    path: '/tours',
  },
  backup: {
    label: 'Backups',
    text: 'See when the last backup was made.',
    path: `/?view=more&${FROM_SETUP}#backups-title`,
  },
};
