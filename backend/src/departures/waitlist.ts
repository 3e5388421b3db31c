import { closesFor, isOpen, type BookedAt, type Departure } from './departure';

const HOUR_MS = 60 * 60 * 1000;
/** Places are held for no longer than this. */
const MAX_HOLD_MS = 12 * HOUR_MS;

/** A party in line, as far as its turn goes by it. */
export interface WaitingParty {
  status: string;
  people: number;
  turn?: { place: number; offeredUntil?: Date; isUnconfirmed?: true };
}

/** What is to become of a line. */
export interface OfferPlan<Party> {
  /** Whose offers stand. */
  holding: Party[];
  /** Whose turn it is: the first who have confirmed, and whom the free places are enough for. */
  toOffer: Party[];
  /** Whose offers are over. */
  expired: Party[];
  /** Who waits on, since the places that were offered aren't there anymore. */
  returned: Party[];
  /** How many people places are held for: those of `holding` and of `next`. */
  heldPeople: number;
}

/**
 * Whose turn it is at a departure. It goes by the clock and by who has booked alone, so whoever reads it sees
 * places held as soon as they are free, and free as soon as an offer is over, whenever that is written.
 *
 * @param line the parties that wait or have an offer, in any order
 */
export function planOffers<Party extends WaitingParty>(
  line: readonly Party[],
  departure: Departure,
  { people, parties }: BookedAt,
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
  const free = (departure.capacity ?? Infinity) - people;
  const inOrder = [...line].sort(byPosition);
  const fits = (party: Party) => canBook && offers.heldPeople + party.people <= free;
  for (const party of inOrder.filter(({ status }) => status === 'offered')) {
    const { offeredUntil = now, isUnconfirmed = false } = party.turn ?? {};
    if (offeredUntil <= now) offers.expired.push(party);
    // Who was about to book has never waited.
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

/** Until when places are held that are offered now: for half of the time in which they can be booked, at most. */
export function offerEndsAt(departure: Departure, { parties }: BookedAt, now: Date): Date {
  const leftMs = closesFor(departure, parties > 0).getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(MAX_HOLD_MS, leftMs / 2));
}

/**
 * Until when the places of an offer are held: no longer than the departure can be booked, as the guide may have
 * set an earlier cutoff since.
 */
export function heldUntil({ turn }: WaitingParty, departure: Departure): Date | undefined {
  const until = turn?.offeredUntil;
  const closes = closesFor(departure, true);
  return until && until > closes ? closes : until;
}

/** Who has waited longer, or was put first by the guide. */
function byPosition({ turn: one }: WaitingParty, { turn: other }: WaitingParty): number {
  return (one?.place ?? 0) - (other?.place ?? 0);
}
