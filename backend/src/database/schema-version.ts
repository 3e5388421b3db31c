import type { mongo } from 'mongoose';
import { isDuplicate } from './database-errors';
import { FIRST_VERSION } from './migrations/migrations';

interface SchemaDocument {
  _id: 'schema';
  version: number;
  /** Who is migrating; worth nothing once its time is over. */
  lock?: { holder: string; until: Date };
}

const ID = { _id: 'schema' } as const;
/** The server's clock, since the replicas' may differ. */
const NOW = '$$NOW';
/** A server that does not answer must not hold up a shutdown. */
const READ_WITHIN_MS = 2000;

/** The version of the stored data and the lock of whoever is changing it: one document. */
export class SchemaVersion {
  private readonly documents: mongo.Collection<SchemaDocument>;

  constructor(db: mongo.Db) {
    this.documents = db.collection<SchemaDocument>('schema', { readPreference: 'primary' });
  }

  async read(): Promise<number> {
    const found = await this.documents.findOne(ID, {
      signal: AbortSignal.timeout(READ_WITHIN_MS),
    });
    return found?.version ?? FIRST_VERSION;
  }

  /** Gives an unversioned database its version. */
  async insert(): Promise<void> {
    try {
      const first = { $setOnInsert: { version: FIRST_VERSION } };
      await this.documents.updateOne(ID, first, { upsert: true });
    } catch (error) {
      // Another replica was faster.
      if (!isDuplicate(error)) throw error;
    }
  }

  /** The version, locked; undefined while somebody else has the lock. */
  async lock(holder: string, leaseMs: number): Promise<number | undefined> {
    const free = { $lt: [{ $ifNull: ['$lock.until', new Date(0)] }, NOW] };
    const locked = await this.documents.findOneAndUpdate(
      { ...ID, $expr: free },
      lease(holder, leaseMs),
      { returnDocument: 'after' },
    );
    return locked?.version;
  }

  /** Whether the holder still has the lock, and now for as long again. */
  async renew(holder: string, leaseMs: number): Promise<boolean> {
    const { matchedCount } = await this.documents.updateOne(heldBy(holder), lease(holder, leaseMs));
    return matchedCount === 1;
  }

  /** Whether the holder still has the lock, and so its version is recorded. */
  async record(holder: string, version: number): Promise<boolean> {
    const { matchedCount } = await this.documents.updateOne(heldBy(holder), { $set: { version } });
    return matchedCount === 1;
  }

  async unlock(holder: string): Promise<void> {
    await this.documents.updateOne(heldBy(holder), { $unset: { lock: 1 } });
  }
}

function heldBy(holder: string) {
  return { ...ID, 'lock.holder': holder };
}

function lease(holder: string, leaseMs: number) {
  return [{ $set: { lock: { holder, until: { $add: [NOW, leaseMs] } } } }];
}
