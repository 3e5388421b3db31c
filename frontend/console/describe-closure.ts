import { specialDayTitles } from 'shared/words/en/special-days';
import type { ClosureReason, SheetDeparture } from '../api/schema';
import { joinTourNames } from './join-tour-names';

/** The fields of a departure that explain a closure. */
export type ClosureFields = Pick<SheetDeparture, 'closedBecause' | 'clashesWith' | 'specialDay'>;

const CLOSURE_TEXTS: Record<ClosureReason, (departure: ClosureFields) => string> = {
  'guide-busy': ({ clashesWith = [] }) => `Closed while you lead ${joinTourNames(clashesWith)}`,
  'time-off': () => 'Closed during your time off',
  'special-day': ({ specialDay }) =>
    `Closed: ${specialDay ? specialDayTitles[specialDay] : 'special day'}`,
  'busy-calendar': () => 'Closed: your calendar says you’re busy',
};

/** Describes the rule that closes a departure: "Closed during your time off"; undefined if no rule closes it. */
export function describeClosure(departure: ClosureFields): string | undefined {
  const { closedBecause } = departure;
  return closedBecause && CLOSURE_TEXTS[closedBecause](departure);
}

/** Describes a special day that affects a departure without closing it; undefined if there is none. */
export function describeDetours({ closedBecause, specialDay }: ClosureFields): string | undefined {
  if (closedBecause || !specialDay) return undefined;
  return `${specialDayTitles[specialDay]}: expect detours`;
}
