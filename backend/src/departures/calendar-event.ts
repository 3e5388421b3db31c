import { calendarWords } from 'shared/words/en/calendar';
import type { CalendarEvent } from '../icalendar/icalendar';
import type { Departure } from './departure';

/** Details of a calendar event that the departure doesn't contain. */
interface EventDetails {
  siteName: string;
  uid: string;
  /** How many times the booking was changed; 0 for a departure's own event. */
  revision: number;
  /** The first lines of the description. */
  lines: string[];
}

/**
 * The weight of a booking's revision in an event's sequence number, which must rise even if the booking moves to a
 * departure with a lower revision. That works as long as no departure is changed this many times.
 */
const SEQUENCE_STEP = 1000;

/**
 * Returns a departure as a calendar event.
 *
 * @param words the texts in the language of the event; English by default
 */
export function calendarEventOf(
  departure: Departure,
  { siteName, uid, revision, lines }: EventDetails,
  words = calendarWords,
): CalendarEvent {
  const { place, startsAt, endsAt, meetingPoint, state, reason } = departure;
  const isCanceled = state === 'cancelled';
  const title = words.title(siteName, place);
  return {
    uid,
    sequence: revision * SEQUENCE_STEP + departure.revision,
    start: startsAt,
    end: endsAt,
    changedAt: new Date(),
    summary: isCanceled ? words.canceled(title) : title,
    location: words.location(meetingPoint),
    description: [
      ...lines,
      words.meetingPoint(meetingPoint),
      ...(reason === undefined ? [] : [words.fromGuide(reason)]),
    ].join('\n'),
    cancelled: isCanceled,
  };
}
