import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { Background } from '../database/background';
import { DatabaseService } from '../database/database.service';
import { JobsService } from '../database/jobs.service';
import { OwnedLists } from '../owner/owned-lists';

/** How often each replica asks whether it is time. */
const CHECK_MS = 5000;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When another replica takes over from one that died; it can be done by both. */
const LEASE_MS = 10 * MINUTE_MS;

interface Task {
  name: string;
  everyMs: number;
  run: (signal: AbortSignal) => Promise<void>;
}

/**
 * Bookings lose their owners, and stay as figures: once a day those whose date is long past, every few
 * minutes those that are kept no longer. One replica sees to it.
 */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watching: Background;
  private readonly tasks: readonly Task[];

  constructor(
    @Inject(CONFIG) { retentionMonths }: Config,
    private readonly jobs: JobsService,
    lists: OwnedLists,
    database: DatabaseService,
  ) {
    this.tasks = [
      { name: 'expiry', everyMs: 3 * MINUTE_MS, run: (signal) => lists.lapse(signal) },
      {
        name: 'retention',
        everyMs: DAY_MS,
        run: (signal) => lists.disown(retentionMonths, signal),
      },
    ];
    this.watching = new Background(database, CHECK_MS, (signal) => this.runIfDue(signal));
  }

  onApplicationBootstrap(): void {
    this.watching.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.watching.stop();
  }

  private async runIfDue(signal: AbortSignal): Promise<void> {
    for (const { name, everyMs, run } of this.tasks) {
      await this.jobs.runIfDue(name, { everyMs, leaseMs: LEASE_MS }, () => run(signal));
    }
  }
}
