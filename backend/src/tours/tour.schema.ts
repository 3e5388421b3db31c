import { Schema, type Types } from 'mongoose';
import { DAYS, type Day } from './calendar';
import { MAX_PEOPLE, MIN_PEOPLE } from './tour-options';

/** What the guide noted of a party on the day. */
interface Attendance {
  /** How many have arrived. */
  arrived: number;
  /** The rest is not expected any more. */
  noShow: boolean;
  note: string;
  /** How often something was noted. */
  revision: number;
}

/** That the guide moved the departure, and its bookings with it. */
interface Moved {
  /** The date before, `YYYY-MM-DD`. */
  from: string;
  reason: string;
  at: Date;
}

/** A booking as it is stored. */
export interface Tour {
  _id: Types.ObjectId;
  /**
   * {@link Owner.key} of whoever may see and change it; {@link deletedKey} once it is deleted,
   * {@link NOBODYS_KEY} once its owner is forgotten.
   */
  owner: string;
  /** This booking's number among its owner's; unique there, which is how the cap holds in a race. */
  slot: number;
  /** How the caller named the call that made it; unique among its owner's, so that a repeat adds none. */
  requestKey?: string;
  place: string;
  day: Day;
  /** The date that `day` stands for, `YYYY-MM-DD` in New York's calendar. */
  date: string;
  people: number;
  /** How often it was changed; missing where it never was. */
  revision?: number;
  moved?: Moved;
  /** Of a booking that the guide cancelled: when, and why. It takes no places, and stays on its owner's list. */
  cancelledAt?: Date;
  cancelReason?: string;
  createdAt: Date;
  attendance?: Attendance;
  /** Of a party that came without a booking: who it is; may be empty. */
  walkIn?: string;
  /** Of a booking that is kept until its tour is over: when it is its owner's no more, and a mere number. */
  ownedUntil?: Date;
  /** When MongoDB deletes it; never where it is missing. With `ownedUntil`, some days after that. */
  expiresAt?: Date;
  /** Of a deleted booking: what `expiresAt` was before. */
  keptUntil?: Date;
  /** Of a booking that was deleted once its tour was over: it stays among what the guide counts. */
  restorableUntil?: Date;
}

/**
 * The index by departure. A booking's place in it is the same all the while it is at a departure: whoever
 * reads all of them meets each, also those that are changed meanwhile.
 */
export const BY_DEPARTURE = {
  date: 1,
  place: 1,
  _id: 1,
  owner: 1,
  people: 1,
  cancelledAt: 1,
} as const;

/** More than a batch ever finds: by default MongoDB wants to be asked again after 101. */
export const ONE_ANSWER = 100_000;

/** The index by which MongoDB deletes what has expired. */
export const BY_EXPIRY = { expiresAt: 1 } as const;

/** The schema of a list that offers the given places. */
export function tourSchema(places: readonly string[]): Schema<Tour> {
  return new Schema<Tour>(
    {
      owner: { type: String, required: true },
      slot: { type: Number, required: true },
      requestKey: { type: String },
      place: { type: String, required: true, enum: places },
      day: { type: String, required: true, enum: DAYS },
      date: { type: String, required: true, match: /^\d{4}-\d\d-\d\d$/ },
      people: {
        type: Number,
        required: true,
        min: MIN_PEOPLE,
        max: MAX_PEOPLE,
        validate: Number.isInteger,
      },
      revision: { type: Number },
      moved: {
        type: new Schema<Moved>({ from: String, reason: String, at: Date }, { _id: false }),
      },
      cancelledAt: { type: Date },
      cancelReason: { type: String },
      createdAt: { type: Date, required: true },
      attendance: {
        type: new Schema<Attendance>(
          { arrived: Number, noShow: Boolean, note: String, revision: Number },
          { _id: false },
        ),
      },
      walkIn: { type: String },
      ownedUntil: { type: Date },
      expiresAt: { type: Date },
      keptUntil: { type: Date },
      restorableUntil: { type: Date },
    },
    { versionKey: false, strict: 'throw' },
  )
    .index({ owner: 1, createdAt: 1, _id: 1 })
    .index({ owner: 1, slot: 1 }, { unique: true })
    .index(
      { owner: 1, requestKey: 1 },
      { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
    )
    .index(BY_DEPARTURE)
    .index(BY_EXPIRY, { expireAfterSeconds: 0 });
}
