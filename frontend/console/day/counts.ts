import { formatDollars } from 'shared/price';
import type { SheetDeparture } from '../../api/schema';
import type { Marks } from '../offline/marks';
import { sumOf, type NotedPayment, type PartyMoney } from '../offline/money';

/** An expected party with its marks, including unsent taps. */
export interface ExpectedParty {
  people: number;
  marks: Pick<Marks, 'arrived' | 'noShow'>;
}

/** Describes who has arrived: "7 of 12 here, 3 missing, 2 no-shows". */
export function describeAttendance(parties: readonly ExpectedParty[]): string {
  const sum = (count: (party: ExpectedParty) => number) =>
    parties.reduce((total, party) => total + count(party), 0);
  const people = sum((party) => party.people);
  const arrived = sum(({ marks }) => marks.arrived);
  const noShows = sum((party) => (party.marks.noShow ? party.people - party.marks.arrived : 0));
  const missing = people - arrived - noShows;
  return [
    `${String(arrived)} of ${String(people)} here`,
    ...(missing > 0 ? [`${String(missing)} missing`] : []),
    ...(noShows > 0 ? [noShows === 1 ? '1 no-show' : `${String(noShows)} no-shows`] : []),
  ].join(', ');
}

/**
 * Describes how full a departure is: "14 of 12 spots taken: 2 too many"; null if it has no limit.
 *
 * @param unsentPeople the number of people in unsent walk-ins, minus those in unsent removals
 */
export function describeSpots(departure: SheetDeparture, unsentPeople: number): string | null {
  const { taken, capacity } = departure;
  if (capacity === null) return null;
  const spots = `${String(taken + unsentPeople)} of ${String(capacity)} spots taken`;
  const excess = countOverCapacity(departure, unsentPeople);
  return excess > 0 ? `${spots}: ${String(excess)} too many` : spots;
}

/** Returns the number of people over a departure's capacity, which only walk-ins can exceed. */
export function countOverCapacity(
  { taken, capacity }: SheetDeparture,
  unsentPeople: number,
): number {
  return capacity === null ? 0 : Math.max(0, taken + unsentPeople - capacity);
}

/**
 * Describes what a departure's parties paid and still owe: "$240 paid, $80 owed, $35 in tips"; null if all are 0.
 *
 * @param tips the tips for the whole departure
 */
export function describeMoney(
  parties: readonly PartyMoney[],
  tips: readonly NotedPayment[],
): string | null {
  const sum = (amount: (party: PartyMoney) => number) =>
    parties.reduce((total, party) => total + amount(party), 0);
  const paidCents = sum((party) => party.paidCents);
  const owedCents = sum((party) => party.owedCents);
  const tipCents = sum((party) => party.tipCents) + sumOf(tips);
  const parts = [
    ...(paidCents > 0 || owedCents > 0 ? [`${formatDollars(paidCents)} paid`] : []),
    ...(owedCents > 0 ? [`${formatDollars(owedCents)} owed`] : []),
    ...(tipCents > 0 ? [`${formatDollars(tipCents)} in tips`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}
