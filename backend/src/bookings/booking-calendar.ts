import { paymentText } from 'shared/party-price';
import { specialDaySentences } from 'shared/words/en/special-days';
import { calendarEventOf } from '../departures/calendar-event';
import type { Departure } from '../departures/departure';
import { findSpecialDay } from '../departures/special-days';
import { eventUid, toICalendar } from '../icalendar/icalendar';
import { describeGuide, type PublicGuide } from '../guides/guide-profile';
import type { Booking } from './booking';

/**
 * A booking as a calendar file.
 *
 * @param guide who guides the departure, if known
 */
export function calendarOf(
  { _id, people, ages, price, status, reason, revision }: Booking,
  departure: Departure,
  guide: PublicGuide | undefined,
): string {
  const canceled = { ...departure, state: 'cancelled', ...(reason && { reason }) } as const;
  const specialDay = findSpecialDay(departure);
  const event = calendarEventOf(status === 'cancelled' ? canceled : departure, {
    uid: eventUid(String(_id)),
    revision,
    lines: [
      `A party of ${String(people)}.`,
      ...(guide ? [`Your guide: ${describeGuide(guide)}.`] : []),
      ...(price ? [`${paymentText(price, { people, ages })}.`] : []),
      ...(specialDay ? [specialDaySentences.detour(specialDay)] : []),
    ],
  });
  return toICalendar([event]);
}
