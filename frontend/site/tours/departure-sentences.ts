import { newYorkDate } from 'shared/new-york';
import type { Messages } from '../words/messages';
import { noticeOf, type Departure } from './departures';

type Words = Messages['departures'];

/** When and where it starts: "Starts at 10:00 AM, Columbus Circle. 4 spots left." */
export function startSentence(words: Words, departure: Departure, own = 0): string {
  const { localDateTimeStart, meetingPoint } = departure;
  return words.start(localDateTimeStart, meetingPoint, noticeOf(words, departure, own));
}

/** What the guide did to a departure, for those who have booked it. */
export function changeSentence(
  words: Words,
  { cancelled, localDateTimeStart, meetingPoint, reason }: Departure,
): string {
  return cancelled
    ? words.canceledByGuide(reason)
    : words.changedByGuide(localDateTimeStart, meetingPoint, reason);
}

/** Why a booking can't be changed any more; nothing if it can. */
export function lateSentence(words: Words, departure: Departure, now: Date): string | undefined {
  const cutoff = new Date(departure.utcChangeCutoffAt);
  if (departure.cancelled || now < cutoff) return undefined;
  const date = newYorkDate(cutoff);
  return words.tooLate(cutoff, date === newYorkDate(now) ? undefined : date);
}
