import { Schema, type Types } from 'mongoose';
import { DAYS, type Day } from './calendar';
import { MAX_PEOPLE, MIN_PEOPLE } from './tour-options';

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
  createdAt: Date;
  /** When MongoDB deletes it; never where it is missing. */
  expiresAt?: Date;
  /** Of a deleted booking: what `expiresAt` was before. */
  keptUntil?: Date;
}

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
      createdAt: { type: Date, required: true },
      expiresAt: { type: Date },
      keptUntil: { type: Date },
    },
    { versionKey: false, strict: 'throw' },
  )
    .index({ owner: 1, createdAt: 1, _id: 1 })
    .index({ owner: 1, slot: 1 }, { unique: true })
    .index({ date: 1, owner: 1 })
    .index(
      { owner: 1, requestKey: 1 },
      { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
    )
    .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
