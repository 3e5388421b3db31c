import { isFindingTime } from 'shared/arrival';
import type { ArrivalRecord } from './arrival.dto';
import type { Departure } from './departure';

/** `unknown`: the guide took back what was said before. */
export const ARRIVAL_STATES = ['here', 'late', 'unknown'] as const;

/** What the guide said of where they are. */
export interface Arrival {
  state: (typeof ARRIVAL_STATES)[number];
  /** How many minutes after the start they expect to be there; only if late. */
  minutes?: number;
  at: Date;
}

/** What visitors may rely on of that: nothing once they no longer look, or where the start has changed since. */
export function arrivalOf(departure: Departure, now: Date): ArrivalRecord | undefined {
  const { arrival, starts, ends, state } = departure;
  if (!arrival || arrival.state === 'unknown' || state === 'cancelled') return undefined;
  const isNow = [arrival.at, now].every((instant) => isFindingTime(starts, ends, instant));
  if (!isNow) return undefined;
  return {
    state: arrival.state,
    ...(arrival.minutes !== undefined && { minutes: arrival.minutes }),
    utcSaidAt: arrival.at.toISOString(),
  };
}
