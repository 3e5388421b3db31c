import { Schema } from 'mongoose';
import type { VisitStep } from 'shared/visits';

/** The numbers of visits that took each step on one day, for one page, language, and referring host. */
export interface StoredVisits {
  /** The date, page, language, and referrer, joined with spaces. */
  _id: string;
  /** The date in New York. */
  date: string;
  page: string;
  language: string;
  referrer: string;
  counts: Partial<Record<VisitStep, number>>;
  expiresAt: Date;
}

export const VISITS_COLLECTION = 'visits';

export const visitsSchema = new Schema<StoredVisits>(
  {},
  { versionKey: false, collection: VISITS_COLLECTION },
)
  .index({ date: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The referring hosts of a day that are counted by name. */
export interface StoredReferrers {
  /** The date in New York. */
  _id: string;
  hosts: string[];
  expiresAt: Date;
}

export const REFERRERS_COLLECTION = 'visit_referrers';

export const referrersSchema = new Schema<StoredReferrers>(
  { _id: String },
  { versionKey: false, collection: REFERRERS_COLLECTION },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
