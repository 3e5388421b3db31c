import type { Messages } from '../words/messages';
import { changeSentence } from './departure-sentences';
import type { Departure } from './departures';
import type { Tour } from './tours-api';

type Words = Messages['departures'];

/** What there is to know of a booking here. */
type Booked = Pick<Tour, '_id' | 'date' | 'moved' | 'changed' | 'cancelled'>;

/** Something that the guide did to a booking. */
export interface Change {
  /** What was changed; one of its parts, between dots, is the date. */
  id: string;
  /** Rises with each change of the same; 0 where there was none. */
  revision: number;
  sentence: string;
}

/**
 * What the guide did to a booking.
 *
 * @param departure missing while it is not known, and where it is over
 */
export function changesOf(words: Words, tour: Booked, departure: Departure | undefined): Change[] {
  // Of a tour without this visitor nothing is news.
  if (tour.cancelled) return [];
  return [
    ...(tour.moved ? [moveOf(words, tour, tour.moved, departure)] : []),
    ...(departure && (tour.changed || departure.cancelled)
      ? [{ ...departure, sentence: changeSentence(words, departure) }]
      : []),
  ];
}

function moveOf(
  words: Words,
  { _id, date }: Booked,
  { from, reason, at }: NonNullable<Tour['moved']>,
  departure: Departure | undefined,
): Change {
  return {
    id: `booking.${date}.${_id}`,
    revision: Date.parse(at),
    sentence:
      from === date
        ? words.movedWithinDay(departure?.localDateTimeStart, reason)
        : words.moved(from, date, reason),
  };
}
