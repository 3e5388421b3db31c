import type { Ages } from 'shared/party-price';
import { isOnWaitlist, type Booking } from '../booking';
import type { Contact } from '../contact';
import type { CommandDefinition } from '../decision';
import { bookingNeeds, type BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findOwnBooking } from '../rules/bookings';
import { checkPartySize, findFirstWithRoom, type UnavailableCode } from '../rules/capacity';
import { requireConfirmedEmailForChange } from '../rules/confirmation';
import { correctContact } from '../rules/contact';
import { checkChangeDeadline, departureFields, promiseTerms } from '../rules/departures';
import { toChangeEvents } from '../rules/events';
import { createMissingOwners } from '../rules/owners';
import { checkPrice, priceFields } from '../rules/price';
import { withRetention } from '../rules/retention';
import { without } from '../../without';
import type { Candidates } from './reserve';

export interface Change extends Candidates, BookingRef {
  owner: Owner;
  people: number;
  /** If missing, the ages stay as they are, unless they add up to more people than the party has. */
  ages?: Ages;
  /** The sum that the visitor saw; missing if unknown. */
  expectedCents?: number;
  /** If missing, the contact stays as it is. */
  contact?: Contact;
  /** The booking's departure and revision when the candidates were found. */
  basedOn: { departure: string; revision: number };
}

/** Changes a booking's departure and number of people. */
export const change: CommandDefinition<
  Change,
  | 'not-found'
  | 'unconfirmed'
  | 'cancelled'
  | 'too-late'
  | 'not-offered'
  | 'party-too-large'
  | 'price-changed'
  | 'corrected-too-often'
  | 'email-needed'
  | 'change-by-link'
  | 'account-unconfirmed'
  | UnavailableCode
> = {
  needs: ({ list, id, owner, departures, basedOn }) => ({
    departures: [...new Set([...departures, basedOn.departure])],
    bookings: [{ list, id }],
    ...bookingNeeds(owner),
  }),

  decide(command, state, rules) {
    const { owner, people, contact, basedOn } = command;
    const before = findOwnBooking(state, command);
    if (!before?.isListed) return { refusal: { code: 'not-found' } };
    if (isOnWaitlist(before)) {
      return { refusal: { code: before.turn?.isUnconfirmed ? 'unconfirmed' : 'not-found' } };
    }
    if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
    if (before.departure !== basedOn.departure || before.revision !== basedOn.revision) {
      return { refusal: { code: 'stale' } };
    }
    const deadlineRefusal = checkChangeDeadline(before, state, rules);
    if (deadlineRefusal) return { refusal: deadlineRefusal };
    const tour = state.tours.get(command.tour);
    if (tour?.revision !== command.tourRevision) return { refusal: { code: 'stale' } };
    const keepsDeparture =
      command.departures.length === 1 && command.departures[0] === before.departure;
    // A party that booked the tour before it was hidden can still change the number of people.
    if (tour.isHidden && !keepsDeparture) return { refusal: { code: 'not-offered' } };
    const sizeRefusal = checkPartySize(tour, people, before);
    if (sizeRefusal) return { refusal: sizeRefusal };
    // A different tour has its own price.
    const price = command.tour === before.tour ? before.price : tour.price;
    const party = { people, ages: command.ages ?? before.ages };
    const priceRefusal = checkPrice(price, party, command.expectedCents);
    if (priceRefusal) return { refusal: priceRefusal };
    const { moved, promised } = before;
    const correctedBooking = contact ? correctContact(before, contact) : before;
    if ('refusal' in correctedBooking) return correctedBooking;
    const remainingFields: Booking = without(
      correctedBooking,
      'moved',
      'promised',
      'network',
      'price',
      'ages',
    );
    const changedBooking = {
      ...remainingFields,
      people,
      ...priceFields(price, party),
      revision: before.revision + 1,
    };
    if (keepsDeparture && people <= before.people) {
      const booking = { ...without(before, 'ages'), ...changedBooking };
      const events = toChangeEvents(before, booking, state);
      return { booking, changes: { bookings: [booking], events } };
    }
    const spotRequest = { owner, people, booking: before };
    const match = findFirstWithRoom(command.departures, spotRequest, state, rules);
    if ('refusal' in match) return match;
    const { departure, network } = match;
    const applicant = { owner, contact: contact ?? before.contact, departure };
    const refusal = requireConfirmedEmailForChange(before, applicant, state, rules);
    if (refusal) {
      return { refusal: refusal.code === 'unconfirmed' ? { code: 'change-by-link' } : refusal };
    }
    const booking = withRetention(
      {
        ...changedBooking,
        ...departureFields(departure),
        ...(network !== undefined && { network }),
        // A visitor who chooses a different departure has just seen its terms.
        ...(keepsDeparture && moved && { moved }),
        ...(keepsDeparture && promised && { promised }),
      },
      rules.retention,
    );
    // Adds only the network's document. The owner's isn't needed, because the owner's list doesn't get longer.
    const owners = createMissingOwners(owner, state, rules).filter(({ _id }) => _id !== owner.key);
    return {
      booking,
      changes: {
        bookings: [booking],
        owners,
        ...promiseTerms(departure, state),
        events: toChangeEvents(before, booking, state),
      },
    };
  },
};
