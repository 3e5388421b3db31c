import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { CONFIG, type Config } from '../config';

/** The mail server's state, shared by all replicas. */
interface StoredState {
  _id: 'server';
  /** When the server last accepted an email, or rejected one for a reason that concerns only that email. */
  worked?: Date;
  failing?: { since: Date; answer: string };
}

/** Emails are sent to a server, saved to a folder, or kept until a mail server is set. */
export const MAIL_MODES = ['smtp', 'folder', 'none'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

export interface ServerState {
  mode: MailMode;
  /** When the server last worked; null if never. */
  worked: Date | null;
  /** The current failure; null while the server works. */
  failing: { since: Date; answer: string } | null;
}

/** How long {@link MailServerService.isReliable} is cached. */
const CACHE_MS = 5000;
/** The minimum time between writes to the database while the server works. */
const STORE_INTERVAL_MS = 60 * 1000;

/** Stores whether the mail server works, and if it doesn't, when it stopped working. */
@Injectable()
export class MailServerService {
  private storedAt = -Infinity;
  private cached: { isReliable: boolean; at: number } | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async markAsWorking(): Promise<void> {
    const now = performance.now();
    if (now - this.storedAt < STORE_INTERVAL_MS) return;
    await this.state.updateOne(
      { _id: 'server' },
      { $set: { worked: new Date() }, $unset: { failing: 1 } },
      { upsert: true },
    );
    this.storedAt = now;
    this.cached = undefined;
  }

  /** @param detail the server's reply, or why there is none */
  async markAsFailing(detail: string): Promise<void> {
    this.storedAt = -Infinity;
    this.cached = undefined;
    await this.state.updateOne(
      { _id: 'server' },
      [
        {
          $set: {
            failing: {
              since: { $ifNull: ['$failing.since', '$$NOW'] },
              answer: { $literal: detail },
            },
          },
        },
      ],
      { upsert: true },
    );
  }

  /** Whether a mail server or folder is set, and accepts emails. The result is cached for a few seconds. */
  async isReliable(): Promise<boolean> {
    const now = performance.now();
    if (!this.cached || now - this.cached.at > CACHE_MS) {
      const { mode, failing } = await this.read();
      this.cached = { isReliable: mode !== 'none' && failing === null, at: now };
    }
    return this.cached.isReliable;
  }

  async read(signal?: AbortSignal): Promise<ServerState> {
    const { smtp, mailDir } = this.config;
    const storedState = await this.state.findOne({ _id: 'server' }, { signal });
    return {
      mode: smtp ? 'smtp' : mailDir === undefined ? 'none' : 'folder',
      worked: storedState?.worked ?? null,
      failing: storedState?.failing ?? null,
    };
  }

  private get state(): mongo.Collection<StoredState> {
    return this.connection.collection<StoredState>('mail');
  }
}
