import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { BackgroundLoop } from './background-loop';
import { DatabaseService } from './database.service';
import { JobWatch } from './job-watch';

/** A job that one replica runs on behalf of all replicas. */
interface SharedJob {
  _id: string;
  /** When a replica may next run the job. Uses MongoDB's clock, because the replicas' clocks may differ. */
  due: Date;
  lastSuccess?: Date;
  lastFailure?: Date;
}

interface Schedule {
  /** The interval at which each replica checks whether the job is due. */
  checkMs: number;
  /** The time from a success until the job is due again. After a failure, the job is due again when the lease ends. */
  everyMs: number;
  /** The time after which another replica may run the job, even if the first replica is still running it. */
  leaseMs: number;
}

/** When a job last succeeded and last failed: on any replica if the job is shared, and otherwise on this replica. */
export interface JobReport {
  job: string;
  lastSuccess: Date | null;
  /** Null if the job has succeeded since. */
  lastFailure: Date | null;
}

type Work = (signal: AbortSignal) => Promise<void>;

/** Runs the background jobs while the app runs. The database stores when each shared job is next due. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private readonly loops: BackgroundLoop[] = [];
  private readonly watches = new Map<string, JobWatch>();
  private readonly sharedJobs = new Set<string>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly database: DatabaseService,
  ) {}

  /** Adds a job that every replica runs, with a pause after each run. */
  runOnEveryReplica(job: string, pauseMs: number, work: Work): void {
    const watch = this.addWatch(job);
    this.addLoop(watch, pauseMs, async (signal) => {
      await work(signal);
      watch.recordSuccess();
    });
  }

  /** Adds a job that one replica runs on behalf of all replicas, whenever the job is due. */
  runOnOneReplica(job: string, { checkMs, everyMs, leaseMs }: Schedule, work: Work): void {
    const watch = this.addWatch(job);
    this.sharedJobs.add(job);
    this.addLoop(watch, checkMs, async (signal) => {
      if (!(await this.claimJob(job, leaseMs))) return;
      try {
        await work(signal);
      } catch (error) {
        // If the database is down, the failure can't be recorded.
        if (!signal.aborted) await this.recordRun(job, 'lastFailure').catch(() => undefined);
        throw error;
      }
      await this.recordRun(job, 'lastSuccess', everyMs);
      watch.recordSuccess();
    });
  }

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  /** Returns the reports of all jobs, sorted by name. */
  async getReports(signal?: AbortSignal): Promise<JobReport[]> {
    const projection = { lastSuccess: 1, lastFailure: 1 };
    const stored = await this.jobs
      .find({ _id: { $in: [...this.sharedJobs] } }, { projection, signal })
      .toArray();
    return [...this.watches]
      .map(([job, watch]) => {
        const times = this.sharedJobs.has(job) ? stored.find(({ _id }) => _id === job) : watch;
        return toReport(job, times ?? {});
      })
      .sort((a, b) => (a.job < b.job ? -1 : 1));
  }

  /** Returns the number of failures of each job on this replica. */
  getFailureCounts(): { job: string; failures: number }[] {
    return [...this.watches].map(([job, { failureCount }]) => ({ job, failures: failureCount }));
  }

  private addWatch(job: string): JobWatch {
    const watch = new JobWatch(job, this.logger);
    this.watches.set(job, watch);
    return watch;
  }

  private addLoop(watch: JobWatch, pauseMs: number, work: Work): void {
    const onFailure = (error: unknown) => {
      watch.recordFailure(error);
    };
    this.loops.push(new BackgroundLoop(this.database, { pauseMs, work, onFailure }));
  }

  /** Claims a due job until the lease ends. Returns false if the job isn't due, or another replica has claimed it. */
  private async claimJob(job: string, leaseMs: number): Promise<boolean> {
    const isDue = { $lte: [{ $ifNull: ['$due', '$$NOW'] }, '$$NOW'] };
    const { modifiedCount, upsertedCount } = await this.jobs.updateOne(
      { _id: job },
      [{ $set: { due: { $cond: [isDue, dueIn(leaseMs), '$due'] } } }],
      { upsert: true },
    );
    return modifiedCount + upsertedCount === 1;
  }

  /** Records the time of a run's success or failure. Without `dueInMs`, the job is due again when the lease ends. */
  private async recordRun(
    job: string,
    timeField: 'lastSuccess' | 'lastFailure',
    dueInMs?: number,
  ): Promise<void> {
    const due = dueInMs === undefined ? {} : { due: dueIn(dueInMs) };
    await this.jobs.updateOne({ _id: job }, [{ $set: { [timeField]: '$$NOW', ...due } }]);
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
  const hasRecovered = lastSuccess !== null && lastFailure !== null && lastFailure <= lastSuccess;
  return { job, lastSuccess, lastFailure: hasRecovered ? null : lastFailure };
}
