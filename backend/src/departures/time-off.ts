import { Schema, type Types } from 'mongoose';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import { tourIdOf } from 'shared/departure-id';
import type { TimedRoute } from './guides';

/**
 * A period during which tours aren't offered, in New York time. Departures that are already booked still take place.
 */
export interface TimeOff {
  /** The first and the last date. */
  from: string;
  to: string;
  /** When the period begins on the first date. If missing, it begins at midnight. */
  startTime?: string;
  /** When the period ends on the last date. If missing, it ends at the end of that date. */
  endTime?: string;
  /** The ids of the tours that aren't offered; all tours if missing. */
  tours?: string[];
  /** The id of the guide who is off; all guides if missing. */
  guide?: string;
  /** The guide's reason, which visitors don't see; may be empty. */
  reason: string;
}

export interface StoredTimeOff extends TimeOff {
  _id: Types.ObjectId;
  /** When MongoDB deletes the document. */
  deleteAt: Date;
}

export const timeOffSchema = new Schema<StoredTimeOff>(
  {},
  { versionKey: false, collection: 'time_off' },
)
  .index({ from: 1, startTime: 1, _id: 1 })
  .index({ deleteAt: 1 }, { expireAfterSeconds: 0 });

/** Returns when time off ends. */
export function endOfTimeOff({ to, endTime }: TimeOff): Date {
  return endTime === undefined
    ? newYorkInstant(addDays(to, 1), '00:00')
    : newYorkInstant(to, endTime);
}

/** Whether a departure overlaps time off that applies to its tour. */
export function isDuringTimeOff(
  { id, startsAt, endsAt }: TimedRoute & { id: string },
  timeOff: TimeOff,
): boolean {
  const { from, startTime = '00:00', tours } = timeOff;
  // Most departures are on different dates, and computing instants is slow.
  if (newYorkDate(endsAt) < from || newYorkDate(startsAt) > timeOff.to) return false;
  if (tours && !tours.includes(tourIdOf(id))) return false;
  return endsAt > newYorkInstant(from, startTime) && startsAt < endOfTimeOff(timeOff);
}
