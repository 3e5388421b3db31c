import { withConfirmedAddresses } from '../owner';
import { bookingsOf } from '../rules/bookings';
import { withConfirmedEmail } from '../rules/confirmation';
import { ownerOrNew } from '../rules/owners';
import type { CommandDefinition } from './command';

export interface RecordConfirmedEmail {
  /** The account's key. */
  owner: string;
  /** The hash of the email. */
  address: string;
}

/** Records that an account's owner has confirmed an email. Its holds become offers that it can accept. */
export const recordConfirmedEmail: CommandDefinition<RecordConfirmedEmail> = {
  needs: ({ owner }) => ({
    owners: [owner],
    bookingsOf: [owner],
    listSizes: [{ owner, max: 0 }],
  }),

  decide({ owner, address }, state, rules) {
    const stored = ownerOrNew(owner, state, rules);
    if (stored.erasedAt) return {};
    const bookings = bookingsOf(state, owner)
      .filter(({ turn }) => turn?.isUnconfirmed)
      .map((booking) => ({ ...withConfirmedEmail(booking), revision: booking.revision + 1 }));
    return { changes: { bookings, owners: [withConfirmedAddresses(stored, [address])] } };
  },
};
