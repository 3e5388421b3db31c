import { action, paragraph, optionalParagraph, tourName } from '../content/blocks';
import { subjectAndTitle, visitorLetter } from '../content/visitor';
import { toOneLine } from '../rendering/clean';
import type { VisitorLetter } from './definition';

/** How long an announcement stays useful if the guide makes it after the tour. */
const LATE_ANNOUNCEMENT_VALID_MS = 3 * 24 * 60 * 60 * 1000;

/** Sends the guide's announcement to all visitors of a departure. */
export const fromGuide: VisitorLetter = {
  to: 'visitor',
  label: 'Your message to all',
  triggers: ['notice-written'],
  when: ({ departure }) => departure.notice !== undefined,
  // Several edits before the messages are queued count as one announcement.
  messageId: ({ row, departure }) =>
    `notice.${String(row.booking)}.${departure.notice?.at.toISOString() ?? ''}`,
  until: ({ row: { at }, departure: { endsAt } }) =>
    at < endsAt ? endsAt : new Date(at.getTime() + LATE_ANNOUNCEMENT_VALID_MS),
  contents: 'what your message to all says',
  fallback: (words, facts) => words.announcement(facts),

  whyOutdated({ createdAt }, { booking, departure: { notice } }) {
    if (booking.status !== 'booked') return 'The booking has been canceled since.';
    if (!notice) return 'The guide has deleted the announcement.';
    return createdAt < notice.at ? 'The guide has changed the announcement.' : undefined;
  },

  write(site, booking) {
    const { fromGuide: words, visitor: visitorWords } = site.words;
    const { tour, ticketUrl, notice: text = '' } = booking;
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: toOneLine(text),
      blocks: [
        paragraph(words.text(tourName(site, tour), tour.startsAt)),
        { kind: 'quote', text },
        action(visitorWords.ticket, ticketUrl),
        ...optionalParagraph(visitorWords.questions(site)),
      ],
      bye: words.bye,
    });
  },
};
