import { Types } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import type { Booking } from '../booking';
import type { CommandDefinition } from '../decision';
import { WALK_IN } from '../owner';
import { priceFields } from '../rules/price';
import { departureFields, findDeparture, promiseTerms } from '../rules/departures';

export interface AddWalkIn {
  list: ListName;
  /** The new booking's id. */
  id: string;
  departure: string;
  name: string;
  people: number;
  requestKey?: string;
}

/**
 * Adds a party that came without a booking. Even a full departure accepts walk-ins, because the party is already at the
 * meeting point.
 */
export const addWalkIn: CommandDefinition<AddWalkIn, 'not-found'> = {
  needs: ({ list, departure, requestKey: key }) => ({
    departures: [departure],
    requests: key === undefined ? [] : [{ list, owner: WALK_IN, key }],
  }),

  decide({ list, id, departure: departureId, name, people, requestKey }, state, { now }) {
    const earlierBooking = state.findByRequestKey(list, WALK_IN, requestKey);
    if (earlierBooking) return { booking: earlierBooking };
    const departure = findDeparture(state, departureId);
    if (!departure) return { refusal: { code: 'not-found' } };
    const booking: Booking = {
      _id: new Types.ObjectId(id),
      owner: WALK_IN,
      isListed: true,
      status: 'booked',
      ...departureFields(departure),
      people,
      ...priceFields(state.getTour(tourIdOf(departure.id)).price, { people }),
      walkIn: name,
      attendance: { arrived: people, noShow: false, note: '', revision: 1 },
      ...(requestKey !== undefined && { requestKey }),
      revision: 0,
      createdAt: now,
    };
    return {
      booking,
      changes: { bookings: [booking], ...promiseTerms(departure, state) },
    };
  },
};
