import { Types } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import type { Contact } from '../contact';
import type { CommandDefinition } from '../decision';
import { WALK_IN } from '../owner';
import { departureFields, findDeparture, markHasWaitlist } from '../rules/departures';
import { priceFields } from '../rules/price';
import { withRetention } from '../rules/retention';
import { isWaitlistFull, nextPosition } from '../rules/waitlist';

export interface AddToWaitlist {
  list: ListName;
  /** The new booking's id. */
  id: string;
  departure: string;
  people: number;
  contact: Contact;
  requestKey?: string;
}

/** Adds a party to a waitlist on the guide's behalf, even if the departure has room. */
export const addToWaitlist: CommandDefinition<AddToWaitlist, 'not-found' | 'full'> = {
  needs: ({ list, departure, requestKey: key }) => ({
    departures: [departure],
    requests: key === undefined ? [] : [{ list, owner: WALK_IN, key }],
  }),

  decide({ list, id, departure: departureId, people, contact, requestKey }, state, rules) {
    const earlierBooking = state.findByRequestKey(list, WALK_IN, requestKey);
    if (earlierBooking) return { booking: earlierBooking };
    const departure = findDeparture(state, departureId);
    if (!departure) return { refusal: { code: 'not-found' } };
    const waitlist = state.waitlistAt(departure.id);
    if (isWaitlistFull(waitlist, rules)) {
      return { refusal: { code: 'full', departure, vacancies: 0 } };
    }
    const booking = withRetention(
      {
        _id: new Types.ObjectId(id),
        owner: WALK_IN,
        isListed: true,
        status: 'waiting',
        turn: { place: nextPosition(waitlist) },
        ...departureFields(departure),
        people,
        ...priceFields(state.getTour(tourIdOf(departure.id)).price, { people }),
        contact,
        ...(requestKey !== undefined && { requestKey }),
        revision: 0,
        createdAt: rules.now,
      },
      rules.retention,
    );
    return {
      booking,
      changes: {
        bookings: [booking],
        ...markHasWaitlist(departure, state),
        events: [{ kind: 'waiting-joined', booking }],
      },
    };
  },
};
