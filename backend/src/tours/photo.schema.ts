import { Schema } from 'mongoose';
import type { PhotoType } from 'shared/tour-photos';

/** A photograph of a tour or a guide. If two tours have the same file, each has its own document. */
export interface Photo {
  /** Built by {@link photoId}. */
  _id: string;
  /** The tour's id, or the key of a guide's photographs. */
  tour: string;
  /** The file's name, which depends on its content. */
  file: string;
  type: PhotoType;
  /** In pixels. */
  width: number;
  height: number;
  data: Buffer;
  /** The time when the guide last uploaded the photograph. */
  addedAt: Date;
}

export function photoId(tour: string, file: string): string {
  return `${tour}/${file}`;
}

export const photoSchema = new Schema<Photo>(
  {
    _id: String,
    tour: { type: String, required: true },
    file: { type: String, required: true },
    type: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    data: { type: Buffer, required: true },
    addedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'photos' },
)
  .index({ file: 1 })
  .index({ tour: 1, addedAt: 1 });
