import { parseDepartureId } from 'shared/departure-id';
import { weekdayOf, type Weekday } from 'shared/new-york';
import type { Booking } from '../booking';

/** The fields of a call to book, with its idempotency key. */
export interface KeyedRequest {
  key: string;
  place: string;
  people: number;
  day: Weekday;
  date?: string | undefined;
  time?: string | undefined;
}

/** Whether a call repeats the call that made a booking. */
export function isSameRequest(request: KeyedRequest, { requested }: Booking): boolean {
  const { place, people, day, date, time } = request;
  const key = requested && parseDepartureId(requested.departure);
  return (
    key != null &&
    requested?.place === place &&
    requested.people === people &&
    weekdayOf(key.date) === day &&
    (date === undefined || date === key.date) &&
    (time === undefined || time === key.start || time === requested.time)
  );
}
