import {
  ConflictException,
  NotFoundException,
  UnauthorizedException,
  UnprocessableEntityException,
  type HttpException,
  HttpStatus,
} from '@nestjs/common';
import { refusal as coded, type RefusalWithMessage } from 'shared/refusals';
import { fieldError, FieldsException, SESSION_ENDED_REFUSAL } from '../http/problem';
import type { FinalCode } from './commands';
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
type VisitorCode = FinalCode<VisitorKind>;

/** The refusals for which a different departure may help. */
type ShortageCode = 'closed' | 'first-too-late' | 'full';

/** How many other dates a refusal names. */
const MAX_ALTERNATIVES = 3;

const EXCEPTIONS: { [Code in VisitorCode]: (refusal: Refusal<Code>) => HttpException } = {
  closed: (refusal) => new ConflictException(shortageOf(refusal)),
  'first-too-late': (refusal) => new ConflictException(shortageOf(refusal)),
  full: (refusal) => new ConflictException(shortageOf(refusal)),
  erased: () => new UnauthorizedException(SESSION_ENDED_REFUSAL),
  'key-used': () => new UnprocessableEntityException(coded('key-used')),
  'list-full': ({ max }) => new ConflictException(coded('list-full', { most: max })),
  'guest-limit': tooManyPeople,
  'network-limit': tooManyPeople,
  'party-too-large': tooManyPeople,
  'already-waiting': () => new ConflictException(coded('already-waiting')),
  'offer-expired': () => new ConflictException(coded('no-longer-held')),
  'hold-expired': () => new ConflictException(coded('hold-over')),
  'email-needed': () => fieldConflict(fieldError('contact.email', 'email-needed')),
  unconfirmed: () => new ConflictException(coded('unconfirmed')),
  'change-by-link': () => new ConflictException(coded('change-by-link')),
  'account-unconfirmed': () => new ConflictException(coded('account-unconfirmed')),
  'corrected-too-often': () => new ConflictException(coded('corrected-too-often')),
  cancelled: () => new ConflictException(coded('booking-canceled')),
  over: () => new ConflictException(coded('over')),
  'too-late': ({ deadline }) =>
    new ConflictException(coded('too-late', { deadline: deadline.toISOString() })),
  'not-offered': () => fieldConflict(fieldError('place', 'not-offered')),
  'not-found': () => new NotFoundException(coded('no-booking')),
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
 * Why a departure can't be booked.
 *
 * @param others dates with room to name, if any
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
      return coded('full', { date, left: refusal.vacancies, ...alternatives });
    case 'first-too-late':
      return coded('first-too-late', {
        date,
        deadline: firstCutoff.toISOString(),
        ...alternatives,
      });
    case 'closed':
      if (state === 'cancelled') return coded('canceled', { date, ...details });
      if (movedTo !== undefined) return coded('moved', { date, to: movedTo, ...details });
      return coded('closed', { date, ...alternatives });
  }
}

/** The dates that a refusal names: those with room that are nearest to the wanted one. */
export function nearestDates(datesWithRoom: readonly string[], wanted: string): string[] {
  return [...new Set(datesWithRoom)]
    .sort((one, other) => daysBetween(one, wanted) - daysBetween(other, wanted))
    .slice(0, MAX_ALTERNATIVES)
    .sort();
}

function tooManyPeople({
  code,
  max,
}: Refusal<'guest-limit' | 'network-limit' | 'party-too-large'>): FieldsException {
  return fieldConflict(fieldError('people', code, { most: max }));
}

function fieldConflict(error: ReturnType<typeof fieldError>): FieldsException {
  return new FieldsException([error], HttpStatus.CONFLICT);
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
