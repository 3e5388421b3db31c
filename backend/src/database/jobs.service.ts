import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { Background } from './background';
import { isDuplicate } from './database-errors';
import { DatabaseService } from './database.service';
import { JobWatch } from './job-watch';

/** A job that one replica does for all of them. */
interface SharedJob {
  _id: string;
  /** When somebody may do it, by the server's clock: the replicas' may differ. */
  due: Date;
  lastSuccess?: Date;
  lastFailure?: Date;
}

interface Times {
  /** How often each replica looks whether the job is due. */
  checkMs: number;
  /** Between its end and when it is due again; if it fails, it is due when the lease is over. */
  everyMs: number;
  /** When another replica takes over from one that died; it can be done by both. */
  leaseMs: number;
}

/** How a job has fared: of a shared one, on whichever replica did it. */
export interface JobReport {
  job: string;
  lastSuccess: Date | null;
  /** Null also where it has succeeded since. */
  lastFailure: Date | null;
}

type Work = (signal: AbortSignal) => Promise<void>;

/**
 * The work that is done beside the calls, from the app's start to its end. What is to be done once for all
 * replicas has a document that says when it is due.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private readonly backgrounds: Background[] = [];
  private readonly watches = new Map<string, JobWatch>();
  private readonly shared = new Set<string>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly database: DatabaseService,
  ) {}

  /** Has every replica do a job, again after each pause. */
  runOnEveryReplica(job: string, pauseMs: number, work: Work): void {
    const watch = this.watch(job);
    this.run(watch, pauseMs, async (signal) => {
      await work(signal);
      watch.succeeded();
    });
  }

  /** Has one replica, whichever comes first, do a job whenever it is due. */
  runOnOneReplica(job: string, { checkMs, everyMs, leaseMs }: Times, work: Work): void {
    const watch = this.watch(job);
    this.shared.add(job);
    this.run(watch, checkMs, async (signal) => {
      if (!(await this.claim(job, leaseMs))) return;
      try {
        await work(signal);
      } catch (error) {
        // Where the database went away, that can't be written down.
        if (!signal.aborted) await this.note(job, 'lastFailure').catch(() => undefined);
        throw error;
      }
      await this.note(job, 'lastSuccess', everyMs);
      watch.succeeded();
    });
  }

  onApplicationBootstrap(): void {
    for (const background of this.backgrounds) background.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.backgrounds.map((background) => background.stop()));
  }

  /** How all jobs fare, by their names. */
  async reports(signal?: AbortSignal): Promise<JobReport[]> {
    const projection = { lastSuccess: 1, lastFailure: 1 };
    const stored = await this.jobs
      .find({ _id: { $in: [...this.shared] } }, { projection, signal })
      .toArray();
    return [...this.watches]
      .map(([job, watch]) => {
        const told = this.shared.has(job) ? stored.find(({ _id }) => _id === job) : watch;
        return toReport(job, told ?? {});
      })
      .sort((a, b) => (a.job < b.job ? -1 : 1));
  }

  /** How often each job has failed on this replica. */
  failures(): { job: string; failures: number }[] {
    return [...this.watches].map(([job, { failures }]) => ({ job, failures }));
  }

  private watch(job: string): JobWatch {
    const watch = new JobWatch(job, this.logger);
    this.watches.set(job, watch);
    return watch;
  }

  private run(watch: JobWatch, pauseMs: number, work: Work): void {
    const onFailure = (error: unknown) => {
      watch.failed(error);
    };
    this.backgrounds.push(new Background(this.database, { pauseMs, work, onFailure }));
  }

  /**
   * Whether the job is due, and this caller's. Until the lease is over nobody else gets it; a caller that
   * died is replaced then.
   */
  private async claim(job: string, leaseMs: number): Promise<boolean> {
    if (!(await this.jobs.findOne({ _id: job }))) await this.insert(job);
    const { modifiedCount } = await this.jobs.updateOne(
      { _id: job, $expr: { $lte: ['$due', '$$NOW'] } },
      [{ $set: { due: dueIn(leaseMs) } }],
    );
    return modifiedCount === 1;
  }

  /** Notes how a turn ended, and when the job is due again: where that isn't said, when the lease is over. */
  private async note(
    job: string,
    outcome: 'lastSuccess' | 'lastFailure',
    againInMs?: number,
  ): Promise<void> {
    const again = againInMs === undefined ? {} : { due: dueIn(againInMs) };
    await this.jobs.updateOne({ _id: job }, [{ $set: { [outcome]: '$$NOW', ...again } }]);
  }

  private async insert(job: string): Promise<void> {
    try {
      await this.jobs.insertOne({ _id: job, due: new Date(0) });
    } catch (error) {
      // Another replica was faster.
      if (!isDuplicate(error)) throw error;
    }
  }

  private get jobs(): mongo.Collection<SharedJob> {
    return this.connection.collection<SharedJob>('jobs');
  }
}

function dueIn(ms: number) {
  return { $add: ['$$NOW', ms] };
}

function toReport(
  job: string,
  { lastSuccess = null, lastFailure = null }: Partial<Omit<JobReport, 'job'>>,
): JobReport {
  const isOver = lastSuccess !== null && lastFailure !== null && lastFailure <= lastSuccess;
  return { job, lastSuccess, lastFailure: isOver ? null : lastFailure };
}
