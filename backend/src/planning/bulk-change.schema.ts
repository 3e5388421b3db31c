import { Schema } from 'mongoose';
import type { UndoBulkChange } from '../bookings/commands/undo-bulk-change';

/**
 * A bulk change that was carried out at least in part. Stored so that the call can be repeated and the change undone.
 */
export interface StoredBulkChange {
  /** The id that the caller chose. */
  _id: string;
  /** The hash of the call's body. */
  bodyHash: string;
  /** When the first departures were changed. */
  at: Date;
  /** The changed departures, with their previous settings. */
  departures: UndoBulkChange['departures'];
  /** Whether visitors are notified of the change. */
  isNotified?: true;
  undoneAt?: Date;
  /** When MongoDB deletes the document. */
  deleteAt: Date;
}

export const bulkChangeSchema = new Schema<StoredBulkChange>(
  {},
  { versionKey: false, collection: 'bulk_changes' },
).index({ deleteAt: 1 }, { expireAfterSeconds: 0 });
