import { LISTS } from 'shared/tours';
import type { Booking } from '../booking';
import type { CommandDefinition } from '../decision';
import { newStoredOwner, ownerExpiry, addConfirmedEmails } from '../owner';
import { bookingsOf } from '../rules/bookings';
import { markEmailConfirmed, dropNetworkIfNotCounted } from '../rules/confirmation';
import { toStoredOwner } from '../rules/owners';
import { withRetention } from '../rules/retention';
import { listOf } from '../state';
import { without } from '../../without';

export interface MergeGuest {
  /** The guest's key. */
  guest: string;
  /** The account's key. */
  account: string;
}

/**
 * The maximum length of a list after a merge. The guest keeps all further bookings. Without this maximum, an account
 * could merge so many guests that its list exhausts the server's memory.
 */
const MAX_AFTER_MERGE = 1000;

/** Moves a guest's bookings to an account, even beyond the account's usual limit. */
export const mergeGuest: CommandDefinition<MergeGuest, 'erased'> = {
  needs: ({ guest, account }) => ({
    owners: [guest, account],
    ownersWithBookings: [guest, account],
    // `max: 0` makes the store count the lists, no matter how few bookings the account has.
    listSizes: [{ owner: account, max: 0 }],
  }),

  decide({ guest, account }, state, rules) {
    const storedAccount = toStoredOwner(account, state, rules);
    if (storedAccount.erasedAt) return { refusal: { code: 'erased' } };
    const storedGuest = state.owners.get(guest) ?? newStoredOwner(guest, rules.now, 0);
    // If a guest signs in to two accounts, the first account gets everything.
    if (storedGuest.mergedInto !== undefined && storedGuest.mergedInto !== account) return {};
    const accountWithEmails = addConfirmedEmails(storedAccount, storedGuest.confirmed ?? []);
    const bookings: Booking[] = [];
    const mergedSize = { ...storedAccount.mergedSize };
    for (const list of LISTS) {
      let size = state.listSize(list, account);
      for (const booking of bookingsOf(state, guest).filter((each) => listOf(each) === list)) {
        if (size >= MAX_AFTER_MERGE) break;
        if (booking.isListed) size++;
        const isKeyUsed = state.findByRequestKey(list, account, booking.requestKey) !== undefined;
        const bookingWithoutUsedKey: Booking = isKeyUsed
          ? without(booking, 'requestKey', 'requested')
          : booking;
        const transferredBooking = {
          ...bookingWithoutUsedKey,
          owner: account,
          revision: booking.revision + 1,
        };
        const confirmedBooking = accountWithEmails.confirmed
          ? markEmailConfirmed(transferredBooking)
          : transferredBooking;
        bookings.push(withRetention(dropNetworkIfNotCounted(confirmedBooking), rules.retention));
      }
      mergedSize[list] = Math.max(size, mergedSize[list] ?? 0);
    }
    const mergedGuest = {
      ...without(storedGuest, 'confirmed'),
      mergedInto: account,
      expiresAt: ownerExpiry(rules.now),
    };
    const updatedAccount = { ...accountWithEmails, version: storedAccount.version + 1, mergedSize };
    return { changes: { bookings, owners: [mergedGuest, updatedAccount] } };
  },
};
