import { minuteOfDay } from 'shared/new-york';
import type { CalendarDeparture } from '../../../api/schema';
import { isBooked } from './summary';

const MINUTES_PER_HOUR = 60;

/** A period in minutes since midnight. Minutes after the next midnight continue from 1440. */
export interface Period {
  start: number;
  end: number;
}

/** A departure with its position on the timeline. */
export interface Block extends Period {
  departure: CalendarDeparture;
  /** The first lane is 0. Departures that overlap are in different lanes. */
  lane: number;
}

/** The free time before a booked departure. */
export interface Gap extends Period {
  /** The id of the departure at the end of the gap. */
  nextId: string;
  /** The time that the guide needs to get to that departure. */
  tripMinutes: number | undefined;
}

/**
 * Assigns each departure of a day to the first lane that is free when it starts. Expects the earliest departure first.
 */
export function assignLanes(departures: readonly CalendarDeparture[]): Block[] {
  const laneEnds: number[] = [];
  return departures.map((departure) => {
    const { start, end } = periodOf(departure);
    const freeLane = laneEnds.findIndex((laneEnd) => laneEnd <= start);
    const lane = freeLane === -1 ? laneEnds.length : freeLane;
    laneEnds[lane] = end;
    return { departure, start, end, lane };
  });
}

/** Returns the free time between a day's booked departures. Expects the earliest departure first. */
export function findGaps(departures: readonly CalendarDeparture[]): Gap[] {
  const gaps: Gap[] = [];
  let busyUntil: number | undefined;
  for (const departure of departures.filter(isBooked)) {
    const { start, end } = periodOf(departure);
    if (busyUntil !== undefined && start >= busyUntil) {
      const { id, tripMinutes } = departure;
      gaps.push({ start: busyUntil, end: start, nextId: id, tripMinutes });
    }
    busyUntil = Math.max(busyUntil ?? end, end);
  }
  return gaps;
}

/** Returns the period of full hours that covers all departures; at least 9 AM to 6 PM. */
export function findCoveringHours(departures: readonly CalendarDeparture[]): Period {
  const periods = departures.map(periodOf);
  const earliestStart = Math.min(9 * MINUTES_PER_HOUR, ...periods.map(({ start }) => start));
  const latestEnd = Math.max(18 * MINUTES_PER_HOUR, ...periods.map(({ end }) => end));
  return {
    start: Math.floor(earliestStart / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
    end: Math.ceil(latestEnd / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
  };
}

function periodOf({ startTime, lengthMinutes }: CalendarDeparture): Period {
  const start = minuteOfDay(startTime);
  return { start, end: start + lengthMinutes };
}
