import { monthIn } from '../more-formats';
import { words as format } from './format';
import { LOCALE } from './locale';

/** The words of booking a tour on its own page, and of changing a booking on its. */
export const words = {
  title: 'Choose a date',
  loading: 'Looking for dates…',
  /** @param why a sentence, as in all that follow */
  notLoaded: (why: string) => `The dates couldn’t be loaded. ${why}`,
  month: (month: string) => monthIn(LOCALE, month),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** @param name a weekday, whole */
  weekday: (name: string) => name.slice(0, 2),
  time: 'Time',
  chooseTime: 'Choose a time',
  closed: 'closed',
  /** @param why such as "full", or "4 spots left" */
  shortage: (why: string) => `That doesn’t fit your party: ${why}.`,
  goOn: 'Next: how to reach you',
  reach: 'How to reach you',
  bookBoth: 'Yes, book it too',
  /** @param time such as "10:00 AM" */
  book: (time: string) => `Book for ${time}`,
  notBooked: (why: string) => `The tour wasn’t booked. ${why}`,
  booked: 'You’re booked',
  /** Where somebody who meant to wait was booked. */
  roomAfterAll: 'There was room after all.',
  seeTicket: 'See your ticket',
  another: 'Book another date',

  /** Of a guest's booking that is held until its address is confirmed. */
  held: {
    title: 'One more tap',
    /** @param until such as "Monday, Nov 23, 10:00 AM" */
    next: (email: string, until: string) =>
      `We’ve sent a link to ${email}. Open it by ${until} and confirm, and you’re booked: until then, your spots are held.`,
    see: 'See your booking',
  },

  /** Of a departure that has too little room for the party. */
  wait: {
    /** @param people at least one */
    offer: (people: number) =>
      format.plural(people, {
        one: () =>
          'You can wait for a spot: as soon as one is free, it’s held for you, for 12 hours at most, and you say yes or no.',
        other: (count) =>
          `You can wait for spots: as soon as ${count} are free, they’re held for you, for 12 hours at most, and you say yes or no.`,
      }),
    free: 'Until you say yes, nothing is booked, and you owe nothing.',
    join: 'Join the waiting list',
    /** @param time such as "10:00 AM" */
    joinFor: (time: string) => `Join the list for ${time}`,
    joinBoth: 'Yes, wait all the same',
    joined: 'You’re on the waiting list',
    /** @param email where a mail goes then; undefined if none does */
    next: (email?: string) =>
      email === undefined
        ? 'You aren’t booked yet. Your page says when spots are held for you, so look in now and then.'
        : `You aren’t booked yet. We’ll email you at ${email} when spots are held for you.`,
    see: 'See your place in line',
  },
  /** @param most for how many people the departure has room in all */
  tooLarge: (most: number) =>
    `That doesn’t fit your party: this tour takes ${String(most)} in all.`,

  save: 'Save the change',
  notSaved: (why: string) => `Your booking wasn’t changed. ${why}`,

  /** What the calendar says of a date. */
  day: {
    /** @param date such as "Monday, Nov 23", as in what follows */
    none: (date: string) => `${date}: no tour`,
    /** @param starts each with its time, and what to know of it */
    some: (date: string, starts: readonly string[]) => `${date}: ${starts.join('; ')}`,
    full: 'full',
    /** Of a date that is full, below its number, and in its label. */
    waits: 'full, can\u00a0wait',
    waitingList: 'has a waiting list',
    canceled: 'canceled',
    moved: 'moved',
    /** In a word or two. */
    times: (count: number) => `${String(count)} times`,
    left: (spots: number) => `${String(spots)} left`,
    /** "10 AM", and "7:30 PM". */
    start: (time: string) => time.replace(':00', ''),
  },

  /** How the guide reaches a party. */
  contact: {
    why: 'A name, and an email or a phone number: the guide uses them for this tour alone.',
    whyOptional: 'If you like, say how the guide can reach you. It’s used for this tour alone.',
    name: 'Your name',
    email: 'Your email',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    acceptSuggestion: 'Yes, use that',
    phone: 'Your phone number',
    phoneHint: 'Outside the US and Canada, with the country’s code, like +44 20 7946 0123.',
    whatsApp: 'This number has WhatsApp',
    unreachable: 'Give an email or a phone number, so that the guide can reach you.',
    note: 'A note for the guide (optional)',
    noteHint: 'A stroller, arriving by ferry, a birthday: whatever helps.',
  },
};
