import { tourIdOf } from 'shared/departure-id';
import { hashOfAddress } from '../contact';
import type { BookingRef } from '../needs';
import { OPEN_LIST, withConfirmedAddresses, type Owner, type StoredOwner } from '../owner';
import { ownBookingIn } from '../rules/bookings';
import { withConfirmedEmail } from '../rules/confirmation';
import { bookOffer } from '../rules/waitlist';
import type { State } from '../state';
import type { CommandDefinition } from './command';

export interface Confirm extends BookingRef {
  owner: Owner;
  departure: string;
}

/** Confirms the email of a guest's party, and books the spots that are held for it. Safe to repeat. */
export const confirm: CommandDefinition<
  Confirm,
  | 'not-found'
  | 'stale'
  | 'offer-expired'
  | 'hold-expired'
  | 'email-needed'
  | 'unconfirmed'
  | 'account-unconfirmed'
  | 'full'
> = {
  needs: ({ list, id, owner, departure }) => ({
    tours: [tourIdOf(departure)],
    departures: [departure],
    owners: [owner.key],
    bookings: [{ list, id }],
  }),

  decide(command, state, rules) {
    const { owner } = command;
    const before = ownBookingIn(state, command);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    const { mailedTo } = owner;
    const cameByMail =
      mailedTo !== undefined && mailedTo === hashOfAddress(before.contact?.email ?? '');
    // If confirming was turned off since, earlier holds don't need it either.
    if (rules.confirms && !cameByMail) return { refusal: { code: 'unconfirmed' } };
    const owners = cameByMail ? confirmedOwners(owner, mailedTo, state) : [];
    if (before.status === 'waiting') {
      const booking = { ...withConfirmedEmail(before), revision: before.revision + 1 };
      return { answer: booking, changes: { bookings: [booking], owners } };
    }
    const booked = bookOffer(before, owner, state, rules);
    if (booked.refusal) return booked;
    return { ...booked, changes: { ...booked.changes, owners } };
  },
};

/** The owner with the confirmed address. The open list belongs to everyone, so it keeps none. */
function confirmedOwners({ key }: Owner, address: string, state: State): StoredOwner[] {
  const stored = state.owners.get(key);
  return !stored || key === OPEN_LIST ? [] : [withConfirmedAddresses(stored, [address])];
}
