import { calendarWords } from 'shared/words/en/calendar';
import type { CalendarEvent } from '../icalendar/icalendar';
import type { Departure } from './departure';

/** Event details that aren't part of the departure. */
interface EventDetails {
  siteName: string;
  uid: string;
  /** How many times the booking was changed; 0 for a departure's own event. */
  revision: number;
  /** The first lines of the description. */
  lines: string[];
}

/**
 * Makes the booking's revision outweigh the departure's, because a booking may move to one with a lower revision.
 * Assumes that no departure is changed this many times.
 */
const SEQUENCE_STEP = 1000;

/**
 * A departure as a calendar event.
 *
 * @param words the texts in the language of the event; English by default
 */
export function calendarEventOf(
  departure: Departure,
  { siteName, uid, revision, lines }: EventDetails,
  words = calendarWords,
): CalendarEvent {
  const { place, startsAt, endsAt, meetingPoint, state, reason } = departure;
  const cancelled = state === 'cancelled';
  const title = words.title(siteName, place);
  return {
    uid,
    sequence: revision * SEQUENCE_STEP + departure.revision,
    start: startsAt,
    end: endsAt,
    changedAt: new Date(),
    summary: cancelled ? words.canceled(title) : title,
    location: words.location(meetingPoint),
    description: [
      ...lines,
      words.meetingPoint(meetingPoint),
      ...(reason === undefined ? [] : [words.fromGuide(reason)]),
    ].join('\n'),
    cancelled,
  };
}
