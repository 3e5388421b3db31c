import { departureTime, tourIdOf } from 'shared/departure-id';
import { scheduleOn, type Tour } from 'shared/tour-settings';
import type { BookingRecord } from './booking.dto';
import type { Booking } from './booking';

/** The stored fields that {@link toRecord} reads. */
export const RECORD_PROJECTION = {
  place: 1,
  day: 1,
  people: 1,
  ages: 1,
  price: 1,
  date: 1,
  departure: 1,
  moved: 1,
  promised: 1,
  cancelledAt: 1,
  cancelledBy: 1,
  reason: 1,
  status: 1,
  turn: 1,
} as const;

export type BookingForRecord = Pick<Booking, '_id' | keyof typeof RECORD_PROJECTION>;

/** Returns the fields that a booking has both on its owner's list and on its ticket. */
export function toSharedFields({
  place,
  people,
  ages,
  price,
  moved,
  promised,
}: Pick<Booking, 'place' | 'people' | 'ages' | 'price' | 'moved' | 'promised'>) {
  return {
    place,
    people,
    ...(ages && { ages }),
    ...(price && { price }),
    ...(moved && { moved: { ...moved, at: moved.at.toISOString() } }),
    // Promised terms are stored only while they differ from the departure's terms.
    ...(promised && { changed: true as const }),
  };
}

/** Converts a stored booking to the record that the API returns. */
export function toRecord(booking: BookingForRecord, tours: ReadonlyMap<string, Tour>) {
  const { _id, day, date, cancelledAt, reason = '', turn } = booking;
  const tour = tours.get(tourIdOf(booking.departure));
  const time = departureTime(booking.departure);
  const isOnlyStartTime =
    !tour || scheduleOn(tour, date).startTimes.every((start) => start === time);
  const canceledByGuideAt = booking.cancelledBy === 'guide' ? cancelledAt : undefined;
  return {
    _id: String(_id),
    ...toSharedFields(booking),
    day,
    date,
    ...(!isOnlyStartTime && { time }),
    ...(canceledByGuideAt && { cancelled: { at: canceledByGuideAt.toISOString(), reason } }),
    ...(booking.status === 'offered' &&
      turn?.offeredUntil && { heldUntil: turn.offeredUntil.toISOString() }),
  } satisfies BookingRecord;
}
