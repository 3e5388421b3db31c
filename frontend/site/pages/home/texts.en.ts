import type { Weekday } from 'shared/new-york';
import { format } from '../../texts/format.en';

export const texts = {
  blurb:
    'Bridges in the morning light, brownstone streets with a story on every stoop, skylines that switch on at dusk: New York opens up to those who walk it. Pick a place and a day, and come along.',
  title: 'New York at walking pace',
  tagline: 'Book your tour',
  picture:
    'A guide with a raised yellow umbrella points out the Manhattan skyline to a small walking group on a riverside promenade, with the Brooklyn Bridge sweeping in from the right.',
  /** Describes any photograph that replaces the drawing. */
  photographed: 'New York, as our walks see it',
  next: {
    title: 'Next tours with open spots',
    left: (spots: number) =>
      format.plural(spots, {
        one: (count) => `${count} spot left`,
        other: (count) => `${count} spots left`,
      }),
    room: 'spots available',
    /** The longest possible texts of a tour, which reserve its space. */
    longest: [
      'Walk around Wall Street',
      'Wednesday, Sep 30, 10:30 AM',
      'By night · spots available',
    ],
    none: 'No tour has open spots right now. New dates will show up here.',
    failed: 'We can’t look up the next dates right now. Try again in a minute, or call us.',
    all: 'All tours, each with its next date',
  },
  places: 'Pick a place to see what the walk is like, and when the next one starts.',
  how: {
    title: 'How it works',
    pick: {
      title: 'Pick a place and a day',
      text: (first: Weekday, last: Weekday, daysAhead: number) =>
        `${format.weekday(first)} to ${format.weekday(last)}, up to ${String(daysAhead)} days ahead. You’ll see the exact date before you book.`,
    },
    party: {
      title: 'Say how many are coming',
      text: (guestRetention: string) =>
        `Just you or a whole party. You don’t need an account: your browser keeps your tours for ${guestRetention}, and an account keeps them longer.`,
    },
    change: {
      title: 'Come along, or change your mind',
      text: 'Another day, another place, one more friend: edit or delete a tour until shortly before it starts.',
    },
  },
};
