import { action, comparison, tourName } from '../content/blocks';
import type { BookingNews } from '../content/facts';
import {
  describeTurnout,
  departureRows,
  partyNote,
  partyRows,
  describeParty,
  guideLetter,
} from '../content/guide';
import type { EventKind, GuideLetter, StoredNews } from './definition';
import { guideWords } from '../words/guide';

/** Maps kinds of events to the changes that guides are notified about. */
export const NEWS_BY_EVENT: Partial<Record<EventKind, StoredNews['what']>> = {
  'booking-made': 'booked',
  'booking-changed': 'changed',
  'booking-withdrawn': 'cancelled',
};

/** Notifies the guide that a visitor booked, changed, or canceled. */
export const news: GuideLetter<BookingNews> = {
  to: 'guide',
  label: 'A booking, to you',
  isWanted: ({ bookings }) => bookings === 'each',

  async load({ news: storedNews = [] }, facts) {
    const [bookingNews] = await facts.loadNews(storedNews);
    return bookingNews ?? 'The changes were undone.';
  },

  write(site, { kind, party, departure, before }) {
    const { news: words, shared: sharedWords } = guideWords;
    const tour = tourName(site, departure);
    return guideLetter(site, {
      subject: words.subject[kind](describeParty(party), tour, departure.startsAt),
      preheader: describeTurnout(departure),
      title: words.title[kind],
      blocks: [
        ...comparison(site, sharedWords, before, { ...departure, people: party.people }),
        { kind: 'facts', rows: [...partyRows(party), ...departureRows(site, departure)] },
        ...partyNote(party),
        action(sharedWords.open, departure.dayUrl),
      ],
    });
  },
};
