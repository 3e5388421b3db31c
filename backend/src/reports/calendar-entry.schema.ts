import { Schema } from 'mongoose';

/** The latest version of a departure's calendar event that was exported. */
export interface CalendarEntry {
  /** The departure's id. */
  _id: string;
  /** The hash of the calendar event. */
  hash: string;
  /** The event's version, which increases with each change. */
  sequence: number;
  changedAt: Date;
  expiresAt: Date;
}

export const calendarEntrySchema = new Schema<CalendarEntry>(
  {
    _id: String,
    hash: { type: String, required: true },
    sequence: { type: Number, required: true },
    changedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'calendar_entries' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
