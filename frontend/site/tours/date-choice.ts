import { departureTime } from 'shared/departure-id';
import { formatDate, formatDateChoices, formatDayAndDate, type Weekday } from 'shared/new-york';
import { noticeOf, spots, startOf, type Departure } from './departures';

/** A departure that the form offers. */
export interface Start {
  /** Missing while it is not known: then the server alone decides. */
  departure?: Departure;
  /** How many of its spots the booking has that is being changed. */
  own: number;
}

/** A date that the form offers. */
export interface DateOption {
  date: string;
  isToday: boolean;
  /** Its departures, earliest first: at least one. */
  starts: readonly Start[];
}

/** Which of the dates, or of a date's starts, the form has, and what there is to say about it. */
export interface Choice<Option> {
  chosen?: Option | undefined;
  /** Why it is not the one that was wished, or the first. */
  hint?: string;
  /** Why it will not do. */
  error?: string;
  /** The next that would. */
  instead?: Option;
}

/** How many other dates are named where a weekday has none with room; the server names as many. */
const ALTERNATIVES = 3;

/** How many people may come: of the booking that is being changed as many as before in any case. */
export function roomOf({ departure, own }: Start): number {
  if (!departure) return Infinity;
  if (departure.status === 'CLOSED') return own;
  return (departure.vacancies ?? Infinity) + own;
}

/** For how many people a date has room at one of its starts. */
export function roomOn({ starts }: DateOption): number {
  return Math.max(...starts.map(roomOf));
}

/** A date with its time and what to know of it: "Nov 30 · 10:00 AM · 4 spots left". */
export function dateText(option: DateOption): string {
  const date = option.isToday ? 'Today' : formatDate(option.date);
  const [first, second, ...others] = takingPlace(option);
  if (first?.departure && second?.departure) {
    const two = `${startOf(first.departure)} or ${startOf(second.departure)}`;
    return `${date} · ${others.length === 0 ? two : `${String(2 + others.length)} start times`}`;
  }
  const start = first?.departure && startOf(first.departure);
  return [date, start, noticeOn(option)].filter(Boolean).join(' · ');
}

/** A start with what is left of it: "10:00 AM · 4 spots left". */
export function startText({ departure, own }: Start): string {
  return departure
    ? [startOf(departure), noticeOf(departure, own)].filter(Boolean).join(' · ')
    : '';
}

/** A weekday by its next date; where that can't be had, with the one that can. */
export function dayText(day: Weekday, options: readonly DateOption[]): string {
  const [first = options[0], ...later] = options.filter(({ isToday }) => !isToday);
  if (!first) return day;
  const notice = noticeOn(first);
  const label = formatDayAndDate(first.date);
  if (notice === undefined) return label;
  const next = roomOn(first) > 0 ? undefined : later.find((option) => roomOn(option) > 0);
  return `${label} · ${notice}${next ? `, next ${formatDate(next.date)}` : ''}`;
}

/**
 * Chooses among a weekday's dates: the one that is wished, if any is, or else the first after today that
 * has room. It stays where it has not room for all: it is for the visitor to come with fewer or to take
 * another date.
 *
 * @param others what else the place has, to be named where the weekday has no room
 */
export function chooseDate(
  day: Weekday,
  options: readonly DateOption[],
  wish: string,
  people: number,
  others: readonly DateOption[],
): Choice<DateOption> {
  const later = options.filter(({ isToday }) => !isToday);
  const [first = options[0]] = later;
  if (!first) return { error: `No ${day} can be booked yet. ${alternatives(others, '', people)}` };
  const wished = options.find(({ date }) => date === wish);
  const hasRoom = (option: DateOption) => roomOn(option) > 0;
  const chosen = wished ?? later.find(hasRoom) ?? options.find(hasRoom);
  const choice: Choice<DateOption> = { chosen };
  if (chosen && !wished && chosen !== first) {
    const where = chosen.isToday ? 'there is still room today' : nextWithRoom(chosen);
    choice.hint = `${lackOn(first, people)}; ${where}.`;
  }
  if (chosen && roomOn(chosen) >= people) return choice;
  const fitting = options.filter((option) => roomOn(option) >= people);
  const instead = fitting.find(({ date }) => date > (chosen ?? first).date) ?? fitting[0];
  if (chosen && instead) return { ...choice, error: `${lackOn(chosen, people)}.`, instead };
  const none = `No ${day} has room${forAll(people)}.`;
  return { chosen, error: `${none} ${alternatives(others, first.date, people)}` };
}

/**
 * Chooses among a date's starts, as {@link chooseDate} does among dates.
 *
 * @param wish the time by which the departure is known; empty if none is wished
 */
export function chooseStart({ starts }: DateOption, wish: string, people: number): Choice<Start> {
  const wished = starts.find(({ departure }) => departure && departureTime(departure.id) === wish);
  const chosen = wished ?? starts.find((start) => roomOf(start) > 0) ?? starts[0];
  if (!chosen?.departure || roomOf(chosen) >= people) return { chosen };
  const instead = starts.find((start) => roomOf(start) >= people);
  // Where no other would do, the date won't, which is said of the date.
  if (!instead) return { chosen };
  const when = `at ${startOf(chosen.departure)}`;
  return { chosen, error: `${lackOf(chosen, `The tour ${when}`, when)}.`, instead };
}

function takingPlace({ starts }: DateOption): Start[] {
  return starts.filter((start) => roomOf(start) > 0 && !start.departure?.cancelled);
}

/** What to know of a date before all else; of one that leaves a choice it is said of its starts. */
function noticeOn(option: DateOption): string | undefined {
  const [one, ...more] = takingPlace(option);
  if (more.length > 0) return undefined;
  const { starts } = option;
  const { departure, own = 0 } =
    one ?? starts.find((start) => start.departure?.status === 'SOLD_OUT') ?? starts[0] ?? {};
  return departure && noticeOf(departure, own);
}

/** Why a date has no room, or not enough. */
function lackOn(option: DateOption, people: number): string {
  const when = formatDate(option.date);
  const [one, ...more] = takingPlace(option);
  if (more.length > 0) return `No tour on ${when} has room${forAll(people)}`;
  const lacking = one ?? (option.starts.length === 1 ? option.starts[0] : undefined);
  if (lacking) return lackOf(lacking, when, `on ${when}`);
  return `${when} is ${noticeOn(option) ?? 'full'}`;
}

/** @param when as in "Only 4 spots left on Nov 30" */
function lackOf(start: Start, which: string, when: string): string {
  const room = roomOf(start);
  if (start.departure?.status === 'CLOSED' || room === 0) {
    return `${which} is ${(start.departure && noticeOf(start.departure)) ?? 'full'}`;
  }
  return `Only ${spots(room)} left ${when}${start.own > 0 ? ', counting yours' : ''}`;
}

function nextWithRoom({ date }: DateOption): string {
  return `the next date with room is ${formatDate(date)}`;
}

function forAll(people: number): string {
  return people > 1 ? ` for ${String(people)}` : '';
}

function alternatives(options: readonly DateOption[], wanted: string, people: number): string {
  const fitting = options
    .filter((option) => roomOn(option) >= people)
    .map(({ date }) => date)
    .sort();
  const near = wanted || (fitting[0] ?? '');
  const dates = fitting
    .sort((one, other) => daysBetween(one, near) - daysBetween(other, near))
    .slice(0, ALTERNATIVES)
    .sort();
  if (dates.length === 0) return 'No other date has room.';
  return `There is room on ${formatDateChoices(dates)}.`;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
