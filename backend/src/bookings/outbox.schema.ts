import { Schema, type Types } from 'mongoose';
import type { ListName } from 'shared/tours';
import type { BookingBefore, BookingEvent } from './state';
import { listOf } from './state';

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An event that is written in its command's transaction, and deleted once its messages are queued. */
export interface OutboxRow {
  kind: BookingEvent['kind'];
  list: ListName;
  booking: Types.ObjectId;
  /** The booking's revision after the event. */
  revision: number;
  departure: string;
  before?: BookingBefore;
  /** The id of the bulk change that caused the event. */
  bulkChange?: string;
  /** The hash of the visitor's network. */
  network?: string;
  at: Date;
  expiresAt: Date;
}

export function toOutboxRow(
  { kind, booking, before, bulkChange, network }: BookingEvent,
  at = new Date(),
): OutboxRow {
  const { _id, revision, departure } = booking;
  const expiresAt = new Date(at.getTime() + RETENTION_DAYS * DAY_MS);
  return {
    kind,
    list: listOf(booking),
    booking: _id,
    revision,
    departure,
    ...(before && { before }),
    ...(bulkChange !== undefined && { bulkChange }),
    ...(network !== undefined && { network }),
    at,
    expiresAt,
  };
}

export const outboxSchema = new Schema<OutboxRow>({}, { versionKey: false, collection: 'outbox' })
  .index({ at: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
