import { Schema } from 'mongoose';

/** How a departure was last shown in calendars. */
export interface CalendarEntry {
  /** `departureId` of the departure. */
  _id: string;
  /** Of all that is shown. */
  hash: string;
  /** Rises whenever something else is shown. */
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
