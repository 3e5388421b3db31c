import type { ArrivalInput, PartyRecord, SheetDeparture, WalkInInput } from '../../api/schema';
import type { Marks } from './marks';

export type List = SheetDeparture['list'];

interface TapBase {
  /** For a walk-in, also the Idempotency-Key of its call. */
  id: string;
  /** The username of the guide who tapped. */
  guide: string;
  /** The tap's position among the guide's taps, which are sent in ascending order. */
  order: number;
  /** When the guide tapped, in milliseconds since 1970 on the device's clock. */
  at: number;
  /** The sheet's date. */
  date: string;
  departure: string;
  /** Why the server refused the tap; kept until the guide dismisses it. */
  refused?: string;
}

/** A change to a party's marks. */
export interface MarksTap extends TapBase {
  kind: 'marks';
  list: List;
  /** The party as the guide saw it; its revision keeps the tap from overwriting another device's changes. */
  party: PartyRecord;
  marks: Marks;
  /** Marks that were sent without getting a response, so the server may have saved them. */
  tried: Marks[];
}

/** A walk-in: a party without a booking. */
export interface WalkInTap extends TapBase {
  kind: 'walk-in';
  /** The walk-in's name and number of people. */
  who: WalkInInput;
  /** True once the walk-in was sent: even without a response, the server may have saved it. */
  tried: boolean;
  /** True if the guide removed the walk-in after it was sent, so it must be removed from the server, too. */
  takenBack: boolean;
}

/** The removal of a walk-in that the server has saved. */
export interface RemovalTap extends TapBase {
  kind: 'removal';
  list: List;
  party: PartyRecord;
}

/** Where the guide is, as tickets show it. */
export type Announcement = Pick<ArrivalInput, 'state' | 'minutes'>;

/** An announcement that the guide made at the time `at`. */
export interface ArrivalTap extends TapBase {
  kind: 'arrival';
  /** Where the guide was. */
  said: Announcement;
}

export type Tap = MarksTap | WalkInTap | RemovalTap | ArrivalTap;

/** Returns an id of the tap's subject. Taps about the same subject are sent in order. */
export function subjectOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `arrival ${tap.departure}`;
  return tap.kind === 'walk-in' ? tap.id : tap.party.id;
}

/** Returns the name of the tap's subject, for messages to the guide. */
export function nameOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `“${describeAnnouncement(tap.said)}”`;
  if (tap.kind === 'walk-in') return tap.who.name || 'Walk-in';
  return tap.party.name;
}

/** Describes an announcement as on the guide's buttons: "5 minutes late". */
export function describeAnnouncement({ state, minutes = 0 }: Announcement): string {
  if (state === 'unknown') return 'Clear status';
  return state === 'here' ? 'I’m here' : `${String(minutes)} minutes late`;
}

export function sortTaps(taps: readonly Tap[]): Tap[] {
  return taps.toSorted((a, b) => a.order - b.order);
}
