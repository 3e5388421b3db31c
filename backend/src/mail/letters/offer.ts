import { action, paragraph, optionalParagraph } from '../content/blocks';
import { bookingRows, subjectAndTitle, visitorLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { isStillOffered, outdatedIfCanceled } from './outdated';

/** Offers free spots to a party on the waitlist. */
export const offer: VisitorLetter = {
  to: 'visitor',
  label: 'That there’s room for a waiting party',
  triggers: ['waiting-offered'],
  until: ({ row, booking }) => booking.turn?.offeredUntil ?? row.at,
  contents: 'that there’s room',
  fallback: (words, facts) => words.offer(facts),

  whyOutdated: (message, current) =>
    outdatedIfCanceled(message, current) ??
    (isStillOffered(current, message.until) ? undefined : 'The offer has expired.'),

  write(site, booking) {
    const { offer: words, visitor: visitorWords } = site.words;
    const { tour, people, ticketUrl, heldUntil } = booking;
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: words.preheader(heldUntil),
      blocks: [
        paragraph(words.text(people)),
        { kind: 'facts', rows: bookingRows(site, booking) },
        paragraph(words.until(heldUntil)),
        action(words.action, ticketUrl),
        paragraph(words.decline),
        ...optionalParagraph(visitorWords.questions(site)),
      ],
      reasonForEmail: visitorWords.reasonForWaitlistEmail,
    });
  },
};
