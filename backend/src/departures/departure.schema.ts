import { Schema } from 'mongoose';
import type { StoredDeparture } from './departure';

/** Only the indexes: the ledger is the one writer, and checks what it writes. */
export const departureSchema = new Schema<StoredDeparture>(
  {},
  { versionKey: false, collection: 'departures' },
)
  .index({ date: 1 })
  .index({ tour: 1, date: 1 });
