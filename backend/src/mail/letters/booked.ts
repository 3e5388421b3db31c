import { paragraph } from '../content/blocks';
import { calendarNote, fullDetails, subjectAndTitle, visitorLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** Sends visitors their ticket. */
export const booked: VisitorLetter = {
  to: 'visitor',
  label: 'A ticket',
  triggers: ['booking-made', 'contact-given'],
  repeats: 'first',
  isCorrectable: true,
  contents: 'where to meet',
  whyOutdated: outdatedIfCanceled,

  write(site, booking, now) {
    const { booked: words, visitor: visitorWords } = site.words;
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, booking.tour, words),
      preheader: words.preheader(booking.tour.meetingPoint),
      blocks: [
        paragraph(words.text(booking.people)),
        ...fullDetails(site, booking, now),
        ...calendarNote(booking, visitorWords.calendar),
      ],
      calendar: booking.calendar,
    });
  },
};
