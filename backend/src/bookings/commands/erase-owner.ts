import { newYorkDate } from 'shared/new-york';
import { isVisibleToGuide, type Booking } from '../booking';
import type { Contact } from '../contact';
import type { CommandDefinition, Rules } from '../decision';
import { newStoredOwner, ownerExpiry } from '../owner';
import { bookingsOf } from '../rules/bookings';
import { anonymize, isDateOver, keepForRefund, withRetention } from '../rules/retention';
import { leaveWaitlist } from '../rules/waitlist';
import { without } from '../../without';

export interface EraseOwner {
  /** The owner's key. */
  owner: string;
  /** The account's name and email address. */
  account: Contact;
}

/**
 * Deletes an owner's bookings after today, and anonymizes the others. Nothing can be booked for the owner afterward.
 * Today's bookings aren't deleted, since their tours may be under way. Paid bookings of tours that the owner won't join
 * are kept as canceled until their date is over, so that the guide can refund them. Unconfirmed holds are anonymized,
 * too, and still count toward their network's limit. Otherwise, deleting the account would let the network hold spots
 * again.
 */
export const eraseOwner: CommandDefinition<EraseOwner> = {
  needs: ({ owner }) => ({ owners: [owner], ownersWithBookings: [owner] }),

  decide({ owner, account }, state, rules) {
    const today = newYorkDate(rules.now);
    const allBookings = bookingsOf(state, owner);
    const holds = allBookings.filter(
      ({ network, turn }) => turn?.isUnconfirmed && network !== undefined,
    );
    const refundable = allBookings.filter((booking) => mayNeedRefund(booking, rules.now));
    const otherBookings = allBookings.filter(
      (booking) => !holds.includes(booking) && !refundable.includes(booking),
    );
    const mustDelete = (booking: Booking) => booking.date > today || !isVisibleToGuide(booking);
    const erasedOwner = {
      ...without(state.owners.get(owner) ?? newStoredOwner(owner, rules.now, 0), 'confirmed'),
      erasedAt: rules.now,
      expiresAt: ownerExpiry(rules.now),
    };
    return {
      changes: {
        deletedBookings: otherBookings.filter(mustDelete),
        bookings: [
          ...otherBookings.filter((booking) => !mustDelete(booking)).map(anonymize),
          ...refundable.map((booking) => keepForRefund(booking, account, rules)),
          ...holds.map((hold) => anonymizeHold(hold, rules)),
        ],
        owners: [erasedOwner],
      },
    };
  },
};

/** Whether a party has paid for a tour that it won't join. */
function mayNeedRefund({ payments, status, date }: Booking, now: Date): boolean {
  if (payments === undefined) return false;
  return date > newYorkDate(now) || (status === 'cancelled' && !isDateOver(date, now));
}

/** Ends and anonymizes a hold. Keeps the hold's network until the departure's date is over. */
function anonymizeHold(hold: Booking, rules: Rules): Booking {
  const endedHold = anonymize(leaveWaitlist(hold, rules));
  const { network } = hold;
  return withRetention(
    { ...endedHold, ...(network !== undefined && { network }) },
    rules.retention,
  );
}
