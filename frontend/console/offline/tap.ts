import { owedCents } from 'shared/party-price';
import type { PaymentWay } from 'shared/payment-methods';
import type {
  ArrivalInput,
  PartyRecord,
  PaymentRecord,
  SheetDeparture,
  WalkInInput,
} from '../../api/schema';
import type { Marks } from './marks';

export type List = SheetDeparture['list'];

/** The fields of all taps. Devices store taps, so renaming a field needs a conversion in upgradeTaps(). */
interface TapBase {
  /** For a walk-in, also the Idempotency-Key of its call; for a payment, also the payment's id. */
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
  /** Marks that were sent, but got no response. The server may have saved them. */
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
  /** The announced state. */
  said: Announcement;
}

/** The kind, amount, and method of a payment. */
export type Payment = Pick<PaymentRecord, 'kind' | 'cents'> & PaymentWay;

/** A payment by a party, or a tip for a whole departure. */
export interface PaymentTap extends TapBase {
  kind: 'payment';
  list: List;
  /**
   * The party as the guide saw it, or the {@link walkInParty} of an unsent walk-in; missing for a tip for the whole
   * departure.
   */
  party?: PartyRecord | undefined;
  /** The payment that the guide noted. Its cents are positive, even for a refund. */
  payment: Payment;
  /** True once the payment was sent: even without a response, the server may have saved it. */
  tried: boolean;
  /** True if the guide undid the payment after it was sent, so it must be reversed on the server, too. */
  takenBack: boolean;
}

/** The reversal of a payment that the server has saved. */
export interface ReversalTap extends TapBase {
  kind: 'reversal';
  list: List;
  /** Missing for a tip for the whole departure. */
  party?: PartyRecord | undefined;
  payment: Payment & Pick<PaymentRecord, 'id'>;
}

/** A change that the guide made on the day sheet. The outbox keeps it until the server has saved it. */
export type Tap = MarksTap | WalkInTap | RemovalTap | ArrivalTap | PaymentTap | ReversalTap;

/**
 * Returns an unsent walk-in as a party with the tap's id.
 *
 * @param price the departure's price
 */
export function walkInParty(
  { id, at, who: { name, people } }: WalkInTap,
  price: PartyRecord['price'],
): PartyRecord {
  const party = { people, ...(price && { price }) };
  return {
    id,
    name: name || 'Walk-in',
    ...party,
    dueCents: owedCents(party, people),
    bookedAt: new Date(at).toISOString(),
    walkIn: true,
    arrived: people,
    noShow: false,
    note: '',
    revision: 0,
  };
}

/** Returns the party that a tap is about; undefined for a walk-in, and for a tap about a whole departure. */
export function partyOf(tap: Tap): PartyRecord | undefined {
  return 'party' in tap ? tap.party : undefined;
}

/** Returns the id of a tap's subject, such as its party's id. Taps about the same subject are sent in order. */
export function subjectOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `arrival ${tap.departure}`;
  if (tap.kind === 'walk-in') return tap.id;
  return partyOf(tap)?.id ?? `tips ${tap.departure}`;
}

/** Returns the name of the tap's subject, for messages to the guide. */
export function nameOf(tap: Tap): string {
  if (tap.kind === 'arrival') return `“${describeAnnouncement(tap.said)}”`;
  if (tap.kind === 'walk-in') return tap.who.name || 'Walk-in';
  return partyOf(tap)?.name ?? 'Tip for the whole tour';
}

/** Describes an announcement as on the guide's buttons: "5 minutes late". */
export function describeAnnouncement({ state, minutes = 0 }: Announcement): string {
  if (state === 'unknown') return 'Clear status';
  return state === 'here' ? 'I’m here' : `${String(minutes)} minutes late`;
}

export function sortTaps(taps: readonly Tap[]): Tap[] {
  return taps.toSorted((a, b) => a.order - b.order);
}
