import { separatorsOf } from 'shared/format';
import type { Block, Letter, Site } from '../rendering/letter';
import { action, heading, optionalParagraph, paragraph, tourName } from './blocks';
import type { BookingFacts } from './facts';
import { bookingRows, changedDetails, reasonParagraph, visitorLetter } from './visitor';

/** Writes a letter about a bulk change by the guide that affects several bookings of a visitor. */
export function letterAboutSeveral(
  site: Site,
  bookings: readonly [BookingFacts, ...BookingFacts[]],
  kind: keyof Site['words']['several'],
): Letter {
  const { words } = site;
  const { visitor: visitorWords, cancelledByGuide } = words;
  const [first] = bookings;
  const { comma } = separatorsOf(words.language);
  const isCancellation = kind === 'cancelled' || kind === 'waitingOver';
  const { subject, ...texts } = words.several[kind];
  const tourNamesByUrl = new Map(bookings.map(({ tour }) => [tour.url, tourName(site, tour)]));
  const haveSameReason = bookings.every(({ reason }) => reason === first.reason);
  return visitorLetter(site, first, {
    subject: subject(bookings.length),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(texts.text),
      ...reasonParagraph(site, haveSameReason ? first.reason : undefined),
      ...bookings.flatMap((booking): Block[] => [
        heading(tourName(site, booking.tour) + comma + words.shortWhen(booking.tour.startsAt)),
        ...(haveSameReason ? [] : reasonParagraph(site, booking.reason)),
        ...(isCancellation
          ? [paragraph(words.people(booking.people))]
          : [
              ...changedDetails(site, booking),
              { kind: 'facts' as const, rows: bookingRows(site, booking) },
              action(visitorWords.ticket, booking.ticketUrl),
            ]),
      ]),
      ...(isCancellation
        ? [
            heading(cancelledByGuide.otherDatesTitle),
            {
              kind: 'links' as const,
              items: [...tourNamesByUrl].map(([href, text]) => ({ text, href })),
            },
          ]
        : []),
      ...optionalParagraph(visitorWords.questions(site)),
    ],
    ...(isCancellation && { bye: cancelledByGuide.bye }),
    ...(kind === 'waitingOver' && { reasonForEmail: visitorWords.reasonForWaitlistEmail }),
  });
}
