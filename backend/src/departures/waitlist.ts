import { cutoffOf, isBookingOpen, type BookedCounts, type Departure } from './departure';

const HOUR_MS = 60 * 60 * 1000;
/** The maximum time that a party has to accept an offer. */
const MAX_OFFER_MS = 12 * HOUR_MS;

/** The fields of a waiting party that offers depend on. */
export interface WaitingParty {
  status: string;
  people: number;
  turn?: { place: number; offeredUntil?: Date; isUnconfirmed?: true };
}

/** Whether spots are held for a party: it has an offer that it can accept, or a hold that it can confirm. */
export function hasOffer({ status, turn }: WaitingParty, now: Date): boolean {
  return status === 'offered' && (turn?.offeredUntil ?? now) > now;
}

/** A waitlist's parties, grouped by the state of their offers. */
export interface OfferPlan<Party> {
  /** Parties with a valid offer. */
  withOffer: readonly Party[];
  /** Parties that get an offer now: the confirmed waiting parties that fit into the vacant spots, in order. */
  toOffer: readonly Party[];
  /** Parties whose offers have expired. */
  expired: readonly Party[];
  /** Parties that go back to waiting, because the spots that they were offered are no longer available. */
  returned: readonly Party[];
  /** The total number of people in `withOffer` and `toOffer`, for whom spots are held. */
  heldPeople: number;
}

const NO_OFFERS: OfferPlan<never> = {
  withOffer: [],
  toOffer: [],
  expired: [],
  returned: [],
  heldPeople: 0,
};

/**
 * Computes a departure's offers from the time and the bookings alone. That way, all readers count a vacant spot as held
 * for the next party, and an expired offer as expired, even before a command stores these changes.
 *
 * @param waitlist the parties that are waiting or have an offer, in any order
 */
export function planOffers<Party extends WaitingParty>(
  waitlist: readonly Party[],
  departure: Departure,
  { people, parties }: BookedCounts,
  now: Date,
): OfferPlan<Party> {
  // Most departures have no waitlist.
  if (waitlist.length === 0) return NO_OFFERS;
  const withOffer: Party[] = [];
  const toOffer: Party[] = [];
  const expired: Party[] = [];
  const returned: Party[] = [];
  let heldPeople = 0;
  const isOpen = isBookingOpen(departure, parties > 0, now);
  const vacantSpots = (departure.capacity ?? Infinity) - people;
  const fits = (party: Party) => isOpen && heldPeople + party.people <= vacantSpots;
  const sortedParties = [...waitlist].sort(comparePositions);
  for (const party of sortedParties.filter(({ status }) => status === 'offered')) {
    const { offeredUntil = now, isUnconfirmed = false } = party.turn ?? {};
    if (offeredUntil <= now) {
      expired.push(party);
    } else if (fits(party)) {
      withOffer.push(party);
      heldPeople += party.people;
    } else if (isUnconfirmed) {
      // An unconfirmed party with an offer has a hold. It never waited, so it can't go back to waiting.
      expired.push(party);
    } else {
      returned.push(party);
    }
  }
  for (const party of sortedParties.filter(({ status }) => status === 'waiting')) {
    if (!fits(party) || party.turn?.isUnconfirmed) continue;
    toOffer.push(party);
    heldPeople += party.people;
  }
  return { withOffer, toOffer, expired, returned, heldPeople };
}

/**
 * Returns when an offer expires if it is made now: halfway to the departure's cutoff, but after {@link MAX_OFFER_MS} at
 * the latest.
 */
export function newOfferExpiry(departure: Departure, { parties }: BookedCounts, now: Date): Date {
  const msUntilCutoff = cutoffOf(departure, parties > 0).getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(MAX_OFFER_MS, msUntilCutoff / 2));
}

/**
 * Returns when a party's offer expires: at the cutoff at the latest, even if the guide has moved the cutoff to an
 * earlier time since the offer.
 */
export function offerExpiryOf({ turn }: WaitingParty, departure: Departure): Date | undefined {
  const offeredUntil = turn?.offeredUntil;
  const cutoff = cutoffOf(departure, true);
  return offeredUntil && offeredUntil > cutoff ? cutoff : offeredUntil;
}

function comparePositions({ turn: one }: WaitingParty, { turn: other }: WaitingParty): number {
  return (one?.place ?? 0) - (other?.place ?? 0);
}
