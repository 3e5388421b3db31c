import { without } from '../../without';
import { action, paragraph, optionalParagraph } from '../content/blocks';
import { bookingRows, subjectAndTitle, visitorLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/**
 * Notifies a party that it is on the waitlist. If the party still has to confirm its address, the letter contains no
 * text that a visitor typed, since the address may belong to a stranger.
 */
export const waiting: VisitorLetter = {
  to: 'visitor',
  label: 'That a party is on the waitlist',
  triggers: ['waiting-joined'],
  isCorrectable: true,

  whyOutdated: (message, current) =>
    outdatedIfCanceled(message, current) ??
    (current.booking.status === 'waiting' ? undefined : 'The party is no longer on the waitlist.'),

  write(site, booking) {
    const { waiting: words, confirmBooking, visitor: visitorWords } = site.words;
    const { tour, people, ticketUrl, isUnconfirmed = false } = booking;
    return visitorLetter(site, isUnconfirmed ? without(booking, 'name') : booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: isUnconfirmed ? words.confirm : words.preheader,
      blocks: [
        paragraph(words.text(people)),
        paragraph(isUnconfirmed ? words.confirm : words.wait),
        { kind: 'facts', rows: bookingRows(site, booking) },
        action(isUnconfirmed ? words.confirmAction : words.action, ticketUrl),
        paragraph(isUnconfirmed ? confirmBooking.ignore : words.leave),
        ...optionalParagraph(visitorWords.questions(site)),
      ],
      bye: words.bye,
      reasonForEmail: visitorWords.reasonForWaitlistEmail,
    });
  },
};
