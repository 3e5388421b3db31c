import { paragraph } from '../content/blocks';
import { waitlistEndLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** Notifies a party that its offer has expired. */
export const offerLapsed: VisitorLetter = {
  to: 'visitor',
  label: 'That an offer has expired',
  triggers: ['waiting-lapsed'],
  whyOutdated: outdatedIfCanceled,

  write(site, booking) {
    const { offerLapsed: words } = site.words;
    return waitlistEndLetter(site, booking, words, [paragraph(words.text(booking.people))]);
  },
};
