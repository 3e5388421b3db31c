import { cutoffOf, isBookingOpen, type BookedCounts, type Departure } from './departure';

const HOUR_MS = 60 * 60 * 1000;
/** The longest time that an offer is valid. */
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
  holding: readonly Party[];
  /** Parties that get an offer: the first confirmed ones that fit the vacant spots. */
  toOffer: readonly Party[];
  /** Parties whose offers have expired. */
  expired: readonly Party[];
  /** Parties that wait again, since the spots that they were offered no longer exist. */
  returned: readonly Party[];
  /** The number of held spots: those for `holding` and `toOffer`. */
  heldPeople: number;
}

const NO_OFFERS: OfferPlan<never> = {
  holding: [],
  toOffer: [],
  expired: [],
  returned: [],
  heldPeople: 0,
};

/**
 * Plans the offers at a departure from the time and the bookings alone. So every reader sees spots as held as soon as
 * they become vacant, and as vacant as soon as an offer expires, even before either is written.
 *
 * @param waitlist the parties that wait or have an offer, in any order
 */
export function planOffers<Party extends WaitingParty>(
  waitlist: readonly Party[],
  departure: Departure,
  { people, parties }: BookedCounts,
  now: Date,
): OfferPlan<Party> {
  // Most departures have no waitlist.
  if (waitlist.length === 0) return NO_OFFERS;
  const holding: Party[] = [];
  const toOffer: Party[] = [];
  const expired: Party[] = [];
  const returned: Party[] = [];
  let heldPeople = 0;
  const canBook = isBookingOpen(departure, parties > 0, now);
  const vacantSpots = (departure.capacity ?? Infinity) - people;
  const fits = (party: Party) => canBook && heldPeople + party.people <= vacantSpots;
  const inOrder = [...waitlist].sort(byPosition);
  for (const party of inOrder.filter(({ status }) => status === 'offered')) {
    const { offeredUntil = now, isUnconfirmed = false } = party.turn ?? {};
    if (offeredUntil <= now) {
      expired.push(party);
    } else if (fits(party)) {
      holding.push(party);
      heldPeople += party.people;
    } else if (isUnconfirmed) {
      // An unconfirmed party has never waited, so it can't wait again.
      expired.push(party);
    } else {
      returned.push(party);
    }
  }
  for (const party of inOrder.filter(({ status }) => status === 'waiting')) {
    if (!fits(party) || party.turn?.isUnconfirmed) continue;
    toOffer.push(party);
    heldPeople += party.people;
  }
  return { holding, toOffer, expired, returned, heldPeople };
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
