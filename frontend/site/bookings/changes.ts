import type { BookingRecord } from '../../api/schema';
import { changeSentence } from '../departures/departure-sentences';
import type { Departure } from '../departures/departures';
import { texts } from '../departures/texts.en';

/** The fields of a booking that changesOf() reads. */
type ChangedBooking = Pick<BookingRecord, '_id' | 'date' | 'moved' | 'changed' | 'cancelled'>;

/** A change that the guide made to a booking. */
export interface Change {
  /** Identifies the changed booking or departure; one of its parts, separated by dots, is the date. */
  id: string;
  /** Increases with each change of the same booking or departure; 0 if nothing was changed. */
  revision: number;
  sentence: string;
}

/**
 * Returns the guide's changes to a booking.
 *
 * @param departure undefined until it has loaded, and for past dates
 */
export function changesOf(booking: ChangedBooking, departure: Departure | undefined): Change[] {
  // Changes to a departure don't matter for a canceled booking.
  if (booking.cancelled) return [];
  const changes: Change[] = [];
  if (booking.moved) changes.push(describeMove(booking, booking.moved, departure));
  if (departure && (booking.changed || departure.cancelled)) {
    const { id, revision } = departure;
    changes.push({ id, revision, sentence: changeSentence(departure) });
  }
  return changes;
}

function describeMove(
  { _id, date }: ChangedBooking,
  { from, reason, at }: NonNullable<BookingRecord['moved']>,
  departure: Departure | undefined,
): Change {
  return {
    id: `booking.${date}.${_id}`,
    revision: Date.parse(at),
    sentence:
      from === date
        ? texts.movedWithinDay(departure?.localDateTimeStart, reason)
        : texts.moved(from, date, reason),
  };
}
