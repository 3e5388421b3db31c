import {
  ConflictException,
  NotFoundException,
  UnauthorizedException,
  UnprocessableEntityException,
  type HttpException,
  HttpStatus,
} from '@nestjs/common';
import { refusal as said, type SaidRefusal } from 'shared/refusals';
import type { Departure } from '../departures/departure';
import { fieldError, FieldsException, SESSION_ENDED } from '../http/problem';
import type { Refusal } from './refusal';

/** How many other dates a refusal names. */
const ALTERNATIVES = 3;

/** The answer to a visitor's command that was refused. What depends on other dates is not said here. */
export function toException(refusal: Refusal): HttpException {
  const lack = lackOf(refusal);
  if (lack) return new ConflictException(lack);
  switch (refusal.code) {
    case 'erased':
      return new UnauthorizedException(SESSION_ENDED);
    case 'key-used':
      return new UnprocessableEntityException(said('key-used'));
    case 'list-full':
      return new ConflictException(said('list-full', { most: refusal.most }));
    case 'guest-limit':
    case 'network-limit':
    case 'party-too-large':
      return new FieldsException(
        [fieldError('people', refusal.code, { most: refusal.most })],
        HttpStatus.CONFLICT,
      );
    case 'in-line':
      return new ConflictException(said('already-waiting'));
    case 'lapsed':
      return new ConflictException(said('no-longer-held'));
    case 'hold-over':
      return new ConflictException(said('hold-over'));
    case 'email-needed':
      return new FieldsException(
        [fieldError('contact.email', 'email-needed')],
        HttpStatus.CONFLICT,
      );
    case 'unconfirmed':
    case 'change-by-link':
    case 'account-unconfirmed':
    case 'corrected-too-often':
      return new ConflictException(said(refusal.code));
    case 'cancelled':
      return new ConflictException(said('booking-canceled'));
    case 'over':
      return new ConflictException(said('over'));
    case 'too-late':
      return new ConflictException(said('too-late', { deadline: refusal.closes.toISOString() }));
    case 'not-offered':
      return new FieldsException([fieldError('place', 'not-offered')], HttpStatus.CONFLICT);
    default:
      return new NotFoundException(said('no-booking'));
  }
}

/**
 * What keeps a departure from being booked: it is closed, or hasn't enough room.
 *
 * @param others dates with room, where they are to be named
 */
export function lackOf(refusal: Refusal, others?: readonly string[]): SaidRefusal | undefined {
  const more = others && { others };
  if (refusal.code === 'closed') return closed(refusal.departure, more);
  if (refusal.code === 'first-too-late') {
    const { date, firstCloses } = refusal.departure;
    return said('first-too-late', { date, deadline: firstCloses.toISOString(), ...more });
  }
  if (refusal.code !== 'full') return undefined;
  return said('full', { date: refusal.departure.date, left: refusal.left, ...more });
}

/** Of the dates that have room, those that a refusal names: the nearest to the one that was wanted. */
export function nearest(datesWithRoom: readonly string[], wanted: string): string[] {
  return [...new Set(datesWithRoom)]
    .sort((one, other) => daysBetween(one, wanted) - daysBetween(other, wanted))
    .slice(0, ALTERNATIVES)
    .sort();
}

function closed(
  { date, state, movedTo, reason }: Departure,
  more: { others: readonly string[] } | undefined,
): SaidRefusal {
  const why = { ...(reason !== undefined && { reason }), ...more };
  if (state === 'cancelled') return said('canceled', { date, ...why });
  if (movedTo === undefined) return said('closed', { date, ...more });
  return said('moved', { date, to: movedTo, ...why });
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
