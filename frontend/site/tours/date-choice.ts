import { departureTime } from 'shared/departure-id';
import type { Weekday } from 'shared/new-york';
import type { Format } from '../words/format';
import type { Messages } from '../words/messages';
import { noticeOf, type Departure } from './departures';

/** What choices are said with. */
export interface ChoiceWords extends Pick<Messages['services'], 'choice' | 'shortage'> {
  format: Format;
  departures: Messages['departures'];
}

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
export function dateText(words: ChoiceWords, option: DateOption): string {
  const { format, choice } = words;
  const date = option.isToday ? choice.today : format.date(option.date);
  const [first, second, ...others] = takingPlace(option);
  if (first?.departure && second?.departure) {
    const two = [first.departure, second.departure].map((one) => startOf(format, one));
    return `${date} · ${others.length === 0 ? choice.either(two) : choice.startTimes(2 + others.length)}`;
  }
  const start = first?.departure && startOf(format, first.departure);
  return [date, start, noticeOn(words, option)].filter(Boolean).join(' · ');
}

/** A start with what is left of it: "10:00 AM · 4 spots left". */
export function startText(words: ChoiceWords, { departure, own }: Start): string {
  if (!departure) return '';
  const notice = noticeOf(words.departures, departure, own);
  return [startOf(words.format, departure), notice].filter(Boolean).join(' · ');
}

/** A weekday by its next date; where that can't be had, with the one that can. */
export function dayText(words: ChoiceWords, day: Weekday, options: readonly DateOption[]): string {
  const { format, choice } = words;
  const [first = options[0], ...later] = options.filter(({ isToday }) => !isToday);
  if (!first) return format.weekday(day);
  const notice = noticeOn(words, first);
  if (notice === undefined) return format.dayAndDate(first.date);
  const next = roomOn(first) > 0 ? undefined : later.find((option) => roomOn(option) > 0);
  return next ? choice.dayAndNext(first.date, notice, next.date) : choice.day(first.date, notice);
}

/**
 * Chooses among a weekday's dates: the one that is wished, if any is, or else the first after today that
 * has room. It stays where it has not room for all: it is for the visitor to come with fewer or to take
 * another date.
 *
 * @param others what else the place has, to be named where the weekday has no room
 */
export function chooseDate(
  words: ChoiceWords,
  day: Weekday,
  options: readonly DateOption[],
  wish: string,
  people: number,
  others: readonly DateOption[],
): Choice<DateOption> {
  const { shortage } = words;
  const later = options.filter(({ isToday }) => !isToday);
  const [first = options[0]] = later;
  if (!first) return { error: shortage.notYet(day, alternatives(others, '', people)) };
  const wished = options.find(({ date }) => date === wish);
  const hasRoom = (option: DateOption) => roomOn(option) > 0;
  const chosen = wished ?? later.find(hasRoom) ?? options.find(hasRoom);
  const choice: Choice<DateOption> = { chosen };
  if (chosen && !wished && chosen !== first) {
    const why = lackOn(words, first, people);
    choice.hint = chosen.isToday ? shortage.butToday(why) : shortage.butLater(why, chosen.date);
  }
  if (chosen && roomOn(chosen) >= people) return choice;
  const fitting = options.filter((option) => roomOn(option) >= people);
  const instead = fitting.find(({ date }) => date > (chosen ?? first).date) ?? fitting[0];
  if (chosen && instead) {
    return { ...choice, error: shortage.end(lackOn(words, chosen, people)), instead };
  }
  return { chosen, error: shortage.noDate(day, people, alternatives(others, first.date, people)) };
}

/**
 * Chooses among a date's starts, as {@link chooseDate} does among dates.
 *
 * @param wish the time by which the departure is known; empty if none is wished
 */
export function chooseStart(
  words: ChoiceWords,
  { starts }: DateOption,
  wish: string,
  people: number,
): Choice<Start> {
  const wished = starts.find(({ departure }) => departure && departureTime(departure.id) === wish);
  const chosen = wished ?? starts.find((start) => roomOf(start) > 0) ?? starts[0];
  if (!chosen?.departure || roomOf(chosen) >= people) return { chosen };
  const instead = starts.find((start) => roomOf(start) >= people);
  // Where no other would do, the date won't, which is said of the date.
  if (!instead) return { chosen };
  const start = chosen.departure.localDateTimeStart;
  const notice = noticeOfFull(words, chosen);
  const error =
    notice === undefined
      ? words.shortage.leftAt(start, roomOf(chosen), chosen.own > 0)
      : words.shortage.time(start, notice);
  return { chosen, error: words.shortage.end(error), instead };
}

function takingPlace({ starts }: DateOption): Start[] {
  return starts.filter((start) => roomOf(start) > 0 && !start.departure?.cancelled);
}

/** What to know of a date before all else; of one that leaves a choice it is said of its starts. */
function noticeOn(words: ChoiceWords, option: DateOption): string | undefined {
  const [one, ...more] = takingPlace(option);
  if (more.length > 0) return undefined;
  const { starts } = option;
  const { departure, own = 0 } =
    one ?? starts.find((start) => start.departure?.status === 'SOLD_OUT') ?? starts[0] ?? {};
  return departure && noticeOf(words.departures, departure, own);
}

/** Why a date has no room, or not enough. */
function lackOn(words: ChoiceWords, option: DateOption, people: number): string {
  const { shortage, departures } = words;
  const { date } = option;
  const [one, ...more] = takingPlace(option);
  if (more.length > 0) return shortage.noTour(date, people);
  const lacking = one ?? (option.starts.length === 1 ? option.starts[0] : undefined);
  if (!lacking) return shortage.date(date, noticeOn(words, option) ?? departures.notice.full);
  const notice = noticeOfFull(words, lacking);
  return notice === undefined
    ? shortage.leftOn(date, roomOf(lacking), lacking.own > 0)
    : shortage.date(date, notice);
}

/** Why nobody can book a start; undefined where it only has not enough room. */
function noticeOfFull({ departures }: ChoiceWords, start: Start): string | undefined {
  const { departure } = start;
  if (departure?.status !== 'CLOSED' && roomOf(start) > 0) return undefined;
  return (departure && noticeOf(departures, departure)) ?? departures.notice.full;
}

function startOf(format: Format, { localDateTimeStart }: Departure): string {
  return format.time(localDateTimeStart);
}

/** The nearest dates with room. */
function alternatives(options: readonly DateOption[], wanted: string, people: number): string[] {
  const fitting = options
    .filter((option) => roomOn(option) >= people)
    .map(({ date }) => date)
    .sort();
  const near = wanted || (fitting[0] ?? '');
  return fitting
    .sort((one, other) => daysBetween(one, near) - daysBetween(other, near))
    .slice(0, ALTERNATIVES)
    .sort();
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
