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
    const { cancelledByVisitor: words, visitor } = site.words;
    const { tour, people, ticketUrl, restorableUntil } = booking;
    const tourAndTimeRows = bookingRows(site, booking).slice(0, 3);
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: words.preheader,
      blocks: [
        paragraph(words.text(people)),
        { kind: 'facts', rows: tourAndTimeRows },
        ...(restorableUntil !== undefined && now < restorableUntil
          ? [paragraph(words.undo(restorableUntil)), action(visitor.ticket, ticketUrl)]
          : []),
        { kind: 'links', items: [{ text: words.another, href: tour.url }] },
        ...calendarNote(booking, visitor.calendarGone),
      ],
      bye: words.bye,
    });
  },
};
