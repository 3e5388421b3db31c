import { Schema } from 'mongoose';
import type { StoredOwner } from './owner';

/** Only declares the index, since the ledger is the only writer. */
export const ownerSchema = new Schema<StoredOwner>(
  {},
  { versionKey: false, collection: 'owners' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true });
