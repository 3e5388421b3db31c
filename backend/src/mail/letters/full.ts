import { action, paragraph, tourName } from '../content/blocks';
import type { DepartureFacts } from '../content/facts';
import { describeTurnout, departureRows, guideLetter } from '../content/guide';
import type { GuideLetter } from './definition';
import { guideWords } from '../words/guide';

/** Notifies the guide that a departure is full. */
export const full: GuideLetter<DepartureFacts> = {
  to: 'guide',
  label: 'That a tour is full, to you',
  isWanted: ({ bookings }) => bookings !== 'none',
  triggers: ['booking-made', 'booking-changed'],
  when: ({ departure: { capacity }, counts }) =>
    capacity !== undefined && counts.people >= capacity,
  message: ({ departure: { id, capacity, startsAt } }) => ({
    _id: `full.${id}.${String(capacity)}`,
    departure: id,
    until: startsAt,
  }),

  load: async ({ departure = '' }, facts) =>
    (await facts.loadDeparture(departure)) ?? 'The tour no longer exists.',

  write(site, departure) {
    const { full: words, shared: sharedWords } = guideWords;
    return guideLetter(site, {
      subject: words.subject(tourName(site, departure), departure.startsAt),
      preheader: describeTurnout(departure),
      title: words.title,
      blocks: [
        { kind: 'facts', rows: departureRows(site, departure) },
        paragraph(words.text),
        action(sharedWords.open, departure.dayUrl),
      ],
    });
  },
};
