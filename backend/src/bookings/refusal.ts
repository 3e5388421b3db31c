import type { Departure } from '../departures/departure';
import type { BookedDeparture } from '../http/problem';
import type { ChangeObstacle } from './rules/departure-changes';

/** Why a departure can't be changed together with others, or why its change can't be undone. */
export type UnchangeableReason = 'not-found' | 'changed' | 'booked' | ChangeObstacle;

/** The details of each refusal code; `unknown` for codes without details. */
interface RefusalDetails {
  /** The guest was merged into an account. The ledger repeats the command for the account. */
  merged: { into: string };
  /** The account was deleted. */
  erased: unknown;
  /** The command was built from outdated data. The ledger repeats it with new data. */
  stale: unknown;
  'not-found': unknown;
  /** The request key was used for a different call. */
  'key-used': unknown;
  'list-full': { max: number };
  /** The departure takes no bookings: its cutoff has passed, or it was closed, canceled, or moved. */
  closed: { departure: Departure };
  /** Nobody has booked the departure, and the cutoff for first bookings has passed. */
  'first-too-late': { departure: Departure };
  full: { departure: Departure; vacancies: number };
  /** The owner is already on the departure's waitlist. */
  'already-waiting': unknown;
  /** The offer has expired. */
  'offer-expired': unknown;
  /** The hold expired before its guest confirmed the email address. */
  'hold-expired': unknown;
  /** The guest has to confirm an email address first, but the contact has none. */
  'email-needed': unknown;
  /** The guest hasn't confirmed the email address. */
  unconfirmed: unknown;
  /** The guest hasn't confirmed the email address, so the booking can only be changed with a mailed link. */
  'change-by-link': unknown;
  /** The account hasn't confirmed any email address. */
  'account-unconfirmed': unknown;
  /** The booking's email address has been corrected too many times. */
  'corrected-too-often': unknown;
  'party-too-large': { max: number };
  /** The guide has changed the price since the visitor saw it. */
  'price-changed': { cents: number };
  /** The tour is hidden. */
  'not-offered': unknown;
  'guest-limit': { max: number };
  'network-limit': { max: number };
  /** The booking or the departure is canceled. */
  cancelled: unknown;
  /** The deadline for changes and cancellations has passed. */
  'too-late': { deadline: Date };
  /** The booking's date has passed. */
  over: unknown;
  /** Arrivals can only be announced around the start. */
  'not-now': unknown;
  /** A different payment has this id. */
  'payment-id-used': unknown;
  'payment-not-found': unknown;
  /** The party has paid everything that it owes. */
  'already-paid': unknown;
  /** The party doesn't have to pay anything. */
  'nothing-owed': unknown;
  /** The fare or deposit is more than the party owes. */
  'fare-above-owed': { cents: number };
  /** The refund is more than the party has paid. */
  'refund-above-paid': { cents: number };
  /** The payment was refunded, so reversing it would make the paid amount negative. */
  'payment-refunded': unknown;
  /** The walk-in has paid, so it can't be removed. */
  'has-paid': unknown;
  /** The guide's command is based on an outdated revision. */
  changed: unknown;
  /** One of several departures that the guide changes at once can't be changed. */
  'departure-unchangeable': { departure: string; why: UnchangeableReason };
  'no-move': { why: 'started' | 'same' | 'past' | 'cancelled'; to: Departure };
  'no-room': { to: Departure; vacancies: number; people: number };
  /** The guide's change affects booked departures, so the guide must first decide about them. */
  'booked-departures': { departures: BookedDeparture[] };
  /** No guide has this id. */
  'no-such-guide': unknown;
  /** The guide is off during the departure. */
  'guide-off': unknown;
  /** The guide leads a different departure, which clashes with this one. */
  'guide-leads-other': { departure: Departure };
  /** A tour that anybody has booked can't be deleted. */
  'ever-booked': unknown;
}

export type RefusalCode = keyof RefusalDetails;

/** Why a command can't be carried out. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [Each in Code]: { code: Each } & RefusalDetails[Each];
}[Code];
