import { words as format } from './format';

/** Texts for a booking's page. */
export const words = {
  loading: 'Looking for your booking…',
  allTours: 'See all tours',
  contactUs: 'Get in touch',
  signIn: 'Sign in',
  waiting: 'Your place in line',
  confirming: 'Confirm your booking',

  failed: {
    link: {
      title: 'This link doesn’t open a booking',
      text: 'Part of it may be missing, or newer links have taken its place. Copy the whole link, or ask the person who sent it to you for a new one.',
    },
    private: {
      title: 'This booking is private',
      text: 'Open it with its link, in the browser that booked it, or sign in to the account that it belongs to.',
    },
    missing: {
      title: 'We can’t find this booking',
      text: 'It may belong to another account, or have been deleted. Open it with its link, or sign in to the account that booked it.',
    },
    /** @param reason a sentence */
    notLoaded: (reason: string) => `Your booking couldn’t be loaded. ${reason}`,
  },

  canceledByGuide: 'The guide canceled this tour',
  canceledByVisitor: 'You’ve canceled this booking',
  /** @param minutes at least one */
  undoable: (minutes: number) =>
    format.plural(minutes, {
      one: () => 'You can undo this for another minute.',
      other: (count) => `You can undo this for another ${count} minutes.`,
    }),
  undo: 'Undo',
  notUndone: (reason: string) => `The booking wasn’t restored. ${reason}`,
  restored: 'Your booking is back.',
  anotherDate: 'Choose another date',
  over: 'This tour is over',
  thanks: 'Thank you for walking with us.',
  bookAgain: 'Walk it again',
  remove: 'Take it off my list',
  removed: 'It’s off your list.',
  notRemoved: (reason: string) => `The booking wasn’t taken off your list. ${reason}`,
  moved: 'The guide moved this tour',
  /** `from` and `to` are dates. */
  movedFrom: (from: string, to: string) =>
    `It was on ${format.dayAndDate(from)} and is now on ${format.dayAndDate(to)}.`,
  movedWithinDay: 'It’s on the same day, at another time.',
  changed: 'The guide changed this tour',
  movedHelp: 'If that doesn’t suit you, change or cancel your booking below.',
  needHelp: 'Need help anyway?',

  notice: 'From your guide',
  unmailed: {
    title: 'We couldn’t email you about this',
    text: 'Too many emails have been sent to this address, or from your network. You’ll find everything here, so please keep the link to this page.',
  },

  meeting: 'Where we meet',
  findMe: 'How to find me',
  map: 'Show on a map',
  /** For screen readers. */
  mapLabel: (spot: string) => `Show on a map: ${spot}`,
  callGuide: 'Call your guide:',
  aboutTour: 'About this tour',

  saveTitle: 'Take it with you',
  calendar: 'Add to calendar',
  google: 'Google Calendar',
  outlook: 'Outlook',
  file: 'Calendar file (Apple and others)',
  /** The title of a calendar entry. */
  event: (siteName: string, place: string) => `${siteName}: ${place}`,
  /** @param party for example, "2 people" */
  eventDetails: (party: string, meetingPoint: string) =>
    `${party}.\nMeeting point: ${meetingPoint}.`,
  /** The location of a calendar entry, which maps can find. */
  meetingPlace: (meetingPoint: string) => `${meetingPoint}, New York`,
  share: 'Share',
  /** @param when for example, "Monday, Nov 23, 10:00 AM" */
  invitation: (place: string, when: string) =>
    `I’m going on a walk in New York: ${place}, ${when}. Come along!`,
  invitationCopied: 'The invitation is on your clipboard.',
  print: 'Print',
  copyLink: 'Copy the link to this booking',
  linkHint:
    'Keep it to open this booking on another device, or send it to anyone who’s coming along. Anyone who has it can change and cancel the booking.',
  linkCopied: 'The link is on your clipboard.',
  linkNotMade: (reason: string) => `The link couldn’t be made. ${reason}`,
  copyYourself: 'Copy this text:',

  change: 'Change date or people',
  changing: 'Change your booking',
  cancel: 'Cancel this booking',
  notCanceled: (reason: string) => `The booking wasn’t canceled. ${reason}`,

  contact: 'How the guide reaches you',
  noContact:
    'The guide has no way to reach you yet: if the weather turns, or you’re late, a name and an email or phone number help.',
  addContact: 'Leave your contact',
  editContact: 'Change contact',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneOnWhatsApp: (phone: string) => `${phone} on WhatsApp`,
  note: 'Note for the guide',
  saved: 'Your booking has been changed.',
  saveContact: 'Save contact',
  contactSaved: 'Saved. The guide can reach you now.',
  notSaved: (reason: string) => `That wasn’t saved. ${reason}`,
  dismiss: 'Never mind',
  incomplete: 'This part of the page didn’t load. Check your connection, then reload the page.',
};
