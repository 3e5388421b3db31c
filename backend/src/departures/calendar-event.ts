import { SITE_NAME } from 'shared/site-name';
import type { CalendarEvent } from '../icalendar/icalendar';
import type { Departure } from './departure';

/** The details of a calendar event that its departure doesn't have. */
interface EventDetails {
  uid: string;
  /** How many times the booking was changed. */
  revision: number;
  /** The first lines of the description. */
  lines: string[];
}

/** More than the number of the guide's changes of one departure. */
const SEQUENCE_STEP = 1000;

/** A departure as a calendar event. */
export function calendarEventOf(
  departure: Departure,
  { uid, revision, lines }: EventDetails,
): CalendarEvent {
  const { place, starts, ends, meetingPoint, state, reason } = departure;
  const cancelled = state === 'cancelled';
  const title = `${SITE_NAME}: ${place}`;
  return {
    uid,
    // A booking's own revision comes first, since it may move to a departure with a lower revision.
    sequence: revision * SEQUENCE_STEP + departure.revision,
    start: starts,
    end: ends,
    changedAt: new Date(),
    // Some calendars show canceled events like others.
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
