import { newYorkDate, newYorkTime } from 'shared/new-york';
import { specialDaySentences } from 'shared/words/en/special-days';
import { noticeOf, type Departure } from './departures';
import { texts } from './texts.en';

/** Describes a departure's time and meeting point: "Starts at 10:00 AM, Columbus Circle. 4 spots left." */
export function startSentence(departure: Departure, ownSpots = 0): string {
  const { localDateTimeStart, meetingPoint } = departure;
  return texts.start(localDateTimeStart, meetingPoint, noticeOf(departure, ownSpots));
}

/** Describes what to expect on the special day that affects a departure; undefined if there is none. */
export function specialDaySentence({ specialDay }: Departure): string | undefined {
  return specialDay && specialDaySentences.detour(specialDay);
}

/** Describes the guide's change to a departure, for visitors who have booked it. */
export function changeSentence({
  cancelled,
  localDateTimeStart,
  meetingPoint,
  reason,
}: Departure): string {
  return cancelled
    ? texts.canceledByGuide(reason)
    : texts.changedByGuide(localDateTimeStart, meetingPoint, reason);
}

/** Explains that the deadline for changing a booking has passed; undefined before the deadline. */
export function cutoffSentence(departure: Departure, now: Date): string | undefined {
  const cutoff = new Date(departure.utcChangeCutoffAt);
  if (departure.cancelled || now < cutoff) return undefined;
  const date = newYorkDate(cutoff);
  return texts.tooLate(cutoff, date === newYorkDate(now) ? undefined : date);
}

/** Formats a deadline: "Monday, Nov 23, 10:00 AM", with the time zone if the visitor's clock shows a different time. */
export function deadlineText(instant: string): string {
  const deadline = new Date(instant);
  const visitorTime = [deadline.getHours(), deadline.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return texts.deadline(deadline, newYorkDate(deadline), visitorTime === newYorkTime(deadline));
}
