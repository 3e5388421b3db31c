import type { BookingRecord } from '../../api/schema';
import { changeSentence } from '../departures/departure-sentences';
import type { Departure } from '../departures/departures';
import { texts } from '../departures/texts.en';

/** The fields of a booking that changesOf() reads. */
type BookingFields = Pick<BookingRecord, '_id' | 'date' | 'moved' | 'changed' | 'cancelled'>;

/** A change that the guide made to a booking. */
export interface Change {
  /** Identifies the changed booking or departure; contains the date, separated by dots. */
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
export function changesOf(booking: BookingFields, departure: Departure | undefined): Change[] {
  // A canceled booking isn't affected by changes to its departure.
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
  { _id, date }: BookingFields,
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
