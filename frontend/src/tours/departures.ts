import {
  formatDate,
  formatDateChoices,
  formatDayAndDate,
  formatTime,
  newYorkDate,
  newYorkTime,
  weekdayOf,
} from '../../../backend/src/new-york';
import type { DepartureRecord } from '../api/schema';

/** A list's tour of a place on a date; its place may be one that is not offered any more. */
export type Departure = Omit<DepartureRecord, 'place'> & { place: string };

/** What is known of departures, by {@link departureKey}. */
export type Departures = ReadonlyMap<string, Departure>;

/** A date that the form offers. */
export interface DateOption {
  date: string;
  /** Missing while it is not known: then the server alone decides. */
  departure?: Departure | undefined;
  /** How many places of it the booking has that is being changed. */
  own: number;
}

/** Which of the dates the form has, and what there is to say about it. */
export interface Choice {
  chosen?: DateOption | undefined;
  /** Why it is not the one that was wished, or the first. */
  hint?: string;
  /** Why it will not do. */
  error?: string;
  /** The weekday's next date that would. */
  instead?: DateOption;
}

/** How many other dates are named where a weekday has none with room; the server names as many. */
const ALTERNATIVES = 3;

export function departureKey({ place, date }: { place: string; date: string }): string {
  return `${date} ${place}`;
}

/** How many people may come: of the booking that is being changed as many as before in any case. */
export function roomOf({ departure, own }: Omit<DateOption, 'date'>): number {
  if (!departure) return Infinity;
  if (departure.status === 'CLOSED') return own;
  return (departure.vacancies ?? Infinity) + own;
}

/** When it starts, as in "10:00 AM". */
export function startOf({ localDateTimeStart }: Departure): string {
  return formatTime(newYorkTime(new Date(localDateTimeStart)));
}

/**
 * What a visitor should know before all else, as in "4 spots left"; nothing of most departures.
 *
 * @param own how many places the visitor's booking has: what is left is what is left beside it
 */
export function noticeOf(departure: Departure, own = 0): string | undefined {
  const { status, vacancies } = departure;
  if (departure.cancelled) return withReason('canceled', departure);
  if (departure.movedTo !== undefined) return `moved to ${formatDate(departure.movedTo)}`;
  if (status === 'CLOSED') return 'closed';
  if (vacancies === 0) return own > 0 ? 'no more spots left' : 'full';
  if (status === 'AVAILABLE' || vacancies === null) return undefined;
  return own > 0
    ? `${String(vacancies)} more ${vacancies === 1 ? 'spot' : 'spots'} left`
    : `${spots(vacancies)} left`;
}

/** A date with its time and what to know of it: "Nov 30 · 10:00 AM · 4 spots left". */
export function optionText({ date, departure, own }: DateOption): string {
  if (!departure) return formatDate(date);
  const takesPlace = roomOf({ departure, own }) > 0 && !departure.cancelled;
  return [formatDate(date), takesPlace && startOf(departure), noticeOf(departure, own)]
    .filter(Boolean)
    .join(' · ');
}

/** A weekday by its next date; where that can't be had, with the one that can. */
export function dayText(options: DateOption[]): string {
  const [first] = options;
  if (!first) return '';
  const notice = first.departure && noticeOf(first.departure, first.own);
  const label = formatDayAndDate(first.date);
  if (notice === undefined) return label;
  const next = roomOf(first) > 0 ? undefined : options.find((option) => roomOf(option) > 0);
  return `${label} · ${notice}${next ? `, next ${formatDate(next.date)}` : ''}`;
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

/**
 * Chooses among a weekday's dates: the one that is wished, if any is, or else the first that has room. It
 * stays where it has not room for all: it is for the visitor to come with fewer or to take another date.
 *
 * @param others what else the place has, to be named where the weekday has no room
 */
export function chooseDate(
  options: DateOption[],
  wish: string,
  people: number,
  others: DateOption[],
): Choice {
  const [first] = options;
  if (!first) return {};
  const wished = options.find(({ date }) => date === wish);
  const chosen = wished ?? options.find((option) => roomOf(option) > 0);
  const choice: Choice = { chosen };
  if (chosen && !wished && chosen !== first) {
    choice.hint = `${lackOf(first)}; the next date with room is ${formatDate(chosen.date)}.`;
  }
  if (chosen && roomOf(chosen) >= people) return choice;
  const fitting = options.filter((option) => roomOf(option) >= people);
  const instead = fitting.find(({ date }) => date > (chosen ?? first).date) ?? fitting[0];
  if (chosen && instead) return { ...choice, error: `${lackOf(chosen)}.`, instead };
  const none = `No ${weekdayOf(first.date)} has room${forAll(people)}.`;
  return { chosen, error: `${none} ${alternatives(others, first.date, people)}` };
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

function lackOf({ date, departure, own }: DateOption): string {
  const room = roomOf({ departure, own });
  const when = formatDate(date);
  if (departure?.status === 'CLOSED' || room === 0) {
    return `${when} is ${(departure && noticeOf(departure)) ?? 'full'}`;
  }
  return `Only ${spots(room)} left on ${when}${own > 0 ? ', counting yours' : ''}`;
}

function spots(count: number): string {
  return `${String(count)} ${count === 1 ? 'spot' : 'spots'}`;
}

function forAll(people: number): string {
  return people > 1 ? ` for ${String(people)}` : '';
}

function alternatives(options: DateOption[], wanted: string, people: number): string {
  const dates = options
    .filter((option) => roomOf(option) >= people)
    .map(({ date }) => date)
    .sort((one, other) => daysBetween(one, wanted) - daysBetween(other, wanted))
    .slice(0, ALTERNATIVES)
    .sort();
  if (dates.length === 0) return 'No other date has room.';
  return `There is room on ${formatDateChoices(dates)}.`;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
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
