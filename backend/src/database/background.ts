import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseService } from './database.service';

interface Task {
  /** The pause between the end of a run and the start of the next. */
  pauseMs: number;
  /** May fail, because the next run tries again. Long work must stop when the signal is aborted. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Called with the error of a failed run, unless the task was being stopped. */
  onFailure: (error: unknown) => void;
}

/** Repeats a task in the background while the database is ready. */
export class Background {
  private closing?: AbortController;
  private running?: Promise<void>;

  constructor(
    private readonly database: Pick<DatabaseService, 'ready'>,
    private readonly task: Task,
  ) {}

  start(): void {
    this.closing = new AbortController();
    this.running = this.run(this.closing.signal);
  }

  /** Resolves when the last run has ended. */
  async stop(): Promise<void> {
    this.closing?.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    const { pauseMs, work, onFailure } = this.task;
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
