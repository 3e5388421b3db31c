import { Schema, type Types } from 'mongoose';
import type { DepartureOverride, PlaceSettings } from './departure';
import type { DepartureKey } from './departure-id';

/** What the guide set for a place; its defaults hold for a place that has none. */
export interface StoredPlace extends PlaceSettings {
  /** {@link placeId}. */
  _id: string;
}

const texts = { startTime: String, meetingPoint: String } as const;
const numbers = { lengthMinutes: Number, capacity: Number, cutoffMinutes: Number } as const;

export const placeSchema = new Schema<StoredPlace>(
  { _id: String, ...texts, ...numbers, weekdays: { type: [String], required: true } },
  { versionKey: false, strict: 'throw', collection: 'places' },
);

/** Places that are kept for a booking while it is being written. */
export interface Hold {
  booking: Types.ObjectId;
  /** The booking's revision that is to be written over; none for one that is new. */
  revision?: number;
  /** {@link Owner.key} of whose booking it will be; missing where it is the guide who moves it. */
  owner?: string;
  /** How many people the booking will have. */
  people: number;
  at: Date;
}

/** A departure of which there is something to note; of most there is not. */
export interface StoredDeparture extends DepartureKey, DepartureOverride {
  /** {@link departureId}. */
  _id: string;
  /** Rises with each hold that is given, so that of several who give one at a time one does it. */
  version: number;
  holds: Hold[];
}

export const departureSchema = new Schema<StoredDeparture>(
  {
    _id: String,
    list: { type: String, required: true },
    place: { type: String, required: true },
    date: { type: String, required: true },
    ...texts,
    ...numbers,
    state: String,
    movedTo: String,
    reason: String,
    revision: Number,
    version: { type: Number, required: true },
    holds: {
      type: [
        new Schema<Hold>(
          {
            booking: { type: Schema.Types.ObjectId, required: true },
            revision: Number,
            owner: String,
            people: { type: Number, required: true },
            at: { type: Date, required: true },
          },
          { _id: false },
        ),
      ],
      required: true,
    },
  },
  { versionKey: false, strict: 'throw', collection: 'departures' },
);
