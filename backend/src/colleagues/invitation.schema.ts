import { Schema, type Types } from 'mongoose';

/** An invitation to become a colleague. Deleted when it is accepted or revoked, or has expired. */
export interface Invitation {
  _id: Types.ObjectId;
  /** The SHA-256 hash of the secret in the link. The secret itself isn't stored. */
  hash: string;
  /** The invited person's name, as the owner typed it. */
  name: string;
  /** The name of the owner who created the invitation. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

export const invitationSchema = new Schema<Invitation>(
  {
    hash: { type: String, required: true },
    name: { type: String, required: true },
    invitedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'invitations' },
)
  .index({ hash: 1 }, { unique: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
