import { formatDayAndDate } from 'shared/new-york';
import { changeSentence, ended, startOf, type Departure } from './departures';
import type { Tour } from './tours-api';

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
export function changesOf(tour: Tour, departure: Departure | undefined): Change[] {
  // Of a tour without this visitor nothing is news.
  if (tour.cancelled) return [];
  return [
    ...(tour.moved ? [moveOf(tour, tour.moved, departure)] : []),
    ...(departure ? [{ ...departure, sentence: changeSentence(departure) }] : []),
  ];
}

function moveOf(
  { _id, date }: Tour,
  { from, reason, at }: NonNullable<Tour['moved']>,
  departure: Departure | undefined,
): Change {
  const where =
    from === date
      ? `to ${departure ? startOf(departure) : 'another time'}`
      : `from ${formatDayAndDate(from)} to ${formatDayAndDate(date)}`;
  return {
    id: `booking.${date}.${_id}`,
    revision: Date.parse(at),
    sentence: ended(`The guide moved this tour ${where}: ${reason}`),
  };
}
