import { termsOf } from '../../departures/departure';
import { guideChangeLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** Notifies visitors that the guide changed the departure's terms. */
export const changedByGuide: VisitorLetter = {
  to: 'visitor',
  label: 'What you changed',
  bulkTexts: 'changed',
  triggers: ['departure-changed'],
  contents: 'what you changed',
  fallback: (words, facts) => words.changed(facts),
  whyOutdated: outdatedIfCanceled,

  when({ row: { before }, departure }) {
    if (!before) return true;
    const haveTermsChanged = JSON.stringify(before.terms) !== JSON.stringify(termsOf(departure));
    return !before.isCancelled && haveTermsChanged;
  },

  write: (site, booking, now) =>
    guideChangeLetter(site, booking, site.words.changedByGuide, booking.reason, now),
};
