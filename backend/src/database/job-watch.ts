import type { Logger } from '@nestjs/common';
import { describeError } from './describe-error';

/** A repeated failure is logged again only after this time. */
const REPEAT_AFTER_MS = 10 * 60 * 1000;

/** Counts the failures of a background job in this process, and logs them. */
export class JobWatch {
  failureCount = 0;
  lastSuccess: Date | null = null;
  lastFailure: Date | null = null;
  private lastLogged?: { failure: string; at: number };

  constructor(
    private readonly job: string,
    private readonly logger: Logger,
  ) {}

  recordSuccess(): void {
    this.lastSuccess = new Date();
    if (this.lastLogged) this.logger.log({ msg: 'A background job works again', job: this.job });
    this.lastLogged = undefined;
  }

  recordFailure(error: unknown): void {
    this.failureCount++;
    this.lastFailure = new Date();
    const description = describeError(error);
    const failure = JSON.stringify(description);
    const now = Date.now();
    if (this.lastLogged?.failure === failure && now - this.lastLogged.at < REPEAT_AFTER_MS) return;
    this.lastLogged = { failure, at: now };
    this.logger.error({ msg: 'A background job failed', job: this.job, ...description });
  }
}
