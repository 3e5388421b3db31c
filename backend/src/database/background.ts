import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseService } from './database.service';

/** A piece of work that is done again and again beside the calls, while there is a database to do it in. */
export class Background {
  private readonly closing = new AbortController();
  private running?: Promise<void>;

  /**
   * @param pauseMs between the end of one turn and the begin of the next
   * @param work may fail: the next turn makes up for it. What takes long stops when its signal is aborted
   */
  constructor(
    private readonly database: DatabaseService,
    private readonly pauseMs: number,
    private readonly work: (signal: AbortSignal) => Promise<void>,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Resolves when the last turn is over. */
  async stop(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      if (this.database.ready) await this.work(signal).catch(() => undefined);
      await wait(this.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
