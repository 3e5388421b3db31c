import { departureTime } from 'shared/departure-id';
import type { Weekday } from 'shared/new-york';
import { format } from '../../texts/format.en';
import { noticeOf, type Departure } from '../departures';
import { texts as departureTexts } from '../texts.en';
import { texts } from './texts.en';

/** A departure that the form offers. */
export interface DepartureOption {
  /** Undefined until it has loaded; before that, only the server checks for room. */
  departure?: Departure;
  /** The number of spots at the departure that belong to the booking being changed. */
  ownSpots: number;
}

/** A date that the form offers. */
export interface DateOption {
  date: string;
  isToday: boolean;
  /** The date's departures, earliest first; never empty. */
  departures: readonly DepartureOption[];
}

/** The date or departure that is chosen in the form, with a hint, an error, and an alternative. */
export interface Choice<Option> {
  chosen?: Option | undefined;
  /** Why the form chose neither the preferred option nor the first. */
  hint?: string;
  /** Why the chosen option has too few spots, or why no option was chosen. */
  error?: string;
  /** The next option with enough spots. */
  alternative?: Option;
}

/** The number of dates to suggest if a weekday has no room; the server suggests the same number. */
const MAX_ALTERNATIVES = 3;

/** Returns the number of spots at a departure, including those of the booking being changed. */
export function spotsAt({ departure, ownSpots }: DepartureOption): number {
  if (!departure) return Infinity;
  if (departure.status === 'CLOSED') return ownSpots;
  return (departure.vacancies ?? Infinity) + ownSpots;
}

/** Returns the largest number of spots at any of a date's departures. */
export function maxSpotsOn({ departures }: DateOption): number {
  return Math.max(...departures.map(spotsAt));
}

function hasRoom(option: DateOption): boolean {
  return maxSpotsOn(option) > 0;
}

/** Returns a date with its time and a notice: "Nov 30 · 10:00 AM · 4 spots left". */
export function dateText(option: DateOption): string {
  const { choice } = texts;
  const date = option.isToday ? choice.today : format.date(option.date);
  const openDepartures = findOpenDepartures(option);
  const [first, second] = openDepartures.map(({ departure }) => departure);
  if (first && second) {
    const times =
      openDepartures.length === 2
        ? choice.joinAlternatives([timeOf(first), timeOf(second)])
        : choice.startTimes(openDepartures.length);
    return `${date} · ${times}`;
  }
  const time = first && timeOf(first);
  return [date, time, dateNotice(option)].filter(Boolean).join(' · ');
}

/** Returns a departure's time with a notice: "10:00 AM · 4 spots left". */
export function departureText({ departure, ownSpots }: DepartureOption): string {
  if (!departure) return '';
  const notice = noticeOf(departure, ownSpots);
  return [timeOf(departure), notice].filter(Boolean).join(' · ');
}

/** Returns a weekday with its next date; if that date has no room, also with the next date that has room. */
export function dayText(day: Weekday, options: readonly DateOption[]): string {
  const { choice } = texts;
  const [firstOption = options[0], ...laterOptions] = options.filter(({ isToday }) => !isToday);
  if (!firstOption) return format.weekday(day);
  const { date } = firstOption;
  const notice = dateNotice(firstOption);
  if (notice === undefined) return format.dayAndDate(date);
  const nextOption = hasRoom(firstOption) ? undefined : laterOptions.find(hasRoom);
  return nextOption ? choice.dayAndNext(date, notice, nextOption.date) : choice.day(date, notice);
}

/**
 * Chooses among a weekday's dates: the preferred one, or else the first after today with any room. Keeps that date
 * even if it has too few spots for the party, so that the visitor decides between fewer people and a different date.
 *
 * @param allOptions all dates of the place; the error names some of them if the weekday has no room
 */
export function chooseDate(
  day: Weekday,
  options: readonly DateOption[],
  preferredDate: string,
  people: number,
  allOptions: readonly DateOption[],
): Choice<DateOption> {
  const { shortage } = texts;
  const laterOptions = options.filter(({ isToday }) => !isToday);
  const [firstOption = options[0]] = laterOptions;
  if (!firstOption) return { error: shortage.notYet(day, nearestDates(allOptions, '', people)) };
  const preferredOption = options.find(({ date }) => date === preferredDate);
  const chosen = preferredOption ?? laterOptions.find(hasRoom) ?? options.find(hasRoom);
  const choice: Choice<DateOption> = { chosen };
  if (chosen && !preferredOption && chosen !== firstOption) {
    const shortageText = describeShortage(firstOption, people);
    choice.hint = chosen.isToday
      ? shortage.butToday(shortageText)
      : shortage.butLater(shortageText, chosen.date);
  }
  if (chosen && maxSpotsOn(chosen) >= people) return choice;
  const optionsWithRoom = options.filter((option) => maxSpotsOn(option) >= people);
  const alternative =
    optionsWithRoom.find(({ date }) => date > (chosen ?? firstOption).date) ?? optionsWithRoom[0];
  if (chosen && alternative) {
    return { ...choice, error: shortage.asSentence(describeShortage(chosen, people)), alternative };
  }
  return {
    chosen,
    error: shortage.noDate(day, people, nearestDates(allOptions, firstOption.date, people)),
  };
}

/**
 * Chooses among a date's departures, as {@link chooseDate} does among dates.
 *
 * @param preferredTime the time in the preferred departure's id; empty if there is none
 */
export function chooseDeparture(
  { departures }: DateOption,
  preferredTime: string,
  people: number,
): Choice<DepartureOption> {
  const preferredOption = departures.find(
    ({ departure }) => departure && departureTime(departure.id) === preferredTime,
  );
  const chosen =
    preferredOption ?? departures.find((option) => spotsAt(option) > 0) ?? departures[0];
  if (!chosen?.departure || spotsAt(chosen) >= people) return { chosen };
  const alternative = departures.find((option) => spotsAt(option) >= people);
  // If no departure has enough spots, the error is about the date.
  if (!alternative) return { chosen };
  const start = chosen.departure.localDateTimeStart;
  const notice = noRoomNotice(chosen);
  const error =
    notice === undefined
      ? texts.shortage.leftAt(start, spotsAt(chosen), chosen.ownSpots > 0)
      : texts.shortage.time(start, notice);
  return { chosen, error: texts.shortage.asSentence(error), alternative };
}

function findOpenDepartures({ departures }: DateOption): DepartureOption[] {
  return departures.filter((option) => spotsAt(option) > 0 && !option.departure?.cancelled);
}

/** Returns a notice about a date; undefined if it has several open departures, which have their own notices. */
function dateNotice(option: DateOption): string | undefined {
  const [openDeparture, ...otherOpenDepartures] = findOpenDepartures(option);
  if (otherOpenDepartures.length > 0) return undefined;
  const { departures } = option;
  const fullDeparture = departures.find(({ departure }) => departure?.status === 'SOLD_OUT');
  const { departure, ownSpots = 0 } = openDeparture ?? fullDeparture ?? departures[0] ?? {};
  return departure && noticeOf(departure, ownSpots);
}

/** Explains why a date has no room, or too few spots. */
function describeShortage(option: DateOption, people: number): string {
  const { shortage } = texts;
  const { date, departures } = option;
  const [openDeparture, ...otherOpenDepartures] = findOpenDepartures(option);
  if (otherOpenDepartures.length > 0) return shortage.noTour(date, people);
  const onlyDeparture = openDeparture ?? (departures.length === 1 ? departures[0] : undefined);
  if (!onlyDeparture) return shortage.date(date, dateNotice(option) ?? departureTexts.notice.full);
  const notice = noRoomNotice(onlyDeparture);
  return notice === undefined
    ? shortage.leftOn(date, spotsAt(onlyDeparture), onlyDeparture.ownSpots > 0)
    : shortage.date(date, notice);
}

/** Explains why a departure has no room at all; undefined if it only has too few spots for the party. */
function noRoomNotice(option: DepartureOption): string | undefined {
  const { departure } = option;
  if (departure?.status !== 'CLOSED' && spotsAt(option) > 0) return undefined;
  return (departure && noticeOf(departure)) ?? departureTexts.notice.full;
}

function timeOf({ localDateTimeStart }: Departure): string {
  return format.time(localDateTimeStart);
}

/**
 * Returns the dates with room that are nearest to a date.
 *
 * @param targetDate empty for the first dates with room
 */
function nearestDates(
  options: readonly DateOption[],
  targetDate: string,
  people: number,
): string[] {
  const datesWithRoom = options
    .filter((option) => maxSpotsOn(option) >= people)
    .map(({ date }) => date)
    .sort();
  const center = targetDate || (datesWithRoom[0] ?? '');
  return datesWithRoom
    .sort((one, other) => msBetween(one, center) - msBetween(other, center))
    .slice(0, MAX_ALTERNATIVES)
    .sort();
}

function msBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
