import { Schema } from 'mongoose';
import type { StoredTour } from './stored-tour';

/** Declares no fields, because writes are validated earlier, and no indexes, because there are few tours. */
export const tourSchema = new Schema<StoredTour>({}, { versionKey: false, collection: 'tours' });
