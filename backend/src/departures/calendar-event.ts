import { SITE_NAME } from 'shared/site-name';
import type { CalendarEvent } from '../icalendar/icalendar';
import type { Departure } from './departure';

/** What an event has beside its departure. */
interface EventDetails {
  uid: string;
  /** How often it was changed itself. */
  revision: number;
  /** What its description says first. */
  lines: string[];
}

/** More than the guide ever changes one departure. */
const MOST_REVISIONS = 1000;

/** A departure as an event of somebody's calendar. */
export function eventOf(
  departure: Departure,
  { uid, revision, lines }: EventDetails,
): CalendarEvent {
  const { place, starts, ends, meetingPoint, state, reason } = departure;
  const cancelled = state === 'cancelled';
  const title = `${SITE_NAME}: ${place}`;
  return {
    uid,
    // It moves from one departure to another: what the guide changed at the new one may be less.
    sequence: revision * MOST_REVISIONS + departure.revision,
    start: starts,
    end: ends,
    changedAt: new Date(),
    // Some calendars show what is cancelled like everything else.
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
