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
import { FatalError } from './fatal-error';
import { isLatest, migrate, type DatabaseSetup } from './migrate';
import { PoolQueue } from './pool-queue';
import { SchemaVersion } from './schema-version';
import { isStandalone, StandaloneServerError } from './standalone-server';

/** The pause before the next attempt to connect and prepare the database. */
const RETRY_MS = 1000;
/** The interval for checking the schema version, which changes when a backup is restored or the data is migrated. */
const VERSION_CHECK_MS = 2000;

/** The injection token of the {@link DatabaseSetup}. */
export const DATABASE_SETUP = Symbol('DATABASE_SETUP');

/**
 * Opens the connection in the background, so that the API can start while MongoDB is down, and report that it isn't
 * ready. Once the connection is open, the driver reconnects by itself.
 */
@Injectable()
export class DatabaseService
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  /** Resolves with the reason if this app can't or must not use the database. */
  readonly fatalError: Promise<FatalError>;
  private resolveFatalError!: (error: FatalError) => void;
  private readonly logger = new Logger(DatabaseService.name);
  private readonly closeController = new AbortController();
  /** Aborted when the database is ready for the first time, or the app is shutting down. */
  private readonly readyOrCloseController = new AbortController();
  private isPrepared = false;
  private readonly queue = new PoolQueue();
  private readyLoop?: Promise<void>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE_SETUP) private readonly setup: DatabaseSetup,
  ) {
    this.fatalError = new Promise((resolve) => (this.resolveFatalError = resolve));
  }

  /** Whether the database is connected, at the latest version, and has its indexes, which keep values unique. */
  get ready(): boolean {
    return this.isPrepared && this.isConnected;
  }

  /** Whether so many operations wait for the database that further operations would time out. */
  get overloaded(): boolean {
    return this.queue.full;
  }

  private get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }

  /** Pings the server, because the driver's own state may be out of date. Returns false if it doesn't respond. */
  async ping(): Promise<boolean> {
    if (!this.ready) return false;
    try {
      await this.connection.db?.command({ ping: 1 });
      return true;
    } catch {
      return false;
    }
  }

  /** Waits until the database is ready or the timeout has passed. Returns false if the app is shutting down. */
  async waitUntilReady(timeoutMs: number): Promise<boolean> {
    await wait(timeoutMs, undefined, { signal: this.readyOrCloseController.signal }).catch(
      () => undefined,
    );
    return !this.closeController.signal.aborted;
  }

  onApplicationBootstrap(): void {
    this.readyLoop = this.keepReady();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.abortLoop();
    await this.readyLoop;
  }

  /** Nest calls this after the response to the last request. */
  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }

  private async keepReady(): Promise<void> {
    const { signal } = this.closeController;
    let db: mongo.Db | undefined;
    while (!signal.aborted) {
      try {
        db ??= await this.open();
        this.isPrepared &&= await isLatest(new SchemaVersion(db), this.setup.migrations);
        if (!this.isPrepared) await this.prepare(db);
      } catch (error) {
        this.handleError(error);
      }
      const pauseMs = this.isPrepared ? VERSION_CHECK_MS : RETRY_MS;
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(): Promise<mongo.Db> {
    const opening = this.connection.openUri(this.config.mongodbUri, CONNECTION_OPTIONS);
    // At this point, the client exists but hasn't sent anything, so the listener misses no heartbeat.
    this.detectStandaloneServer(this.connection.getClient());
    const { db } = await opening;
    this.queue.track(this.connection.getClient());
    this.closeController.signal.throwIfAborted();
    if (!db) throw new Error('The connection was closed.');
    return db;
  }

  private detectStandaloneServer(client: mongo.MongoClient): void {
    client.on('serverHeartbeatSucceeded', ({ reply }) => {
      // Ignores the server while connected to a replica set, because one of its members may be standalone for a while.
      if (isStandalone(reply) && !this.isConnected) this.giveUp(new StandaloneServerError());
    });
  }

  private async prepare(db: mongo.Db): Promise<void> {
    await migrate(db, this.setup, this.closeController.signal);
    for (const model of Object.values(this.connection.models)) {
      // Creates the collections now, because concurrent transactions that create the same collection would conflict.
      await model.createCollection();
      await model.createIndexes();
    }
    this.isPrepared = true;
    this.readyOrCloseController.abort();
    this.logger.log('MongoDB is connected and its indexes are built');
  }

  private handleError(error: unknown): void {
    if (error instanceof FatalError) {
      this.giveUp(error);
    } else if (!this.isPrepared && !this.closeController.signal.aborted) {
      this.logger.warn({
        msg: "MongoDB can't be used yet",
        ...describeError(error),
        trace: undefined,
      });
    }
  }

  private giveUp(error: FatalError): void {
    this.isPrepared = false;
    this.abortLoop();
    this.resolveFatalError(error);
  }

  private abortLoop(): void {
    this.closeController.abort();
    this.readyOrCloseController.abort();
  }
}

const CONNECTION_OPTIONS = {
  // Acknowledged writes survive a power outage and the loss of a server.
  w: 'majority',
  journal: true,
  wtimeoutMS: 10_000,
  // Short, because each call must get a response within 3 s, even if it is a 503.
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  waitQueueTimeoutMS: 2000,
  socketTimeoutMS: 30_000,
  // Short, to detect quickly that a server died or returned.
  heartbeatFrequencyMS: 2000,
} as const;
