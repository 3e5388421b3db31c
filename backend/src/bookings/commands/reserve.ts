import { Types } from 'mongoose';
import { parseDepartureId } from 'shared/departure-id';
import { weekdayOf, type Weekday } from 'shared/new-york';
import type { Ages } from 'shared/party-price';
import type { SiteLanguage } from 'shared/site-languages';
import type { ListName } from 'shared/tours';
import type { Departure } from '../../departures/departure';
import { isOnWaitlist, type Booking } from '../booking';
import type { Contact } from '../contact';
import type { CommandDefinition, Rules } from '../decision';
import { bookingNeeds } from '../needs';
import type { Owner } from '../owner';
import { checkPartySize, findFirstWithRoom, type UnavailableCode } from '../rules/capacity';
import { newHoldExpiry, requireConfirmedEmail } from '../rules/confirmation';
import { departureFields, markHasWaitlist, promiseTerms } from '../rules/departures';
import { firstEventKind } from '../rules/events';
import { checkOwnerActive, createMissingOwners } from '../rules/owners';
import { checkPrice, priceFields } from '../rules/price';
import { withRetention } from '../rules/retention';
import { findWaitlist, nextPosition } from '../rules/waitlist';
import type { State } from '../state';

/** Departures of one tour, in the order in which the command tries them. */
export interface Candidates {
  tour: string;
  /** The revision of the tour's settings when the departures were found. */
  tourRevision: number;
  departures: string[];
}

/** The fields of a call that books a tour, with the call's idempotency key. */
export interface KeyedRequest {
  key: string;
  place: string;
  people: number;
  day: Weekday;
  date?: string | undefined;
  time?: string | undefined;
}

export interface Reserve extends Candidates {
  list: ListName;
  /** The new booking's id. */
  id: string;
  owner: Owner;
  people: number;
  ages?: Ages;
  /** The sum that the visitor saw; missing if unknown. */
  expectedCents?: number;
  contact?: Contact;
  /** The language of the visitor's letters; English by default. */
  language?: SiteLanguage;
  /** Whether the party joins the waitlist if the departure is full. */
  mayWait?: boolean;
  /** A second call with the same key adds no booking. */
  request?: KeyedRequest;
}

/** Books the first departure that has room. */
export const reserve: CommandDefinition<
  Reserve,
  | 'merged'
  | 'erased'
  | 'key-used'
  | 'list-full'
  | 'not-offered'
  | 'party-too-large'
  | 'price-changed'
  | 'already-waiting'
  | 'email-needed'
  | 'account-unconfirmed'
  | UnavailableCode
> = {
  needs: ({ list, owner, departures, request }) => ({
    departures,
    listSizes: [{ owner: owner.key, max: owner.maxBookings }],
    requests: request ? [{ list, owner: owner.key, key: request.key }] : [],
    ...bookingNeeds(owner),
  }),

  decide(command, state, rules) {
    const { list, owner, people, contact, language, request } = command;
    const ownerRefusal = checkOwnerActive(owner, state);
    if (ownerRefusal) return { refusal: ownerRefusal };
    const earlierBooking = request && state.findByRequestKey(list, owner.key, request.key);
    if (earlierBooking) {
      return isSameRequest(request, earlierBooking)
        ? { booking: earlierBooking }
        : { refusal: { code: 'key-used' } };
    }
    if (state.listSize(list, owner.key) >= owner.maxBookings) {
      return { refusal: { code: 'list-full', max: owner.maxBookings } };
    }
    const tour = state.tours.get(command.tour);
    if (tour?.revision !== command.tourRevision) return { refusal: { code: 'stale' } };
    if (tour.isHidden) return { refusal: { code: 'not-offered' } };
    const sizeRefusal = checkPartySize(tour, people);
    if (sizeRefusal) return { refusal: sizeRefusal };
    const party = { people, ages: command.ages };
    const priceRefusal = checkPrice(tour.price, party, command.expectedCents);
    if (priceRefusal) return { refusal: priceRefusal };
    const spotRequest = { owner, people };
    const firstMatch = findFirstWithRoom(command.departures, spotRequest, state, rules);
    const needsWaitlist = 'refusal' in firstMatch;
    const match =
      needsWaitlist && command.mayWait
        ? findWaitlist(firstMatch.refusal, spotRequest, state, rules)
        : firstMatch;
    if ('refusal' in match) return { refusal: match.refusal };
    const { departure, network } = match;
    const emailRefusal = requireConfirmedEmail({ owner, contact, departure }, state, rules);
    const isUnconfirmed = emailRefusal?.code === 'unconfirmed';
    // A guest whose only problem is an unconfirmed email address isn't refused. The guest gets a hold, and an email
    // with a link to confirm the address.
    if (emailRefusal && !isUnconfirmed) return { refusal: emailRefusal };
    const booking = withRetention(
      {
        _id: new Types.ObjectId(command.id),
        owner: owner.key,
        isListed: true,
        ...initialStatus(departure, { needsWaitlist, isUnconfirmed }, state, rules),
        ...departureFields(departure),
        people,
        ...priceFields(tour.price, party),
        ...(contact && { contact }),
        ...(language && { language }),
        ...(network !== undefined && { network }),
        ...(request && requestFields(request, departure)),
        revision: 0,
        createdAt: rules.now,
      },
      rules.retention,
    );
    return {
      booking,
      changes: {
        bookings: [booking],
        owners: createMissingOwners(owner, state, rules),
        ...(isOnWaitlist(booking)
          ? markHasWaitlist(departure, state)
          : promiseTerms(departure, state)),
        events: [{ kind: firstEventKind(booking, 'booking-made'), booking }],
      },
    };
  },
};

function initialStatus(
  departure: Departure,
  { needsWaitlist, isUnconfirmed }: { needsWaitlist: boolean; isUnconfirmed: boolean },
  state: State,
  rules: Rules,
): Pick<Booking, 'status' | 'turn'> {
  if (!needsWaitlist && !isUnconfirmed) return { status: 'booked' };
  const turn = {
    place: nextPosition(state.waitlistAt(departure.id)),
    ...(isUnconfirmed && { isUnconfirmed }),
  };
  if (needsWaitlist) return { status: 'waiting', turn };
  return {
    status: 'offered',
    turn: { ...turn, offeredUntil: newHoldExpiry(departure, state, rules) },
  };
}

function requestFields({ key, people, time }: KeyedRequest, departure: Departure) {
  const { place, id } = departure;
  return {
    requestKey: key,
    requested: { place, people, departure: id, ...(time !== undefined && { time }) },
  };
}

/** Whether a call repeats the call that made a booking. */
export function isSameRequest(request: KeyedRequest, { requested }: Booking): boolean {
  const { place, people, day, date, time } = request;
  const key = requested && parseDepartureId(requested.departure);
  return (
    key != null &&
    requested?.place === place &&
    requested.people === people &&
    weekdayOf(key.date) === day &&
    (date === undefined || date === key.date) &&
    (time === undefined || time === key.start || time === requested.time)
  );
}
