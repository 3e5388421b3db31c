import type { Logger } from '@nestjs/common';
import { describeError } from './describe-error';

/** A failure that comes back with every turn is logged once in this time. */
const AGAIN_AFTER_MS = 10 * 60 * 1000;

/** How a background job fares in this process; its failures are logged. */
export class JobWatch {
  /** How often it has failed. */
  failures = 0;
  lastSuccess: Date | null = null;
  lastFailure: Date | null = null;
  private logged?: { what: string; at: number };

  constructor(
    private readonly job: string,
    private readonly logger: Logger,
  ) {}

  succeeded(): void {
    this.lastSuccess = new Date();
    if (this.logged) this.logger.log({ msg: 'A background job works again', job: this.job });
    this.logged = undefined;
  }

  failed(error: unknown): void {
    this.failures++;
    this.lastFailure = new Date();
    const description = describeError(error);
    const what = JSON.stringify(description);
    const at = Date.now();
    if (this.logged?.what === what && at - this.logged.at < AGAIN_AFTER_MS) return;
    this.logged = { what, at };
    this.logger.error({ msg: 'A background job failed', job: this.job, ...description });
  }
}
