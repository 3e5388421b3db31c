import { cutoffOf, isOpen, type BookedCounts, type Departure } from './departure';

const HOUR_MS = 60 * 60 * 1000;
/** Spots are held for an offer for at most this long. */
const MAX_HOLD_MS = 12 * HOUR_MS;

/** A party on a waitlist, with the fields that offers depend on. */
export interface WaitingParty {
  status: string;
  people: number;
  turn?: { place: number; offeredUntil?: Date; isUnconfirmed?: true };
}

/** The offers that a waitlist's parties have and get. */
export interface OfferPlan<Party> {
  /** Parties with a valid offer. */
  holding: Party[];
  /** Parties that get an offer: the first confirmed ones that fit the vacant spots. */
  toOffer: Party[];
  /** Parties whose offers have expired. */
  expired: Party[];
  /** Parties that wait again, since the spots that they were offered no longer exist. */
  returned: Party[];
  /** The number of held spots: those for `holding` and `toOffer`. */
  heldPeople: number;
}

/**
 * Plans the offers at a departure from the time and the bookings alone. So each reader sees spots as held when they
 * become vacant, and as vacant when an offer expires, even before that is written.
 *
 * @param waitlist the parties that wait or have an offer, in any order
 */
export function planOffers<Party extends WaitingParty>(
  waitlist: readonly Party[],
  departure: Departure,
  { people, parties }: BookedCounts,
  now: Date,
): OfferPlan<Party> {
  const offers: OfferPlan<Party> = {
    holding: [],
    toOffer: [],
    expired: [],
    returned: [],
    heldPeople: 0,
  };
  const canBook = isOpen(departure, parties > 0, now);
  const vacantSpots = (departure.capacity ?? Infinity) - people;
  const inOrder = [...waitlist].sort(byPosition);
  const fits = (party: Party) => canBook && offers.heldPeople + party.people <= vacantSpots;
  for (const party of inOrder.filter(({ status }) => status === 'offered')) {
    const { offeredUntil = now, isUnconfirmed = false } = party.turn ?? {};
    if (offeredUntil <= now) offers.expired.push(party);
    // Parties with a hold never waited.
    else if (!fits(party)) (isUnconfirmed ? offers.expired : offers.returned).push(party);
    else {
      offers.holding.push(party);
      offers.heldPeople += party.people;
    }
  }
  for (const party of inOrder.filter(({ status }) => status === 'waiting')) {
    if (!fits(party) || party.turn?.isUnconfirmed) continue;
    offers.toOffer.push(party);
    offers.heldPeople += party.people;
  }
  return offers;
}

/** When a new offer expires: after at most half of the time until the departure's cutoff. */
export function newOfferExpiry(departure: Departure, { parties }: BookedCounts, now: Date): Date {
  const leftMs = cutoffOf(departure, parties > 0).getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(MAX_HOLD_MS, leftMs / 2));
}

/** When an offer expires: no later than the departure's cutoff, which the guide may have changed since the offer. */
export function offerExpiryOf({ turn }: WaitingParty, departure: Departure): Date | undefined {
  const until = turn?.offeredUntil;
  const closes = cutoffOf(departure, true);
  return until && until > closes ? closes : until;
}

function byPosition({ turn: one }: WaitingParty, { turn: other }: WaitingParty): number {
  return (one?.place ?? 0) - (other?.place ?? 0);
}
