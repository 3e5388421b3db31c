import { hashEmail } from '../contact';
import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { OPEN_LIST, addConfirmedEmails, type Owner, type StoredOwner } from '../owner';
import { findOwnBooking } from '../rules/bookings';
import { markEmailConfirmed } from '../rules/confirmation';
import { bookOffer, type OfferCode } from '../rules/waitlist';
import type { State } from '../state';

export interface Confirm extends BookingRef {
  owner: Owner;
  departure: string;
}

/** Confirms the email address of a guest's party, and books the spots that are held for the party. Safe to repeat. */
export const confirm: CommandDefinition<Confirm, 'stale' | OfferCode> = {
  needs: ({ list, id, owner, departure }) => ({
    departures: [departure],
    owners: [owner.key],
    bookings: [{ list, id }],
  }),

  decide(command, state, rules) {
    const { owner } = command;
    const before = findOwnBooking(state, command);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    const { linkEmailHash } = owner;
    const hasOpenedMailedLink =
      linkEmailHash !== undefined && linkEmailHash === hashEmail(before.contact?.email ?? '');
    // If visitors no longer have to confirm, earlier holds needn't be confirmed either.
    if (rules.requiresConfirmation && !hasOpenedMailedLink)
      return { refusal: { code: 'unconfirmed' } };
    const owners = hasOpenedMailedLink ? updateConfirmedEmails(owner, linkEmailHash, state) : [];
    if (before.status === 'waiting') {
      const booking = { ...markEmailConfirmed(before), revision: before.revision + 1 };
      return { booking, changes: { bookings: [booking], owners } };
    }
    const decision = bookOffer(before, owner, state, rules);
    if (decision.refusal) return decision;
    return { ...decision, changes: { ...decision.changes, owners } };
  },
};

/**
 * Returns the owner's document with the newly confirmed address. Returns an empty array if the owner has no document,
 * and for the open list, because all callers share it.
 */
function updateConfirmedEmails({ key }: Owner, emailHash: string, state: State): StoredOwner[] {
  const stored = state.owners.get(key);
  return !stored || key === OPEN_LIST ? [] : [addConfirmedEmails(stored, [emailHash])];
}
