import type { CommandDefinition, Decision, Rules } from '../decision';
import type { Needs } from '../needs';
import type { Owner } from '../owner';
import type { RefusalCode } from '../refusal';
import type { State } from '../state';
import { acceptOffer } from './accept-offer';
import { addManageLink } from './add-manage-link';
import { addToWaitlist } from './add-to-waitlist';
import { addWalkIn } from './add-walk-in';
import { announce } from './announce';
import { announceArrival } from './announce-arrival';
import { anonymizeBookings } from './anonymize-bookings';
import { anonymizeDeparture } from './anonymize-departure';
import { cancel } from './cancel';
import { cancelParty } from './cancel-party';
import { assignGuide } from './assign-guide';
import { change } from './change';
import { changeDeparture } from './change-departure';
import { changeDepartures } from './change-departures';
import { changeTour } from './change-tour';
import { changeTours } from './change-tours';
import { confirm } from './confirm';
import { deleteTour } from './delete-tour';
import { eraseOwner } from './erase-owner';
import { markAttendance } from './mark-attendance';
import { mergeGuest } from './merge-guest';
import { moveDeparture } from './move-departure';
import { notePayment } from './note-payment';
import { noteTip } from './note-tip';
import { offerSpots } from './offer-spots';
import { orderWaitlist } from './order-waitlist';
import { recordConfirmedEmail } from './record-confirmed-email';
import { removeFromWaitlist } from './remove-from-waitlist';
import { removeWalkIn } from './remove-walk-in';
import { reserve } from './reserve';
import { restore } from './restore';
import { restoreParty } from './restore-party';
import { reversePayment } from './reverse-payment';
import { setContact } from './set-contact';
import { setTourHidden } from './set-tour-hidden';
import { unassignGuide } from './unassign-guide';
import { undoBulkChange } from './undo-bulk-change';

const COMMANDS = {
  reserve,
  change,
  cancel,
  restore,
  setContact,
  addManageLink,
  markAttendance,
  cancelParty,
  restoreParty,
  addWalkIn,
  removeWalkIn,
  notePayment,
  noteTip,
  reversePayment,
  acceptOffer,
  confirm,
  addToWaitlist,
  removeFromWaitlist,
  orderWaitlist,
  offerSpots,
  changeDeparture,
  changeDepartures,
  undoBulkChange,
  moveDeparture,
  assignGuide,
  announceArrival,
  announce,
  unassignGuide,
  changeTour,
  changeTours,
  setTourHidden,
  deleteTour,
  mergeGuest,
  recordConfirmedEmail,
  eraseOwner,
  anonymizeBookings,
  anonymizeDeparture,
} satisfies Record<string, CommandDefinition<never, RefusalCode>>;

type Definitions = typeof COMMANDS;
export type CommandKind = keyof Definitions;
type Inputs = { [Kind in CommandKind]: Parameters<Definitions[Kind]['decide']>[0] };
type Codes = {
  [Kind in CommandKind]: NonNullable<ReturnType<Definitions[Kind]['decide']>['refusal']>['code'];
};

/** The input of one of the registered commands, with its kind. */
export type Command<Kind extends CommandKind = CommandKind> = {
  [Each in Kind]: { kind: Each } & Inputs[Each];
}[Kind];

/** The refusal codes that a command's caller sees. The ledger retries commands that are refused with other codes. */
export type RefusalCodeOf<Kind extends CommandKind> = Exclude<Codes[Kind], 'stale' | 'merged'>;

/** `COMMANDS`, typed so that the compiler can match a command with the definition of its kind. */
const TYPED_COMMANDS: { [Kind in CommandKind]: CommandDefinition<Inputs[Kind], Codes[Kind]> } =
  COMMANDS;

/** Returns the documents and counts that must be loaded to decide a command. */
export function needsOf<Kind extends CommandKind>(command: Command<Kind>): Needs {
  return TYPED_COMMANDS[command.kind].needs(command);
}

/**
 * Decides a command from the state alone. The commands' invariants:
 *
 * - No booking except a walk-in exceeds a departure's capacity.
 * - Offers never hold more spots than are vacant. Spots are offered until too few remain for any waiting party. Other
 *   visitors can book only the remaining spots, so they never overtake a waiting party that would fit.
 * - Offers end when they expire, or when the departure no longer takes bookings.
 * - Visitors who have to confirm an email address get no spots at a departure with a capacity until they confirm it.
 *   They keep spots that they already have.
 * - No departure gets its first booking after the cutoff for first bookings.
 * - No party grows beyond its tour's maximum party size, or moves to a tour whose maximum it exceeds.
 * - Visitors can't be the first to book a departure if all guides lead other departures at that time or are off, unless
 *   the guide has opened the departure anyway.
 * - No guide is assigned to a departure while they are off or lead a departure that clashes, unless the owner insists.
 * - A hidden tour can't be booked.
 * - A tour that anybody has ever booked is never deleted.
 * - The number of parties that book a departure, not counting walk-ins, never exceeds the limit.
 * - An owner's list never exceeds its limit, except through a merge, or when bookings are restored after a merge.
 * - A merged guest gets no new bookings, and keeps only the bookings that don't fit in the account's list.
 * - A booking's email address is corrected at most a few times, no matter which commands correct it.
 * - An owner gets at most one booking for each request key.
 * - Only the guide's commands change the terms that visitors of a departure were promised. Each change causes one event
 *   for each party.
 * - A bulk change changes each departure at most once, no matter how many times the command is repeated.
 * - A payment is never changed, noted twice, or reversed twice. Apart from tips, no party pays more than it owes at
 *   that time, or gets back more than it has paid.
 * - An announcement causes one event for each party that has booked the departure.
 */
export function decide<Kind extends CommandKind>(
  command: Command<Kind>,
  state: State,
  rules: Rules,
): Decision<Codes[Kind]> {
  return TYPED_COMMANDS[command.kind].decide(command, state, rules);
}

/** The hash of the network that a visitor's command came from; undefined for other commands. */
export function callerNetworkOf(command: { kind: CommandKind }): string | undefined {
  const { owner } = command as { owner?: Owner | string };
  return typeof owner === 'object' ? owner.callerNetwork : undefined;
}

/** The id of the bulk change that a command carries out or undoes; undefined for other commands. */
export function bulkChangeOf(command: Command): string | undefined {
  const isBulkChange = command.kind === 'changeDepartures' || command.kind === 'undoBulkChange';
  return isBulkChange ? command.id : undefined;
}
