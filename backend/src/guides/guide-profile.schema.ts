import { Schema } from 'mongoose';

/** A guide's stored photograph. */
interface ProfilePhoto {
  /** The file's name. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A guide's profile, which only that guide can change. */
export interface GuideProfile {
  name: string;
  /** Shown only in the console. */
  phone?: string;
  /** BCP 47 tags. */
  languages: string[];
  /** The number of the sightseeing guide license that New York requires. */
  licenseNumber?: string;
  photo?: ProfilePhoto;
}

export const profileSchema = new Schema<GuideProfile>(
  {
    name: { type: String, required: true },
    phone: String,
    languages: { type: [String], required: true },
    licenseNumber: String,
    photo: {
      type: new Schema<ProfilePhoto>(
        { file: String, width: Number, height: Number },
        { _id: false },
      ),
    },
  },
  { _id: false },
);
