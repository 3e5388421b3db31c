import { action, heading, paragraph, optionalParagraph, tourName } from '../content/blocks';
import { calendarNote, reasonParagraph, subjectAndTitle, visitorLetter } from '../content/visitor';
import type { VisitorLetter } from './definition';
import { outdatedIfRestored } from './outdated';

/** Notifies visitors that the guide canceled the departure or only their booking. */
export const cancelled: VisitorLetter = {
  to: 'visitor',
  label: 'That you canceled',
  bulkTexts: 'cancelled',
  triggers: ['booking-cancelled', 'departure-cancelled'],
  contents: 'that you canceled',
  fallback: (words, facts) => words.cancelled(facts),
  whyOutdated: outdatedIfRestored,

  write(site, booking) {
    const { cancelledByGuide: words, visitor: visitorWords } = site.words;
    const { tour, otherDates } = booking;
    return visitorLetter(site, booking, {
      ...subjectAndTitle(site, tour, words),
      preheader: words.preheader,
      blocks: [
        paragraph(words.text(tourName(site, tour), tour.startsAt)),
        ...reasonParagraph(site, booking.reason),
        heading(words.otherDatesTitle),
        ...(otherDates.length === 0
          ? []
          : [
              paragraph(words.otherDatesText),
              {
                kind: 'links' as const,
                items: otherDates.map(({ startsAt, url }) => ({
                  text: site.words.when(startsAt),
                  href: url,
                })),
              },
            ]),
        action(words.seeOtherDates, tour.url),
        ...calendarNote(booking, visitorWords.calendarGone),
        ...optionalParagraph(visitorWords.questions(site)),
      ],
      bye: words.bye,
    });
  },
};
