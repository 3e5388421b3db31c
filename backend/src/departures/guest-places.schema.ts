import { Schema, type Types } from 'mongoose';
import type { ListName } from '../tours/tour-options';

/** Places that a booking takes for a guest. */
export interface GuestPlaces {
  /** Unique for each time that places are asked for. */
  claim: Types.ObjectId;
  list: ListName;
  booking: Types.ObjectId;
  /** The booking's revision that is to be written over; none for one that is new. */
  revision?: number;
  people: number;
  /** When they were asked for. */
  at: Date;
  /** When the tour is over, and they count no more. */
  until: Date;
}

/** What the guests of one network have booked at departures with a limit; may be more than it is by now. */
export interface NetworkPlaces {
  /** {@link PlaceLimits.network}. */
  _id: string;
  places: GuestPlaces[];
  /** When the last of them is over. */
  expiresAt: Date;
}

export const networkPlacesSchema = new Schema<NetworkPlaces>(
  {
    _id: String,
    places: {
      type: [
        new Schema<GuestPlaces>(
          {
            claim: Schema.Types.ObjectId,
            list: String,
            booking: Schema.Types.ObjectId,
            revision: Number,
            people: Number,
            at: Date,
            until: Date,
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'guest_places' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
