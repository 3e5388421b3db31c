import { SITE_NAME } from 'shared/site-name';
import type { CalendarEvent } from '../icalendar/icalendar';
import type { Departure } from './departure';

/** Event details that aren't part of the departure. */
interface EventDetails {
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
