import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_VERSION, type Migration } from './migrations/migrations';
import { SchemaVersion } from './schema-version';

/** How long a lock outlives a holder that has died. */
const LEASE_MS = 30_000;
const POLL_MS = 500;

/** The database is of a version that this app does not know, and must not touch. */
export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(
      `The database is at version ${String(found)}, but this app only knows versions up to ${String(known)}: run the newer version of the app, or restore a backup from before the upgrade.`,
    );
  }
}

/** The version that the migrations lead to. */
function latestOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? FIRST_VERSION;
}

/**
 * Brings the database to the latest version. Of all replicas that try, one does it, and the others wait.
 *
 * @param signal gives up, as soon as the migration that is running lets it
 * @throws NewerDatabaseError if the database is above that version already
 */
export async function migrate(
  db: mongo.Db,
  migrations: readonly Migration[],
  signal: AbortSignal,
  leaseMs = LEASE_MS,
): Promise<void> {
  const schema = new SchemaVersion(db);
  const holder = randomUUID();
  await schema.insert();
  while (!(await isLatest(schema, migrations))) {
    const version = await schema.lock(holder, leaseMs);
    if (version === undefined) {
      await wait(Math.min(POLL_MS, leaseMs), undefined, { signal });
      continue;
    }
    const lease = new Lease(schema, holder, leaseMs);
    try {
      const steps = migrations.filter((migration) => migration.version > version);
      await runAll(db, steps, lease, AbortSignal.any([signal, lease.lost]));
    } finally {
      await lease.end();
    }
  }
}

/** @throws NewerDatabaseError if the database is above the latest version */
export async function isLatest(
  schema: SchemaVersion,
  migrations: readonly Migration[],
): Promise<boolean> {
  const version = await schema.read();
  const latest = latestOf(migrations);
  if (version > latest) throw new NewerDatabaseError(version, latest);
  return version === latest;
}

async function runAll(
  db: mongo.Db,
  steps: readonly Migration[],
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    signal.throwIfAborted();
    await step.run(db, signal);
    await lease.record(step.version);
  }
}

/** A lock that is renewed until it is ended. */
class Lease {
  private readonly losing = new AbortController();
  private readonly renewing: NodeJS.Timeout;

  constructor(
    private readonly schema: SchemaVersion,
    private readonly holder: string,
    leaseMs: number,
  ) {
    this.renewing = setInterval(() => {
      void this.renew(leaseMs);
    }, leaseMs / 3);
  }

  /** Aborted when another replica has taken over. */
  get lost(): AbortSignal {
    return this.losing.signal;
  }

  async record(version: number): Promise<void> {
    if (!(await this.schema.record(this.holder, version))) this.lose();
    this.lost.throwIfAborted();
  }

  async end(): Promise<void> {
    clearInterval(this.renewing);
    // If that fails, it ends by itself.
    await this.schema.unlock(this.holder).catch(() => undefined);
  }

  private async renew(leaseMs: number): Promise<void> {
    // A failure may pass before the time is over.
    const held = await this.schema.renew(this.holder, leaseMs).catch(() => true);
    if (!held) this.lose();
  }

  private lose(): void {
    this.losing.abort(new Error('Another replica has taken over the migration.'));
  }
}
