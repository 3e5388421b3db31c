import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseService } from './database.service';

interface Turns {
  /** Between the end of one turn and the beginning of the next. */
  pauseMs: number;
  /** May fail: the next turn makes up for it. What takes long stops when its signal is aborted. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Is told why a turn has failed, unless it was to stop. */
  onFailure: (error: unknown) => void;
}

/** A piece of work that is done again and again beside the calls, while there is a database to do it in. */
export class Background {
  private readonly closing = new AbortController();
  private running?: Promise<void>;

  constructor(
    private readonly database: Pick<DatabaseService, 'ready'>,
    private readonly turns: Turns,
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
    const { pauseMs, work, onFailure } = this.turns;
    while (!signal.aborted) {
      if (this.database.ready) {
        await work(signal).catch((error: unknown) => {
          if (!signal.aborted) onFailure(error);
        });
      }
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
