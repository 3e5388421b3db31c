import { paragraph } from '../content/blocks';
import { calendarNote, fullDetails, subjectAndTitle, visitorLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** Notifies visitors that the guide restored a canceled booking or departure. */
export const restored: VisitorLetter = {
  to: 'visitor',
  label: 'That it takes place after all',
  bulkTexts: 'restored',
  triggers: ['booking-restored', 'departure-changed'],
  when: ({ row: { kind, before } }) => kind === 'booking-restored' || before?.isCancelled === true,
  contents: 'that the tour takes place after all',
  fallback: (words, facts) => words.restored(facts),
  whyOutdated: outdatedIfCanceled,

  write(site, booking, now) {
    const { restored: words, visitor: visitorWords } = site.words;
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, booking.tour, words),
      preheader: words.preheader,
      blocks: [
        paragraph(words.text),
        ...fullDetails(site, booking, now),
        ...calendarNote(booking, visitorWords.calendarAgain),
      ],
      calendar: booking.calendar,
    });
  },
};
