import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseService } from './database.service';

/** A task that a background loop repeats. */
interface Task {
  /** The pause between the end of a run and the start of the next. */
  pauseMs: number;
  /** Does one run. May throw, because the next run tries again. Must stop soon when the signal is aborted. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Called with the error of a failed run, unless the task was being stopped. */
  onFailure: (error: unknown) => void;
}

/** Repeats a task in the background while the database is ready. */
export class BackgroundLoop {
  private abortController?: AbortController;
  private finished?: Promise<void>;

  constructor(
    private readonly database: Pick<DatabaseService, 'ready'>,
    private readonly task: Task,
  ) {}

  start(): void {
    this.abortController = new AbortController();
    this.finished = this.run(this.abortController.signal);
  }

  /** Stops the loop. Resolves when the last run has ended. */
  async stop(): Promise<void> {
    this.abortController?.abort();
    await this.finished;
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
