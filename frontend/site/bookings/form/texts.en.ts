import { format } from '../../texts/format.en';

/** Texts for the form that books a tour by date. */
export const texts = {
  title: 'Choose a date',
  toContact: 'Next: how to reach you',
  contactTitle: 'How to reach you',
  bookBoth: 'Yes, book it too',
  /** @param time for example, "10:00 AM" */
  book: (time: string) => `Book for ${time}`,
  /** @param reason a sentence */
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
          'You can wait for a spot: as soon as one is free, we’ll hold it for you for up to 12 hours, and you say yes or no.',
        other: (count) =>
          `You can wait for spots: as soon as ${count} are free, we’ll hold them for you for up to 12 hours, and you say yes or no.`,
      }),
    noObligation: 'Until you say yes, nothing is booked, and you owe nothing.',
    join: 'Join the waiting list',
    /** @param time for example, "10:00 AM" */
    joinFor: (time: string) => `Join the list for ${time}`,
    joinBoth: 'Yes, join anyway',
    joined: 'You’re on the waiting list',
    /** @param email the address that offers are sent to; undefined if they aren't emailed */
    next: (email?: string) =>
      email === undefined
        ? 'You aren’t booked yet. Your page shows when spots are held for you, so check back now and then.'
        : `You aren’t booked yet. We’ll email you at ${email} when spots are held for you.`,
    see: 'See your place in line',
  },

  contact: {
    why: 'A name, and an email or a phone number: the guide uses them only for this tour.',
    whyOptional:
      'If you like, tell the guide how to reach you. Your contact details are used only for this tour.',
    name: 'Your name',
    email: 'Your email',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    acceptSuggestion: 'Yes, use that',
    phone: 'Your phone number',
    phoneHint: 'Outside the US and Canada, include the country code, like +44 20 7946 0123.',
    whatsApp: 'This number has WhatsApp',
    unreachable: 'Enter an email address or phone number, so that the guide can reach you.',
    note: 'A note for the guide (optional)',
    noteHint: 'A stroller, arriving by ferry, a birthday: whatever helps.',
  },
};
