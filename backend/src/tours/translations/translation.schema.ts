import { Schema } from 'mongoose';
import type { Translation } from './translation';

export const translationSchema = new Schema<Translation>(
  {
    _id: String,
    tour: { type: String, required: true },
    language: { type: String, required: true },
    texts: {
      type: [{ _id: false, source: String, text: String, writtenFor: String }],
      required: true,
    },
    revision: Number,
  },
  { versionKey: false, strict: 'throw', collection: 'translations' },
).index({ language: 1 });
