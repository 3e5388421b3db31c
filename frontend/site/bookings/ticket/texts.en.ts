import { format } from '../../texts/format.en';

/** Texts for a booking's page. */
export const texts = {
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
  /** For parties that were checked in, once the walk is over. */
  attended: {
    title: 'Thank you for walking with us',
    tips: 'If you’d like to tip your guide:',
    review: 'If you’d like to write a review:',
  },
  payment: {
    title: 'How to pay',
    showCode: (name: string) => `Show a QR code for ${name}`,
    /** @param host for example, "venmo.com" */
    code: (host: string) => `QR code that opens ${host}`,
  },
  thanks: 'Thank you for walking with us.',
  bookAgain: 'Walk it again',
  remove: 'Take it off my list',
  removed: 'It’s off your list.',
  notRemoved: (reason: string) => `The booking wasn’t taken off your list. ${reason}`,
  moved: 'The guide moved this tour',
  /** `from` and `to` are dates. */
  movedFrom: (from: string, to: string) =>
    `It was on ${format.dayAndDate(from)} and is now on ${format.dayAndDate(to)}.`,
  movedWithinDay: 'It’s on the same day, at a different time.',
  changed: 'The guide changed this tour',
  movedHelp: 'If that doesn’t suit you, change or cancel your booking below.',
  needHelp: 'Need help anyway?',

  notice: 'From your guide',
  mailLimitReached: {
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
  /** The location of a calendar entry, in a form that map apps can find. */
  eventLocation: (meetingPoint: string) => `${meetingPoint}, New York`,
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
  addContact: 'Leave your contact details',
  editContact: 'Change contact details',
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

  /** Texts for a booking's page while it is on a waitlist or has to be confirmed. */
  waitlist: {
    waiting: 'You’re on the waiting list',
    /** @param parties the number of parties that joined earlier */
    ahead: (parties: number) =>
      parties === 0
        ? 'You aren’t booked, but you’re first in line.'
        : format.plural(parties, {
            one: (count) => `You aren’t booked: ${count} party is ahead of you.`,
            other: (count) => `You aren’t booked: ${count} parties are ahead of you.`,
          }),
    /** @param email the address that offers are sent to; undefined if they aren't emailed */
    next: (email?: string) => {
      const offerTerms =
        'As soon as there’s room for your party, we’ll hold the spots for you here for up to 12 hours, and you say yes or no.';
      return `${offerTerms} ${email === undefined ? 'So check back now and then.' : `We’ll email you at ${email} when that happens.`}`;
    },
    leave: 'Leave the waiting list',
    leaving: 'Leaving can’t be undone: if you join again, you’re last in line.',

    /** @param until for example, "Monday, Nov 23, 10:00 AM" */
    held: (people: number, until: string) =>
      format.plural(people, {
        one: (count) => `${count} spot is held for you until ${until}`,
        other: (count) => `${count} spots are held for you until ${until}`,
      }),
    choice:
      'Say yes, and you’re booked. After that time, or if you say no, the next in line gets the chance.',
    take: (people: number) =>
      format.plural(people, {
        one: () => 'Yes, book the spot',
        other: (count) => `Yes, book the ${count} spots`,
      }),
    decline: 'No, thanks',
    booked: 'You’re booked. See you there!',
    /** @param reason a sentence */
    notDone: (reason: string) => `That didn’t work. ${reason}`,

    /** For a guest's booking that is on hold until its email is confirmed. */
    confirm: {
      /** @param email the visitor's email, as in the other messages */
      mailed: (email: string) =>
        `Nearly done: we’ve sent a link to ${email}. Open it and confirm, and you’re booked.`,
      notReceived:
        'No email? Check your spam folder, or correct the address below, and we’ll send the link there.',
      mailLimitReached: (email: string) =>
        `We couldn’t send a link to ${email}: too many emails have been sent there, or from your network. Please try another address below, or get in touch.`,
      ask: (email: string) => `Confirm that ${email} is your address, and you’re booked.`,
      book: 'Confirm the booking',
      release: 'Don’t book',
      /** For a party on the waitlist. */
      waitingParty: {
        mailed: (email: string) =>
          `First, please confirm your address: we’ve sent a link to ${email}. Until you’ve opened it, no spots are held for you.`,
        ask: 'First, please confirm your address: until then, no spots are held for you.',
        confirm: 'Yes, that’s my address',
        done: 'Thanks! Your address is confirmed.',
      },
      /** After the hold has expired. */
      expired: {
        title: 'The spots aren’t held for you anymore',
        text: 'The booking wasn’t confirmed in time, so you aren’t booked. If there’s still room, just book again.',
      },
      again: 'Book again',
    },

    offerExpired: {
      title: 'The spots aren’t held for you anymore',
      text: 'The next in line gets the chance, and you’re off the waiting list. You aren’t booked.',
    },
    removed: {
      title: 'The guide took you off the waiting list',
      text: 'You aren’t booked. If you’re wondering why, please ask the guide.',
    },
    cutoffPassed: {
      title: 'No spots opened up in time',
      text: 'This tour can’t be booked anymore, so the wait is over. You aren’t booked.',
    },
    left: {
      title: 'You’re off the waiting list',
      text: 'You aren’t booked, and nothing is held for you.',
    },
    again: 'Join again, or choose another date',
  },

  /** The form that changes a booking. */
  changeForm: {
    save: 'Save the change',
    /** @param reason a sentence */
    notSaved: (reason: string) => `Your booking wasn’t changed. ${reason}`,
  },
};
