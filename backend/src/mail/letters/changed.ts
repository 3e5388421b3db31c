import { heading, paragraph } from '../content/blocks';
import {
  calendarNote,
  changedDetails,
  fullDetails,
  subjectAndTitle,
  visitorLetter,
} from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** Sends the new ticket to visitors who changed the date, the time, or the number of people. */
export const changed: VisitorLetter = {
  to: 'visitor',
  label: 'A changed ticket',
  triggers: ['booking-changed'],
  repeats: 'later',
  whyOutdated: outdatedIfCanceled,

  write(site, booking, now) {
    const { changed: words, visitor: visitorWords } = site.words;
    const comparisonBlocks = changedDetails(site, booking);
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, booking.tour, words),
      preheader: words.preheader(booking.people),
      blocks: [
        paragraph(comparisonBlocks.length > 0 ? words.text : words.textOnly),
        ...comparisonBlocks,
        ...(comparisonBlocks.length > 0 ? [heading(visitorWords.allDetails)] : []),
        ...fullDetails(site, booking, now),
        ...calendarNote(booking, visitorWords.calendarAgain),
      ],
      calendar: booking.calendar,
    });
  },
};
