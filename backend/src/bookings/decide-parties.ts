import { Types } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import type { Attendance, Booking } from './booking';
import type {
  AddWalkIn,
  BookingRef,
  CancelParty,
  MarkAttendance,
  Needs,
  RemoveWalkIn,
  RestoreParty,
} from './commands';
import type { Decision, Rules } from './decide';
import { departureIn, placeAt, promise, rebooked, refuseFull } from './decide-bookings';
import { isOver, withRetention } from './rules/retention';
import { WALK_IN } from './owner';
import { listOf, type State } from './state';

/** What the guide does with the parties on the day. */
type PartyCommand = MarkAttendance | CancelParty | RestoreParty | AddWalkIn | RemoveWalkIn;

const NOTHING_NOTED: Attendance = { arrived: 0, noShow: false, note: '', revision: 0 };

export function partyNeeds(command: PartyCommand): Needs {
  const { list, id } = command;
  switch (command.kind) {
    case 'markAttendance':
      return { bookings: [{ list, id }] };
    case 'cancelParty':
    case 'removeWalkIn':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure],
        bookings: [{ list, id }],
      };
    case 'restoreParty':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure, command.to],
        bookings: [{ list, id }],
      };
    case 'addWalkIn':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure],
        requests:
          command.requestKey === undefined
            ? []
            : [{ list, owner: WALK_IN, key: command.requestKey }],
      };
  }
}

export function decideParty(command: PartyCommand, state: State, rules: Rules): Decision {
  switch (command.kind) {
    case 'markAttendance':
      return markAttendance(command, state);
    case 'cancelParty':
      return cancelParty(command, state, rules);
    case 'restoreParty':
      return restoreParty(command, state, rules);
    case 'addWalkIn':
      return addWalkIn(command, state, rules);
    case 'removeWalkIn':
      return removeWalkIn(command, state);
  }
}

function markAttendance({ attendance, ...ref }: MarkAttendance, state: State): Decision {
  const before = partyIn(ref, state);
  if (!before) return { refusal: { code: 'not-found' } };
  if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
  if (notedOf(before).revision !== attendance.revision) return { refusal: { code: 'changed' } };
  const noted = { ...attendance, revision: attendance.revision + 1 };
  const booking = { ...before, attendance: noted };
  return { answer: booking, changes: { bookings: [booking] } };
}

function cancelParty(command: CancelParty, state: State, rules: Rules): Decision {
  const before = partyIn(command, state);
  if (!before || before.walkIn !== undefined) return { refusal: { code: 'not-found' } };
  if (isOver(before.date, rules.now)) return { refusal: { code: 'over' } };
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
  if (notedOf(before).revision !== command.revision) return { refusal: { code: 'changed' } };
  const booking = withRetention(
    {
      ...before,
      status: 'cancelled',
      cancelledAt: rules.now,
      cancelledBy: 'guide',
      reason: command.reason,
      attendance: nothingNoted(before),
      revision: before.revision + 1,
    },
    rules.retention,
  );
  const events = [{ kind: 'booking-cancelled' as const, booking }];
  return { answer: booking, changes: { bookings: [booking], events } };
}

function restoreParty(command: RestoreParty, state: State, rules: Rules): Decision {
  const before = partyIn(command, state);
  if (!before || before.walkIn !== undefined) return { refusal: { code: 'not-found' } };
  if (isOver(before.date, rules.now)) return { refusal: { code: 'over' } };
  if (before.status === 'booked') return { answer: before };
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  const from = departureIn(state, command.departure);
  const to = departureIn(state, command.to);
  const isThere = to?.id === from?.id ? from?.movedTo === undefined : from?.movedTo === to?.date;
  if (!from || !to || !isThere) return { refusal: { code: 'stale' } };
  const full = refuseFull(to, { people: before.people }, state, rules);
  if (full) return { refusal: full };
  const moved = { from: from.date, reason: from.reason ?? '', at: rules.now };
  const booking = withRetention(
    {
      ...rebooked(before),
      ...placeAt(to, state.tour(before.tour)),
      ...(to.id !== from.id && { moved }),
      attendance: nothingNoted(before),
      revision: before.revision + 1,
    },
    rules.retention,
  );
  const events = [{ kind: 'booking-restored' as const, booking }];
  const changes = { bookings: [booking], events, ...promise(to, state.tour(before.tour), state) };
  return { answer: booking, changes };
}

/** A walk-in is there already: no capacity keeps the guide from adding them. */
function addWalkIn(command: AddWalkIn, state: State, rules: Rules): Decision {
  const { list, requestKey, people } = command;
  const earlier = requestKey !== undefined && state.requested(list, WALK_IN, requestKey);
  if (earlier) return { answer: earlier };
  const departure = departureIn(state, command.departure);
  if (!departure) return { refusal: { code: 'not-found' } };
  const tour = state.tour(tourIdOf(departure.id));
  const booking: Booking = {
    _id: new Types.ObjectId(command.id),
    owner: WALK_IN,
    isListed: true,
    status: 'booked',
    ...placeAt(departure, tour),
    people,
    walkIn: command.name,
    attendance: { arrived: people, noShow: false, note: '', revision: 1 },
    ...(requestKey !== undefined && { requestKey }),
    revision: 0,
    createdAt: rules.now,
  };
  return { answer: booking, changes: { bookings: [booking], ...promise(departure, tour, state) } };
}

function removeWalkIn(command: RemoveWalkIn, state: State): Decision {
  const booking = partyIn(command, state);
  if (booking?.walkIn === undefined) return { refusal: { code: 'not-found' } };
  if (booking.departure !== command.departure) return { refusal: { code: 'stale' } };
  return { changes: { deleted: [booking] } };
}

/** A party that is on the day sheet. */
function partyIn({ list, id }: BookingRef, state: State): Booking | undefined {
  const booking = state.bookings.get(id);
  if (!booking || listOf(booking) !== list) return undefined;
  const isOn = booking.status === 'booked' || (booking.status === 'cancelled' && booking.isListed);
  return isOn ? booking : undefined;
}

/** What was noted of a party. */
export function notedOf({ attendance }: Pick<Booking, 'attendance'>): Attendance {
  return attendance ?? NOTHING_NOTED;
}

/** What was noted no longer holds, but the note does. Who goes by what was noted is refused. */
export function nothingNoted(booking: Booking): Attendance {
  const { note, revision } = notedOf(booking);
  return { ...NOTHING_NOTED, note, revision: revision + 1 };
}
