import type { mongo } from 'mongoose';
import { isDuplicate } from './database-errors';

interface SchemaDocument {
  _id: 'schema';
  version: number;
  /** The replica that is migrating, and when its lock expires. */
  lock?: { holder: string; until: Date };
}

const SCHEMA_ID = { _id: 'schema' } as const;
/** The time by MongoDB's clock, because the replicas' clocks may differ. */
const NOW = '$$NOW';
/** Short, so that a server that doesn't respond can't delay a shutdown. */
const READ_TIMEOUT_MS = 2000;

/** Reads and writes the document with the data's version and the lock of the replica that is migrating the data. */
export class SchemaVersion {
  private readonly documents: mongo.Collection<SchemaDocument>;

  constructor(db: mongo.Db) {
    this.documents = db.collection<SchemaDocument>('schema', { readPreference: 'primary' });
  }

  /** Returns the version; undefined if the database has none. */
  async read(): Promise<number | undefined> {
    const document = await this.documents.findOne(SCHEMA_ID, {
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    return document?.version;
  }

  /**
   * Stores the version and the initial data of a new database in one transaction. Does nothing if another replica has
   * already stored them.
   *
   * @param fill stores the initial data
   */
  async create(
    version: number,
    fill: (session: mongo.ClientSession) => Promise<void>,
  ): Promise<void> {
    try {
      await this.documents.db.client.withSession((session) =>
        session.withTransaction(async () => {
          await this.documents.insertOne({ ...SCHEMA_ID, version }, { session });
          await fill(session);
        }),
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  /** Locks the version and returns it; undefined while another replica has the lock. */
  async lock(holder: string, leaseMs: number): Promise<number | undefined> {
    const isUnlocked = { $lt: [{ $ifNull: ['$lock.until', new Date(0)] }, NOW] };
    const lockedDocument = await this.documents.findOneAndUpdate(
      { ...SCHEMA_ID, $expr: isUnlocked },
      lockUpdate(holder, leaseMs),
      { returnDocument: 'after' },
    );
    return lockedDocument?.version;
  }

  /** Extends the holder's lock. Returns false if the holder has lost the lock. */
  async renew(holder: string, leaseMs: number): Promise<boolean> {
    const { matchedCount } = await this.documents.updateOne(
      heldByFilter(holder),
      lockUpdate(holder, leaseMs),
    );
    return matchedCount === 1;
  }

  /** Records a version. Returns false if the holder has lost the lock. */
  async record(holder: string, version: number): Promise<boolean> {
    const { matchedCount } = await this.documents.updateOne(heldByFilter(holder), {
      $set: { version },
    });
    return matchedCount === 1;
  }

  async unlock(holder: string): Promise<void> {
    await this.documents.updateOne(heldByFilter(holder), { $unset: { lock: 1 } });
  }
}

function heldByFilter(holder: string) {
  return { ...SCHEMA_ID, 'lock.holder': holder };
}

function lockUpdate(holder: string, leaseMs: number) {
  return [{ $set: { lock: { holder, until: { $add: [NOW, leaseMs] } } } }];
}
