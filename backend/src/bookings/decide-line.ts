import { Types } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import { planOffers, offerEndsAt } from '../departures/waitlist';
import type { Booking } from './booking';
import type {
  AcceptOffer,
  AddToLine,
  BookingRef,
  Confirm,
  Needs,
  OfferPlaces,
  OrderLine,
  RemoveFromLine,
} from './commands';
import type { Decision, Rules } from './decide';
import { hashOfAddress } from './contact';
import {
  confirmedIn,
  departureIn,
  isInLine,
  lastPlace,
  letGo,
  lined,
  placeAt,
  promise,
  refuseUnconfirmed,
} from './decide-bookings';
import { withRetention } from './rules/retention';
import { confirmedAt, OPEN_LIST, WALK_IN, type Owner, type StoredOwner } from './owner';
import type { Refusal } from './refusal';
import { listOf, type Changes, type OutboxEvent, type State } from './state';
import { without } from '../without';

/** What becomes of the parties in line. */
type LineCommand = AcceptOffer | Confirm | AddToLine | RemoveFromLine | OrderLine | OfferPlaces;

export function lineNeeds(command: LineCommand): Needs {
  switch (command.kind) {
    case 'acceptOffer':
    case 'confirm':
    case 'removeFromLine': {
      const { list, id, departure } = command;
      const owner = 'owner' in command ? command.owner : undefined;
      return {
        tours: [tourIdOf(departure)],
        departures: [departure],
        owners: owner ? [owner.key] : [],
        bookings: [{ list, id }],
      };
    }
    case 'addToLine': {
      const { list, departure, requestKey: key } = command;
      return {
        tours: [tourIdOf(departure)],
        departures: [departure],
        requests: key === undefined ? [] : [{ list, owner: WALK_IN, key }],
      };
    }
    case 'orderLine':
      return { tours: [tourIdOf(command.departure)], departures: [command.departure] };
    case 'offerPlaces':
      return { tours: command.departures.map(tourIdOf), departures: command.departures };
  }
}

export function decideLine(command: LineCommand, state: State, rules: Rules): Decision {
  switch (command.kind) {
    case 'acceptOffer':
      return acceptOffer(command, state, rules);
    case 'confirm':
      return confirm(command, state, rules);
    case 'addToLine':
      return addToLine(command, state, rules);
    case 'removeFromLine':
      return removeFromLine(command, state, rules);
    case 'orderLine':
      return orderLine(command, state);
    case 'offerPlaces':
      return {};
  }
}

/** Safe to repeat: who has confirmed is told so again. */
function confirm(command: Confirm, state: State, rules: Rules): Decision {
  const { owner } = command;
  const before = partyIn(command, state);
  if (before?.owner !== owner.key) return { refusal: { code: 'not-found' } };
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  const { mailedTo } = owner;
  const hasMail = mailedTo !== undefined && mailedTo === hashOfAddress(before.contact?.email ?? '');
  // Where nobody has to confirm anything anymore, what waited for it needn't either.
  if (rules.confirms && !hasMail) return { refusal: { code: 'unconfirmed' } };
  const owners = hasMail ? withConfirmed(owner, mailedTo, state) : [];
  if (before.status === 'waiting') {
    const booking = { ...confirmedIn(before), revision: before.revision + 1 };
    return { answer: booking, changes: { bookings: [booking], owners } };
  }
  const accepted = acceptOffer({ ...command, kind: 'acceptOffer' }, state, rules);
  if (accepted.refusal) return accepted;
  return { ...accepted, changes: { ...accepted.changes, owners } };
}

/** What is stored of an owner who has confirmed an address; what is on the open list is anybody's. */
function withConfirmed({ key }: Owner, address: string, state: State): StoredOwner[] {
  const stored = state.owners.get(key);
  return !stored || key === OPEN_LIST ? [] : [confirmedAt(stored, [address])];
}

/** Safe to repeat: who has accepted is told so again. */
function acceptOffer(command: AcceptOffer, state: State, rules: Rules): Decision {
  const { owner } = command;
  const before = partyIn(command, state);
  const isOwn = !owner || before?.owner === owner.key;
  if (!before || !isOwn) return { refusal: { code: 'not-found' } };
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  if (before.status === 'booked') return { answer: before };
  const over: Refusal = { code: before.turn?.isUnconfirmed ? 'hold-over' : 'lapsed' };
  if (before.status !== 'offered') return { refusal: over };
  const departure = departureIn(state, before.departure);
  if (!departure) return { refusal: { code: 'not-found' } };
  const line = state.waitlistAt(departure.id);
  const booked = state.bookedAt(departure.id);
  const { holding } = planOffers(line, departure, booked, rules.now);
  if (!holding.includes(before)) return { refusal: over };
  const { contact } = before;
  const unconfirmed = owner && refuseUnconfirmed({ owner, contact, departure }, state, rules);
  if (unconfirmed) return { refusal: unconfirmed };
  if (booked.parties >= rules.maxParties) {
    return { refusal: { code: 'full', departure, left: 0 } };
  }
  const booking = withRetention(
    { ...without(confirmedIn(before), 'turn'), status: 'booked', revision: before.revision + 1 },
    rules.retention,
  );
  const promised = promise(departure, state.tour(before.tour), state);
  const events: OutboxEvent[] = [{ kind: 'booking-made', booking }];
  return { answer: booking, changes: { bookings: [booking], ...promised, events } };
}

/** Whom the guide adds has no account here: the guide accepts for them. */
function addToLine(command: AddToLine, state: State, rules: Rules): Decision {
  const { list, requestKey, people, contact } = command;
  const earlier = requestKey !== undefined && state.requested(list, WALK_IN, requestKey);
  if (earlier) return { answer: earlier };
  const departure = departureIn(state, command.departure);
  if (!departure) return { refusal: { code: 'not-found' } };
  const line = state.waitlistAt(departure.id);
  if (line.length >= rules.maxParties) return { refusal: { code: 'full', departure, left: 0 } };
  const booking = withRetention(
    {
      _id: new Types.ObjectId(command.id),
      owner: WALK_IN,
      isListed: true,
      status: 'waiting',
      turn: { place: lastPlace(line) + 1 },
      ...placeAt(departure, state.tour(tourIdOf(departure.id))),
      people,
      walkIn: contact.name,
      contact,
      ...(requestKey !== undefined && { requestKey }),
      revision: 0,
      createdAt: rules.now,
    },
    rules.retention,
  );
  const events: OutboxEvent[] = [{ kind: 'waiting-joined', booking }];
  return { answer: booking, changes: { bookings: [booking], ...lined(departure, state), events } };
}

function removeFromLine(command: RemoveFromLine, state: State, rules: Rules): Decision {
  const before = partyIn(command, state);
  if (!before || !isInLine(before)) return { refusal: { code: 'not-found' } };
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  const booking = letGo(before, rules, { isRemoved: true });
  return { answer: booking, changes: { bookings: [booking] } };
}

function orderLine({ departure, ids }: OrderLine, state: State): Decision {
  if (!departureIn(state, departure)) return { refusal: { code: 'not-found' } };
  const line = state.waitlistAt(departure);
  const ordered = ids.flatMap((id) => line.find(({ _id }) => String(_id) === id) ?? []);
  // The guide has seen another line.
  if (ordered.length !== line.length || new Set(ids).size !== line.length) {
    return { refusal: { code: 'changed' } };
  }
  const bookings = ordered.map((party, index) => ({
    ...party,
    turn: { ...party.turn, place: index + 1 },
  }));
  return { changes: { bookings } };
}

/**
 * What is due in the lines of some departures once a command has been carried out there: what is free is
 * offered, and what an offer no longer holds is taken back.
 */
export function settleLines(departures: readonly string[], state: State, rules: Rules): Changes {
  const all = [...new Set(departures)].map((id) => settleLine(id, state, rules));
  return {
    departures: all.flatMap((each) => each.departures ?? []),
    bookings: all.flatMap((each) => each.bookings ?? []),
    events: all.flatMap((each) => each.events ?? []),
  };
}

function settleLine(id: string, state: State, rules: Rules): Changes {
  const stored = state.departures.get(id);
  if (!stored?.hasLine) return {};
  const line = state.waitlistAt(id);
  if (line.length === 0) return { departures: [without(stored, 'hasLine')] };
  const departure = departureIn(state, id);
  if (!departure) return {};
  const booked = state.bookedAt(id);
  const { toOffer, expired, returned } = planOffers(line, departure, booked, rules.now);
  const offeredUntil = offerEndsAt(departure, booked, rules.now);
  const offered = toOffer.map((party) => turned(party, 'offered', { offeredUntil }));
  const gone = expired.map((party) => letGo(party, rules));
  const event = (kind: OutboxEvent['kind']) => (booking: Booking) => ({ kind, booking });
  return {
    bookings: [...gone, ...returned.map((party) => turned(party, 'waiting')), ...offered],
    events: [
      // Who hasn't confirmed an address gets no further mail there.
      ...gone.filter(({ turn }) => !turn?.isUnconfirmed).map(event('waiting-lapsed')),
      ...offered.map(event('waiting-offered')),
    ],
  };
}

function turned(
  party: Booking,
  status: 'waiting' | 'offered',
  offer: { offeredUntil?: Date } = {},
): Booking {
  const turn = { place: party.turn?.place ?? 0, ...offer };
  return { ...party, status, turn, revision: party.revision + 1 };
}

function partyIn({ list, id }: BookingRef, state: State): Booking | undefined {
  const booking = state.bookings.get(id);
  return booking && listOf(booking) === list ? booking : undefined;
}
