import { hashEmail } from '../../bookings/contact';
import { action, paragraph, tourName } from '../content/blocks';
import { normalizeLetter } from '../rendering/letter';
import type { VisitorLetter } from './definition';
import { isStillOffered, outdatedIfCanceled } from './outdated';

/**
 * Asks a visitor to confirm the email address of a booking whose spots are held until then. The address may belong to a
 * stranger, so the letter contains no text that a visitor typed.
 */
export const confirm: VisitorLetter = {
  to: 'visitor',
  label: 'A booking to confirm',
  isRecipientWaiting: true,
  triggers: ['booking-held'],
  // An address gets only one message, even if a visitor changes the address and then changes it back.
  messageId: ({ row, booking: { contact } }) =>
    `confirm.${String(row.booking)}.${hashEmail(contact?.email ?? '')}`,
  until: ({ row, booking }) => booking.turn?.offeredUntil ?? row.at,
  isCorrectable: true,

  whyOutdated(message, current) {
    const isHeld = isStillOffered(current, message.until);
    return (
      outdatedIfCanceled(message, current) ??
      (isHeld ? undefined : 'The spots aren’t held anymore.')
    );
  },

  write(site, { tour, people, ticketUrl, heldUntil }) {
    const { confirmBooking: words, visitor: visitorWords, when, people: peopleText } = site.words;
    const name = tourName(site, tour);
    return normalizeLetter({
      site,
      subject: words.subject(name, tour.startsAt),
      preheader: words.text(heldUntil),
      title: words.title,
      blocks: [
        paragraph(words.text(heldUntil)),
        {
          kind: 'facts',
          rows: [
            { label: visitorWords.tour, value: name },
            { label: visitorWords.date, value: when(tour.startsAt) },
            { label: visitorWords.party, value: peopleText(people) },
          ],
        },
        action(words.action, ticketUrl),
        paragraph(words.ignore),
      ],
      reasonForEmail: visitorWords.reasonForEmail,
    });
  },
};
