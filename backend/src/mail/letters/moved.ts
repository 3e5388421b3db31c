import { guideChangeLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** Notifies visitors that the guide moved their departure to a different date or time. */
export const moved: VisitorLetter = {
  to: 'visitor',
  label: 'That you moved a tour',
  triggers: ['departure-moved'],
  contents: 'that you moved the tour',
  fallback: (words, facts) => words.moved(facts),
  whyOutdated: outdatedIfCanceled,

  write: (site, booking, now) =>
    guideChangeLetter(site, booking, site.words.moved, booking.moveReason, now),
};
