import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ConnectionStates, type Connection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { CONFIG, type Config } from '../config';

const RETRY_MS = 1000;

/**
 * Opens the connection in the background, so that the API is up, and can say that it is not ready,
 * whether or not MongoDB is. Once open, the driver reconnects by itself.
 */
@Injectable()
export class DatabaseService
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(DatabaseService.name);
  private readonly closing = new AbortController();
  private indexesBuilt = false;
  private opening?: Promise<void>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Connected, and every index stands: before that, uniqueness would not be enforced. */
  get ready(): boolean {
    return this.indexesBuilt && this.connected;
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

  onApplicationBootstrap(): void {
    this.opening = this.open();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.opening;
  }

  /** Nest calls this when the last running request is answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }

  private async open(): Promise<void> {
    while (!this.closing.signal.aborted && !this.indexesBuilt) {
      try {
        if (!this.connected) await this.connection.openUri(this.config.mongodbUri, TIMEOUTS);
        for (const model of Object.values(this.connection.models)) await model.createIndexes();
        this.indexesBuilt = true;
        this.logger.log('MongoDB is connected and its indexes are built');
      } catch (error) {
        this.logger.warn(
          `MongoDB can't be used yet: ${error instanceof Error ? error.message : 'unknown'}`,
        );
        await wait(RETRY_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
      }
    }
  }
}

/** Short, since a visitor is waiting: an answer must be there within 3 s, if only "try again". */
const TIMEOUTS = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  waitQueueTimeoutMS: 2000,
  socketTimeoutMS: 30_000,
  // Notices a dead server, and its return, quickly.
  heartbeatFrequencyMS: 2000,
};
