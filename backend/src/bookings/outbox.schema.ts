import { Schema, type Types } from 'mongoose';
import type { ListName } from 'shared/tours';
import type { BookingBefore, BookingEvent } from './state';
import { listOf } from './state';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Something that happened to a booking, written in the transaction in which it did; gone once it's dealt with. */
export interface OutboxRow {
  kind: BookingEvent['kind'];
  list: ListName;
  booking: Types.ObjectId;
  /** The booking's revision then. */
  revision: number;
  departure: string;
  before?: BookingBefore;
  /** The network, hashed, of the visitor who did it. */
  network?: string;
  at: Date;
  expiresAt: Date;
}

export function toRow({ kind, booking, before, network }: BookingEvent, at = new Date()): OutboxRow {
  const { _id, revision, departure } = booking;
  const expiresAt = new Date(at.getTime() + KEPT_DAYS * DAY_MS);
  return {
    ...{ kind, list: listOf(booking), booking: _id, revision, departure },
    ...(before && { before }),
    ...(network !== undefined && { network }),
    ...{ at, expiresAt },
  };
}

export const outboxSchema = new Schema<OutboxRow>({}, { versionKey: false, collection: 'outbox' })
  .index({ at: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
