import { formatsOf } from './formats';

const format = formatsOf('en-US');
const { plural } = format;

const peopleText = (n: number) => plural(n, { one: '# person', other: '# people' });
const partiesText = (n: number) => plural(n, { one: '# party', other: '# parties' });

/** The texts of letters to guides. */
export const guideWords = {
  /** Shared by letters to the guide. */
  shared: {
    somebody: 'Somebody',
    who: 'Who',
    email: 'Email',
    phone: 'Phone',
    note: 'Note',
    tour: 'Tour',
    date: 'Date',
    time: 'Time',
    party: 'Party',
    meeting: 'Meeting point',
    /** @param capacity undefined if the number of people isn't limited */
    turnout: (people: number, parties: number, capacity?: number) => {
      if (people === 0) return 'nobody';
      const turnout = `${peopleText(people)} in ${partiesText(parties)}`;
      return capacity === undefined ? turnout : `${turnout}, room for ${format.number(capacity)}`;
    },
    turnoutLabel: 'Coming now',
    open: 'Open the day in the console',
    reasonForEmail:
      'You’re receiving this email because you’re the guide. You can choose your emails in the console.',
  },

  news: {
    subject: {
      booked: (party: string, tour: string, start: Date) =>
        `New booking: ${party}, ${tour}, ${format.shortWhen(start)}`,
      changed: (party: string, tour: string, start: Date) =>
        `Changed booking: ${party}, ${tour}, ${format.shortWhen(start)}`,
      cancelled: (party: string, tour: string, start: Date) =>
        `Canceled booking: ${party}, ${tour}, ${format.shortWhen(start)}`,
    },
    title: {
      booked: 'A new booking',
      changed: 'A booking has changed',
      cancelled: 'A booking was canceled',
    },
    party: (name: string, people: number) => `${name}, ${peopleText(people)}`,
  },

  digest: {
    subject: (updates: number) =>
      plural(updates, { one: 'One update on your tours', other: '# updates on your tours' }),
    title: 'What’s new on your tours',
    titles: { booked: 'Booked', changed: 'Changed', cancelled: 'Canceled' },
    none: 'Nobody booked, changed, or canceled anything.',
    line: (party: string, tour: string, start: Date) =>
      `${party}: ${tour}, ${format.shortWhen(start)}`,
    departures: 'Who’s coming now',
    departure: (tour: string, start: Date) => `${tour}, ${format.shortWhen(start)}`,
  },

  evening: {
    subject: (departures: number, people: number) =>
      `Tomorrow: ${plural(departures, { one: 'one tour', other: '# tours' })}, ${peopleText(people)}`,
    title: (start: Date) => `Tomorrow, ${format.shortDate(start)}`,
    /** For a day without bookings on which no tour can be booked anymore. */
    nobody: {
      subject: 'Tomorrow: nobody booked, stay home',
      title: 'Nobody booked: stay home',
      text: 'Nobody has booked a tour for tomorrow. Enjoy the day off.',
    },
    /** @param until the last cutoff of the day */
    nobodyYet: (until: Date) => ({
      subject: 'Tomorrow: nobody booked yet',
      title: 'Nobody has booked yet',
      text: `Nobody has booked a tour for tomorrow yet. Visitors still can until ${format.shortWhen(until)}. If nobody does, stay home.`,
    }),
    none: {
      subject: 'Tomorrow: no tours, stay home',
      title: 'No tours tomorrow',
      text: 'No tours are planned for tomorrow. Enjoy the day off.',
    },
    departure: (start: Date, tour: string) => `${format.time(start)}, ${tour}`,
    tooFew: (needed: number) => `It needs ${peopleText(needed)} to take place.`,
    notifyParties: 'You may want to tell those who booked.',
  },

  full: {
    subject: (tour: string, start: Date) => `Full: ${tour}, ${format.shortWhen(start)}`,
    title: 'A tour is full',
    text: 'All spots are taken. If you can take more people, raise the limit in the console.',
  },

  offered: {
    subject: (party: string, tour: string, start: Date) =>
      `Room for ${party}: ${tour}, ${format.shortWhen(start)}`,
    preheader: (until: Date) => `Held until ${format.shortWhen(until)}.`,
    title: 'There’s room for a waiting party',
    withEmail: (until: Date) =>
      `Their spots are held until ${format.shortWhen(until)}, and an email is on its way to them. There’s nothing to do.`,
    withoutEmail: (until: Date) =>
      `Their spots are held until ${format.shortWhen(until)}, but they left no email address. Please let them know. If they want to come, book them in the console.`,
  },

  mailFails: {
    subject: (count: number) =>
      plural(count, { one: 'One email didn’t arrive', other: '# emails didn’t arrive' }),
    title: 'An email didn’t arrive',
    text: (count: number) =>
      plural(count, {
        one: 'An email to this visitor didn’t arrive. Please reach them another way.',
        other: 'Emails to these visitors didn’t arrive. Please reach them another way.',
      }),
    about: 'About',
    serverReply: 'The mail server’s reply',
  },

  test: {
    subject: 'Mail works',
    title: 'Mail works',
    text: 'This is the test that you asked for. If you can read this, emails to your visitors can be sent the same way.',
    spamHint:
      'Did it land in spam? Then set up SPF, DKIM, and DMARC for your domain, as described in the handbook.',
  },
};
