import type { ArrivalInput, PartyRecord, SheetDeparture, WalkInInput } from '../../api/schema';
import type { Marks } from './marks';

export type List = SheetDeparture['list'];

interface TapBase {
  /** For a walk-in, also the Idempotency-Key of its call. */
  id: string;
  /** The username of the guide who tapped. */
  guide: string;
  /** The tap's number among this guide's taps, which are sent in this order. */
  order: number;
  /** When the guide tapped, in milliseconds since 1970 by the device's clock. */
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
  /** Marks that were sent but got no response, so the server may have saved them. */
  tried: Marks[];
}

/** A walk-in: a party without a booking. */
export interface WalkInTap extends TapBase {
  kind: 'walk-in';
  who: WalkInInput;
  /** True once it was sent: the server may have saved it even without a response. */
  tried: boolean;
  /** True if the guide removed it when the server may already have saved it. */
  takenBack: boolean;
}

/** The removal of a walk-in that the server has. */
export interface RemovalTap extends TapBase {
  kind: 'removal';
  list: List;
  party: PartyRecord;
}

/** Where the guide is, as tickets show it. */
export type Announcement = Pick<ArrivalInput, 'state' | 'minutes'>;

/** An announcement of where the guide is; `at` is its time. */
export interface ArrivalTap extends TapBase {
  kind: 'arrival';
  said: Announcement;
}

export type Tap = MarksTap | WalkInTap | RemovalTap | ArrivalTap;

/** The id of the tap's subject: taps about the same subject are sent in order. */
export function subjectOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `arrival ${tap.departure}`;
  return tap.kind === 'walk-in' ? tap.id : tap.party.id;
}

/** The name of the tap's subject, for the guide. */
export function nameOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `“${describeAnnouncement(tap.said)}”`;
  if (tap.kind === 'walk-in') return tap.who.name || 'Walk-in';
  return tap.party.name;
}

/** Describes an announcement as on the guide's buttons: "5 minutes late". */
export function describeAnnouncement({ state, minutes = 0 }: Announcement): string {
  if (state === 'unknown') return 'Take back';
  return state === 'here' ? 'I’m here' : `${String(minutes)} minutes late`;
}

export function sortTaps(taps: readonly Tap[]): Tap[] {
  return taps.toSorted((a, b) => a.order - b.order);
}
