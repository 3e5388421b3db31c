import { monthIn } from '../more-formats';
import { words as format } from './format';
import { LOCALE } from './locale';

/** Texts for the forms that book a tour by date and change a booking. */
export const words = {
  title: 'Choose a date',
  loading: 'Looking for dates…',
  /** @param reason a sentence, as in the other messages */
  notLoaded: (reason: string) => `The dates couldn’t be loaded. ${reason}`,
  month: (month: string) => monthIn(LOCALE, month),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** @param name the full name of a weekday */
  weekday: (name: string) => name.slice(0, 2),
  time: 'Time',
  chooseTime: 'Choose a time',
  closed: 'closed',
  /** @param reason for example, "full", or "4 spots left" */
  shortage: (reason: string) => `That doesn’t fit your party: ${reason}.`,
  toContact: 'Next: how to reach you',
  contactTitle: 'How to reach you',
  bookBoth: 'Yes, book it too',
  /** @param time for example, "10:00 AM" */
  book: (time: string) => `Book for ${time}`,
  notBooked: (reason: string) => `The tour wasn’t booked. ${reason}`,
  booked: 'You’re booked',
  /** For visitors who expected to join the waitlist, and were booked. */
  roomAfterAll: 'There was room after all.',
  seeTicket: 'See your ticket',
  bookAnother: 'Book another date',

  /** For a guest's booking that is on hold until its email is confirmed. */
  held: {
    title: 'One more tap',
    /** @param until for example, "Monday, Nov 23, 10:00 AM" */
    next: (email: string, until: string) =>
      `We’ve sent a link to ${email}. Open it by ${until} and confirm, and you’re booked: until then, your spots are held.`,
    see: 'See your booking',
  },

  /** For a departure with too few spots for the party. */
  wait: {
    /** @param people at least one */
    offer: (people: number) =>
      format.plural(people, {
        one: () =>
          'You can wait for a spot: as soon as one is free, it’s held for you, for 12 hours at most, and you say yes or no.',
        other: (count) =>
          `You can wait for spots: as soon as ${count} are free, they’re held for you, for 12 hours at most, and you say yes or no.`,
      }),
    noObligation: 'Until you say yes, nothing is booked, and you owe nothing.',
    join: 'Join the waiting list',
    /** @param time for example, "10:00 AM" */
    joinFor: (time: string) => `Join the list for ${time}`,
    joinBoth: 'Yes, join anyway',
    joined: 'You’re on the waiting list',
    /** @param email the address that offers are sent to; undefined if they aren't mailed */
    next: (email?: string) =>
      email === undefined
        ? 'You aren’t booked yet. Your page shows when spots are held for you, so check back now and then.'
        : `You aren’t booked yet. We’ll email you at ${email} when spots are held for you.`,
    see: 'See your place in line',
  },
  /** @param capacity the departure's capacity */
  tooLarge: (capacity: number) =>
    `That doesn’t fit your party: this tour takes ${String(capacity)} in all.`,

  save: 'Save the change',
  notSaved: (reason: string) => `Your booking wasn’t changed. ${reason}`,

  /** A date in the calendar. */
  day: {
    /** @param date for example, "Monday, Nov 23", as in the next message */
    withoutTours: (date: string) => `${date}: no tour`,
    /** @param starts the departures, each with its time and a notice */
    withTours: (date: string, starts: readonly string[]) => `${date}: ${starts.join('; ')}`,
    full: 'full',
    /** Below the number of a full date. */
    waitlistNote: 'full, can\u00a0wait',
    /** In the label of a full date. */
    hasWaitlist: 'has a waiting list',
    canceled: 'canceled',
    moved: 'moved',
    /** Short notes below a date's number. */
    times: (count: number) => `${String(count)} times`,
    left: (spots: number) => `${String(spots)} left`,
    /** Shortens a time: "10 AM", or "7:30 PM". */
    start: (time: string) => time.replace(':00', ''),
  },

  contact: {
    why: 'A name, and an email or a phone number: the guide uses them only for this tour.',
    whyOptional: 'If you like, say how the guide can reach you. It’s used only for this tour.',
    name: 'Your name',
    email: 'Your email',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    acceptSuggestion: 'Yes, use that',
    phone: 'Your phone number',
    phoneHint: 'Outside the US and Canada, include the country code, like +44 20 7946 0123.',
    whatsApp: 'This number has WhatsApp',
    unreachable: 'Give an email or a phone number, so that the guide can reach you.',
    note: 'A note for the guide (optional)',
    noteHint: 'A stroller, arriving by ferry, a birthday: whatever helps.',
  },
};
