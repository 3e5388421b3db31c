import { format } from '../../texts/format.en';

export const texts = {
  lead: 'All your bookings, by day and by night, with the next one first.',
  loading: 'Looking for your tours…',
  /** @param reason a sentence */
  notLoaded: (reason: string) => `Your tours couldn’t be loaded. ${reason}`,
  empty: 'No tours yet. Pick a walk and a day, and your ticket will be here.',
  allTours: 'See all tours',
  /** The function renders a link with the given text. */
  signIn: <Node>(link: (text: string) => Node) => [
    link('Sign in'),
    ' to see what you’ve booked with an account.',
  ],
  remove: 'Remove',
  /** @param when for example, "Monday, Nov 23, 10:00 AM" */
  removed: (place: string, when: string) => `Taken off your list: ${place}, ${when}.`,
  notRemoved: (reason: string) => `The tour wasn’t taken off your list. ${reason}`,
  undo: 'Undo',
  notRestored: (reason: string) => `The tour isn’t back on your list. ${reason}`,
  restored: (place: string, when: string) => `Back on your list: ${place}, ${when}.`,
  changes: 'From your guide',
  dismiss: 'Got it',
  next: 'Your next tour',
  open: 'Open your ticket',
  later: 'After that',
  canceled: 'Canceled',
  canceledByYou: 'Canceled by you',
  held: 'Spots held for you',
  respond: 'Yes or no?',
  confirm: 'How to confirm',
  waiting: 'On the waiting list',
  past: 'Past tours',
  /** @param count at least one */
  earlier: (count: number) =>
    format.plural(count, {
      one: () => 'One earlier tour',
      other: (n) => `${n} earlier tours`,
    }),
};
