import { Schema } from 'mongoose';
import type { StoredOwner } from './owner';

/** Only the index: the ledger is the one writer. */
export const ownerSchema = new Schema<StoredOwner>(
  {},
  { versionKey: false, collection: 'owners' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true });
