import type { Booking } from '../booking';
import type { CommandDefinition } from '../decision';
import { bookingNeeds, type BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findOwnBooking, undoCancellation } from '../rules/bookings';
import { checkCapacity, toMatch, type CapacityCode } from '../rules/capacity';
import { findDeparture } from '../rules/departures';
import { checkOwnerActive, createMissingOwners } from '../rules/owners';
import { withRetention } from '../rules/retention';
import { without } from '../../without';

export interface Restore extends BookingRef {
  owner: Owner;
  /** The booking's departure when the caller read it. */
  departure: string;
}

/** Puts a booking back on its owner's list, and undoes the owner's cancellation. */
export const restore: CommandDefinition<
  Restore,
  'merged' | 'erased' | 'not-found' | 'stale' | 'list-full' | 'closed' | CapacityCode
> = {
  needs: ({ list, id, owner, departure }) => ({
    departures: [departure],
    listSizes: [{ owner: owner.key, max: owner.maxBookings }],
    bookings: [{ list, id }],
    ...bookingNeeds(owner),
  }),

  decide(command, state, rules) {
    const { owner, list } = command;
    const ownerRefusal = checkOwnerActive(owner, state);
    if (ownerRefusal) return { refusal: ownerRefusal };
    const before = findOwnBooking(state, command);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.isListed) return { booking: before };
    if (!before.restorableUntil || before.restorableUntil <= rules.now) {
      return { refusal: { code: 'not-found' } };
    }
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    const mergedSize = state.owners.get(owner.key)?.mergedSize?.[list] ?? 0;
    if (state.listSize(list, owner.key) >= Math.max(owner.maxBookings, mergedSize)) {
      return { refusal: { code: 'list-full', max: owner.maxBookings } };
    }
    const listedBooking: Booking = {
      ...without(before, 'restorableUntil'),
      isListed: true,
      revision: before.revision + 1,
    };
    const wasCanceled = before.cancelledBy === 'owner';
    const departure = wasCanceled ? findDeparture(state, before.departure) : undefined;
    if (departure && (departure.state === 'cancelled' || departure.closure)) {
      return { refusal: { code: 'closed', departure } };
    }
    const spotRequest = { owner, people: before.people };
    const refusal = departure && checkCapacity(departure, spotRequest, state, rules);
    if (refusal) return { refusal };
    const network = departure && toMatch(owner, departure).network;
    const restoredBooking: Booking = wasCanceled
      ? {
          ...undoCancellation(without(listedBooking, 'network')),
          ...(network !== undefined && { network }),
        }
      : listedBooking;
    const booking = withRetention(restoredBooking, rules.retention);
    return {
      booking,
      changes: {
        bookings: [booking],
        owners: createMissingOwners(owner, state, rules),
        ...(wasCanceled && { events: [{ kind: 'booking-made', booking }] }),
      },
    };
  },
};
