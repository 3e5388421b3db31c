import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FatalError } from './fatal-error';
import { FIRST_VERSION, UPGRADE_COMMIT, type Migration } from './migration';
import { SchemaVersion } from './schema-version';

/** The time after which a lock expires if its holder has died. */
const LEASE_MS = 30_000;
/** The interval for checking whether another replica has finished the migration. */
const POLL_MS = 500;
/** Collections that a new database may already contain: test restores and restores of backups write to `operations`. */
const IGNORED_COLLECTIONS = ['schema', 'operations'];

/** Stores the initial data of a new database, in the session's transaction. */
type FillDatabase = (db: mongo.Db, session: mongo.ClientSession) => Promise<void>;

/** The migrations of stored data, and the function that fills a new database. */
export interface DatabaseSetup {
  migrations: readonly Migration[];
  fill: FillDatabase;
}

/** The error for a database with a newer version, which this app must not change. */
class NewerDatabaseError extends FatalError {
  constructor(version: number, latestVersion: number) {
    super(
      `The database is at version ${String(version)}, but this app supports only versions up to ${String(latestVersion)}: run the newer version of the app, or restore a backup from before the upgrade.`,
    );
  }
}

/** The error for a database from before the first version that can be migrated. */
class OlderDatabaseError extends FatalError {
  constructor() {
    super(
      `The database is too old for this version of the app. Start the app at commit ${UPGRADE_COMMIT} once, which updates the database, and then start this version again.`,
    );
  }
}

/** Returns the version after all migrations. */
function latestVersionOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? FIRST_VERSION;
}

/**
 * Migrates the database to the latest version, or fills a new database. One replica migrates while the others wait.
 *
 * @param signal stops the migrations as soon as the running migration allows it
 * @param leaseMs the time after which the lock expires if this replica dies
 * @throws FatalError if the database is newer than this app's latest version, or too old
 */
export async function migrate(
  db: mongo.Db,
  { migrations, fill }: DatabaseSetup,
  signal: AbortSignal,
  leaseMs = LEASE_MS,
): Promise<void> {
  const schema = new SchemaVersion(db);
  const holder = randomUUID();
  if ((await schema.read()) === undefined) {
    if (await isEmpty(db)) {
      await schema.create(latestVersionOf(migrations), (session) => fill(db, session));
    } else if ((await schema.read()) === undefined) {
      // The version is read again above, because another replica may have just filled the database.
      throw new OlderDatabaseError();
    }
  }
  while (!(await isLatest(schema, migrations))) {
    const version = await schema.lock(holder, leaseMs);
    if (version === undefined) {
      await wait(Math.min(POLL_MS, leaseMs), undefined, { signal });
      continue;
    }
    const lease = new Lease(schema, holder, leaseMs);
    try {
      const pending = migrations.filter((migration) => migration.version > version);
      await runMigrations(db, pending, lease, AbortSignal.any([signal, lease.lost]));
    } finally {
      await lease.end();
    }
  }
}

/**
 * Returns whether the database has the latest version; false if it has none.
 *
 * @throws FatalError if the database is newer, or too old
 */
export async function isLatest(
  schema: SchemaVersion,
  migrations: readonly Migration[],
): Promise<boolean> {
  const version = await schema.read();
  const latestVersion = latestVersionOf(migrations);
  if (version === undefined) return false;
  if (version < FIRST_VERSION) throw new OlderDatabaseError();
  if (version > latestVersion) throw new NewerDatabaseError(version, latestVersion);
  return version === latestVersion;
}

async function isEmpty(db: mongo.Db): Promise<boolean> {
  for (const collection of await db.collections()) {
    if (IGNORED_COLLECTIONS.includes(collection.collectionName)) continue;
    if (await collection.findOne({}, { projection: { _id: 1 } })) return false;
  }
  return true;
}

async function runMigrations(
  db: mongo.Db,
  migrations: readonly Migration[],
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  for (const migration of migrations) {
    signal.throwIfAborted();
    await migration.run(db, signal);
    await lease.record(migration.version);
  }
}

/** A lock that is renewed until `end` is called. */
class Lease {
  private readonly lossController = new AbortController();
  private readonly renewalTimer: NodeJS.Timeout;

  constructor(
    private readonly schema: SchemaVersion,
    private readonly holder: string,
    leaseMs: number,
  ) {
    this.renewalTimer = setInterval(() => {
      void this.renew(leaseMs);
    }, leaseMs / 3);
  }

  /** Aborted when another replica has taken over. */
  get lost(): AbortSignal {
    return this.lossController.signal;
  }

  async record(version: number): Promise<void> {
    if (!(await this.schema.record(this.holder, version))) this.markLost();
    this.lost.throwIfAborted();
  }

  async end(): Promise<void> {
    clearInterval(this.renewalTimer);
    // If unlocking fails, the lock expires by itself.
    await this.schema.unlock(this.holder).catch(() => undefined);
  }

  private async renew(leaseMs: number): Promise<void> {
    // A failed renewal may still succeed the next time.
    const isHeld = await this.schema.renew(this.holder, leaseMs).catch(() => true);
    if (!isHeld) this.markLost();
  }

  private markLost(): void {
    this.lossController.abort(new Error('Another replica has taken over the migration.'));
  }
}
