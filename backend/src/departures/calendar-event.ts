import { SITE_NAME } from 'shared/site-name';
import type { CalendarEvent } from '../icalendar/icalendar';
import type { Departure } from './departure';

/** Event details that come from the booking or the feed. */
interface EventDetails {
  uid: string;
  /** How many times the booking was changed. */
  revision: number;
  /** The first lines of the description. */
  lines: string[];
}

/** A departure is changed fewer times than this, so that a booking's revision always outranks the departure's. */
const SEQUENCE_STEP = 1000;

/** A departure as a calendar event. */
export function calendarEventOf(
  departure: Departure,
  { uid, revision, lines }: EventDetails,
): CalendarEvent {
  const { place, startsAt, endsAt, meetingPoint, state, reason } = departure;
  const cancelled = state === 'cancelled';
  const title = `${SITE_NAME}: ${place}`;
  return {
    uid,
    // A booking's own revision comes first, since it may move to a departure with a lower revision.
    sequence: revision * SEQUENCE_STEP + departure.revision,
    start: startsAt,
    end: endsAt,
    changedAt: new Date(),
    // Some calendars don't mark canceled events.
    summary: cancelled ? `Canceled: ${title}` : title,
    location: `${meetingPoint}, New York`,
    description: [
      ...lines,
      `Meeting point: ${meetingPoint}.`,
      ...(reason === undefined ? [] : [`From the guide: ${reason}`]),
    ].join('\n'),
    cancelled,
  };
}
