import { Schema } from 'mongoose';
import type { StoredTour } from './stored-tour';

/** Without fields, since writes are validated before; without indexes, since there are few tours. */
export const tourSchema = new Schema<StoredTour>({}, { versionKey: false, collection: 'tours' });
