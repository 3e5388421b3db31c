import { isArrivalTime } from 'shared/arrival';
import type { ArrivalRecord } from './arrival.dto';
import type { Departure } from './departure';

/** `unknown` revokes the earlier announcement. */
export const ARRIVAL_STATES = ['here', 'late', 'unknown'] as const;

/** The guide's announcement of their arrival. */
export interface Arrival {
  state: (typeof ARRIVAL_STATES)[number];
  /** How many minutes after the start they expect to be there; only if late. */
  minutes?: number;
  at: Date;
}

/** The arrival that visitors see: only around the start, and only if it was announced around the start. */
export function visibleArrivalOf(departure: Departure, now: Date): ArrivalRecord | undefined {
  const { arrival, startsAt, endsAt, state } = departure;
  if (!arrival || arrival.state === 'unknown' || state === 'cancelled') return undefined;
  const isShown = [arrival.at, now].every((instant) => isArrivalTime(startsAt, endsAt, instant));
  if (!isShown) return undefined;
  return {
    state: arrival.state,
    ...(arrival.minutes !== undefined && { minutes: arrival.minutes }),
    utcSaidAt: arrival.at.toISOString(),
  };
}
