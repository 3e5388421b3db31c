import { action, paragraph, tourName } from '../content/blocks';
import type { DepartureFacts, PartyFacts } from '../content/facts';
import { departureRows, partyNote, partyRows, describeParty, guideLetter } from '../content/guide';
import type { GuideLetter } from './definition';
import { isStillOffered } from './outdated';
import { guideWords } from '../words/guide';

interface OfferFacts {
  party: PartyFacts;
  departure: DepartureFacts;
  heldUntil: Date;
}

/** Notifies the guide of an offer, because the guide has to notify parties without an email address. */
export const offered: GuideLetter<OfferFacts> = {
  to: 'guide',
  label: 'That there’s room for a waiting party, to you',
  isWanted: ({ bookings }) => bookings !== 'none',
  triggers: ['waiting-offered'],

  message({ row, booking, departure }) {
    const until = booking.turn?.offeredUntil ?? row.at;
    return {
      _id: `offered.${String(booking._id)}.${until.toISOString()}`,
      booking: { list: row.list, id: booking._id },
      departure: departure.id,
      until,
    };
  },

  async load({ booking, until }, facts) {
    const current = booking && (await facts.findBooking(booking));
    return current && isStillOffered(current, until)
      ? facts.loadOffer(current, until)
      : 'The offer has expired.';
  },

  write(site, { party, departure, heldUntil }) {
    const { offered: words, shared: sharedWords } = guideWords;
    const tour = tourName(site, departure);
    return guideLetter(site, {
      subject: words.subject(describeParty(party), tour, departure.startsAt),
      preheader: words.preheader(heldUntil),
      title: words.title,
      blocks: [
        paragraph(
          party.email === undefined ? words.withoutEmail(heldUntil) : words.withEmail(heldUntil),
        ),
        { kind: 'facts', rows: [...partyRows(party), ...departureRows(site, departure)] },
        ...partyNote(party),
        action(sharedWords.open, departure.dayUrl),
      ],
    });
  },
};
