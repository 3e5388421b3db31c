import { isArrivalTime } from 'shared/arrival';
import type { ArrivalRecord } from './arrival.dto';
import type { Departure } from './departure';

/** The states that the guide can announce. `unknown` revokes the previous announcement. */
export const ARRIVAL_STATES = ['here', 'late', 'unknown'] as const;

/** The guide's announcement of their arrival. */
export interface Arrival {
  state: (typeof ARRIVAL_STATES)[number];
  /** How many minutes after the start the guide expects to arrive. Present only if `state` is `late`. */
  minutes?: number;
  /** When the guide made the announcement. */
  at: Date;
}

/**
 * Returns the announcement that visitors see now. Returns undefined if the announcement was revoked or is outdated, or
 * if the departure is canceled.
 */
export function visibleArrivalOf(departure: Departure, now: Date): ArrivalRecord | undefined {
  const { arrival, startsAt, endsAt, state } = departure;
  if (!arrival || arrival.state === 'unknown' || state === 'cancelled') return undefined;
  const isCurrent = [arrival.at, now].every((instant) => isArrivalTime(startsAt, endsAt, instant));
  if (!isCurrent) return undefined;
  return {
    state: arrival.state,
    ...(arrival.minutes !== undefined && { minutes: arrival.minutes }),
    utcSaidAt: arrival.at.toISOString(),
  };
}
