import {
  formatDate,
  formatDayAndDate,
  formatTime,
  newYorkDate,
  newYorkTime,
} from 'shared/new-york';
import type { DepartureRecord } from '../../api/schema';

/** A list's tour of a place on a date at a time. */
export type Departure = DepartureRecord;

/** When it starts, as in "10:00 AM". */
export function startOf({ localDateTimeStart }: Departure): string {
  return formatTime(newYorkTime(new Date(localDateTimeStart)));
}

/**
 * What a visitor should know before all else, as in "4 spots left"; nothing of most departures.
 *
 * @param own how many spots the visitor's booking has: what is left is what is left beside it
 */
export function noticeOf(departure: Departure, own = 0): string | undefined {
  const { status, vacancies } = departure;
  if (departure.cancelled) return withReason('canceled', departure);
  if (departure.movedTo === departure.date) return 'moved to another time';
  if (departure.movedTo !== undefined) return `moved to ${formatDate(departure.movedTo)}`;
  if (status === 'CLOSED') return 'closed';
  if (vacancies === 0) return own > 0 ? 'no more spots left' : 'full';
  if (status === 'AVAILABLE' || vacancies === null) return undefined;
  return own > 0
    ? `${String(vacancies)} more ${vacancies === 1 ? 'spot' : 'spots'} left`
    : `${spots(vacancies)} left`;
}

/** When and where it starts: "Starts at 10:00 AM, Columbus Circle. 4 spots left." */
export function startSentence(departure: Departure, own = 0): string {
  const notice = noticeOf(departure, own);
  const sentences = [
    `Starts at ${startOf(departure)}, ${departure.meetingPoint}.`,
    ...(notice === undefined ? [] : [ended(capitalized(notice))]),
  ];
  return sentences.join(' ');
}

/** What the guide did to a departure, for those who have booked it. */
export function changeSentence(departure: Departure): string {
  if (departure.cancelled) return ended(withReason('Canceled by the guide', departure));
  const { meetingPoint, reason } = departure;
  const why = reason === undefined ? '' : ` (${reason})`;
  return `The guide changed this tour: it starts at ${startOf(departure)}, ${meetingPoint}${why}.`;
}

/** Why a booking can't be changed any more; nothing if it can. */
export function lateSentence(departure: Departure, now: Date): string | undefined {
  const cutoff = new Date(departure.utcCutoffAt);
  if (departure.cancelled || now < cutoff) return undefined;
  const time = formatTime(newYorkTime(cutoff));
  const date = newYorkDate(cutoff);
  const when = date === newYorkDate(now) ? time : `${formatDayAndDate(date)}, ${time}`;
  return `It’s too late to change this. The deadline was ${when}.`;
}

/** "4 spots". */
export function spots(count: number): string {
  return `${String(count)} ${count === 1 ? 'spot' : 'spots'}`;
}

function withReason(what: string, { reason }: Departure): string {
  return reason === undefined ? what : `${what}: ${reason}`;
}

/** With a full stop, unless the guide has put one. */
export function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
