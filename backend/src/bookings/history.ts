import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import type { Season, Tour } from 'shared/tour-settings';
import { departureOf, type StoredDeparture } from '../departures/departure';
import type { ActingGuide } from '../history/acting-guide';
import type { CompleteDocument, RecordedFields } from '../history/changes';
import { toEntry, type NewHistoryEntry, type RecordedChange } from '../history/history-entry';
import type { Booking } from './booking';
import type { Payment } from './payment';
import { attendanceOf } from './rules/attendance';
import type { State } from './state';

/**
 * Booking fields that the history doesn't record: guides can't change them, they follow from recorded fields, or they
 * have entries of their own.
 */
type UnrecordedBookingField =
  | '_id'
  | 'owner'
  | 'isListed'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'tour'
  | 'place'
  | 'date'
  | 'day'
  | 'ages'
  | 'payments'
  | 'price'
  | 'moved'
  | 'promised'
  | 'corrections'
  | 'manageLinks'
  | 'language'
  | 'mailedLinks'
  | 'network'
  | 'requestKey'
  | 'requested'
  | 'revision'
  | 'createdAt'
  | 'restorableUntil'
  | 'anonymizeAt'
  | 'deleteAt';
type UnrecordedDepartureField =
  | '_id'
  | 'list'
  | 'place'
  | 'date'
  | 'start'
  | 'tour'
  | 'isPromised'
  | 'standsFor'
  | 'calendarUid'
  | 'hasLine'
  | 'bulkChange'
  | 'anonymizedAt'
  | 'revision'
  | 'version';
type UnrecordedTourField = 'id' | 'list' | 'place' | 'revision' | 'stops';

/** The documents that a command has changed, by id, as they were before; undefined for new ones. */
export class Originals {
  readonly bookings = new Map<string, Booking | undefined>();
  readonly departures = new Map<string, StoredDeparture | undefined>();
  readonly tours = new Map<string, Tour | undefined>();
}

/** The guide and the time of a command, and the bulk change that it is part of. */
interface ChangeContext {
  guide: ActingGuide;
  now: Date;
  /** The id of the bulk change that the command carries out or undoes. */
  bulkChange?: string | undefined;
}

/**
 * Returns the history entries for a command that was applied, including the command's effects on waitlists.
 *
 * @param payments the payments that the command noted or reversed
 */
export function toHistoryEntries(
  originals: Originals,
  state: State,
  { guide, now, bulkChange }: ChangeContext,
  payments: readonly Payment[] = [],
): NewHistoryEntry[] {
  const toursBefore = new Map([...state.tours, ...originals.tours]);
  const changes: RecordedChange[] = [
    ...[...originals.tours].map(([id, before]): RecordedChange<'tour'> => ({
      kind: 'tour',
      subject: id,
      name: (state.tours.get(id) ?? before)?.place ?? id,
      before: before && tourFields(before),
      after: mapDefined(state.tours.get(id), tourFields),
    })),
    ...[...originals.departures].map(([id, before]): RecordedChange<'departure'> => ({
      kind: 'departure',
      subject: id,
      before: departureFields(id, before, toursBefore),
      after: departureFields(id, state.departures.get(id), state.tours),
      bulkChange,
    })),
    ...[...originals.bookings].map(([id, before]): RecordedChange<'booking'> => ({
      kind: 'booking',
      subject: id,
      before: before && bookingFields(before),
      after: mapDefined(state.bookings.get(id), bookingFields),
      bulkChange,
    })),
    ...payments.map(paymentChange),
  ];
  return changes.flatMap((change) => toEntry(change, guide, now) ?? []);
}

/** Returns a payment as an added field of its party or departure, and a reversal as the removal of that field. */
function paymentChange(payment: Payment): RecordedChange {
  const { party, departure, kind, cents, method, service, reverses } = payment;
  const methodFields = { method, ...(service !== undefined && { service }) };
  const paymentField = { payment: { kind, cents: Math.abs(cents), ...methodFields } };
  const [before, after] = reverses === undefined ? [{}, paymentField] : [paymentField, {}];
  if (party === undefined) return { kind: 'departure', subject: departure, before, after };
  return {
    kind: 'booking',
    subject: party,
    before: { departure, ...before },
    after: { departure, ...after },
  };
}

function bookingFields(
  booking: CompleteDocument<'booking', Booking, UnrecordedBookingField>,
): RecordedFields<'booking'> {
  return { ...booking, attendance: attendanceOf(booking) };
}

/**
 * Returns a departure's settings, including inherited ones, so that storing an inherited setting doesn't count as a
 * change.
 */
function departureFields(
  id: string,
  stored: CompleteDocument<'departure', StoredDeparture, UnrecordedDepartureField> | undefined,
  tours: ReadonlyMap<string, Tour | undefined>,
): RecordedFields<'departure'> {
  const tour = tours.get(tourIdOf(id));
  const key = stored ?? parseDepartureId(id);
  return tour && key ? departureOf({ ...key, place: tour.place }, tour, stored) : { ...stored };
}

function tourFields({
  seasons,
  ...settings
}: CompleteDocument<'tour', Tour, UnrecordedTourField>): RecordedFields<'tour'> {
  return { ...settings, seasons: seasons?.map(describeSeason) };
}

/** Returns a season on one line, so that the history shows its changes. */
function describeSeason({ name, from, to, startTimes, weekdays, capacity }: Season): string {
  const limit = capacity === null ? 'no limit' : `limit ${String(capacity)}`;
  return `${name} (${from} to ${to}, ${weekdays.join(', ')}, ${startTimes.join(', ')}, ${limit})`;
}

function mapDefined<From, To>(value: From | undefined, map: (value: From) => To): To | undefined {
  return value === undefined ? undefined : map(value);
}
