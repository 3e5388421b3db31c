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

const JOB = 'retention';
/** How often each replica asks whether it is time. */
const CHECK_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** When another replica takes over from one that died; it can be done by both. */
const LEASE_MS = 10 * 60 * 1000;

/** Once a day, bookings whose date is long past lose their owners: one replica sees to it. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watching: Background;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly lists: OwnedLists,
    database: DatabaseService,
  ) {
    this.watching = new Background(database, CHECK_MS, (signal) => this.runIfDue(signal));
  }

  onApplicationBootstrap(): void {
    this.watching.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.watching.stop();
  }

  private async runIfDue(signal: AbortSignal): Promise<void> {
    if (!(await this.jobs.claim(JOB, LEASE_MS))) return;
    await this.lists.disown(this.config.retentionMonths, signal);
    await this.jobs.done(JOB, DAY_MS);
  }
}
