import { booked } from './booked';
import { changed } from './changed';
import type { VisitorLetter } from './definition';
import { isUnchanged } from './outdated';
import { withdrawn } from './withdrawn';

/** Notifies an unconfirmed address of the net result of several changes by the visitor within a few minutes. */
export const update: VisitorLetter = {
  to: 'visitor',
  label: 'What became of a booking',

  whyOutdated({ before }, current) {
    const { booking, departure } = current;
    if (departure.state === 'cancelled' || booking.cancelledBy === 'guide') {
      return 'The guide canceled the booking.';
    }
    if (booking.status === 'cancelled') return undefined;
    if (booking.status !== 'booked') return 'The party isn’t booked anymore.';
    return before && isUnchanged(before, current) ? 'The changes were undone.' : undefined;
  },

  write(site, booking, now) {
    const letter = booking.isCancelled ? withdrawn : booking.before ? changed : booked;
    return letter.write(site, booking, now);
  },
};
