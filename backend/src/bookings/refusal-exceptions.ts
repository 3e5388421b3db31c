import {
  ConflictException,
  NotFoundException,
  UnauthorizedException,
  UnprocessableEntityException,
  type HttpException,
  HttpStatus,
} from '@nestjs/common';
import { refusal as toRefusalWithMessage, type RefusalWithMessage } from 'shared/refusals';
import { fieldError, FieldsException, SESSION_ENDED_REFUSAL } from '../http/problem';
import type { RefusalCodeOf } from './commands';
import type { Refusal } from './refusal';

/** The commands of visitors. */
type VisitorKind =
  | 'reserve'
  | 'change'
  | 'cancel'
  | 'restore'
  | 'setContact'
  | 'addManageLink'
  | 'acceptOffer'
  | 'confirm';
type VisitorCode = RefusalCodeOf<VisitorKind>;

/** Refusals that the visitor may avoid by choosing a different departure. */
type ShortageCode = 'closed' | 'first-too-late' | 'full';

/** The maximum number of other dates in a refusal. */
const MAX_ALTERNATIVES = 3;

const EXCEPTIONS: { [Code in VisitorCode]: (refusal: Refusal<Code>) => HttpException } = {
  closed: (refusal) => new ConflictException(shortageOf(refusal)),
  'first-too-late': (refusal) => new ConflictException(shortageOf(refusal)),
  full: (refusal) => new ConflictException(shortageOf(refusal)),
  erased: () => new UnauthorizedException(SESSION_ENDED_REFUSAL),
  'key-used': () => new UnprocessableEntityException(toRefusalWithMessage('key-used')),
  'list-full': ({ max }) => new ConflictException(toRefusalWithMessage('list-full', { most: max })),
  'guest-limit': tooManyPeopleException,
  'network-limit': tooManyPeopleException,
  'party-too-large': tooManyPeopleException,
  'price-changed': ({ cents }) =>
    new ConflictException(toRefusalWithMessage('price-changed', { cents })),
  'already-waiting': () => new ConflictException(toRefusalWithMessage('already-waiting')),
  'offer-expired': () => new ConflictException(toRefusalWithMessage('no-longer-held')),
  'hold-expired': () => new ConflictException(toRefusalWithMessage('hold-over')),
  'email-needed': () => fieldConflictException(fieldError('contact.email', 'email-needed')),
  unconfirmed: () => new ConflictException(toRefusalWithMessage('unconfirmed')),
  'change-by-link': () => new ConflictException(toRefusalWithMessage('change-by-link')),
  'account-unconfirmed': () => new ConflictException(toRefusalWithMessage('account-unconfirmed')),
  'corrected-too-often': () => new ConflictException(toRefusalWithMessage('corrected-too-often')),
  cancelled: () => new ConflictException(toRefusalWithMessage('booking-canceled')),
  over: () => new ConflictException(toRefusalWithMessage('over')),
  'too-late': ({ deadline }) =>
    new ConflictException(toRefusalWithMessage('too-late', { deadline: deadline.toISOString() })),
  'not-offered': () => fieldConflictException(fieldError('place', 'not-offered')),
  'not-found': () => new NotFoundException(toRefusalWithMessage('no-booking')),
};

/** The response to a visitor's command that was refused. */
export function toException<Code extends VisitorCode>(refusal: Refusal<Code>): HttpException {
  const exceptions: { [Each in VisitorCode]: (refusal: Refusal<Each>) => HttpException } =
    EXCEPTIONS;
  return exceptions[refusal.code](refusal);
}

export function isShortage(refusal: Refusal): refusal is Refusal<ShortageCode> {
  return ['closed', 'first-too-late', 'full'].includes(refusal.code);
}

/**
 * Returns the refusal with the reason why a departure can't be booked.
 *
 * @param others other dates that have room, if known
 */
export function shortageOf(
  refusal: Refusal<ShortageCode>,
  others?: readonly string[],
): RefusalWithMessage {
  const { date, state, movedTo, reason, firstCutoff } = refusal.departure;
  const alternatives = others && { others };
  const details = { ...(reason !== undefined && { reason }), ...alternatives };
  switch (refusal.code) {
    case 'full':
      return toRefusalWithMessage('full', { date, left: refusal.vacancies, ...alternatives });
    case 'first-too-late':
      return toRefusalWithMessage('first-too-late', {
        date,
        deadline: firstCutoff.toISOString(),
        ...alternatives,
      });
    case 'closed':
      if (state === 'cancelled') return toRefusalWithMessage('canceled', { date, ...details });
      if (movedTo !== undefined)
        return toRefusalWithMessage('moved', { date, to: movedTo, ...details });
      return toRefusalWithMessage(refusal.departure.closure ? 'not-at-this-time' : 'closed', {
        date,
        ...alternatives,
      });
  }
}

/** Returns the {@link MAX_ALTERNATIVES} dates with room that are nearest to the given date, earliest first. */
export function findNearestDates(datesWithRoom: readonly string[], date: string): string[] {
  return [...new Set(datesWithRoom)]
    .sort((one, other) => msBetween(one, date) - msBetween(other, date))
    .slice(0, MAX_ALTERNATIVES)
    .sort();
}

function tooManyPeopleException({
  code,
  max,
}: Refusal<'guest-limit' | 'network-limit' | 'party-too-large'>): FieldsException {
  return fieldConflictException(fieldError('people', code, { most: max }));
}

function fieldConflictException(error: ReturnType<typeof fieldError>): FieldsException {
  return new FieldsException([error], HttpStatus.CONFLICT);
}

function msBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
