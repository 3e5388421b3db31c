import { cutoffOf, type Departure } from '../../departures/departure';
import type { Booking } from '../booking';
import { hashEmail, type Contact } from '../contact';
import type { Rules } from '../decision';
import { isGuest, OPEN_LIST, type Owner } from '../owner';
import type { Refusal } from '../refusal';
import type { State } from '../state';
import { without } from '../../without';

/** Returns whether visitors must confirm an email address. Returns false while the site can't reliably send mail. */
export type RequiresConfirmation = () => Promise<boolean>;

/** Injects {@link RequiresConfirmation}. The mail module provides it, because bookings/ doesn't import mail/. */
export const REQUIRES_CONFIRMATION = Symbol('REQUIRES_CONFIRMATION');

/** How long spots are held for a guest who has to confirm an email address. */
const HOLD_MS = 30 * 60 * 1000;

/** A caller who wants spots at a departure, and the caller's contact. */
interface Applicant {
  owner: Owner;
  contact: Contact | undefined;
  departure: Departure;
}

/**
 * Requires a confirmed email address for spots at a departure with a capacity. Guests must confirm the booking's
 * address; for an account, any confirmed address is enough.
 */
export function requireConfirmedEmail(
  { owner, contact, departure }: Applicant,
  state: State,
  { requiresConfirmation }: Rules,
): Refusal<'account-unconfirmed' | 'email-needed' | 'unconfirmed'> | undefined {
  if (!requiresConfirmation || departure.capacity === undefined) return undefined;
  const confirmedHashes = [...(state.owners.get(owner.key)?.confirmed ?? []), owner.linkEmailHash];
  if (!owner.guestLimits) {
    const hasConfirmed = confirmedHashes.some((hash) => hash !== undefined);
    return hasConfirmed ? undefined : { code: 'account-unconfirmed' };
  }
  if (contact?.email === undefined) return { code: 'email-needed' };
  return confirmedHashes.includes(hashEmail(contact.email)) ? undefined : { code: 'unconfirmed' };
}

/**
 * Requires a confirmed email address if a change moves a booking to a different departure, or if a guest made the
 * booking before the departure had a capacity.
 */
export function requireConfirmedEmailForChange(
  before: Booking,
  applicant: Applicant,
  state: State,
  rules: Rules,
): ReturnType<typeof requireConfirmedEmail> {
  // A guest's booking stores a network only if the departure had a capacity.
  const wasBookedWithoutCapacity = applicant.owner.guestLimits && before.network === undefined;
  const keepsSpots = before.departure === applicant.departure.id && !wasBookedWithoutCapacity;
  return keepsSpots ? undefined : requireConfirmedEmail(applicant, state, rules);
}

/** Returns when a new hold expires: after {@link HOLD_MS}, but at the departure's cutoff at the latest. */
export function newHoldExpiry(departure: Departure, state: State, { now }: Rules): Date {
  const cutoff = cutoffOf(departure, state.bookedCountsAt(departure.id).parties > 0);
  return new Date(Math.min(now.getTime() + HOLD_MS, cutoff.getTime()));
}

/** Marks a booking's email address as confirmed, so that a hold becomes a normal offer. */
export function markEmailConfirmed(booking: Booking): Booking {
  const { turn } = booking;
  return turn
    ? dropNetworkIfNotCounted({ ...booking, turn: without(turn, 'isUnconfirmed') })
    : booking;
}

/**
 * Removes the network from a booking that doesn't count toward the network's limit. Holds that an account hasn't
 * confirmed still count, so that guests can't bypass the limit by signing in.
 */
export function dropNetworkIfNotCounted(booking: Booking): Booking {
  const hasNoAccount = isGuest(booking.owner) || booking.owner === OPEN_LIST;
  return hasNoAccount || booking.turn?.isUnconfirmed ? booking : without(booking, 'network');
}
