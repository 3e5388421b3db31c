import type { TourRecord } from './tour.dto';
import type { Tour } from './tour.schema';

/** What of a stored booking its owner sees. */
export const RECORD = {
  place: 1,
  day: 1,
  people: 1,
  date: 1,
  moved: 1,
  cancelledAt: 1,
  cancelReason: 1,
} as const;

export type StoredRecord = Pick<Tour, '_id' | keyof typeof RECORD>;

/** A stored booking as callers see it. */
export function toRecord({ _id, place, day, people, date, ...record }: StoredRecord) {
  const { moved, cancelledAt, cancelReason: reason = '' } = record;
  return {
    _id: String(_id),
    place,
    day,
    people,
    date,
    ...(cancelledAt && { cancelled: { at: cancelledAt.toISOString(), reason } }),
    ...(moved && { moved: { ...moved, at: moved.at.toISOString() } }),
  } satisfies TourRecord;
}
