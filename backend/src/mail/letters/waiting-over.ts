import { paragraph } from '../content/blocks';
import { waitlistEndLetter, reasonParagraph } from '../content/visitor';
import type { VisitorLetter } from './definition';

/** Notifies parties on the waitlist that the guide canceled or moved the departure. */
export const waitingOver: VisitorLetter = {
  to: 'visitor',
  label: 'That a waitlist has ended',
  bulkTexts: 'waitingOver',
  triggers: ['waiting-over'],

  whyOutdated(_, { booking, departure: { state, movedTo } }) {
    if (booking.status !== 'waiting') return 'The party is no longer on the waitlist.';
    const takesPlace = state !== 'cancelled' && movedTo === undefined;
    return takesPlace ? 'The tour takes place after all.' : undefined;
  },

  write(site, booking) {
    const { waitingOver: words } = site.words;
    const blocks = [paragraph(words.text), ...reasonParagraph(site, booking.reason)];
    return waitlistEndLetter(site, booking, words, blocks);
  },
};
