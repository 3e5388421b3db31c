import { countPayers, isFixedPrice, owedCents, suggestedCents } from 'shared/party-price';
import type { PartyRecord, PaymentRecord } from '../../api/schema';
import type { Marks } from './marks';
import { isUnsentTap } from './outbox';
import { partyOf, type Payment, type PaymentTap, type Tap } from './tap';

/** A payment that wasn't undone. */
export interface NotedPayment extends Payment {
  id: string;
  /** Negative for refunds. */
  cents: number;
  /** When the guide noted the payment: an ISO 8601 instant. */
  at: string;
  isUnsent: boolean;
}

/** A party's debt and its payments, including unsent taps. All amounts are in cents. */
export interface PartyMoney {
  /** The amount that the party still owes; never negative. */
  owedCents: number;
  /** The amount paid above the price for the people who came; 0 if nobody came, because the guide keeps deposits. */
  overpaidCents: number;
  /** Fares and deposits, minus refunds. */
  paidCents: number;
  tipCents: number;
  /** The guide's suggestion for the people who came; 0 if there is none, or if the party has paid. */
  suggestedCents: number;
  /** True if the party must pay a certain amount; otherwise, it can pay any amount. */
  hasFixedPrice: boolean;
  /** Whether the tour is free with tips. */
  isFree: boolean;
  /** Oldest first. */
  payments: readonly NotedPayment[];
}

/**
 * Returns a party's debt and payments.
 *
 * @param marks the party's marks, including an unsent tap
 * @param taps all taps about the party
 */
export function moneyOf(party: PartyRecord, marks: Marks, taps: readonly Tap[]): PartyMoney {
  const payments = notedPayments(
    party.payments,
    taps.filter((tap) => partyOf(tap)?.id === party.id),
  );
  const tipCents = sumOf(payments.filter(({ kind }) => kind === 'TIP'));
  const paidCents = sumOf(payments) - tipCents;
  const balanceCents = dueCents(party, marks) - paidCents;
  const canOverpay = isFixedPrice(party.price) && marks.arrived > 0;
  return {
    owedCents: Math.max(0, balanceCents),
    overpaidCents: canOverpay ? Math.max(0, -balanceCents) : 0,
    paidCents,
    tipCents,
    suggestedCents:
      paidCents > 0 ? 0 : suggestedCents(party.price, countPayers(party.people, marks)),
    hasFixedPrice: isFixedPrice(party.price),
    isFree: party.price?.kind === 'TIPS',
    payments,
  };
}

/** Returns the payments that weren't undone, including those in unsent taps. */
export function notedPayments(
  savedPayments: readonly PaymentRecord[] = [],
  taps: readonly Tap[],
): NotedPayment[] {
  const unsentTaps = taps.filter(isUnsentTap);
  const undoneIds = new Set(
    unsentTaps.flatMap((tap) => {
      if (tap.kind === 'reversal') return [tap.payment.id];
      return tap.kind === 'payment' && tap.takenBack ? [tap.id] : [];
    }),
  );
  for (const { reverses } of savedPayments) if (reverses !== undefined) undoneIds.add(reverses);
  const savedIds = new Set(savedPayments.map(({ id }) => id));
  return [
    ...savedPayments
      .filter(({ reverses }) => reverses === undefined)
      .map((payment) => ({ ...payment, isUnsent: false })),
    ...unsentTaps.flatMap((tap) =>
      tap.kind === 'payment' && !savedIds.has(tap.id) ? [toNotedPayment(tap)] : [],
    ),
  ].filter(({ id }) => !undoneIds.has(id));
}

function toNotedPayment({ id, at, payment }: PaymentTap): NotedPayment {
  const cents = payment.kind === 'REFUND' ? -payment.cents : payment.cents;
  return { ...payment, id, cents, at: new Date(at).toISOString(), isUnsent: true };
}

function dueCents(party: PartyRecord, marks: Marks): number {
  const payers = countPayers(party.people, marks);
  // The server's amount also depends on whether the departure takes place.
  if (payers === countPayers(party.people, party)) return party.dueCents ?? 0;
  return owedCents(party, payers);
}

export function sumOf(payments: readonly Pick<Payment, 'cents'>[]): number {
  return payments.reduce((sum, { cents }) => sum + cents, 0);
}
