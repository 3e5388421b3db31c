import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { CONFIG, type Config } from '../config';

/** How the mail server fares, as all replicas know it. */
interface StoredState {
  _id: 'server';
  /** When it last took a mail, or refused one for the mail's own sake. */
  worked?: Date;
  failing?: { since: Date; answer: string };
}

/** What the site does with mail: sends it, keeps it in a folder, or waits for settings. */
export type MailMode = 'smtp' | 'folder' | 'none';

export interface ServerState {
  mode: MailMode;
  worked: Date | null;
  failing: { since: Date; answer: string } | null;
}

/** For so long it is known whether the server is failing. */
const KNOWN_MS = 5000;
/** After so long it is noted again that the server works. */
const NOTED_EVERY_MS = 60 * 1000;

/** Whether the mail server works, and since when it doesn't. */
@Injectable()
export class MailServerService {
  private notedAt = -Infinity;
  private known: { isReliable: boolean; at: number } | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async works(): Promise<void> {
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

  /** @param answer what it said, or why nothing came */
  async fails(answer: string): Promise<void> {
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

  /** Whether mails reach people, as of some seconds ago. */
  async isReliable(): Promise<boolean> {
    const now = performance.now();
    if (!this.known || now - this.known.at > KNOWN_MS) {
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
