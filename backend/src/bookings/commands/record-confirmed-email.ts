import type { CommandDefinition } from '../decision';
import { addConfirmedEmails } from '../owner';
import { bookingsOf } from '../rules/bookings';
import { markEmailConfirmed } from '../rules/confirmation';
import { toStoredOwner } from '../rules/owners';

export interface RecordConfirmedEmail {
  /** The account's key. */
  owner: string;
  emailHash: string;
}

/** Records that an account has confirmed an email address. The account's holds become offers that it can accept. */
export const recordConfirmedEmail: CommandDefinition<RecordConfirmedEmail> = {
  needs: ({ owner }) => ({
    owners: [owner],
    ownersWithBookings: [owner],
    listSizes: [{ owner, max: 0 }],
  }),

  decide({ owner, emailHash }, state, rules) {
    const stored = toStoredOwner(owner, state, rules);
    if (stored.erasedAt) return {};
    const bookings = bookingsOf(state, owner)
      .filter(({ turn }) => turn?.isUnconfirmed)
      .map((booking) => ({ ...markEmailConfirmed(booking), revision: booking.revision + 1 }));
    return { changes: { bookings, owners: [addConfirmedEmails(stored, [emailHash])] } };
  },
};
