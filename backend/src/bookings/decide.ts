import type { Command, Needs } from './commands';
import { decideLine, lineNeeds } from './decide-line';
import { decideDeparture, departureNeeds } from './decide-departures';
import { decideOwner, ownerNeeds } from './decide-owners';
import { decideParty, partyNeeds } from './decide-parties';
import { decideBooking, bookingNeeds } from './decide-bookings';
import type { Booking } from './booking';
import type { RetentionRules } from './rules/retention';
import type { Refusal } from './refusal';
import type { Changes, State } from './state';

/** What decisions rest on beside the state. */
export interface Rules {
  now: Date;
  /** How many parties may book one departure. */
  maxParties: number;
  /** Whether visitors confirm an address before they have places of a departure with a limit. */
  confirms: boolean;
  retention: RetentionRules;
}

/** What becomes of a command: a refusal changes nothing. */
export interface Decision {
  answer?: Booking;
  changes?: Changes;
  refusal?: Refusal;
}

/** What a command needs to see. */
export function needsOf(command: Command): Needs {
  switch (command.kind) {
    case 'reserve':
    case 'change':
    case 'cancel':
    case 'restore':
    case 'setContact':
    case 'addManageLink':
      return bookingNeeds(command);
    case 'markAttendance':
    case 'cancelParty':
    case 'restoreParty':
    case 'addWalkIn':
    case 'removeWalkIn':
      return partyNeeds(command);
    case 'acceptOffer':
    case 'confirm':
    case 'addToLine':
    case 'removeFromLine':
    case 'orderLine':
    case 'offerPlaces':
      return lineNeeds(command);
    case 'changeDeparture':
    case 'moveDeparture':
    case 'sayArrival':
    case 'writeNotice':
    case 'changeTour':
    case 'setTourHidden':
    case 'deleteTour':
      return departureNeeds(command);
    case 'mergeGuest':
    case 'noteConfirmed':
    case 'eraseOwner':
    case 'anonymize':
    case 'anonymizeDeparture':
      return ownerNeeds(command);
  }
}

/**
 * Decides a command by the state alone. Its invariants:
 *
 * - People booked at a departure with a capacity are never more than it, walk-ins aside.
 * - Offers never hold more than a departure has free. Whoever isn't in line finds only what they leave, which
 *   is too little for everyone who waits: nobody overtakes a party that fits.
 * - No offer outlives its time, and none is made or kept where nobody can book.
 * - Who has to confirm an address gets no places of a departure with a limit before; what they had, they keep.
 * - Nobody is the first to book a departure once it is closed to first bookings.
 * - No party grows above, or comes to a tour with more than, the largest that the tour takes.
 * - No one books a tour that is hidden.
 * - A tour that anybody has ever booked is never deleted.
 * - No more parties book a departure than the rules allow, walk-ins aside.
 * - An owner's list never grows above its limit but by a merge, or by restoring what a merge has left there.
 * - A guest that was merged has nothing and gets nothing.
 * - A booking's email is corrected a few times at most, whatever command does it.
 * - A request key makes at most one booking for an owner.
 * - What a departure has promised changes by the guide's commands alone, each with an event for each party.
 * - What the guide says at a departure is an event for each party that has booked it, once.
 */
export function decide(command: Command, state: State, rules: Rules): Decision {
  switch (command.kind) {
    case 'reserve':
    case 'change':
    case 'cancel':
    case 'restore':
    case 'setContact':
    case 'addManageLink':
      return decideBooking(command, state, rules);
    case 'markAttendance':
    case 'cancelParty':
    case 'restoreParty':
    case 'addWalkIn':
    case 'removeWalkIn':
      return decideParty(command, state, rules);
    case 'acceptOffer':
    case 'confirm':
    case 'addToLine':
    case 'removeFromLine':
    case 'orderLine':
    case 'offerPlaces':
      return decideLine(command, state, rules);
    case 'changeDeparture':
    case 'moveDeparture':
    case 'sayArrival':
    case 'writeNotice':
    case 'changeTour':
    case 'setTourHidden':
    case 'deleteTour':
      return decideDeparture(command, state, rules);
    case 'mergeGuest':
    case 'noteConfirmed':
    case 'eraseOwner':
    case 'anonymize':
    case 'anonymizeDeparture':
      return decideOwner(command, state, rules);
  }
}
