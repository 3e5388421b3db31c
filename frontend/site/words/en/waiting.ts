import { words as format } from './format';

/** Texts for a booking's page while it is on a waitlist or has to be confirmed. */
export const words = {
  waiting: 'You’re on the waiting list',
  /** @param parties the number of parties that joined earlier */
  ahead: (parties: number) =>
    parties === 0
      ? 'You aren’t booked, but you’re first in line.'
      : format.plural(parties, {
          one: (count) => `You aren’t booked: ${count} party is ahead of you.`,
          other: (count) => `You aren’t booked: ${count} parties are ahead of you.`,
        }),
  /** @param email the address that offers are sent to; undefined if they aren't mailed */
  next: (email?: string) => {
    const offerTerms =
      'As soon as there’s room for your party, the spots are held for you here, for 12 hours at most, and you say yes or no.';
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
    noEmail:
      'No email? Check your spam folder, or correct the address below, and we’ll send the link there.',
    unmailed: (email: string) =>
      `We couldn’t send a link to ${email}: too many emails have been sent there, or from your network. Please try another address below, or get in touch.`,
    ask: (email: string) => `Confirm that ${email} is your address, and you’re booked.`,
    book: 'Confirm the booking',
    release: 'Don’t book',
    /** For a party on the waitlist. */
    waitlist: {
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
};
