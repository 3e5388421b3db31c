import {
  ConflictException,
  NotFoundException,
  UnauthorizedException,
  UnprocessableEntityException,
  type HttpException,
  HttpStatus,
} from '@nestjs/common';
import {
  formatDateChoices,
  formatDayAndDate,
  formatTime,
  newYorkDate,
  newYorkTime,
} from 'shared/new-york';
import type { Departure } from '../departures/departure';
import { FieldsException, SESSION_ENDED } from '../http/problem';
import type { Refusal } from './refusal';
import { REQUEST_KEY_HEADER } from './request-key';

/** How many other dates a refusal names. */
const ALTERNATIVES = 3;

/** The answer to a visitor's command that was refused. What depends on other dates is not said here. */
export function toException(refusal: Refusal): HttpException {
  switch (refusal.code) {
    case 'erased':
      return new UnauthorizedException(SESSION_ENDED);
    case 'key-used':
      return new UnprocessableEntityException(
        `This ${REQUEST_KEY_HEADER} was already used for another booking. Please use a new one.`,
      );
    case 'list-full':
      return new ConflictException(
        `This list is full: it can hold ${String(refusal.most)} bookings. Delete one to make room.`,
      );
    case 'guest-limit':
      return guestsOnly(
        `Without an account, you can book at most ${String(refusal.most)} people on one tour.`,
      );
    case 'network-limit':
      return guestsOnly(
        `Guests at your internet address have already booked ${String(refusal.most)} people, which is as many as they can.`,
      );
    case 'cancelled':
      return new ConflictException(
        'The guide canceled this booking, so it can’t be changed. Please book another tour.',
      );
    case 'too-late':
      return new ConflictException(tooLateSentence(refusal.closes));
    case 'closed':
      return new ConflictException(closedSentence(refusal.departure));
    case 'full':
      return new ConflictException(fullSentence(refusal.departure, refusal.left));
    default:
      return new NotFoundException('There is no such booking in your list.');
  }
}

/** What keeps a departure from being booked: it is closed, or hasn't enough room. */
export function lackSentence(refusal: Refusal): string | undefined {
  if (refusal.code === 'closed') return closedSentence(refusal.departure);
  if (refusal.code === 'full') return fullSentence(refusal.departure, refusal.left);
  return undefined;
}

/** A refusal that names the nearest dates with room. */
export function noRoom(
  field: 'day' | 'date',
  sentence: string,
  wanted: string,
  datesWithRoom: string[],
): FieldsException {
  const dates = [...new Set(datesWithRoom)]
    .sort((one, other) => daysBetween(one, wanted) - daysBetween(other, wanted))
    .slice(0, ALTERNATIVES)
    .sort();
  const others =
    dates.length === 0
      ? 'No other date has room.'
      : `There is room on ${formatDateChoices(dates)}.`;
  return new FieldsException([{ field, message: `${sentence} ${others}` }], HttpStatus.CONFLICT);
}

/** What a full departure has left: "The tour on Monday, Nov 23 has 1 spot left." */
function fullSentence({ date }: Departure, left: number): string {
  const which = formatDayAndDate(date);
  if (left === 0) return `The tour on ${which} is full.`;
  return `The tour on ${which} has ${String(left)} ${left === 1 ? 'spot' : 'spots'} left.`;
}

function closedSentence({ date, state, movedTo, reason }: Departure): string {
  const which = formatDayAndDate(date);
  const why = reason === undefined ? '' : `: ${reason}`;
  if (state === 'cancelled') return `The tour on ${which} is canceled${why}.`;
  if (movedTo === undefined) return `The tour on ${which} can’t be booked anymore.`;
  return `The tour on ${which} was moved to ${formatDayAndDate(movedTo)}${why}.`;
}

function tooLateSentence(closes: Date): string {
  const date = formatDayAndDate(newYorkDate(closes));
  return `It’s too late to change or cancel this booking. The deadline was ${date}, ${formatTime(newYorkTime(closes))}.`;
}

function guestsOnly(sentence: string): FieldsException {
  const message = `${sentence} Sign up to book for more, or write to the guide.`;
  return new FieldsException([{ field: 'people', message }], HttpStatus.CONFLICT);
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
