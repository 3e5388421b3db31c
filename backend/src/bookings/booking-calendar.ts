import { paymentText } from 'shared/party-price';
import { WORDS } from 'shared/words';
import { calendarEventOf } from '../departures/calendar-event';
import type { Departure } from '../departures/departure';
import { findSpecialDay } from '../departures/special-days';
import { eventUid, toICalendar } from '../icalendar/icalendar';
import type { PublicGuide } from '../guides/guide-profile';
import { translateReference } from '../tours/translations/translate';
import type { Dictionary } from '../tours/translations/translations.service';
import { languageOf, type Booking } from './booking';

/** Data for a calendar file that neither the booking nor its departure contains. */
interface CalendarContext {
  siteName: string;
  /** The departure's guide, if known. */
  guide: PublicGuide | undefined;
  /** The tour's texts in the booking's language. */
  dictionary: Dictionary;
}

/** Returns a booking as a calendar file (iCalendar), in the booking's language. */
export function calendarOf(
  booking: Booking,
  departure: Departure,
  { siteName, guide, dictionary }: CalendarContext,
): string {
  const { _id, people, ages, price, status, reason, revision } = booking;
  const { calendarWords: words, priceWords, specialDaySentences } = WORDS[languageOf(booking)];
  const translatedDeparture = translateReference(departure, dictionary);
  const canceledDeparture = {
    ...translatedDeparture,
    state: 'cancelled',
    ...(reason && { reason }),
  } as const;
  const specialDay = findSpecialDay(departure);
  const details = {
    siteName,
    uid: eventUid(String(_id)),
    revision,
    lines: [
      words.party(people),
      ...(guide ? [words.guide(guide.name, guide.licenseNumber)] : []),
      ...(price ? [words.price(paymentText(price, { people, ages }, priceWords))] : []),
      ...(specialDay ? [specialDaySentences.detour(specialDay)] : []),
    ],
  };
  return toICalendar([
    calendarEventOf(
      status === 'cancelled' ? canceledDeparture : translatedDeparture,
      details,
      words,
    ),
  ]);
}
