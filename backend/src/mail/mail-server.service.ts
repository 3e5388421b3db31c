import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { CONFIG, type Config } from '../config';

/** The mail server's state, shared by all replicas. */
interface StoredState {
  _id: 'server';
  /** When it last took a mail, or refused one for reasons of the mail itself. */
  worked?: Date;
  failing?: { since: Date; answer: string };
}

/** Mail is sent, put into a folder, or waits for settings. */
export type MailMode = 'smtp' | 'folder' | 'none';

export interface ServerState {
  mode: MailMode;
  worked: Date | null;
  failing: { since: Date; answer: string } | null;
}

/** How long the state is cached. */
const CACHED_MS = 5000;
/** How often a working server is stored as such. */
const NOTED_EVERY_MS = 60 * 1000;

/** Stores whether the mail server works, and since when it doesn't. */
@Injectable()
export class MailServerService {
  private notedAt = -Infinity;
  private known: { isReliable: boolean; at: number } | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async noteWorking(): Promise<void> {
    const now = performance.now();
    if (now - this.notedAt < NOTED_EVERY_MS) return;
    await this.state.updateOne(
      { _id: 'server' },
      { $set: { worked: new Date() }, $unset: { failing: 1 } },
      { upsert: true },
    );
    this.notedAt = now;
    this.known = undefined;
  }

  /** @param answer the server's reply, or why there is none */
  async noteFailing(answer: string): Promise<void> {
    this.notedAt = -Infinity;
    this.known = undefined;
    await this.state.updateOne(
      { _id: 'server' },
      [
        {
          $set: {
            failing: {
              since: { $ifNull: ['$failing.since', '$$NOW'] },
              answer: { $literal: answer },
            },
          },
        },
      ],
      { upsert: true },
    );
  }

  /** Whether mail is delivered, as of some seconds ago. */
  async isReliable(): Promise<boolean> {
    const now = performance.now();
    if (!this.known || now - this.known.at > CACHED_MS) {
      const { mode, failing } = await this.read();
      this.known = { isReliable: mode !== 'none' && failing === null, at: now };
    }
    return this.known.isReliable;
  }

  async read(signal?: AbortSignal): Promise<ServerState> {
    const { smtp, mailDir } = this.config;
    const found = await this.state.findOne({ _id: 'server' }, { signal });
    return {
      mode: smtp ? 'smtp' : mailDir === undefined ? 'none' : 'folder',
      worked: found?.worked ?? null,
      failing: found?.failing ?? null,
    };
  }

  private get state(): mongo.Collection<StoredState> {
    return this.connection.collection<StoredState>('mail');
  }
}
