import { Schema } from 'mongoose';
import type { StoredTour } from './stored-tour';

/** No index: there are few, and what is written was checked before. */
export const tourSchema = new Schema<StoredTour>({}, { versionKey: false, collection: 'tours' });
