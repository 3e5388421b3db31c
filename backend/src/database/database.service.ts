import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ConnectionStates, type Connection, type mongo } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { CONFIG, type Config } from '../config';
import { describeError } from './describe-error';
import { isLatest, migrate, NewerDatabaseError } from './migrate';
import { MIGRATIONS } from './migrations/migrations';
import { PoolQueue } from './pool-queue';
import { SchemaVersion } from './schema-version';
import { isStandalone, StandaloneServerError } from './standalone-server';

const RETRY_MS = 1000;
/** How soon it is noticed that the database became another version's: restored, or migrated. */
const CHECK_MS = 2000;

/**
 * Opens the connection in the background, so that the API is up, and can say that it is not ready,
 * whether or not MongoDB is. Once open, the driver reconnects by itself.
 */
@Injectable()
export class DatabaseService
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  /** Resolves when the database is found to be one that this app can't use, or must leave alone. */
  readonly refused: Promise<Error>;
  private resolveRefused!: (reason: Error) => void;
  private readonly logger = new Logger(DatabaseService.name);
  private readonly closing = new AbortController();
  /** Aborted when it is ready for the first time, or never will be. */
  private readonly readyOrEnding = new AbortController();
  private prepared = false;
  private readonly queue = new PoolQueue();
  private keeping?: Promise<void>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.refused = new Promise((resolve) => (this.resolveRefused = resolve));
  }

  /** Connected, of our version, and every index stands: before that, uniqueness would not be enforced. */
  get ready(): boolean {
    return this.prepared && this.connected;
  }

  /** More is asked of it already than it answers in time. */
  get overloaded(): boolean {
    return this.queue.full;
  }

  private get connected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }

  /** Asks the server itself, not the driver's memory of it. */
  async ping(): Promise<boolean> {
    if (!this.ready) return false;
    try {
      await this.connection.db?.command({ ping: 1 });
      return true;
    } catch {
      return false;
    }
  }

  /** Waits until it is ready, but no longer than that; false if the app is ending instead. */
  async untilReady(withinMs: number): Promise<boolean> {
    await wait(withinMs, undefined, { signal: this.readyOrEnding.signal }).catch(() => undefined);
    return !this.closing.signal.aborted;
  }

  onApplicationBootstrap(): void {
    this.keeping = this.keepReady();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.end();
    await this.keeping;
  }

  /** Nest calls this when the last running request is answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }

  private async keepReady(): Promise<void> {
    const { signal } = this.closing;
    let db: mongo.Db | undefined;
    while (!signal.aborted) {
      try {
        db ??= await this.open();
        this.prepared &&= await isLatest(new SchemaVersion(db), MIGRATIONS);
        if (!this.prepared) await this.prepare(db);
      } catch (error) {
        this.note(error);
      }
      const pause = this.prepared ? CHECK_MS : RETRY_MS;
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(): Promise<mongo.Db> {
    const opening = this.connection.openUri(this.config.mongodbUri, OPTIONS);
    // It is there by now and has asked nobody yet, so no server's first answer is missed.
    this.watch(this.connection.getClient());
    const { db } = await opening;
    this.queue.follow(this.connection.getClient());
    this.closing.signal.throwIfAborted();
    if (!db) throw new Error('It was closed again.');
    return db;
  }

  private watch(client: mongo.MongoClient): void {
    client.on('serverHeartbeatSucceeded', ({ reply }) => {
      // Where a set is connected, a member that is standalone for a while doesn't matter.
      if (isStandalone(reply) && !this.connected) this.refuse(new StandaloneServerError());
    });
  }

  private async prepare(db: mongo.Db): Promise<void> {
    await migrate(db, MIGRATIONS, this.closing.signal);
    for (const model of Object.values(this.connection.models)) {
      // Transactions are not to create any.
      await model.createCollection();
      await model.createIndexes();
    }
    this.prepared = true;
    this.readyOrEnding.abort();
    this.logger.log('MongoDB is connected and its indexes are built');
  }

  private note(error: unknown): void {
    if (error instanceof NewerDatabaseError) {
      this.refuse(error);
    } else if (!this.prepared && !this.closing.signal.aborted) {
      this.logger.warn({
        msg: "MongoDB can't be used yet",
        ...describeError(error),
        trace: undefined,
      });
    }
  }

  private refuse(reason: Error): void {
    this.prepared = false;
    this.end();
    this.resolveRefused(reason);
  }

  private end(): void {
    this.closing.abort();
    this.readyOrEnding.abort();
  }
}

const OPTIONS = {
  // What was answered with success outlives a power cut and the loss of a server.
  w: 'majority',
  journal: true,
  wtimeoutMS: 10_000,
  // Short, since a visitor is waiting: an answer must be there within 3 s, if only "try again".
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  waitQueueTimeoutMS: 2000,
  socketTimeoutMS: 30_000,
  // Notices a dead server, and its return, quickly.
  heartbeatFrequencyMS: 2000,
} as const;
