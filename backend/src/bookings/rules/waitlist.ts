import { newOfferExpiry, planOffers } from '../../departures/waitlist';
import type { Booking, WaitlistEntry } from '../booking';
import type { Decision, Rules } from '../decision';
import type { Owner } from '../owner';
import type { Refusal } from '../refusal';
import type { BookingEvent, Changes, State } from '../state';
import { without } from '../../without';
import {
  checkGuestLimits,
  toMatch,
  type SpotRequest,
  type Match,
  type UnavailableCode,
} from './capacity';
import { requireConfirmedEmail, markEmailConfirmed } from './confirmation';
import { findDeparture, promiseTerms } from './departures';
import { withRetention } from './retention';

/**
 * The maximum number of parties on a waitlist. When the guide reorders a waitlist, the request's body contains the ids
 * of all of them.
 */
export const MAX_ON_WAITLIST = 500;

/**
 * Returns the full departure if the party can join its waitlist, and a refusal otherwise.
 *
 * @param refusal why the party can't book
 */
export function findWaitlist(
  refusal: Refusal<UnavailableCode>,
  spotRequest: SpotRequest,
  state: State,
  rules: Rules,
): Match | { refusal: Refusal<UnavailableCode | 'already-waiting'> } {
  if (refusal.code !== 'full') return { refusal };
  const { departure, vacancies } = refusal;
  const { owner, people } = spotRequest;
  const waitlist = state.waitlistAt(departure.id);
  // If the refused party would fit, the departure must have the maximum number of parties.
  const hasMaxParties = people <= vacancies;
  const canEverFit = people <= (departure.capacity ?? 0);
  if (hasMaxParties || !canEverFit || isWaitlistFull(waitlist, rules)) return { refusal };
  if (waitlist.some((party) => party.owner === owner.key)) {
    return { refusal: { code: 'already-waiting' } };
  }
  const limitRefusal = checkGuestLimits(departure, spotRequest, state);
  return limitRefusal ? { refusal: limitRefusal } : toMatch(owner, departure);
}

/** Whether no more parties can join a waitlist. */
export function isWaitlistFull(waitlist: Booking[], { maxParties }: Rules): boolean {
  return waitlist.length >= Math.min(maxParties, MAX_ON_WAITLIST);
}

/** The position at the end of a waitlist. */
export function nextPosition(waitlist: Booking[]): number {
  return 1 + Math.max(0, ...waitlist.map(({ turn }) => turn?.place ?? 0));
}

/** Takes a party off the waitlist. Keeps the waitlist entry, so that the visitor can see why the wait ended. */
export function leaveWaitlist(
  party: Booking,
  { retention }: Rules,
  end: Pick<WaitlistEntry, 'isRemoved'> = {},
): Booking {
  return withRetention(
    {
      ...party,
      status: 'left',
      isListed: false,
      turn: { place: 0, ...party.turn, ...end },
      revision: party.revision + 1,
    },
    retention,
  );
}

/** The reasons why an offer can't be accepted. */
export type OfferCode =
  | 'not-found'
  | 'offer-expired'
  | 'hold-expired'
  | 'full'
  | 'email-needed'
  | 'unconfirmed'
  | 'account-unconfirmed';

/**
 * Books the spots that a party was offered.
 *
 * @param owner the caller; missing if the guide accepts for the party
 */
export function bookOffer(
  party: Booking,
  owner: Owner | undefined,
  state: State,
  rules: Rules,
): Decision<OfferCode> {
  if (party.status === 'booked') return { booking: party };
  const expiredCode = party.turn?.isUnconfirmed ? 'hold-expired' : 'offer-expired';
  if (party.status !== 'offered') return { refusal: { code: expiredCode } };
  const departure = findDeparture(state, party.departure);
  if (!departure) return { refusal: { code: 'not-found' } };
  const bookedCounts = state.bookedCountsAt(departure.id);
  const waitlist = state.waitlistAt(departure.id);
  const { withOffer } = planOffers(waitlist, departure, bookedCounts, rules.now);
  if (!withOffer.includes(party)) return { refusal: { code: expiredCode } };
  const { contact } = party;
  const emailRefusal = owner && requireConfirmedEmail({ owner, contact, departure }, state, rules);
  if (emailRefusal) return { refusal: emailRefusal };
  if (bookedCounts.parties >= rules.maxParties) {
    return { refusal: { code: 'full', departure, vacancies: 0 } };
  }
  const booking = withRetention(
    {
      ...without(markEmailConfirmed(party), 'turn'),
      status: 'booked',
      revision: party.revision + 1,
    },
    rules.retention,
  );
  return {
    booking,
    changes: {
      bookings: [booking],
      ...promiseTerms(departure, state),
      events: [{ kind: 'booking-made', booking }],
    },
  };
}

/**
 * Settles the waitlists of the given departures: offers vacant spots, and ends expired offers. Applies the changes one
 * departure after another, because an offer at one departure may take the guide that a later one needs.
 *
 * @returns the applied changes
 */
export function settleWaitlists(
  departures: readonly string[],
  state: State,
  rules: Rules,
): Changes {
  const idsWithWaitlist = departures.filter((id) => state.departures.get(id)?.hasLine);
  const allChanges = [...new Set(idsWithWaitlist)].map((id) => {
    const changes = settleWaitlist(id, state, rules);
    state.apply(changes);
    return changes;
  });
  return {
    departures: allChanges.flatMap((each) => each.departures ?? []),
    bookings: allChanges.flatMap((each) => each.bookings ?? []),
    events: allChanges.flatMap((each) => each.events ?? []),
  };
}

function settleWaitlist(id: string, state: State, rules: Rules): Changes {
  const stored = state.departures.get(id);
  const waitlist = state.waitlistAt(id);
  if (stored && waitlist.length === 0) return { departures: [without(stored, 'hasLine')] };
  const departure = findDeparture(state, id);
  if (!departure) return {};
  const bookedCounts = state.bookedCountsAt(id);
  const { toOffer, expired, returned } = planOffers(waitlist, departure, bookedCounts, rules.now);
  const offeredUntil = newOfferExpiry(departure, bookedCounts, rules.now);
  const offeredParties = toOffer.map((party) => withStatus(party, 'offered', { offeredUntil }));
  const removedParties = expired.map((party) => leaveWaitlist(party, rules));
  const waitingParties = returned.map((party) => withStatus(party, 'waiting'));
  return {
    bookings: [...removedParties, ...waitingParties, ...offeredParties],
    events: [
      ...toEvents('waiting-lapsed', removedParties.filter(hasConfirmedEmail)),
      ...toEvents('waiting-offered', offeredParties),
    ],
  };
}

function withStatus(
  party: Booking,
  status: 'waiting' | 'offered',
  offer: Pick<WaitlistEntry, 'offeredUntil'> = {},
): Booking {
  const turn = { place: party.turn?.place ?? 0, ...offer };
  return { ...party, status, turn, revision: party.revision + 1 };
}

/** The events for a waitlist whose departure was canceled or moved. The parties stay on the waitlist. */
export function waitlistClosedEvents(departure: string, state: State): BookingEvent[] {
  return toEvents('waiting-over', state.waitlistAt(departure).filter(hasConfirmedEmail));
}

function toEvents(kind: BookingEvent['kind'], bookings: Booking[]): BookingEvent[] {
  return bookings.map((booking) => ({ kind, booking }));
}

/** Whether a party on a waitlist gets emails. Unconfirmed addresses get only the email with the confirmation link. */
function hasConfirmedEmail({ turn }: Booking): boolean {
  return !turn?.isUnconfirmed;
}
