import type { ArrivalInput, PartyRecord, SheetDeparture, WalkInInput } from '../../api/schema';
import type { Marks } from './marks';

export type List = SheetDeparture['list'];

interface TapBase {
  /** Of a walk-in, the Idempotency-Key of its call. */
  id: string;
  /** The username of the guide who made it. */
  guide: string;
  /** Its place among this guide's taps: they are sent in this order. */
  order: number;
  /** When it was made, in milliseconds since 1970 by the device's clock. */
  at: number;
  /** Of the sheet on which it was made. */
  date: string;
  departure: string;
  /** Why the server refused it; it stays until the guide has seen that. */
  refused?: string;
}

/** What was noted of a party. */
export interface MarksTap extends TapBase {
  kind: 'marks';
  list: List;
  /** The party as the server had it when the guide saw it: what another device noted since is not undone. */
  party: PartyRecord;
  marks: Marks;
  /** What was sent since without an answer, and so may have come through. */
  tried: Marks[];
}

/** Somebody who came without a booking. */
export interface WalkInTap extends TapBase {
  kind: 'walk-in';
  who: WalkInInput;
  /** It was sent, so the server may have it whatever was answered. */
  tried: boolean;
  /** The guide has removed it since. */
  takenBack: boolean;
}

/** A walk-in that is removed again. */
export interface RemovalTap extends TapBase {
  kind: 'removal';
  list: List;
  party: PartyRecord;
}

/** Where the guide is, as visitors are told. */
export type Announcement = Pick<ArrivalInput, 'state' | 'minutes'>;

/** That the guide said where they are; `at` is when. */
export interface ArrivalTap extends TapBase {
  kind: 'arrival';
  said: Announcement;
}

export type Tap = MarksTap | WalkInTap | RemovalTap | ArrivalTap;

/** What the tap is about, so that one is not sent before another about the same. */
export function subjectOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `arrival ${tap.departure}`;
  return tap.kind === 'walk-in' ? tap.id : tap.party.id;
}

/** Whom or what it is about, for the guide. */
export function nameOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `“${describeAnnouncement(tap.said)}”`;
  if (tap.kind === 'walk-in') return tap.who.name || 'Walk-in';
  return tap.party.name;
}

/** In the guide's words: "5 minutes late". */
export function describeAnnouncement({ state, minutes = 0 }: Announcement): string {
  if (state === 'unknown') return 'Take back';
  return state === 'here' ? 'I’m here' : `${String(minutes)} minutes late`;
}

/** Taps in the order in which they are sent. */
export function sortTaps(taps: readonly Tap[]): Tap[] {
  return taps.toSorted((one, other) => one.order - other.order);
}
