import { addDays, newYorkDate } from 'shared/new-york';
import { action, paragraph, optionalParagraph, tourName } from '../content/blocks';
import {
  announcement,
  bookingRows,
  howToFindGuide,
  specialDay,
  visitorLetter,
  whatToBring,
} from '../content/visitor';
import type { Nearness } from '../words/formats';
import type { VisitorLetter } from './definition';
import { outdatedIfCanceled } from './outdated';

/** A reminder is useless if it arrives less than an hour before the start. */
const MIN_NOTICE_MS = 60 * 60 * 1000;

/** Reminds visitors of tomorrow's tour, or of today's tour if mail was down the evening before. */
export const reminder: VisitorLetter = {
  to: 'visitor',
  label: 'A reminder',
  eveningBefore: {
    from: '17:00',
    to: '21:30',
    bookedBefore: '15:00',
    until: ({ startsAt }) => new Date(startsAt.getTime() - MIN_NOTICE_MS),
  },
  whyOutdated: outdatedIfCanceled,

  write(site, booking, now) {
    const { reminder: words, visitor: visitorWords } = site.words;
    const { tour, changeDeadline, ticketUrl } = booking;
    const { startsAt, meetingPoint } = tour;
    const nearness = nearnessOf(startsAt, now);
    return visitorLetter(site, booking, {
      subject: words.subject(tourName(site, tour), nearness, startsAt),
      preheader: words.preheader(meetingPoint),
      title: words.title(nearness, startsAt),
      blocks: [
        paragraph(words.text),
        { kind: 'facts', rows: bookingRows(site, booking) },
        ...optionalParagraph(now < changeDeadline ? words.fewer(changeDeadline) : words.late(site)),
        action(visitorWords.ticket, ticketUrl),
        ...announcement(site, booking),
        ...specialDay(site, tour),
        ...howToFindGuide(site, tour),
        ...whatToBring(site, tour),
      ],
    });
  },
};

function nearnessOf(startsAt: Date, now: Date): Nearness {
  const [date, today] = [newYorkDate(startsAt), newYorkDate(now)];
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}
