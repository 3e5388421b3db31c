import { action, paragraph } from '../content/blocks';
import { bookingRows, calendarNote, subjectAndTitle, visitorLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfRestored } from './outdated';

/** Confirms to visitors that they canceled. */
export const withdrawn: VisitorLetter = {
  to: 'visitor',
  label: 'That a visitor canceled',
  triggers: ['booking-withdrawn'],
  repeats: 'later',
  whyOutdated: outdatedIfRestored,

  write(site, booking, now) {
    const { cancelledByVisitor: words, visitor: visitorWords } = site.words;
    const { tour, people, ticketUrl, restorableUntil } = booking;
    const tourAndTimeRows = bookingRows(site, booking).slice(0, 3);
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: words.preheader,
      blocks: [
        paragraph(words.text(people)),
        { kind: 'facts', rows: tourAndTimeRows },
        ...(restorableUntil !== undefined && now < restorableUntil
          ? [paragraph(words.undo(restorableUntil)), action(visitorWords.ticket, ticketUrl)]
          : []),
        { kind: 'links', items: [{ text: words.comeAnotherDay, href: tour.url }] },
        ...calendarNote(booking, visitorWords.calendarGone),
      ],
      bye: words.bye,
    });
  },
};
