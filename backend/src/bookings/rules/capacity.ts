import type { Tour } from 'shared/tour-settings';
import type { Departure } from '../../departures/departure';
import { planOffers } from '../../departures/waitlist';
import type { Booking } from '../booking';
import type { Rules } from '../decision';
import type { Owner } from '../owner';
import type { Refusal } from '../refusal';
import type { State } from '../state';
import { checkOpen, findDeparture } from './departures';

/** An owner's request for spots at a departure. */
export interface SpotRequest {
  owner: Owner;
  people: number;
  /** The existing booking that moves to the departure, or gets more people. */
  booking?: Booking | undefined;
}

/** A departure with room for a request, and the network whose limit the request counts toward, if any. */
export interface Match {
  departure: Departure;
  network?: string;
}

export type CapacityCode = 'full' | 'guest-limit' | 'network-limit';

/** The reasons why the requested departures can't be booked. */
export type UnavailableCode = 'stale' | 'closed' | 'first-too-late' | CapacityCode;

/**
 * Refuses a party above the tour's maximum size, unless it has already booked the tour for at least that many people.
 */
export function checkPartySize(
  { id, maxPartySize = Infinity }: Tour,
  people: number,
  before?: Booking,
): Refusal<'party-too-large'> | undefined {
  const wasAsLarge = before?.tour === id && people <= before.people;
  return people <= maxPartySize || wasAsLarge
    ? undefined
    : { code: 'party-too-large', max: maxPartySize };
}

/** Returns the first of the departures that can be booked, or else the reason why the first one can't be booked. */
export function findFirstWithRoom(
  ids: string[],
  spotRequest: SpotRequest,
  state: State,
  rules: Rules,
): Match | { refusal: Refusal<UnavailableCode> } {
  let firstRefusal: Refusal<UnavailableCode> | undefined;
  for (const id of ids) {
    const departure = findDeparture(state, id);
    if (!departure) return { refusal: { code: 'stale' } };
    const refusal =
      checkOpen(departure, state, rules) ?? checkCapacity(departure, spotRequest, state, rules);
    if (refusal?.code === 'network-limit') return { refusal };
    if (!refusal) return toMatch(spotRequest.owner, departure);
    firstRefusal ??= refusal;
  }
  return { refusal: firstRefusal ?? { code: 'stale' } };
}

/** Refuses a request that exceeds a departure's capacity or the guest's limits. */
export function checkCapacity(
  departure: Departure,
  spotRequest: SpotRequest,
  state: State,
  rules: Rules,
): Refusal<CapacityCode> | undefined {
  return (
    checkRoom(departure, spotRequest, state, rules) ??
    checkGuestLimits(departure, spotRequest, state)
  );
}

/** Refuses a party if the departure has too few spots, or already has the maximum number of parties. */
export function checkRoom(
  departure: Departure,
  { people, booking }: Omit<SpotRequest, 'owner'>,
  state: State,
  rules: Rules,
): Refusal<'full'> | undefined {
  const { id } = departure;
  const peopleBefore = booking?.departure === id ? booking.people : 0;
  const vacancies = vacanciesAt(departure, state, rules);
  if (people - peopleBefore > vacancies) {
    return { code: 'full', departure, vacancies: Math.max(0, vacancies) };
  }
  if (peopleBefore === 0 && state.bookedCountsAt(id).parties >= rules.maxParties) {
    return { code: 'full', departure, vacancies: 0 };
  }
  return undefined;
}

/** At a departure with a capacity, refuses more people than the guest or the guest's network may bring. */
export function checkGuestLimits(
  departure: Departure,
  { owner, people, booking }: SpotRequest,
  state: State,
): Refusal<'guest-limit' | 'network-limit'> | undefined {
  const { id } = departure;
  const limits = owner.guestLimits;
  if (!limits || departure.capacity === undefined) return undefined;
  const peopleBefore = booking?.departure === id ? booking.people : 0;
  if (state.peopleOfOwner(owner.key, id) - peopleBefore + people > limits.perDeparture) {
    return { code: 'guest-limit', max: limits.perDeparture };
  }
  const countedPeopleBefore = booking?.network === limits.network ? booking.people : 0;
  if (state.peopleOfNetwork(limits.network) - countedPeopleBefore + people > limits.perNetwork) {
    return { code: 'network-limit', max: limits.perNetwork };
  }
  return undefined;
}

/** The spots that are neither booked nor held; negative if walk-ins or the guide exceeded the capacity. */
export function vacanciesAt(departure: Departure, state: State, { now }: Rules): number {
  const { id, capacity = Infinity } = departure;
  const bookedCounts = state.bookedCountsAt(id);
  const { heldPeople } = planOffers(state.waitlistAt(id), departure, bookedCounts, now);
  return capacity - bookedCounts.people - heldPeople;
}

export function toMatch({ guestLimits }: Owner, departure: Departure): Match {
  const isCounted = guestLimits && departure.capacity !== undefined;
  return isCounted ? { departure, network: guestLimits.network } : { departure };
}
