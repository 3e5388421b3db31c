import { linkHost } from 'shared/https-link';
import { action, paragraph, tourName } from '../content/blocks';
import { subjectAndTitle, visitorLetter, waysToTip } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/**
 * Thanks visitors after the tour, with ways to tip and a link to the guide's page for reviews. Everyone who came gets
 * the same letter: it doesn't depend on what the party paid, and doesn't ask whether visitors were happy.
 */
export const thanks: VisitorLetter = {
  to: 'visitor',
  label: 'Thanks after the tour',
  isCourtesy: true,

  whyOutdated(message, current, { reviewUrl }) {
    const { attendance } = current.booking;
    if (!attendance || attendance.arrived === 0) return 'The party isn’t checked in anymore.';
    return (
      outdatedIfCanceled(message, current) ??
      (reviewUrl === undefined ? 'The review link has been removed.' : undefined)
    );
  },

  write(site, booking) {
    const { thanks: words } = site.words;
    const { tour, paymentMethods } = booking;
    const { reviewUrl = '' } = site;
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: words.preheader,
      blocks: [
        paragraph(words.text(tourName(site, tour), tour.startsAt)),
        ...waysToTip(site, paymentMethods),
        paragraph(words.review),
        action(words.action(linkHost(reviewUrl) ?? ''), reviewUrl),
      ],
      bye: words.bye,
    });
  },
};
